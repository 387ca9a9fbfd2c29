import type { AsWrittenLine, Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { optimize } from '../optimize.ts';
import { listWrittenBlocks } from './written-blocks.ts';

const head = (text: string, dates?: string): AsWrittenLine => ({
  text,
  kind: 'head',
  ...(dates === undefined ? {} : { dates }),
});
const item = (text: string, at: number): AsWrittenLine => ({
  text,
  kind: 'item',
  path: `work[0].highlights[${at}]`,
});

/** One entry of the reader's, with the rows as they stand in the source. */
function written(rows: readonly AsWrittenLine[]): Resume {
  const highlights = rows.flatMap(({ kind, text }) => (kind === 'item' ? [text] : []));
  return {
    basics: { name: 'Ada Sample' },
    work: [{ name: 'Sample Depot', highlights }],
    meta: { trueline: { asWritten: [{ section: 'work', doubt: 0.9, lines: [...rows] }] } },
  };
}
const tensesOf = (resume: Resume): string[] =>
  listWrittenBlocks(
    resume,
    (resume.work?.[0]?.highlights ?? []).map((text, at) => ({
      path: `work[0].highlights[${at}]`,
      entry: 'work[0]',
      text,
    })),
    '2026-11',
  ).map(({ tense }) => tense);
const printed = (resume: Resume): string[] =>
  (
    optimize({ resume, jobDescription: 'Porter wanted', asOf: '2026-11' }).document.meta?.trueline
      ?.asWritten?.[0]?.lines ?? []
  ).map(({ text }) => text);

describe('lines below a head that is printed as it was written', () => {
  it.each([
    [[head('Porter, Sample Depot', '2014 - 2018')], 'past'],
    [[head('Porter (since March 2019)')], 'present'],
    [[head('Sample Depot'), { text: 'Porter, 2009 to 2012', kind: 'detail' as const }], 'past'],
    [[head('Porter')], 'unknown'],
    [
      [head('Porter 2009 - 2012'), { text: 'Clerk 2020 - now', kind: 'detail' as const }],
      'unknown',
    ],
  ])('take the tense of the one period in it: %j', (rows, tense) => {
    expect(tensesOf(written([...rows, item('Counting the stock', 0)]))).toEqual([tense]);
  });

  it('are told head by head, whatever entry they were read for', () => {
    const resume = written([
      head('Porter, Sample Depot', '2019 - present'),
      item('Responsible for the keys and the visitor log', 0),
      head('Cleaner, Sample School', '2014 - 2018'),
      item('Mopping and waxing the halls', 1),
      head('Kitchen help'),
      item('Responsible for the dishes', 2),
    ]);
    expect(printed(resume)).toEqual([
      'Porter, Sample Depot',
      'Look after the keys and the visitor log',
      'Cleaner, Sample School',
      'Mopped and waxed the halls',
      'Kitchen help',
      'Responsible for the dishes',
    ]);
  });
});
