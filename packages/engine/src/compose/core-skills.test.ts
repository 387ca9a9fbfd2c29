import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { optimize } from '../optimize.ts';

const AD = `Kitchen assistant

Responsibilities
- Batch cooks in the tilt skillet and steam kettle
- Records fridge temperatures and rotates stock
- Bathing, oral care and light housekeeping on the ward
- Peels vegetables, washes pans, scrubs the fryer and defrosts freezers

Requirements
- Dishwasher loading, knife sharpening`;

const run = (resume: Resume, depth?: 'light' | 'fitted') =>
  optimize({ resume, jobDescription: AD, asOf: '2026-01', ...(depth ? { depth } : {}) });
const groupsOf = (resume: Resume): string[] =>
  (run(resume).document.skills ?? []).map(
    ({ name = '', keywords = [] }) => `${name}: ${keywords.join(', ')}`,
  );
const work = [
  {
    name: 'Sample Canteen',
    position: 'Helper',
    startDate: '2020',
    highlights: ['Cooked soups in the steam kettle', 'Bathing, oral care, light housekeeping'],
  },
];

describe('core skills', () => {
  it('stand first in the order of the ad, with what bullets name in its words; the rest below', () => {
    const keywords = ['knife sharpening', 'Till', 'Fryer', 'Dishwasher loading', 'Bilingual Welsh'];
    expect(groupsOf({ work, skills: [{ keywords }] })).toEqual([
      ': Steam kettle, Bathing, Oral care, Light housekeeping, Fryer, Dishwasher loading, Knife sharpening, Till, Bilingual Welsh',
    ]);
  });

  it('stand in two groups where there are many', () => {
    const others = ['Till', 'Bilingual Welsh', 'Sewing', 'Window dressing', 'Juggling', 'Chess'];
    const keywords = ['knife sharpening', 'Fryer', 'Dishwasher loading', ...others];
    expect(groupsOf({ work, skills: [{ keywords }] })).toEqual([
      'Core skills: Steam kettle, Bathing, Oral care, Light housekeeping, Fryer, Dishwasher loading, Knife sharpening',
      `Other skills: ${others.join(', ')}`,
    ]);
  });

  it('hold no licence, and each thing once', () => {
    const others = ['Excel', 'MS Excel', 'Sewing', 'Window dressing', 'Juggling', 'Chess', 'Till'];
    const keywords = [
      'Driving licence',
      'Knife sharpening',
      'Fryer',
      'Dishwasher loading',
      ...others,
    ];
    const { document } = optimize({
      resume: { work, skills: [{ keywords }] },
      jobDescription: `${AD}\n- Full clean driving licence`,
      asOf: '2026-01',
    });
    const [core, rest] = document.skills ?? [];
    expect(core?.keywords).not.toContain('Driving licence');
    expect(rest?.keywords).toEqual([
      'Driving licence',
      ...others.filter((one) => one !== 'MS Excel'),
    ]);
  });

  it('keep what only tells more of an item with it', () => {
    const keywords = ['Fryer', 'Dishwasher loading', 'Knife sharpening', 'Driving', 'own van'];
    const { document } = run({ work, skills: [{ keywords }] });
    expect(document.skills?.flatMap((group) => group.keywords ?? [])).toEqual(
      expect.not.arrayContaining(['Own van']),
    );
  });

  it.each([
    'Keep the cold room tidy',
    'Cleaned the pot wash area',
    'Keep my bay clean',
    'Night shift',
  ])('name no place, state or time of work: "%s"', (line) => {
    const places = `${AD}\n- Keep the cold room tidy, the pot wash area and your bay clean\n- Night shift`;
    const keywords = ['Fryer', 'Dishwasher loading', 'Knife sharpening', 'Vegetables', 'Till'];
    const { document } = optimize({
      resume: { work: [{ ...work[0], highlights: [line] }], skills: [{ keywords }] },
      jobDescription: places,
      asOf: '2026-01',
    });
    const all = (document.skills ?? []).flatMap((group) => group.keywords ?? []).join(', ');
    expect(all).not.toMatch(/room|area|clean|tidy|shift/i);
  });

  it('put what one can do a little of behind the rest', () => {
    const keywords = [
      'Some knife sharpening',
      'Fryer',
      'Dishwasher loading',
      'Vegetables',
      'Freezers',
    ];
    const [list = ''] = groupsOf({ work, skills: [{ keywords }] });
    expect(list).toMatch(/, Some knife sharpening$/);
  });

  it('name the lines that show each of them', async () => {
    const resume = { work, skills: [{ keywords: ['Fryer', 'Till'] }] };
    const change = run(resume).changes.find(({ kind }) => kind === 'core-skills');
    expect(change?.sources.map(({ path }) => path).sort()).toEqual([
      'skills[0].keywords[0]',
      'skills[0].keywords[1]',
      'work[0].highlights[0]',
      'work[0].highlights[1]',
    ]);
  });

  it('are begun where the resume has no list and shows enough', () => {
    const more = [
      { ...work[0], highlights: [...(work[0]?.highlights ?? []), 'Soups in the tilt skillet'] },
    ];
    expect(groupsOf({ work: more })).toEqual([
      ': Tilt skillet, Steam kettle, Bathing, Oral care, Light housekeeping',
    ]);
    expect(groupsOf({ work: [{ ...work[0], highlights: ['Ran the till'] }] })).toEqual([]);
  });

  it('leave a list alone that the person has grouped, that holds sentences, or answers little', () => {
    const grouped = [
      { name: 'Kitchen', keywords: ['Fryer', 'Steam kettle'] },
      { name: 'Office', keywords: ['Till'] },
    ];
    const told = [{ keywords: ['I can clean the fryer', 'Steam kettle', 'Tilt skillet', 'Fryer'] }];
    const little = [{ keywords: ['Juggling', 'Sewing', 'Fryer'] }];
    for (const skills of [grouped, told, little])
      expect(run({ work: [], skills }).changes.map(({ kind }) => kind)).not.toContain(
        'core-skills',
      );
  });

  it.each([
    'Currently learning',
    'Basic',
    'Beginner',
    'Familiar with',
    'Some knowledge of',
    'Intermediate:',
    'Kitchen',
    'Expert in',
    'Used at school',
    'To learn next',
    'Computer',
    'Tools',
  ])('leave a list alone whose one group is named "%s"', (name) => {
    const keywords = ['Till', 'Fryer', 'Dishwasher loading', 'Knife sharpening', 'Vegetables'];
    const skills = [{ name, keywords }];
    expect(run({ work, skills }).changes.map(({ kind }) => kind)).not.toContain('core-skills');
    expect(groupsOf({ work, skills })).toContain(`${name}: ${keywords.join(', ')}`);
  });

  it.each(['Skills', 'Key Skills:', 'Skills & abilities', 'Compétences'])(
    'order a list under the plain heading "%s"',
    (name) => {
      const keywords = ['Till', 'Fryer', 'Dishwasher loading', 'Knife sharpening', 'Vegetables'];
      const { changes } = run({ work, skills: [{ name, keywords }] });
      expect(changes.map(({ kind }) => kind)).toContain('core-skills');
    },
  );

  it.each([
    'Bathing, oral care, light housekeeping were not my tasks',
    'No experience yet in tilt skillet, steam kettle',
    'Hope to learn the tilt skillet and the steam kettle',
    'Shadowed a cook who ran the tilt skillet and the steam kettle',
    'Helped under a head cook at the tilt skillet and the steam kettle',
    'Was given my own kettle and another skillet',
  ])('name nothing of "%s"', (line) => {
    const keywords = ['Fryer', 'Dishwasher loading', 'Knife sharpening', 'Vegetables', 'Till'];
    const resume: Resume = {
      work: [{ name: 'Sample Canteen', position: 'Helper', startDate: '2020', highlights: [line] }],
      skills: [{ keywords }],
    };
    const [list = ''] = groupsOf(resume);
    expect(list).not.toMatch(/kettle|skillet|bathing|oral|housekeeping/i);
  });

  it.each(['Driving licence: C+E', 'Soups; stews', 'Soups, stews'])(
    'leave a list alone with an item that its text would tear: "%s"',
    (odd) => {
      const keywords = ['Till', 'Fryer', 'Dishwasher loading', 'Knife sharpening', odd];
      const { document } = run({ work, skills: [{ keywords }] });
      expect(document.skills?.flatMap((group) => group.keywords ?? [])).toContain(odd);
    },
  );

  it('keep an item with commas in brackets whole', () => {
    const odd = 'Watercolour (portraits, landscapes)';
    const keywords = ['Fryer', 'Dishwasher loading', 'Knife sharpening', odd];
    expect(groupsOf({ work, skills: [{ keywords }] })[0]).toMatch(
      /, Watercolour \(portraits, landscapes\)$/,
    );
  });

  it.each([
    'Did the 7 day inspections',
    'Did 7-day inspections',
    'Wrote up 24 hour inspections',
    'Filed three day inspections',
    'Skid resist- ance testing of floors',
    'Skid resist-\u00adance testing of floors',
    'Helped with day inspections- of the yard',
  ])('name no phrase with a number in front or a torn word: "%s"', (line) => {
    const ad = `${AD}\n- Day inspections\n- Ance testing, skid resist`;
    const keywords = ['Fryer', 'Dishwasher loading', 'Knife sharpening', 'Vegetables', 'Till'];
    const { document } = optimize({
      resume: {
        work: [
          { name: 'Sample Canteen', position: 'Helper', startDate: '2020', highlights: [line] },
        ],
        skills: [{ keywords }],
      },
      jobDescription: ad,
      asOf: '2026-01',
    });
    const all = (document.skills ?? []).flatMap((group) => group.keywords ?? []).join(', ');
    expect(all).not.toMatch(/inspections|ance|resist/i);
  });

  it('are no part of a light run, and one decision takes them back', () => {
    const skills = [{ keywords: ['Till', 'Fryer'] }];
    expect(run({ work, skills }, 'light').document.skills).toEqual(skills);
    const { changes } = run({ work, skills });
    const id = changes.find(({ kind }) => kind === 'core-skills')?.id ?? '';
    const taken = optimize({
      resume: { work, skills },
      jobDescription: AD,
      asOf: '2026-01',
      decisions: { [id]: 'rejected' },
    });
    expect(taken.document.skills).toEqual(skills);
  });
});
