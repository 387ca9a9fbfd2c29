import { coverLetterSchema } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { listLines } from '../../document/paths.ts';
import { isRetold } from '../tell/shared-run.ts';
import {
  BACKEND_AD,
  DEVELOPER,
  inputFor,
  PAIRS,
  PAYROLL,
  PAYROLL_AD,
  RESUMES,
} from '../testing/made-up-pairs.ts';
import { countWords, shareStartingWithI, splitIntoSentences } from '../text-measures.ts';
import { writeCoverLetter } from './cover-letter.ts';
import type { WritingInput } from './input.ts';

const bodyOf = (letter: string): string[] => letter.split('\n\n').slice(1, -1);
const bulletsOf = (resume: (typeof RESUMES)[keyof typeof RESUMES]): string[] =>
  listLines(resume)
    .filter(({ path }) => /highlights|summary/.test(path))
    .map(({ text }) => text);

const MIN_OTHER = { email: 45, short: 120, standard: 150 } as const;
/** The ad is for the person's own trade: each need has something to show. */
const isOwnTrade = ({ resume, job }: WritingInput): boolean =>
  (resume === PAYROLL) === (job.title === 'Payroll Specialist');

/** The ad asks for something, so that there is something to speak of. */
const tellsOf = ({ job }: WritingInput): boolean => job.requirements.length > 3;

describe.each(PAIRS)('the letter for %s', (_, input) => {
  const letter = writeCoverLetter(input);

  it.each([
    ['email', 45, 100],
    ['short', 120, 160],
    ['standard', 220, 320],
  ] as const)('keeps to the criteria of the %s one in each tone', (length, min, max) => {
    for (const tone of ['plain', 'warm', 'formal'] as const) {
      const text = letter.tones?.[tone]?.[length] ?? '';
      const paragraphs = bodyOf(text);
      const body = paragraphs.join(' ');
      // What the resume doesn't tell, no letter makes up: the note says what would help.
      if (letter.notes === undefined && tellsOf(input))
        expect(countWords(text)).toBeGreaterThanOrEqual(
          isOwnTrade(input) && length !== 'standard' ? min : MIN_OTHER[length],
        );
      expect(countWords(text)).toBeLessThanOrEqual(max);
      expect(paragraphs.length).toBeLessThanOrEqual(4);
      if (length !== 'email')
        expect(shareStartingWithI(splitIntoSentences(body))).toBeLessThanOrEqual(0.4);
      // More than eight words of a bullet stand in a row only where figures need them, or set off as the person's own.
      const told = body.replace(/^• .*$/gm, '');
      for (const bullet of bulletsOf(input.resume)) expect(isRetold(told, bullet)).toBe(true);
      expect(body).not.toMatch(
        /[[\]{}<>]|\bteam player\b|\bhard-working\b|\bpassionate\b|\bmy resume\b|of the skills you list/i,
      );
      expect(body).toContain(input.job.title ?? '');
      if (letter.notes === undefined && /\d/.test(bulletsOf(input.resume).join(' ')))
        expect(body).toMatch(/\d/);
    }
  });

  it('has no two sentences of one skeleton and no sentence twice', () => {
    const texts = (letter.sentences?.standard ?? []).map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    const ids = (letter.sentences?.standard ?? []).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('gives other wordings that say the same', () => {
    for (const { text, others = [] } of letter.sentences?.standard ?? [])
      expect(others).not.toContain(text);
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
    expect(payroll.standard.endsWith('Kind regards,\nOla Sample')).toBe(true);
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

  it('opens with what answers the ad', () => {
    const [first] = DEVELOPER.work ?? [];
    const [other] = PAYROLL.work ?? [];
    const both = {
      ...PAYROLL,
      work: [
        { ...other, highlights: [...(first?.highlights ?? []), ...(other?.highlights ?? [])] },
      ],
    };
    const openingFor = (ad: string): string =>
      bodyOf(writeCoverLetter(inputFor(both, ad)).standard)
        .slice(0, 2)
        .join(' ');
    expect(openingFor(BACKEND_AD)).toMatch(/GitHub Actions|REST/);
    expect(openingFor(PAYROLL_AD)).toMatch(/payroll for 420 staff/);
  });

  it('sets off the lines of a job that are no acts, two at least, and none in an e-mail', () => {
    const aide = {
      ...PAYROLL,
      work: [
        {
          ...PAYROLL.work?.[0],
          highlights: [
            'Payroll - 140 staff, timesheets to bank file',
            'Year-end reporting / holiday records',
            'Payroll queries: in person + on the phone',
          ],
        },
      ],
    };
    const { tones } = writeCoverLetter(inputFor(aide, PAYROLL_AD));
    for (const texts of Object.values(tones ?? {})) {
      expect(texts.standard).toMatch(/:\n• .+\n• /);
      expect(texts.standard).toContain('• Payroll - 140 staff, timesheets to bank file\n');
      for (const text of [texts.standard, texts.short, texts.email ?? ''])
        expect(text).not.toMatch(/:(?:\n\n| \p{Lu})/u);
      expect(texts.email).not.toContain('•');
    }
  });

  it('is in English alone, and says so where the resume is not', () => {
    const letter = writeCoverLetter(inputFor(RESUMES.french, PAYROLL_AD));
    expect(letter.standard).not.toMatch(/Préparation|employés/);
    expect(letter.notes?.[0]).toContain('English only');
  });
});
