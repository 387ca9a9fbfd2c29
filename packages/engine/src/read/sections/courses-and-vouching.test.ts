import { describe, expect, it } from 'vitest';
import { column, type PlacedText } from '../fixtures/make-pdf.ts';
import { HEADER, readPages } from '../testing/pages.ts';
import { findHeadingKind, guessHeadingKind } from './heading.ts';

describe('headings of courses and of those who vouch', () => {
  it.each([
    'COURSES FOLLOWED',
    'Courses attended',
    'Training courses undertaken',
    'Workshops Attended',
    'Further courses',
    'Trainings completed',
    "Diploma's en cursussen",
    'Other Trainings',
  ])('%s opens certificates', (heading) => {
    expect(findHeadingKind(heading) ?? guessHeadingKind(heading)).toBe('certificates');
  });

  it.each([
    'people who will speak for him',
    'Who can vouch for me',
    'Who to ask about me',
    'Ask them:',
    'People who know me',
  ])('%s opens references', (heading) => {
    expect(guessHeadingKind(heading)).toBe('references');
  });

  it.each(['Languages I speak', 'What I speak'])('%s opens languages', (heading) => {
    expect(guessHeadingKind(heading)).toBe('languages');
  });
});

/** A section in the manner of print: a name in capitals with room above, and its rows. */
const section = (y: number, name: string, rows: readonly string[]): PlacedText[] => [
  { text: name, x: 60, y, bold: true, size: 10 },
  ...column(60, y + 16, [...rows]),
];

describe('a heading of its own words, in the dress of the others', () => {
  it.each(['MODULES SAT', 'PAPERS GAINED', 'THINGS ATTENDED'])(
    'ends the schools also where another heading opens a page: %s',
    async (name) => {
      const { resume } = await readPages(
        [
          ...HEADER,
          ...section(130, 'WORK EXPERIENCE', ['Clerk, Example Ltd, 2019 - 2024']),
          ...section(190, 'EDUCATION', ['Diploma in Filing, Example College, 2018']),
          ...section(250, name, [
            'New syllabus, Sample Education Office, 2017',
            'First Aid, Example Society, 2019',
          ]),
          ...section(320, 'INTERESTS', ['Cricket, stamps']),
        ],
        section(60, 'REFEREES', ['Ann Sample, Example Ltd, 306-555-0110']),
      );
      expect(resume.education).toHaveLength(1);
      expect(JSON.stringify(resume.education)).not.toContain(name);
    },
  );
});
