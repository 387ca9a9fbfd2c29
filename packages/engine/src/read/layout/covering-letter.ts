import type { LeftOutText } from '@trueline/contracts';
import { fold } from '../characters.ts';
import { findDateRange } from '../date-range.ts';
import { findHeadingKind, headingKindOf } from '../sections/heading.ts';
import { isDocumentTitle } from './document-title.ts';
import { type Line, lineText } from './line.ts';
import { ADDRESSEE, holdsOwnAddress, SENT_TO } from './mail-rows.ts';
import { isPlaceAndDate } from './signed-off.ts';

const SALUTATION =
  /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening|day)|greetings|respected|to whom|sir|sirs|madam|ladies|sehr geehrte|guten tag|hallo|bonjour|madame|monsieur|messieurs|cher|chere|estimad[oa]s?|muy senor|buenos dias|hola|prezad[oa]s?|caros?|caras?|gentile|gentili|egregio|spettabile|buongiorno|geachte|beste|szanowni|dzien dobry|tuan|puan|yang berhormat)(?!\p{L})(?:[^.:;|]|(?<=\b(?:mr|mrs|ms|dr|prof|rev|st|sr|sra|srta|m))\.){0,60}[,!:.]?$/u;
export const isSalutation = (text: string): boolean => SALUTATION.test(fold(text));
const CLOSING =
  /^(?:i remain,? )?(?:yours?(?: (?:sincerely|faithfully|truly|respectfully))?|sincerely(?: yours)?|faithfully(?: yours)?|respectfully(?: yours)?|(?:with )?(?:kind|kindest|best|warm|warmest|many)?\s*(?:regards|thanks|wishes)|thank you(?: (?:so much|very much|in advance|for .{3,60}))?|thanks(?: (?:again|in advance|a lot))?|cheers|cordially|all the best|mit freundlichen gru(?:ss|ß)en|(?:freundliche|beste|viele) gru(?:ss|ß)e|cordialement|bien cordialement|sinceres salutations|veuillez agreer.{0,120}|saludos(?: cordiales)?|un cordial saludo|atentamente|atenciosamente|cumprimentos|cordiali saluti|distinti saluti|met vriendelijke groet(?:en)?|z powazaniem|yang benar|sekian,? terima kasih)[,.!]*$/u;
/** "Please find my resume below, thank you for your time." */
const POINTS_TO =
  /(?=.*(?<!\p{L})(?:resume|cv|curriculum vitae|bio-?data|lebenslauf|curriculo)(?!\p{L}))(?=.*(?<!\p{L})(?:below|attached|enclosed|herewith|following|find|see|here is|here's|forward\p{L}*|ci-dessous|anbei|adjunto|abajo|segue|abaixo)(?!\p{L})).*\p{Ll}/u;
const MAX_ROWS_ABOVE = 16;
const MAX_ROWS = 60;
/** The name, the firm and what the phone adds, below the closing. */
const MAX_SIGNED = 4;
const MIN_ROWS_LEFT = 6;
const MAX_SIGNED_LENGTH = 60;
/** What a program or the sender adds below a mail. */
export const ADDED =
  /^(?:sent from my|sent via|get outlook|envoye de mon|von meinem .* gesendet|enviado desde mi|encl|attach|p\.?s\.?)/u;

/** The lines without the letter or the mail that stands above the resume: from the first row to its closing and the name that signs it. A letter with nothing behind it is itself what was sent. */
export function withoutLetter(given: readonly Line[]): { lines: Line[]; leftOut: LeftOutText[] } {
  const above = withoutOpening(given);
  const from = signatureStart(above.lines);
  if (from === undefined) return above;
  return {
    lines: above.lines.slice(0, from),
    leftOut: [
      ...above.leftOut,
      ...above.lines
        .slice(from)
        .map((line) => ({ text: lineText(line), reason: 'letter' as const })),
    ],
  };
}

const SIGNED_ROWS = 6;

/** Where a mail's signature or a letter's closing begins at the very end; an address that stands there alone keeps it. */
function signatureStart(lines: readonly Line[]): number | undefined {
  const first = Math.max(MIN_ROWS_LEFT, lines.length - SIGNED_ROWS);
  for (let from = first; from < lines.length; from++) {
    const text = lineText(lines[from] as Line);
    const folded = fold(text);
    const rest = lines.slice(from + 1);
    const isOpening = /^-- ?$/.test(text) || /^(?:sent from my|get outlook)/.test(folded);
    const isClosing = closesLetter(lines, from) || signsOff(lines, from);
    if (!isOpening && !isClosing) continue;
    const isOnly = rest.some((line) => isContact(lineText(line)));
    const isElsewhere = lines.slice(0, from).some((line) => isContact(lineText(line)));
    const isOther = rest.some((line) => isOfResume(fold(lineText(line))));
    if (!isOther && (!isOnly || isElsewhere)) return from;
  }
  return undefined;
}

/** The town and the day of signing, and below them nothing but the name, a line to sign on or a row of the page's foot. */
function signsOff(lines: readonly Line[], from: number): boolean {
  const below = lines.slice(from + 1).map(lineText);
  const name = fold(lineText(lines[0] as Line)).split(/[^\p{L}]+/u);
  const isSigned = (text: string): boolean =>
    SIGNED.test(fold(text)) ||
    isNamedAbove(text, lines.slice(0, from)) ||
    name.some((word) => word.length >= MIN_NAME_LENGTH && fold(text).includes(word));
  return isPlaceAndDate(lines, from) && below.length <= MAX_SIGNED && below.every(isSigned);
}
const MIN_NAME_LENGTH = 5;
const SIGNED =
  /^(?:\(?(?:signature|signed|unterschrift|firma|assinatura|podpis|handtekening)\)?\s*:?)?[\s._…-]*$/u;

/** Whether a letter's last words begin in this row: set off from the resume, below no heading, with nothing behind them but what ends a letter. */
function closesLetter(lines: readonly Line[], from: number): boolean {
  const line = lines[from] as Line;
  const above = lines[from - 1];
  const rest = lines.slice(from + 1);
  const folded = fold(lineText(line));
  // "Thank you for your service", a plaque says, too.
  const isPlain = CLOSING.test(folded) && !folded.startsWith('thank you for');
  const isBeforeClosing = rest[0] !== undefined && CLOSING.test(fold(lineText(rest[0])));
  const isApart = line.gapBefore >= NAME_GAP || isBeforeClosing;
  const isUnderHeading = above !== undefined && isHeadingRow(above);
  if (line.bulletX !== undefined) return false;
  if (!isPlain && (!isFarewell(folded) || !isApart || isUnderHeading)) return false;
  const signed = rest.filter((below) => !isLetterEnd(below));
  const others = signed.filter((below) => !isNamedAbove(lineText(below), lines.slice(0, from)));
  return (
    others.length <= 1 &&
    signed.every((below) => below.bulletX === undefined && isSignature(lineText(below)))
  );
}

function isHeadingRow(line: Line): boolean {
  const text = lineText(line).replace(/:$/, '');
  return (
    line.headingLevel !== undefined ||
    findHeadingKind(text) !== undefined ||
    /^[^\p{Ll}\d]*\p{Lu}{3}[^\p{Ll}\d]*$/u.test(text)
  );
}

/** The words above the name that signs: "Yours sincerely,", "Yours in service,". */
export const isClosing = (text: string): boolean =>
  CLOSING.test(fold(text)) || YOURS.test(fold(text));
const YOURS = /^yours(?: \p{L}+){1,4},$/u;

const MAX_NAME_ROWS = 5;
/** The person's name, or the first word of it, as the document's first rows say it. */
const isNamedAbove = (text: string, above: readonly Line[]): boolean =>
  above.slice(0, MAX_NAME_ROWS).some((line) => fold(lineText(line)).includes(fold(text)));

/** "I look forward to hearing from you", "Thank you for your cooperation and may God bless you": said to who reads, at the very end. */
const isFarewell = (text: string): boolean =>
  text.length <= MAX_FAREWELL &&
  FAREWELL.test(text) &&
  [TO_READER, MEETING, HOPING].some((pattern) => pattern.test(text)) &&
  !isContact(text);
const FAREWELL =
  /^(?:(?:i|we)(?: am| are)? look(?:ing)? forward|looking forward|(?:i am )?(?:hoping|awaiting)|i hope|thanks|thank you|(?:may )?god bless)(?!\p{L})/u;
/** What only the reader of a letter is told. */
const TO_READER =
  /(?<!\p{L})your (?:\p{L}+ )?(?:reply|response|answer|consideration|time|co-?operation|attention)(?!\p{L})/u;
const MEETING = /(?<!\p{L})(?:hear(?:ing)? from|meet(?:ing)?(?: with)?|bless) you(?!\p{L})/u;
const HOPING = /(?<!\p{L})(?:favou?rabl[ey] |for reading[.,!]*$)/u;
const MAX_FAREWELL = 120;

/** What may still stand behind a letter's closing words besides the name that signs: more of them, what the phone adds. */
function isLetterEnd(line: Line): boolean {
  const folded = fold(lineText(line));
  if (line.bulletX !== undefined) return false;
  return ADDED.test(folded) || CLOSING.test(folded) || isFarewell(folded);
}

/** The lines without the letter or the greeting of a mail above the resume. */
export function withoutOpening(lines: readonly Line[]): { lines: Line[]; leftOut: LeftOutText[] } {
  const end = letterEnd(lines) ?? greetingEnd(lines);
  if (end === undefined) return withoutNote(lines);
  const letter = lines.slice(0, end);
  const rest = lines.slice(end);
  // An address that the resume itself does not hold stays: further down stand those of referees.
  const hasAddress = holdsOwnAddress(rest.map(lineText));
  const hasContacts = rest.some((line) => isContact(lineText(line)));
  const stays = (line: Line): boolean => {
    const text = lineText(line);
    if (!isContact(text) || SENT_TO.test(text)) return false;
    if (ADDRESSEE.test(text)) return !hasAddress;
    return text.includes('@') ? !hasAddress : !hasContacts;
  };
  const gone = letter.filter((line) => !stays(line));
  return {
    lines: [...letter.filter(stays), ...rest],
    leftOut: gone.map((line) => ({ text: lineText(line), reason: 'letter' })),
  };
}

const MAX_GREETED_ROWS = 8;
const NAME_GAP = 0.9;

/** Behind which row a mail's first words end that has its closing below the resume: a greeting, and the sentences between it and the name set off below them. */
function greetingEnd(lines: readonly Line[]): number | undefined {
  const opening = lines.findIndex((line) => opensMail(fold(lineText(line))));
  if (opening < 0 || opening > 1 || lines.length - opening < MIN_ROWS_LEFT) return undefined;
  const end = lines.findIndex((line, at) => at > opening && opensResume(line));
  if (end < 0 || end - opening > MAX_GREETED_ROWS) return undefined;
  const said = lines.slice(opening, end).map((line) => fold(lineText(line)));
  return said.some((text) => isOfResume(text) || isContact(text)) ? undefined : end;
}

/** "Dear Madam," or "Hi Ana, here are my data as you asked" in one row. */
const opensMail = (text: string): boolean => SALUTATION.test(text) || GREETED.test(text);
const GREETED =
  /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening|day)|hallo|hola|bonjour) \p{L}[\p{L} .'’-]{1,30}[,!:] +\p{L}/u;

/** What a resume begins with below a greeting: its own name, a label of a form, the person's name set off. */
function opensResume(line: Line): boolean {
  const text = lineText(line);
  if (isDocumentTitle(text) || NAME_FIELD.test(text)) return true;
  if (line.gapBefore < NAME_GAP) return false;
  return isNameRow(text) || isOfForm(text);
}
/** What a form has before the name. */
export const NAME_FIELD =
  /^(?:(?:full |first |sur|family )?name|nom|nombre|nome|naam|nama)(?:\s*[:\t]\s*| [-–—] )/iu;
/** "PERSONAL DETAILS" and the like, which no covering letter holds. */
const isOfForm = (text: string): boolean => text.length < 40 && headingKindOf(text) !== undefined;

/** Two to five capitalised words that open no section. */
export const isNameRow = (text: string): boolean =>
  isSignature(text) && text.includes(' ') && findHeadingKind(text) === undefined;

/** An e-mail address or a number to call stands in the row. */
export const isContact = (text: string): boolean => CONTACT.test(text);
/** Bounded: asked of rows of any length. */
const CONTACT = /\S@\S{1,250}\.\S|\d{3}[ .-]?\d{3}/;

/** Behind which row the letter ends. */
function letterEnd(lines: readonly Line[]): number | undefined {
  const texts = lines.slice(0, MAX_ROWS).map((line) => fold(lineText(line)));
  const opening = texts.findIndex((text) => SALUTATION.test(text) && text.length < 80);
  if (opening < 0 || opening > MAX_ROWS_ABOVE) return undefined;
  if (texts.slice(0, opening).some((text) => isOfResume(text))) return undefined;
  const closing = texts.findIndex((text, index) => index > opening && CLOSING.test(text));
  if (closing < 0) return undefined;
  // A heading with its entries between the two: the letter is the resume.
  if (texts.slice(opening, closing).some(isOfResume)) return undefined;
  let end = closing + 1;
  for (let signed = 0; signed < MAX_SIGNED && end < lines.length; signed++) {
    const line = lines[end] as Line;
    const text = lineText(line);
    const folded = fold(text);
    const isApart = signed > 0 && line.gapBefore >= 0.9 && !ADDED.test(folded);
    const isAtEnd = line.page !== undefined && line.page !== lines[closing]?.page;
    if (isApart || isAtEnd || isOfResume(folded) || text.length > MAX_SIGNED_LENGTH) break;
    if (signed > 0 && isContact(text)) break;
    // The resume itself may begin with the name again.
    if (isRepeatedBelow(text, lines.slice(end + 1))) {
      end++;
      break;
    }
    if (signed > 0 && !ADDED.test(folded)) break;
    if (signed === 0 && !isSignature(text)) break;
    // The only name that there is stays with the resume.
    if (!ADDED.test(folded) && !isFollowedByName(lines.slice(end + 1))) break;
    end++;
  }
  const left = lines.slice(end);
  const isLeft =
    left.length >= MIN_ROWS_LEFT && left.some((line) => isOfResume(fold(lineText(line))));
  return isLeft ? end : undefined;
}

const isOfResume = (text: string): boolean =>
  (findHeadingKind(text) !== undefined && text.length > 3) ||
  (text.length < 100 && findDateRange(text)?.isRange === true);

const isSignature = (text: string): boolean =>
  /^\p{Lu}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,4}$/u.test(text);

const isRepeatedBelow = (text: string, below: readonly Line[]): boolean =>
  isSignature(text) &&
  below.slice(0, MAX_ROWS_ABOVE).some((line) => fold(lineText(line)).includes(fold(text)));

/** A row of two to five capitalised words stands first in what follows. */
function isFollowedByName(below: readonly Line[]): boolean {
  const first = below.find((line) => !ADDED.test(fold(lineText(line))));
  return isNameRow(first?.cells[0]?.text ?? '');
}

/** A sentence at the top that only says that the resume follows, and the greeting around it. */
function withoutNote(lines: readonly Line[]): { lines: Line[]; leftOut: LeftOutText[] } {
  const at = lines.slice(0, 3).findIndex((line) => {
    const text = fold(lineText(line));
    return text.split(' ').length >= 6 && !isContact(text) && POINTS_TO.test(text);
  });
  if (at < 0 || lines.length - at < MIN_ROWS_LEFT) return { lines: [...lines], leftOut: [] };
  const isGreeting = lines.slice(0, at).every((line) => SALUTATION.test(fold(lineText(line))));
  const from = isGreeting ? 0 : at;
  return {
    lines: [...lines.slice(0, from), ...lines.slice(at + 1)],
    leftOut: lines
      .slice(from, at + 1)
      .map((line) => ({ text: lineText(line), reason: 'letter' as const })),
  };
}
