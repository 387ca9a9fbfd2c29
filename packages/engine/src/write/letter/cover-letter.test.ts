import { coverLetterSchema } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { listLines } from '../../document/paths.ts';
import {
  BACKEND_AD,
  DEVELOPER,
  inputFor,
  PAIRS,
  PAYROLL,
  PAYROLL_AD,
  RESUMES,
} from '../testing/made-up-pairs.ts';
import {
  countWords,
  longestSharedRun,
  readingGrade,
  shareStartingWithI,
  splitIntoSentences,
} from '../text-measures.ts';
import { writeCoverLetter } from './cover-letter.ts';

const bodyOf = (letter: string): string[] => letter.split('\n\n').slice(1, -1);
const bulletsOf = (resume: (typeof RESUMES)[keyof typeof RESUMES]): string[] =>
  listLines(resume)
    .filter(({ path }) => /highlights|summary/.test(path))
    .map(({ text }) => text);

describe.each(PAIRS)('the letter for %s', (_, input) => {
  const letter = writeCoverLetter(input);

  it.each([
    ['short', 120, 160],
    ['standard', 220, 320],
  ] as const)('keeps to the criteria of the %s one', (length, min, max) => {
    const paragraphs = bodyOf(letter[length]);
    const body = paragraphs.join(' ');
    expect(countWords(body)).toBeGreaterThanOrEqual(min);
    expect(countWords(letter[length])).toBeLessThanOrEqual(max);
    expect([3, 4]).toContain(paragraphs.length);
    expect(readingGrade(body)).toBeGreaterThanOrEqual(8);
    expect(readingGrade(body)).toBeLessThanOrEqual(11);
    expect(shareStartingWithI(splitIntoSentences(body))).toBeLessThanOrEqual(0.4);
    expect(longestSharedRun(body, bulletsOf(input.resume))).toBeLessThanOrEqual(8);
    expect(body).not.toMatch(/[[\]{}<>]|\bteam player\b|\bhard-working\b|\bpassionate\b/i);
    expect(body).toContain(input.job.title ?? '');
    if (input.job.title !== undefined)
      expect(body.split(`${input.job.title} role`).length - 1).toBeLessThanOrEqual(2);
    if (/\d/.test(bulletsOf(input.resume).join(' '))) expect(body).toMatch(/\d/);
  });

  it('takes every number from the resume or the ad', () => {
    const known = `${JSON.stringify(input.resume)} ${input.jobDescription}`;
    for (const number of `${letter.short} ${letter.standard}`.match(/\d[\d,.]*\d|\d/g) ?? [])
      expect(known).toContain(number);
  });

  it('names for each claim a line that stands in the resume', () => {
    const lines = new Set(listLines(input.resume).map(({ path, text }) => `${path}=${text}`));
    for (const { sources } of letter.sentences?.standard ?? []) {
      for (const { path, text } of sources) expect(lines).toContain(`${path}=${text}`);
    }
  });

  it('never volunteers what the person lacks', () => {
    expect(`${letter.short} ${letter.standard}`).not.toMatch(
      /does not show|what my resume does show|not on my resume|to be plain|be open about|need to (?:learn|obtain)|learner|(?:yet|still).{0,12} to learn|change of (?:direction|field)|few skills|is missing|say so here/i,
    );
  });

  it('has its shape and is the same each time', () => {
    expect(coverLetterSchema.parse(letter)).toEqual(letter);
    expect(writeCoverLetter(input)).toEqual(letter);
  });
});

describe('writeCoverLetter', () => {
  const payroll = writeCoverLetter(inputFor(PAYROLL, PAYROLL_AD));

  it('greets the reader whom the ad names and signs with the name', () => {
    expect(payroll.standard.startsWith('Dear Dana Placeholder,\n\n')).toBe(true);
    expect(payroll.standard.endsWith('Sincerely,\nOla Sample')).toBe(true);
  });

  it('names the employer, and must-haves with work that shows them', () => {
    const body = bodyOf(payroll.standard).join(' ');
    expect(body).toContain('Greywater Logistics');
    expect(body).toContain('Ceridian');
    expect(body).toContain('Excel');
    expect(body).toMatch(/North Mills|Harbour Foods/);
  });

  it('claims nothing of an employer that belongs to another', () => {
    for (const sentence of splitIntoSentences(bodyOf(payroll.standard).join(' '))) {
      if (sentence.includes('Harbour Foods')) expect(sentence).not.toMatch(/420|35%|clerks/);
      if (sentence.includes('North Mills')) expect(sentence).not.toMatch(/1,200|branch managers/);
    }
  });

  it('changes most of its sentences with the ad', () => {
    const of = (ad: string): string[] =>
      splitIntoSentences(bodyOf(writeCoverLetter(inputFor(DEVELOPER, ad)).standard).join(' '));
    const [one, other] = [of(BACKEND_AD), of(PAYROLL_AD)];
    expect(other.filter((sentence) => !one.includes(sentence)).length).toBeGreaterThanOrEqual(
      other.length / 2,
    );
  });

  it('is in English alone, and says so where the resume is not', () => {
    const letter = writeCoverLetter(inputFor(RESUMES.french, PAYROLL_AD));
    expect(letter.standard).not.toMatch(/Préparation|employés/);
    expect(letter.notes?.[0]).toContain('English only');
    expect(payroll.notes).toBeUndefined();
  });
});
