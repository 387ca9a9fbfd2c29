import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OptimizeInput } from '@trueline/engine';
import { lying, truthful } from '@trueline/host/testing/model-answers';
import { type ModelServer, startModelServer } from '@trueline/host/testing/model-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { findOptimizer } from '../optimizer.ts';
import { runCommand } from '../run-command.ts';

let server: ModelServer;
let dataDir: string;
let said: string[];
beforeAll(async () => {
  server = await startModelServer({ kind: 'ollama', models: ['small:4b'] });
  dataDir = await mkdtemp(join(tmpdir(), 'trueline-model-'));
});
afterAll(() => server.close());
beforeEach(() => {
  said = [];
  const keep = (line: string) => void said.push(line);
  vi.spyOn(console, 'log').mockImplementation(keep);
  vi.spyOn(console, 'error').mockImplementation(keep);
  vi.stubEnv('DATA_DIR', dataDir);
  for (const name of ['LLM_BASE_URL', 'LLM_MODEL']) vi.stubEnv(name, '');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** The others listen nowhere. */
const ports = (ollama = server.port) => [
  ...['--ollama-port', String(ollama), '--lm-studio-port', '9'],
  ...['--llama-cpp-port', '9', '--vllm-port', '9', '--wait', '30000'],
];
const model = (...args: string[]) => runCommand(['model', ...args, ...ports()]);
const INPUT: OptimizeInput = {
  resume: {
    work: [{ position: 'Clerk', highlights: ['Was in charge of filing of 40 forms a day'] }],
  },
  jobDescription: 'Clerk\nRequirements\n- Filing',
  asOf: '2026-01',
};

it('finds what servers of this machine offer, and says where there is none', async () => {
  expect(await model('find')).toBe(0);
  expect(said).toEqual([
    `small:4b  ollama at http://127.0.0.1:${server.port}/v1, 3.3 GB, not checked`,
  ]);
  expect(await runCommand(['model', 'find', ...ports(9)])).toBe(1);
});

it('checks a model: 0 at or above the bar, 1 under it, 2 where nobody answers', async () => {
  server.behavior = truthful;
  expect(await model('check', 'small:4b')).toBe(0);
  expect(said[0]).toMatch(
    /^small:4b: grade A, at or above the bar\n {2}answers of the right shape/,
  );
  server.behavior = 'garbage';
  expect(await model('check', 'small:4b')).toBe(1);
  server.behavior = lying;
  expect(await model('check', 'small:4b')).toBe(1);
  expect(said[2]).toMatch(/grade D, under the bar/);
  vi.stubEnv('LLM_BASE_URL', 'http://127.0.0.1:9/v1');
  vi.stubEnv('LLM_MODEL', 'away');
  expect(await model('check')).toBe(2);
});

it('uses the named model where no variable names another, below its grade only at the person’s word', async () => {
  expect(await model('use', 'small:4b')).toBe(0);
  const file = JSON.parse(await readFile(join(dataDir, 'model.json'), 'utf8'));
  expect([file.use.name, file.grades[0].grade.grade]).toEqual(['small:4b', 'D']);
  server.behavior = truthful;
  const reworded = async () => {
    const { changes } = await (await findOptimizer(false))(INPUT);
    return changes.find(({ kind }) => kind === 'model-wording');
  };
  server.requests.length = 0;
  const change = await reworded();
  expect(server.requests.length).toBeGreaterThan(0);
  expect(change?.verdict ?? 'confirm').toBe('confirm');
  server.requests.length = 0;
  await (await findOptimizer(true))(INPUT);
  expect(server.requests).toEqual([]);
  expect(await model('use', '--none')).toBe(0);
  await (await findOptimizer(false))(INPUT);
  expect(server.requests).toEqual([]);
});

it('names in one line what is wrong', async () => {
  expect(await model('use', 'unknown')).toBe(2);
  expect(said.at(-1)).toBe('trueline: no server of this machine has "unknown"; there are small:4b');
  expect(await model('sing')).toBe(2);
  expect(await model('check')).toBe(2);
});
