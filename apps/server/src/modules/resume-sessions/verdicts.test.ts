import type { Change } from '@trueline/contracts';
import { type ModelServer, startModelServer } from '@trueline/host/testing/model-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MIGRATIONS } from '../../migrations/index.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnOneDatabase } from '../../testing/databases.ts';
import { optimizeSession, prepareSession } from '../../testing/flow.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const WROTE = 'Wrote SQL queries for the finance team.';
const APPROVED = 'Approved SQL queries for the finance team.';
const NUMBERED = 'Wrote 900 SQL queries for the finance team.';

/** A model that says all of this of the one line. */
const saying =
  (values: string[]) =>
  ({ data }: { data: string }) => ({
    items: ((JSON.parse(data) as { lines?: { path: string; text: string }[] }).lines ?? [])
      .filter(({ text }) => text === WROTE)
      .flatMap(({ path }) => values.map((text) => ({ path, text }))),
  });

describeOnOneDatabase('verdicts on changes', (kind) => {
  let model: ModelServer;
  let app: TestApp;
  let owner: Browser;
  let id: string;
  beforeAll(async () => {
    model = await startModelServer();
    model.behavior = saying([NUMBERED, APPROVED]);
    const environment = { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'm' };
    app = await startTestApp(kind, { environment });
    owner = app.openBrowser();
    await owner.register('nora.owner');
    ({ id } = await prepareSession(owner));
    await optimizeSession(owner, id);
  });
  afterAll(async () => {
    await app.close();
    await model.close();
  });

  const at = (path = '') => `/api/resume-sessions/${id}${path}`;
  const get = async () => (await owner.get(at())).json.resumeSession;
  const find = ({ changes }: { changes: Change[] }) =>
    changes.find(({ after }) => after === APPROVED);
  const decide = async (decision: string) => {
    const changeId = find(await get())?.id ?? '';
    const answer = await owner.patch(at(), { decisions: { [changeId]: decision } });
    expect(answer.status).toBe(200);
    return answer.json.resumeSession;
  };
  const text = async () => (await owner.get(at('/files/resume.txt'))).text.replace(/\s+/g, ' ');
  const sentence = async () => {
    const proof = (await owner.get(at('/files/proof.json'))).json;
    const { sentences } = proof.outputs[0];
    return sentences.find((one: { text: string }) => [WROTE, APPROVED].includes(one.text));
  };

  it('offer a doubted wording with its words, off, and a contradicted one nowhere', async () => {
    const session = await get();
    expect(find(session)).toMatchObject({
      verdict: 'confirm',
      decision: 'rejected',
      doubts: [
        { text: 'Approved', start: 0, end: 8, instead: 'Wrote', reason: expect.any(String) },
      ],
    });
    expect(find(session)?.statement).toBeUndefined();
    expect(JSON.stringify(session)).not.toContain('900');
    expect(await text()).toContain(WROTE);
    expect(session.degraded).toBe(false);
  });

  it('take the word of the person for it, with its time, until it is taken back', async () => {
    const before = await get();
    const said = await decide('accepted');
    const { statement } = find(said) ?? {};
    expect(statement).toEqual({
      wording: APPROVED,
      confirmedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      source: { path: find(said)?.path, text: WROTE },
    });
    expect(await text()).toContain(APPROVED);
    expect(await sentence()).toMatchObject({
      text: APPROVED,
      decision: 'confirmed-by-you',
      confirmedAt: statement?.confirmedAt,
      wording: APPROVED,
      sources: [{ text: WROTE }],
    });
    // Another call leaves the statement as it is.
    await owner.patch(at(), { includeCoverLetter: true });
    expect(find(await get())?.statement).toEqual(statement);

    const back = await decide('rejected');
    expect(find(back)?.statement).toBeUndefined();
    expect(back.optimizedScore).toBe(before.optimizedScore);
    expect(await text()).not.toContain(APPROVED);
    expect(await sentence()).toMatchObject({ decision: 'unchanged' });
  });

  it('read in a session that was stored with their former names', async () => {
    const now = await get();
    const store = (changes: unknown) =>
      sql`update resume_sessions
        set result = jsonb_set(result, '{changes}', ${JSON.stringify(changes)}::jsonb)
        where id = ${id}`.execute(app.database.db);
    const former = now.changes.map(({ doubts: _, ...change }: Change) => ({
      ...change,
      verdict: change.verdict === 'confirm' ? 'flag' : 'accept',
      decision: change.after === APPROVED ? 'accepted' : change.decision,
    }));
    await store(former);
    const verdicts = async () => (await get()).changes.map(({ verdict }: Change) => verdict);
    const expected = now.changes.map(({ verdict }: Change) => verdict);
    expect(await verdicts()).toEqual(expected);

    await MIGRATIONS['0011-verdicts']?.up(app.database.db);
    expect(await verdicts()).toEqual(expected);
    const { rows } = await sql<{ changes: Change[] }>`
      select result->'changes' as changes from resume_sessions where id = ${id}`.execute(
      app.database.db,
    );
    expect(rows[0]?.changes.map((change) => [change.id, change.verdict])).toEqual(
      now.changes.map((change: Change) => [change.id, change.verdict]),
    );

    // What was accepted then stays so, and is no statement before the person says it anew.
    await owner.patch(at(), { includeCoverLetter: false });
    expect(find(await get())).toMatchObject({ decision: 'accepted' });
    expect(find(await get())?.statement).toBeUndefined();
    expect((await sentence()).decision).toBe('accepted');
    expect(find(await decide('accepted'))?.statement).toMatchObject({ wording: APPROVED });
    await decide('rejected');
  });
});
