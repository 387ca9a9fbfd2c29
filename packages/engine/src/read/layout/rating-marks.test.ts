import { describe, expect, it } from 'vitest';
import { lineOf } from '../testing/line-of.ts';
import type { Line } from './line.ts';
import { withoutRatingMarks } from './rating-marks.ts';

const bare = (...lines: Line[]): string[] =>
  withoutRatingMarks(lines).lines.map(({ cells }) => cells.map(({ text }) => text).join(' | '));

/** Rows of one skill with so many of five marks reached. */
const METERS: Record<string, (reached: number) => string> = {
  dots: (n) => '●'.repeat(n) + '○'.repeat(5 - n),
  'dots with blanks': (n) => [...'●'.repeat(n), ...'○'.repeat(5 - n)].join(' '),
  stars: (n) => '★'.repeat(n) + '☆'.repeat(5 - n),
  'typed stars': (n) => [...'*'.repeat(n), ...'o'.repeat(5 - n)].join(' '),
  hashes: (n) => '#'.repeat(2 * n) + '-'.repeat(10 - 2 * n),
  'hashes and per cent': (n) => `${'#'.repeat(2 * n)}${'-'.repeat(10 - 2 * n)}  ${n * 20}%`,
  brackets: (n) => `[${'='.repeat(n)}${'.'.repeat(5 - n)}]`,
  letters: (n) => [...'x'.repeat(n), ...'-'.repeat(5 - n)].join(' '),
  blocks: (n) => '█'.repeat(n) + '░'.repeat(5 - n),
};

describe('marks for how well something is known', () => {
  it.each(Object.entries(METERS))('are left out: %s', (_, meter) => {
    const names = ['Customer care', 'MS Office', 'C'];
    expect(bare(...names.map((name, i) => lineOf([0, name], [80, meter(5 - i)])))).toEqual(names);
    expect(bare(...names.map((name, i) => lineOf([0, `${name} ${meter(4 - i)}`])))).toEqual(names);
    expect(bare(...names.map((name, i) => lineOf([0, meter(5 - i)], [80, name])))).toEqual(names);
  });

  it('end a row, which goes on in no other', () => {
    const rows = ['Team leading', 'ezyVet'].map((name) => ({
      ...lineOf([0, name], [80, '●●●○○']),
      wraps: true,
    }));
    expect(withoutRatingMarks(rows).lines.map(({ wraps }) => wraps)).toEqual([false, false]);
  });

  it('take the per cent in a cell behind them along', () => {
    const rows = [100, 60].map((share) =>
      lineOf([0, 'Cash handling'], [60, '#'.repeat(share / 10)], [90, `${share}%`]),
    );
    expect(bare(...rows)).toEqual(['Cash handling', 'Cash handling']);
  });

  it.each([
    [['Hotel Sample ****', 'Receptionist', '2014 - 2018', 'Hotel Example *****']],
    [['Attendance | 100%', 'Accuracy | 98%']],
    [['--------', 'EXPERIENCE', '--------']],
    [['Waiter ***', 'Sample Grill']],
    [['C++ | C#', 'xxx | Sample']],
    [['Lisbon ... Porto', 'Porto ... Faro']],
    [['* Baker', '* Cook']],
    [['+ + +', '* * *']],
  ])('are not seen in %j', (rows) => {
    const lines = rows.map((text) =>
      lineOf(...text.split(' | ').map((one, i) => [i * 60, one] as [number, string])),
    );
    expect(bare(...lines)).toEqual(rows);
  });
});
