import type { Resume } from '@trueline/contracts';
import { WORDS } from '../document/words.ts';
import { listFields } from './fields.ts';

const WORD = /[\p{L}\p{N}]+/gu;
const wordsOf = (text: string): string[] => text.normalize('NFC').toLowerCase().match(WORD) ?? [];

/** All words that a reading holds, as values, as text without a place or as left out: dates as figures and as they are printed. */
export function wordsOfReading(reading: Resume): ReadonlySet<string> {
  const { spans: _, sections: __, warnings: ___, ...held } = reading.meta?.trueline ?? {};
  const printed = listFields(reading).map(({ text }) => text);
  return new Set(wordsOf(JSON.stringify([{ ...reading, meta: held }, printed])));
}

/** Whether each word of a text is among them: a reader may take the text apart into fields. A month may have been read as a figure. */
export function holdsWords(words: ReadonlySet<string>, text: string): boolean {
  return wordsOf(text).every((word) => words.has(word) || isMonth(word));
}

const MONTHS = Object.values(WORDS).flatMap(({ months }) =>
  months.map((month) => month.toLowerCase().replace('.', '')),
);
const isMonth = (word: string): boolean =>
  word.length > 2 && MONTHS.some((month) => word.startsWith(month));
