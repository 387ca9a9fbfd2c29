import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ModelServer, startModelServer } from '@trueline/host/testing/model-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMINISTRATOR, openAdmin } from '../../testing/administrator.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { optimizeSession, prepareSession, waitFor } from '../../testing/flow.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describeOnDatabases('language models in the administration', (kind) => {
  let model: ModelServer;
  let app: TestApp;
  let admin: Browser;
  beforeAll(async () => {
    model = await startModelServer({ kind: 'ollama', models: ['small:4b'] });
    const ports = { ollama: model.port, 'lm-studio': 9, 'llama.cpp': 9, vllm: 9 };
    const modelSearch = { ports, timeoutMs: 30_000 };
    app = await startTestApp(kind, { environment: ADMINISTRATOR, modelSearch });
    admin = await openAdmin(app);
  });
  afterAll(async () => {
    await app.close();
    await model.close();
  });
  const path = (act = '') => `/api/admin/models${act}`;
  const small = () => ({ name: 'small:4b', baseUrl: model.baseUrl });
  const list = async () => (await admin.get(path())).json;
  const name = (json: unknown) => admin.request('PUT', path('/use'), { json });

  it('are found, and none is in use before it is named', async () => {
    expect(await list()).toMatchObject({
      models: [{ ...small(), server: 'ollama', sizeBytes: 3_338_801_804 }],
      inUse: null,
      check: null,
    });
  });

  it('are checked in the background, and the grade is kept with the name', async () => {
    model.behavior = 'garbage';
    expect((await admin.post(path('/check'), small())).status).toBe(202);
    await waitFor(
      () => admin.get(path()),
      ({ json }) => json.check === null,
    );
    const [{ grade }] = (await list()).models;
    expect(grade).toMatchObject({ grade: 'F', passed: false, cases: 24 });
  });

  it('are used from the next run on, and no more where none is named', async () => {
    model.behavior = () => ({ items: [] });
    const named = await name({ model: small() });
    expect(named.json.inUse).toMatchObject({ ...small(), by: 'name', grade: { grade: 'F' } });
    const kept = JSON.parse(await readFile(join(app.config.dataDir, 'model.json'), 'utf8'));
    expect(kept.use).toMatchObject(small());
    const owner = app.openBrowser();
    await owner.register('model.user');
    const run = async () => {
      model.requests.length = 0;
      const { id } = await prepareSession(owner);
      await optimizeSession(owner, id);
      return model.requests.length;
    };
    expect(await run()).toBeGreaterThan(0);
    expect((await name({ model: null })).json.inUse).toBeNull();
    expect(await run()).toBe(0);
  });

  it('are no other than this machine’s, and no one else’s to name', async () => {
    const away = { name: 'small:4b', baseUrl: 'http://10.0.0.1:11434/v1' };
    expect((await name({ model: away })).status).toBe(404);
    expect((await admin.post(path('/check'), away)).status).toBe(404);
    const user = app.openBrowser();
    await user.register('model.visitor');
    expect((await user.get(path())).status).toBe(401);
  });

  it('are written down when they are checked and named', async () => {
    const { items } = (await admin.get('/api/admin/audit-log?limit=20')).json;
    const actions = items.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(expect.arrayContaining(['model-checked', 'model-named']));
  });
});
