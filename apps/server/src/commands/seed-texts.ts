import type { Resume } from '@trueline/contracts';

const DUTIES = [
  'Counted the sample widgets of 3 sample warehouses each week in a spreadsheet',
  'Answered letters of made-up customers within 2 days',
  'Wrote the monthly report on sample widgets for 4 imaginary managers',
];

/** A made-up person: every seeded user's resume, about 1 KB of JSON. */
export const SEED_DOCUMENT: Resume = {
  basics: {
    name: 'Sam Sample',
    email: 'sam.sample@example.com',
    phone: '555-0100',
    location: { city: 'Exampleton' },
  },
  work: [2022, 2018].map((year) => ({
    name: `Example Widgets ${year}`,
    position: 'Sample Clerk',
    startDate: `${year}-03`,
    endDate: `${year + 3}-02`,
    highlights: DUTIES,
  })),
  education: [
    { institution: 'Example College', studyType: 'Diploma', area: 'Samples', endDate: '2017' },
  ],
  skills: [{ name: 'Skills', keywords: ['Spreadsheets', 'Filing', 'Letters'] }],
};

/** The same as it would have been pasted, about 1 KB. */
export const SEED_TEXT = `Sam Sample
Exampleton
sam.sample@example.com | 555-0100

Experience
${(SEED_DOCUMENT.work ?? [])
  .map(
    ({ name, startDate, endDate }) =>
      `Sample Clerk, ${name}, ${startDate} - ${endDate}\n${DUTIES.map((duty) => `- ${duty}`).join('\n')}`,
  )
  .join('\n\n')}

Education
Diploma in Samples, Example College, 2017

Skills
Spreadsheets, Filing, Letters
`;

export const SEED_JOB_DESCRIPTION = `Sample Clerk

Example Widgets is looking for a sample clerk.

Requirements
- 2 years of work with spreadsheets
- Filing and letters
`;
