import type { LeftOutText } from '@trueline/contracts';
import { fold } from '../characters.ts';
import { findHeadingKind } from '../sections/heading.ts';
import { type Line, lineText } from './line.ts';
import { namesOthers } from './other-people.ts';

const CLOCK = String.raw`\d{1,2}[:.h]\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?`;
const MONTH = String.raw`\p{L}{3,10}\.?`;
const DAYS = [
  String.raw`\d{1,2}[./-]\d{1,2}[./-]\d{2,4}`,
  String.raw`${MONTH} \d{1,2},? \d{4}`,
  String.raw`\d{1,2}\.? (?:de )?${MONTH},?(?: de)? \d{4}`,
].join('|');
/** "Mon, Nov 23, 2026 at 8:41 PM", "23 November 2026 20:41", "27/11/2026, 09:14": nobody dates anything else to the minute. */
const SENT_AT = new RegExp(`(?:${DAYS}),?(?: at| um| à| a las)? ${CLOCK}`, 'iu');
/** "Ana Sample <ana@example.com>", also behind what it is called by. */
export const ADDRESSEE = /<[^<>\s]+@[^<>\s]+>[,;]?$/;
/** "RE: Your advert", "Fwd: CV". */
const SUBJECT = /^(?:re|fwd?|aw|wg|tr|rv|sv|vs|enc|odp)\s?:\s*\S/i;
/** What a mail's head has in front of a colon. */
const FIELDS = new Set(
  'from to cc bcc subject date de da a datum fecha sent reply-to von an betreff gesendet objet envoye asunto para enviado assunto oggetto aan onderwerp verzonden attachment attachments'.split(
    ' ',
  ),
);
/** What a mail program writes around the mail that it shows or prints. */
const CHROME = new Set(
  'inbox,reply,reply all,forward,print,print all,no subject,to me,quoted text hidden,show quoted text,webmail,gmail,hotmail,yahoo mail,outlook'.split(
    ',',
  ),
);
/** "1 message", "2 attachments". */
const COUNTED =
  /^\d{1,3} (?:messages?|attachments?|nachrichten?|mensajes?|mensage(?:m|ns)|messaggi)$/;
/** "KampalaMail", "Sample Webmail". */
const PROGRAM = /^(?:\p{L}+ )?\p{L}*(?:mail|Mail|MAIL)$/u;
const MAX_LENGTH = 200;
/** A longer row says more than when a mail was sent, or what program shows it. */
const SHORT = 100;

/** A mail's own row, told by what stands in it alone. */
function isMailRow(text: string): boolean {
  const folded = fold(text).replace(/^[([]|[)\]]$/g, '');
  if (text.length > MAX_LENGTH) return false;
  return (
    ADDRESSEE.test(text) ||
    SUBJECT.test(text) ||
    FIELDS.has(/^([a-z-]+)\s*:\s*\S/.exec(folded)?.[1] ?? '') ||
    CHROME.has(folded) ||
    COUNTED.test(folded) ||
    (SENT_AT.test(text) && text.length <= SHORT)
  );
}

/** What stands among such rows and would be none of them by itself. */
const isBesideMailRows = (text: string): boolean =>
  text.length <= SHORT && (PROGRAM.test(text.split('\t')[0] ?? '') || FORWARDED.test(text));
/** "---------- Forwarded message ---------", "Begin forwarded message:". */
const FORWARDED =
  /^[-\s]*(?:begin )?(?:forwarded message|original message|weitergeleitete nachricht|message transf[ée]r[ée]|mensaje reenviado|mensagem encaminhada|messaggio inoltrato)[-:\s]*$/i;

const MIN_ROWS = 2;
const MAX_ROWS = 16;
const isOwn = (text: string): boolean => isMailRow(text) || isBesideMailRows(text);

/** How many of the first rows are the head of a mail. */
function headLength(texts: readonly string[]): number {
  const first = texts.findIndex((text) => !isOwn(text));
  const end = first < 0 ? 0 : Math.min(first, MAX_ROWS);
  return texts.slice(0, end).filter(isMailRow).length < MIN_ROWS ? 0 : end;
}

/** "On Tue, 3 Mar 2026, Sample wrote:", "-----Original Message-----": what follows was written by somebody else. */
const isQuoteOpener = (text: string): boolean =>
  (ON_DAY.test(text) && WROTE.test(text) && /\d|@/.test(text)) || ORIGINAL.test(text);
const ON_DAY = /^[>\s]*(?:on|le|am|el|em|il|op)\b.{5,220}:$/i;
const WROTE =
  /\s(?:wrote|a écrit|schrieb|escribió|escreveu|ha scritto|schreef)(?!\p{L})[^:]{0,60}:$/iu;
const ORIGINAL =
  /^[>\s]*(?:-{2,}\s*(?:original|forwarded)\s*message\s*-{2,}|begin forwarded message:)/i;
const MAX_QUOTED_ROWS = 30;
/** No more than so much of the document is what it answers. */
const QUOTED_FROM = 0.5;

/** Where the quoted mail that the document answers begins, at its very end; a resume's own headings never stand in one. */
function quoteStart(texts: readonly string[]): number | undefined {
  const from = texts.findIndex(
    (text, at) => at >= texts.length * QUOTED_FROM && isQuoteOpener(text),
  );
  if (from < 0 || texts.length - from > MAX_QUOTED_ROWS) return undefined;
  return texts.slice(from + 1).some((text) => findHeadingKind(text) !== undefined)
    ? undefined
    : from;
}

/** An address of this machine that a page was printed from. */
const PRINTED_FROM = /^(?:file|blob|about):\S+$|^https?:\/\/(?:localhost|127\.)\S*$/i;

/** The lines without the mail that they were pasted into or printed from: its head of sender, subject and time, what its program writes around it, the mail that it answers. An address that stands nowhere else stays. */
export function withoutMailRows(lines: readonly Line[]): {
  lines: Line[];
  leftOut: LeftOutText[];
} {
  const texts = lines.map((line) => lineText(line).trim());
  const head = headLength(texts);
  const quote = quoteStart(texts) ?? lines.length;
  const rest = texts.slice(head, quote);
  const from = texts.indexOf(senderOf(texts.slice(0, head)) ?? '');
  const sender = from < 0 ? undefined : senderAlone(lines[from] as Line, rest);
  const own = sender === undefined && holdsOwnAddress(rest) ? -1 : from;
  const isGone = (text: string, at: number): boolean =>
    at !== own && (at < head || at >= quote || PRINTED_FROM.test(text));
  const gone = texts.map(isGone);
  if (!gone.includes(true)) return { lines: [...lines], leftOut: [] };
  return {
    lines: lines.flatMap((line, at) => {
      if (gone[at] === true) return [];
      return at === own ? (sender?.lines ?? [line]) : [line];
    }),
    leftOut: texts.flatMap((text, at): LeftOutText[] => {
      if (at === own && sender !== undefined)
        return sender.gone === '' ? [] : [{ text: sender.gone, reason: 'mail-head' }];
      return gone[at] === true ? [{ text, reason: 'mail-head' }] : [];
    }),
  };
}

/** "From: Ana Sample <ana@example.com>": the address where it is the person's only one, the name where the resume does not say it again. Who sent it from an address that the resume has not may be somebody else. */
function senderAlone(
  line: Line,
  below: readonly string[],
): { lines: Line[]; gone: string } | undefined {
  const text = lineText(line);
  const address = /[^<>\s:;,]+@[^<>\s;,]+/.exec(text)?.[0];
  const [cell] = line.cells;
  if (address === undefined || cell === undefined) return undefined;
  const isSame = below.some((row) => fold(row).includes(fold(address)));
  const hasAddress = holdsOwnAddress(below);
  const rest = text.replace(`<${address}>`, '').replace(address, '').trim();
  const name = rest.replace(/^.*[:\t]/u, '').replace(/^["'\s]+|["',;\s]+$/g, '');
  const isTold = !/\p{L}/u.test(name) || name.includes('@') || isSaidAgain(name, below);
  if (hasAddress && (isTold || !isSame)) return undefined;
  const kept = [...(isTold ? [] : [name]), ...(hasAddress ? [] : [address])];
  return {
    lines: kept.map((row) => ({ ...line, cells: [{ ...cell, text: row }] })),
    gone: isTold ? rest : rest.replace(name, '').trim(),
  };
}

/** Every word of a name in one row. */
function isSaidAgain(name: string, below: readonly string[]): boolean {
  const words = fold(name).match(/[\p{L}-]+/gu) ?? [];
  return below.some((row) => words.every((word) => fold(row).includes(word)));
}

/** Whether rows say how the person is to be reached: below their heading stand the addresses of referees. */
export function holdsOwnAddress(texts: readonly string[]): boolean {
  const referees = texts.findIndex((text) => findHeadingKind(text) === 'references');
  const quote = texts.findIndex(isQuoteOpener);
  const ends = [referees, quote].filter((at) => at >= 0);
  const own = texts.slice(0, Math.min(texts.length, ...ends));
  return own.some((text, at) => text.includes('@') && !isOfSomebodyElse(text, at));
}

/** "Please ask Mr. Tom Quill, head cook, tom@example.org": below the first rows, where the person's own name may have a title, such a row is of who can be asked. */
const isOfSomebodyElse = (text: string, at: number): boolean =>
  at >= TOP_ROWS && (WITH_TITLE.test(text) || namesOthers(text));
const TOP_ROWS = 6;
const WITH_TITLE =
  /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Madam|Rev|Sister|Herr|Frau|Mme|Mlle|Sra?|Srta|Sig|Sig\.ra|Pan|Pani)\.? \p{Lu}\p{L}+/u;

/** Who wrote the mail, not whom it was sent to, by the row that says nothing else. */
function senderOf(head: readonly string[]): string | undefined {
  const senders = head.filter(
    (text) => (ADDRESSEE.test(text) || SENT_BY.test(text)) && !SENT_TO.test(text),
  );
  return senders.sort((a, b) => a.length - b.length)[0];
}
/** "From: ana@example.com", with no name beside it. */
const SENT_BY = /^(?:from|von|de|da|van)\s*:\s*[^\s@]+@\S+$/iu;
/** Whom a mail was sent to. */
export const SENT_TO = /^(?:to|cc|bcc|an|à|a|para|aan|do)\s*:/iu;
