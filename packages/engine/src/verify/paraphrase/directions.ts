/** Verbs that tell which way an amount went of itself, which its two figures tell as well. */
const RISEN = 'went up|goes up|rose|grew|increased|climbed';
const FALLEN = 'went down|goes down|came down|fell|dropped|decreased|declined|shrank';
const AMOUNT = String.raw`[$€£R]?\s?(\d[\d,.]*)(\s?%|\s\p{L}+)?(?! ?\d)`;
const SCALE = /^(?:k|m|bn|hundred|thousand|lakh|million|crore|billion)s?$/i;
/** The first place is the highest, whatever its figure. */
const RANK = /\b(?:position|place|rank|ranking|grade|level|band|tier)\b/i;
/** Two amounts of one unit, told once or twice, and no scale that the figure alone leaves out. */
const isOneUnit = (first = '', last = ''): boolean =>
  ![first, last].some((unit) => SCALE.test(unit.trim())) &&
  (first === '' || last === '' || /^\s?(?:to|%)$/.test(first) || first.trim() === last.trim());
/** "1.500" is one and a half to some readers and fifteen hundred to others. */
const isClear = (digits: string): boolean => !/\.\d{3}\b/.test(digits);
const amountOf = (digits: string): number => Number(digits.replace(/[,.]$/, '').replace(/,/g, ''));

/** Whether two figures, told from the first to the last, surely go up (1) or down (-1); 0 where a reader may not tell. */
function wayOf(
  [first, firstUnit, last, lastUnit]: readonly (string | undefined)[],
  before: string,
): number {
  const isSure =
    first !== undefined &&
    last !== undefined &&
    isOneUnit(firstUnit, lastUnit) &&
    isClear(first) &&
    isClear(last) &&
    !RANK.test(before);
  return isSure ? Math.sign(amountOf(last) - amountOf(first)) : 0;
}

/** Behind a noun alone which way it went: "increased from 3 to 5 the number of ..." is an act of somebody's. */
const BEHIND_NOUN = new RegExp(
  String.raw`(?<=\p{L}(?<!\b(?:and|then|also|or)) )(?:(?:is|are|was|were) )?(?:(${RISEN}|up)|(${FALLEN}|down)) (?=from ${AMOUNT} to ${AMOUNT})`,
  'giu',
);
/** Acts by which somebody makes an amount go one way, and those that do not tell which: "took output from 16 to 19". */
const RAISED = 'rais(?:e|ed|es|ing)|increas(?:e|ed|es|ing)|lift(?:ed|s|ing)?|boost(?:ed|s|ing)?';
const LOWERED = 'reduc(?:e|ed|es|ing)|cut(?:s|ting)?|lower(?:ed|s|ing)?|decreas(?:e|ed|es|ing)';
const TAKEN = 'took|takes?|taking|brought|brings?|bringing|got|gets?|getting|moved|drove|pushed';
const ACT_START = String.raw`(?<=^|[,;:.] |\b(?:and|then|also|I|we|by) )`;
const OBJECT = String.raw`((?:(?!(?:and|but|or|as|while|when|which|that|who|with|by|from)\b)[\p{L}\d%'’&/-]+ ){1,7}?)`;
const MADE = new RegExp(
  String.raw`${ACT_START}(?:(${RAISED})|(${LOWERED})|(${TAKEN})) ${OBJECT}(?:(?:(up)|(down)) )?(?=from ${AMOUNT} to ${AMOUNT})`,
  'giu',
);

/** "Took orders from 11 to 2": two bare figures of a clock. */
const mayBeHours = ([first, firstUnit, last, lastUnit]: readonly (string | undefined)[]): boolean =>
  [first, last].every((digits) => /^\d{1,2}$/.test(digits ?? '')) &&
  [firstUnit, lastUnit].every((unit) => /^\s?(?:to)?$/.test(unit ?? ''));

/** A text with "rose from 60 to 85" as "went from 60 to 85" and "cut waits from 9 to 6" as "altered waits from 9 to 6", where the figures go that way. */
export const withoutDirection = (text: string): string =>
  text
    .replace(MADE, (words: string, ...found: unknown[]) => {
      const [raised, lowered, taken, object = '', up, down, ...figures] = found as (
        | string
        | undefined
      )[];
      const isHours = taken !== undefined && (up ?? down) === undefined && mayBeHours(figures);
      const way = isHours ? 0 : wayOf(figures, object);
      const told = [raised ?? up, lowered ?? down];
      const isOtherWay = (told[0] !== undefined && way < 0) || (told[1] !== undefined && way > 0);
      return way === 0 || isOtherWay ? words : `altered ${object}`;
    })
    .replace(BEHIND_NOUN, (words: string, risen?: string, fallen?: string, ...rest: unknown[]) => {
      const way = wayOf(rest.slice(0, 4) as string[], String(rest[5]).slice(0, Number(rest[4])));
      return way !== 0 && way === (risen === undefined ? -1 : 1) && (risen ?? fallen)
        ? 'went '
        : words;
    });

/** Whether a text says that an amount went the way that its own two figures do not go. */
export const goesOtherWay = (text: string): boolean =>
  Array.from(text.matchAll(BEHIND_NOUN)).some(([, risen, , ...figures]) => {
    const way = wayOf(figures, '');
    return way !== 0 && way !== (risen === undefined ? -1 : 1);
  });
