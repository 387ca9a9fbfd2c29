import type { Renderer } from '@trueline/host';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { createLocalSignals } from '../../platform/db/signals.ts';
import { createEventStreams } from '../../platform/http/event-streams.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { prepareSession } from '../../testing/flow.ts';
import { fitter, NO_MODEL, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCredits } from '../payments/index.ts';
import { followResumeSession } from './events.ts';
import { createOptimizeJob, createResumeSessionChanges } from './index.ts';

const jobDeps = ({ db, signals }: Database) => {
  const now = () => new Date();
  return {
    db,
    credits: createCredits(now),
    changes: createResumeSessionChanges(signals),
    // Nothing that is tested with these draws a page.
    renderer: { countPages: async () => 1 } as unknown as Renderer,
    fitter,
    languageModels: NO_MODEL,
    now,
  };
};

/** The events of a stream that has ended: their names, ids and data. */
function parseEvents(text: string) {
  return [...text.matchAll(/id: (.+)\nevent: (.+)\ndata: (.+)\n\n/g)].map(
    ([, id, event, data = '']) => ({ id, event, data: JSON.parse(data) }),
  );
}

describeOnDatabases('the events of an optimization', (kind) => {
  let app: TestApp;
  let owner: Browser;
  beforeAll(async () => {
    app = await startTestApp(kind, { holdOptimizing: true });
    owner = app.openBrowser();
    await owner.register('nora.owner');
  });
  afterAll(() => app.close());

  const start = async () => {
    const { id } = await prepareSession(owner);
    await owner.post(`/api/resume-sessions/${id}/optimize`);
    return id;
  };
  const follow = (id: string, headers = {}) =>
    owner.request('GET', `/api/resume-sessions/${id}/events`, { headers });

  it('tell its progress and end when it is done', async () => {
    const id = await start();
    const following = follow(id);
    await createOptimizeJob(jobDeps(app.database)).handle({ resumeSessionId: id, run: 1 });
    const answer = await following;
    expect(answer.headers['content-type']).toBe('text/event-stream');
    const events = parseEvents(answer.text);
    expect(events[0]).toMatchObject({ event: 'progress', data: { percent: expect.any(Number) } });
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { status: 'completed' } });
  });

  it('tell a browser that comes back only what is new, and always the end', async () => {
    const id = await start();
    await createOptimizeJob(jobDeps(app.database)).handle({ resumeSessionId: id, run: 1 });
    const [done] = parseEvents((await follow(id)).text);
    const again = parseEvents((await follow(id, { 'last-event-id': String(done?.id) })).text);
    expect(again).toEqual([done]);
  });

  it('tell why it failed', async () => {
    const id = await start();
    const following = follow(id);
    await createOptimizeJob(jobDeps(app.database)).giveUp({ resumeSessionId: id, run: 1 });
    expect(parseEvents((await following).text).at(-1)).toMatchObject({
      event: 'failed',
      data: { code: 'OPTIMIZATION_FAILED', message: expect.stringContaining('Nothing was lost') },
    });
  });

  it('are found by looking while the signals of other processes do not arrive', async () => {
    const { db } = app.database;
    const id = await start();
    const user = (await owner.get('/api/auth/me')).json.user;
    const deaf = { ...createLocalSignals(), isLive: () => false };
    const changes = createResumeSessionChanges(deaf);
    const deps = { db, streams: createEventStreams(), changes };
    const { body } = await followResumeSession(deps, user.id, id, undefined);
    await createOptimizeJob(jobDeps(app.database)).handle({ resumeSessionId: id, run: 1 });
    const events = parseEvents(Buffer.concat(await body.toArray()).toString('utf8'));
    expect(events.at(-1)).toMatchObject({ event: 'done' });
  });

  it('end when the account is disabled', async () => {
    const { db } = app.database;
    const id = await start();
    const user = (await owner.get('/api/auth/me')).json.user;
    const deaf = { ...createLocalSignals(), isLive: () => false };
    const deps = { db, streams: createEventStreams(), changes: createResumeSessionChanges(deaf) };
    const { body } = await followResumeSession(deps, user.id, id, undefined);
    const disable = (at: Date | null) =>
      db.updateTable('users').set({ disabled_at: at }).where('id', '=', user.id).execute();
    await disable(new Date());
    const events = parseEvents(Buffer.concat(await body.toArray()).toString('utf8'));
    await disable(null);
    expect(events.filter(({ event }) => event !== 'progress')).toEqual([]);
  });

  it('are nobody else’s', async () => {
    const id = await start();
    const stranger = app.openBrowser();
    await stranger.register('sam.stranger');
    expect((await stranger.get(`/api/resume-sessions/${id}/events`)).status).toBe(404);
  });
});
