import { describe, expect, it } from 'vitest';
import { borders, column, type PlacedText } from '../../fixtures/make-pdf.ts';
import { HEADER, readPages } from '../../testing/pages.ts';

const LEFT = 60;
const RIGHT = 170;
const PITCH = 13;

/** Entries beside their dates: in a table, or set at two edges with a line left free between. */
function entriesOf(
  entries: readonly (readonly string[])[],
  hasBorders: boolean,
  edge: number,
): PlacedText[] {
  const tops = [130];
  const texts = entries.flatMap(([date = '', ...rows]) => {
    const top = tops.at(-1) as number;
    tops.push(top + rows.length * PITCH + 8);
    return [{ text: date, x: LEFT, y: top + 11 }, ...column(RIGHT, top + 11, [...rows])];
  });
  return [...(hasBorders ? [borders([56, 166, edge], tops)] : []), ...texts];
}

const TOLD = [
  ['through an agency. Evening and weekend shifts, taking calls', 'and booking visits.'],
  ['Winter and summer seasons on two boats, with a crew of', 'four and a dog.'],
  ['Crew of four people, stairs and floors, measured on the', 'site. Some office work too.'],
];
const VARIANTS = TOLD.flatMap((told) => [true, false].map((hasBorders) => ({ told, hasBorders })));

describe('what is told of an entry beside its date', () => {
  it.each(VARIANTS)('is no part of its name, %j', async ({ told, hasBorders }) => {
    const { resume } = await readPages([
      ...HEADER,
      ...column(LEFT, 118, [['Work experience', 12]]),
      ...entriesOf(
        [
          ['2014 - 2019', 'Receptionist, Sample Dental Ltd', '• Kept the diary', '• Ran the desk'],
          ['2011 - 2014', 'Telephonist, Fixture Medical Centre Ltd, Leeds', ...told],
          ['2009 - 2011', 'Shop Assistant, Example Bakery, Leeds', '• Till and shop'],
        ],
        hasBorders,
        430,
      ),
    ]);
    expect(resume.work).toMatchObject([
      { position: 'Receptionist', startDate: '2014' },
      { position: 'Telephonist', name: 'Fixture Medical Centre Ltd', startDate: '2011' },
      { position: 'Shop Assistant', startDate: '2009' },
    ]);
    expect(JSON.stringify(resume.work?.[1]).replaceAll('\\n', ' ')).toContain(told.join(' '));
  });

  it.each([
    ['Kitchen Manager, The Old Example', 'Restaurant and Bakery'],
    ['Head Waiter, The Sample House of', 'Fine Cooking and Baking'],
  ])('leaves a name that its column breaks whole: %s / %s', async (above, below) => {
    const { resume } = await readPages([
      ...HEADER,
      ...column(LEFT, 118, [['Work experience', 12]]),
      ...entriesOf(
        [
          ['2014 - 2019', above, below],
          ['2010 - 2014', 'Porter, Sample Hotel Ltd'],
        ],
        true,
        330,
      ),
    ]);
    expect(resume.work?.[0]?.name).toBe(`${above} ${below}`.replace(/^.*?, /, ''));
    expect(resume.work).toHaveLength(2);
  });

  it('takes the last word of a title that its row has no room for', async () => {
    const { resume } = await readPages([
      ...HEADER,
      ...column(LEFT, 118, [['Work experience', 12]]),
      ...entriesOf(
        [
          [
            '2014 - 2019',
            'Sample County Centre for Family and Children Support, Coordinator of foster',
            'care',
            '• Fourteen families, twenty-three children, and the plans of all of them',
          ],
          ['2010 - 2014', 'Example Home, Teacher', '• Groups of twelve'],
        ],
        false,
        430,
      ),
    ]);
    expect(resume.work?.[0]).toMatchObject({
      name: 'Sample County Centre for Family and Children Support',
      position: 'Coordinator of foster care',
    });
  });
});
