import type { Ask, ResumeSession } from '@trueline/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { optimizeSession, prepareSession } from '../../testing/flow.ts';
import { SAMPLE_JOB } from '../../testing/sample.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describeOnDatabases('answers to what only the person knows', (kind) => {
  let app: TestApp;
  let owner: Browser;
  let id: string;
  let resumeId: string;
  beforeAll(async () => {
    app = await startTestApp(kind);
    owner = app.openBrowser();
    await owner.register('nora.answers');
    ({ id, resumeId } = await prepareSession(owner));
    await optimizeSession(owner, id);
  });
  afterAll(() => app.close());

  const get = async (): Promise<ResumeSession> =>
    (await owner.get(`/api/resume-sessions/${id}`)).json.resumeSession;
  const patch = (json: unknown) => owner.patch(`/api/resume-sessions/${id}`, json);
  const known = async () => (await owner.get('/api/profile/answers')).json.items;
  const find = (asks: readonly Ask[] | undefined, term: string) =>
    asks?.find(({ type, about }) => type === 'experience' && about.terms?.includes(term)) as Ask;
  const runAnew = async (): Promise<ResumeSession> => {
    const made = await owner.post('/api/resume-sessions', { resumeId });
    const { id: newId } = made.json.resumeSession;
    await owner.patch(`/api/resume-sessions/${newId}`, { jobDescription: SAMPLE_JOB });
    return optimizeSession(owner, newId);
  };
  const documentOf = (session: ResumeSession) => JSON.stringify(session.document);
  const values = { what: 'load 12 tables a night' };

  it('become lines at once, and move what is within reach', async () => {
    const before = await get();
    expect(before.withinReach).toBeGreaterThanOrEqual(before.optimizedScore);
    expect(before.rounds).toBe(1);
    const ask = find(before.asks, 'Snowflake');
    const answers = [{ ask: ask.id, option: 'yes', values }];
    const answered = (await patch({ answers })).json.resumeSession;
    expect(answered.answers).toEqual(answers);
    expect(documentOf(answered)).toContain('Snowflake to load 12 tables a night');
    expect(answered.optimizedScore).toBeGreaterThan(before.optimizedScore);
    expect(answered.asks.map((one: Ask) => one.id)).toEqual(before.asks?.map((one) => one.id));
  });

  it('stay beside answers to other asks, and go when they are taken back', async () => {
    const ask = find((await get()).asks, 'Tableau');
    const both = (await patch({ answers: [{ ask: ask.id, option: 'no' }] })).json.resumeSession;
    expect(both.answers).toHaveLength(2);
    const one = (await patch({ answers: [{ ask: ask.id, text: '' }] })).json.resumeSession;
    expect(one.answers).toHaveLength(1);
  });

  it.each([
    [[{ ask: 'nobody', option: 'yes' }], 'answers.0'],
    [[{ ask: 'nobody', text: 'Yes.' }], 'answers.0'],
    [{ nobody: 'Yes.' }, 'answers.nobody'],
  ])('are refused by their place: %j', async (answers, field) => {
    const refused = await patch({ answers });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.json.fields)).toEqual([field]);
  });

  it('take a depth and more rounds, and nothing beyond', async () => {
    const { resumeSession } = (await patch({ depth: 'light', rounds: 2 })).json;
    expect(resumeSession).toMatchObject({ depth: 'light', rounds: 2 });
    expect((await patch({ depth: 'deepest' })).status).toBe(422);
    expect((await patch({ rounds: 0 })).status).toBe(422);
  });

  it('are kept in the profile, used in the next session without asking, and gone with their deletion', async () => {
    const [told] = await known();
    expect(told.fact).toMatchObject({
      section: 'work',
      line: expect.stringContaining('12 tables'),
    });
    const second = await runAnew();
    expect(find(second.asks, 'Snowflake')).toBeUndefined();
    expect(documentOf(second)).toContain('12 tables a night');
    expect(second.answers).toEqual([]);

    expect((await owner.delete(`/api/profile/answers/${told.id}`)).status).toBe(204);
    const third = await runAnew();
    expect(documentOf(third)).not.toContain('12 tables');
    expect(find(third.asks, 'Snowflake')).toBeDefined();
    await optimizeSession(owner, id);
    expect(documentOf(await get())).not.toContain('12 tables');
    expect(await known()).toEqual([]);
  });

  it('that leave a needed blank empty are asked for it, and are no "no"', async () => {
    const ask = find((await get()).asks, 'Snowflake');
    for (const answer of [{}, { values: { what: ' ' } }]) {
      const refused = await patch({ answers: [{ ask: ask.id, option: 'yes', ...answer }] });
      expect(refused.status).toBe(422);
      expect(refused.json.fields['answers.0']).toContain('needs "what"');
    }
    expect((await get()).answers).toEqual([]);
  });

  it('stand in the same session fitted to another ad, and to the first one again', async () => {
    const ask = find((await get()).asks, 'Snowflake');
    await patch({ answers: [{ ask: ask.id, option: 'yes', values }] });
    for (const jobDescription of [
      'Data Engineer\n\nRequirements\n- Snowflake\n- Strong SQL\n- Experience with Airflow',
      SAMPLE_JOB,
    ]) {
      await patch({ jobDescription });
      for (const _ of ['first', 'again']) {
        const session = await optimizeSession(owner, id);
        expect(documentOf(session)).toContain('12 tables a night');
        expect(find(session.asks, 'Snowflake')).toBeUndefined();
      }
    }
    expect(await known()).toHaveLength(1);
  });

  it('of sessions from before there were asks are still there', async () => {
    const questions = JSON.stringify([
      { id: 'q1', kind: 'gap', question: 'Have you used it?', terms: ['Tableau'] },
    ]);
    await sql`
      update resume_sessions
      set answers = '{"q1": "Used it every week."}', known = null,
        result = jsonb_set(result - 'asks', '{questions}', ${questions}::jsonb)
      where id = ${id}`.execute(app.database.db);
    const old = await get();
    expect(old).toMatchObject({ answers: [{ ask: 'q1', text: 'Used it every week.' }] });
    expect(old.asks).toBeUndefined();
    const answered = await patch({ answers: { q1: 'Used it every day.' } });
    expect(answered.json.resumeSession.answers).toEqual([
      { ask: 'q1', text: 'Used it every day.' },
    ]);
    expect(documentOf(answered.json.resumeSession)).toContain('Used Tableau every day');
    const again = await optimizeSession(owner, id);
    expect(documentOf(again)).toContain('Used Tableau every day');
  });
});
