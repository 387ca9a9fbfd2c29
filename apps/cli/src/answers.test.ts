import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ask, Proof, Resume } from '@trueline/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trueline } from './testing/trueline.ts';

const folder = mkdtempSync(join(tmpdir(), 'trueline-asks-'));
const at = (name: string): string => join(folder, name);
const MONTH = ['--as-of', '2026-01'];
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) => trueline(...args, ...MONTH);

const optimizeWith = (answers: unknown, out: string) => {
  writeFileSync(at('answers.json'), JSON.stringify(answers));
  return run(
    ...['optimize', at('resume.json'), '--job', at('job.txt'), '--out', at(out)],
    ...['--answers', at('answers.json'), '--no-llm'],
  );
};

let asks: Ask[] = [];

beforeAll(async () => {
  const resume: Resume = {
    basics: { name: 'Ann Example', email: 'ann@example.org' },
    work: [
      {
        name: 'Maple Dental',
        position: 'Office Manager',
        startDate: '2019-02',
        highlights: ['Kept the schedules of dentists and hygienists', 'Ordered supplies'],
      },
    ],
  };
  writeFileSync(at('resume.json'), JSON.stringify(resume));
  writeFileSync(
    at('job.txt'),
    'Office Administrator\n\nRequirements\n- Experience with QuickBooks required\n- Standard First Aid certificate required\n',
  );
  const { status } = await run(
    ...['asks', at('resume.json'), '--job', at('job.txt'), '--out', at('asks.json')],
  );
  expect(status).toBe(0);
  asks = (JSON.parse(readFileSync(at('asks.json'), 'utf8')) as { asks: Ask[] }).asks;
});

const about = (word: string): string => asks.find(({ prompt }) => prompt.includes(word))?.id ?? '';

describe('trueline asks', () => {
  it('writes at most ten, the same each time', async () => {
    expect(asks.length).toBeGreaterThan(2);
    expect(asks.length).toBeLessThanOrEqual(10);
    const again = await run('asks', at('resume.json'), '--job', at('job.txt'), '--all');
    expect((JSON.parse(again.stdout) as { asks: Ask[] }).asks.slice(0, asks.length)).toEqual(asks);
  });
});

describe('trueline optimize --answers', () => {
  it('puts the lines into the document and names each answer in the proof', async () => {
    const id = about('QuickBooks');
    const answers = [
      { ask: id, option: 'yes', values: { what: 'pay 12 suppliers' } },
      { ask: about('First Aid'), option: 'no' },
    ];
    expect((await optimizeWith(answers, 'out')).status).toBe(0);
    const document = JSON.parse(readFileSync(at('out/resume.json'), 'utf8')) as Resume;
    expect(document.work?.[0]?.highlights).toContain('Used QuickBooks to pay 12 suppliers');
    expect(document.certificates).toBeUndefined();
    const proof = JSON.parse(readFileSync(at('out/proof.json'), 'utf8')) as Proof;
    expect(JSON.stringify(proof)).toContain(`answers.${id}`);
    expect((await run('verify', '--proof', at('out/proof.json'))).status).toBe(0);
    const files = [at('resume.json'), at('out/resume.json')];
    expect((await run('verify', ...files)).status).toBe(1);
    const withAnswers = ['--answers', at('answers.json'), '--job', at('job.txt')];
    expect((await run('verify', ...files, ...withAnswers)).status).toBe(0);
  });

  it.each<[string, unknown, RegExp]>([
    [
      'a wrong ask',
      [
        { ask: 'motive', option: 'skip' },
        { ask: 'x', option: 'yes' },
      ],
      /answer 1: there is no ask "x"/,
    ],
    ['a wrong option', [{ ask: 'motive', option: 'maybe' }], /answer 0: .*no option "maybe"/],
    [
      'a wrong value',
      [{ ask: 'motive', option: 'yes', values: { x: '1' } }],
      /answer 0: .*no blank "x"/,
    ],
    ['what is no answer', [{ ask: 'motive' }], /answer 0 is none/],
    ['no list', 'yes', /no list of answers/],
  ])('names %s, ends with 2 and writes nothing', async (_, answers, message) => {
    const { status, stderr } = await optimizeWith(answers, 'refused');
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(existsSync(at('refused'))).toBe(false);
  });
});
