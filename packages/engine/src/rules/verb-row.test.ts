import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gerundOpener } from './line/gerund-opener.ts';
import { plainPresent, tense as tenseRule } from './line/tense.ts';
import { applyRule } from './testing/apply-rule.ts';
import { splitsRow } from './verb-row.ts';

/** Acts in every form: in -ing, of a third person, plain, in the past. */
const ACTS: readonly (readonly [string, string, string, string, string])[] = [
  ['answering', 'answers', 'answer', 'answered', 'the phones'],
  ['booking', 'books', 'book', 'booked', 'rooms for visitors'],
  ['cleaning', 'cleans', 'clean', 'cleaned', 'the tables'],
  ['counting', 'counts', 'count', 'counted', 'the till'],
  ['driving', 'drives', 'drive', 'drove', 'the van'],
  ['greasing', 'greases', 'grease', 'greased', 'pans'],
  ['keeping', 'keeps', 'keep', 'kept', 'the log'],
  ['learning', 'learns', 'learn', 'learned', 'the oven'],
  ['loading', 'loads', 'load', 'loaded', 'two trucks'],
  ['preparing', 'prepares', 'prepare', 'prepared', 'invoices'],
  ['selling', 'sells', 'sell', 'sold', 'tickets'],
  ['training', 'trains', 'train', 'trained', 'new clerks'],
  ['washing', 'washes', 'wash', 'washed', 'pots and pans'],
  ['writing', 'writes', 'write', 'wrote', 'reports'],
];
const FORM = { gerund: 0, third: 1, base: 2, past: 3 } as const;
const JOINTS = [' and ', ', and ', ', ', '; ', ', then ', ' and then ', ' and afterwards ', ' & '];
type Form = keyof typeof FORM;

const tell = (acts: readonly number[], joints: readonly string[], form: Form): string =>
  acts
    .map((act, at) => {
      const [, , , , object] = ACTS[act] ?? ACTS[0]!;
      const verb = (ACTS[act] ?? ACTS[0]!)[FORM[form]];
      return `${at === 0 ? '' : joints[at - 1]}${verb} ${object}`;
    })
    .join('')
    .replace(/^\w/, (letter) => letter.toUpperCase());

const row = fc.uniqueArray(fc.nat(ACTS.length - 1), { minLength: 2, maxLength: 4 }).chain((acts) =>
  fc.record({
    acts: fc.constant(acts),
    joints: fc.array(fc.constantFrom(...JOINTS), {
      minLength: acts.length - 1,
      maxLength: acts.length - 1,
    }),
  }),
);

describe('the verbs of a row', () => {
  it.each([
    ['gerund', 'past', gerundOpener, 'past'],
    ['gerund', 'base', gerundOpener, 'present'],
    ['third', 'past', tenseRule, 'past'],
    ['base', 'past', tenseRule, 'past'],
    ['third', 'base', plainPresent, 'present'],
  ] as const)('all leave the form %s for %s, or none does', (from, to, rule, tense) => {
    let changed = 0;
    fc.assert(
      fc.property(row, ({ acts, joints }) => {
        const before = tell(acts, joints, from);
        const after = applyRule(rule, before, { tense });
        if (after === null || splitsRow(before, after)) return;
        changed++;
        // What hangs on the first verb by a comma alone may keep its -ing.
        const told = tell(acts, joints, to);
        const last = acts.at(-1) ?? 0;
        const hanging = told.replace(/, \w+(?= [^,;&]*$)/, `, ${ACTS[last]?.[0]}`);
        expect([told, ...(joints.at(-1) === ', ' && from === 'gerund' ? [hanging] : [])]).toContain(
          after,
        );
      }),
      { numRuns: 300 },
    );
    expect(changed).toBeGreaterThan(100);
  });

  it.each([
    [
      'Charges books; shelves, repairs and processes discs',
      'Charged books; shelves, repairs and processed discs',
    ],
    ['Cleaning rooms, ironing, answering the phone', 'Cleaned rooms, ironing, answering the phone'],
    [
      'Greasing pans, packing, and later learning the oven',
      'Greased pans, packing, and later learning the oven',
    ],
    ['Selling bread; also keeping the log', 'Sold bread; also keeping the log'],
  ])('are torn apart: %s', (before, after) => {
    expect(splitsRow(before, after)).toBe(true);
  });

  it.each([
    ['Washing glassware, making up media', 'Washed glassware, making up media'],
    [
      'Duties included milking, treatment and hoof trimming',
      'Handled milking, treatment and hoof trimming',
    ],
    [
      'Preparing walls by washing, sanding and filling holes',
      'Prepared walls by washing, sanding and filling holes',
    ],
    ['Responsible for picking and packing', 'Did picking and packing'],
    ['Writes letters, emails and answers phones', 'Wrote letters, emails and answered phones'],
    [
      'I kept the log, writing reports and answering phones',
      'Kept the log, writing reports and answering phones',
    ],
  ])('are not torn apart: %s', (before, after) => {
    expect(splitsRow(before, after)).toBe(false);
  });
});
