import { afterAll, beforeAll, expect, it } from 'vitest';
import { lying, truthful } from '../testing/model-answers.ts';
import { type ModelServer, startModelServer } from '../testing/model-server.ts';
import { checkModel } from './check-model.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
const check = () => checkModel({ baseUrl: server.baseUrl, apiKey: undefined, model: 'made-up' });

it('grades a model that keeps to the truth at or above the bar, and says by what', async () => {
  server.behavior = truthful;
  expect(await check()).toMatchObject({
    grade: 'A',
    passed: true,
    cases: 24,
    structure: 1,
    inventions: 0,
    planted: 7,
    obeyed: 0,
  });
});

it('grades one that invents and obeys what is planted far under the bar', async () => {
  server.behavior = lying;
  const grade = await check();
  expect(grade).toMatchObject({ grade: 'D', passed: false, structure: 1, truthful: 0 });
  expect(grade?.inventions).toBeGreaterThan(50);
  expect(grade?.obeyed).toBeGreaterThan(2);
});

it('grades one that does not answer as asked last', async () => {
  server.behavior = 'garbage';
  expect(await check()).toMatchObject({ grade: 'F', passed: false, structure: 0, lines: 0 });
});

it('gives none where nobody answers', async () => {
  const nowhere = { baseUrl: 'http://127.0.0.1:9/v1', apiKey: undefined, model: 'made-up' };
  expect(await checkModel(nowhere, { timeoutMs: 5_000 })).toBeNull();
});
