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

  it('keeps a rule as often as it stands, above the name too', () => {
    const ruled = ['==========', ...BODY, '==========', 'SKILLS', '=========='];
    expect(withoutPageRows(ruled).rows).toEqual(ruled);
  });

  it('leaves out figures that count the pages', () => {
    const { rows } = withoutPageRows([...BODY, '1', '- Cooked', '2']);
    expect(rows).toEqual([...BODY, '- Cooked']);
  });
});
