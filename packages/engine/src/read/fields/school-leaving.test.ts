import { describe, expect, it } from 'vitest';
import { readSection, row } from '../testing/section-of.ts';

/** Rows of a section -> institution | studyType | area | start | end | score of each school. */
const CASES: readonly [string, string[]][] = [
  [
    'Grade 12, Example Secondary School, 2012',
    ['Example Secondary School | Grade 12 |  |  | 2012 | '],
  ],
  [
    '12th Standard, Sample Vidyalaya, 2016, 78%\n10th Standard, Sample Vidyalaya, 2014, 84%',
    [
      'Sample Vidyalaya | 12th Standard |  |  | 2016 | 78%',
      'Sample Vidyalaya | 10th Standard |  |  | 2014 | 84%',
    ],
  ],
  [
    'Sample Career Center - Culinary Arts, 2013\nGED',
    ['Sample Career Center | Culinary Arts |  |  | 2013 | ', ' | GED |  |  |  | '],
  ],
  [
    'Leaving Cert 2017 (488 points) - Scoil Shampla',
    ['Scoil Shampla | Leaving Cert |  |  | 2017 | 488 points'],
  ],
  [
    'G.C.E. Advanced Level, 4 A passes, Sample Central College, 1978',
    ['Sample Central College | G.C.E. Advanced Level |  |  | 1978 | 4 A passes'],
  ],
  [
    'KCSE, Sample Girls Secondary School, 2013, mean grade B',
    ['Sample Girls Secondary School | KCSE |  |  | 2013 | mean grade B'],
  ],
  [
    'Secondary School Certificate, Sample High School, 2008 (Grade A)',
    ['Sample High School | Secondary School Certificate |  |  | 2008 | Grade A'],
  ],
  [
    'Lycée Jean Exemple, Bac S mention bien, 2006',
    ['Lycée Jean Exemple | Bac S |  |  | 2006 | mention bien'],
  ],
  [
    'Some college – Example Community College',
    ['Example Community College | Some college |  |  |  | '],
  ],
  [
    'BEng Civil Engineering 2:1, Example University, 2021',
    ['Example University | BEng | Civil Engineering |  | 2021 | 2:1'],
  ],
  [
    'B.Ed (1.5 years), Example University, 2017',
    ['Example University | B.Ed (1.5 years) |  |  | 2017 | '],
  ],
  [
    'Apprenticeship: Electrician, Sparks Ltd, 2012-2016',
    ['Sparks Ltd | Apprenticeship | Electrician | 2012 | 2016 | '],
  ],
  [
    'Example University\n- BSc Physics, 2:1\n- 2010 - 2013',
    ['Example University | BSc | Physics | 2010 | 2013 | 2:1'],
  ],
  [
    "Example University, 2010 - 2013\n• BSc in Physics\n• Dean's list 2011",
    ['Example University | BSc | Physics | 2010 | 2013 | '],
  ],
  [
    'Certificate: Care Work\nExample College | 2011 - 2012',
    ['Example College | Certificate | Care Work | 2011 | 2012 | '],
  ],
];

describe('what schools give at their end, how studies went, degrees in list items', () => {
  it.each(CASES)('%s', async (rows, expected) => {
    const { education = [] } = await readSection('EDUCATION', rows);
    const found = education.map((entry) =>
      row(
        entry.institution,
        entry.studyType,
        entry.area,
        entry.startDate,
        entry.endDate,
        entry.score,
      ),
    );
    expect(found).toEqual(expected);
  });
});
