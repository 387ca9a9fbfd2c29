import { describe, expect, it } from 'vitest';
import { withoutPageRows } from './page-rows.ts';

const BODY = ['Ana Sample', 'Toronto', 'EXPERIENCE', 'Cook | 2018 - 2020'];

describe('withoutPageRows', () => {
  it.each([
    'Page 1',
    'Page 2 of 3',
    'Page 1 of [x]',
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

  it.each([
    [
      'the title of two jobs',
      [
        'Page 1 of 3',
        'Registered Nurse',
        'Other Hospital, 2015 - 2018',
        'Page 2 of 3',
        'Registered Nurse',
        'Third Clinic, 2012 - 2015',
        'Page 3 of 3',
      ],
    ],
    [
      'one that a third page has not',
      [
        'Page 1 of 3',
        'Ward work',
        'Other Hospital',
        'Page 2 of 3',
        'Ward work',
        'Third Clinic',
        'Page 3 of 3',
        'More',
      ],
    ],
    [
      'the title of a job on every page',
      [
        'Page 1',
        'Registered Nurse',
        'Other Hospital',
        '2015 - 2018',
        'Page 2',
        'Registered Nurse',
        'Third Clinic',
        '2012 - 2015',
      ],
    ],
    ['one on both sides', ['Ward work', 'Page 1', 'Other', 'Page 2', 'Ward work', 'Third Clinic']],
    ['a duty', ['- Cooked', 'Page 1', 'Other', '- Cooked', 'Page 2']],
  ])('keeps %s beside page numbers', (_, pages) => {
    const text = [...BODY, 'Sample Grill', ...pages];
    expect(withoutPageRows(text).rows).toEqual(text.filter((row) => !row.startsWith('Page ')));
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
