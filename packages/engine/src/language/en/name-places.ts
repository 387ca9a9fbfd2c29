const CAPITAL_BEFORE = /(?<=^|[^\p{L}\p{N}])(\p{Lu}[\p{L}'’.-]*) $/u;
const CAPITAL_BEHIND = /^ \p{Lu}/u;
/** Where a capital says nothing: a sentence, a row or a cell begins. */
const OPENS = /(?:^|[.!?:;•|\n\t"“(–—])\s*$/u;
/** A word that a title in capitals would have with one. */
const SMALL_WORD = /(?<![\p{L}\p{N}])\p{Ll}{4,}/u;

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);
const lineOf = (text: string, at: number): string =>
  `${text.slice(0, at).split('\n').at(-1)}${text.slice(at).split('\n')[0]}`;

/** "mr plumer", whatever its capital. */
const ADDRESSED = /(?<![\p{L}\p{N}])(?:mr|mrs|ms|miss|dr|prof|sir)\.? $/iu;

/** A longer word with a slip in it is seldom what somebody is called. */
const NAME_LETTERS_MAX = 8;

/** Whether the word at a place is a name there: inside a line whose plain words have no capital, one with a capital that is short or stands beside another ("the Plumer family", "the Compleat Angler"). A title has them all. */
export const isNameInside = (text: string, at: number, word: string): boolean => {
  const [before, behind] = [text.slice(0, at), text.slice(at + word.length)];
  if (ADDRESSED.test(before)) return true;
  if (!isCapital(word) || OPENS.test(before) || !SMALL_WORD.test(lineOf(text, at))) return false;
  const last = CAPITAL_BEFORE.exec(before);
  const isAfterName = last !== null && !OPENS.test(before.slice(0, last.index));
  return word.length <= NAME_LETTERS_MAX || isAfterName || CAPITAL_BEHIND.test(behind);
};

/** Whether the word at a place of a paper's or a club's name is one: short, and another capital follows ("Promt Expert"). */
export const opensName = (text: string, at: number, word: string): boolean =>
  isCapital(word) &&
  word.length <= NAME_LETTERS_MAX &&
  CAPITAL_BEHIND.test(text.slice(at + word.length));
