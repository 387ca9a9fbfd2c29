import { isLapsed, isUnderWay } from '../taxonomy/credentials.ts';
import { monthNumber, type YearMonth } from './dates.ts';

/** What else says of a paper that it is not held now: planned, begun, refused or denied. */
const NOT_NOW = new RegExp(
  [
    String.raw`\b(?:progress|pending|awaiting|awaited|applied for|application (?:made|sent|submitted|under|in)|booked|planned|planning to|scheduled|starting|started|starts|upcoming|due(?! diligence)|soon|renew(?:al|ing)|to be renewed|needs? (?:to|renew\p{L}*)|needed|outstanding|theory passed|attended|studying|working (?:to|towards?|on)|until|till|intend\p{L}*|hope|hoping|want|willing|currently (?:doing|taking))\b`,
    String.raw`\b(?:not|no(?!\.|:| ?[#\d])|none|never|without|nor|don['’]?t|haven['’]?t|hasn['’]?t|isn['’]?t|un(?:finished|completed)|incomplete|partly|partial|half(?:way| way| done)|learner|provisional|disqualified|abgelaufen)\b`,
    String.raw`\b(?:struck off|de-?registered|revoked|suspended|deferred|in process|voucher|ended|cancell?ed|withdrawn)\b`,
    String.raw`\b(?:failed|did(?:n['’]?t| not) pass|resit\p{L}*|retak\p{L}+|want(?:s|ing)?|wish(?:es|ing)?)\b`,
    String.raw`\b(?:colleague|co-?worker|team ?mate|member|partner|husband|wife|brother|sister|friend|boss|manager)s? (?:has|have|holds?|held)\b|\bheld by\b`,
    String.raw`\b(?:surrendered|forfeited|under review|in training|trainee|student|nominated|conditions|candidate)\b`,
  ].join('|'),
  'iu',
);
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** "04/2027", "2027/05", "2027-05", "Nov 2027", "31 March 2028", "2029". */
const DATE = String.raw`(?:(?:\d{1,2}\.? )?\p{L}{3,9}\.?,? \d{4}|(?:\d{1,2}[./-]){1,2}\d{4}|\d{4}[/-]\d{1,2}|\d{4})`;
const END_WORDS = String.raw`(?:(?:valid|current|good|runs?)[ (]{1,2}(?:up )?(?:to|till|until|through|thru)|expir(?:es|y|ing)(?: date| on| in)?|exp\.?|renew(?:al)?(?: due| by| in)?)`;
const END = new RegExp(
  String.raw`\b(?<how>${END_WORDS})[:,]?[ (]{1,2}(?<date>${DATE})(?![-/.]?\d)`,
  'iu',
);
/** What tells of an end, which then has to be read. */
const TELLS_END =
  /\b(?:valid(?= (?:up )?(?:to|till|until|thru|through|for)\b| ?\d)|exp\b|expir\p{L}+|thru|through|renewal|refresher)/iu;
const SPAN = /(?<!\d)(?:19|20)\d\d ?[-–—] ?(?<to>(?:19|20)\d\d)(?!\d)/;

/** The month that a date ends with; of a year its last. */
function endOf(date: string): YearMonth | undefined {
  const [year] = /\d{4}/.exec(date) ?? [];
  if (year === undefined) return undefined;
  const [word = ''] = /\p{L}{3}/u.exec(date) ?? [];
  const named = MONTHS.indexOf(word.toLowerCase()) + 1;
  const numbers = date.replace(year, ' ').match(/\d{1,2}/g) ?? [];
  const month = named > 0 ? named : Number(numbers.at(-1) ?? 12);
  return month < 1 || month > 12
    ? undefined
    : (`${Number(year)}-${String(month).padStart(2, '0')}` as YearMonth);
}

/** "valid to 04/2027", "expires 08/2028"; undefined where no end is told. */
export function validityOf(said: string): string | undefined {
  const { how = '', date = '' } = END.exec(said)?.groups ?? {};
  if (date === '' || /^renew/i.test(how)) return undefined;
  return `${/^valid/i.test(how) ? how.toLowerCase() : 'expires'} ${date}`;
}

/** What is said of a paper beside its end: "valid until 2028" takes nothing back. */
export const withoutEnd = (text: string): string => text.replace(END, ' ');

/** Whether words say of a thing that it is not held: lapsed, under way, planned or denied. */
export const isTakenBack = (text: string): boolean =>
  isUnderWay(text) || isLapsed(text) || NOT_NOW.test(text);

/** Whether what a resume says of a paper leaves it held in the month of `asOf`: nothing takes it back, an end that is told can be read and is to come, and so is no year else. */
export function isHeldNow(text: string, asOf: YearMonth): boolean {
  const date = END.exec(text)?.groups?.date;
  const rest = withoutEnd(text);
  if (isTakenBack(rest) || TELLS_END.test(rest)) return false;
  const end = endOf(date ?? '');
  const isOver = end === undefined || monthNumber(end, 'end') < monthNumber(asOf, 'end');
  if (date !== undefined && isOver) return false;
  const year = Number(asOf.slice(0, 4));
  const years = [...rest.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].map(([one]) => Number(one));
  const to = SPAN.exec(rest)?.groups?.to;
  return years.every((one) => one <= year) && (to === undefined || Number(to) >= year);
}
