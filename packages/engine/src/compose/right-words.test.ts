import { readFileSync } from 'node:fs';
import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { ResumeSource } from '../verify/verify-resume.ts';
import { planCorrections } from './corrections.ts';
import { proofread } from './proofread.ts';

const WORDS = readFileSync(
  new URL('../language/en/testing/right-words.txt', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .flatMap((row) => row.split(': ')[1]?.split(' ') ?? []);

const KEPT = 'Kept the records of the ward and wrote to the families each month';
const resumeOf = (...lines: string[]): Resume => ({ work: [{ highlights: [KEPT, ...lines] }] });
/** The lines as they are printed. */
function read(resume: Resume): string[] {
  const drafts = proofread(resume, [], planCorrections(resume, ''), new ResumeSource(resume));
  return drafts.map(({ after }) => after);
}
const readLine = (line: string): string => read(resumeOf(line))[0] ?? line;
const readPaper = (name: string): string =>
  read({ ...resumeOf('Sold bread in the shop'), certificates: [{ name }] })[0] ?? name;

describe('right words that no dictionary has', () => {
  it('stay, of twenty trades', () => {
    expect(WORDS.length).toBeGreaterThan(299);
    const lines = WORDS.map((word) => `Did the work on ${word} for the crew and the shop`);
    expect(read(resumeOf(...lines))).toEqual([]);
  });

  it.each([
    'Did the retuning of the pianos and the reglazing of pots',
    'Changed the watch batts and the mags for the shop',
    'Ran the woodshop and the batchwork of the mill',
    'Checked temps and regs and sups each day',
    'Cut haylage for the herd of the farm',
    'Washed the companys vans each week',
    'Taught the proningg of old trees and the proningg of shrubs',
  ])('%s', (line) => expect(readLine(line)).toBe(line));

  it.each([
    ['Cooked in my familys restaurant', "Cooked in my family's restaurant"],
    ['Wrote to many familys of the town', 'Wrote to many families of the town'],
    ['Will recieve the goods', 'Will receive the goods'],
    ['Was responsable for a litle shop', 'Was responsible for a little shop'],
    ['Noted what drivers dont check', "Noted what drivers don't check"],
    ['Got invoices payed on time', 'Got invoices paid on time'],
    ['Began in Sep-tember at the shop', 'Began in September at the shop'],
    ['Sold Telecomunications to the town', 'Sold Telecommunications to the town'],
    ['Did an apprentiship with the mill', 'Did an apprenticeship with the mill'],
    ['Kept the configuraton of the lines', 'Kept the configuration of the lines'],
    ['Gave freindly help to the guests', 'Gave friendly help to the guests'],
    ['Sorted the shipmant for the depot', 'Sorted the shipment for the depot'],
  ])('slips do not: %s', (line, better) => expect(readLine(line)).toBe(better));
});

describe('a short line of another language', () => {
  it.each([
    'zelador profissional, 60 h',
    'Curso profissional, 60 h',
    'Ensino profissional',
    'Curso de cozinha profissional',
    'Tecnico responsable mantenimiento',
  ])('stays: %s', (name) => expect(readPaper(name)).toBe(name));

  it.each([
    ['Basic life suport', 'Basic life support'],
    ['Certificate of freindly service', 'Certificate of friendly service'],
    ['Fire and safty training', 'Fire and safety training'],
  ])('but not one of English: %s', (name, better) => expect(readPaper(name)).toBe(better));
  it('stays among the bullets of an English resume', () => {
    const line = 'Curso tecnico profissional de hotelaria';
    expect(readLine(line)).toBe(line);
  });
});
