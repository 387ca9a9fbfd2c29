import type { AsWrittenLine } from '@trueline/contracts';
import { expect, it } from 'vitest';
import { withPeriodsApart } from './even-periods.ts';

const head = (text: string, at: number): AsWrittenLine => ({
  text,
  kind: 'head',
  entry: `work[${at}]`,
});
const item: AsWrittenLine = { text: 'Plans for 20 towns', kind: 'item' };
const told = (lines: readonly AsWrittenLine[]): string[][] =>
  withPeriodsApart(lines).map(({ kind, text, dates }) => [kind, text, ...(dates ? [dates] : [])]);

it('heads that all open with their period have it beside them, and the employer below', () => {
  expect(
    told([
      head('seit 04/2017 | Leiterin Planung', 0),
      { text: 'Stadt Musterstadt', kind: 'detail', entry: 'work[0]' },
      item,
      head('10/2009 – 03/2017 | Planerin', 1),
      head('Planwerk GmbH, Bremen', 2),
      item,
      head('08/2007 – 09/2009 | Elternzeit', 3),
      head('02/2003 – 07/2007 | Planerin', 4),
    ]),
  ).toEqual([
    ['head', 'Leiterin Planung', 'seit 04/2017'],
    ['detail', 'Stadt Musterstadt'],
    ['item', 'Plans for 20 towns'],
    ['head', 'Planerin', '10/2009 – 03/2017'],
    ['detail', 'Planwerk GmbH, Bremen'],
    ['item', 'Plans for 20 towns'],
    ['head', 'Elternzeit', '08/2007 – 09/2009'],
    ['head', 'Planerin', '02/2003 – 07/2007'],
  ]);
});

it('a lone head that opens so, or one among others, stays as it stands', () => {
  const one = [head('10/2009 – 03/2017 | Planerin', 0), item];
  expect(told(one)[0]).toEqual(['head', '10/2009 – 03/2017 | Planerin']);
  const mixed = [
    head('10/2009 – 03/2017 | Planerin', 0),
    head('02/2003 – 07/2007 | Planerin', 1),
    head('Leiterin bei Planwerk seit 2017, zuvor 2010 – 2012 Planerin und mehr', 2),
  ];
  expect(told(mixed)[0]).toEqual(['head', '10/2009 – 03/2017 | Planerin']);
});

it('a head below a time off is an entry of its own', () => {
  const lines = [
    head('08/2007 – 09/2009 | Elternzeit', 0),
    head('Planwerk GmbH, Bremen', 1),
    item,
    head('02/2003 – 07/2007 | Planerin', 2),
  ];
  expect(told(lines)[1]).toEqual(['head', 'Planwerk GmbH, Bremen']);
});
