import type { DegreeLevel } from '@trueline/contracts';
import { memoize } from '../../language/memoize.ts';
import { ANY_DEGREE, type DegreeForms, NAMED_DEGREES, SCHOOLING } from './degree-forms.ts';

/** Lowest first. */
export const DEGREE_ORDER: readonly DegreeLevel[] = [
  'none',
  'certificate',
  'diploma',
  'associate',
  'bachelor',
  'master',
  'doctorate',
];

const whole = (forms: string, flags: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${forms})(?!\p{L})`, flags);

type Patterns = readonly (readonly [DegreeLevel, RegExp])[];

const compile = (all: readonly DegreeForms[]): Patterns =>
  all.flatMap(({ degree, words, letters }) => [
    ...(words === undefined ? [] : [[degree, whole(words, 'giu')] as const]),
    ...(letters === undefined ? [] : [[degree, whole(letters, 'gu')] as const]),
  ]);

/** Tried in turn: a line that names degrees is read by their names alone. */
const TIERS: readonly Patterns[] = [
  compile(NAMED_DEGREES),
  [['bachelor', whole(ANY_DEGREE, 'giu')]],
  compile(SCHOOLING),
];

/** What experience, or time spent, is said to be. */
const EXPERIENCE = String.raw`(?:the|an?|some|lots|additional|extra|direct|prior|previous|life|field|full|demonstrable|demonstrated|relevant|related|comparable|similar|equal|significant|proven|solid|enough|hands-on|practical|working|work|professional|industry|lived|more|several|many|\d+\+?|one|two|three|four|five|six|seven|eight|ten|twelve|fifteen|years?['’]?|of)`;
/** "5 or more years", "knowledge or experience": an "or" within the demand itself. */
const OTHER_OR = String.raw`(?<!(?:\d\+?|one|two|three|four|five|six|seven|eight|nine|ten|knowledge|skills?|understanding|familiarity|background) )`;
/** Experience or other schooling will do instead. */
export const OR_EQUIVALENT = new RegExp(
  [
    String.raw`\bor (?:an? |the |other )?(?:\w+ )?(?:equivalent|comparable)\b`,
    String.raw`${OTHER_OR}\bor (?:${EXPERIENCE} ){0,5}experience\b`,
    String.raw`${OTHER_OR}\bor (?:at least )?(?:${EXPERIENCE} ){1,3}(?:years?|seasons?|summers?|winters?)\b(?! (?:diploma|degree|program|certificate|of (?:study|college|university|post)))`,
    String.raw`\bself[- ]taught\b|\bcounts? (?:just )?(?:as much|the same|equally|too|more)\b`,
    String.raw`equivalent (?:practical |work |professional |relevant |combination |training )*experience|equivalenc(?:y|ies)\b(?! diploma)|equivalent combination|have equivalent`,
    String.raw`(?:commensurate|relevant|work) experience in lieu|\bin (?:lieu|place) of|\binstead of (?:a|the) (?:degree|diploma)`,
    `(?:combination|mix) of (?:relevant |related )?(?:education|training|experience|schooling)`,
    String.raw`\blearn(?:ed|t) (?:it |this )?on the job\b|\bsubstitut\w+ for\b|\bor (?:an? )?(?:\S+ ){0,2}alternatives?\b`,
    String.raw`\bou (?:l['’]|(?:\p{L}+['’]? ?){0,5}?)équivalen(?:t|ce)|\bou (?:de l['’]|d['’]une |une |l['’])?(?:\p{L}+ ){0,2}expérience`,
  ].join('|'),
  'iu',
);

export interface DegreeMention {
  degree: DegreeLevel;
  start: number;
  end: number;
}

function mentionsOf(line: string, patterns: Patterns): DegreeMention[] {
  const all = patterns
    .flatMap(([degree, pattern]) =>
      Array.from(line.matchAll(pattern), (match) => ({
        degree,
        start: match.index,
        end: match.index + match[0].length,
      })),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: DegreeMention[] = [];
  for (const mention of all) if (mention.start >= (kept.at(-1)?.end ?? 0)) kept.push(mention);
  return kept;
}

/** "Enrolled in", "in the final year of": before a degree that need not be finished. */
const UNDER_WAY =
  /\b(?:enroll?ed|enroll?ment|studying|pursuing|working to(?:wards?)?|attending|completing|doing|inscrite?s?|in (?:the|your|their) (?:first|second|third|fourth|penultimate|final|last|\d\w\w) (?:year|semester|term) of|students? (?:of|in))(?!\p{L})[^,;.:]{0,45}$/iu;
const STUDENT_AFTER = /^\s?(?:candidates?|students?)\b/i;

/** "A degree in planning, or a master's": before higher ones a degree without a name is a first one. */
const PLAIN_DEGREE =
  /\b(?:an?|university|undergraduate) (?:relevant |related |recogni[sz]ed |university )?degree(?= (?:in|from|and|or|with|plus)\b)/i;

function firstDegree(line: string, named: readonly DegreeMention[]): DegreeMention[] {
  const [highest] = named;
  const match = PLAIN_DEGREE.exec(line);
  if (match === null || highest === undefined || match.index > highest.start) return [];
  if (!named.every(({ degree }) => degree === 'master' || degree === 'doctorate')) return [];
  return [{ degree: 'bachelor', start: match.index, end: match.index + match[0].length }];
}

/** Degrees that a line names, in order; of overlapping readings the earlier, then the longer. One that need not be finished is none. */
export const findDegrees = memoize((line: string): DegreeMention[] => {
  for (const patterns of TIERS) {
    const found = mentionsOf(line, patterns);
    if (found.length > 0) {
      const first = firstDegree(line, found);
      return [...first, ...found].map((mention) => asFinished(line, mention));
    }
  }
  return [];
});

const asFinished = (line: string, mention: DegreeMention): DegreeMention =>
  UNDER_WAY.test(line.slice(0, mention.start)) || STUDENT_AFTER.test(line.slice(mention.end))
    ? { ...mention, degree: 'none' }
    : mention;

/** The lowest of several degrees that a line gives as alternatives. */
export function lowestDegree(mentions: readonly DegreeMention[]): DegreeLevel {
  const ranks = mentions.map(({ degree }) => DEGREE_ORDER.indexOf(degree));
  return DEGREE_ORDER[Math.min(...ranks)] ?? 'none';
}
