import { hasForm } from './forms.ts';

/** Words of trades that stand for the very same thing in any sentence, in the singular; one group a line. What is only near stays out. */
export const TRADE_WORDS: readonly (readonly string[])[] = `
vendor | supplier
overdue | past due
radiograph | x-ray
parcel | package
forklift | lift truck | fork truck
diaper | nappy
plasterboard | gypsum board
performance appraisal | performance review
wage garnishment | payroll garnishment
purchase requisition | purchase request
caregiver | carer
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));

const singular = (word: string): string => word.toLowerCase().replace(/(?<=\p{L}{3})s$/u, '');

/** Whether two words, in any number, are of one group. */
export const areSameTradeWords = (a: string, b: string): boolean =>
  TRADE_WORDS.some((group) => group.includes(singular(a)) && group.includes(singular(b)));

/** A text with each of its trade words in the other ways to say it. */
export const otherTradeWords = (text: string): string[] =>
  TRADE_WORDS.flatMap((group) => {
    const own = group.find((word) => hasForm(text, word) || hasForm(text, `${word}s`));
    if (own === undefined) return [];
    return group
      .filter((word) => word !== own)
      .map((word) => text.toLowerCase().replaceAll(own, word));
  });
