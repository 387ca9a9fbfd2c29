import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { judge } from './gate.ts';
import { ResumeSource, verifyResume } from './verify-resume.ts';

const resume: Resume = {
  basics: { name: 'Ann Example' },
  work: [
    {
      name: 'Demo Farm',
      position: 'Farm Manager',
      startDate: '2019-07',
      highlights: ['1,100 cows in a 54 point rotary, 21 milkers and 2 foremen'],
    },
    {
      name: 'Sample Office',
      position: 'Payroll Administrator',
      startDate: '2011-03',
      endDate: '2019-06',
      highlights: ['Weekly payroll for 140 staff in Sage'],
    },
  ],
  skills: [{ keywords: ['Feed rations', 'Labour relations'] }],
  certificates: [{ name: 'First Aid at Work' }, { name: 'Telehandler', summary: 'expired' }],
};
const source = new ResumeSource(resume);
const verdictOf = (after: string) => judge({ path: 'basics.summary', after }, source).verdict;

it.each([
  'Farm Manager since 2019. 1,100 cows in a 54 point rotary, 21 milkers and 2 foremen. Skilled in feed rations and labour relations.',
  'Payroll Administrator from 2011 to 2019. Weekly payroll for 140 staff in Sage. Holds First Aid at Work.',
])('a summary is proven where each of its sentences is: %s', (after) => {
  expect(verdictOf(after)).toBe('proven');
});

it.each([
  'Farm Manager since 2019. 2,100 cows in a 54 point rotary. Skilled in feed rations and labour relations.',
  'Payroll Administrator from 2009 to 2019. Weekly payroll for 140 staff in Sage. Holds First Aid at Work.',
  'Farm Manager since 2019. Weekly payroll for 140 staff in Sage at Demo Farm. Skilled in feed rations.',
  'Farm Manager since 2019. Weekly payroll for 140 staff in Sage. Skilled in feed rations and tax law.',
])('and not where one of them is none: %s', (after) => {
  expect(verdictOf(after)).not.toBe('proven');
});

describe('a list of what is held', () => {
  const verdictOn = (given: Partial<Resume>, after: string): string => {
    const of = new ResumeSource({ basics: { name: 'Ann Example' }, ...given });
    return judge({ path: 'basics.summary', after }, of).verdict;
  };

  it.each([
    ['fluent', 'Speaks English (fluent).'],
    ['near-native', 'Speaks English (near-native).'],
  ])('names a language with its whole level: %s', (fluency, after) => {
    expect(verdictOn({ languages: [{ language: 'English', fluency }] }, after)).toBe('proven');
  });

  it.each([
    ['fluent', 'Fluent English.'],
    ['Very good', 'Very good English.'],
    ['B2', 'English at B2.'],
    ['mother tongue', 'English as mother tongue.'],
  ])('or tells it in words: %s', (fluency, after) => {
    const languages = [
      { language: 'English', fluency },
      { language: 'French', fluency: 'good' },
    ];
    expect(verdictOn({ languages }, after)).toBe('proven');
    expect(verdictOn({ languages }, after.replace('.', ' and good French.'))).toBe('proven');
    expect(verdictOn({ languages }, after.replace('.', ' and fluent French.'))).not.toBe('proven');
    expect(verdictOn({ languages }, after.replace('English', 'German'))).not.toBe('proven');
  });

  it('says the level that two share once', () => {
    const languages = [
      { language: 'English', fluency: 'fluent' },
      { language: 'French', fluency: 'fluent' },
      { language: 'Thai', fluency: 'good' },
    ];
    expect(verdictOn({ languages }, 'Fluent English and French.')).toBe('proven');
    expect(verdictOn({ languages }, 'Fluent English, French and good Thai.')).toBe('proven');
    expect(verdictOn({ languages }, 'Fluent English and Thai.')).not.toBe('proven');
    expect(verdictOn({ languages }, 'English and French.')).not.toBe('proven');
  });

  it.each([
    ['not fluent', 'fluent'],
    ['near-native', 'native'],
    ['pre-intermediate', 'intermediate'],
    ['not very good', 'good'],
    ['A2, aiming for C1', 'C1'],
    ['fluent reading, basic speaking', 'fluent'],
  ])('and no part of one: %s', (fluency, level) => {
    const languages = [{ language: 'English', fluency }];
    expect(verdictOn({ languages }, `Speaks English (${level}).`)).not.toBe('proven');
    expect(verdictOn({ languages }, `${level} English.`)).not.toBe('proven');
    expect(verdictOn({ languages }, 'Speaks English.')).not.toBe('proven');
  });

  it.each<[Partial<Resume>, string]>([
    [{ languages: [{ language: 'No English' }] }, 'Speaks English.'],
    [
      { certificates: [{ name: 'First aid', summary: 'without the CPR certificate' }] },
      'Holds a CPR certificate.',
    ],
    [
      { certificates: [{ name: 'Rigging', issuer: 'Crane Licence Board' }] },
      'Holds a Crane Licence.',
    ],
    [{ certificates: [{ name: 'No driving licence' }] }, 'Holds a driving licence.'],
    [{ certificates: [{ name: 'Provisional driving licence' }] }, 'Holds a driving licence.'],
    [
      { work: [{ position: "Doctor's assistant" }], certificates: [{ name: 'CSCS card' }] },
      'Doctor with a CSCS card.',
    ],
    [{ skills: [{ keywords: ['No Excel'] }] }, 'Skilled in Excel.'],
  ])('says nothing of what is not held: %j', (given, after) => {
    expect(verdictOn(given, after)).not.toBe('proven');
  });
});

describe('a degree that is held', () => {
  const schools = (school: object): string => {
    const of = new ResumeSource({
      work: [{ name: 'Sample Works', position: 'Fitter', startDate: '2021-03' }],
      education: [
        { institution: 'Made Up College', studyType: 'Diploma', area: 'Mechatronics', ...school },
      ],
    });
    return judge({ path: 'basics.summary', after: 'Holds a Diploma in Mechatronics.' }, of).verdict;
  };

  it('is proven where something began after it had ended', () => {
    expect(schools({ endDate: '2020' })).toBe('proven');
  });

  it.each<[string, object]>([
    ['has no end', {}],
    ['may be to come', { endDate: '2027' }],
    ['was not finished', { endDate: '2019', courses: ['not completed'] }],
    ['is of another subject', { endDate: '2019', area: 'Nursing' }],
    ['ended in the year that something else began in', { endDate: '2021' }],
    ['ended in a later month', { endDate: '2021-09' }],
    ['was left', { endDate: '2019', score: 'left in second year' }],
    ['is counted in credits', { endDate: '2019', score: '90 credits' }],
    ['was dropped', { endDate: '2019', courses: ['(dropped out)'] }],
    ['waits for its thesis', { endDate: '2019', courses: ['thesis outstanding'] }],
  ])('and not where it %s', (_, school) => {
    expect(schools(school)).not.toBe('proven');
  });
});

it('leaves a bullet copied from a post as it was, wherever an order puts it', () => {
  const role = { name: 'Sample Works', position: 'Boilermaker', startDate: '2016-04' };
  const bullets = ['The incumbent shall read drawings of plates', 'Lead a team of 8 fitters'];
  const of = { work: [{ ...role, highlights: bullets }] };
  const moved = { work: [{ ...role, highlights: bullets.toReversed() }] };
  expect(verifyResume(of, moved)).toEqual([]);
});

describe('a list of what is held and spoken', () => {
  const held = new ResumeSource({
    basics: { name: 'Ann Example' },
    work: [{ name: 'Demo Farm', position: 'Farm Manager', startDate: '2019-07' }],
    education: [
      {
        institution: 'Sample College',
        studyType: 'Diploma',
        area: 'Agriculture',
        startDate: '2012',
        endDate: '2014',
      },
    ],
    skills: [{ keywords: ['Feed rations', 'SketchUp (beginner)', 'Pantheon 4/5', 'Excel'] }],
    certificates: [
      { name: 'First Aid at Work', issuer: 'Sample Cross' },
      { name: 'Telehandler', summary: 'expired' },
    ],
    languages: [{ language: 'English', fluency: 'B2' }],
  });
  const verdictOn = (after: string) => judge({ path: 'basics.summary', after }, held).verdict;
  it.each(['First Aid at Work; English (B2)', 'Diploma in Agriculture', 'English (B2)'])(
    'are proven where each stands in its list: %s',
    (list) => {
      expect(verdictOn(`Farm Manager since 2019. ${list}.`)).toBe('proven');
    },
  );
  it.each([
    'with First Aid at Work and a Diploma in Agriculture',
    'with English at B2',
    'skilled in Feed rations and Excel',
  ])('are proven behind who one is: %s', (list) => {
    expect(verdictOn(`Farm Manager since 2019, ${list}.`)).toBe('proven');
  });
  it.each([
    'with a Telehandler',
    'with English at C1',
    'with a Degree in Agriculture',
    'skilled in Feed rations and tax law',
    'before that Farm Manager from 2012 to 2019',
  ])('and not what is not held behind it: %s', (list) => {
    expect(verdictOn(`Farm Manager since 2019, ${list}.`)).not.toBe('proven');
  });
  it.each(['First Aid at Work; English (C1)', 'Degree in Agriculture', 'English (B2); tax law'])(
    'and not where one does not: %s',
    (list) => {
      expect(verdictOn(`Farm Manager since 2019. ${list}.`)).not.toBe('proven');
    },
  );
});
