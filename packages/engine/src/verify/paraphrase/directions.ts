/** Verbs that tell which way an amount went of itself, which its two figures tell as well. */
const RISEN = 'went up|goes up|rose|grew|increased|climbed';
const FALLEN = 'went down|goes down|came down|fell|dropped|decreased|declined|shrank';
const AMOUNT = String.raw`[$€£R]?\s?(\d[\d,.]*)(\s?%|\s\p{L}+)?(?! ?\d)`;
const SCALE = /^(?:k|m|bn|hundred|thousand|lakh|million|crore|billion)s?$/i;
/** The first place is the highest, whatever its figure. */
const RANK = /\b(?:position|place|rank|ranking|grade|level|band|tier)\b/i;
/** Behind a noun alone: "increased from 3 to 5 the number of ..." is an act of somebody's. */
const MOVED = new RegExp(
  String.raw`(?<=\p{L}(?<!\b(?:and|then|also|or)) )(?:(${RISEN})|(${FALLEN})) (?=from ${AMOUNT} to ${AMOUNT})`,
  'giu',
);
/** Two amounts of one unit, told once or twice, and no scale that the figure alone leaves out. */
const isOneUnit = (first = '', last = ''): boolean =>
  ![first, last].some((unit) => SCALE.test(unit.trim())) &&
  (first === '' || last === '' || /^\s?(?:to|%)$/.test(first) || first.trim() === last.trim());
/** "1.500" is one and a half to some readers and fifteen hundred to others. */
const isClear = (digits: string): boolean => !/\.\d{3}\b/.test(digits);
const amountOf = (digits: string): number => Number(digits.replace(/[,.]$/, '').replace(/,/g, ''));

/** A text with "rose from 60 to 85" as "went from 60 to 85", where the figures go that way. */
export const withoutDirection = (text: string): string =>
  text.replace(
    MOVED,
    (
      words: string,
      risen: string | undefined,
      _fallen: string | undefined,
      ...[first, firstUnit, last, lastUnit, at, whole]: [
        string,
        string,
        string,
        string,
        number,
        string,
      ]
    ) => {
      const isSure =
        isOneUnit(firstUnit, lastUnit) &&
        isClear(first) &&
        isClear(last) &&
        !RANK.test(whole.slice(0, at));
      if (!isSure) return words;
      const change = amountOf(last) - amountOf(first);
      return (risen === undefined ? change < 0 : change > 0) ? 'went ' : words;
    },
  );
