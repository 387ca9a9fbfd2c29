import { describe, expect, it } from 'vitest';
import type { Line } from '../layout/line.ts';
import { readSection } from '../testing/section-of.ts';
import { buildBlocks } from './block.ts';
import { findHeadingKind } from './heading.ts';

const line = (text: string, at: number, wraps: boolean): Line => ({
  cells: [{ text, x: 40, width: text.length * 5, bold: false, italic: false }],
  page: 1,
  x: 40,
  y: 100 + 12 * at,
  width: text.length * 5,
  size: 10,
  bold: false,
  italic: false,
  gapBefore: 0,
  wraps,
  links: [],
});
const rowsOf = (texts: readonly string[], wraps = false): string[] =>
  buildBlocks(texts.map((text, at) => line(text, at, wraps))).blocks.map(({ text }) => text);

describe('rows that a narrow column breaks within brackets', () => {
  it.each([
    [['Operator licence (National', '& International), 2009']],
    [['Welding (MIG, MAG,', 'TIG)']],
    [['Stores accounting (SAP', 'and JAMES)']],
  ])('are one: %j', (texts) => {
    expect(rowsOf(texts)).toEqual([texts.join(' ')]);
  });

  it.each([
    [['Welding (MIG, MAG)', 'Turning (CNC)']],
    [['Welding (MIG', 'Turning']],
    [['1) Welding', '2) Turning']],
  ])('stay apart where nothing is open: %j', (texts) => {
    expect(rowsOf(texts)).toEqual(texts);
  });
});

describe('a list that tells behind its periods', () => {
  const told =
    'Led the accounts of stores in two towns and the drawdown of a camp for six hundred.';
  it('has a row for each, however full the lines are', () => {
    const texts = [
      `Warrant Officer, 2003 - 2008: ${told}`,
      `Sergeant, 1997 - 2003: ${told}`,
      `Corporal, Example Corps, 1990 - 1997: ${told}`,
    ];
    expect(rowsOf(texts, true)).toEqual(texts);
  });

  it('goes on where a sentence names a period', () => {
    const texts = [told, `In the years 1997 - 2003 we ${told.toLowerCase()}`];
    expect(rowsOf(texts, true)).toHaveLength(1);
  });
});

describe('the bare heading of papers', () => {
  it.each([
    ['supervisory skills 6 weeks, Sample Federation, 2014\nfirst aid, Sample Corps, 2025', true],
    ['Forklift licence, 2019\nRigging, Sample Yard, 2020', true],
    ['"On tides", Journal of Sample Studies, 2014\n"On sand", Sample Press, 2015', false],
    ['The tides of Sampleton, 2014\nThe sands of Sampleton, 2015', false],
  ])('%s', async (rows, isHeld) => {
    const { certificates = [], publications = [] } = await readSection('Papers', rows);
    expect([certificates.length > 0, publications.length > 0]).toEqual([isHeld, !isHeld]);
  });
});

describe('headings of further languages and in short forms', () => {
  it.each([
    ['PENDIDIKAN', 'education'],
    ['Riwayat Pendidikan', 'education'],
    ['PENGALAMAN KERJA', 'work'],
    ['Bahasa yang dikuasai', 'languages'],
    ['Sertifikat', 'certificates'],
    ['İş Deneyimi', 'work'],
    ['Eğitim Bilgileri', 'education'],
    ['Yabancı Dil', 'languages'],
    ['Experiență profesională', 'work'],
    ['Educație și formare', 'education'],
    ['Limbi străine', 'languages'],
    ['Radno iskustvo', 'work'],
    ['Obrazovanje', 'education'],
    ['Strani jezici', 'languages'],
    ['Emplt', 'work'],
    ['Ints', 'interests'],
  ])('%s', (text, kind) => expect(findHeadingKind(text)).toBe(kind));

  it.each(['Sim Racing Ltd', 'Nova Škola d.o.o.', 'Munca Foods', 'Deneyim A.Ş.'])(
    'are no names: %s',
    (text) => expect(findHeadingKind(text)).toBeUndefined(),
  );
});
