import { describe, expect, it } from 'vitest';
import { extractRequirements } from './extract-requirements.ts';

/** As long as an ad may be. */
const LENGTH = 50_000;
/** What grew with the square of its length, up to minutes of work. */
const PIECES = [
  'a',
  ' ',
  '\t',
  '\n',
  '\r\n',
  ' \n',
  '\u00a0',
  '<b>',
  'a\n',
  'SQL, ',
  'http://a.b/',
  '5+ years of ',
  '5+ years of SQL\n',
  'must have ',
  "Bachelor's degree in ",
  '- SQL and Python\n',
  'and or / ',
  '; a',
  'A* a',
  '😀a ',
  'A.B',
  'a:B',
  'C++Aa',
  'Inc.Aa',
];

describe('an ad made to take long', () => {
  // A few hundredths of a second each; the test's own time limit stands against what hangs.
  it('is read as quickly as any', () => {
    for (const piece of PIECES) {
      const { requirements } = extractRequirements(piece.repeat(LENGTH / piece.length));
      expect(requirements.length).toBeLessThan(1_000);
    }
  });

  it('keeps its words and their places behind a long gap', () => {
    for (const gap of [' '.repeat(5_000), '\n'.repeat(5_000), `${' '.repeat(70)}\n`]) {
      const ad = `Requirements\n- Experience with SQL${gap}\n- Knowledge of Python`;
      const { requirements, skills } = extractRequirements(ad);
      for (const { text, start, end } of [...requirements, ...skills]) {
        expect(ad.slice(start, end)).toBe(text);
      }
      expect(skills.map(({ name }) => name)).toEqual(['SQL', 'Python']);
    }
  });
});
