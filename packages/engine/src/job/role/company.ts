import { readVerb } from '../../language/en/verb-forms.ts';
import type { Segment } from '../segments/segments.ts';
import {
  ACTING_COMPANY,
  ADDRESS_NAME,
  ANY_NAME,
  HIRING_COMPANY,
  JOINED_COMPANY,
  LABELLED_COMPANY,
  NAME,
  OPENING_COMPANY,
  TOLD_COMPANY,
} from './company-forms.ts';
import {
  isBeforeRegion,
  isCompanyName,
  isMarked,
  isName,
  isPlaceName,
  isSkillsOnly,
  ownWords,
} from './company-name.ts';
import { hasTitleWord, type JobTitle } from './title.ts';
import { findTradeFirm, hasLegalForm } from './trade-firm.ts';
import { isUnitOfEmployer } from './unit-of-employer.ts';

/** "Position: …", "Job ID 12 - …". */
const LABEL_WORDS =
  /\b(?:job|position|title|role|req|id|career|careers|posting|opportunity|vacancy|poste|titre|hiring|wanted|urgent|home|now)\b/i;
/** "Employer: Confidential", "Salary: …", "Ref 2231": a field that no form above knew. */
const FIELD = /^[\p{L} ]{2,25}:\s|^(?:ref|req|requisition|job id|posting|competition)\b.*\d/iu;
const LINE_UNDER_CHARS_MAX = 90;
const LINES_UNDER_MAX = 3;
const OPENING_SEGMENTS = 6;

/** "Kestrel Cloud - Data Engineer": what stands before the title on its line. */
function beforeTitle(title: JobTitle): string | null {
  const before = title.line.text.slice(0, title.start - title.line.start);
  const whole = /^(.+?)\s*(?:[—–|:-]|>)\s*$/u.exec(before)?.[1]?.trim() ?? '';
  const name = whole.replace(/\s+[—–-]\s+[^—–-]+$/u, (part) =>
    isUnitOfEmployer(part) ? '' : part,
  );
  return /[>|]/.test(name) || name === '' || LABEL_WORDS.test(name) || !isCompanyName(name)
    ? null
    : name;
}

/** The first part of a line, before its place or an aside. */
const head = (line: string): string =>
  (
    line
      .replace(/^[^\p{L}\p{N}]+/u, '')
      .replace(/^(?:at|chez) (?=\p{Lu})/u, '')
      .split(/\s+[—–|/·•-]\s+|\s*\(|,\s|\s*\*{2,}\s*|\s\|\s|!|\s{3,}/)[0] ?? ''
  )
    .replace(/[.\s]+$/, (end) =>
      /\b(?:Inc|Ltd|Corp|Co)$/i.test(line.slice(0, line.indexOf(end))) ? '.' : '',
    )
    .replace(/[\s★☆✦•·]+$/u, '')
    .trim();

/** "Senior Accountant — Otterbeck Ltd. (Place)", "Cook at The Larder": what stands behind the title on its line. */
function besideTitle(title: JobTitle): string | null {
  // "x2": so many are wanted.
  const rest = title.line.text
    .slice(title.end - title.line.start)
    .replace(/^\s+x\s?\d+(?!\S)/u, '');
  const after =
    /^(?:[^\p{L}\p{N}]*(?:\([^)]*\))?\s*(?:[—–|*@-]+|,|!+|\bat)\s*|.*?\bat\s+|\.?\s*)(?=\p{Lu})/u.exec(
      rest,
    )?.[0];
  if (after === undefined || rest === '') return null;
  const isAside = /^[^\p{L}\p{N}]*,\s*$/u.test(after);
  for (const part of rest
    .slice(after.length)
    .split(/\s+[—–|·•-]\s+|\s*\*{2,}\s*|,\s|!|\s\|\s|\.\s/)) {
    const name = head(part);
    if (name === '' || !isCompanyName(name)) continue;
    if (!isAside || hasLegalForm(name) || isMarked(name) || /^The \p{Lu}/u.test(name)) return name;
  }
  return null;
}

/** The lines under the title, the next ones of the ad that hold anything. */
function linesUnder(ad: string, title: JobTitle): string[] {
  const lineEnd = ad.indexOf('\n', title.line.end - 1);
  if (lineEnd === -1) return [];
  return ad
    .slice(lineEnd + 1)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, LINES_UNDER_MAX);
}

/** The line under the title where it is a name, with or without a place: "Maple Mills, North Bay"; behind a line with the place, one that says what it is. */
function underTitle(ad: string, title: JobTitle): string | null {
  for (const [i, line] of linesUnder(ad, title).entries()) {
    if (line.length > LINE_UNDER_CHARS_MAX || /[:?]\s*$/.test(line) || /^[-•*\d]/.test(line))
      return null;
    if (FIELD.test(line)) continue;
    const name = head(line);
    const bare = line.replace(/^[^\p{L}\p{N}]+/u, '').replace(/^(?:at|chez) (?=\p{Lu})/u, '');
    const after = bare.slice(name.length);
    const isPlace = isPlaceName(name) || (isBeforeRegion(after) && !isMarked(name));
    if (isPlace) continue;
    if (i > 0 && !isMarked(name) && !hasLegalForm(name)) return null;
    const isPlaced = /^,\s\p{Lu}/u.test(after);
    return isCompanyName(name) || (isPlaced && isName(name) && name.includes(' ')) ? name : null;
  }
  return null;
}

/** "Cobalt Ridge" alone on an ad's first line, over the title. */
function firstLine(line: Segment | undefined): string | null {
  if (line === undefined || LABEL_WORDS.test(line.text) || POSTING.test(line.text)) return null;
  const name = head(line.text);
  const after = line.text.slice(name.length);
  const isOverPlace =
    after === '' || /^\s*(?:\(\p{Lu}[^)]*\)|[–—]\s\p{Lu}[^–—.]{2,40}$)/u.test(after);
  const isNameOnly = isCompanyName(name) && ownWords(name).length > 1;
  return isOverPlace && isNameOnly && !isSkillsOnly(name) ? name : null;
}
const POSTING =
  /\b(?:posting|opportunit\w+|vacanc\w+|notice|competition|offres?|emploi|affichage|openings?|employment|alert|permanent|full[- ]time|part[- ]time|temporary|casual|local|union|department|division of)\b/i;

/** A line over the title where it holds a name that says what it is: "Town of Birch Point"; on the first line also a name alone over its place. */
function aboveTitle(segments: readonly Segment[], title: JobTitle): string | null {
  const above = segments.filter(({ start }) => start < title.line.start).slice(0, LINES_UNDER_MAX);
  for (const { text } of above) {
    const name = head(text);
    const isHeadline =
      name === text.replace(/[.\s]+$/, '') ||
      hasLegalForm(text) ||
      /^(?:,\s|\s\/\s)\p{Lu}[^.!?]{2,50}$/u.test(text.slice(name.length));
    if (isHeadline && isName(name) && isMarked(name) && !hasTitleWord(name)) return name;
  }
  return firstLine(above[0]);
}

/** The piece right behind the title's, on its line or as the next one: a name that says what it is, or one with a place behind it. */
function behindTitle(segments: readonly Segment[], title: JobTitle): string | null {
  const at = segments.findIndex(({ start }) => start >= title.line.end);
  const next = segments[at];
  if (next === undefined || next.section !== 'start') return null;
  const name = head(next.text);
  if (!isCompanyName(name) || ownWords(name).length < 2) return null;
  const after = next.text.slice(name.length);
  const isPlaced =
    /^\s*(?:\(.*?\))?\s*(?:,|\||[—–-])\s*\p{Lu}/u.test(after) && !isBeforeRegion(after);
  const under = segments[at + 1]?.text ?? '';
  const city = head(under);
  const isOverPlace =
    next.text === name && (isPlaceName(city) || isBeforeRegion(under.slice(city.length)));
  return isMarked(name) || isPlaced || isOverPlace ? name : null;
}

const nameOf = (match: RegExpExecArray | null): string =>
  match?.groups?.name?.trim().replace(/[,.]$/, '') ?? '';

/** The first of several forms that names an employer. */
function byForms(ad: string, forms: readonly RegExp[], mayBeSkill: boolean): string | null {
  for (const form of forms) {
    const name = nameOf(form.exec(ad));
    if (name !== '' && isCompanyName(name) && (mayBeSkill || !isSkillsOnly(name))) return name;
  }
  return null;
}

/** A name of two words and more that does something, at the sentence's head. */
function byVerb(sentence: string): string | null {
  const match = ACTING_COMPANY.exec(sentence);
  const name = nameOf(match);
  const isVerb = readVerb(match?.groups?.verb ?? '').some(({ form }) => form === 'third');
  if (readVerb(ownWords(name)[0]?.toLowerCase() ?? '').some(({ form }) => form === 'base'))
    return null;
  return isVerb && ownWords(name).length > 1 && isCompanyName(name) && !isSkillsOnly(name)
    ? name
    : null;
}

const AT_COMPANY = new RegExp(`\\bat ${NAME}(?=[.,!?;:]|\\s\\p{Ll}|$)`, 'u');
const SENT_TO = new RegExp(
  String.raw`\b(?:[Aa]pply|[Ss]end|[Ww]rite|[Rr]esumes?|CVs?|[Aa]pplications?)\b[^.\n]{0,40}? (?:to|at) ${NAME}(?=[,.(\n]| at\b|$)`,
  'u',
);

/** "I run the dock at Cobalt Ridge" in the introduction; "apply to Cobalt Ridge Logistics". */
function byPreposition(ad: string, segments: readonly Segment[]): string | null {
  const isLong = (name: string): boolean =>
    ownWords(name).length > 1 &&
    /\s\P{Ll}\S*$/u.test(name) &&
    isCompanyName(name) &&
    !isSkillsOnly(name);
  for (const { text, section } of segments.slice(0, OPENING_SEGMENTS)) {
    const name = section === 'start' || section === 'about' ? nameOf(AT_COMPANY.exec(text)) : '';
    if (isLong(name)) return name;
  }
  const name = nameOf(SENT_TO.exec(ad));
  return isLong(name) && isMarked(name) ? name : null;
}

/** "BFS is hiring" where the ad spells it once: "Bridgepoint Family Services (BFS)". */
function spelledOut(ad: string, name: string): string {
  if (!/^\p{Lu}{2,6}$/u.test(name)) return name;
  const long = nameOf(new RegExp(`${NAME} \\(${name}\\)`, 'u').exec(ad));
  return long !== '' && isName(long) ? long : name;
}

const FIELD_ALONE = /^(?:company|organi[sz]ation|employer|agency|employeur|entreprise)$/i;
const SIGNATURE_LINES = 3;

/** A field's name on its own line over its value, or a signature: "Ana Ruiz, Manager, Larch Foods Ltd.". */
function byFieldOrSignature(ad: string, segments: readonly Segment[]): string | null {
  const field = segments.findIndex(({ text }) => FIELD_ALONE.test(text));
  const value = field === -1 ? '' : (segments[field + 1]?.text ?? '');
  if (value !== '' && isName(value)) return value;
  const lines = ad.split('\n').filter((line) => line.trim() !== '');
  for (const line of lines.slice(1).slice(-SIGNATURE_LINES)) {
    if (line.length > LINE_UNDER_CHARS_MAX || /[.!?]\s*\p{Lu}\p{Ll}+ \p{Ll}/u.test(line)) continue;
    const signed = /^[—–-]\s*\p{Lu}\p{Ll}+,\s(.+)$/u.exec(line.trim())?.[1] ?? '';
    if (isCompanyName(signed) && ownWords(signed).length > 1) return signed;
    for (const part of line.split(/[,|.!]\s|\s[–—-]\s/)) {
      const name = part.trim().replace(/[.]$/, '');
      if (
        isCompanyName(name) &&
        ownWords(name).length > 1 &&
        (isMarked(name) || hasLegalForm(name))
      )
        return name;
    }
  }
  return null;
}

/** So long is a part of a name that an address spells: "norforge" of "Norforge Contracting". */
const LABEL_CHARS_MIN = 6;

/** A name of the ad that its own address spells: "Copperfield Mutual" and "jobs@copperfieldmutual.example". */
function byAddress(ad: string): string | null {
  const labels = new Set(
    Array.from(ad.matchAll(ADDRESS_NAME), (match) =>
      (match.groups?.label ?? '').toLowerCase().replaceAll('-', ''),
    ),
  );
  if (labels.size === 0) return null;
  const squashed = (text: string): string =>
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/&/g, 'and')
      .replace(/[^\p{L}\p{N}]/gu, '');
  for (const match of ad.matchAll(ANY_NAME)) {
    const name = nameOf(match as RegExpExecArray);
    const plain = squashed(name);
    const isLabel =
      labels.has(plain) ||
      (name.includes(' ') &&
        [...labels].some(
          (label) =>
            label.length >= LABEL_CHARS_MIN &&
            label.length * 2 > plain.length &&
            (plain.startsWith(label) || plain.endsWith(label)),
        ));
    if (isName(name) && isLabel) return name;
  }
  return null;
}

/** The employer's name where the ad says it outright, or null. `ad` is the text without markup. */
export function findCompany(
  ad: string,
  segments: readonly Segment[],
  title: JobTitle | null,
): string | null {
  const found = findCompanyName(ad, segments, title);
  if (found === null) return null;
  return spelledOut(ad, found).replace(
    /^(?:The (?=(?:City|Town|County|Village|District|Township|University|Government|Municipality) )|La (?=Ville ))/,
    '',
  );
}

/** "Subject: Analyst - Calgary - are you open?": a mail's head, whose parts are no employers. */
const MAIL_FIELD = /^(?:subject|re|fwd?|objet|from|to)\s?:/i;

/** A firm's name that was taken for the title is none. */
const overlapsTitle = ({ name, line }: { name: string; line: Segment }, title: JobTitle): boolean =>
  line === title.line && (name.includes(title.text) || title.text.includes(name));

/** The employer by its place around the title: what says by its own words that it is one, before what only stands there. */
function nearTitle(ad: string, segments: readonly Segment[], title: JobTitle): string | null {
  if (MAIL_FIELD.test(title.line.text)) return null;
  const firm = findTradeFirm(segments);
  const isOther = firm !== null && !overlapsTitle(firm, title);
  const found = [
    isOther ? firm.name : null,
    aboveTitle(segments, title),
    underTitle(ad, title),
    beforeTitle(title),
    besideTitle(title),
    behindTitle(segments, title),
  ].filter((name) => name !== null && !isSkillsOnly(name));
  return found.find((name) => name !== null && hasLegalForm(name)) ?? found[0] ?? null;
}

function findCompanyName(
  ad: string,
  segments: readonly Segment[],
  title: JobTitle | null,
): string | null {
  const labelled = nameOf(LABELLED_COMPANY.exec(ad)).replace(/\s\p{Lu}[\p{L} ]{2,20}:.*$/u, '');
  const isNamed = isCompanyName(labelled) || hasLegalForm(labelled) || isUnitOfEmployer(labelled);
  if (labelled !== '' && isNamed) return labelled;
  const hiring = byForms(ad, HIRING_COMPANY, true);
  if (hiring !== null) return hiring;
  const near = title === null ? null : nearTitle(ad, segments, title);
  if (near !== null) return near;
  for (const segment of segments.slice(0, OPENING_SEGMENTS)) {
    const opening = byForms(segment.text, [OPENING_COMPANY], false) ?? byVerb(segment.text);
    if (opening !== null) return opening;
  }
  return (
    byAddress(ad) ??
    byForms(ad, TOLD_COMPANY, true) ??
    byForms(ad, JOINED_COMPANY, false) ??
    byFieldOrSignature(ad, segments) ??
    byPreposition(ad, segments)
  );
}
