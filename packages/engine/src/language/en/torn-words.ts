import { isEnglish } from './english-words.ts';
import { isTradeWord } from './word-frequency.ts';

const MONTHS: ReadonlySet<string> = new Set(
  'january february march april june july august september october november december'.split(' '),
);
const TORN =
  /(?<![\p{L}\p{N}'’-])(\p{Lu}?\p{Ll}+)(?:[-‐‑]|\u00ad-?) ?(\p{Ll}{3,})(?![\p{L}\p{N}'’-])/gu;
/** Heads that many write with a hyphen: "co-ordinated", "mid-wifery". */
const PREFIXES: ReadonlySet<string> = new Set(
  'co re pre mid non sub anti multi semi inter over under post self bi tri micro macro up out off'.split(
    ' ',
  ),
);
const isWord = (lower: string): boolean =>
  MONTHS.has(lower) || isEnglish(lower) || isTradeWord(lower);

/** "Sep-tember", "equip-ment": a word with the hyphen that a line's end once gave it. Where each half says something ("by-laws", "multi-storey") it stays. */
export const joinTornWords = (text: string): string =>
  text.replace(TORN, (torn, head: string, tail: string) => {
    const whole = (head + tail).toLowerCase();
    const isPrefixed = PREFIXES.has(head.toLowerCase()) && !/[\u00ad ]/.test(torn);
    return isWord(whole) && !isWord(tail) && !isPrefixed ? head + tail : torn;
  });
