import type { WorkEntry } from '@trueline/contracts';
import phrases from '../../data/phrases/time-off.json' with { type: 'json' };
import words from '../../data/phrases/time-off-words.json' with { type: 'json' };
import { anyOf, readTable } from '../language/table.ts';

const NAMES = readTable<{ phrase: string; language: string }>(phrases).map(({ phrase }) => phrase);
const PHRASE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(NAMES)})(?!\p{L})`, 'u');

const parts = Map.groupBy(readTable<{ word: string; part: string }>(words), ({ part }) => part);
const wordsOf = (part: string): string[] => (parts.get(part) ?? []).map(({ word }) => word);

/** "Caring for my elderly parents", "looked after our two children": the act, whom it links to, and what may stand beside. */
const CARE = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(wordsOf('act'))})(?: (?:${anyOf(wordsOf('link'))}))?` +
    String.raw`(?: (?:${anyOf(wordsOf('beside'))}|\d))* (?:${anyOf(wordsOf('family'))})(?: members?)?(?!\p{L})`,
  'u',
);

/** What goes on with it: a mark, an end, or a word that tells when, why, where or how. */
const GOES_ON = new RegExp(
  String.raw`^\s*(?:$|[-–—,;:.()/|+&\d]|(?:${anyOf(wordsOf('behind'))})(?!\p{L}))`,
  'u',
);
/** What may stand before it: how long, of what kind. */
const BEFORE: ReadonlySet<string> = new Set(wordsOf('before'));
const MAX_WORDS = 16;
/** "Carer with Example Homes": an employer. */
const EMPLOYER_BEHIND = /(?:^|\s)(?:at|with|for) (?:the )?\p{Lu}\p{L}+ \p{Lu}/u;

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʼ]/g, "'")
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim();

/** Whether the words tell of a time without a job: "Career break", "Maternity leave", "Travelled", "Caring for a parent". The words of a title or an employer beside it make it a job: "Travelling nurse", "Clerk (maternity leave cover)". */
export function isTimeOff(text: string): boolean {
  const folded = fold(text);
  const found = PHRASE.exec(folded) ?? CARE.exec(folded);
  if (found === null || folded.split(' ').length > MAX_WORDS) return false;
  const before = folded
    .slice(0, found.index)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  if (before.some((word) => !BEFORE.has(word))) return false;
  const behind = folded.slice(found.index + found[0].length);
  return GOES_ON.test(behind) && !EMPLOYER_BEHIND.test(text.slice(found.index));
}

/** Whether an entry among the jobs is a time off: part of the history, but no title held and no time worked. */
export const isTimeOffEntry = ({ position, name }: WorkEntry): boolean =>
  isTimeOff(position ?? '') || (position === undefined && isTimeOff(name ?? ''));
