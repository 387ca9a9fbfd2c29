import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isMade } from './made-words.ts';
import { findSlip } from './slips.ts';
import { findMeant } from './spelling.ts';

const SLIPS = readFileSync(new URL('testing/slips.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((row) => row.split(' ') as [string, string]);
const rightOf = (word: string): string | undefined => findMeant(word) ?? findSlip(word)?.right;

describe('findSlip', () => {
  it('finds the word that was meant in 95 of 100 slips', () => {
    const found = SLIPS.filter(([wrong, right]) => rightOf(wrong) === right);
    expect(found.length / SLIPS.length).toBeGreaterThan(0.95);
  });

  it('finds four of five by itself, without the table', () => {
    const found = SLIPS.filter(([wrong, right]) => findSlip(wrong)?.right === right);
    expect(found.length / SLIPS.length).toBeGreaterThan(0.8);
  });

  it.each([
    ['words of English, of all regions', 'organise programme colour gaoler pajamas tyres'],
    ['words of trades', 'intubation swaging formwork skidder flexographic perioperative'],
    ['words made of others', 'timesheets upskilled gearboxes onboarded laminators slurries'],
    ['names of no word nearby', 'kowalczyk brzezinski okonkwo dentrix klaviyo'],
    ['short words', 'liab acct mgmt asst dept'],
    ['words cut short', 'recept manag adminis'],
  ])('leaves %s alone', (_, words) => {
    expect(words.split(' ').flatMap((word) => rightOf(word) ?? [])).toEqual([]);
  });

  it('takes a word with two near ones for none of them', () => {
    expect(findSlip('facilty')).toBeUndefined();
  });
});

describe('isMade', () => {
  it.each(['timesheet', 'laminators', 'triaging', 'slurries', 'repositioned'])('%s', (word) =>
    expect(isMade(word)).toBe(true),
  );
  it.each(['managment', 'recieved', 'kubernetes'])('not %s', (word) =>
    expect(isMade(word)).toBe(false),
  );
});
