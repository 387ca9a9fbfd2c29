import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { listUnsureTold } from './unsure-told.ts';

const withText = (text: string, isUnsure = true): Resume => ({
  basics: { name: 'Ana Sample' },
  work: [{ name: 'Hill Bakery', summary: text }],
  ...(isUnsure && {
    meta: {
      trueline: {
        asWritten: [{ section: 'work', doubt: 0.9, lines: [{ text, kind: 'detail' as const }] }],
      },
    },
  }),
});
const toldOf = (text: string): string[] => listUnsureTold(withText(text)).map((told) => told.text);

describe('what a document tells whose jobs could not be told apart', () => {
  it.each([
    ['Drafted simple court orders for the judge.', 'drafted simple court orders for the judge'],
    ['I drive the small tipper to the landfill.', 'drive the small tipper to the landfill'],
    ['Since 2014. Kept the files of the family court.', 'kept the files of the family court'],
    ['Manage the orders of 12 shops', 'manage the orders of 12 shops'],
    ['• Mended nets and pumps\n• Counted the fish of 4 tanks', 'counted the fish of 4 tanks'],
  ])('is what a sentence says of itself: %j', (text, told) => {
    expect(toldOf(text)).toContain(told);
  });

  it.each([
    'He repaired the radios of the whole street.',
    'I am thirty-one years old and fit.',
    'The accountant did the books of the year.',
    'We delivered bread to 12 shops.',
    'I have not driven the compactor yet.',
    'Court clerk, January 2014 to August 2017.',
  ])('is nothing of others, and of what one is: "%s"', (text) => {
    expect(toldOf(text)).toEqual([]);
  });

  it('knows of what is not in the past that it may go on', () => {
    const isPast = (text: string) => listUnsureTold(withText(text)).map((told) => !told.isPresent);
    expect(isPast('Feeding and grading the fish of 4 tanks')).not.toContain(true);
    expect(isPast('I drive the small tipper to the landfill.')).toEqual([false]);
    expect(isPast('Drafted simple court orders for the judge.')).toEqual([true]);
  });

  it('names no employer and no time', () => {
    const [told] = listUnsureTold(withText('Drafted simple court orders for the judge.'));
    expect(told?.place).toEqual({ entry: 'unsure', kind: 'work', isCurrent: false, end: 0 });
  });

  it('is nothing where the jobs are known', () => {
    expect(listUnsureTold(withText('Drafted simple court orders for the judge.', false))).toEqual(
      [],
    );
  });
});
