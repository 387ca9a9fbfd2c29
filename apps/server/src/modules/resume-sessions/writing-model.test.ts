import type { ModelItem } from '@trueline/contracts';
import { type ModelServer, startModelServer } from '@trueline/host/testing/model-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { prepareSession, waitFor, waitForEnd } from '../../testing/flow.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const CHECKED = 'Checked 200 invoices a week.';
const WAS = 'Was in charge of checking 200 invoices a week.';

/** A model that rewords one line and then goes on writing for a long while. */
const longWinded = ({ data }: { data: string }): unknown => {
  const { lines = [] } = JSON.parse(data) as { lines?: { path: string; text: string }[] };
  const items = lines.flatMap(({ path, text }): ModelItem[] =>
    text === WAS ? [{ path, text: CHECKED }] : [],
  );
  return `${JSON.stringify({ items }).replace(/\]\}$/, '')}${', '.repeat(3_000)}`;
};

let people = 0;

describeOnDatabases('a language model that writes', (kind) => {
  let model: ModelServer;
  let app: TestApp;
  let owner: Browser;
  let id: string;
  beforeAll(async () => {
    model = await startModelServer();
    model.behavior = longWinded;
    model.stream = { by: 'word', pauseMs: 20 };
    const environment = { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'm' };
    app = await startTestApp(kind, { environment });
  });
  afterAll(async () => {
    await app.close();
    await model.close();
  });
  beforeEach(async () => {
    people += 1;
    owner = app.openBrowser();
    await owner.register(`model.owner.${people}`);
    ({ id } = await prepareSession(owner));
    await owner.post(`/api/resume-sessions/${id}/optimize`);
  });
  const get = async () => (await owner.get(`/api/resume-sessions/${id}`)).json.resumeSession;

  it('is read while it writes, and stopped on the owner’s word with what is there kept', async () => {
    await waitFor(
      () => owner.get(`/api/resume-sessions/${id}`),
      ({ json }) => json.resumeSession.progress?.step === 'writing',
    );
    expect((await get()).progress.message).toBe(`In better words: “${CHECKED}”`);
    const stopped = await owner.post(`/api/resume-sessions/${id}/stop-writing`);
    expect([stopped.status, stopped.json.resumeSession.progress.step]).toEqual([200, 'stopping']);
    const session = await waitForEnd(owner, id);
    expect([session.status, session.degraded]).toEqual(['completed', false]);
    const after = session.changes.map((change: { after: string }) => change.after);
    expect(after).toContain(CHECKED);
    expect((await owner.post(`/api/resume-sessions/${id}/stop-writing`)).status).toBe(409);
  });

  it('is stopped by its owner alone', async () => {
    const other = app.openBrowser();
    await other.register(`model.other.${people}`);
    expect((await other.post(`/api/resume-sessions/${id}/stop-writing`)).status).toBe(404);
    await owner.post(`/api/resume-sessions/${id}/stop-writing`);
    await waitForEnd(owner, id);
  });
});
