import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { isHeldNow, validityOf } from '../document/held-now.ts';
import { extractRequirements } from '../job/extract-requirements.ts';
import { nameOfPaper, withArticle } from './paper-names.ts';
import { propose } from './propose.ts';
import { findStatuses } from './summary-papers.ts';

describe('the name of a paper', () => {
  it.each([
    ['Driving licence B and C1', 'a driving licence (B and C1)'],
    ["Class 5 driver's licence, clean abstract", "a Class 5 driver's licence"],
    ['FORKLIFT OPERATOR CERTIFICATE', 'a forklift operator certificate'],
    ['NEBOSH General Certificate', 'a NEBOSH General Certificate'],
    ['SIA licence', 'an SIA licence'],
    ['ENG1 medical', 'an ENG1 medical'],
    ['STCW Basic Safety Training', 'STCW Basic Safety Training'],
    ['Working at Heights', 'Working at Heights'],
    ['6G Welder Qualification', 'a 6G Welder Qualification'],
    ['Safe Pass (exp. 08/2028)', 'a Safe Pass'],
    ['Red Seal', 'Red Seal'],
  ])('%s', (written, told) => {
    const name = nameOfPaper(written.split(', ')[0] ?? '');
    expect(name === null ? null : withArticle(name)).toBe(told);
  });

  it.each(['Member', 'Registered Social Worker', 'Garda vetted', 'Licensing Division', 'Lagos'])(
    'is none: %s',
    (written) => {
      expect(nameOfPaper(written)).toBeNull();
    },
  );
});

describe('the validity of a paper', () => {
  it.each([
    ['ENG1 medical, valid to 04/2027', 'valid to 04/2027', false],
    ['Safe Pass (exp. 08/2028)', 'expires 08/2028', false],
    ['First aid, expires Nov 2027', 'expires Nov 2027', false],
    ['First aid, renew Feb 2025', undefined, true],
    ['First aid, expires 2026', 'expires 2026', false],
    ['First aid, expires 2026/10', 'expires 2026/10', true],
    ['First aid, 2023', undefined, false],
  ])('%s', (said, until, over) => {
    expect(validityOf(said)).toBe(until);
    expect(isHeldNow(said, '2026-11')).toBe(!over);
  });

  it.each([
    ...['exp. 12/24', 'valid until 31.12.24', 'valid until end of 2024', '2019 - 2021'],
    ...['valid up to 03/2025', 'valid thru 03/2025', 'expires 03/31/2025', 'valid to 2027-03-14'],
    ...['refresher due 03/2024', 'valid for 2 years, issued 2020', 'no longer valid', '2027-03'],
    ...[
      'needs renewal',
      'applied for',
      'theory passed, practical outstanding',
      'starts in January',
    ],
    ...['provisional', 'disqualified until 2028', 'not renewed', 'attended', 'abgelaufen'],
  ])('leaves a doubt: %s', (said) => {
    expect(isHeldNow(`ENG1 medical, ${said}`, '2026-11')).toBe(false);
  });
});

describe('a summary names what the ad cannot do without', () => {
  const ad =
    "Ship's Cook\n\nRequirements\n- Ship's Cook Certificate\n- a valid ENG1 medical\n- STCW Basic Safety Training";
  const told = (certificates: Resume['certificates'], summary?: string): string | undefined => {
    const resume = {
      basics: { name: 'Ann Example', ...(summary === undefined ? {} : { summary }) },
      work: [
        {
          name: 'Sample Ferries',
          position: "Ship's Cook",
          startDate: '2020-09',
          highlights: ['Cook three meals a day for the crew and the pilots of the ship'],
        },
      ],
      certificates,
    };
    const drafts = propose(resume, extractRequirements(ad), '2026-11', ad);
    const made = drafts.find(({ kind }) => kind === 'composed-summary');
    return made?.after ?? summary;
  };

  it('in its order, with the end of each', () => {
    const papers = [
      { name: 'STCW Basic Safety Training' },
      { name: 'ENG1 medical', summary: 'valid to 04/2027' },
      { name: "Ship's Cook Certificate" },
    ];
    expect(told(papers)).toBe(
      "Ship's Cook at Sample Ferries since 2020, with a Ship's Cook Certificate and an ENG1 medical (valid to 04/2027).",
    );
  });

  it('but never behind an own summary, which stays as it is', () => {
    const own = 'I have cooked for crews of 40 on two ferries and I bake all the bread.';
    expect(told([{ name: 'ENG1 medical' }], own)).toBe(own);
    const named = 'Cook for crews of 40 on two ferries with a valid ENG1 medical for all seas.';
    expect(told([{ name: 'ENG1 medical' }], named)).toBe(named);
  });

  it('but nothing that is over, or not held yet', () => {
    for (const summary of [
      'failed in 2024',
      'team member holds it',
      'held by my colleague',
      'expired',
      'valid to 03/2025',
      'booked for January',
      'in progress',
    ])
      expect(told([{ name: 'ENG1 medical', summary }]) ?? '').not.toContain('ENG1');
  });
});

describe('what one is by the word of a body', () => {
  const ad =
    "Translator\n\nRequirements\n- Accreditation with a translators' body\n\nNice to have\n- Sworn translator status";
  const named = (names: string[], date = '2010'): string[] =>
    findStatuses(
      { certificates: names.map((name) => ({ name, date })) },
      extractRequirements(ad),
      '2026-11',
    ).map(({ name }) => name);

  it('is named as its line has it', () => {
    const lines = [
      'Accredited translator, English to Setswana',
      'sworn translator of the High Court',
    ];
    expect(named(lines)).toEqual([
      'Accredited translator, English to Setswana',
      'Sworn translator of the High Court',
    ]);
  });

  it.each([
    'Registered nurse',
    'Translator',
    'Accredited course in translation',
    'Accredited accountant',
    'Sworn translator, application pending',
  ])('is not asked for, or none: %s', (name) => {
    expect(named([name])).toEqual([]);
  });
});

describe('beside a summary of one’s own', () => {
  const summaryOf = (summary: string, ad: string): string => {
    const resume: Resume = {
      basics: { name: 'Ann Example', summary },
      work: [
        {
          name: 'Crest Roofs',
          position: 'Roofer',
          startDate: '2010-01',
          highlights: ['Laid 40 roofs of slate a year', 'Folded gutters on site'],
        },
      ],
      certificates: [
        { name: 'Working at Height certificate' },
        { name: 'First Aid certificate' },
        { name: 'Wine tasting certificate' },
      ],
      languages: [
        { language: 'English', fluency: 'Native' },
        { language: 'Spanish', fluency: 'Good' },
      ],
    };
    const changes = propose(resume, extractRequirements(ad), '2026-11', ad);
    return changes.find(({ path }) => path === 'basics.summary')?.after ?? summary;
  };
  const OWN = 'Roofer with 16 years in the trade, on schools and warehouses.';

  it('stands nothing, whatever the ad asks for', () => {
    const ad =
      'Roofer\n\nRequirements\n- Valid working at height certificate required\n- Spanish is an asset\n- Fluent English';
    expect(summaryOf(OWN, ad)).toBe(OWN);
    expect(summaryOf(OWN, 'Roofer\n\nRequirements\n- Fluent English')).toBe(OWN);
    expect(summaryOf(OWN, 'Roofer\n\nRequirements\n- Slate roofs required')).toBe(OWN);
  });
});
