import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { inputFor } from '../testing/made-up-pairs.ts';
import { writeCoverLetter } from './cover-letter.ts';
import { LIST_MARK } from './slot.ts';

const adOf = (title: string, musts: readonly string[]): string =>
  `${title}\nSample Works Ltd, Halifax\n\nAbout us\nWe look after the town.\n\nYou must have\n${musts
    .map((must) => `- ${must}`)
    .join('\n')}\n`;
const FILLER = 'Kept the van and the tools in good order for the others on the shift';
const resumeOf = (position: string, highlights: string[], more: Partial<Resume> = {}): Resume => ({
  basics: { name: 'Ola Sample', email: 'ola@example.org' },
  work: [
    { position, name: 'North Mills', startDate: '2016-03', highlights: [...highlights, FILLER] },
  ],
  ...more,
});
const letterOf = (resume: Resume, ad: string): string =>
  writeCoverLetter(inputFor(resume, ad)).standard;
const listOf = (letter: string): string[] =>
  letter.split('\n').filter((line) => line.startsWith(LIST_MARK));

const HOTEL_AD = adOf('Hotel Receptionist', [
  'Certificate in Front Office Operations',
  'Experience with a property management system, preferably Opera',
  'Cash handling and daily balancing',
  'Night audit experience',
  'A current First Aid certificate',
  'A valid driving licence',
  'Experience with foreign exchange',
]);
const HOTEL = resumeOf(
  'Senior Receptionist',
  [
    'Opera PMS, cash and EFTPOS, foreign exchange float of $5000',
    'Night audit 2 nights a week',
    'Banking every day and petty cash',
  ],
  {
    certificates: [
      { name: 'First Aid', issuer: 'Sample Society', date: '2024' },
      { name: 'Opera PMS user training', date: '2016' },
    ],
    education: [
      {
        studyType: 'Certificate III',
        area: 'Front Office Operations',
        institution: 'Sample College',
        endDate: '1998',
      },
    ],
    skills: [{ keywords: ['Opera', 'Cash handling', 'Full clean driving licence'] }],
  },
);

describe('what is set off for the demands of an ad', () => {
  const letter = letterOf(HOTEL, HOTEL_AD);

  it('is four lines at most, with the first must', () => {
    expect(listOf(letter).length).toBeGreaterThan(1);
    expect(listOf(letter).length).toBeLessThan(5);
    expect(listOf(letter)[0]).toContain('Front Office Operations');
  });

  it('has no two lines of one thing, and no sentence that says again what one shows', () => {
    expect(listOf(letter).filter((line) => /\bOpera\b|PMS/.test(line))).toHaveLength(1);
    expect(letter).not.toContain('Banking every day');
    expect(letter).not.toMatch(/I know/);
  });

  it('has no licence among tools', () => {
    for (const line of listOf(letter)) expect(line).not.toMatch(/(?:\bOpera\b|[Cc]ash).*licence/);
  });
});

describe('papers by a level', () => {
  const ad = adOf('Carpenter', [
    'NVA Level II or III in Carpentry and Joinery from a recognised college',
    'Ability to read drawings',
    'Trade Test Grade I',
  ]);
  const letter = letterOf(
    resumeOf('Carpenter', ['Make kitchen cabinets and wardrobes'], {
      certificates: [{ name: 'Trade Test Grade I', date: '2017' }],
      education: [
        {
          studyType: 'NVA Level III',
          area: 'Carpentry and Joinery',
          institution: 'Sample Training Centre',
          startDate: '2013',
          endDate: '2015',
        },
      ],
      skills: [{ keywords: ['Reading of drawings', 'Setting out'] }],
    }),
    ad,
  );

  it.each(['NVA Level III', 'Trade Test Grade I', 'Reading of drawings'])('name %s', (paper) => {
    expect(letter).toContain(paper);
  });
});

describe('tools and languages', () => {
  it('one that only the ad names is no tool of the person', () => {
    const letter = letterOf(
      resumeOf('Receptionist', ['Answered 80 calls a day'], { skills: [{ keywords: ['Opera'] }] }),
      adOf('Receptionist', ['Experience with property management systems', 'A calm manner']),
    );
    expect(letter).not.toContain('I know property management systems');
  });

  it('a degree that names a language says of nobody that they speak it', () => {
    const letter = letterOf(
      resumeOf('Reporter', ['Write four to six stories a day for print and web'], {
        education: [
          {
            studyType: 'Bachelor of Arts',
            area: 'Journalism and French Studies',
            institution: 'Sample University',
            endDate: '2021',
          },
        ],
        languages: [
          { language: 'French', fluency: 'Native' },
          { language: 'English', fluency: 'Fluent' },
        ],
      }),
      adOf('Reporter', [
        "Bachelor's degree in journalism, media or communications",
        'Fluency in French and English',
      ]),
    );
    expect(letter).toMatch(/speak (?:French|English) and (?:French|English)/);
  });
});
