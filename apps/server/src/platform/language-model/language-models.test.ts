import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalModel, ModelGrade } from '@trueline/contracts';
import { keepGrade, useModel } from '@trueline/host';
import { beforeEach, expect, it, vi } from 'vitest';
import { createLog } from '../log.ts';
import {
  createLanguageModels,
  type LanguageModelSettings,
  tellLocalModels,
} from './language-models.ts';

const MODEL: LocalModel = {
  name: 'small:4b',
  server: 'ollama',
  baseUrl: 'http://127.0.0.1:11434/v1',
};
const LIMITS = { timeoutMs: 1_000, maxTokens: 1_000 };
const CONFIGURED = { baseUrl: 'http://model.example/v1', apiKey: 'k', model: 'big', ...LIMITS };
const POOR = { grade: 'D', passed: false, inventions: 40 } as ModelGrade;

let settings: LanguageModelSettings;
let lines: string[];
const log = createLog('info', { write: (line) => void lines.push(line) });
beforeEach(async () => {
  lines = [];
  const dataDir = await mkdtemp(join(tmpdir(), 'trueline-models-'));
  settings = {
    dataDir,
    appUrl: 'http://localhost:3000',
    languageModel: undefined,
    languageModelLimits: LIMITS,
  };
});
const models = (more: Partial<LanguageModelSettings> = {}) =>
  createLanguageModels({ ...settings, ...more }, () => {});

it('uses no model before one is named, then that one, and the environment’s above it', async () => {
  expect(await models().find()).toBeUndefined();
  await useModel(settings.dataDir, MODEL);
  expect(await models().describe()).toMatchObject({ name: 'small:4b', by: 'name' });
  expect(await models({ languageModel: CONFIGURED }).describe()).toMatchObject({
    name: 'big',
    by: 'environment',
  });
});

it('takes a model at its word unless its grade is under the bar', async () => {
  await useModel(settings.dataDir, MODEL);
  const used = models();
  const first = await used.find();
  expect([first?.isTrusted, (await used.find()) === first]).toEqual([true, true]);
  await keepGrade(settings.dataDir, MODEL, { ...GRADE, ...POOR });
  expect((await used.find())?.isTrusted).toBe(false);
});

const GRADE: ModelGrade = {
  grade: 'A',
  passed: true,
  cases: 24,
  structure: 1,
  lines: 40,
  inventions: 0,
  truthful: 1,
  planted: 7,
  obeyed: 0,
  linesPerMinute: 30,
  checkedAt: '2026-11-01T00:00:00.000Z',
};

it('names the models of this machine at the start where the service is on it, and looks nowhere else', async () => {
  const find = vi.fn(async () => [MODEL]);
  await tellLocalModels({ ...settings, appUrl: 'https://resumes.example' }, log, find);
  expect([find.mock.calls.length, lines.length]).toEqual([0, 0]);
  await tellLocalModels(settings, log, find);
  expect(lines.join()).toContain('small:4b (ollama)');
  await useModel(settings.dataDir, MODEL);
  await tellLocalModels(settings, log, find);
  expect([find.mock.calls.length, lines.length]).toEqual([1, 1]);
});
