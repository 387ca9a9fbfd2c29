import { describe, expect, it } from 'vitest';
import { withoutRail } from './timeline-rail.ts';

describe('withoutRail', () => {
  it.each([
    [
      'bars with a mark at each entry',
      [
        '2021',
        '  |',
        '  o   Acme - Fitter',
        '  |   2019 - 2021',
        '  |   - Fitted',
        '  |',
        '  o   End',
      ],
      [
        '2021',
        '   ',
        '      Acme - Fitter',
        '      2019 - 2021',
        '      - Fitted',
        '   ',
        '      End',
      ],
    ],
    ['drawn bars', ['│ a', '│ b', '│', '● c', '│ d'], ['  a', '  b', ' ', '  c', '  d']],
  ])('takes away %s', (_, rows, without) => {
    expect(withoutRail(rows)).toEqual(without);
  });

  it.each([
    ['the bars of a table', ['| a | b |', '| - | - |', '| c | d |', '| e | f |']],
    ['a few rows that begin with a bar', ['| Jan 2019 - Feb 2020', 'Fitter', '| Mar 2020 - now']],
    ['items of a list', ['o one', 'o two', 'o three', 'o four', 'o five']],
  ])('leaves %s', (_, rows) => {
    expect(withoutRail(rows)).toEqual(rows);
  });
});
