const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
    ' ',
  );
const NUMBER = String.raw`(\d{1,2}(?:\.\d)?|${WORDS.slice(1).join('|')})`;
const PATTERN = new RegExp(
  String.raw`(?<![\d$.])\b${NUMBER}(?:\s*\(\d{1,2}\))?\s*\+?(?:\s*(?:-|–|to)\s*${NUMBER})?\s*(?:\+|plus|or more)?[\s-]*(?:years?|yrs?)\b\.?(?:\s*(?:\+|plus|or more))?(?:['’]s?)?`,
  'giu',
);

/** Years that are no experience: ages, company history, contract lengths, intervals. */
const OTHER_YEARS =
  /^\s*(?:old\b|of age|ago\b|runway|contract|term|history|in business|warranty|plan\b|thereafter|roadmap|degree|program|college|university|diploma|apprenticeship)/i;
const OTHER_BEFORE =
  /(?:\b(?:within|every|next|past|last|first|for over|over the|age of|aged|of the|in the|celebrating)\s*(?:its\s+first\s+)?|[$£€]\s?)$/i;
/** Words near the number that make it experience. */
const EXPERIENCE_AFTER =
  /experience|exp\b|background|track record|working|work\b|professional|industry|hands-on|practice|programming|developing|building|management|development|as an?\b|in an?\b|\b(?:of|in|with|using)\s+\S/i;

/** One "N years of …" of a line: the lowest number asked, and the words up to the clause's end. */
export interface YearsAsked {
  years: number;
  start: number;
  end: number;
  /** What the years are of, such as "of experience with Java". */
  subject: string;
}

const numberOf = (word: string): number => {
  const spelled = WORDS.indexOf(word.toLowerCase());
  return spelled === -1 ? Number(word) : spelled;
};

/** Where the clause after the number ends: before the next number of years, a semicolon or a new clause. */
function clauseEnd(rest: string): number {
  const stop = rest.search(
    /[;.](?:\s|$)|,? (?:including|with at least|of which)\b|, (?:five|two|three|\d)|\band (?:at least )?\d+\+? ?(?:years|yrs)/i,
  );
  return stop === -1 ? rest.length : stop;
}

/** Every number of years of experience that a line asks for (engine.md 4.4). "5 years, or 3 with a Master's" is one, the lowest. */
export function findYears(line: string): YearsAsked[] {
  const found: YearsAsked[] = [];
  for (const match of line.matchAll(PATTERN)) {
    const end = match.index + match[0].length;
    const rest = line.slice(end);
    if (OTHER_YEARS.test(rest) || OTHER_BEFORE.test(line.slice(0, match.index))) continue;
    const subject = rest.slice(0, clauseEnd(rest));
    const before = line.slice(0, match.index);
    if (!EXPERIENCE_AFTER.test(subject) && !/experience|minimum|at least|must/i.test(before))
      continue;
    const years = numberOf(match[1] ?? '');
    if (years === 0 || years > 40) continue;
    found.push({ years, start: match.index, end: end + subject.length, subject: subject.trim() });
  }
  return asAlternatives(line, found);
}

const DEGREE_WORD = /\b(?:bachelor|master|ph\.?\s?d|doctorate|degree|diploma|bsc?|msc?)\b/i;

/** Years joined by "or" beside degrees are alternatives: the lowest stands for all. */
function asAlternatives(line: string, found: YearsAsked[]): YearsAsked[] {
  const [first, ...others] = found;
  if (first === undefined || others.length === 0 || !DEGREE_WORD.test(line)) return found;
  const last = others.at(-1) ?? first;
  if (!/\bor\b/i.test(line.slice(first.start, last.start))) return found;
  const lowest = found.reduce((a, b) => (b.years < a.years ? b : a));
  return [{ ...lowest, start: first.start, end: last.end }];
}
