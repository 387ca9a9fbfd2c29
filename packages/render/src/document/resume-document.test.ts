import { describe, expect, it } from 'vitest';
import { COMPLETE, STUDENT } from '../testing/sample-resumes.ts';
import { toResumeDocument } from './resume-document.ts';

const headingsOf = (resume: Parameters<typeof toResumeDocument>[0]): string[] =>
  toResumeDocument(resume).sections.map(({ heading }) => heading);

describe('toResumeDocument', () => {
  it('draws the sections in one order under standard headings', () => {
    expect(headingsOf(COMPLETE)).toEqual([
      'Summary',
      'Experience',
      'Education',
      'Projects',
      'Skills',
      'Volunteer Experience',
      'Certifications',
      'Awards',
      'Publications',
      'Languages',
      'Interests',
      'References',
    ]);
  });

  it('starts with education where there is no work, and shows nothing that is empty', () => {
    expect(headingsOf(STUDENT)).toEqual(['Education', 'Skills']);
    const blank = { basics: { name: ' ', summary: '\n' }, work: [{}], skills: [{ name: '' }] };
    expect(toResumeDocument(blank)).toEqual({ contacts: [], language: 'en', sections: [] });
  });

  it('draws an entry from title to bullets', () => {
    const work = toResumeDocument(COMPLETE).sections[1]?.entries[0];
    expect(work).toEqual({
      title: 'Payroll Manager',
      dates: 'Mar 2019 – Present',
      details: [
        { text: 'Bluewater Hardware Ltd.' },
        { text: 'Hamilton, ON' },
        { text: 'bluewater.example', href: 'https://bluewater.example/' },
      ],
      lines: [{ text: 'Family-owned chain of 14 shops.' }, { text: 'Head of a team of three.' }],
      bullets: [
        'Led the move to Ceridian Dayforce in seven months.',
        'Cut month-end close from nine days to four.',
      ],
    });
  });

  it('takes the employer as title where no position is given', () => {
    const [section] = toResumeDocument({ work: [{ name: 'Norrland', location: 'Oslo' }] }).sections;
    expect(section?.entries[0]).toMatchObject({ title: 'Norrland', details: [{ text: 'Oslo' }] });
  });

  it('says each contact once, and of a profile what its address does not show', () => {
    expect(toResumeDocument(COMPLETE).contacts).toEqual([
      { text: 'marisol@vantongeren.example', href: 'mailto:marisol@vantongeren.example' },
      { text: '+1 416 555 0142', href: 'tel:+14165550142' },
      { text: '12 Elm Street, Hamilton, ON L8P 1A1, Canada' },
      { text: 'vantongeren.example', href: 'https://www.vantongeren.example/' },
      { text: 'linkedin.com/in/marisolv', href: 'https://www.linkedin.com/in/marisolv' },
      { text: 'Portfolio: mvant · work.example/m', href: 'https://work.example/m' },
      { text: 'Mastodon: @marisol@social.example' },
    ]);
  });

  it('labels a bare grade and leaves one in words alone', () => {
    const linesOf = (score: string) =>
      toResumeDocument({ education: [{ score }] }).sections[0]?.entries[0]?.lines;
    expect(linesOf('3.8/4.0')).toEqual([{ label: 'Grade', text: '3.8/4.0' }]);
    expect(linesOf('First class')).toEqual([{ text: 'First class' }]);
  });

  it('separates items that hold commas by semicolons', () => {
    const [skills] = toResumeDocument({
      skills: [{ keywords: ['Excel (pivot, lookup)', 'SQL'] }],
    }).sections;
    expect(skills?.entries[0]?.lines).toMatchObject([{ text: 'Excel (pivot, lookup); SQL' }]);
  });
});

describe('a grade in words', () => {
  it.each([
    ['Merit', 'Diploma in Agriculture, Merit', []],
    ['First Class Honours', 'Diploma in Agriculture, First Class Honours', []],
    ['Very good', 'Diploma in Agriculture', [{ text: 'Very good' }]],
    ['2:1', 'Diploma in Agriculture', [{ label: 'Grade', text: '2:1' }]],
  ])('stands beside its degree where it is one of the known: %s', (score, title, lines) => {
    const education = [{ studyType: 'Diploma', area: 'Agriculture', score }];
    expect(toResumeDocument({ education }).sections[0]?.entries[0]).toMatchObject({ title, lines });
  });
});

it('puts no brackets within brackets behind a language', () => {
  const languages = [
    { language: 'English', fluency: 'intermediate (B1, certificate of 2026)' },
    { language: 'Thai', fluency: 'fair' },
  ];
  const [section] = toResumeDocument({ languages }).sections;
  expect(section?.entries[0]?.lines[0]?.text).toBe(
    'English (intermediate, B1, certificate of 2026); Thai (fair)',
  );
});

describe('a degree and its field', () => {
  const titleOf = (studyType: string, area: string): string | undefined =>
    toResumeDocument({ education: [{ studyType, area }] }).sections[0]?.entries[0]?.title;

  it.each([
    ['Diploma', 'Welding', 'Diploma in Welding'],
    ['Bachelor of Science', 'Biology', 'Bachelor of Science in Biology'],
    ['BSc', 'Biology', 'BSc, Biology'],
    ['Certificate III', 'Business', 'Certificate III in Business'],
    ['Certificate', 'Pet Grooming, Level 3', 'Certificate in Pet Grooming, Level 3'],
    ['Diploma in Hospitality', 'Tourism', 'Diploma in Hospitality, Tourism'],
    ['High School Diploma', 'Grade 12', 'High School Diploma, Grade 12'],
    ['Bachelor', 'of Arts', 'Bachelor, of Arts'],
    ['Certificate', 'Level 3', 'Certificate, Level 3'],
    ['Diploma', 'with Merit', 'Diploma, with Merit'],
    ['8 GCSEs', 'Maths B, Biology A', '8 GCSEs (Maths B, Biology A)'],
    ['A-Levels', 'Maths B, Biology A', 'A-Levels (Maths B, Biology A)'],
    ['MBA', 'Finance, Accounting', 'MBA, Finance, Accounting'],
    ['8 GCSEs', 'Maths B', '8 GCSEs, Maths B'],
  ])('%s and %s', (studyType, area, title) => {
    expect(titleOf(studyType, area)).toBe(title);
  });
});
