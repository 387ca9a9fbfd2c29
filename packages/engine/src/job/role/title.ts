import { isEnglish } from '../../language/en/english-words.ts';
import { isPersonNoun } from '../../language/en/readings.ts';
import { CITIES } from '../../taxonomy/cities.ts';
import { TITLE_WORDS } from '../../taxonomy/titles.ts';
import { findJobSection } from '../segments/job-headings.ts';
import type { Segment } from '../segments/segments.ts';
import { LEVELS, readsAsRole } from './head-roles.ts';
import { findNamedRole } from './named-role.ts';
import { withoutTerms } from './role-terms.ts';
import { isSpecialty } from './specialty.ts';
import { findTradeFirm, readTradeFirm } from './trade-firm.ts';
import { isUnitOfEmployer } from './unit-of-employer.ts';

interface Span {
  text: string;
  start: number;
  end: number;
}

/** A title and the line it stands on. */
export interface JobTitle extends Span {
  line: Span;
}

const TITLE_WORDS_MAX = 9;
const LABEL =
  /^(?:\[[^\]]{2,20}\]|【[^】]{2,20}】|job title|position title|position|title|role|job|poste|we(?:'|’)re hiring|we are hiring|now hiring|hiring|wanted|help wanted|offre d['’]emploi|vacancy|oferta(?: de (?:empleo|trabajo))?|vacature|stellenangebot|titre du poste|classification|intitulé(?: du poste)?)\s*[:=\-–]?\s*(?:an?\s)?/i;
/** What parts a title from the place, the employer or an aside on the same line. */
const PART =
  /\s+(?:--|[—–|-])\s+|\s*\*{2,}\s*|\s*[,;:!|]\s*|\.\s|\s+\(|\s\/\s|\s+[hmfx]\/[hmfx]\b|\s+(?:at|needed|wanted|required|who|to join|recherché(?:e|\.e|s|es)?|demandé(?:e|\.e|s|es)?)(?!\p{L})\s*|\s@\s*|\s+x\s?\d+(?!\S)|\s[>»›]\s|[!.]+$/iu;
/** Short names of trades that are no titles in other lines. */
const SHORT_TITLES = new Set([
  'generalist',
  'lpn',
  'rn',
  'rpn',
  'psw',
  'hca',
  'dba',
  'sdr',
  'bdr',
  'tech',
  'techs',
  'cooks',
  'waitstaff',
  'crew',
  'deckhand',
  'dishwasher',
  'auditor',
  'sous-chef',
  'childminder',
]);
/** Words in small letters without accents, as the lexicon of titles has them. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}]+/gu) ?? [];

/** Trades by what they make or keep, whatever it is: "goldsmith", "watchmaker", "wheelwright". */
const MAKER = /^\p{L}{3,}(?:smith|maker|wright|monger|keeper)s?$/u;

/** Whether a phrase holds a word that carries a job title ("engineer", "nurse"). */
export function hasTitleWord(text: string): boolean {
  return wordsOf(text).some(
    (word) =>
      TITLE_WORDS.has(word) ||
      TITLE_WORDS.has(word.replace(/s$/, '')) ||
      SHORT_TITLES.has(word) ||
      MAKER.test(word),
  );
}

/** Parts of a line between the marks that end a title, with their places. */
function partsOf(line: Span): Span[] {
  const parts: Span[] = [];
  const separators = new RegExp(PART, 'giu');
  let from = 0;
  const push = (to: number): void => {
    const text = line.text.slice(from, to).trim();
    const start =
      line.start +
      from +
      (line.text.slice(from, to).length - line.text.slice(from, to).trimStart().length);
    if (text !== '') parts.push({ text, start, end: start + text.length });
  };
  for (const match of line.text.matchAll(separators)) {
    push(match.index);
    from = match.index + match[0].length;
  }
  push(line.text.length);
  return parts;
}

/** "We are looking for a Teller": a sentence, no title. */
const SENTENCE =
  /^(?:we|you|our|this|the|join|are|if|as|it|in|come|do|want|love|ready|reporting|nous|vous|notre|hi|hello|hey|there)\b|\b(?:is|are|was|we|you|your|looking|seeking|believe|requires?|recherch(?!é)\p{L}+|cherch\p{L}+|invites?|has|have)(?!\p{L})/iu;
/** In an ad typed small a title this short may open it. */
const SMALL_TITLE_WORDS_MAX = 4;

function isTitle({ text }: Span): boolean {
  const words = text.split(/\s+/);
  if (words.length > TITLE_WORDS_MAX || !hasTitleWord(text) || SENTENCE.test(text)) return false;
  if (isUnitOfEmployer(text)) return false;
  return (
    /^[\p{Lu}\p{N}]/u.test(text) ||
    (words.length <= SMALL_TITLE_WORDS_MAX && hasTitleWord(words.at(-1) ?? ''))
  );
}

/** "Auctioneer", "Night scaffolder": a short part whose last word names who does a job, and no more. */
function endsInPerson({ text }: Span): boolean {
  const words = wordsOf(text);
  return (
    /^\p{Lu}/u.test(text) &&
    !/\d/.test(text) &&
    words.length <= TRADE_WORDS_MAX &&
    isPersonNoun(words.at(-1) ?? '') &&
    !SENTENCE.test(text)
  );
}

/** A title goes on behind a dash, comma or slash where its specialty or its other name stands: "Law Clerk, Corporate". */
function withSpecialty(line: Span, parts: readonly Span[], title: Span): Span {
  const at = parts.indexOf(title);
  const start = startOf(line, parts[at - 1], title, at === 1);
  let end = title.end;
  for (const part of parts.slice(at + 1)) {
    const between = line.text.slice(end - line.start, part.start - line.start);
    const isOtherName = /^\s*\/\s*$/.test(between) && hasTitleWord(part.text);
    const isOwn = /^(?:\s+[—–-]\s+|,\s|\s*\/\s*)$/.test(between) && isSpecialty(part.text);
    if (!isOtherName && !(isOwn && !hasTitleWord(part.text))) break;
    end = part.end;
  }
  return { text: line.text.slice(start - line.start, end - line.start), start, end };
}

/** "Boilermaker", "Prompter": a word for who does it; no town, and no "Urgent" or "Remote". */
const namesTrade = (text: string): boolean =>
  /^\p{Lu}\p{Ll}+(?:er|or|man|smith|wright|ist|ian)$/u.test(text) &&
  isEnglish(text.toLowerCase()) &&
  !CITIES.has(text.toLowerCase());

const RANK = /^(?:sr|jr|asst|assoc)$/i;
/** "Sr. Engineer", "Boilermaker / Fabricator": a short rank, and with the line's first part a trade that no lexicon of titles has, are of the title. */
function startOf(line: Span, before: Span | undefined, title: Span, isFirst: boolean): number {
  if (before === undefined) return title.start;
  const between = line.text.slice(before.end - line.start, title.start - line.start);
  const isRank = RANK.test(before.text) && /^\.\s$/.test(between);
  const isOtherName = isFirst && /^\s\/\s$/.test(between) && namesTrade(before.text);
  return isRank || isOtherName ? before.start : title.start;
}

/** Whether a part stands in brackets behind other words of its line. */
const isBracketed = ({ start }: Span, line: Span): boolean =>
  /\p{L}[^()]*\([^()]*$/u.test(line.text.slice(0, start - line.start));

/** The title that a first line holds: the first of its parts with a word of a title. */
function titleIn(line: Span): Span | null {
  const label = LABEL.exec(line.text)?.[0].length ?? 0;
  const bare = { text: line.text.slice(label), start: line.start + label, end: line.end };
  if (findJobSection(bare.text) !== null) return null;
  const parts = partsOf(bare);
  const isOwn = (part: Span): boolean => readTradeFirm(part.text) !== 'sure';
  const found =
    parts.find((part) => isTitle(part) && isOwn(part)) ??
    parts.find((part) => endsInPerson(part) && isOwn(part));
  const first = parts[0];
  if (found !== undefined && first !== undefined) {
    // "Deminer (trainee, 8 places)": a rank in brackets is said of the trade before them.
    const isAside = LEVELS.test(found.text.replace(')', '')) && isBracketed(found, bare);
    return isAside ? first : withSpecialty(line, parts, found);
  }
  return label > 0 && /[:=]\s*$/.test(line.text.slice(0, label)) && first !== undefined
    ? first
    : null;
}

function namedRole(segment: Segment): Span | null {
  const role = findNamedRole(segment.text, hasTitleWord);
  if (role === null) return null;
  const start = segment.start + role.start;
  return { text: role.text, start, end: start + role.text.length };
}

const LINE_CHARS_MAX = 160;
/** "JOB POSTING #26-014 -- Settlement Counsellor (1.0 FTE, term to ...)": a line that says what it is of may be long. */
const OF_POSTING =
  /^(?:job |employment |career )?(?:posting|opportunity|vacancy|competition|requisition|announcement|opening)\b/i;

/** The first line where it holds a title; otherwise the role that a sentence names. `line` is the line to be read as a title, not as a requirement. */
export function findTitle(segments: readonly Segment[]): JobTitle | null {
  const first = segments[0];
  const besideFirm = besideTradeFirm(segments);
  if (besideFirm !== null) return besideFirm;
  if (first !== undefined && first.text.length <= LINE_CHARS_MAX) {
    const found = namedRole(first) ?? titleIn(first);
    if (found !== null) return { ...found, line: first };
  }
  const second = segments[1];
  if (
    second !== undefined &&
    second.section === 'start' &&
    second.text.length <= (OF_POSTING.test(second.text) ? LINE_CHARS_MAX : LINE_CHARS_MAX / 2)
  ) {
    const found = namedRole(second) ?? titleIn(second);
    if (found !== null) return { ...found, line: second };
  }
  const marked = markedTitle(segments);
  if (marked !== null) return marked;
  for (const [i, segment] of segments.entries()) {
    const role = namedRole(segment);
    if (role !== null) return { ...role, line: role };
    const headline = i < HEAD_SEGMENTS ? titleLine(segment) : null;
    if (headline !== null) return { ...headline, line: segment };
  }
  return first === undefined ? null : (byEnding(first) ?? overEmployer(first, second));
}

/** "(m/f/d)", "(H/F/X)", "m/w/d", "(15 nos)", "x 4": what ads of any language hang on a title. */
const HUNG_ON_TITLE =
  /\s*(?:\(\s*[mhfwv]\s?\/\s?[mhfwv](?:\s?\/\s?[dxv*])?\s*\)|(?<!\p{L})[mhfwv]\/[mhfwv](?:\/[dxv])?(?!\p{L})|\(\s*\d+\s*(?:nos?|posts?|positions?|vacanc(?:y|ies))\.?\s*\)|\s[x×]\s?\d+(?!\S))/iu;

/** In any language: what a line of the head says before such a mark. */
function markedTitle(segments: readonly Segment[]): JobTitle | null {
  for (const segment of segments.slice(0, HEAD_SEGMENTS)) {
    const at = segment.text.search(HUNG_ON_TITLE);
    if (at <= 0 || segment.text.length > LINE_CHARS_MAX) continue;
    const before = segment.text.slice(0, at);
    const label = LABEL.exec(before)?.[0].length ?? 0;
    const start = segment.start + label;
    const line = { text: before.slice(label), start, end: segment.start + at };
    const parts = partsOf(line).filter(({ text }) => /\p{L}{3}/u.test(text));
    const found = parts.find(isTitle) ?? parts.find(endsInPerson) ?? parts.at(-1);
    if (found === undefined || found.text.split(' ').length > TITLE_WORDS_MAX) continue;
    if (findJobSection(found.text) === null)
      return { ...withSpecialty(line, parts, found), line: segment };
  }
  return null;
}

/** Where a firm that goes by its trade's plural stands in the head, the role is another part of its line or another line. */
function besideTradeFirm(segments: readonly Segment[]): JobTitle | null {
  const firm = findTradeFirm(segments);
  if (firm === null) return null;
  const { line, others, at, isSure } = firm;
  // Of two lines the first is the role, unless it is surely a firm's or the second one surely a role.
  const isRole = (part: Span): boolean =>
    readTradeFirm(part.text) !== 'sure' &&
    readsAsRole(part.text) &&
    (isSure || at > 0 || isTitle(part) || withoutTerms(part.text) !== part.text);
  const beside = others.find(isRole);
  if (beside !== undefined) return { ...bareRole(beside), line };
  const role = (at === 0 ? [segments[1]] : [segments[0], segments[at - 1]]).find(
    (one): one is Segment =>
      one !== undefined && one !== line && one.text.length <= LINE_CHARS_MAX / 2 && isRole(one),
  );
  if (role === undefined) return null;
  return { ...(namedRole(role) ?? titleIn(role) ?? bareRole(role)), line: role };
}

function bareRole({ text, start }: Span): Span {
  const bare = withoutTerms(text);
  return { text: bare, start, end: start + bare.length };
}

/** Endings of names of trades and professions that no list has: "Conveyancer", "Sommelière". */
const TRADE_ENDING =
  /\p{L}{3}(?:ancer|icer|eneer|ineer|eteer|ician|logist|grapher|smith|wright|keeper|maker|monger|iatrist|onist|urist|anist|ener|iner|illeur|illeuse|ière|ancier|ienne|iatre|logue|nomist)s?$/iu;
const TRADE_WORDS_MAX = 5;

/** Where nothing else tells: a short first line in capitals whose last word ends as trades do. */
function byEnding(line: Segment): JobTitle | null {
  const words = line.text.split(/\s+/);
  const isHead = words.length <= TRADE_WORDS_MAX && words.every((word) => /^\P{Ll}/u.test(word));
  if (!isHead || !TRADE_ENDING.test(line.text)) return null;
  return { text: line.text, start: line.start, end: line.end, line };
}

/** In any language: a short first line over one with an employer and its place. */
function overEmployer(line: Segment, under: Segment | undefined): JobTitle | null {
  const bare = line.text.replace(/\s*\([^()]*\)|【[^】]*】/g, '').trim();
  const own = bare.split(/\s+/);
  const [employer = ''] = under?.text.split(/,\s|\s[-–—|]\s/) ?? [];
  // The stops of "S.r.l." end no sentence.
  const isPlaced = /^\p{Lu}[^.!?:]{2,60}(?:,|\s[-–—|])\s\p{Lu}[^.!?:]{1,50}$/u.test(
    (under?.text ?? '').replace(DOTTED_FORM, (form) => form.replaceAll('.', '')),
  );
  const isHead =
    own.length > 1 &&
    own.length <= TRADE_WORDS_MAX + 2 &&
    /^\p{Lu}[^.!?:,;\d]*(?:\d.*)?$/u.test(bare) &&
    !OF_FIRM.test(bare) &&
    !OF_POSTING.test(bare) &&
    !SENTENCE.test(bare) &&
    findJobSection(bare) === null;
  const isEmployer = employer.split(' ').length > 1 && !CITIES.has(employer.toLowerCase());
  if (!(isPlaced && isHead && isEmployer) || hasTitleWord(employer)) return null;
  const text = bare.replace(/\s+\d[\d\s-]*%.*$/, '');
  const start = line.start + Math.max(0, line.text.indexOf(text));
  return { text, start, end: start + text.length, line };
}
/** A legal form with a stop behind each letter. */
const DOTTED_FORM = /\b(?:\p{L}\.){2,4}\p{L}?\.?(?=[\s,]|$)|\b(?:Co|Inc|Ltd|Corp)\./gu;
/** A firm's own line over its place. */
const OF_FIRM =
  /\b(?:Inc|LLC|LLP|Ltd|Ltée|Limited|Corp|Co|Group|GmbH|AG|SA|BV|AB|Oy|SpA|PT|Foods|Farms?|Bakery|Hotel|Hospital|Clinic|School|College|University|Council|Trust|Foundation|Centre|Center|Care|Services|Solutions|Logistics|Restaurant|Café)\b/u;

/** So far down may a title stand alone, behind the employer, the place and the date. */
const HEAD_SEGMENTS = 10;
const INTRODUCING: ReadonlySet<Segment['section']> = new Set(['start', 'overview', 'about']);
const NAMES_TITLE =
  /^(?:job title|position title|titre du poste|position|title|role|vacancy|poste|classification|intitulé(?: du poste)?)\s*[:=]/i;
/** "Reports to: Office Manager", "Department: …": fields of the ad that name someone else. */
const OTHER_FIELD = /^(?:[\p{L} ]{2,30}:|report|supervis|contact|department|about|why|meet)/iu;

const isCapitalised = (text: string): boolean =>
  text
    .split(/[\s/(),–—-]+/)
    .every((word) => /^(?:[^\p{Ll}]|$|(?:of|and|for|the|in|de|du|des|et|aux|en)$)/u.test(word));

/** A later line of the introduction that is a title and nothing else, or the field that names it. */
function titleLine(segment: Segment): Span | null {
  const { text, section } = segment;
  if (NAMES_TITLE.test(text) && text.length <= LINE_CHARS_MAX) return titleIn(segment);
  if (text.length > LINE_CHARS_MAX / 2) return null;
  if (!INTRODUCING.has(section) || OTHER_FIELD.test(text) || /[.!?]$/.test(text)) return null;
  const [first] = text.split(/\s+[–—|-]\s+/);
  return isCapitalised(text) || (first !== text && isCapitalised(first ?? ''))
    ? titleIn(segment)
    : null;
}
