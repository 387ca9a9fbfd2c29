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

  it('finds three of four by itself, without the table: what it is not sure of it leaves', () => {
    const found = SLIPS.filter(([wrong, right]) => findSlip(wrong)?.right === right);
    expect(found.length / SLIPS.length).toBeGreaterThan(0.75);
  });

  it.each([
    ['words of English, of all regions', 'organise programme colour gaoler pajamas tyres'],
    ['words of trades', 'intubation swaging formwork skidder flexographic perioperative'],
    ['words made of others', 'timesheets upskilled gearboxes onboarded laminators slurries'],
    ['names of no word nearby', 'kowalczyk brzezinski okonkwo dentrix klaviyo'],
    ['short words', 'liab acct mgmt asst dept'],
    ['words cut short', 'recept manag adminis'],
    ['words of other languages', 'directeur ingenieurs statistiques gesellschaft'],
    ['words of tools and trades', 'vitest grafana kubectl postgres overlocker banksman chargehand'],
    ['what may be two words', 'bruses forman checkin signin'],
    ['right words a swap away from commoner ones', 'gaols gaol friers driers sepak cidre brian'],
    ['the other way round of other languages', 'membre septembre ministre titel kapitel tempel'],
    ['endings that English has not', 'maturita instructora centro directora'],
  ])('leaves %s alone', (_, words) => {
    expect(words.split(' ').flatMap((word) => rightOf(word) ?? [])).toEqual([]);
  });

  it.each([
    ['cabnets', 'cabinets'],
    ['feild', 'field'],
    ['freind', 'friend'],
    ['varnishs', 'varnishes'],
    ['recieve', 'receive'],
    ['platfrom', 'platform'],
    ['cutsomer', 'customer'],
  ])('takes the only word near it: %s', (wrong, right) => expect(rightOf(wrong)).toBe(right));

  it('takes a word with two near ones for none of them', () => {
    expect(findSlip('facilty')).toBeUndefined();
  });

  it('takes what is longer than any word for none, without trying its letters', () => {
    const started = performance.now();
    expect(findSlip('enviroment'.repeat(1_200))).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(200);
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
