/** Numbers as words, English and French, by value. */
const WORDS: Readonly<Record<string, number>> = {
  une: 1,
  ...Object.fromEntries(
    `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
un deux trois quatre cinq six sept huit neuf dix onze douze`
      .split('\n')
      .flatMap((row) => row.split(' ').map((word, i) => [word, i + 1] as const)),
  ),
};
const NUMBER = String.raw`(\d{1,2}(?:\.\d)?|${[...Object.keys(WORDS)].sort((a, b) => b.length - a.length).join('|')})`;
const UNIT = '(years?|yrs?|months?|ans?|années?|mois)';
const PATTERN = new RegExp(
  String.raw`(?<![\d$.,\p{L}])${NUMBER}([\s-]*(?:and[\s-]a[\s-]half|1\/2|½))?(?:\s*\((?:\d{1,2}|\p{L}+)\))?\s*\+?(?:\s*(months?|years?|yrs?))?(?:\s*(?:-|–|~|\/|to|and|or|à|ou)\s*${NUMBER}(?:\s*\(\d{1,2}\))?)?[\s-]*(?:\+|plus|or more|or so|ou plus)?[\s-]*(?:full\s|solid\s|complete\s)?${UNIT}(?!\p{L})\.?(?:\s*(?:\+|plus|or more))?(?:['’]s?)?`,
  'giu',
);
const HALF_YEAR = 0.5;
const CUE_BEFORE = /expérience|experience|minimum|at least|must|au moins|plus de/i;
/** A line that begins with its years, as a list of requirements does. */
const OPENS_LINE =
  /^\s*(?:(?:you have|you bring|with|have|over|more than|no (?:less|fewer) than|not less than|upwards of|an? (?:good|solid|full)|your|about|approximately|roughly|some|min\.?|minimum(?: of)?|at least)\s*)*$/i;
/** "Customer service: 2 years (preferred)", as the fields of a form have it. */
const LABELLED =
  /^\s*(?!.*\b(?:contract|term|duration|length|period|age|warranty|probation|position|assignment|benefits?|vacation)\b)[\p{L}/&() -]{2,50}:\s*(?:at least |min\.? |minimum (?:of )?)?$/iu;
const LABEL_REST = /^\s*(?:\(?(?:required|preferred|minimum|min\.?|asset|desired)\)?\s*)?$/i;
const MONTHS = /^(?:months?|mois)$/i;

/** Years that are no experience: ages, company history, contract lengths, intervals, children's rooms. */
const OTHER_YEARS =
  /^\s*(?:(?!of\b|in\b|experience|with\b|as\b)[\w-]+\s){0,2}(?:degree|program|diploma|apprenticeship|certificate|contract|term\b|probation|leave|mat leave|parental|assignment)|^[\s-]*old\b|^\s*(?:or|and) (?:older|over|above|up)\b(?! (?:of|in|experience)\b)|^\s*(?:without\b|of (?:\w+ )?(?:residen\w+|college|university|cegep|high school|post-?secondary|schooling|stud(?:y|ies))\b(?! (?:teach|instruct|exp))|of (?:serving|excellence|history|tradition)\b|of age|ago\b|runway|contract|term|history|in business|warranty|plan\b|thereafter|roadmap|degree|program|college|university|diploma|apprenticeship|room|group|class|straight|in a row|and counting)/i;
const OTHER_BEFORE =
  /(?:\b(?:within|every|next|past|last|first|previous|for over|for more than|over the|(?<!working )for|age of|aged|of the|in the|in|after|celebrating|stayed|since|lasting|(?:duration|period|term|length) of|our|up to|maximum(?: of)?)\s*(?:its\s+first\s+|over\s+|about\s+)?|[$£€]\s?)$/i;
/** "You have worked in daycare for three years": the person's own work, not the firm's. */
const WORKED_FOR =
  /\b(?:you|candidates?|applicants?|who)\b.{0,30}\b(?:worked|been|practi[sc]ed|served|taught|spent|driven|cooked|managed|done|run|led|held|operated|coached|trained)\b.*\bfor (?:at least |the (?:last|past) )?$/i;
/** Words near the number that make it experience. */
const EXPERIENCE_AFTER =
  /experience|expérience|exp\b|background|track record|working|work\b|professional|industry|hands-on|practice|^\s*\w+ing\b|development|management|as an?\b|in an?\b|\b(?:of|in|with|using|en|dans|comme)\s+\S/i;

/** Experience that stands for schooling is part of the degree's demand. */
const SUBSTITUTES =
  /\b(?:in (?:lieu|place) of|instead of|substitut\w+ for)\b.*\b(?:degree|diploma|education|schooling|certificate|qualification)/i;

/** One "N years of …" of a line: the lowest number asked, and the words up to the clause's end. */
export interface YearsAsked {
  years: number;
  start: number;
  end: number;
  /** What the years are of, such as "of experience with Java". */
  subject: string;
}

const numberOf = (word: string): number => WORDS[word.toLowerCase()] ?? Number(word);

/** Where the clause after the number ends: before the next number of years, a semicolon or a new clause. */
function clauseEnd(rest: string): number {
  const stop = rest.search(
    /[;.](?:\s|$)|,? (?:including|with at least|of which)\b|, (?:valid|current|must|knowledge|strong|ability|proficien\w+|class \d|and (?:you|an?)\b)|, (?:five|two|three|\d)|\band (?:at least )?\d+\+? ?(?:years|yrs)/i,
  );
  return stop === -1 ? rest.length : stop;
}

/** The lowest number of a match in years; months as a fraction. */
function yearsOf([, low = '', half, lowUnit, , unit = '']: RegExpExecArray): number {
  const value = numberOf(low) + (half === undefined ? 0 : HALF_YEAR);
  return MONTHS.test(lowUnit ?? unit) ? value / 12 : value;
}

/** Every number of years of experience that a line asks for (engine.md 4.4). "5 years, or 3 with a Master's" is one, the lowest. */
export function findYears(line: string): YearsAsked[] {
  const counted = findCounted(line);
  return counted.length > 0 ? counted : findUncounted(line);
}

/** "at least a year of …", "a couple of years' experience". */
const UNCOUNTED =
  /(?:^|\b(?:have|has|with|need|least|of) )an? (?:full |solid )?year\b(?! (?:round|end|ago)|-)|\b(?:(?:at least|minimum(?: of)?|min\.?|over|more than)\s+(?:an?|the) year\b|an? year(?:['’]s)? (?:of )?(?:\w+ ){0,3}experience|(?:a|at least a) couple(?: of)? years\b)(?:['’]s?)?/i;

/** "Half a year on the counter". */
const HALF = /\bhalf a year\b(?! (?:ago|end))/i;

/** "A decade in construction", not what the firm has done for one. */
const DECADE =
  /(?<!\b(?:for|past|last|next|over the|the|this|every) (?:over |more than |nearly |almost |about )?)(?:\ba|\bone) decade(?:['’]s)?\b(?! (?:ago|later))/i;
const DECADE_YEARS = 10;

/** "Years of experience: 5". */
const AS_FIELD = /\byears?['’]? (?:of )?(?:\w+ )?experience(?: \w+)?\s?[:=–-]\s?(\d{1,2})(?!\d)/i;

function uncounted([whole, digits]: RegExpExecArray): number {
  if (digits !== undefined) return Number(digits);
  if (/decade/i.test(whole)) return DECADE_YEARS;
  if (/half/i.test(whole)) return HALF_YEAR;
  return /couple/i.test(whole) ? 2 : 1;
}

function findUncounted(line: string): YearsAsked[] {
  const match = HALF.exec(line) ?? AS_FIELD.exec(line) ?? DECADE.exec(line) ?? UNCOUNTED.exec(line);
  if (match === null) return [];
  const years = uncounted(match);
  const rest = line.slice(match.index + match[0].length);
  const subject = rest.slice(0, clauseEnd(rest));
  const end = match.index + match[0].length + subject.length;
  return [{ years, start: match.index, end, subject: subject.trim() }];
}

function findCounted(line: string): YearsAsked[] {
  const found: YearsAsked[] = [];
  for (const match of line.matchAll(PATTERN)) {
    const [whole, , , lowUnit, , unit = ''] = match;
    const before = line.slice(0, match.index);
    const isRange = /\bbetween\s*$/i.test(before);
    if (/\band\b(?![\s-]a\b)/i.test(whole) && !isRange) continue;
    const end = match.index + whole.length;
    const rest = line.slice(end);
    const worked = WORKED_FOR.test(before);
    if (OTHER_YEARS.test(rest) || (OTHER_BEFORE.test(before) && !worked)) continue;
    const subject = rest.slice(0, clauseEnd(rest));
    if (SUBSTITUTES.test(line.slice(match.index, end + subject.length))) continue;
    const opens = OPENS_LINE.test(before) || (LABELLED.test(before) && LABEL_REST.test(rest));
    if (!opens && !worked && !EXPERIENCE_AFTER.test(subject) && !CUE_BEFORE.test(before)) continue;
    const years = yearsOf(match);
    const isShort =
      MONTHS.test(lowUnit ?? unit) && years < HALF_YEAR && !/exp[eé]rience/i.test(subject);
    if (years === 0 || years > 40 || isShort) continue;
    found.push({ years, start: match.index, end: end + subject.length, subject: subject.trim() });
  }
  return withoutInner(line, asAlternatives(line, found));
}

/** Before years that are part of those named before: "8 years in nursing, of which 3 in the ICU". */
const LEADS_INNER =
  /(?:\b(?:including|includes|of which|with (?:at least|a minimum of)|incl\.?|dont|such as)\s(?:at least |a minimum of |the last )?|\()$/i;

/** Years within years are one demand, of the longer time (evals/cases/README.md, `years`). */
function withoutInner(line: string, found: readonly YearsAsked[]): YearsAsked[] {
  return found.filter(
    ({ start, years }, i) =>
      i === 0 || years > (found[0]?.years ?? 0) || !LEADS_INNER.test(line.slice(0, start)),
  );
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
