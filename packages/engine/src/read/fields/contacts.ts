import type { Block } from '../block.ts';
import { findDateRange } from '../date-range.ts';
import { cut, type Slice } from '../slice.ts';

const EMAIL =
  /[\p{L}\p{N}](?:[\p{L}\p{N}._%+'-]*[\p{L}\p{N}_+-])?@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?\.\p{L}{2,}/u;
const PHONE =
  /(?<![\p{L}\p{N}/.@#-])(?:\+ ?|\()?\d(?:[ \u2009().\-–−/]{0,3}\d){6,14}(?! ?%)(?![\p{L}\p{N}@])(?:,? ?(?:x|ext\.?|extension|poste) ?\d{1,6})?/giu;

/** The first e-mail address in the text, or the first that a link points to. */
export function findEmail(blocks: readonly Block[]): Slice | undefined {
  for (const block of blocks) {
    const match = EMAIL.exec(block.text);
    if (match) return cut(block, match.index, match.index + match[0].length);
  }
  for (const block of blocks) {
    const target = block.links.find((link) => /^mailto:/i.test(link));
    const address = EMAIL.exec(target ?? '')?.[0];
    if (address !== undefined) return { ...block, text: address };
  }
  return undefined;
}

/** The first phone number, as written. A run of digits that reads as a period is none. */
export function findPhone(blocks: readonly Block[]): Slice | undefined {
  for (const block of blocks) {
    for (const match of block.text.matchAll(PHONE)) {
      const text = match[0].replace(/[\s(–-]+$/, '');
      const digits = text.replace(/(?:x|ext|poste).*$/i, '').replace(/\D/g, '').length;
      const range = findDateRange(text);
      // Seven digits are a local number only in the form 555-0142; else a postal code looks the same.
      if (digits === 7 && !/^\d{3}[ .-]?\d{4}$/.test(text)) continue;
      if (digits < 7 || digits > 15 || (range?.isRange && digits === 8)) continue;
      return cut(block, match.index, match.index + text.length);
    }
  }
  return undefined;
}

/** The block's text with e-mail addresses and phone numbers turned into tabs, at the same length. */
export function withoutContacts(text: string): string {
  const blank = (match: string): string => '\t'.repeat(match.length);
  return text
    .replace(new RegExp(EMAIL.source, 'gu'), blank)
    .replace(PHONE, (match) => (/\d.*\d{3}.*\d{4}/.test(match) ? blank(match) : match));
}
