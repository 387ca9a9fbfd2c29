import { STREET_WORDS } from '../../taxonomy/places.ts';
import { fold } from '../characters.ts';
import { findDateRange } from '../date-range.ts';
import type { Block } from '../sections/block.ts';
import { cut, type Slice } from '../slice.ts';

const EMAIL =
  /[\p{L}\p{N}](?:[\p{L}\p{N}._%+'-]*[\p{L}\p{N}_+-])?@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?\.\p{L}{2,}/u;
const PHONE =
  /(?<![\p{L}\p{N}/.@#-])(?:\(?\+ ?|\()?\d(?:[ \u2009().\-–−/]{0,3}\d){6,14}(?! ?%)(?![\p{L}\p{N}@])(?:,? ?(?:x|ext\.?|extension|poste) ?\d{1,6})?/giu;

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

const PHONE_LABEL =
  /(?<!\p{L})(?:phones?|tel(?:e(?:ph|f)\p{L}+|éfono|\.)?|mobiel|mobile?|m[oó]vil|cell(?:ulare|ulaire)?|handy|gsm|whatsapp|port(?:able)?|t[eé]l(?:éphone)?|telem[oó]vel|kom(?:órka|\.)|тел(?:ефон)?\.?|моб(?:ильный)?\.?|[tmpc])(?: \([^()]{1,12}\)| (?:no\.?|number|privat|mobil))*\s*[.:]?\s*$/iu;

/** The phone number, as written: of several the first one with a label or a country code, else the first. Runs of digits that read as a period or stand in a postal address are none. */
export function findPhone(blocks: readonly Block[]): Slice | undefined {
  let best: { phone: Slice; score: number } | undefined;
  for (const block of blocks) {
    for (const match of block.text.matchAll(PHONE)) {
      const text = match[0].replace(/[\s(–-]+$/, '');
      const phone = cut(block, match.index, match.index + text.length);
      const score = phoneScore(text, block.text.slice(0, match.index));
      if (score !== undefined && score > (best?.score ?? Number.NEGATIVE_INFINITY))
        best = { phone, score };
    }
  }
  return best?.phone;
}

/** Higher for what is surely a phone number, undefined for what can't be one. */
function phoneScore(text: string, before: string): number | undefined {
  const digits = text.replace(/(?:x|ext|poste).*$/i, '').replace(/\D/g, '').length;
  const range = findDateRange(text);
  const isLabelled = PHONE_LABEL.test(before);
  // Seven digits are a local number only in the form 555-0142; else a postal code looks the same.
  if (digits === 7 && !isLabelled && !/^\d{3}[ .-]?\d{4}$/.test(text)) return undefined;
  if (digits < 7 || digits > 15 || (range?.isRange && digits === 8)) return undefined;
  if (/^\d{1,2}[-./]\d{1,2}[-./](?:19|20)\d{2}$/.test(text)) return undefined;
  const own = before.split(/[|•·\t]/).at(-1) ?? '';
  const isMarked = isLabelled || /^[+(]|^00/.test(text);
  if (!isMarked && STREET_WORDS.test(fold(own))) return undefined;
  if (!isLabelled && BIRTH_LABEL.test(own)) return undefined;
  return (isLabelled ? 1 : 0) + (/^(?:\(?\+|00)/.test(text) ? 1 : 0);
}

const BIRTH_LABEL =
  /(?:born|birth|dob|geb|né|nacimiento|nascita|nascimento|fax|passport|iban|siret|vat|nip|pesel|id|no\.?)\s*\p{L}*[.:]?\s*$/iu;

/** The block's text with e-mail addresses and phone numbers turned into tabs, at the same length. */
export function withoutContacts(text: string): string {
  const blank = (match: string): string => '\t'.repeat(match.length);
  return text
    .replace(new RegExp(EMAIL.source, 'gu'), blank)
    .replace(PHONE, (match) => (/\d.*\d{3}.*\d{4}/.test(match) ? blank(match) : match));
}
