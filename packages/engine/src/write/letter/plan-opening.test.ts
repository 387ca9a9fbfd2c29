import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { inputFor, PAYROLL, PAYROLL_AD } from '../testing/made-up-pairs.ts';
import { writeCoverLetter } from './cover-letter.ts';
import { readReadiness } from './papers.ts';

const withLines = (highlights: string[], more: Partial<Resume> = {}): Resume => ({
  ...PAYROLL,
  ...more,
  work: [{ name: 'North Mills', position: 'Payroll Clerk', startDate: '2020-02', highlights }],
});
const paragraphsOf = (resume: Resume, ad = PAYROLL_AD): string[] =>
  writeCoverLetter(inputFor(resume, ad)).standard.split('\n\n');

describe('the opening', () => {
  it('tells what was done that the ad asks for, and names the post and the role behind it', () => {
    const [, opening = ''] = paragraphsOf(
      withLines([
        'Trained 4 clerks on year-end reporting',
        'Cut payroll errors from 9% to 2%',
        'Answer pay queries by phone and email',
      ]),
    );
    expect(opening).toMatch(/^At North Mills, .*(?:9% to 2%|4 clerks)/);
    expect(opening).toMatch(
      /payroll clerk there since 2020|Since 2020, I have been a payroll clerk there/,
    );
    expect(opening).toContain('Payroll Specialist role');
  });

  it('says for what, and what the post is, where no act has a figure', () => {
    const [, opening = ''] = paragraphsOf(
      withLines([
        'Prepare the weekly payroll in Ceridian',
        'Keep the records of all staff',
        'Answer pay queries by phone and email',
      ]),
    );
    expect(opening).toMatch(/Payroll Specialist role at Greywater Logistics\. /);
    expect(opening).toMatch(/payroll clerk at North Mills.*, (?:where|and there) I prepare/);
  });

  it('has two acts in one sentence, without the seams of a list', () => {
    const text = paragraphsOf(
      withLines([
        'Prepare the weekly payroll in Ceridian',
        'Keep the records of all staff',
        'Answer pay queries by phone and email',
        'Trained 4 clerks on year-end reporting',
      ]),
    ).join(' ');
    expect(text).toMatch(
      /where I prepare the weekly payroll in Ceridian and keep the records of all staff/,
    );
    expect(text).not.toMatch(/Besides that|On top of that|[Tt]he job also|Another part/);
  });

  it('never says "there" of the employer that one applies to', () => {
    const paragraphs = paragraphsOf(
      withLines([
        'Cut payroll errors from 9% to 2%',
        'Answer pay queries by phone and email',
        'Train the new clerks of the office',
      ]),
    );
    expect(paragraphs[2]).not.toMatch(/^There /);
  });
});

describe('two things told in one sentence', () => {
  const textOf = (lines: string[]): string => paragraphsOf(withLines(lines)).join(' ');

  it('are never a change and an act of another line, as if that had brought it about', () => {
    const text = textOf([
      'Answer pay queries by phone and email',
      'Payroll errors fell from 9% to 2%',
      'Keep the records of all staff',
    ]);
    expect(text).toContain('9% to 2%');
    expect(text).not.toMatch(/(?:queries|records)[^.]*, and payroll errors/);
  });

  it('are acts of one job', () => {
    const text = paragraphsOf({
      ...PAYROLL,
      work: [
        {
          name: 'North Mills',
          position: 'Payroll Clerk',
          startDate: '2020-02',
          highlights: ['Prepare the weekly payroll', 'Keep the records of all staff'],
        },
        {
          name: 'Copper Kettle',
          // Of the ad's own kind: what answers nothing stays out.
          position: 'Payroll Assistant',
          startDate: '2012-01',
          endDate: '2015-03',
          highlights: ['Cooked breakfast for 180 guests', 'Trained 4 kitchen porters'],
        },
      ],
    }).join('\n');
    expect(text).toMatch(/North Mills[^.]*I prepare the weekly payroll\. I also keep the records/);
    expect(text).toMatch(/Copper Kettle[^.]*trained 4 kitchen porters/);
    expect(text).not.toMatch(/payroll[^.]*porters/);
  });
});

describe('what the person has on paper', () => {
  const letterWith = (names: string[], ad: string): string =>
    paragraphsOf({ ...PAYROLL, certificates: names.map((name) => ({ name })) }, ad).join(' ');

  it('is one list, in which a subject is what a certificate is in', () => {
    const ad =
      'Payroll Specialist\nGreywater Logistics\n\nRequirements\n- First aid certificate\n- Class 5 licence\n- WHMIS\n';
    const text = letterWith(['First aid', 'Class 5 licence', 'WHMIS'], ad);
    expect(text).toMatch(/a Class 5 licence/);
    expect(text).toMatch(/trained in first aid/);
    expect(text).not.toContain('My certificates include');
  });
});

describe('when the person can work', () => {
  const SAID: readonly [string, string | undefined][] = [
    ['Payroll clerk. Available evenings and every weekend.', 'am available evenings'],
    ['I can start right after New Year.', 'can start right after New Year'],
    ['I have my own car and van.', 'have my own car and van'],
    ['Part time preferred but will consider full time.', 'am looking for part-time hours'],
    ['I can start only in March but not before.', undefined],
    ['I can code and sing.', undefined],
    ['Full time only, no part time.', undefined],
  ];
  it.each(SAID)('is said as the summary says it: "%s"', (summary, said) => {
    const ready = readReadiness({ basics: { summary } }, 'Part-time, 25 hours');
    if (said === undefined) expect(ready).toBeUndefined();
    else expect(ready?.text).toContain(said);
  });

  it('is no part time where the ad has none', () => {
    expect(readReadiness({ basics: { summary: 'Part time preferred' } }, 'Full time')).toBe(
      undefined,
    );
  });
});

describe('what a job is made of', () => {
  it('is told in prose where acts stand beside it', () => {
    const text = paragraphsOf(
      withLines([
        'Filing, archiving and scanning of records',
        'Trained 4 clerks on year-end reporting',
        'Holiday and sickness records of all staff',
        'Answer pay queries by phone and email',
      ]),
    ).join('\n');
    expect(text).toMatch(/filing, archiving and scanning of records/);
    expect(text).not.toContain('•');
  });
});

describe('an earlier job', () => {
  const earlier = (highlights: string[]): string =>
    paragraphsOf({
      ...PAYROLL,
      work: [
        ...(PAYROLL.work ?? []).slice(0, 1),
        {
          name: 'Copper Kettle',
          // Of the ad's own kind: what answers nothing stays out.
          position: 'Payroll Assistant',
          startDate: '2012-01',
          endDate: '2015-03',
          highlights,
        },
      ],
    }).join('\n');

  it('is told by the work that a line names with its figure, where no act has one', () => {
    expect(
      earlier(['Breakfast and lunch service for 180 guests', 'Followed the recipe cards']),
    ).toContain('where my work included breakfast and lunch service for 180 guests');
  });

  it('is told by what was done where that has a figure', () => {
    expect(
      earlier(['Breakfast and lunch service for 180 guests', 'Trained 4 kitchen porters']),
    ).not.toContain('the work was');
  });
});

describe('the end', () => {
  it.each([
    'We run 40 trucks between Calgary and Regina.',
    'Greywater Logistics is a family-run haulage company in the north.',
    'Our 30 drivers deliver meals across the county.',
  ])('asks to hear nothing that the ad has told: %s', (line) => {
    const ad = `${PAYROLL_AD}\n\nAbout us\n${line}\n`;
    const text = paragraphsOf(PAYROLL, ad).join('\n');
    expect(text).not.toMatch(
      /hear more about (?!the job)|[Yy]ou write|how you|family-run|40 trucks/,
    );
  });

  it('leaves it to the person to speak of the employer where they say why', () => {
    const ad = `${PAYROLL_AD}\n\nAbout us\nWe run 40 trucks between Calgary and Regina.\n`;
    const motive =
      'You run 40 trucks between Calgary and Regina, and I want to be part of that work';
    const { standard } = writeCoverLetter({ ...inputFor(PAYROLL, ad), motive });
    expect(standard).toContain(`${motive}.`);
    expect(standard.match(/40 trucks/g)).toHaveLength(1);
  });

  it('names the town that both share', () => {
    const resume = { ...PAYROLL, basics: { ...PAYROLL.basics, location: { city: 'Sudbury' } } };
    const ad = `${PAYROLL_AD}\nLocation: Sudbury, Ontario\n`;
    expect(paragraphsOf(resume, ad).join('\n')).toContain('I live in Sudbury');
    expect(paragraphsOf(resume).join('\n')).not.toContain('Sudbury');
  });

  it('calls no job the first one', () => {
    const work = [
      ...(PAYROLL.work ?? []),
      { name: 'Copper Kettle', position: 'Wine Waiter', startDate: '2012-01', endDate: '2015-03' },
      { name: 'Old Mill', position: 'Kitchen Porter', startDate: '2009-01', endDate: '2011-12' },
    ].map(({ highlights: _, ...job }) => job as NonNullable<Resume['work']>[number]);
    expect(paragraphsOf({ ...PAYROLL, work }).join('\n')).not.toMatch(/first job|began|started/i);
  });
});

describe('what a letter says is part of the work', () => {
  const AD = `Maintenance Fitter
Greywater Logistics Inc., Halifax

What you will do
- Repair hydraulics and conveyors
- Preventive maintenance of packaging lines

What you need
- Hydraulics
- Preventive maintenance
`;
  const letterOf = (line: string): string => paragraphsOf(withLines([line]), AD).join(' ');

  it.each([
    'Ordered parts for hydraulics from the maker',
    'Learned hydraulics from the fitter',
    'Drive the fitter to hydraulics jobs',
    'Engineers rebuilt hydraulics on all lines',
    'Apprentices shadowed me on hydraulics',
    'The supplier serviced hydraulics',
  ])('is no word that a line only mentions: "%s"', (line) => {
    expect(letterOf(line)).not.toMatch(/part of my work|ask for hydraulics/);
  });

  it('is the object of an act of the person, said once', () => {
    const text = letterOf('Rebuilt hydraulics on all lines');
    expect(text).toContain('rebuilt hydraulics');
    expect(text).not.toContain('part of my work');
  });
});

describe('the role and the post', () => {
  const letterOf = (highlights: string[]): string => paragraphsOf(withLines(highlights))[1] ?? '';

  it.each([
    [['Prepare the weekly payroll in Ceridian', 'Keep the records of all staff']],
    [['Run the payroll of two plants', 'Answer pay queries by phone']],
  ])('open with what the ad asks for: %j', (lines) => {
    expect(letterOf(lines)).toMatch(
      /Payroll Specialist role.*Since 2020.*payroll|payroll clerk.*since 2020/,
    );
  });

  it('stand alone where nothing done there is asked for', () => {
    expect(letterOf(['Water the plants of the lobby', 'Feed the fish of the owner'])).not.toMatch(
      /where I|and there I/,
    );
  });
});

describe('a post that ended, in a document that tells of a later one', () => {
  const old = {
    name: 'Harbour Foods',
    position: 'Payroll Assistant',
    startDate: '2012-01',
    endDate: '2016-03',
    highlights: ['Prepared the weekly payroll', 'Kept the records of all staff'],
  };
  const opening = (kept: string): string =>
    paragraphsOf({
      ...PAYROLL,
      work: [old],
      meta: {
        trueline: {
          kept: [{ id: 'kept-1', text: kept, heading: 'Work history', start: 0, end: 9 }],
        },
      },
    }).join('\n');

  it('is not what the letter opens with, nor the last one', () => {
    const text = opening('Payroll Clerk, North Mills, 2019 - Present');
    expect(text).not.toMatch(/^.*(?:I worked|Most recently|My last job).*(?:applying|apply)/m);
    expect(text).toContain('Harbour Foods');
  });

  it('is where no other is told of', () => {
    expect(opening('Copper Kettle, 2008 - 2010')).toMatch(/Harbour Foods.*Payroll Specialist role/);
  });
});
