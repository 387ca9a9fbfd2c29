import { describe, expect, it } from 'vitest';
import { withoutPageRows } from './page-rows.ts';

const BODY = ['Ana Sample', 'Toronto', 'EXPERIENCE', 'Cook | 2018 - 2020'];

describe('withoutPageRows', () => {
  it.each([
    'Page 1',
    'Page 2 of 3',
    '- 2 -',
    '1/2',
    'Seite 2 von 3',
    '(continued on next page)',
    'Continued...',
    "cont'd",
    'Suite à la page suivante',
    'Ana Sample',
    'Ana Sample - page 2',
    'Ana Sample | 555-0142 | Page 2',
  ])('leaves out "%s"', (row) => {
    const { rows, leftOut } = withoutPageRows([...BODY, 'Sample Grill', row, '- Cooked']);
    expect(rows).toEqual([...BODY, 'Sample Grill', '- Cooked']);
    expect(leftOut.map(({ text }) => text)).toEqual([row]);
  });

  it.each([
    'Page, The Sample Club',
    '- 5',
    '10/12',
    '12',
    'Continued education',
    'Continued to lead the team after the merger',
    'Ana Sample Catering',
    '2016 - 2018',
  ])('keeps "%s"', (row) => {
    const { rows } = withoutPageRows([...BODY, 'Sample Grill', row, '- Cooked']);
    expect(rows).toContain(row);
  });

  it('leaves out what stands on every page beside its number, and closes the sentence it cut', () => {
    const foot = (page: number) => [
      '',
      'Downloaded from a board on 20/11/2026',
      `Page ${page} of 2`,
    ];
    const { rows, leftOut } = withoutPageRows([
      ...BODY,
      '- Cut the average waste',
      ...foot(1),
      '',
      'by a third',
      'Sample Grill',
      ...foot(2),
    ]);
    expect(rows).toEqual([...BODY, '- Cut the average waste', 'by a third', 'Sample Grill', '']);
    expect(leftOut.map(({ reason }) => reason)).toEqual([
      'running-head',
      'page-number',
      'running-head',
      'page-number',
    ]);
  });

  it('keeps a row that stands beside one page number alone, or elsewhere too', () => {
    const twice = [...BODY, 'Sample Grill', 'Page 1 of 2', '- Cooked', 'Sample Grill', '- Baked'];
    expect(withoutPageRows(twice).rows).toEqual(twice.filter((row) => row !== 'Page 1 of 2'));
  });

  it('keeps a rule as often as it stands, above the name too', () => {
    const ruled = ['==========', ...BODY, '==========', 'SKILLS', '=========='];
    expect(withoutPageRows(ruled).rows).toEqual(ruled);
  });

  it('leaves out figures that count the pages', () => {
    const { rows } = withoutPageRows([...BODY, '1', '- Cooked', '2']);
    expect(rows).toEqual([...BODY, '- Cooked']);
  });
});
