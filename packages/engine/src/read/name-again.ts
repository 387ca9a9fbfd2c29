import { fold } from './characters.ts';

/** What may stand beside a name without saying anything. */
const BESIDE = new Set(
  'by name full mr mrs ms miss yours sincerely cv resume curriculum vitae'.split(' '),
);
/** A name in the letters of its own language: "Mei SAMPLE (梅)". */
const IN_OWN_LETTERS = /\([^()]*\)/gu;
const MIN_WORDS = 2;

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{M}'’]+/gu) ?? [];

/** Whether a row is the person's name once more, in any order and with initials: a by-line, a signature, a running head. */
export function isNameAgain(text: string, name = ''): boolean {
  const own = wordsOf(name);
  const bare = text.replace(IN_OWN_LETTERS, (part) =>
    /\p{Script=Latin}|\d/u.test(part) ? part : '',
  );
  const words = wordsOf(bare).filter((word) => !BESIDE.has(word));
  const whole = words.filter((word) => own.includes(word));
  const isInitial = (word: string): boolean =>
    word.length === 1 && own.some((part) => part.startsWith(word));
  return (
    !/\d/.test(text) &&
    whole.length >= MIN_WORDS &&
    words.every((word) => own.includes(word) || isInitial(word))
  );
}
