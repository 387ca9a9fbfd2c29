import { listTimeAmounts } from './time-amounts.ts';
import { goesOnList, isExperience, MEASURES } from './years-context.ts';

/** One "N years of …" of a line: the lowest number asked, and the words up to the clause's end. */
export interface YearsAsked {
  years: number;
  start: number;
  end: number;
  /** What the years are of, such as "of experience with Java". */
  subject: string;
}

/** Where the clause after the number ends: before the next number of years, a semicolon or a new clause. */
function clauseEnd(rest: string): number {
  const stop = rest.search(
    /[;.](?:\s|$)|,? (?:including|with at least|of which)\b|, (?:valid|current|must|knowledge|strong|ability|proficien\w+|class \d|and (?:you|an?)\b)|, (?:one|two|three|four|five|\d)|, (?:un|une|des|du|de la|le|la|les) |\band (?:at least )?\d+\+? ?(?:years|yrs)/i,
  );
  return stop === -1 ? rest.length : stop;
}

/** Every number of years of experience that a line asks for (engine.md 4.4). "5 years, or 3 with a Master's" is one, the lowest. */
export function findYears(line: string): YearsAsked[] {
  const counted = findCounted(line);
  return counted.length > 0 ? counted : findUncounted(line);
}

/** "at least a year of …", "half a year on the counter". */
const UNCOUNTED =
  /\ban? year (?:or (?:more|longer)|and a half)\b|(?:^|\b(?:have|has|with|need|least|of) )an? (?:full |solid )?year\b(?! (?:round|end|ago)|-)|\b(?:(?:at least|minimum(?: of)?|min\.?|over|more than)\s+(?:an?|the) year\b|an? year(?:['’]s)? (?:of )?(?:\w+ ){0,3}experience|(?:or|least|have|has) an? year (?:in|of|as|on|at|with)\b)(?:['’]s?)?/i;

/** "Years of experience: 5", "Experience required (years): 3". */
const AS_FIELD =
  /\b(?:(?:years?|yrs?)\b['’]? ?(?:of )?(?:\w+ )?exp(?:erience)?\b\.?(?: \w+)?|exp(?:erience)?\b\.?(?: \w+)? ?\((?:years?|yrs?)\))\s?[:=–-]\s?(?<figure>\d{1,2})(?!\d)/i;

function findUncounted(line: string): YearsAsked[] {
  const match = AS_FIELD.exec(line) ?? UNCOUNTED.exec(line);
  if (match === null) return [];
  const years = Number(match.groups?.figure ?? (/and a half/i.test(match[0]) ? 1.5 : 1));
  if (years === 0) return [];
  const rest = line.slice(match.index + match[0].length);
  const subject = rest.slice(0, clauseEnd(rest));
  const end = match.index + match[0].length + subject.length;
  return [{ years, start: match.index, end, subject: subject.trim() }];
}

function findCounted(line: string): YearsAsked[] {
  const found: YearsAsked[] = [];
  for (const amount of listTimeAmounts(line)) {
    const before = line.slice(0, amount.start);
    if (amount.joined && !/\b(?:between|from|entre)\s*$/i.test(before)) continue;
    const rest = line.slice(amount.end);
    const subject = rest.slice(0, clauseEnd(rest));
    const follows = found.length > 0 && goesOnList(line, amount);
    if (!follows && !isExperience(line, amount, subject)) continue;
    found.push({
      years: amount.years,
      start: amount.start,
      end: amount.end + subject.length,
      subject: subject.trim(),
    });
  }
  return withoutInner(line, asAlternatives(line, found));
}

/** Before years that are part of those named before: "8 years in nursing, of which 3 in the ICU". */
const LEADS_INNER =
  /(?:\b(?:including|includes|of which|with (?:at least|a minimum of)|incl\.?|dont|such as)\s(?:at least |a minimum of |the last )?|\()$/i;

/** Behind such years: "two years of which in the ICU". */
const IS_INNER = /^(?:\S+\s+){1,4}?of (?:which|them|those|that)\b/i;

/** Years within years are one demand, of the longer time (evals/cases/README.md, `years`). */
function withoutInner(line: string, found: readonly YearsAsked[]): YearsAsked[] {
  return found.filter(
    ({ start, years }, i) =>
      i === 0 ||
      years > (found[0]?.years ?? 0) ||
      !(LEADS_INNER.test(line.slice(0, start)) || IS_INNER.test(line.slice(start))),
  );
}

const DEGREE_WORD =
  /\b(?:bachelors?|masters?|ph\.?\s?d|doctorate|degree|diploma|certificate|high school|grade 12|bsc?|msc?|bac|baccalauréat|maîtrise|diplôme)\b/i;

/** "…, or four years in home care": right before the second number. */
const OR_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:or|ou) (?:with )?${MEASURES}$`, 'iu');

/** Years joined by "or", directly or beside degrees, are alternatives: the lowest stands for all. */
function asAlternatives(line: string, found: YearsAsked[]): YearsAsked[] {
  const [first, ...others] = found;
  const last = others.at(-1);
  if (first === undefined || last === undefined) return found;
  const besideDegrees =
    DEGREE_WORD.test(line) && /\b(?:or|ou)\b/i.test(line.slice(first.start, last.start));
  const direct = others.every(({ start }) => OR_BEFORE.test(line.slice(0, start)));
  if (!besideDegrees && !direct) return found;
  const lowest = found.reduce((a, b) => (b.years < a.years ? b : a));
  return [{ ...lowest, start: first.start, end: last.end }];
}
