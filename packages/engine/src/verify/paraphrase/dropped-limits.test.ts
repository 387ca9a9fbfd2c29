import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifyLine } from '../verify-line.ts';

const LINES = [
  'Ran the front desk',
  'Closed the till',
  'Drove the school bus',
  'Repaired the boilers of 9 flats',
  'Signed the delivery notes',
  'Taught the evening class',
] as const;
/** What makes any line smaller, behind it: on what condition, by whose word, with whom, how often, for how short a time. */
const BEHIND = [
  'while the manager was away',
  'when the manager was on leave',
  'whenever the owner was sick',
  'if the owner was late',
  'in the absence of the manager',
  'during the manager’s holidays',
  'unless the manager was in',
  'under supervision',
  'under the eye of the owner',
  'with help',
  'with the help of a colleague',
  'together with a colleague',
  'jointly with the owner',
  'on behalf of the manager',
  'when asked',
  'on request',
  'as directed',
  'subject to approval',
  'as needed',
  'occasionally',
  'from time to time',
  'on one occasion',
  'for a week',
  'for one month',
  'twice',
  'temporarily',
] as const;
/** The same before it. */
const BEFORE = ['Helped with: ', 'While the manager was away, ', 'When asked, ', 'Occasionally, '];
const COUNTS = [
  'about',
  'up to',
  'nearly',
  'almost',
  'around',
  'approximately',
  'some',
  'under',
  'fewer than',
  'no more than',
  'as many as',
  'roughly',
] as const;
const COUNTED = [
  ['Packed', 'boxes a day'],
  ['Taught', 'pupils'],
  ['Answered', 'letters each week'],
  ['Fed', 'calves every morning'],
] as const;
const POSTS = [
  'acting',
  'trainee',
  'temporary',
  'seasonal',
  'part-time',
  'deputy',
  'relief',
  'interim',
];
const TITLES = ['head gardener', 'night nurse', 'store manager', 'bus driver'] as const;

const findings = (line: string, edit: string) => verifyLine(edit, { entry: [line], others: [] });
const isProven = (line: string, edit: string): boolean => findings(line, edit).length === 0;
const small = (text: string): string => text[0]?.toLowerCase() + text.slice(1);

describe('a limit that a model drops', () => {
  it('leaves nothing proven behind a line', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LINES), fc.constantFrom(...BEHIND), (line, limit) => {
        expect(isProven(`${line} ${limit}`, line), `${line} ${limit}`).toBe(false);
      }),
    );
  });

  it('nor before it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LINES), fc.constantFrom(...BEFORE), (line, limit) => {
        expect(isProven(`${limit}${small(line)}`, line), `${limit}${line}`).toBe(false);
      }),
    );
  });

  it('nor in a paragraph whose other count keeps one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...COUNTED),
        fc.constantFrom(...COUNTED),
        fc.constantFrom(...COUNTS),
        fc.integer({ min: 21, max: 60 }),
        ([act, things], [second, others], limit, count) => {
          const rest = `${second} up to 12 ${others}`;
          fc.pre(act !== second);
          const told = `${act} ${limit} ${count} ${things}. ${rest}`;
          expect(isProven(told, `${act} ${count} ${things}. ${rest}`), told).toBe(false);
          expect(isProven(told, `${rest}. ${act} ${limit} ${count} ${things}`), told).toBe(true);
        },
      ),
    );
  });

  it('nor before a title', () => {
    fc.assert(
      fc.property(fc.constantFrom(...POSTS), fc.constantFrom(...TITLES), (post, title) => {
        const told = `Worked as ${post} ${title} in Leeds`;
        expect(isProven(told, `Worked as ${title} in Leeds`), told).toBe(false);
        expect(isProven(told, told)).toBe(true);
      }),
    );
  });

  it('and what keeps it, first or last, is no contradiction', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LINES), fc.constantFrom(...BEHIND), (line, limit) => {
        const told = `${line} ${limit}`;
        const moved = `${limit[0]?.toUpperCase()}${limit.slice(1)}, ${small(line)}`;
        expect(isProven(told, told)).toBe(true);
        expect(
          findings(told, moved).some(({ verdict }) => verdict === 'contradicted'),
          moved,
        ).toBe(false);
      }),
    );
  });
});
