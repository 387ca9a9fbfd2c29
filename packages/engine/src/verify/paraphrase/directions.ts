/** Verbs that tell which way an amount went of itself, which its two figures tell as well. */
const RISEN = 'went up|goes up|rose|grew|increased|climbed';
const FALLEN = 'went down|goes down|came down|fell|dropped|decreased|declined|shrank';
const AMOUNT = String.raw`[$€£R]?\s?(\d[\d,.]*)(?:\s?%|\s\p{L}+)?`;
/** Behind a noun alone: "increased from 3 to 5 the number of ..." is an act of somebody's. */
const MOVED = new RegExp(
  String.raw`(?<=\p{L}(?<!\b(?:and|then|also|or)) )(?:(${RISEN})|(${FALLEN})) (?=from ${AMOUNT} to ${AMOUNT})`,
  'giu',
);
const amountOf = (digits: string): number => Number(digits.replace(/[,.]$/, '').replace(/,/g, ''));

/** A text with "rose from 60 to 85" as "went from 60 to 85", where the figures go that way. */
export const withoutDirection = (text: string): string =>
  text.replace(
    MOVED,
    (
      words: string,
      risen: string | undefined,
      _fallen: string | undefined,
      first: string,
      last: string,
    ) => {
      const change = amountOf(last) - amountOf(first);
      return (risen === undefined ? change < 0 : change > 0) ? 'went ' : words;
    },
  );
