import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { optimize } from '../optimize.ts';
import { isEmptySentence, sentencesOf, withoutPraise } from '../rules/summary-sentences.ts';

const resume = (summary?: string, highlights?: string[]): Resume => ({
  basics: { name: 'Ann Example', ...(summary === undefined ? {} : { summary }) },
  work: [
    {
      name: 'Maple Dental',
      position: 'Office Manager',
      startDate: '2019-03',
      highlights: highlights ?? [
        'Run payroll in Ceridian for 14 staff',
        'Cut check-in from 15 to 6 minutes with a new form',
        'Keep the front desk tidy',
      ],
    },
    {
      name: 'Corner Shop',
      position: 'Cashier',
      startDate: '2014-01',
      endDate: '2019-02',
      highlights: ['Counted the till each night'],
    },
  ],
  skills: [{ keywords: ['Excel', 'Ceridian', 'Scheduling'] }],
});
const ad = 'Office Manager\n\nRequirements\n- Payroll\n- Ceridian\n- Excel';
const summaryOf = (given: Resume): string | undefined =>
  optimize({ resume: given, jobDescription: ad, asOf: '2026-01' }).document.basics?.summary;

describe('the summary', () => {
  it('tells who one is, since when and with what, where there was none', () => {
    expect(summaryOf(resume())).toBe(
      'Office Manager at Maple Dental since 2019, skilled in Ceridian and Excel.',
    );
  });

  it.each([undefined, 'Seeking a stable position with benefits.', 'Manager of two clinics.'])(
    'repeats no bullet: %s',
    (own) => {
      const given = resume(own);
      const words = (text: string): string[] => text.toLowerCase().match(/\w+/g) ?? [];
      const told = words(summaryOf(given) ?? '').join(' ');
      for (const bullet of given.work?.flatMap(({ highlights = [] }) => highlights) ?? [])
        expect(told).not.toContain(words(bullet).slice(1, 4).join(' '));
    },
  );

  it.each([
    'Born on 3 May 1979. Married, two children. Keeps the books of three clinics.',
    'Marital status: single. Nationality: Maltese. Keeps the books of three clinics.',
  ])('leaves out what an employer may not weigh: %s', (own) => {
    const told = summaryOf(resume(own)) ?? '';
    expect(told).toContain('Keeps the books of three clinics.');
    expect(told).not.toMatch(/born|married|marital|maltese/i);
  });

  it.each([
    'Born in 1979, I have kept books since 1999.',
    'Nationality: Maltese, with a work permit for Canada.',
  ])('keeps what says more: %s', (own) => {
    expect(summaryOf(resume(own)) ?? '').toMatch(/1999|work permit/);
  });

  it('names no older job where the latest is what the ad is for', () => {
    const [first, ...rest] = resume().work ?? [];
    const office = { ...rest[0], position: 'Office Administrator' };
    const given = { ...resume(), work: [{ ...first }, office] };
    const same = {
      ...given,
      work: [{ ...first }, { ...rest[0], position: 'Deputy Office Manager' }],
    };
    expect(summaryOf(same)).not.toContain('Deputy');
  });

  it('says nothing of where to write to, which the head of the page has', () => {
    const own = 'Office manager with 12 years in clinics. Write to me on ann@example.com.';
    const given = resume(own);
    given.basics = { ...given.basics, email: 'ann@example.com' };
    expect(summaryOf(given)).not.toContain('@');
  });

  it('leaves no half of a sentence where a wish hung on it', () => {
    const own =
      'Ann is an office manager of 12 years. She is paid 20 dollars an hour and is looking for 22.';
    expect(summaryOf(resume(own))).not.toMatch(/\b(?:is|and)\.$/);
  });

  it('counts no job of two trades as years of one', () => {
    const drivers = [
      { name: 'A', position: 'Taxi Driver', startDate: '2019-01' },
      { name: 'B', position: 'Farm hand and driver', startDate: '2001-01', endDate: '2018-12' },
    ];
    const given = { ...resume(), work: drivers };
    const { changes } = optimize({ resume: given, jobDescription: ad, asOf: '2026-01' });
    expect(changes.find(({ path }) => path === 'basics.summary')?.after ?? '').not.toContain(
      '2001',
    );
  });

  it('takes the place of a wish, and keeps what was told of oneself', () => {
    const told = summaryOf(resume('Seeking a stable position with benefits. Willing to relocate.'));
    expect(told).toMatch(/^Office Manager at Maple Dental since 2019\..* Willing to relocate\./);
    expect(told).not.toContain('Seeking');
  });

  it('that says who one is with figures is left alone', () => {
    const own =
      'Office manager with 12 years in dental clinics, 7 of them with payroll for 14 staff.';
    expect(summaryOf(resume(own))).toBe(own);
  });

  it('is not made of the title alone, which the headline says', () => {
    const given = resume(undefined, ['Front desk', 'Phones']);
    given.skills = [];
    given.work = given.work?.slice(0, 1) ?? [];
    expect(summaryOf(given)).toBeUndefined();
  });
});

describe('a sentence of a summary', () => {
  it.each([
    'To work in a challenging environment where I can grow.',
    'I am looking for a new challenge.',
    'Hard working, on time and I get along with everyone.',
    'Objective: a position in sales.',
    'She is simply a blessing to any sewing room.',
    'He is always reliable.',
    'Hard working, honest, punctual and a team player.',
    'I always give my best.',
    'I like to learn and I never stop learning.',
    'I am always positive and I never say no.',
    'I am honest and I always try hard.',
  ])('says nothing: %s', (sentence) => {
    expect(isEmptySentence(sentence)).toBe(true);
  });

  it.each([
    'Looking after 12 residents with dementia.',
    'Hoping to get chartered by 2027.',
    'Willing to relocate.',
    'She is a nurse of the old school.',
    'He is reliable with 12 trucks.',
    'She is a blessing to our ward and runs the kitchen of the school.',
    'He is reliable with allergies, wine lists and table service for weddings.',
    'Reliable electrician for small shops.',
    'Seeking to finish the Red Seal.',
    'I like order and I dont lose papers.',
    'I am calm and I never leave a patient alone.',
    'I always check the seal twice.',
    'Punctual, I have never missed a shift.',
    'I never sign for goods I have not counted.',
    "I don't start the saw without the guard.",
    'Reliable, always answers the phone.',
    'I talk to users first and draw second.',
    'I believe in exercises which the patient can continue at home on the floor of his house.',
  ])('says something: %s', (sentence) => {
    expect(isEmptySentence(sentence)).toBe(false);
  });

  it('loses praise before the noun alone', () => {
    expect(withoutPraise('Hardworking cook with ten years')).toBe('Cook with ten years');
    const debts = 'Outstanding debts collected for three hotels in the region.';
    expect(withoutPraise(debts)).toBe(debts);
    expect(withoutPraise('Highly talented and loyal baker')).toBe('Baker');
    for (const kept of ['Dedicated to clean kitchens', 'Passionate about developer tools'])
      expect(withoutPraise(kept)).toBe(kept);
    expect(sentencesOf('Cook since 2012. Likes nights.')).toHaveLength(2);
  });
});

describe('what the summary leaves of the old one', () => {
  const of = (summary: string, heading?: string): string | undefined =>
    summaryOf({
      ...resume(summary),
      ...(heading === undefined
        ? {}
        : { meta: { trueline: { sections: [{ heading, kind: 'summary' }] } } }),
    });

  it.each([
    [
      'I am an office manager with 12 years in clinics.',
      'Office manager with 12 years in clinics.',
    ],
    [
      'Office manager with 9 years in clinics looking for a larger team.',
      'Office manager with 9 years in clinics.',
    ],
    [
      'Office manager with 9 years in clinics. I left work in 2018 to nurse my father.',
      'Office manager with 9 years in clinics.',
    ],
    [
      'Ann is an office manager with 9 years in clinics. I am always the first to smile.',
      'Office manager with 9 years in clinics.',
    ],
  ])('%s', (summary, opening) => {
    expect(of(summary)?.startsWith(opening)).toBe(true);
    expect(of(summary)).not.toMatch(/\b(?:I|my|looking for)\b/);
  });

  it('is nothing of a post that is only wished for', () => {
    expect(of('Lead post in a busy Early Years clinic', 'Objective')).toMatch(
      /^Office Manager at Maple Dental since 2019/,
    );
  });

  it.each([
    'After a career break to look after my family I am now looking to get back to work.',
    'A hard working young man from a farming family.',
    'Looking for a shop where I can finish my hours.',
    'I listen before I talk and take pride in my work.',
  ])('says nothing: %s', (sentence) => {
    expect(isEmptySentence(sentence)).toBe(true);
  });

  it.each(['I have measured many schools and roads.', 'I run the shop with four florists.'])(
    'tells of work: %s',
    (sentence) => {
      expect(isEmptySentence(sentence)).toBe(false);
    },
  );
});

describe('a career', () => {
  it('is told by the title that its jobs share, and by what is held', () => {
    const given: Resume = {
      basics: { name: 'Ann Example' },
      work: [
        {
          name: 'Example Site',
          position: 'Mobile Crane Operator',
          startDate: '2023-03',
          highlights: ['Operate a 60 tonne crane at a dam', 'Greased the crane each day'],
        },
        {
          name: 'Sample Towers',
          position: 'Tower Crane Operator',
          startDate: '2016-08',
          endDate: '2022-11',
          highlights: ['No lost time injury in 6 years'],
        },
      ],
      skills: [{ keywords: ['Rigging', 'AutoCAD'] }],
      certificates: [
        { name: 'CPCS Crane Operator card' },
        { name: 'Slinging', summary: 'expired' },
      ],
    };
    const { document } = optimize({
      resume: given,
      jobDescription:
        'Crane Operator\n\nRequirements\n- CPCS card\n- Slinging certificate\n- Rigging\n- AutoCAD',
      asOf: '2026-11',
    });
    expect(document.basics?.summary).toMatch(/^Crane Operator since 2016[.,]/);
    expect(document.basics?.summary).not.toContain('Slinging');
  });
});

describe('a summary that names nothing which the ad asks for', () => {
  const told = (summary: string, name = 'Sample Sites'): string | undefined =>
    optimize({
      resume: {
        basics: { name: 'Made Up', summary },
        work: [
          {
            name,
            position: 'Roofer',
            startDate: '2012-06',
            highlights: ['Laid slate on three churches', 'Measured up and ordered battens'],
          },
        ],
      },
      jobDescription: 'Roofer\n\nRequirements\n- Slate and lead work',
      asOf: '2026-01',
    }).document.basics?.summary;

  it('opens with the title that the ad is for', () => {
    const own = 'Grew up on a farm by the sea and moved to the town for the theatre in 2004.';
    expect(told(own)).toMatch(/^Roofer at Sample Sites since 2012\./);
  });

  it.each(['Roofer who likes quiet mornings and good ladders, and works in any wind there is.'])(
    'is left alone where it says who one is: %s',
    (own) => {
      expect(told(own)).not.toMatch(/Sample Sites/);
    },
  );

  it.each(['Self-employed', 'ROYAL SAMPLE NAVY', 'various', 'The Army', 'Roofer'])(
    'names no such employer: %s',
    (name) => {
      const own = 'Grew up on a farm by the sea and moved to the town for the theatre in 2004.';
      expect(told(own, name)).not.toContain(` at ${name}`);
    },
  );
});

describe('a summary that says who one is by another title', () => {
  const told = (summary: string, position: string): string | undefined =>
    optimize({
      resume: {
        basics: { name: 'Made Up', summary },
        work: [
          {
            name: 'Sample Sites',
            position,
            startDate: '2012-06',
            highlights: ['Ran a crew of 9 on three sites', 'Measured up and ordered paint'],
          },
        ],
      },
      jobDescription: 'Foreman Painter\n\nRequirements\n- Supervising a crew of painters',
      asOf: '2026-01',
    }).document.basics?.summary;

  it('tells the one that the ad is for too', () => {
    const own = 'Painter with over 25 years in the domestic and heritage sectors.';
    const after = told(`${own} The successful candidate will be a team player.`, 'Foreman Painter');
    expect(after).toBe(`Foreman Painter at Sample Sites since 2012. ${own}`);
  });

  it('tells no other', () => {
    const own = 'Painter with over 25 years in the domestic and heritage sectors.';
    expect(told(own, 'Kitchen Porter')).toBe(own);
  });
});
