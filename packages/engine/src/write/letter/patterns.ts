import type { LetterTone } from '@trueline/contracts';
import data from '../../../data/letters/patterns.json' with { type: 'json' };
import { itemsOf, readTable } from '../../language/table.ts';
import type { Draft, Part } from '../sentence.ts';
import { words } from '../sentence.ts';

interface Row {
  id: string;
  part: string;
  tones: string;
  text: string;
  example: string;
  rejects: string;
}

/** A sentence of a letter as a record: what it is for, and its words with slots. */
interface Pattern extends Omit<Row, 'tones'> {
  tones: readonly string[];
}

export const PATTERNS: readonly Pattern[] = readTable<Row>(data).map((row) => ({
  ...row,
  tones: itemsOf(row.tones, ' '),
}));

/** What fills the slots; a slot left undefined makes its patterns unfit. */
export type Slots = Readonly<Record<string, readonly Part[] | undefined>>;

/** Of each "[one|another]" one, by the digits of a number; a choice may hold slots. */
function chooseWords(text: string, seed: number): string {
  let digits = seed;
  return text.replace(/\[([^[\]]*)\]/g, (_, choices: string) => {
    const all = choices.split('|');
    const chosen = all[digits % all.length] ?? '';
    digits = Math.floor(digits / all.length) + (digits % 7) * 13;
    return chosen;
  });
}

/** A warm letter speaks as one does. */
const contracted = (text: string): string =>
  text
    .replace(/\bI am\b/g, 'I’m')
    .replace(/\bI would\b/g, 'I’d')
    .replace(/\bI have been\b/g, 'I’ve been')
    .replace(/\b(That|that|What|what|it|It) is\b/g, '$1’s');

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Turns a template into a sentence; null where a slot is empty. `{At}` is `{at}` with a capital; a slot named with "?" may be empty. */
function fillPattern(pattern: Pattern, slots: Slots, seed: number, isWarm: boolean): Draft | null {
  const parts: Part[] = [];
  for (const piece of chooseWords(isWarm ? contracted(pattern.text) : pattern.text, seed).split(
    /(\{[^}]+\})/,
  )) {
    const name = /^\{(.+)\}$/.exec(piece)?.[1];
    if (name === undefined) {
      if (piece !== '') parts.push(words(piece));
      continue;
    }
    const lower = name.slice(0, 1).toLowerCase() + name.slice(1);
    const value = slots[lower];
    if (value === undefined) {
      if (lower !== 'at-company') return null;
      continue;
    }
    const [first, ...others] = value;
    if (first === undefined) continue;
    parts.push(name === lower ? first : { ...first, text: capital(first.text) }, ...others);
  }
  return { parts, text: toSentence(parts), pattern: pattern.id };
}

/** The words of all parts as one sentence. */
function toSentence(parts: readonly Part[]): string {
  const text = parts
    .map((part) => part.text)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:])/g, '$1')
    .replace(/,,/g, ',')
    .replace(/\bI also (am|was|have been|had been) /, 'I $1 also ')
    .replace(/\.\.$/, '.')
    .replace(/([!?])\.$/, '$1')
    .trim();
  return capital(text);
}

/** Sentences that every letter has: another letter begins elsewhere among their wordings. */
const TURNED =
  /^(?:apply|lead|hook|need|list|close|skills|names|held|role|thanks|open|more|before|earlier)/;

/** Every pattern of a part in a tone, filled, in the order of the records. */
export function fillPart(part: string, slots: Slots, tone: LetterTone, seed: number): Draft[] {
  const fit = PATTERNS.filter((row) => row.part === part && row.tones.includes(tone));
  const start = fit.length === 0 || !TURNED.test(part) ? 0 : seed % fit.length;
  return [...fit.slice(start), ...fit.slice(0, start)]
    .map((row, i) => fillPattern(row, slots, (seed >>> 3) + i * 101, tone === 'warm'))
    .filter((draft) => draft !== null);
}
