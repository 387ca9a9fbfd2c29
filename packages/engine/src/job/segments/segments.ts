import type { RequirementLevel } from '@trueline/contracts';
import { readVerb } from '../../language/en/verb-forms.ts';
import { findSkills } from '../../taxonomy/skills.ts';
import { announcedSection } from './announcements.ts';
import { findBreaks } from './breaks.ts';
import { guessJobSection, HEADING_OPENER } from './heading-guesses.ts';
import { findJobSection, PLACE_LABEL } from './job-headings.ts';
import type { JobSection } from './job-section.ts';

/** A line or sentence of the ad; `text` is `ad.slice(start, end)` with no space or bullet at either end. */
export interface Segment {
  text: string;
  start: number;
  end: number;
  /** `start` before the first heading. */
  section: JobSection | 'start';
  /** What its words and place make most likely, where that is surer than what the rules say. */
  likely?: RequirementLevel;
}

interface Span {
  start: number;
  end: number;
}

const EDGE_BEFORE =
  /^(?:(?![©®™])\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}\uFE0F\u200D]|[\s\u00a0\u2060_*•▪◦●‣·◆■►✓✔✅☑→»➤➔▸❖✦➢➣➥➦⇒➜~+=|>]|[-–—](?=\s|[\p{L}\d])|\p{Lu}{1,4}\d{1,2}(?:\.\d)?[:.)]\s(?=\s*\S)|::|(?:\d{1,2}|[a-z])[.)]\s(?=\s*\S))+/u;
const EDGE_AFTER =
  /(?:(?![©®™])\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}\uFE0F\u200D]|[\s\u00a0\u2060_*•▪◦●‣·◆■►|]|::|\s\/)+$/u;
const BULLET =
  /[*•▪◦●‣·◆■►✓✔✅☑→»➤➔▸❖✦➢➣➥➦⇒➜>🔹🔸▶]|(?:^|\n)\s*[~+=o]\s|(?:^|\n)\s*[-–—](?=[\p{L}\d])|(?:^|\n)\s*\p{Lu}{1,4}\d{1,2}(?:\.\d)?[:.)]\s|[-–—]\s|(?:^|\n)\s*(?:\d{1,2}|[a-z])[.)]\s/u;

function trimmed(text: string, { start, end }: Span): Span {
  const part = text.slice(start, end);
  const before = EDGE_BEFORE.exec(part)?.[0].length ?? 0;
  const after = EDGE_AFTER.exec(part.slice(before))?.[0].length ?? 0;
  return { start: start + before, end: Math.max(start + before, end - after) };
}

/** Whether a heading word or phrase stands before a colon: one of the lexicon, or a short one that tells by its words. */
function isColonHeading(head: string): boolean {
  return findJobSection(head) !== null || guessJobSection(head) !== null;
}

/** "Laser certification: an asset": the label is what is asked. */
const LEVEL_ALONE =
  /^\s*(?:(?:an?|is|not|but|strongly|highly|lovely|handy|cool|nice|great|absolutely) ?,? ?)*(?:needed|required|essential|mandatory|must|preferred|optional|asset|plus|bonus|desirable|necessary|useful|helpful|exigée?|requise?|atout)[.!]?\s*$/i;

/** A heading that shares its line with the text it heads: "Key Responsibilities: Lead the …". */
function withoutRunInHeading(text: string, span: Span): Span[] {
  const line = text.slice(span.start, span.end);
  const colon = /^[^:.;]{2,60}:+(?=\s*\S)/.exec(line)?.[0];
  const head = colon?.replace(/\s*:+$/, '') ?? '';
  if (colon === undefined || PLACE_LABEL.test(head) || !isColonHeading(head)) return [span];
  if (LEVEL_ALONE.test(line.slice(colon.length))) return [span];
  if (/\d$/.test(colon.slice(0, -1)) && /^\d/.test(line.slice(colon.length))) return [span];
  if (/^[\s\d+–-]*(?:to[\s\d+]*)?\.?$/.test(line.slice(colon.length))) return [span];
  const cut = span.start + colon.length;
  return [{ start: span.start, end: cut }, trimmed(text, { start: cut, end: span.end })];
}

/** What lies between a line and the one before. */
interface Line extends Span {
  text: string;
  /** A bullet or number stands before it. */
  bulleted: boolean;
  /** It begins and ends a line of the ad. */
  whole: boolean;
  /** An empty line stands before it. */
  apart: boolean;
  /** It begins a line of the ad. */
  opensLine: boolean;
  /** A heading stands before it on the same line. */
  runIn: boolean;
  /** Other words follow on its line. */
  goesOn: boolean;
  /** Nothing at all stands between it and the line before: a line end was lost. */
  isGlued: boolean;
}

/** "ESSENTIAL" before other words of its line. */
const headsItsLine = (text: string): boolean =>
  /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u.test(text) && isColonHeading(text);

function listLines(text: string): Line[] {
  const breaks = findBreaks(text);
  const spans = breaks
    .map((start, i) => trimmed(text, { start, end: breaks[i + 1] ?? text.length }))
    .filter((span) => span.end > span.start)
    .flatMap((span) => withoutRunInHeading(text, span));
  return spans.map((span, i) => {
    const before = text.slice(spans[i - 1]?.start ?? 0, spans[i - 1]?.end ?? 0);
    const between = text.slice(spans[i - 1]?.end ?? 0, span.start);
    const after = text.slice(span.end, spans[i + 1]?.start ?? text.length);
    return {
      ...span,
      text: text.slice(span.start, span.end),
      bulleted:
        BULLET.test(between.slice(between.lastIndexOf('\n') + 1)) ||
        /\n\s*(?:\d{1,2}|[a-z])[.)]\s/.test(between),
      whole:
        (i === 0 || between.includes('\n')) && (after.includes('\n') || i === spans.length - 1),
      opensLine: i === 0 || between.includes('\n'),
      apart: /\n[ \t\u00a0]*\r?\n/.test(between),
      runIn: !between.includes('\n') && (before.endsWith(':') || headsItsLine(before)),
      isGlued: i > 0 && between === '',
      goesOn: i < spans.length - 1 && !after.includes('\n'),
    };
  });
}

/** Sections whose run-in heading heads its own line alone. */
const SILENT_SECTIONS: ReadonlySet<Segment['section']> = new Set([
  'about',
  'benefits',
  'legal',
  'apply',
]);

const HEADING_WORDS_MAX = 7;
/** Right over a list a heading may be longer. */
const LIST_HEADING_WORDS_MAX = 11;
const OPENER_WORDS_MAX = 5;
/** In capitals over plain lines it may be longer still. */
const CAPITALS_WORDS_MAX = 16;
const isInCapitals = (text: string): boolean =>
  /\p{Lu}{3}/u.test(text) && !/\p{Ll}{3}/u.test(text.replace(/\([^)]*\)/g, ''));

/** A heading ends neither with a sentence's mark nor with a word that leads on. */
const ENDS_WITHIN = /[.!?,;]$|(?<!\p{L})(?:the|an?|by|through|our|their|du|des|la|le|les)$/iu;

/** Whether an unknown short line looks like a heading: alone on its line, unpunctuated, over a list or a paragraph of its own. */
function looksLikeHeading(line: Line, next: Line | undefined): boolean {
  if (line.bulleted || !line.whole || next === undefined) return false;
  const isOverList = next.bulleted && !/^\d/.test(line.text);
  const isShouted = isInCapitals(line.text) && !isInCapitals(next.text);
  const wordsMax = isShouted
    ? CAPITALS_WORDS_MAX
    : isOverList
      ? LIST_HEADING_WORDS_MAX
      : HEADING_WORDS_MAX;
  if (line.text.split(/\s+/).length > wordsMax || ENDS_WITHIN.test(line.text)) return false;
  if (/:$/.test(line.text) || (next.bulleted && !line.bulleted) || (line.apart && !next.apart))
    return true;
  if (isShouted && line.apart) return true;
  return HEADING_OPENER.test(line.text) && line.text.split(/\s+/).length <= OPENER_WORDS_MAX;
}

/** The section that a line opens, or null where it is no heading. */
function sectionOf(
  line: Line,
  next: Line | undefined,
  current: Segment['section'],
): Segment['section'] | null {
  const known = findJobSection(line.text);
  if (known !== null && !(line.bulleted && !/:$/.test(line.text))) {
    return known === 'overview' && next?.bulleted === true ? 'responsibilities' : known;
  }
  const announced = line.opensLine && line.goesOn ? announcedSection(line.text) : null;
  if (announced !== null) return announced;
  const isHeading =
    looksLikeHeading(line, next) ||
    /:$/.test(line.text) ||
    ((line.opensLine || line.isGlued) &&
      line.goesOn &&
      headsItsLine(line.text) &&
      next !== undefined &&
      !isInCapitals(next.text));
  const guessed = isHeading ? guessJobSection(line.text.replace(/:+$/, '')) : null;
  if (guessed === null) return null;
  const isOutright = /\b(?:required|mandatory|essential|must)/i.test(line.text);
  const staysWish = guessed === 'requirements' && current === 'nice' && line.bulleted;
  return staysWish && !isOutright ? 'nice' : guessed;
}

const CONTENT_LINES_MIN = 2;
const ASKS =
  /\b(?:experience|knowledge|certificat\w*|licen[cs]e|ticket|diploma|degree|ability|able to|years?|yrs?|skills?|familiar\w*|proficien\w*|comfortable|fluent|must|speak)\b/i;
const LICENCE = /^(?:\S+ ){1,3}(?:licen[cs]e|ticket|certificate|experience|exp)\b/i;
const CONTENT_SHARE_MIN = 0.5;

const beginsWithVerb = (text: string): boolean =>
  readVerb(/^\p{L}+/u.exec(text)?.[0]?.toLowerCase() ?? '').length > 0;

/** What an unknown heading opens, by the list under it: lines that ask, behind demands taken for wishes, or lines that begin with verbs. */
function sectionByContent(
  under: readonly Line[],
  current: Segment['section'],
): Segment['section'] | null {
  if (under.length < CONTENT_LINES_MIN) return null;
  const share = (holds: (line: Line) => boolean): number =>
    under.filter(holds).length / under.length;
  if (share(({ text }) => ASKS.test(text)) >= CONTENT_SHARE_MIN) {
    return current === 'requirements' || current === 'nice' ? 'nice' : 'requirements';
  }
  if (share(({ text }) => beginsWithVerb(text)) > CONTENT_SHARE_MIN) return 'responsibilities';
  const isNamed = ({ text }: Line): boolean => findSkills(text).length > 0;
  return current === 'requirements' && share(isNamed) >= CONTENT_SHARE_MIN ? 'nice' : null;
}

/** The lines of the list under a heading. */
function linesUnder(lines: readonly Line[], at: number): Line[] {
  const under: Line[] = [];
  for (const line of lines.slice(at + 1)) {
    if (under.length > 0 && line.apart) break;
    if (!line.whole) return [];
    under.push(line);
  }
  return under;
}

/** A list in an ad's introduction whose items mostly ask, without a heading over it. */
function opensUnheadedList(
  lines: readonly Line[],
  at: number,
  section: Segment['section'],
): boolean {
  const isIntroduction = section === 'start' || section === 'overview';
  if (!isIntroduction || !lines[at]?.bulleted || lines[at - 1]?.bulleted === true) return false;
  const end = lines.findIndex((line, i) => i > at && !line.bulleted);
  const items = lines.slice(at, end === -1 ? undefined : end);
  if (items.length < CONTENT_LINES_MIN || !items.some(({ text }) => ASKS.test(text))) return false;
  const asking = items.filter(
    ({ text }) =>
      LICENCE.test(text) ||
      (!beginsWithVerb(text) && (ASKS.test(text) || findSkills(text).length > 0)),
  );
  return asking.length >= CONTENT_SHARE_MIN * items.length;
}

/** "Certification: SCMP or CPPB" among the wishes heads a line of theirs. */
const SUBJECT =
  /^(?:education|experience|certifications?|skills?|languages?|knowledge|licen[cs]es?|training|formation|expérience|compétences|langues?|scolarité)\s*:$/iu;

const staysWish = (
  line: Line,
  next: Line | undefined,
  opened: Segment['section'],
  current: Segment['section'],
): boolean =>
  opened === 'requirements' &&
  current === 'nice' &&
  SUBJECT.test(line.text) &&
  next?.runIn === true &&
  !line.apart;

/** A sentence apart behind a list whose items are no sentences: the list's section is over. */
function endsList(line: Line, before: Line | undefined, isUnderHeading: boolean): boolean {
  if (!line.apart || line.bulleted || !/[.!]$/.test(line.text) || before === undefined)
    return false;
  if (before.bulleted) return true;
  return !isUnderHeading && before.whole && !/[.!?:]$/.test(before.text);
}

const UNKNOWN_HEADING_WORDS_MIN = 2;

/** A heading over a list that tells nothing of what it opens asks nothing itself. */
const headsUnknownList = (line: Line, next: Line | undefined): boolean =>
  next?.bulleted === true &&
  looksLikeHeading(line, next) &&
  /^\p{Lu}/u.test(line.text) &&
  line.text.split(/\s+/).length >= UNKNOWN_HEADING_WORDS_MIN &&
  findSkills(line.text).length === 0 &&
  !ASKS.test(line.text);

/** "Hours: 35 a week", "Language:": a field of a form. */
const FIELD = /^\p{Lu}[\p{L}&'’/ -]{1,30}:(?:\s|$)/u;

/** Whether a heading that shares its line with its text has no more of it: an empty line, or under a wish or what asks nothing the next line or field. */
const endsParagraph = (line: Line, section: Segment['section'], isOwnLine: boolean): boolean =>
  line.apart ||
  (line.opensLine &&
    (SILENT_SECTIONS.has(section) || (section === 'nice' && isOwnLine && FIELD.test(line.text))));

/** The section that a line opens by its words, or as a heading by what stands under it. */
function openedBy(
  lines: readonly Line[],
  i: number,
  section: Segment['section'],
): Segment['section'] | null {
  const line = lines[i];
  if (line === undefined) return null;
  const told = sectionOf(line, lines[i + 1], section);
  if (told !== null || i === 0 || /^\p{Ll}/u.test(line.text)) return told;
  return looksLikeHeading(line, lines[i + 1])
    ? sectionByContent(linesUnder(lines, i), section)
    : null;
}

/** The ad in lines and sentences with the section each stands in; the headings themselves are left out. */
export function listSegments(text: string): Segment[] {
  const segments: Segment[] = [];
  const lines = listLines(text);
  let section: Segment['section'] = 'start';
  /** A heading with its text on the same line heads no more than the paragraph. */
  let isParagraphOnly = false;
  /** The list being read has no heading. */
  let isUnheaded = false;
  /** The wishes' own heading did so. */
  let ranIn = false;
  let lastHeading = -1;
  lines.forEach((line, i) => {
    if (opensUnheadedList(lines, i, section)) {
      section = 'requirements';
      isUnheaded = true;
    } else if (isUnheaded && !line.bulleted) {
      section = 'start';
      isUnheaded = false;
    }
    if (endsList(line, lines[i - 1], lastHeading === i - 1)) section = 'start';
    if (line.runIn) isParagraphOnly = true;
    else if (isParagraphOnly && endsParagraph(line, section, ranIn)) {
      section = 'start';
      isParagraphOnly = false;
    }
    const opened = openedBy(lines, i, section);
    if (opened !== null) {
      lastHeading = i;
      const stays = staysWish(line, lines[i + 1], opened, section);
      ranIn = stays ? ranIn : line.goesOn;
      section = stays ? 'nice' : opened;
      isParagraphOnly = line.goesOn && /[.!?]$/.test(line.text);
    } else if (/\p{L}/u.test(line.text) && !headsUnknownList(line, lines[i + 1])) {
      segments.push({ text: line.text, start: line.start, end: line.end, section });
    }
  });
  return segments;
}
