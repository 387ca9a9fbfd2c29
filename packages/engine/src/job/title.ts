import { findJobSection } from '../lexicon/job-headings.ts';
import { TITLE_WORDS } from '../lexicon/titles.ts';
import type { Segment } from './segments.ts';

interface Span {
  text: string;
  start: number;
  end: number;
}

const TITLE_MAX_CHARS = 110;
const LABEL = /^(?:job title|position title|position|title|role|job|poste)\s*[:\-–]\s*/i;
/** After the title proper: parentheses, a dash or bar with the team, place or mode. */
const TAIL =
  /\s*(?:\(.*|\s[-–—|]\s.*|,\s*(?:remote|hybrid|on-?site|full[- ]time|part[- ]time|contract).*)$/i;
const NAMED_ROLE =
  /\b(?:looking for|seeking|hiring|recruiting|need)\s+(?:an?|our next|experienced|talented)\s+((?:[\p{L}+#/&.-]+\s){0,5}?[\p{L}+#-]+)(?=\s+(?:to|who|with|that|for|in|at|on)\b|[.,!])/u;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}]+/gu) ?? [];

/** Whether a phrase holds a word that carries a job title ("engineer", "nurse"). */
function hasTitleWord(text: string): boolean {
  return wordsOf(text).some(
    (word) => TITLE_WORDS.has(word) || TITLE_WORDS.has(word.replace(/s$/, '')),
  );
}

/** The first line where it reads as a title; otherwise the role that a sentence names. The whole line, tail and all, is `line`. */
export function findTitle(
  ad: string,
  segments: readonly Segment[],
): (Span & { line: Span }) | null {
  const first = segments[0];
  if (first !== undefined && first.text.length <= TITLE_MAX_CHARS && !/[.!?]$/.test(first.text)) {
    const label = LABEL.exec(first.text)?.[0].length ?? 0;
    const bare = first.text.slice(label);
    const title = bare.replace(TAIL, '').trim() || bare;
    if ((hasTitleWord(title) || label > 0) && findJobSection(bare) === null) {
      const start = first.start + label;
      return { text: title, start, end: start + title.length, line: first };
    }
  }
  for (const segment of segments) {
    const match = NAMED_ROLE.exec(segment.text);
    const role = match?.[1];
    if (match === null || role === undefined || !hasTitleWord(role)) continue;
    const start = segment.start + match.index + match[0].indexOf(role);
    const span = { text: role, start, end: start + role.length };
    return { ...span, line: { ...span, text: ad.slice(span.start, span.end) } };
  }
  return null;
}

const NAME = String.raw`(\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s(?:\p{Lu}[\p{L}\p{N}&.'’-]*|of|and|&)){0,3})`;
const COMPANY: readonly RegExp[] = [
  new RegExp(String.raw`^(?:company|employer|organization|organisation)\s*:\s*${NAME}`, 'mu'),
  new RegExp(String.raw`\bAbout ${NAME}(?=\1|\s*\n|:)`, 'u'),
  new RegExp(
    String.raw`\b${NAME}(?:,? (?:Inc|LLC|Ltd|Limited|Corp)\.?)? (?:is|are) (?:proud to be )?an? (?:\p{L}+ )?equal[- ]`,
    'u',
  ),
  new RegExp(String.raw`\b(?:[Jj]oin|[Aa]t) ${NAME},? (?:we|you|our)\b`, 'u'),
];
const NO_COMPANY =
  /^(?:The|This|Our|Us|You|Your|We|It|They|Role|Team|Job|As|In|Position|USD|CAD)\b|\d/;

/** The employer's name where the ad says it outright. */
export function findCompany(ad: string): string | null {
  for (const pattern of COMPANY) {
    const name = pattern.exec(ad)?.[1]?.trim();
    if (name !== undefined && !NO_COMPANY.test(name)) return name;
  }
  return null;
}
