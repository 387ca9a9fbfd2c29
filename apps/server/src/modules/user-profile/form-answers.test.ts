import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { prepareSession } from '../../testing/flow.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const ADDRESS = '/api/profile/form-answers';
const SALARY = '71,000 to 77,000';

describeOnDatabases('answers for application forms', (kind) => {
  let app: TestApp;
  let owner: Browser;
  beforeAll(async () => {
    app = await startTestApp(kind);
    owner = app.openBrowser();
    await owner.register('faye.forms');
  });
  afterAll(() => app.close());

  const save = (json: object, browser = owner) => browser.patch(ADDRESS, json);
  const kept = async (browser = owner) => (await browser.get(ADDRESS)).json.answers;

  it('are none at first, kept once given, and deleted when emptied', async () => {
    expect(await kept()).toEqual({});
    const saved = await save({ noticePeriod: ' 4 weeks ', salaryExpectation: SALARY });
    expect([saved.status, saved.json.answers]).toEqual([
      200,
      { noticePeriod: '4 weeks', salaryExpectation: SALARY },
    ]);
    expect(await kept()).toEqual({ noticePeriod: '4 weeks', salaryExpectation: SALARY });
    await save({ noticePeriod: '2 weeks', salaryExpectation: '' });
    expect(await kept()).toEqual({ noticePeriod: '2 weeks' });
  });

  it('stay where a write names others: two tabs each save their own', async () => {
    await save({ noticePeriod: '4 weeks', salaryExpectation: SALARY });
    await Promise.all([
      save({ noticePeriod: '6 weeks' }),
      save({ salaryExpectation: '80,000' }),
      save({}),
    ]);
    expect(await kept()).toEqual({ noticePeriod: '6 weeks', salaryExpectation: '80,000' });
    await save({ salaryExpectation: '' });
    expect(await kept()).toEqual({ noticePeriod: '6 weeks' });
  });

  it('are one person’s own, of a bounded length, and nobody’s without a sign-in', async () => {
    const other = app.openBrowser();
    expect((await other.get(ADDRESS)).status).toBe(401);
    await other.register('otis.other');
    expect(await kept(other)).toEqual({});
    expect((await save({ noticePeriod: 'x'.repeat(201) })).status).toBe(422);
  });

  it('stand in no resume session and in no text of it', async () => {
    await save({ noticePeriod: '9 fortnights', salaryExpectation: SALARY });
    const { id } = await prepareSession(owner);
    const session = JSON.stringify((await owner.get(`/api/resume-sessions/${id}`)).json);
    expect(session).not.toContain(SALARY);
    expect(session).not.toContain('9 fortnights');
  });
});
