import rows from '../../data/phrases/form-furniture.json' with { type: 'json' };
import { anyOf, readTable } from './table.ts';

const TABLE = Map.groupBy(
  readTable<{ text: string; kind: string; language: string }>(rows),
  ({ kind }) => kind,
);
const textsOf = (kind: string): ReadonlySet<string> =>
  new Set((TABLE.get(kind) ?? []).map(({ text }) => text));
const BUTTONS = textsOf('button');
const SAID = new Set([...textsOf('state'), ...textsOf('consent')]);
const FIELDS = textsOf('empty');
const RECORDS = textsOf('record');
const OF_RECORD = textsOf('of-record');
const OWNERS = anyOf([...textsOf('owner')]);
const OWNER_AROUND = new RegExp(
  `^(?:(?:${OWNERS})(?:'s)?(?: |-(?=\\p{L})))+|(?: (?:${OWNERS}))+$`,
  'gu',
);
const EXPORTS = textsOf('export');
const FRAMES = textsOf('frame');
const CAPTIONS = textsOf('caption');
const FINE = [...textsOf('fine')];
const MAKER = new RegExp(`^(?:${anyOf([...textsOf('maker')])})(?!\\p{L})`, 'u');

/** The words of a form's line, without its boxes, arrows and stars. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/^\s*(?:\[\s*x?\s*\]|\(\s*x?\s*\)|x(?= i ))/, '')
    .replace(/\d+(?:[.,]\d+)*\s*%/g, 'percent')
    .replace(/\d+(?:[.,]\d+)*/g, '#')
    .replace(/[:*]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}#]+|[^\p{L}#]+$/gu, '');

/** "Edit | Remove" */
const isButtonRow = (text: string): boolean => {
  const parts = text.split(/\s*[|/·•–—]\s*|\s{2,}|\]\s*\[/).map(plain);
  return parts.length > 1 && parts.every((part) => BUTTONS.has(part));
};

/** "Browse", "Next / Upload": words of buttons with no mark that only a form has. */
export const isButtonAlone = (text: string): boolean =>
  /^[\p{L}\s/,-]+$/u.test(text.trim()) &&
  text.split(/\s*[/,]\s*/).every((part) => BUTTONS.has(plain(part)) && !/\s/.test(part.trim()));

/** Nothing stands behind the colon of a field but blanks to fill. */
const EMPTY_FIELD = /^([^:]{2,40}):[\s._…–-]*$/;

/**
 * Whether a line is what a form prints around the person's words: "Edit | Remove", "+ Add another",
 * "Complete: 92%", "[ ] I agree to the terms", "Fax:" with nothing behind it.
 */
export function isFormFurniture(text: string): boolean {
  const words = plain(text);
  if (words === '') return false;
  if (SAID.has(words) || BUTTONS.has(words) || isButtonRow(text)) return true;
  const [, field = ''] = EMPTY_FIELD.exec(text.trim()) ?? [];
  return field !== '' && FIELDS.has(plain(field));
}

const MAX_RECORD_WORDS = 5;

/** A day as programs stamp it: "20/11/2026", "14 Nov 2026", "November 14, 2026". */
const A_DAY = `(?:${[
  String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`,
  String.raw`\d{1,2}(?:st|nd|rd|th|\.)? (?:de )?\p{L}{3,10}\.?,? (?:de )?\d{4}`,
  String.raw`\p{L}{3,10}\.? \d{1,2},? \d{4}`,
].join('|')})`;
const ENDS_WITH_DAY = new RegExp(`^(?<label>\\p{L}[^:\\d]{2,40}?)\\s+(?<day>${A_DAY})$`, 'u');

/** Whether a label is a portal's: "Last active", and beside a word for the record "Profile updated", "Resume match score". */
function namesRecord(label: string): boolean {
  const words = plain(label);
  if (RECORDS.has(words)) return true;
  const rest = words.replace(OWNER_AROUND, '').replace(/^last /, '');
  return rest !== words && (RECORDS.has(rest) || OF_RECORD.has(rest));
}

/** "1.2 million": somebody's success, no portal's count. */
const SCALED =
  /\d\s*(?:k|m|mio\.?|million\p{L}*|thousand|billion|milh\p{L}+|mill\p{L}+)(?!\p{L})/iu;
/** An account may be a customer's that the person served. */
const OF_CUSTOMERS =
  /^account (?:match |matching )?(?:score|rating|views|match|strength|relevance)/;

/** "Profile ID 48213": a label that asks for a number needs no colon. */
const OF_NUMBER = /(?:^| )(?:id|no|number|ref|reference|nummer|réf)$/;

/** What a portal says of its own record: "Candidate ref: KJ-0048291", "Last active: 21-11-2026". A figure or a name in quotes, and no contact. */
export function isPortalRecord(text: string): boolean {
  const [, label = '', value = ''] = /^([^:]{2,40}):(.*)$/.exec(text.trim()) ?? [];
  const dated = ENDS_WITH_DAY.exec(text.trim())?.groups?.label;
  if (dated !== undefined) return namesRecord(dated);
  const numbered =
    /^(?<label>\p{L}[\p{L} .-]{2,30}?)\s+(?:no\.? ?|#)?(?:\p{Lu}{1,4}-?)?\d[\d-]{2,}$/u.exec(
      text.trim(),
    );
  if (numbered?.groups?.label !== undefined)
    return OF_NUMBER.test(plain(numbered.groups.label)) && namesRecord(numbered.groups.label);
  const isValue =
    /^\s*["“”«»„]|\d/u.test(value) && !/@|https?:|www\.|\d{3}.?\d{3}.?\d{3}/.test(value);
  const isShort = value.trim().split(/\s+/).length <= MAX_RECORD_WORDS;
  if (SCALED.test(value) || OF_CUSTOMERS.test(plain(label))) return false;
  return label !== '' && namesRecord(label) && isValue && isShort;
}

/** What stands where a photo is or was and nothing else: "Photo taken 2025". */
export const isPhotoCaption = (text: string): boolean => CAPTIONS.has(plain(text));

const MAX_FINE_WORDS = 20;

/** Whether each sentence of a row is small print: "Recruiter copy. Do not share without the candidate's consent." */
export function isFinePrint(text: string): boolean {
  const sentences = text.split(/[.!;]\s+|\s+[–—|·•]\s+/).map(plain);
  if (text.split(' ').length > MAX_FINE_WORDS) return false;
  return sentences.every((said) =>
    FINE.some(
      (phrase) => said === phrase || (phrase.includes(' ') && said.startsWith(`${phrase} `)),
    ),
  );
}

/** A part of the page that a text export names in brackets: "[SIDEBAR]". */
export const isPageFrame = (text: string): boolean =>
  /^\s*[[<{(]+[^[\]<>{}()]+[\]>})]+\s*$/.test(text) && FRAMES.has(plain(text));

/** "QuickCV", "Resume Maker": a program's name that says what it makes. */
const OF_RESUMES = /cv(?![a-z])|(?<![a-z])cv|r[eé]sum[eé]|lebenslauf|curriculum|curr[ií]culo/i;
const NO_RESUMES = /\bopencv\b/i;
const PROGRAM =
  /^(?:\p{Lu}[\p{L}\d.+-]*(?: |$)){1,3}(?:for (?:android|ios|iphone|windows|mac)|v?[\d.]+)?$/iu;
/** "– build yours at quickcv.example" */
const INVITES = /\s+[–—-]\s+(?:[\p{L}']+ ){0,4}[\w-]+(?:\.[a-z]{2,})+(?:\/\S*)?$/iu;
const DOMAIN = /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?$/i;
const DAY = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/;
/** A day with its hour is a stamp, whatever the program says of itself behind it. */
const STAMP = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}[:.]\d{2}(?!\d)/;
const MAX_MAKER_LENGTH = 120;

const HOLDS_DAY = new RegExp(`(?<![\\p{L}\\d])${A_DAY}(?!\\d)`, 'u');
/** Words that tell of work or of a certificate as well: "DBS updated 14 Nov 2026". */
const WEAK = new Set([
  ...[...EXPORTS].filter((word) => OF_RECORD.has(word) || RECORDS.has(word)),
  ...'обновлено uppdaterad oppdatert päivitetty güncellendi diperbarui'.split(' '),
]);
/** What a portal calls the person's page. */
const OF_PAGE =
  /^(?:cv|account|page|seite|profile|profil[ou]?|profiel|perfil|r[eé]sum[eé]|curr[ií]cul(?:o|um)|lebenslauf)$/;
/** "HireHarbour": a name with a capital within is a site's. */
const SITE_NAME = /\p{Ll}\p{Lu}/u;
const SITE = /(?<![@\p{L}])[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?![\p{L}])/u;
const MAX_EXPORT_WORDS = 12;
const MAX_SMALL_WORD = 4;
/** Longer small words that such a row may hold. */
const SAID_OF_PAGES =
  /^(?:profile|resume|résumé|document|profil|perfil|currículo|currículum|profilo|wurde|seite|page|depuis)$/;

/** Whether a day stands in a row: "14 Nov 2026". */
export const holdsDay = (text: string): boolean => HOLDS_DAY.test(text);

/** Whether something but capitals says that a row is of the page: a word for it, a site, or no word but the day's. */
function isOfPage(row: string, words: readonly string[]): boolean {
  if (words.some((word) => OF_PAGE.test(word.toLowerCase()))) return true;
  if (words.some((word) => WEAK.has(word.toLowerCase())))
    return HOLDS_DAY.test(row) && (SITE.test(row) || words.some((word) => SITE_NAME.test(word)));
  if (SITE.test(row) || words.some((word) => SITE_NAME.test(word))) return true;
  const rest = row.replace(HOLDS_DAY, ' ').split(/[\s,:;|()·–—-]+/);
  return rest.every((word) => EXPORTS.has(word.toLowerCase()) || /^\P{Lu}{0,4}$/u.test(word));
}

/** Whether a row tells how its page came to be, with the day or the site: "Downloaded from a job board on 20/11/2026". It may be the person's own: the caller knows where it stands. */
export function tellsOfExport(text: string): boolean {
  const row = text.trim();
  const words = row.split(/[\s,:;|()·–—-]+/).filter((word) => /\p{L}/u.test(word));
  const isExport = (word: string): boolean => EXPORTS.has(word.toLowerCase());
  if (words.length > MAX_EXPORT_WORDS || !words.some(isExport)) return false;
  const maker = MAKER.exec(row.toLowerCase())?.[0] ?? '';
  const isNamed = maker.includes(' ') && words.length > 2;
  if (isNamed && HOLDS_DAY.test(row)) return true;
  if (!(HOLDS_DAY.test(row) || SITE.test(row) || isNamed)) return false;
  if (!(isNamed || isOfPage(row, words))) return false;
  return words.every(
    (word) =>
      /^\p{Lu}/u.test(word) ||
      isExport(word) ||
      word.length <= MAX_SMALL_WORD ||
      SITE.test(word) ||
      SAID_OF_PAGES.test(word),
  );
}

const isProgram = (text: string): boolean =>
  PROGRAM.test(text) &&
  text.split(' ').every((word) => /^(?:\p{Lu}|\d|for$|v\d|i\p{Lu})/u.test(word)) &&
  OF_RESUMES.test(text) &&
  !NO_RESUMES.test(text);

/**
 * The program that made the page, or when it did, and nothing else: "Made with QuickCV",
 * "Exported 14/11/2026 09:12". A day or an address alone may be told of what the person made:
 * it counts where the row stands apart from the others.
 */
export function namesPageMaker(text: string, isApart = true): boolean {
  const row = text.trim();
  if (isApart && HOLDS_DAY.test(row) && tellsOfExport(row)) return true;
  const maker = MAKER.exec(row.toLowerCase())?.[0];
  if (maker === undefined || row.length > MAX_MAKER_LENGTH) return false;
  const rest = row.slice(maker.length).trim().replace(/[.!]$/, '');
  if (STAMP.test(rest) || isProgram(rest.replace(INVITES, ''))) return true;
  return DOMAIN.test(rest) ? isApart || OF_RESUMES.test(rest) : isApart && DAY.test(rest);
}
