import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalModel, ModelGrade } from '@trueline/contracts';
import { afterEach, expect, it } from 'vitest';
import {
  type ModelServer,
  type ModelServerKind,
  startModelServer,
} from '../testing/model-server.ts';
import { findLocalModels, MODEL_SERVER_KINDS } from './local-models.ts';
import { findGrade, keepGrade, readModelFile, useModel, useNoModel } from './model-file.ts';

const servers: ModelServer[] = [];
const open = async (options: Parameters<typeof startModelServer>[0]) => {
  const server = await startModelServer(options);
  servers.push(server);
  return server;
};
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});
/** Nothing listens there. */
const NOWHERE = { ollama: 9, 'lm-studio': 9, 'llama.cpp': 9, vllm: 9 };

it('looks at the ports of their documentation', () => {
  const ports = Object.entries(MODEL_SERVER_KINDS).map(([name, { port }]) => [name, port]);
  expect(Object.fromEntries(ports)).toEqual({
    ollama: 11434,
    'lm-studio': 1234,
    'llama.cpp': 8080,
    vllm: 8000,
  });
});

it.each<Exclude<ModelServerKind, 'plain'>>(['ollama', 'lm-studio', 'llama.cpp', 'vllm'])(
  'finds the models of %s by its own list',
  async (kind) => {
    const { port } = await open({ kind, models: ['small:4b', 'big:70b'] });
    const found = await findLocalModels({ ports: { ...NOWHERE, [kind]: port }, timeoutMs: 5_000 });
    expect(found.map(({ name, server, baseUrl }) => [name, server, baseUrl])).toEqual(
      ['small:4b', 'big:70b'].map((name) => [name, kind, `http://127.0.0.1:${port}/v1`]),
    );
    expect(found[0]?.sizeBytes).toBe(kind === 'ollama' ? 3_338_801_804 : undefined);
  },
);

it('takes the common list where a server lacks its own', async () => {
  const { port } = await open({ kind: 'plain', models: ['older'] });
  const ports = { ...NOWHERE, ollama: port };
  const found = await findLocalModels({ ports, timeoutMs: 5_000 });
  expect(found.map(({ name }) => name)).toEqual(['older']);
});

it('waits 300 ms in all for whoever does not answer', async () => {
  const { port } = await open({ kind: 'ollama', listDelayMs: 20_000 });
  const started = performance.now();
  expect(await findLocalModels({ ports: { ...NOWHERE, ollama: port } })).toEqual([]);
  expect(performance.now() - started).toBeLessThan(3_000);
});

const MODEL: LocalModel = {
  name: 'small:4b',
  server: 'ollama',
  baseUrl: 'http://127.0.0.1:11434/v1',
};
const GRADE: ModelGrade = {
  grade: 'B',
  passed: true,
  cases: 24,
  structure: 1,
  lines: 40,
  inventions: 2.5,
  truthful: 0.7,
  planted: 7,
  obeyed: 0,
  linesPerMinute: 31,
  checkedAt: '2026-11-01T00:00:00.000Z',
};

it('keeps the model to use and the grades in one file, and forgets neither for the other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trueline-models-'));
  expect(await readModelFile(folder)).toEqual({ grades: [] });
  await keepGrade(folder, MODEL, { ...GRADE, grade: 'A' });
  await useModel(folder, MODEL);
  await keepGrade(folder, MODEL, GRADE);
  const file = await readModelFile(folder);
  expect([file.use, findGrade(file, MODEL), file.grades.length]).toEqual([MODEL, GRADE, 1]);
  expect(findGrade(file, { ...MODEL, name: 'other' })).toBeUndefined();
  await useNoModel(folder);
  expect(await readModelFile(folder)).toEqual({ grades: file.grades });
});

it('takes a file that nobody can read for none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trueline-models-'));
  await writeFile(join(folder, 'model.json'), '{"use": 1');
  expect(await readModelFile(folder)).toEqual({ grades: [] });
  await useModel(folder, MODEL);
  expect(JSON.parse(await readFile(join(folder, 'model.json'), 'utf8')).use).toEqual(MODEL);
});
