import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Change, Proof, Report, Resume, Score } from '@trueline/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trueline, truelineProcess } from './testing/trueline.ts';

const RESUME = fileURLToPath(new URL('../fixtures/resume.txt', import.meta.url));
const JOB = fileURLToPath(new URL('../fixtures/job-description.txt', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'trueline-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const readJson = <T>(...path: string[]): T =>
  JSON.parse(readFileSync(join(folder, ...path), 'utf8')) as T;

describe('trueline parse', () => {
  it('prints JSON Resume', () => {
    const { status, stdout } = truelineProcess('parse', RESUME);
    expect(status).toBe(0);
    const resume = JSON.parse(stdout) as Resume;
    expect(resume.basics?.name).toBe('Robin Sample');
    expect(resume.work?.map((entry) => [entry.name, entry.position, entry.startDate])).toEqual([
      ['Example Foods Ltd.', 'Payroll Administrator', '2019-03'],
      ['Sample Hardware Inc.', 'Accounting Clerk', '2016-06'],
    ]);
  });

  it('writes one file per input into a folder', async () => {
    const copy = join(folder, 'other.txt');
    writeFileSync(copy, readFileSync(RESUME));
    const out = join(folder, 'parsed');
    expect((await trueline('parse', RESUME, copy, '--out', out)).status).toBe(0);
    expect(readdirSync(out).sort()).toEqual(['other.json', 'resume.json']);
  });

  it('goes on after a file that is refused or missing, names it and ends with 2', async () => {
    const broken = join(folder, 'refused.pdf');
    writeFileSync(broken, '%PDF-1.7 and then nothing');
    const last = join(folder, 'last.txt');
    writeFileSync(last, readFileSync(RESUME));
    const out = join(folder, 'parsed-past-refusal');
    const files = [RESUME, broken, join(folder, 'missing.txt'), last];
    const { status, stderr } = await trueline('parse', ...files, '--out', out);
    expect(status).toBe(2);
    expect(readdirSync(out).sort()).toEqual(['last.json', 'resume.json']);
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringContaining('refused.pdf'),
      expect.stringContaining('missing.txt'),
    ]);
  });

  it('ends when what it read cannot be written', async () => {
    const { status, stderr } = await trueline('parse', RESUME, RESUME, '--out', RESUME);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^trueline: cannot write to [^\n]*\n$/);
  });
});

describe('trueline score', () => {
  it('loses exactly the points that are missing', async () => {
    const { status, stdout } = await trueline('score', RESUME, '--job', JOB, '--json');
    expect(status).toBe(0);
    const score = JSON.parse(stdout) as Score;
    const lost = score.components.flatMap((component) => component.lost);
    const sum = lost.reduce((total, { points }) => total + points, 0);
    expect(sum).toBeCloseTo(100 - score.score, 6);
    expect(score.missingKeywords.map((keyword) => keyword.term)).toContain('Workday');
  });

  it('takes "present" from --as-of alone', async () => {
    const args = ['score', RESUME, '--job', JOB, '--json', '--as-of', '2019-06'];
    const { stdout } = await trueline(...args);
    expect(stdout).toBe(truelineProcess(...args).stdout);
    expect(stdout).not.toBe((await trueline(...args.slice(0, -1), '2026-06')).stdout);
  });

  it('runs a batch in order and goes on after a bad case', async () => {
    const file = join(folder, 'cases.jsonl');
    const resume = readFileSync(RESUME, 'utf8');
    const job = readFileSync(JOB, 'utf8');
    writeFileSync(
      file,
      [
        { id: 1, resume, job },
        { id: 2, resume },
        { id: 3, resume, job },
      ]
        .map((line) => JSON.stringify(line))
        .join('\n'),
    );
    const { status, stdout } = await trueline('score', '--batch', file);
    expect(status).toBe(0);
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map((answer) => answer.id)).toEqual([1, 2, 3]);
    expect(answers[1].error).toMatch(/job/);
    expect(answers[2].score).toBe(answers[0].score);
  });
});

describe('trueline optimize', () => {
  const out = join(folder, 'out');
  beforeAll(async () => {
    const result = await trueline('optimize', RESUME, '--job', JOB, '--out', out);
    expect(result.stderr).toBe('');
    expect(result.status).toBe(0);
  });

  it('writes every file', () => {
    expect(readdirSync(out).sort()).toEqual([
      'changes.json',
      'proof.json',
      'report.json',
      'resume-form.txt',
      'resume.docx',
      'resume.json',
      'resume.md',
      'resume.pdf',
      'resume.txt',
    ]);
  });

  it('keeps employers, dates and numbers, and adds no skill the person did not name', () => {
    const resume = readJson<Resume>('out', 'resume.json');
    expect(resume.work?.map((entry) => [entry.name, entry.startDate, entry.endDate])).toEqual([
      ['Example Foods Ltd.', '2019-03', undefined],
      ['Sample Hardware Inc.', '2016-06', '2019-02'],
    ]);
    const text = readFileSync(join(out, 'resume.txt'), 'utf8');
    expect(text).toMatch(/Prepares? biweekly payroll for 80 employees in Ceridian/);
    expect(text).not.toMatch(/Workday/);
  });

  it('improves the score up to the truthful ceiling and says what is missing', () => {
    const report = readJson<Report>('out', 'report.json');
    expect(report.optimizedScore).toBeGreaterThan(report.originalScore);
    expect(report.optimizedScore).toBeLessThanOrEqual(report.ceiling);
    expect(report.missingKeywords).toContainEqual(
      expect.objectContaining({ term: 'Workday', evidenced: false }),
    );
  });

  it('names a source for every change', () => {
    const changes = readJson<Change[]>('out', 'changes.json');
    expect(changes.length).toBeGreaterThan(0);
    for (const change of changes) expect(change.sources.length).toBeGreaterThan(0);
  });

  it('writes a proof that holds, and that breaks when a line is changed', async () => {
    const proof = readJson<Proof>('out', 'proof.json');
    expect(proof.outputs.map((output) => output.file)).toContain('resume.pdf');
    expect((await trueline('verify', '--proof', join(out, 'proof.json'))).status).toBe(0);
    const sentence = proof.outputs[0]?.sentences.find((each) => each.text.includes('80'));
    if (sentence) sentence.text = sentence.text.replace('80', '800');
    writeFileSync(join(folder, 'forged.json'), JSON.stringify(proof));
    expect((await trueline('verify', '--proof', join(folder, 'forged.json'))).status).toBe(1);
  });

  it('gives the same bytes again, in a process of its own', () => {
    const again = join(folder, 'again');
    truelineProcess('optimize', RESUME, '--job', JOB, '--out', again);
    for (const name of readdirSync(out)) {
      expect(readFileSync(join(again, name)).equals(readFileSync(join(out, name))), name).toBe(
        true,
      );
    }
  });

  it('writes letter, questions and metadata where they are asked for', async () => {
    const asked = join(folder, 'asked');
    const flags = ['--cover-letter', '--interview-questions', '--ats-metadata'];
    const args = ['optimize', RESUME, '--job', JOB, '--out', asked, '--template', 'ward', ...flags];
    expect(await trueline(...args)).toMatchObject({ status: 0, stderr: '' });
    const written = readdirSync(asked).filter((name) =>
      /^(application|cover|interview|ats)/.test(name),
    );
    expect(written.sort()).toEqual([
      'application-form.txt',
      'ats-metadata.json',
      'cover-letter.docx',
      'cover-letter.pdf',
      'cover-letter.txt',
      'interview-questions.json',
      'interview-questions.md',
      'interview-questions.pdf',
    ]);
    expect(readFileSync(join(asked, 'cover-letter.txt'), 'utf8')).toMatch(/^Dear /);
    for (const name of ['cover-letter.pdf', 'interview-questions.pdf']) {
      expect(readFileSync(join(asked, name)).toString('latin1')).toContain('<pdfuaid:part>1<');
    }
  });

  it.each(['pdf', 'docx'])('takes its own %s back in and keeps the employers', async (format) => {
    const back = join(folder, `back-${format}`);
    const args = ['optimize', join(out, `resume.${format}`), '--job', JOB, '--out', back];
    expect(await trueline(...args)).toMatchObject({ status: 0, stderr: '' });
    const resume = JSON.parse(readFileSync(join(back, 'resume.json'), 'utf8')) as Resume;
    expect(resume.work?.map((entry) => entry.name)).toEqual([
      'Example Foods Ltd.',
      'Sample Hardware Inc.',
    ]);
  });
});

describe('trueline render', () => {
  it('says which letters its pages lack', async () => {
    const lacking = join(folder, 'lacking.json');
    writeFileSync(
      lacking,
      JSON.stringify({ basics: { name: 'Kenji 山田', email: 'k@example.com' } }),
    );
    const drawn = await trueline(
      'render',
      lacking,
      '--template',
      'bare',
      '--out',
      join(folder, 'l.pdf'),
    );
    expect([drawn.status, drawn.stderr]).toEqual([0, expect.stringMatching(/山 田.*Chinese/)]);
    const text = await trueline(
      'render',
      lacking,
      '--template',
      'bare',
      '--out',
      join(folder, 'l.txt'),
    );
    expect(text).toMatchObject({ status: 0, stderr: '' });
  });

  const json = join(folder, 'resume.json');
  beforeAll(async () => writeFileSync(json, (await trueline('parse', RESUME)).stdout));

  it.each(['pdf', 'docx', 'txt', 'md', 'svg', 'png'])('writes %s', async (format) => {
    const out = join(folder, `resume.${format}`);
    expect(await trueline('render', json, '--out', out)).toMatchObject({ status: 0, stderr: '' });
    expect(existsSync(out)).toBe(true);
  });
});

describe('trueline verify', () => {
  it('finds a fact that the original does not support', async () => {
    const original = join(folder, 'original.txt');
    const optimized = join(folder, 'optimized.txt');
    const text = readFileSync(RESUME, 'utf8');
    writeFileSync(original, text);
    writeFileSync(optimized, text.replace('80 employees', '180 employees'));
    expect((await trueline('verify', original, original)).status).toBe(0);
    const { status, stdout } = await trueline('verify', original, optimized, '--json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout).unsupported[0]).toMatchObject({
      kind: 'number',
      text: '180',
      verdict: 'contradicted',
    });
    expect(JSON.parse(stdout).verdict).toBe('contradicted');
    expect((await trueline('verify', original, optimized)).stdout).toMatch(
      /"180".*\(contradicted\)/,
    );
  });
});

describe('trueline verify --batch', () => {
  it('says of each case whether a person may confirm it', async () => {
    const file = join(folder, 'verify.jsonl');
    const original = { work: [{ position: 'Clerk', highlights: ['Checked the invoices'] }] };
    const cases = ['Checked the invoices', 'Approved the invoices', 'Checked 40 invoices'];
    const lines = cases.map((line, id) => ({
      id,
      original,
      optimized: { work: [{ position: 'Clerk', highlights: [line] }] },
    }));
    writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
    const { status, stdout } = await trueline('verify', '--batch', file);
    expect(status).toBe(0);
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map(({ id, ok, verdict }) => [id, ok, verdict])).toEqual([
      [0, true, 'proven'],
      [1, false, 'confirm'],
      [2, false, 'contradicted'],
    ]);
  });
});

describe('bad usage', () => {
  it.each([
    [[], /Usage/],
    [['fly'], /unknown command/],
    [['parse', 'no-such-file.pdf'], /no file/],
    [['score', RESUME], /--job/],
    [['score', RESUME, '--job', JOB, '--as-of', 'May'], /YYYY-MM/],
    [['optimize', RESUME, '--job', JOB, '--out', 'out', '--template', 'nope'], /no template/],
    [['render', RESUME, '--out', 'resume.xyz'], /must end in/],
    [['parse', RESUME, '--colour'], /--colour/],
  ])('%j ends with 2 and one clear line', async (args, message) => {
    const { status, stdout, stderr } = await trueline(...args);
    expect(status).toBe(2);
    expect(stdout + stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('names the reason for a file that cannot be read', () => {
    const broken = join(folder, 'broken.pdf');
    writeFileSync(broken, '%PDF-1.7 and then nothing');
    const { status, stderr } = truelineProcess('parse', broken);
    expect(status).toBe(2);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
