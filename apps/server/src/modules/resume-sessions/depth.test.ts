import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { optimizeSession, prepareSession } from '../../testing/flow.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

interface Listed {
  id: string;
  kind: string;
  path: string;
  after: string;
  decision: unknown;
}

/** What the lighter depth leaves as it is. */
const COMPOSED = /^(headline|composed-summary|core-skills|bullet-order|role-order|skill-order)$/;

describeOnDatabases('the depth of a result', (kind) => {
  let app: TestApp;
  let owner: Browser;
  let id: string;
  beforeAll(async () => {
    app = await startTestApp(kind);
    owner = app.openBrowser();
    await owner.register('dora.depth');
    ({ id } = await prepareSession(owner));
    await optimizeSession(owner, id);
  });
  afterAll(() => app.close());

  const path = (end = '') => `/api/resume-sessions/${id}${end}`;
  const patch = async (body: object) => {
    const answer = await owner.patch(path(), body);
    expect(answer.status).toBe(200);
    return answer.json.resumeSession;
  };
  const idsOf = (session: { changes: Listed[] }) => session.changes.map((change) => change.id);

  it('is switched at once and without a run, each decision kept with its change', async () => {
    const fitted = (await owner.get(path())).json.resumeSession;
    expect(fitted.depth ?? 'fitted').toBe('fitted');
    const composed = fitted.changes.find((change: Listed) => COMPOSED.test(change.kind));
    const shared = fitted.changes.find((change: Listed) => !COMPOSED.test(change.kind));
    await patch({
      decisions: { [composed.id]: 'rejected', [shared.id]: { text: 'Words of my own.' } },
    });

    const light = await patch({ depth: 'light' });
    expect(light).toMatchObject({ status: 'completed', depth: 'light' });
    expect(light.changes.some((change: Listed) => COMPOSED.test(change.kind))).toBe(false);
    expect(idsOf(light)).toContain(shared.id);
    const own = light.changes.find((change: Listed) => change.id === shared.id);
    expect(own.decision).toEqual({ text: 'Words of my own.' });
    const text = (await owner.get(path('/files/resume.txt'))).text;
    expect(text.replace(/\s+/g, ' ')).toContain('Words of my own.');
    await patch({ decisions: { [shared.id]: 'rejected' } });

    const again = await patch({ depth: 'fitted' });
    expect(idsOf(again)).toEqual(idsOf(fitted));
    const decisions = new Map(again.changes.map((change: Listed) => [change.id, change.decision]));
    expect([decisions.get(composed.id), decisions.get(shared.id)]).toEqual([
      'rejected',
      'rejected',
    ]);
    expect((await owner.get(path())).json.resumeSession.changes).toEqual(again.changes);
  });

  it('takes decisions on what the other depth holds, and refuses those on nothing', async () => {
    const fitted = await patch({ depth: 'fitted' });
    const composed = fitted.changes.find((change: Listed) => COMPOSED.test(change.kind));
    await patch({ decisions: { [composed.id]: 'accepted' } });
    await patch({ depth: 'light' });
    await patch({ decisions: { [composed.id]: 'rejected' } });
    const unknown = await owner.patch(path(), { decisions: { none: 'accepted' } });
    expect(unknown.status).toBe(422);
    const again = await patch({ depth: 'fitted' });
    expect(again.changes.find((change: Listed) => change.id === composed.id)).toMatchObject({
      decision: 'rejected',
    });
  });

  it('keeps answers and the person’s own order of sections, and tells nothing of what is set aside', async () => {
    const [question] = (await patch({ depth: 'fitted' })).questions;
    await patch({ answers: { [question.id]: 'Kept 40 dashboards for 3 years.' } });
    const sectionOrder = ['skills', 'work', 'education', 'summary'];
    await patch({ templateSettings: { sectionOrder } });
    const rebuilt = await patch({ depth: 'rebuilt' });
    expect(rebuilt.answers).toHaveLength(1);
    expect(rebuilt.changes.some((change: Listed) => change.after.includes('40 dashboards'))).toBe(
      true,
    );
    expect(rebuilt.templateSettings.sectionOrder).toEqual(sectionOrder);
    expect(rebuilt).not.toHaveProperty('setAside');
  });

  it('counts from the first run on where there is no result yet', async () => {
    const other = await prepareSession(owner);
    const set = await owner.patch(`/api/resume-sessions/${other.id}`, { depth: 'light' });
    expect(set.json.resumeSession).toMatchObject({ status: 'pending', depth: 'light' });
    const session = await optimizeSession(owner, other.id);
    expect(session.depth).toBe('light');
    expect(session.changes.some((change: Listed) => COMPOSED.test(change.kind))).toBe(false);
  });

  it('keeps what waits with another depth when a model on the person’s computer proposes', async () => {
    const fitted = await patch({ depth: 'fitted' });
    const composed = fitted.changes.find((change: Listed) => COMPOSED.test(change.kind));
    await patch({ decisions: { [composed.id]: 'rejected' } });
    await patch({ depth: 'light' });
    const { tasks } = (await owner.get(path('/prompts'))).json;
    const line = 'Wrote SQL queries for the finance team.';
    const task = tasks.find(
      ({ id: name, prompt }: { id: string; prompt: string }) =>
        name === 'lines' && prompt.includes(line),
    );
    const item = { task: 'lines', path: task.path, text: 'Wrote SQL queries for finance.' };
    const sent = await owner.post(path('/proposals'), { items: [item] });
    expect([sent.status, sent.json.changes.length]).toEqual([200, 1]);
    const again = await patch({ depth: 'fitted' });
    const kept = again.changes.find((change: Listed) => change.id === composed.id);
    expect(kept.decision).toBe('rejected');
  });
});
