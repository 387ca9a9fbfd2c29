import headings from '../../../data/phrases/ad-headings.json' with { type: 'json' };
import { readTable } from '../../language/table.ts';
import type { JobSection } from './job-section.ts';

const SECTION_OF = new Map(
  readTable<{ heading: string; section: string }>(headings).map(({ heading, section }) => [
    heading,
    section as JobSection,
  ]),
);

const escaped = (phrase: string): string =>
  phrase.replace(/'/g, "['’]").replace(/\//g, String.raw`\/`);
/** Longest first, so that "required skills and experience" is no "required skills". */
const ANY_PHRASE = [...SECTION_OF.keys()]
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|');
/** A heading within a line that lost its breaks: it begins with a capital, and a colon or a new capital follows. */
const INLINE_HEADING = new RegExp(
  String.raw`(?<![\p{L}\p{N}][-/'’]?)(?:${ANY_PHRASE})(?![\p{L}\p{N}])`,
  'giu',
);
/** Words before which a phrase is part of a sentence: "meet the minimum requirements: …", "with Benefits". */
const WITHIN_SENTENCE = /(?:\b(?:a|an|the|of|our|your|in|for|with|and|or|to|is|are|&)|[-–/,])\s*$/i;

/** Labels of the place: before a colon they say where and head nothing. */
export const PLACE_LABEL =
  /^(?:(?:job |work )?locations?|where|place of work|work ?place|work ?site|lieu(?: de travail)?|endroit)$/i;

/** The words of a text's line before an offset, as long as each begins with a capital. */
const CAPITALISED_BEFORE = /(?:^|\n)[^\p{L}\n]*(?:\p{Lu}[\p{L}'’&-]* ){1,6}$/u;
const BEFORE_CHARS = 60;

/** "WHO CAN APPLY:", "Who Can Apply:": the line's heading began before the phrase. */
const endsLongerHeading = (text: string, start: number): boolean =>
  CAPITALISED_BEFORE.test(
    `${start > BEFORE_CHARS ? ' ' : '\n'}${text.slice(Math.max(0, start - BEFORE_CHARS), start)}`,
  );

/** Headings within the lines of a text, as offsets; one of a single word only before a colon. A label of the place is no more than a line's beginning. */
export function findInlineHeadings(text: string): { start: number; end: number }[] {
  return Array.from(text.matchAll(INLINE_HEADING)).flatMap(({ 0: phrase, index: start }) => {
    const end = start + phrase.length;
    const after = text.slice(end, end + 6);
    const colon = /^\s*:/.exec(after)?.[0].length ?? 0;
    const isPhrase = phrase.includes(' ') && /\p{Ll}/u.test(phrase);
    const opens = colon > 0 || (isPhrase && /^\s+["“•*-]?\s?\p{Lu}/u.test(after));
    const before = text.slice(Math.max(0, start - 8), start);
    if (!opens || !/^\p{Lu}/u.test(phrase) || WITHIN_SENTENCE.test(before)) return [];
    if (/^\s+to know\b/i.test(text.slice(end, end + 12))) return [];
    if (colon > 0 && endsLongerHeading(text, start)) return [];
    if (PLACE_LABEL.test(phrase)) return [{ start, end: start }];
    return [{ start, end: end + colon }];
  });
}

/** Whether a word is a heading all by itself. */
export const isHeadingWord = (word: string): boolean => SECTION_OF.has(word.toLowerCase());

/** Openings and endings that make a short line a heading though its other words vary. */
const PATTERNS: readonly (readonly [RegExp, JobSection])[] = [
  [
    /^(?:bonus|nice to haves?|preferred|desirable|desired)(?: [\p{L}'&-]+){0,2}$|^(?:ideally|plus)(?:,? you(?:'ll|'d| will| would)?(?: also)?(?: have)?)?$/u,
    'nice',
  ],
  [
    /\b(?:assets?|preferred|desired|additional|bonus) (?:qualifications|requirements|credentials|skills)$/,
    'nice',
  ],
  [/\b(?:nice to haves?|bonus points|^(?:\w+ )?(?:qualifications|skills) preferred)$/, 'nice'],
  [/\b(?:you will|you'll|you will be|you'll be|you get to)$/, 'responsibilities'],
  [/^what you(?:'ll| will)? (?:do|be doing|work on|own)\b/, 'responsibilities'],
  [/\b(?:responsibilities|duties)$/, 'responsibilities'],
  [
    /\b(?:looking for (?:someone|people|individuals|candidates) who|ideal candidate)\b/,
    'requirements',
  ],
  [/\b(?:candidates?|you) (?:will|should|must) (?:have|possess|be|bring)$/, 'requirements'],
  [/\b(?:requirements|qualifications|credentials)$/, 'requirements'],
  [
    /^(?:what you(?:'ll| will)? (?:bring|need|have)|you (?:might|may) be a (?:good|great) fit)\b/,
    'requirements',
  ],
  [/\b(?:equal (?:employment )?opportunity|eeo|affirmative action)\b/, 'legal'],
  [/^(?:benefits|perks|compensation|salary|pay)\b/, 'benefits'],
  [/^why (?:join|work|choose|you(?:'ll| will) love)\b/, 'about'],
];

/** At most so long is a line taken for a heading. */
const HEADING_MAX_CHARS = 70;

/** The section that a line opens, or null where it is no heading. `about` names other than "the role" open the company's own praise. */
export function findJobSection(line: string): JobSection | null {
  if (line.length > HEADING_MAX_CHARS) return null;
  const plain = line
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}'&/ -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const known = SECTION_OF.get(plain);
  if (known !== undefined) return known;
  if (plain === '' || plain.split(' ').length > 10 || /[.!?]\s*$/.test(line)) return null;
  if (
    /^about (?!your?\b|the (?:person|candidate|applicant|right|ideal|successful)\b)\S+(?: \S+){0,3}$/.test(
      plain,
    )
  )
    return 'about';
  const pattern = PATTERNS.find(([expression]) => expression.test(plain));
  const ends = /[:…]\s*$/.test(line) || plain.split(' ').length <= 6;
  return pattern !== undefined && ends ? pattern[1] : null;
}
