import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { inputFor } from '../testing/made-up-pairs.ts';
import { writeCoverLetter } from './cover-letter.ts';

type Job = NonNullable<Resume['work']>[number];

const FACTS: Readonly<Record<string, readonly string[]>> = {
  'Payroll Clerk': [
    'Run the weekly payroll for 420 staff',
    'Cut payroll errors from 9% to 2%',
    'Prepare year-end reporting in Ceridian',
  ],
  'Payroll Assistant': ['Prepared timesheets for 140 staff', 'Entered the payroll in Excel'],
  'Kitchen Porter': ['Washed pots for 180 guests', 'Peeled potatoes for the night shift'],
  Messenger: ['Carried letters between four branches'],
};
const PAST: readonly [RegExp, string][] = [
  [/^Run /, 'Ran '],
  [/^Prepare /, 'Prepared '],
];
const EMPLOYERS = ['North Mills', 'Harbour Foods', 'Copper Kettle', 'Old Quay Bank'];
const AD = `Payroll Specialist
Greywater Logistics Inc., Halifax

About us
We run 40 trucks between Calgary and Regina and employ 640 people.

What you will do
- Run the weekly payroll in Ceridian
- Prepare year-end reporting

What you need
- Payroll experience
- Ceridian
- Excel
- First aid
- French
`;
const EXTRAS = ['Spanish', 'French'] as const;
const LEVELS = ['Fluent', 'Working knowledge', 'Conversational', 'Native'] as const;
const IS_SLIGHT = /working|convers/i;

/** Each order of the posts, each number of facts, each level: the laws hold for all of them. */
function* cases(): Generator<{ name: string; resume: Resume; work: Job[] }> {
  const titles = Object.keys(FACTS);
  for (let turn = 0; turn < titles.length; turn++)
    for (const count of [0, 1, 3])
      for (const isOpen of [true, false]) {
        const order = [...titles.slice(turn), ...titles.slice(0, turn)];
        const work = order.map((position, i): Job => {
          const isNow = i === 0 && isOpen;
          const facts = (FACTS[position] ?? [])
            .slice(0, count)
            .map((fact) =>
              isNow ? fact : PAST.reduce((text, [from, to]) => text.replace(from, to), fact),
            );
          return {
            position,
            name: EMPLOYERS[i] ?? '',
            startDate: `${2020 - i * 4}-01`,
            ...(isNow ? {} : { endDate: `${2023 - i * 4}-12` }),
            highlights: facts,
          };
        });
        const fluency = LEVELS[(turn + count) % LEVELS.length] ?? 'Fluent';
        yield {
          name: `${order.join(' < ')}, ${count} facts, ${isOpen ? 'open' : 'ended'}, ${fluency}`,
          work,
          resume: {
            basics: { name: 'Ola Sample' },
            work,
            certificates: [{ name: 'First aid' }],
            languages: EXTRAS.map((language) => ({ language, fluency })),
          },
        };
      }
}

describe.each([...cases()])('the letter of $name', ({ resume, work }) => {
  const letter = writeCoverLetter(inputFor(resume, AD));
  const texts = Object.values(letter.tones ?? {}).flatMap(({ standard, short, email = '' }) => [
    standard,
    short,
    email,
  ]);

  it('asks to hear nothing that the ad has told, and has no joints of a template', () => {
    for (const text of texts) {
      expect(text).not.toMatch(/40 trucks|640|[Yy]ou write|how you|hear more about (?!the job)/);
      expect(text).not.toMatch(/There, I also|In my work, I|(?:^|\s)In \d{4}, I joined/);
    }
  });

  it('says "before that" only of the post right before the one just told', () => {
    for (const text of texts) {
      const named = [
        ...text.matchAll(
          /Before that[^.]*?(North Mills|Harbour Foods|Copper Kettle|Old Quay Bank)/g,
        ),
      ];
      for (const match of named) {
        const before = text.slice(0, match.index);
        const lastNamed = EMPLOYERS.map((name) => ({ name, at: before.lastIndexOf(name) })).sort(
          (a, b) => b.at - a.at,
        )[0]?.name;
        expect(EMPLOYERS.indexOf(match[1] ?? '')).toBe(EMPLOYERS.indexOf(lastNamed ?? '') + 1);
      }
    }
  });

  it('names the employer of its best post, and no post that answers nothing', () => {
    for (const text of Object.values(letter.tones ?? {}).map(({ standard }) => standard)) {
      const of = (pattern: RegExp): Job | undefined =>
        work.find(({ position = '' }) => pattern.test(position));
      expect(text).toContain(of(/Payroll/)?.name);
      const porter = of(/Porter/);
      if (porter !== undefined && porter.endDate !== undefined && work[0] !== porter)
        expect(text).not.toContain(porter.name);
    }
  });

  it('says of a language no more than its level', () => {
    const level = resume.languages?.[0]?.fluency ?? '';
    for (const text of texts) {
      if (IS_SLIGHT.test(level)) expect(text).not.toMatch(/speak[^.]*(?:French|Spanish)/);
      expect(text).not.toMatch(/have first aid|have First aid/i);
    }
  });
});
