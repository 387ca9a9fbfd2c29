import headingEnds from '../../../data/phrases/ad-heading-ends.json' with { type: 'json' };
import starters from '../../../data/phrases/ad-line-starters.json' with { type: 'json' };
import { findSkill } from '../../taxonomy/skills.ts';
import { TITLE_WORDS } from '../../taxonomy/titles.ts';
import { findCapitalHeads } from './announcements.ts';
import { findInlineHeadings, isHeadingWord, PLACE_LABEL } from './job-headings.ts';

/** Words with which a lost line usually begins; a capital after another capitalised word breaks only before one of these. */
const STARTERS: ReadonlySet<string> = new Set(starters.rows);

/** Ends of job titles: "Corporate AssociateVantongeren LLP". */
const TITLE_END_CHARS_MIN = 5;

/** Last words of headings, after which a sentence begins without a space when the line break was lost. */
const HEADING_ENDS: ReadonlySet<string> = new Set(headingEnds.rows);

/** Abbreviations whose full stop ends no sentence. */
const ABBREVIATION =
  /(?<!\p{L})(?:e\.g|i\.e|etc|incl|approx|min|max|vs|sr|jr|dr|gr|mr|mrs|ms|st|no|inc|ltd|co|corp|dept|u\.s|u\.k|d\.c|ph\.d|p\.eng|p|yrs?|exp|lic|cert|req|mgr|asst|ref|[A-Z])\.$/iu;

/** "3. " at a line's head numbers what follows. */
const LIST_NUMBER = /(?:^|\n)[ \t]*(?:[A-Z]{1,3})?\d{1,2}\.\s+$/;

/** Whether a camel-cased run is a name ("PostgreSQL", "DevOps") and so no joint of two lines. */
function isName(run: string): boolean {
  return (
    findSkill(run) !== null ||
    /^(?:iOS|macOS|eBay|iPhone|iPad|YouTube|LinkedIn|PhDs?|McK\w+|Mc[A-Z]\w+)$/.test(run)
  );
}

/** "documentsData": a lower-case letter, then a capital that begins a word. */
function isCamelJoint(text: string, at: number): boolean {
  const runBefore = /[\p{L}\p{N}]+$/u.exec(text.slice(Math.max(0, at - 40), at))?.[0] ?? '';
  const runAfter = /^[\p{L}\p{N}]+/u.exec(text.slice(at, at + 40))?.[0] ?? '';
  const left = /\p{Lu}?\p{Ll}+$/u.exec(runBefore)?.[0] ?? runBefore;
  const right = /^\p{Lu}\p{Ll}+/u.exec(runAfter)?.[0] ?? runAfter;
  if (isName(runBefore + runAfter) || isName(left + right)) return false;
  const starts = STARTERS.has(right.toLowerCase()) || isHeadingWord(right);
  if (right.length === 1 && !starts) return false;
  if (/^[a-z]{4,}$/.test(left) || (/^[a-z]+$/.test(left) && starts)) return true;
  if (left.length >= TITLE_END_CHARS_MIN && TITLE_WORDS.has(left.toLowerCase())) return true;
  return starts || HEADING_ENDS.has(left.toLowerCase()) || isHeadingWord(left);
}

/** "EVERYTHINGWe care", "AIRemote": capitals, then a word that begins lines. */
function isCapitalsJoint(text: string, at: number): boolean {
  const right = /^[A-Z][a-z]+/.exec(text.slice(at, at + 30))?.[0] ?? '';
  const heading = /\p{Lu}{2,}(?: \p{Lu}+)+$/u.exec(text.slice(Math.max(0, at - 40), at))?.[0] ?? '';
  if (HEADING_ENDS.has(heading.split(' ').at(-1)?.toLowerCase() ?? '')) return true;
  return right.length > 1 && STARTERS.has(right.toLowerCase());
}

const LABEL_WIDTH = 200;

/** "Location:", "Job Locations :", alone in its line up to here. */
function isPlaceLabel(text: string, at: number): boolean {
  const from = text.lastIndexOf('\n', at - 1) + 1;
  if (at - from > LABEL_WIDTH) return false;
  const label = text.slice(from, at).replace(/^[^\p{L}]+/u, '');
  return PLACE_LABEL.test(label.replace(/\s*:$/, ''));
}

/** "documents.Design", "(MFA)Strong", "Experience:Backend"; not "Node.JS", "U.S.". */
function isStopJoint(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 12), at);
  if (/(?<!\p{L})(?:[dlnjmts]|qu)['’]$/iu.test(before)) return false;
  if (before.endsWith(':') && isPlaceLabel(text, at)) return false;
  const word = /^\p{L}+/u.exec(text.slice(at, at + 20))?.[0] ?? '';
  if (/\p{L}['’]$/u.test(before) && /^(?:S|T|RE|VE|LL|D|M)$/.test(word)) return false;
  if (/\p{Lu}{2}\.$/u.test(before) && STARTERS.has(word.toLowerCase())) return true;
  if (before.endsWith('.') && (ABBREVIATION.test(before) || !/[\p{Ll}\p{N})"”]\.$/u.test(before))) {
    return false;
  }
  return !/^(?:js|net|io|ai|com|org|py|us|ca)$/i.test(word);
}

const FULL_OF_EMOJI = /(?:(?![©®™])\p{Extended_Pictographic}.*?){3}/su;

/** A picture that stands for a line end or a bullet: before a capital or a figure, or anywhere where the ad is full of them. */
function isBesideEmoji(text: string, at: number): boolean {
  if (/^[\p{Lu}\p{N}]/u.test(text.slice(at, at + 2))) return true;
  return FULL_OF_EMOJI.test(text);
}

const SLASH_PARTS_MIN = 3;
const SLASH_WORDS_MIN = 2;

/** A rule about the whole line that an offset stands in; each line is looked at once, however many offsets it has. */
function ofLine(holds: (line: string) => boolean): (text: string, at: number) => boolean {
  let known = { text: '', from: -1, verdict: false };
  return (text, at) => {
    const from = text.lastIndexOf('\n', at - 1) + 1;
    if (known.text !== text || known.from !== from) {
      known = { text, from, verdict: holds(lineAround(text, at).line) };
    }
    return known.verdict;
  };
}

/** "LOAD TRAILERS / PICK PALLETS / CYCLE COUNTS": slashes that stand for line ends; not "Java / Python". */
const isSlashList = ofLine((line) => {
  const parts = line.split(/\s\/\s/);
  const words = parts.reduce((sum, part) => sum + part.trim().split(/\s+/).length, 0);
  return parts.length >= SLASH_PARTS_MIN && words / parts.length >= SLASH_WORDS_MIN;
});

const FOOTNOTE_WIDTH = 200;

/** "Significant* experience": a footnote's mark, no bullet. */
const isNoFootnote = (text: string, at: number): boolean =>
  !/\p{L}\*\s+$/u.test(text.slice(Math.max(0, at - FOOTNOTE_WIDTH), at));

/** "(an asset; new graduates welcome)" is one remark. */
function isOutsideParentheses(text: string, at: number): boolean {
  const { before } = lineAround(text, at);
  const opened = before.lastIndexOf('(');
  if (opened === -1 || before.includes(')', opened)) return true;
  return !/^[^(\n]{0,80}\)/.test(text.slice(at, at + 90));
}

const HEADING_WORDS_MAX = 5;

/** The words of a text's line up to an offset, and all of them. */
function lineAround(text: string, at: number): { before: string; line: string } {
  const from = text.lastIndexOf('\n', at - 1) + 1;
  const to = text.indexOf('\n', at);
  return { before: text.slice(from, at), line: text.slice(from, to === -1 ? undefined : to) };
}

/** "PREFERRED QUALIFICATIONS" is one heading; only a longer line in capitals is several. */
const isInLongLine = ofLine((line) => line.trim().split(/\s+/).length > HEADING_WORDS_MAX);

/** A tab between two cells, not behind a number or a bullet. */
const isCell = (text: string, at: number): boolean => /\p{L}{3}/u.test(lineAround(text, at).before);

const RULES: readonly (readonly [RegExp, (text: string, at: number) => boolean])[] = [
  [/\n\s*/g, () => true],
  [/[ \t\u00a0]{3,}/g, () => true],
  [/\s*[•▪◦●‣·◆■►✓✔✅☑➤➔❖✦]\s*/gu, () => true],
  [/\s*(?<=[:!?.)\]\p{L}])\s?\*(?=\s?\p{L})\s*/gu, isNoFootnote],
  [
    /\s*(?:(?![©®™])\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\uFE0F\u200D]*\s*)+/gu,
    isBesideEmoji,
  ],
  [/\s?;\s+/g, isOutsideParentheses],
  [/\s\/\s/g, isSlashList],
  [
    /(?<=\b(?:A BONUS|A PLUS|AN ASSET|REQUIRED|PREFERRED)[.!]?)\s+(?=\p{Lu}{2})(?!(?:FOR|TO|IN|IF|BUT|AND|OR|WITH|AS|BY|ON|AT)\b)/gu,
    isInLongLine,
  ],
  [
    /(?<=\p{Lu}{2}[.!)]?)(?<!\b(?:YOU|WHO|WE|THEY|APPLICATIONS?|CANDIDATES?|APPLICANTS?))\s+(?=(?:MUST|MIN|MINIMUM) \p{Lu}{2})/gu,
    isInLongLine,
  ],
  [/(?<=[\p{L}\p{N})%])[ ]*\t+(?=[^\s\t])/gu, isCell],
  [/(?<=\p{L}!?)\s+(?=\*{2,}\s)/gu, () => true],
  [/(?<=[\p{Ll}).!?])\s+(?=\p{Lu}{2}[\p{Lu}’' ]{3,40}\s?:)/gu, () => true],
  [
    /[.!?]["”)]?\s+(?=["“(]?[\p{Lu}\p{N}$£€])/gu,
    (text, at) =>
      !ABBREVIATION.test(text.slice(0, at).trimEnd()) &&
      !LIST_NUMBER.test(text.slice(Math.max(0, at - 8), at)),
  ],
  [/(?<=\p{Ll})(?=\p{Lu}(?:\p{Ll}|\p{Lu}|\s|[+#]+\s))/gu, isCamelJoint],
  [/(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll})/gu, isCapitalsJoint],
  [/(?<=\d{3})(?=\p{Lu}\p{Ll}{2})/gu, () => true],
  [
    /(?<=\b(?:to have|qualifications|requirements|skills|experience|need|\byou(?:['’]ll| will)? (?:also )?bring|preferred|assets)):?\s?(?=\d{1,2}\+?(?:\s?[-–]\s?\d{1,2})?\s?(?:years|year|yrs)\b)/giu,
    () => true,
  ],
  [/(?<=\b(?:LLP|LLC|Inc\.?|Ltd\.?|Corp\.?))(?=\p{Lu}\p{Ll})/gu, () => true],
  [/(?<=\+\+|\w#)(?=\p{Lu}\p{Ll})/gu, () => true],
  [/(?<=\p{Ll}[.):]?)(?=\d{1,2}(?:\s?[-–]\s?\d{1,2})?\s?\+?\s?(?:years|yrs)\b)/giu, () => true],
  [/(?<=[.!?:)*_’'%])(?=\p{Lu}[\p{Ll}\p{Lu} ])/gu, isStopJoint],
];

/** Words run together: "FreightBrampton", "HindiCHRP"; "CPPBHealth", "CSSPerks". */
const RUN_TOGETHER =
  /(?<=\p{Ll}{2})(?=\p{Lu}[\p{L}\p{N}]|[ÀA] \p{Ll}|\d{1,2} (?:ans|années|years|yrs|mois|months)\b)|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{3})/gu;
const RUN_TOGETHER_MIN = 6;
const RUN_TOGETHER_CHARS_PER_LINE_MIN = 150;

/** Joints of a text that lost its line ends throughout: there every capital within a word that is no known name begins a line. */
function runTogetherJoints(text: string): number[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  if (text.length < lines * RUN_TOGETHER_CHARS_PER_LINE_MIN) return [];
  const joints = Array.from(text.matchAll(RUN_TOGETHER), ({ index }) => index).filter((at) => {
    const before = /[\p{L}\p{N}]+$/u.exec(text.slice(Math.max(0, at - 40), at))?.[0] ?? '';
    const after = /^[\p{L}\p{N}]+/u.exec(text.slice(at, at + 40))?.[0] ?? '';
    const left = /\p{Lu}?\p{Ll}+$/u.exec(before)?.[0] ?? before;
    const right = /^\p{Lu}\p{Ll}+/u.exec(after)?.[0] ?? after;
    return !isName(before + after) && !isName(left + right) && !/^Ma?c$/.test(left);
  });
  return joints.length >= RUN_TOGETHER_MIN ? joints : [];
}

/** In a text typed without capitals a sentence begins with any letter. */
const LOWER_SENTENCE = /[.!?]["”)]?\s+(?=\p{Ll})/gu;
const CAPITALS_SHARE_MAX = 0.015;

function isTypedSmall(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return capitals <= CAPITALS_SHARE_MAX * text.length;
}

/** Offsets at which a new line or sentence begins, lost line breaks found again (engine.md 4.1); ascending, 0 included. */
export function findBreaks(text: string): number[] {
  const breaks = new Set([0]);
  for (const [pattern, holds] of RULES) {
    for (const match of text.matchAll(pattern)) {
      const at = match.index + match[0].length;
      if (at < text.length && holds(text, at)) breaks.add(at);
    }
  }
  for (const at of runTogetherJoints(text)) breaks.add(at);
  if (isTypedSmall(text)) {
    for (const match of text.matchAll(LOWER_SENTENCE)) {
      if (!ABBREVIATION.test(text.slice(0, match.index + 1)))
        breaks.add(match.index + match[0].length);
    }
  }
  for (const at of findCapitalHeads(text)) breaks.add(at);
  for (const { start, end } of findInlineHeadings(text)) breaks.add(start).add(end);
  return [...breaks].sort((a, b) => a - b);
}
