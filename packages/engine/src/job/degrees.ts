import type { DegreeLevel } from '@trueline/contracts';

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

/** Abbreviations count in capitals only, and "MS" not before a product's name. */
const PATTERNS: readonly (readonly [DegreeLevel, RegExp])[] = [
  ['doctorate', /\b(?:Ph\.?\s?D\.?s?|PHD|[Dd]octorate|[Dd]octoral|Pharm\.?D)(?![a-z])/g],
  [
    'master',
    /\b(?:[Mm]aster(?:['’]?s)?(?= degree|['’]?s? (?:of|in|or|preferred|is|required)|['’]s|\b(?=[,/ ]*(?:or|degree|PhD|Ph\.D)))|MSc|M\.Sc\.?|M\.S\.?|MS(?=[/,]| in\b| degree| or\b|,? (?:and|preferred)|\/PhD|;)|MBA|M\.?Eng\b|M\.A\.|MA(?= in\b| degree))/g,
  ],
  [
    'bachelor',
    /\b(?:[Bb]achelor(?:['’]?s)?|[Bb]accalaureate|BSc|B\.Sc\.?|B\.S\.?|B\.A\.?|BS(?=[/,]| in\b| degree| or\b|,? required)|BA(?=[/,]| in\b| degree)|B\.?Eng\b|BBA|BSN|BComm?|[Uu]ndergraduate degree|[Uu]niversity degree|[Cc]ollege degree|[Ff]our[- ]year degree|4[- ]year degree|[Dd]egree (?:in|or (?:equivalent|related)))/g,
  ],
  ['associate', /\b[Aa]ssociate(?:['’]?s)? degree/g],
  [
    'diploma',
    /\b(?:(?:[Cc]ollege|[Pp]ost-?secondary|[Tt]echnical|[Aa]dvanced|[Nn]ursing) diploma|[Dd]iploma(?= in\b))/g,
  ],
  ['certificate', /\b(?:[Tt]rade|[Cc]ollege|[Pp]ost-?secondary|[Gg]raduate) certificate/g],
  ['none', /\b(?:[Hh]igh [Ss]chool|[Ss]econdary [Ss]chool|GED\b)/g],
];

export const OR_EQUIVALENT =
  /\bor (?:an? )?(?:equivalent|comparable|similar|related (?:work )?experience)|equivalent (?:practical |work |professional |relevant )*experience|(?:commensurate|relevant|work) experience in lieu|in lieu of|equivalent combination|ou l['’]équivalent/i;

export interface DegreeMention {
  degree: DegreeLevel;
  start: number;
  end: number;
}

/** Degrees that a line names, in order; of overlapping readings the earlier, then the higher. */
export function findDegrees(line: string): DegreeMention[] {
  const all = PATTERNS.flatMap(([degree, pattern]) =>
    Array.from(line.matchAll(pattern), (match) => ({
      degree,
      start: match.index,
      end: match.index + match[0].length,
    })),
  ).sort((a, b) => a.start - b.start);
  const kept: DegreeMention[] = [];
  for (const mention of all) if (mention.start >= (kept.at(-1)?.end ?? 0)) kept.push(mention);
  const named = kept.filter(({ start, end }) => !/^degree/i.test(line.slice(start, end)));
  return named.length > 0 ? named : kept;
}

/** The lowest of several degrees that a line gives as alternatives. */
export function lowestDegree(mentions: readonly DegreeMention[]): DegreeLevel {
  const ranks = mentions.map(({ degree }) => DEGREE_ORDER.indexOf(degree));
  return DEGREE_ORDER[Math.min(...ranks)] ?? 'none';
}
