import { describe, expect, it } from 'vitest';
import { toLines } from './as-written-lines.ts';
import type { SectionRow } from './section-lines.ts';

/** A row of a kind; its cells are parted by tabs. */
function row(text: string, kind: SectionRow['kind'], start: number): SectionRow {
  const cells = text.split('\t').map((cell) => ({ text: cell }));
  const block = { text, cells, start, end: start + text.length, line: { gapBefore: 0 } };
  return { block: block as unknown as SectionRow['block'], kind, paths: [] };
}
const linesOf = (rows: readonly (readonly [string, SectionRow['kind']])[]) =>
  toLines(
    rows.map(([text, kind], at) => row(text, kind, at * 100)),
    () => undefined,
  ).map(({ text, dates, kind }) => [kind, text, ...(dates === undefined ? [] : [dates])]);

describe('the head of an entry as it is printed', () => {
  it.each([
    ['Cook, Sample Inn\t2014 - 2018', 'Cook, Sample Inn', '2014 - 2018'],
    ['2014 - 2018\tCook\tSample Inn', 'Cook | Sample Inn', '2014 - 2018'],
    ['Cook, Sample Inn, 2014 - 2018', 'Cook, Sample Inn', '2014 - 2018'],
    ['Cook (2014 to 2018)', 'Cook', '2014 to 2018'],
    ['Private Cook -- June 2023 up to present', 'Private Cook', 'June 2023 up to present'],
    ['2014-2018: Cook, Sample Inn', 'Cook, Sample Inn', '2014-2018'],
    ['Cook\tJune\t2013 - Feb 2017', 'Cook', 'June 2013 - Feb 2017'],
  ])('has its period apart: %s', (text, name, dates) => {
    expect(linesOf([[text, 'head']])).toEqual([['head', name, dates]]);
  });

  it.each([
    'Cook (nights, full time from 2019)',
    'from 2014 to 2018: the following',
    'Cook 2014 - 2018, Baker 2018 - 2020',
    'Built the 2014 - 2018 archive of Sample Town',
    'Cook, Sample Inn',
  ])('stays where a part of it would be torn: %s', (text) => {
    expect(linesOf([[text, 'head']])).toEqual([['head', text]]);
  });

  it('leaves each period to its own post, where an employer stands over several', () => {
    const rows = [
      ['Sample Inn\tExampletown', 'head'],
      ['Head Cook\tMar 2019 – Present', 'detail'],
      ['Peel, fry and wash up', 'item'],
      ['Cook\tJun 2016 – Feb 2019', 'head'],
      ['Baked', 'item'],
    ] as const;
    expect(linesOf(rows).filter(([kind]) => kind === 'head')).toEqual([
      ['head', 'Sample Inn | Exampletown'],
      ['head', 'Head Cook', 'Mar 2019 – Present'],
      ['head', 'Cook', 'Jun 2016 – Feb 2019'],
    ]);
  });

  it('moves the period beside the employer, where each has one post', () => {
    const rows = [
      ['Sample Inn\tExampletown', 'head'],
      ['Head Cook\tMar 2019 – Present', 'detail'],
      ['Peel, fry and wash up', 'item'],
      ['Corner Café\tExampletown', 'head'],
      ['Cook\tJun 2016 – Feb 2019', 'detail'],
    ] as const;
    expect(linesOf(rows).filter(([kind]) => kind === 'head')).toEqual([
      ['head', 'Sample Inn | Exampletown', 'Mar 2019 – Present'],
      ['head', 'Corner Café | Exampletown', 'Jun 2016 – Feb 2019'],
    ]);
  });

  it('takes the row below that is nothing but a period', () => {
    expect(
      linesOf([
        ['Sample Inn | Cook', 'head'],
        ['2014 - 2018', 'detail'],
        ['Peeled, fried and washed up', 'text'],
      ]),
    ).toEqual([
      ['head', 'Sample Inn | Cook', '2014 - 2018'],
      ['text', 'Peeled, fried and washed up'],
    ]);
  });

  it('takes the period below its other names, where none of them has one', () => {
    expect(
      linesOf([
        ['Cook', 'head'],
        ['Sample Inn, Exampletown', 'detail'],
        ['2014 - 2018', 'detail'],
      ]),
    ).toEqual([
      ['head', 'Cook', '2014 - 2018'],
      ['detail', 'Sample Inn, Exampletown'],
    ]);
    expect(
      linesOf([
        ['Cook', 'head'],
        ['Sample Inn, 2010 - 2012', 'detail'],
        ['2014 - 2018', 'detail'],
      ]).at(-1),
    ).toEqual(['detail', '2014 - 2018']);
  });
});

it('a bracket that a row opens is closed in its line', () => {
  expect(
    linesOf([
      ['Transport Manager CPC (National', 'detail'],
      ['& International), 2009', 'detail'],
      ['HGV C+E (renewed', 'text'],
      ['Led the depot', 'text'],
    ]),
  ).toEqual([
    ['detail', 'Transport Manager CPC (National & International), 2009'],
    ['text', 'HGV C+E (renewed'],
    ['text', 'Led the depot'],
  ]);
});

describe('periods on rows of their own', () => {
  it('are of what stands below them, where a section opens so', () => {
    expect(
      linesOf([
        ['2022 - now', 'head'],
        ['Traffic warden (on call)', 'head'],
        ['Sample Ltd, Exampletown', 'detail'],
        ['Kept the road clear', 'item'],
        ['2008 - 2022', 'head'],
        ['Owner (with my wife, she was the boss)', 'text'],
        ['Camping Sample', 'text'],
        ['2003 - 2008', 'detail'],
        ['Bus driver', 'head'],
      ]),
    ).toEqual([
      ['head', 'Traffic warden (on call)', '2022 - now'],
      ['detail', 'Sample Ltd, Exampletown'],
      ['item', 'Kept the road clear'],
      ['head', 'Owner (with my wife, she was the boss)', '2008 - 2022'],
      ['text', 'Camping Sample'],
      ['head', 'Bus driver', '2003 - 2008'],
    ]);
  });
});

describe('rows in small letters', () => {
  it('begin anew where most rows do', () => {
    const rows = ['about the man', 'he does not drink', 'excel, e-mail', 'choir, goats'];
    const lines = linesOf(rows.map((text) => [text, 'text']));
    expect(lines.map(([, text]) => text)).toEqual(rows);
  });

  it('go on where the one above ends open', () => {
    expect(
      linesOf([
        ['he plans the route along farms in', 'text'],
        ['three counties', 'text'],
        ['he keeps the tools', 'text'],
      ]).map(([, text]) => text),
    ).toEqual(['he plans the route along farms in three counties', 'he keeps the tools']);
  });
});
