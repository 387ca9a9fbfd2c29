import type { Resume } from '@trueline/contracts';
import { monthNumber, type YearMonth } from '../../document/dates.ts';
import { NUMBER_WORDS } from '../../language/number-words.ts';
import type { Named } from './input.ts';
import { type Clause, listClauses } from './standing-clauses.ts';
import { readWorkRight, type WorkRight } from './work-right.ts';

/** What a person says of when and how they can work, as parts of a sentence behind "I". */
export interface Standing {
  /** Behind "am available". */
  available?: Named;
  /** Behind "my notice period is". */
  notice?: Named;
  /** Behind "have my". */
  transport?: Named;
  /** Behind "hold" or "am", by `permit.verb`. */
  permit?: WorkRight;
}

const WORDS = [...NUMBER_WORDS.keys()].sort((a, b) => b.length - a.length).join('|');
const COUNT = `(?:\\d{1,2}|${WORDS})`;
/** "one month", "90 (ninety) days", "2-3 months", "4 to 6 weeks". */
const SPAN = `(?:an?|${COUNT}(?: ?(?:-|–|to|or) ?${COUNT})?)(?: \\(${COUNT}\\))?[- ](?:calend[ae]r )?(?:days?|weeks?|months?)`;
const MONTH_NAMES = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTHS =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?)';
const DAY = `(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?)?${MONTHS}(?: \\d{1,2}(?:st|nd|rd|th)?(?!\\d),?)?(?: 20\\d\\d)?`;

/** Of the person and of nothing else: "Available", "Availability:", "I can start". */
const FREE =
  "(?:(?:(?:i am|i['’]m) )?(?:available|avail\\.)(?: (?:to (?:start|begin|join|work)(?: work)?|for work))?|availab(?:ility|le)\\s*[:–-]|(?:i |i am |i['’]m )?(?:can|could|able to|ready to) (?:start|begin|join)(?: work)?|i am free|(?:possible start|start possible|earliest start)(?: date)?\\s*[:–-]?)";
const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'iu');
/** "Available from 1 February 2027", "I can start on 4 January", "start possible 1 Jan". */
const FROM = whole(`${FREE} ?(?:(?:from|on|as of) )?(?<day>${DAY})(?: (?:on|onwards))?`);
/** "Available immediately", "Availability: immediate", "can start at once". */
const AT_ONCE = whole(
  `${FREE} ?(?<now>immediate(?:ly)?|at once|right away|straight away)|(?:i am )?(?<first>immediately) available`,
);
/** "Notice period: one month", "1 month notice period", "I have one month's notice to give", "can start after 1 month notice". */
const NOTICE = whole(
  [
    `(?:my )?notice(?: period(?: is)?\\s*[:–-]?| ?[:–-])\\s*(?<behind>${SPAN})`,
    `(?:i have an? )?(?<before>${SPAN})['’]?s?['’]? notice period`,
    `(?:i (?:have|must give|need to give) )?(?<give>${SPAN})['’]?s?['’]? notice to give`,
    `i (?:must|need to|have to) give (?<must>${SPAN})['’]?s?['’]? notice`,
    `${FREE} ?(?:(?:after|on|with|at|subject to) )?(?<after>${SPAN})['’]?s?['’]? notice(?: period)?`,
  ].join('|'),
);
const VEHICLE = '(?:car|vehicle|transport(?:ation)?|van|truck|motorbike|motorcycle)';
/** Own car, and nothing else of it: whoever owns a car wash said more. */
const TRANSPORT = whole(
  `(?:transport(?:ation)?\\s*[:–-]\\s*|i have (?:my )?|have (?:my )?)?own (?:reliable )?(?<what>${VEHICLE})(?:\\s*[:–-]\\s*yes)?`,
);

const ASKS_TRANSPORT = new RegExp(
  [
    `(?<!\\b(?:our|its|their|his|her) )\\bown (?:\\p{L}+ )?${VEHICLE}\\b|\\breliable (?:\\p{L}+ )?${VEHICLE}\\b`,
    `\\b(?:have|need|requires?|with|access to|use of|must have) (?:an? |your )(?:\\p{L}+ )?(?:car|vehicle|van)(?=\\s*(?:$|[,)]|(?:and|or|for|to|is|as)\\b))`,
    `\\b(?:car|vehicle) (?:is |and \\p{L}+ )?(?:required|needed|essential|necessary|a must)\\b|^\\W*your (?:car|vehicle)\\W*$`,
  ].join('|'),
  'iu',
);
/** What the employer gives: nobody's own car is asked for. */
const GIVES =
  /\b(?:company|pool|fleet|hire|rental|we (?:offer|provide|give)|offers?|provided|benefits?)\b/iu;
const asksTransport = (jobDescription: string): boolean =>
  jobDescription
    .split(/[\n.;!]/)
    .some((line) => ASKS_TRANSPORT.test(line) && (!GIVES.test(line) || /\byour own\b/i.test(line)));

/** What the first clause says that a pattern reads whole. */
function find(clauses: readonly Clause[], pattern: RegExp): Named | undefined {
  for (const { text, source } of clauses) {
    const said = Object.values(pattern.exec(text)?.groups ?? {}).find((one) => one !== undefined);
    if (said !== undefined) return { text: said, source };
  }
  return undefined;
}

const capitals = (day: string): string =>
  day
    .replace(/^the /i, '')
    .replace(/\.(?= |$)/g, '')
    .replace(
      /\p{L}{3,}/gu,
      (month) => month.slice(0, 1).toUpperCase() + month.slice(1).toLowerCase(),
    );

/** Whether a day with its year lies in a month that is over. */
function isPast(day: string, asOf: YearMonth): boolean {
  const year = /20\d\d/.exec(day)?.[0];
  const month =
    MONTH_NAMES.indexOf(
      /\p{L}{3,}/u.exec(day.replace(/^the /i, ''))?.[0].slice(0, 3).toLowerCase() ?? '',
    ) + 1;
  if (year === undefined || month === 0) return false;
  const date: YearMonth = `${Number(year)}-${String(month).padStart(2, '0')}` as YearMonth;
  return monthNumber(date, 'end') < monthNumber(asOf, 'end');
}

/** From when the person is free; of a day that is over, nothing. */
function readAvailable(clauses: readonly Clause[], asOf: YearMonth): Named | undefined {
  const day = find(clauses, FROM);
  if (day !== undefined)
    return isPast(day.text, asOf) ? undefined : { ...day, text: `from ${capitals(day.text)}` };
  const now = find(clauses, AT_ONCE);
  return now && { ...now, text: now.text.toLowerCase().replace(/^immediate$/, 'immediately') };
}

/** When the person can start, that they can get there, and by what right they work, where they say so; the last two where the ad asks. */
export function readStanding(resume: Resume, jobDescription: string, asOf: YearMonth): Standing {
  const clauses = listClauses(resume);
  const available = readAvailable(clauses, asOf);
  const notice = available === undefined ? find(clauses, NOTICE) : undefined;
  const transport = asksTransport(jobDescription) ? find(clauses, TRANSPORT) : undefined;
  const permit = readWorkRight(clauses, jobDescription, asOf);
  return {
    ...(available === undefined ? {} : { available }),
    ...(notice === undefined ? {} : { notice: { ...notice, text: notice.text.toLowerCase() } }),
    ...(transport === undefined
      ? {}
      : { transport: { ...transport, text: `own ${transport.text.toLowerCase()}` } }),
    ...(permit === undefined ? {} : { permit }),
  };
}
