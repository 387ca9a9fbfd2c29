import { STREET_WORDS } from '../../taxonomy/places.ts';
import { fold } from '../characters.ts';
import { findDateRange } from '../date-range.ts';
import type { Block } from '../sections/block.ts';
import { cut, type Slice } from '../slice.ts';

const EMAIL =
  /[\p{L}\p{N}](?:[\p{L}\p{N}._%+'-]*[\p{L}\p{N}_+-])?@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?\.\p{L}{2,}/u;
/** "Sampleton 3216 027 555 0142": the postal code before a number that begins with a nought is none of it; "1800 012 345" has none. */
const PHONE =
  /(?<![\p{L}\p{N}/.@#-])(?![1-9]\d{3,5} 0\d{1,3}[ -]\d(?:[ -]?\d){5})(?:\(?\+ ?|\()?\d(?:[ \u2009().\-–−/]{0,3}\d){6,14}(?! ?%)(?![\p{L}\p{N}@])(?:,? ?(?:x|ext\.?|extension|poste) ?\d{1,6})?/giu;

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

/** "0113 496 0382 – 41 years", "0113 496 0382. 41 years old": what is counted behind a whole number is none of it. */
const COUNT = /(?<=(?:\d\D*){9})(?:\s[–—-]|\.)\s\d{1,2}$/u;

const PHONE_LABEL =
  /(?<!\p{L})(?:phones?|tel(?:e(?:ph|f)\p{L}+|éfono|\.)?|mobiel|mobile?|m[oó]vil|cel(?:l(?:ulare|ulaire)?|ular)?\.?|handy|gsm|mob\.?|ph\.?|h\/?p|hand ?phone|contact|call|text|(?:tel\/)?whats ?app|port(?:able)?|t[eé]l(?:éphone)?|telem[oó]vel|kom(?:órka|\.)|тел(?:ефон)?\.?|моб(?:ильный)?\.?|[tmpc])(?:\(\p{L}{1,2}\))?(?: \([^()]{1,12}\)| (?:no\.?|number|privat|mobil))*\s*[.:]?\s*$/iu;

/** Whether a row only says what stands in the next: "Celular", "Telephone", "Correo". */
export const isContactLabel = (text: string): boolean =>
  PHONE_LABEL.exec(text)?.index === 0 || MAIL_LABEL.test(text);

const MAIL_LABEL =
  /^(?:e-?mail|mail|courriel|correo(?: electr[oó]nico)?|poczta|posta|sähköposti|e-?post|address|adresse?|website|web|fax|linkedin|github|portfolio|skype)\s*:?$/iu;

/** The phone number, as written: of several the first one with a label or a country code, else the first. Runs of digits that read as a period or stand in a postal address are none. */
export function findPhone(blocks: readonly Block[]): Slice | undefined {
  let best: { phone: Slice; score: number } | undefined;
  for (const block of blocks) {
    for (const match of block.text.matchAll(PHONE)) {
      // "0772 555 013 / 0701 555 019" are two.
      const [first = ''] = /^\D*(?:\d\D*){9,}? \/ /.exec(match[0]) ?? [match[0]];
      const behind = block.text.slice(match.index + first.length);
      const own = /^\s\p{Ll}/u.test(behind) ? first.replace(COUNT, '') : first;
      const text = own.replace(/[\s(–/-]+$/, '');
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
  // A label may have a cell of its own.
  const own = /[^|•·\t]+:\t$/u.exec(before)?.[0] ?? before.split(/[|•·\t]/).at(-1) ?? '';
  const isMarked = isLabelled || /^[+(]|^00/.test(text);
  if (!isMarked && STREET_WORDS.test(fold(own.split(',').at(-1) ?? ''))) return undefined;
  if (BOX_BEFORE.test(own) || (CODE_OF_BRAZIL.test(text) && !isLabelled)) return undefined;
  // A number of nothing but noughts is no number, nor is one in an identity card's form.
  if (/^[0\D]+$/.test(text) || /^\d{5}-\d{7}-\d$/.test(text)) return isLabelled ? 0 : undefined;
  if (!isLabelled && (BIRTH_LABEL.test(own) || isPaperNumber(own, text))) return undefined;
  return (isLabelled ? 1 : 0) + (/^(?:\(?\+|00)/.test(text) ? 1 : 0);
}

/** "P.O. Box 40117-00100", "CEP 86000-000": no number to call. */
const BOX_BEFORE =
  /(?:\bbox|\bbp|postfach|apartado|casilla|p\.? ?m\.? ?b|\bcep|\bzip(?: ?code)?|\bpin(?: ?code)?|\bpost(?:al)? ?code|\bplz|\bcode postal|\bc[oó]digo postal|\bkode ?pos)[.:]? ?$/i;

/** "São Paulo - SP, 04567-000": a postal code, unless a label says that it is to be called. */
const CODE_OF_BRAZIL = /^\d{5}-\d{3}$/;

/** "NRC No: 123456/78/1", "Driving licence 12345678": the label of a paper right before its number. Without a mark between, what looks like a number to call is one: "Peter Pan 07700 900123". */
function isPaperNumber(before: string, number: string): boolean {
  const label = PAPER_LABEL.exec(before);
  if (label === null || number.startsWith('+')) return false;
  return /[:#]|(?:no|nr|num\p{L}*|n°)\.?\s*$/iu.test(label[0]) || !isGrouped(number);
}

const PAPER_LABEL =
  /(?<!\p{L})(?:omang|nrc|dpi|cui|nit|nss|ine|nuip|cid|nid|nin|bvn|eid|hkid|kra|nssf|nhif|sss|philhealth|epf|bpjs|igss|imss|cnss|vtp|emso|rodn[eé] [cč][ií]slo|personnummer|documento(?: de identidad)?|identidad|identificaci[oó]n|matr[ií]cula|afiliaci[oó]n|c[eé]dula|carn[eé]t?|aadhaa?r|pan|trn|nis|bsn|ahv|avs|egn|oib|cnp|jmbg|pps|sin|ssn|ktp|nik|iqama|qid|cpr|curp|rfc|cui[lt]|ruc|run|tin|registration|reg|licen[cs]e|permit|membership|seaman['’]?s book|voter)\.?(?: (?:no|nr|num\p{L}*|n°|card|code|id|pin)\.?)*\s*[:#]?\s*$/iu;

const BIRTH_LABEL =
  /(?:born|birth|dob|geb|né|nacimiento|nascita|nascimento|fax|passport|cnic|nic|nric|identity|iban|siret|vat|nip|pesel|c\.? ?i|dni|nif|rut|cpf|rg|c[eé]dula|id|(?<!(?:contact|phone|tel|mobile|cell|telephone|call) )no\.?)\s*\p{L}*[.:]?\s*$/iu;

/** The block's text with e-mail addresses and phone numbers turned into tabs, at the same length. */
export function withoutContacts(text: string): string {
  const blank = (match: string): string => '\t'.repeat(match.length);
  return text.replace(new RegExp(EMAIL.source, 'gu'), blank).replace(PHONE, (match, at: number) => {
    const before = text.slice(0, at);
    const isCode = CODE_OF_BRAZIL.test(match) && !PHONE_LABEL.test(before);
    const isNumber = /\d.*\d{3}.*\d{4}/.test(match) || isGrouped(match);
    return isNumber && !isCode && !BOX_BEFORE.test(before) ? blank(match) : match;
  });
}

/** Whether an e-mail address or a number to call stands in a row. */
export const hasContacts = (block: Pick<Block, 'text'> | undefined): boolean =>
  block !== undefined && withoutContacts(block.text) !== block.text;

/** "07700 900 123", "06 00 55 01 23": groups of two or three with the nought or the code that numbers begin with, and no year among them. */
const isGrouped = (text: string): boolean =>
  /^\(?(?:\+|0)/.test(text) &&
  text.replace(/\D/g, '').length >= MIN_GROUPED &&
  !/(?<!\d)(?:19|20)\d\d(?!\d)/.test(text);

const MIN_GROUPED = 9;
