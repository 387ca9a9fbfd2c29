import type { Resume } from '@trueline/contracts';
import { listKeptLines } from '../document/kept-lines.ts';
import { findValue, listLines, type ResumeLine } from '../document/paths.ts';
import { ENTRY_SECTIONS } from './entries.ts';

/** So many words in a row are the kept text itself, wherever a reader puts them. */
const MIN_RUN = 4;
/** Lists in which what a reader makes of a line says nothing about an entry. */
const LISTS = /^(?:skills|languages|certificates|interests|basics\.(?:location|profiles|url))\b/;
const DATE = /\.(?:startDate|endDate|date|releaseDate)$/;

const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `;

/** Whether a line of a document is what a reader made of a text that its original keeps: the same words, in a row. As a field of an entry that the original has they prove nothing, since no one has said that they belong there. */
export function createKeptWords(
  original: Resume,
  document: Resume,
): (line: ResumeLine, from: string | undefined) => boolean {
  const texts = listKeptLines(original).flatMap(({ text, heading = '' }) => [
    plain(text),
    ...(heading === '' ? [] : [plain(heading)]),
  ]);
  // What stands as it was written may be read otherwise when it is read once more.
  for (const { lines } of original.meta?.trueline?.asWritten ?? [])
    texts.push(...lines.map(({ text, dates = '' }) => plain(`${text} ${dates}`)));
  const holding = ({ path, text }: ResumeLine): string[] => {
    // A month is printed by its name: the year stands for both.
    const words = DATE.test(path) ? ` ${text.slice(0, 4)} ` : plain(text);
    return texts.filter((kept) => words.trim() !== '' && kept.includes(words));
  };
  const isOneText = (entry: string): boolean => {
    if (findValue(document, entry) === undefined) return false;
    const lines = listLines(document).filter((line) => line.entry === entry);
    return texts.some((kept) => lines.every((line) => holding(line).includes(kept)));
  };
  return (line, from) => {
    if (texts.length === 0) return false;
    const held = holding(line);
    if (held.length === 0) return false;
    if (held.includes(plain(line.text)) || LISTS.test(line.path)) return true;
    const section = /^\w+/.exec(line.path)?.[0] ?? '';
    const isNewEntry =
      (ENTRY_SECTIONS as readonly string[]).includes(section) && from === undefined;
    if (isNewEntry) return isOneText(line.entry);
    return plain(line.text).trim().split(' ').length >= MIN_RUN;
  };
}
