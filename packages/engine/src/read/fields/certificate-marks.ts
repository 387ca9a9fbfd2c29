import { fold, foldInPlace } from '../characters.ts';
import { type DateRange, findDateRange } from '../date-range.ts';
import { cut, type Slice, strip, valued } from '../slice.ts';
import { findWholeLink } from './links.ts';

/** What stands in a row beside names: who gave it by a label, when it was given, until when it holds, its number, its address, how it stands. */
export interface Mark extends Slice {
  kind: 'date' | 'until' | 'number' | 'url' | 'remark' | 'issuer';
  range?: DateRange;
  /** Of an issuer, without its label. */
  value?: Slice;
}

const UNTIL_WORDS = [
  '(?:(?:commission|licen[cs]e|card|certificate) )?exp\\p{L}*\\.?(?: date)?',
  'valid(?:ity)?(?: (?:until|through|thru|to|till|upto|up to))?',
  '(?:valid |in force )?(?:until|till|upto|up to)',
  '(?:good|current) (?:until|through|thru|to)',
  'renew(?:al|s|able)?(?: due)?(?: date)?',
  'due',
  'gultig bis(?: zum)?|valable jusqu\\p{L}*(?: (?:au|en))?|jusqu\\p{L}*(?: (?:au|en))?|expire(?: le| en)?',
  'valid[oa] (?:hasta|ate|fino al?)|vigente hasta|hasta|caduca\\p{L}*|vence|validade|scadenza|wazne do|geldig tot(?: en met)?',
];
/** "exp. 05/2026", "valid to". */
const UNTIL = new RegExp(`(?<!\\p{L})(?:${UNTIL_WORDS.join('|')})[\\s:,–-]*(?:on |in )?$`, 'u');
/** Words before a date of issue, which say nothing else. */
const GIVEN_WORDS =
  'issued?(?: on| in)?|awarded|obtained|completed|received|earned|passed|granted|gained|certified|registered|renewed|refreshed|renouvele\\p{L}*(?: en| le)?|renovad[oa](?: en| em)?|rinnovat[oa](?: nel)?|erneuert|vernieuwd|recertified|updated|date(?: of issue)?|since|as of|in|from|dated|erworben|seit|depuis|obtenu\\p{L}*|desde|obtenid[oa]';
const GIVEN = new RegExp(`(?<!\\p{L})(?:${GIVEN_WORDS})[\\s:]*$`, 'u');
/** Editions that belong to a name: "WHMIS 2015", "STCW 2010", "ISO 9001:2015", "Excel 2019". */
const EDITION =
  /(?:whmis|simdut|csts|stcw(?:-| as amended)?|icdar|excel|office|word|windows|server|autocad|revit|nec|cfc|\d:|iso \d+[:-])\s*$/u;

/** Of these the editions are known: "WHMIS 2023" says when. */
const WITH_EDITIONS = /(?:whmis|simdut)\s*$/u;

const NUMBER_OF =
  '(?:licen[cs]e|lic|registration|reg|certificate|cert|card|badge|membership|member|credential|permit|pin|file|ticket|id|roll|serial|nmc|ahpra|prc|siren|agrement)';
const CODE =
  '[\\p{L}]{0,5}[ /.-]{0,2}\\d[\\p{L}\\d]*(?:[ /.-]{1,2}(?!(?:19|20)\\d\\d\\b)[\\p{Lu}\\d]*\\d[\\p{Lu}\\d]*)*(?:\\p{Lu}|-\\p{Lu}{1,3})?';
/** "No. 12345", "#1234", "Reg. no: AB 123", "Credential ID X1Y2". */
const NUMBER = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${NUMBER_OF}\\.? ?)?(?:no|nr|num|number|n°|№|#|id)\\.?(?![\\p{L}])\\s?:?\\s?|(?:${NUMBER_OF})\\.?:? ?(?=[\\p{L}-]{0,5}\\d{4})|#\\s?)${CODE}`,
  'giu',
);
/** A code of many figures that stands apart: "12345678", "1014-5555-0000-1234". Behind a space it belongs to the name: "OCT 555010". */
const BARE_NUMBER = /(?<=^|[,;(|–—:\t]\s*)\d{2,}(?:[ -]\d{3,})*\d{3,}(?![\p{L}\d-])/gu;

/** "R-5531" between commas: letters and many figures. */
const LETTERED_NUMBER =
  /(?<=[,;(|–—:\t]\s*)\p{Lu}{1,4}[-/]\d{4,}(?:[-/][\p{Lu}\d]+)*(?=\s*(?:$|[,;)|\t]))/gu;
/** "Texas RN licence 000914": the word behind a name belongs to it. */
const OF_NAME =
  /^(?:licen[cs]e|certificate|card|permit|registration|membership)\s+(?=\p{L}{0,3}-?\d)/iu;

const MONTH_NAMES =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const REMARKS = [
  'current|active|valid|clear|clean|expired|lapsed|pending|in progress|ongoing|enrolled|in good standing|good standing',
  "(?:clean|clear|full)? ?(?:driving |driver'?s? )?(?:abstract|record)",
  'no (?:points|endorsements|restrictions|demerits)|\\d points',
  'own (?:car|vehicle|transport|truck)|with (?:own )?car',
  'automunit[oa]|con auto propria|vehicule[e]?|voiture personnelle|eigenes (?:auto|fahrzeug)',
  'eigen (?:auto|vervoer)|(?:coche|vehiculo|carro|auto) propi[oa]|carro proprio|wlasny samochod',
  'online|in person|distance learning|e-learning|blended|classroom|self[- ]paced',
  '(?:annually|yearly|regularly) renewed|renewed (?:annually|yearly|every year)|up to date|recertified|renewed|issued',
  '(?:passed|pass)(?: (?:first (?:try|time|attempt)|with (?:distinction|merit)|the board|at first attempt))?|with (?:distinction|merit|honou?rs)',
  'distinction|merit|see attached|copy (?:available|on request)|available on request|on request|not completed|awaiting (?:card|result|results)',
  '\\d+ (?:hours?|hrs?|days?|weeks?|months?|cpd hours|credits|heures|stunden|horas|ore)(?: course)?',
  'in force|en vigueur|en vigor|vigente|al dia|in regola|still valid|in[- ]house|same \\p{L}{4,12}',
  `(?:refreshed|renew(?:ed|al)?|expires?|due|valid(?: to| until)?) (?:${MONTH_NAMES})`,
  'lifetime|no expiry|does not expire|life member(?:ship)?',
];
const REMARK = new RegExp(`^(?:${REMARKS.join('|')})$`, 'u');

/** "40 hrs", "online", "refresher": how long or in which way it was taught, which a bracket behind the name says of it. */
const TAUGHT =
  /^(?:online|in person|distance learning|e-learning|blended|refresher|(?:\d+|one|two|three) ?(?:h|hours?|hrs?|days?|weeks?|months?))$/u;
export const saysHowTaught = (text: string): boolean => TAUGHT.test(fold(text).trim());

/** Whether the text says how a certificate stands and names nothing. */
export const isRemark = (text: string): boolean =>
  REMARK.test(fold(text).replace(/^[\s(*-]+|[\s).,*]+$/g, ''));

/** "Issuing body: Example Board": a form's or a portal's label before who gave the certificate above. */
const ISSUED_BY =
  /^(?:issu(?:ed by|er|ing (?:body|organi[sz]ation|authority|institution|agency))|award(?:ed by|ing (?:body|institution|organi[sz]ation))|(?:certif(?:ied by|ying body)|provider|training provider|provided by|given by|organisme|delivre par|ausgestellt von|emisor|emitido por|rilasciato da)) ?: */iu;

/** The dates, numbers and addresses of a row, in their order; none overlaps another. */
export function marksOf(row: Slice): Mark[] {
  const marks = [...dateMarks(row)];
  const label = ISSUED_BY.exec(row.text)?.[0].length ?? 0;
  if (label > 0) {
    const end = marks[0] === undefined ? row.text.length : marks[0].start - row.start;
    const value = strip(cut(row, label, end), /[\s,;:(–-]/u);
    const kind = value.text === '' ? 'remark' : 'issuer';
    return [{ ...cut(row, 0, end), kind, value }, ...marks];
  }
  const isFree = (from: number, to: number): boolean =>
    marks.every((mark) => to <= mark.start - row.start || from >= mark.end - row.start);
  const add = (kind: Mark['kind'], from: number, to: number): void => {
    if (isFree(from, to)) marks.push({ ...cut(row, from, to), kind });
  };
  for (const pattern of [NUMBER, BARE_NUMBER, LETTERED_NUMBER])
    for (const match of row.text.matchAll(pattern)) {
      if (!/\d.*\d.*\d/.test(match[0])) continue;
      const isNamed = /[\p{L})]\s$/u.test(row.text.slice(0, match.index));
      const lead = isNamed ? (OF_NAME.exec(match[0])?.[0].length ?? 0) : 0;
      add('number', match.index + lead, match.index + match[0].length);
    }
  for (const match of row.text.matchAll(/\S*[./]\S*/g)) {
    const link = findWholeLink(cut(row, match.index, match.index + match[0].length));
    if (link !== undefined) add('url', link.start - row.start, link.end - row.start);
  }
  return marks.sort((a, b) => a.start - b.start);
}

const YEAR_LENGTH = 4;

/** "to 11/2027 | Door supervisor licence": with no date before it, what stands behind "to" is the end. */
const BARE_TO = /^\s*(?:to|bis|au|al|ate)\s+$/;

function* dateMarks(row: Slice): Generator<Mark> {
  let from = 0;
  while (from < row.text.length) {
    const rest = row.text.slice(from);
    const range = withoutLevel(findDateRange(rest), rest) ?? shortMonth(rest);
    if (range === undefined) return;
    const before = foldInPlace(row.text.slice(0, from + range.from));
    const to = from + range.to;
    const isDated = WITH_EDITIONS.test(before) && !/^(?:1988|2015)/.test(rest.slice(range.from));
    if (EDITION.test(before) && !isDated) {
      from += range.from + YEAR_LENGTH;
      continue;
    }
    const until = UNTIL.exec(before.slice(from)) ?? (from === 0 ? BARE_TO.exec(before) : null);
    const label = until ?? GIVEN.exec(before.slice(from));
    const start = label === null ? from + range.from : from + label.index;
    yield { ...cut(row, start, to), kind: until === null ? 'date' : 'until', range };
    from = to;
  }
}

/** "Example Board, Nov 17", "exp. Aug 28": no certificate is dated by a month and its day. */
function shortMonth(text: string): DateRange | undefined {
  const found = SHORT_MONTH.exec(text);
  const { month, year } = found?.groups ?? {};
  if (found === null || month === undefined || year === undefined) return undefined;
  const whole = findDateRange(`${month} '${year}`);
  if (whole?.start === undefined || !whole.start.includes('-')) return undefined;
  const from = found.index + found[0].indexOf(month);
  return { ...whole, from, to: found.index + found[0].length };
}

const SHORT_MONTH =
  /(?:^|[,;(|\t–-]\s*|\s)(?<month>\p{L}{3,9})\.? (?<year>\d{2})(?=\s*(?:$|[,;)|\t]))/u;

/** "Level 2 March 2022": the figure belongs to the name. */
function withoutLevel(range: DateRange | undefined, text: string): DateRange | undefined {
  if (range === undefined || !LEVEL_WORD.test(text.slice(0, range.from))) return range;
  const day = /^\d{1,2}\s+(?=\p{L})/u.exec(text.slice(range.from, range.to));
  return day === null ? range : { ...range, from: range.from + day[0].length };
}

const LEVEL_WORD =
  /(?:level|class|grade|part|stage|category|phase|tier|cat\.?|niveau|nivel|stufe)\s*$/iu;

/** The day or month of a mark as an ISO date, over all that the mark covers. */
export function dated(mark: Mark): { date?: Slice; endDate?: Slice } {
  const { start, end, isRange } = mark.range ?? {};
  const given = isRange === true ? start : end;
  const isPeriod = isRange === true && end !== undefined && end !== start;
  return {
    ...(given !== undefined && { date: valued(mark, given) }),
    ...(isPeriod && { endDate: valued(mark, end) }),
  };
}
