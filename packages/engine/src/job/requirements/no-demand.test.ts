import { describe, expect, it } from 'vitest';
import { extractRequirements } from '../extract-requirements.ts';

/** What an ad's lines ask, the title aside. */
const asked = (heading: string, line: string): string[] =>
  extractRequirements(`Packer\n\n${heading}\n- Experience with SAP\n- ${line}\n- Excel`)
    .requirements.filter(({ kind }) => kind !== 'title')
    .map(({ text }) => text)
    .filter((text) => line.includes(text.replace(/\.$/, '')) && !/SAP|Excel/.test(text));

describe('what no resume answers', () => {
  it.each([
    'Must be able to lift 50 lbs repeatedly',
    'Able to carry up to 25 kg',
    'Able to stand for 8 hours',
    'Comfortable on your feet all day',
    'Physically fit',
    'Work outdoors in all weather',
    'Available for weekend shifts',
    'Willing to work evenings and holidays',
    'Rotating shifts, including nights',
    'Overtime as needed',
    'Steel-toed boots',
    'CSA approved footwear',
    'Own basic hand tools',
    'Reliable transportation',
    'Must be 18 years of age or older',
    'Proof of up-to-date immunization',
    'Positive attitude',
    'Someone curious',
    'A love of learning',
    'Sense of humour',
    'You are a good person with high energy',
  ])('asks nothing: %s', (line) => expect(asked('Requirements', line)).toEqual([]));

  it.each([
    'Able to prepare shift schedules',
    'Can plan delivery routes',
    'You know how to laminate dough',
    'Can read blueprints',
    'Team player',
    'Forklift ticket',
    'Comfortable speaking to large groups',
    'Curious about how pumps fail',
    'Calibration of scales up to 50 kg',
  ])('asks something: %s', (line) => expect(asked('Requirements', line)).not.toEqual([]));

  it('keeps a duty that tells more than its conditions', () => {
    const duty = 'Work outdoors on trails, bridges and boardwalks that volunteers keep open';
    expect(asked('Responsibilities', duty)).toEqual([duty]);
    expect(asked('Responsibilities', 'Lift up to 50 lbs')).toEqual([]);
  });

  it('hears no demand in prose that only praises a character', () => {
    const ad =
      'Baker\n\nWe are looking for someone curious. You need to be a morning person. You must know how to shape baguettes.';
    const found = extractRequirements(ad).requirements.filter(({ kind }) => kind !== 'title');
    expect(found.map(({ text }) => text)).toEqual(['You must know how to shape baguettes.']);
  });
});

describe('what the employer gives', () => {
  it.each([
    'Life and disability insurance',
    'Flexible spending accounts',
    'Health savings account',
    '401(k) with match',
    'RRSP matching',
    'Generous PTO',
    'Paid parental leave',
    'Commuter program',
    'Carrot (fertility benefits)',
    'Home office stipend',
    'Wellness stipend',
    'Equity',
    'Gym membership',
    'Medical, dental and vision benefits',
    'Pension match of 5%',
    'and pet insurance',
    'Employee Assistance Program',
    'Do your best work, be your authentic self',
  ])('asks nothing, though it stands among demands: %s', (line) =>
    expect(asked('Requirements', line)).toEqual([]),
  );

  it.each([
    'Experience with flexible spending accounts',
    'Knowledge of RRSP and pension plans',
    'Familiar with life and disability insurance',
    '401(k) administration experience',
    'Claims handling for life and disability insurance carriers',
  ])('asks where it wants experience with them: %s', (line) =>
    expect(asked('Requirements', line)).not.toEqual([]),
  );

  it('keeps the duties of who runs benefits', () => {
    const duty = 'Administer flexible spending accounts for 300 employees';
    expect(asked('Responsibilities', duty)).toEqual([duty]);
  });

  it('reads a heading of perks to its end where the line breaks are lost', () => {
    const ad =
      'Cook\nRequirements\n- Food Safe\nCompensation: The pay is fair.Perks That You Need To Know AboutA share of tips; Larkspur (a support system for parents); uniforms.';
    const found = extractRequirements(ad).requirements.map(({ text }) => text);
    expect(found.join()).not.toMatch(/Larkspur|tips|uniforms/);
    expect(found).toContain('Food Safe');
  });
});

describe('lists and wishes', () => {
  const levels = (ad: string): string[] =>
    extractRequirements(ad)
      .requirements.filter(({ kind }) => kind !== 'title')
      .map(({ level, kind, skills, years }) =>
        [level, kind, years ?? skills.map(({ text }) => text).join('+')].join(' '),
      );

  it('takes a list that asks for demands, though no heading stands over it', () => {
    const ad =
      'Bookkeeper\n\nWe keep the books of farms.\n\n- Diploma in accounting\n- QuickBooks\n- Payroll\n\nWe plan a potluck each month.';
    expect(levels(ad)).toEqual(
      expect.arrayContaining(['must skill QuickBooks', 'must skill Payroll']),
    );
  });

  it('hears what a chatty recruiter asks', () => {
    const ad =
      'My client needs a Support Worker like yesterday. I have 12 years of experience in placing people. So what do they want? Min. 1 yr supporting people with developmental disabilities, valid First Aid. You gotta be good with behaviour support plans. A diploma in human services would be awesome but not a dealbreaker!';
    expect(extractRequirements(ad).title).toBe('Support Worker');
    const found = levels(ad);
    expect(found.filter((one) => / years /.test(one))).toEqual(['must years 1']);
    expect(found.filter((one) => / degree /.test(one))).toEqual([
      expect.stringMatching(/^nice degree/),
    ]);
    expect(found).toContain('must skill behaviour support plans');
    expect(found.filter((one) => / responsibility /.test(one))).toEqual([]);
  });

  it('measures a wish by "at least" without making it a demand', () => {
    const ad = 'Cook\nRequirements\n- Food Safe\nNice to have\n- At least one year in a bakery';
    expect(levels(ad)).toContain('nice years 1');
  });

  it('ends a wish at its capital where line ends were lost', () => {
    const ad =
      "Support Worker\nQUALIFICATIONS Diploma in social work 1 yr experience in shelter work crisis intervention valid driver's licence Naloxone training an asset";
    expect(levels(ad).find((one) => /years/.test(one))).toBe('must years 1');
  });
});
