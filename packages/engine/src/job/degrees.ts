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

/** Words in any case; abbreviations in capitals only, and "MS" not before a product's name. */
const PATTERNS: readonly (readonly [DegreeLevel, RegExp])[] = [
  [
    'doctorate',
    /\b(?:Ph\.?\s?D\.?s?|PHD|[Dd]octorate|[Dd]octoral|[Dd]octorat|Pharm\.?D|J\.D\.?|JD(?=\b[,/ ]*(?:or|from|degree)))(?![a-z])/g,
  ],
  [
    'master',
    /\b(?:(?:[Mm]aster|MASTER)(?:['’]?[sS])?(?=['’]?s? degree|['’]?s? (?:of|in) (?:[A-Z]|science|arts|business|education|nursing|social|public|engineering|information|computer|library|a |an? related)|['’]?s? (?:or|preferred|is|required|an? asset)|['’]s (?:in|of|is|or|degree)|\b(?=[,/ ]*(?:or|degree|PhD|Ph\.D)))|MSc|M\.Sc\.?|M\.S\.?|MS(?=\/(?:PhD|MA|BS|M)|, ?(?:PhD|MA|MBA|or PhD)| in\b| degree| or (?:Ph|higher|equiv)|,? preferred|;)|MBA|MSW|M\.?Ed\b|M\.?Eng\b|M\.A\.|MA(?= in\b| degree)|[Mm]aîtrise)/g,
  ],
  [
    'bachelor',
    /\b(?:(?:[Bb]achelor|BACHELOR)(?:['’]?[sS])?|[Bb]accalaur[eé]at|BSc|B\.Sc\.?|B\.S\.?|B\.A\.?|BS(?=[/,]| in\b| degree| or\b|,? required)|BA(?=[/,]| in\b| degree)|B\.?Eng\b|BBA|BSN|BScN|BN\b|B\.?Sc\.?N\.?|BComm?|B\.?Ed\b|LL\.?B\.?|[Uu]ndergraduate degree|[Uu]niversity degree|UNIVERSITY DEGREE|[Cc]ollege degree|[Ff]our[- ]year degree|4[- ]year degree|(?:[Dd]egree|DEGREE)s?\b(?! of))/g,
  ],
  ['associate', /\b[Aa]ssociate(?:['’]?s)? degree/g],
  [
    'none',
    /(?<!\p{L})(?:high[- ]school|secondary[- ]school|grade 12|GED(?!\p{L})|diplôme d['’]études secondaires|études secondaires)(?: diploma)?/giu,
  ],
  [
    'diploma',
    /(?:\b(?:DEC|DEP)\b(?= (?:en|in))|\bdiploma\b|(?<!\p{L})diplôme(?! d['’]études secondaires)(?!\p{L}))/giu,
  ],
  [
    'certificate',
    /\b(?:trade|college|post-?secondary|graduate|vocational) certificate|\bcertificate(?= (?:or|and\/or) (?:an? )?(?:\w+ )?diploma|\/diploma)|(?<=diploma (?:or|and\/or) (?:an? )?|diploma\/)certificate|\bcertificate in\b/gi,
  ],
];

export const OR_EQUIVALENT =
  /\bor (?:an? )?(?:equivalent|comparable|similar|related (?:work )?experience)|equivalent (?:practical |work |professional |relevant )*experience|(?:commensurate|relevant|work) experience in lieu|in lieu of|equivalent combination|have equivalent|ou (?:l['’]|un )?équivalent/i;

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
