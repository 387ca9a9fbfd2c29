import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { read } from './index.ts';
import { compare, FIELDS } from './testing/compare.ts';
import { EXACT } from './testing/entries.ts';
import { loadFixtures, RESUMES } from './testing/fixture-truth.ts';
import { KNOWN_MISSES } from './testing/known-misses.ts';

const fixtures = loadFixtures();
const readFixture = (file: string): ReturnType<typeof read> =>
  read(new Uint8Array(readFileSync(`${RESUMES}${file}`)), file);

describe('resumes written for the reader', () => {
  it('are of many occupations, formats and makers, most of them not laid out by the product', () => {
    expect(fixtures.length).toBeGreaterThanOrEqual(32);
    expect(new Set(fixtures.map(({ occupation }) => occupation)).size).toBeGreaterThanOrEqual(12);
    const own = fixtures.filter(({ maker }) => maker === 'product render');
    expect(own.length).toBeLessThan(fixtures.length / 2);
  });

  it.each(fixtures)('$file ($layout)', async ({ id, file, bytes, truth }) => {
    const result = await read(bytes, file);
    const found = compare(truth, result.ok ? result.resume : {}, EXACT);
    const missed = FIELDS.filter((field) => found[field].wrong + found[field].missed > 0);
    // A known miss that is read by now must leave the list, so that it only gets shorter.
    expect(missed).toEqual(KNOWN_MISSES[id] ?? []);
  });

  it('has known misses of fixtures that exist alone', () => {
    const ids = new Set(fixtures.map(({ id }) => id));
    expect(Object.keys(KNOWN_MISSES).filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('files that are no readable resume', () => {
  it.each([
    ['invoice.pdf', 'NOT_A_RESUME'],
    ['novel-page.txt', 'NOT_A_RESUME'],
    ['job-ad.txt', 'NOT_A_RESUME'],
    ['scanned.pdf', 'SCANNED'],
    ['encrypted.pdf', 'ENCRYPTED'],
    ['damaged.pdf', 'DAMAGED'],
    ['empty.docx', 'EMPTY'],
  ])('%s is refused as %s, with what to do next', async (file, code) => {
    const result = await readFixture(`refused/${file}`);
    expect(result).toMatchObject({ ok: false, failure: { code } });
    expect(!result.ok && result.failure.message).toMatch(/upload|export/i);
  });
});

describe('text that no person sees or that speaks to a machine', () => {
  it.each([
    [
      'white-keywords.pdf',
      'Tobias Ghostwriter',
      /kubernetes|blockchain|pmp|solidity/i,
      ['HIDDEN_TEXT'],
    ],
    [
      'vanished-instructions.docx',
      'Greta Unseen',
      /kubernetes|mandarin|ignore previous|outstanding/i,
      ['HIDDEN_TEXT', 'MACHINE_TEXT'],
    ],
  ])('%s: left out of the resume and reported', async (file, name, unseen, codes) => {
    const result = await readFixture(`hidden/${file}`);
    if (!result.ok) throw new Error(result.failure.code);
    const { meta, ...resume } = result.resume;
    expect(resume.basics?.name).toBe(name);
    expect(JSON.stringify(resume)).not.toMatch(unseen);
    expect((meta?.trueline?.warnings ?? []).map(({ code }) => code)).toEqual(
      expect.arrayContaining(codes),
    );
  });
});
