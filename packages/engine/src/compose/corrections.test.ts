import { expect, it } from 'vitest';
import { SKILLS } from '../taxonomy/skills/index.ts';
import { planCorrections } from './corrections.ts';

const correct = (text: string): string | undefined =>
  [
    ...planCorrections(
      { work: [{ highlights: [text, 'Kept the records of the ward and wrote to the families'] }] },
      '',
    ).values(),
  ][0];

it('gives the one word that a slip can have meant', () => {
  expect(correct('Sorted the shipmant for the depot each morning')).toBe('shipment');
});

it('makes no other word of a form that a trade has', () => {
  expect(correct('Taught the new staff proning and the care of the lines')).toBeUndefined();
});

const planOf = (resume: Parameters<typeof planCorrections>[0]): Record<string, string> =>
  Object.fromEntries(planCorrections(resume, ''));
const ENGLISH = 'Kept the records of the ward and wrote to the families each month';

it.each([
  ['a summary', { basics: { summary: 'Clerk with excelent knowlege of the trade' } }],
  ['a skill', { skills: [{ keywords: ['Excelent filing', 'knowlege of law'] }] }],
  ['a subject', { education: [{ area: 'Excelent knowlege' }] }],
])('corrects the slips of %s', (_, resume) => {
  expect(planOf({ work: [{ highlights: [ENGLISH] }], ...resume })).toEqual({
    excelent: 'excellent',
    knowlege: 'knowledge',
  });
});

it('keeps to the kind of English that the person writes', () => {
  const inWords = (line: string): string =>
    planOf({ work: [{ highlights: [line, ENGLISH] }] }).organizaton ?? '';
  expect(inWords('Coloured and organised the organizaton of the shelves')).toBe('organisation');
  expect(inWords('Organized the organizaton of the shelves')).toBe('organization');
});

it('mends a word that is written wrong three times, and leaves one that stands everywhere', () => {
  const twice = 'Sorted the shipmant for the depot and signed the shipmant';
  expect(correct(twice)).toBe('shipment');
  expect(correct(`${twice}, each shipmant, every shipmant`)).toBeUndefined();
});

it('takes no name for a slip, wherever it stands', () => {
  const highlights = [
    ENGLISH,
    'Fraser Health and the Thames crew met at Leeds and Platte each spring',
    'Gunnar and Stuart ran the Boeing line with Cerner and Gradle',
    'Tutoyer les clients et preparer les commandes du chantier avec le groupe',
  ];
  expect(
    planOf({
      basics: { name: 'Robin Sample', location: { city: 'Maine' } },
      work: [{ name: 'Tyler and Shane', highlights }],
      skills: [{ keywords: ['Figma', 'Gradle', 'Cerner', 'Asana', 'Novell', 'Canva'] }],
    }),
  ).toEqual({});
});

it('changes no word of any skill', () => {
  const words = new Set(
    SKILLS.flatMap(({ forms }) => forms.flatMap(({ text }) => text.match(/\p{L}{5,}/gu) ?? [])),
  );
  const all = [...words];
  expect(all.length).toBeGreaterThan(3_000);
  const highlights = all.map((word) => `Wrote the notes on ${word} for the staff of the shop`);
  expect(planOf({ work: [{ highlights }] })).toEqual({});
});
