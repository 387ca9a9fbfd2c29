import { expect, it } from 'vitest';
import { readSection, row } from '../testing/section-of.ts';

const schoolsIn = async (rows: readonly string[]): Promise<string[]> =>
  ((await readSection('EDUCATION', rows.join('\n'))).education ?? []).map(
    ({ institution, studyType, area, location, startDate, endDate, score }) =>
      row(institution, studyType, area, location as string, startDate, endDate, score),
  );

it.each([
  [
    'B.E. (Electronics and Communication), Sample Engineering College, Lucknow, India, 1981 – 1985, First Division, 68.4 %',
    'Sample Engineering College | B.E. | Electronics and Communication | Lucknow, India | 1981 | 1985 | First Division, 68.4 %',
  ],
  [
    'BSc Civil Engineering, Sample University of Science and Technology, Kumasi, Ghana, 2001 – 2005, Second Class Upper',
    'Sample University of Science and Technology | BSc | Civil Engineering | Kumasi, Ghana | 2001 | 2005 | Second Class Upper',
  ],
  [
    'Sample University of Science and Technology, Kumasi, Ghana, BSc Civil Engineering, 2001 – 2005, First Class Honours',
    'Sample University of Science and Technology | BSc | Civil Engineering | Kumasi, Ghana | 2001 | 2005 | First Class Honours',
  ],
  [
    'MBA, Sample School of Business and Public Administration, Cape Town, South Africa, 02/2010 – 11/2012, cum laude',
    'Sample School of Business and Public Administration | MBA |  | Cape Town, South Africa | 2010-02 | 2012-11 | cum laude',
  ],
])('a school told in one long row of names has its period: %s', async (text, expected) => {
  expect(await schoolsIn([text])).toEqual([expected]);
  expect(
    await schoolsIn([
      text,
      'I.Sc., Sample Science Campus, Kathmandu, 1979 – 1981, Second Division',
    ]),
  ).toEqual([
    expected,
    'Sample Science Campus | I.Sc. |  | Kathmandu | 1979 | 1981 | Second Division',
  ]);
});

it('a sentence that tells of a period between commas dates nothing', async () => {
  const { work } = await readSection(
    'EXPERIENCE',
    'Cook, Sample Inn, 2012 - 2020\nDuring the building works, 2014 - 2015, the kitchen was in a tent and I cooked there for two hundred people every day',
  );
  expect(work).toHaveLength(1);
  expect(work?.[0]).toMatchObject({ startDate: '2012', endDate: '2020' });
});
