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
    '2013 - 2015: Sample Vocational Training Centre, NVA Level III in Carpentry and Joinery\n2009 - 2012: Sample Hill Secondary School, Form IV (CSEE), Division IV\n2002 - 2008: Sample B Primary School, Standard VII',
    [
      'Sample Vocational Training Centre | NVA Level III | Carpentry and Joinery | 2013 | 2015 | ',
      'Sample Hill Secondary School | Form IV (CSEE) |  | 2009 | 2012 | Division IV',
      'Sample B Primary School | Standard VII |  | 2002 | 2008 | ',
    ],
  ],
  [
    '2012: Sample Hill Secondary School, Form Four, Division II\n2008: Sample Primary School, Standard Eight',
    [
      'Sample Hill Secondary School | Form Four |  |  | 2012 | Division II',
      'Sample Primary School | Standard Eight |  |  | 2008 | ',
    ],
  ],
  [
    '2015: Sample Technical Institute, NC II in Cookery\n2010: Sample High School, Form VI',
    [
      'Sample Technical Institute | NC II | Cookery |  | 2015 | ',
      'Sample High School | Form VI |  |  | 2010 | ',
    ],
  ],
  [
    'Sample Training College, Trade Test Grade II in Plumbing, 2016',
    ['Sample Training College | Trade Test Grade II | Plumbing |  | 2016 | '],
  ],
  [
    'MSCE, Sample Secondary School, 2011, 24 points',
    ['Sample Secondary School | MSCE |  |  | 2011 | 24 points'],
  ],
  [
    'Tertiary\nBachelor of Science in Civil Engineering\nSample Institute of Science\n2001 - 2006\n\nSecondary\nSample National High School\nGraduated 2001',
    [
      'Sample Institute of Science | Bachelor of Science | Civil Engineering | 2001 | 2006 | ',
      'Sample National High School | Secondary |  |  | 2001 | ',
    ],
  ],
  [
    'Associate Diploma of Business (Insurance), Sample Valley Institute, completed 1989',
    ['Sample Valley Institute | Associate Diploma of Business | Insurance |  | 1989 | '],
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
