import type { Change, ModelItem, Proposal, RefusedProposal } from '@trueline/contracts';
import { shownLines } from '@trueline/host/testing/model-answers';
import { type ModelServer, startModelServer } from '@trueline/host/testing/model-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { optimizeSession, prepareSession } from '../../testing/flow.ts';
import { SAMPLE_JOB } from '../../testing/sample.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const CLEANED = 'Cleaned customer data from 3 systems with Python.';
const OF = 'Cleaned customer data of 3 systems with Python.';
const SHORT = 'Cleaned data from 3 systems with Python.';

interface Told {
  changes: Change[];
  sentences: { id: string; text: string }[];
  refused: RefusedProposal[];
}

describeOnDatabases('one text shorter, warmer or plainer', (kind) => {
  let app: TestApp;
  let model: ModelServer;
  let owner: Browser;
  let id: string;
  let path: string;
  /** What the model says of the one line that it is asked about. */
  let says: (text: string) => string[] = () => [];
  const behavior = ({ data }: { data: string }) => ({
    items: shownLines(data).flatMap(({ path: at, text }): ModelItem[] =>
      says(text).map((wording) => ({ path: at, text: wording })),
    ),
  });
  beforeAll(async () => {
    model = await startModelServer();
    model.behavior = behavior;
    app = await startTestApp(kind, {
      environment: { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'm', RATE_LIMITS: 'on' },
    });
    owner = app.openBrowser();
    await owner.register('wanda.owner');
    ({ id } = await prepareSession(owner, SAMPLE_JOB));
  });
  afterAll(async () => {
    await app.close();
    await model.close();
  });

  const at = (rest = '') => `/api/resume-sessions/${id}${rest}`;
  const get = async () => (await owner.get(at())).json.resumeSession;
  const here = async (): Promise<Change | undefined> =>
    (await get()).changes.find((change: Change) => change.path === path);
  const textFile = async () => (await owner.get(at('/files/resume.txt'))).text.replace(/\s+/g, ' ');
  const ask = (wish: string, where = path) => owner.post(at('/rewordings'), { wish, path: where });
  const askWell = async (wish: string, where = path): Promise<Told> => {
    const { status, json } = await ask(wish, where);
    expect(status).toBe(200);
    return json;
  };

  it('is told to pages as possible here, and asked for once there is a result', async () => {
    expect((await owner.get('/api/site-settings')).json.languageModel).toBe(true);
    expect((await ask('shorter', 'work[0].highlights[0]')).json.code).toBe('NOT_COMPLETED');
    await optimizeSession(owner, id);
    const { tasks } = (await owner.get(at('/prompts'))).json;
    const task = tasks.find(
      (one: { id: string; prompt: string }) => one.id === 'lines' && one.prompt.includes(CLEANED),
    );
    path = task?.path;
    expect(path).toMatch(/highlights/);
  });

  it('stands in the result where it is proven, whatever stood there, and can be taken back and again', async () => {
    await owner.post(at('/proposals'), { items: [{ task: 'lines', path, text: OF }] });
    const before = await here();
    expect(before?.after).toBe(OF);
    let shown = '';
    says = (text) => {
      shown = text;
      return [SHORT];
    };
    const { changes, refused } = await askWell('shorter');
    expect(shown).toBe(OF);
    expect(refused).toEqual([]);
    expect(changes).toMatchObject([
      { path, after: SHORT, wish: 'shorter', verdict: 'proven', decision: 'accepted' },
    ]);
    expect(await here()).toEqual(changes[0]);
    expect(await textFile()).toContain(SHORT);

    expect((await owner.patch(at(), { wording: before?.id })).status).toBe(200);
    expect(await here()).toEqual(before);
    expect(await textFile()).toContain(OF);
    expect((await owner.patch(at(), { wording: changes[0]?.id })).status).toBe(200);
    expect(await here()).toEqual(changes[0]);
    // Another depth sets the document anew: what the person asked for stays.
    await owner.patch(at(), { depth: 'light' });
    expect(await here()).toMatchObject({ after: SHORT, decision: 'accepted' });
    await owner.patch(at(), { wording: before?.id });
    await owner.patch(at(), { depth: 'fitted' });
    expect((await here())?.after).not.toBe(SHORT);
    const unknown = await owner.patch(at(), { wording: 'nothing' });
    expect(unknown.json).toMatchObject({ code: 'VALIDATION_FAILED', fields: { wording: /./ } });
  });

  it('waits for the person’s word where only they can say so', async () => {
    says = () => ['Cleaned customer data of 3 systems with Python and Airflow.'];
    const { changes } = await askWell('warmer');
    expect(changes).toMatchObject([{ verdict: 'confirm', decision: 'rejected' }]);
    expect(await textFile()).not.toContain('Airflow.');
    await owner.patch(at(), { decisions: { [changes[0]?.id ?? '']: 'accepted' } });
    expect(await here()).toMatchObject({ statement: { wording: changes[0]?.after } });
  });

  it('is refused with its reason where a source contradicts it, after the model was told once', async () => {
    const before = await here();
    model.requests.length = 0;
    says = () => ['Cleaned customer data of 900 systems with Python.'];
    const { changes, refused } = await askWell('plainer');
    expect(changes).toEqual([]);
    expect(refused[0]).toMatchObject({ verdict: 'contradicted' });
    expect(refused[0]?.reason).toContain('900');
    expect(model.requests).toHaveLength(2);
    expect(model.requests[1]).toContain('refused');
    expect(await here()).toEqual(before);
  });

  it('of the letter is offered beside ours, and stays where the person takes it', async () => {
    await owner.patch(at(), { includeCoverLetter: true });
    const { standard, sentences } = (await get()).coverLetter;
    const ours = sentences.standard.find(({ others }: { others?: string[] }) => others?.length);
    const said = ours.text.replace(/^I /, 'Indeed, I ').replace(/\.$/, ' still.');
    says = () => [ours.text.replace(/\.$/, ', as the head of 900 people.')];
    const where = `letter.standard.${ours.id}`;
    expect((await askWell('warmer', where)).sentences).toEqual([]);
    says = () => [ours.others[0].replace(/\s+/g, ' '), said];
    const told = await askWell('plainer', where);
    const [taken] = told.sentences;
    expect(taken?.id).toBe(ours.id);
    const offered = (await get()).coverLetter.sentences.standard.find(
      (one: { id: string }) => one.id === ours.id,
    );
    expect(offered.text).toBe(ours.text);
    expect(offered.others).toContain(taken?.text);
    const own = standard.replace(ours.text, taken?.text);
    await owner.patch(at(), { coverLetter: { standard: own } });
    await owner.patch(at(), { includeAtsMetadata: true });
    expect((await get()).coverLetter.standard).toBe(own);
  });

  it('comes from a model in the browser by the same way', async () => {
    const query = `?wish=shorter&path=${encodeURIComponent(path)}`;
    const { tasks } = (await owner.get(at(`/prompts${query}`))).json;
    expect(tasks).toMatchObject([{ id: 'shorter', path }]);
    const item: Proposal = { task: 'shorter', path, text: SHORT };
    const { json } = await owner.post(at('/proposals'), { items: [item] });
    expect(json.changes).toMatchObject([{ after: SHORT, wish: 'shorter' }]);
  });

  describe('changes nothing', () => {
    it('where the model’s server fails', async () => {
      const before = await here();
      model.behavior = 'fails';
      const answer = await ask('shorter');
      expect(answer.json.code).toBe('MODEL_UNAVAILABLE');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      model.behavior = behavior;
      expect(await here()).toEqual(before);
    });

    it('of what no model may see', async () => {
      model.requests.length = 0;
      expect(await askWell('shorter', 'basics.name')).toEqual({
        changes: [],
        sentences: [],
        refused: [],
      });
      expect(model.requests).toEqual([]);
    });

    it.each([
      ['another wish', { wish: 'longer', path: 'work[0].highlights[0]' }],
      ['no path', { wish: 'shorter' }],
    ])('for %s', async (_what, body) => {
      expect((await owner.post(at('/rewordings'), body)).status).toBe(422);
    });

    it('for whom the result does not belong to', async () => {
      const other = app.openBrowser();
      await other.register('otto.other');
      expect((await other.post(at('/rewordings'), { wish: 'shorter', path })).status).toBe(404);
    });
  });
});

describeOnDatabases('without a model', (kind) => {
  it('nothing is offered, and a call is told so', async () => {
    const app = await startTestApp(kind, {});
    const owner = app.openBrowser();
    await owner.register('nils.owner');
    const { id } = await prepareSession(owner, SAMPLE_JOB);
    await optimizeSession(owner, id);
    expect((await owner.get('/api/site-settings')).json.languageModel).toBe(false);
    const body = { wish: 'shorter', path: 'work[0].highlights[0]' };
    expect((await owner.post(`/api/resume-sessions/${id}/rewordings`, body)).json.code).toBe(
      'CONFLICT',
    );
    await app.close();
  });
});
