import rows from '../../data/phrases/pay-and-leaving.json' with { type: 'json' };
import { findVerbForm } from '../language/en/verb-forms.ts';
import { anyOf, readTable } from '../language/table.ts';
import { foldInPlace, withoutBars } from '../read/characters.ts';

const ROWS = readTable<{ label: string; kind: string }>(rows);
const labelsOf = (kind: string): string =>
  anyOf(ROWS.filter((row) => row.kind === kind).map(({ label }) => label));

/** "(gross)", "per month": what a label says more of its sum. */
const OF_LABEL = String.raw`(?:\s*\([^)]{1,24}\))?(?: (?:per|pro|par|por|al|brut|brutto|bruto|lordo|net|netto|gross) ?\p{L}*| p\.? ?[am]\.?)?`;
const PAY_LABEL = `(?:${labelsOf('pay')})${OF_LABEL}`;
const LEAVING_LABEL = `(?:${labelsOf('leaving')})`;
const MARK = String.raw`\s*(?:[:=|\t]|\s[–—-]\s)\s*`;

const ABOUT = String.raw`(?:(?:about|approx\.?|around|circa|ca\.?|from|over|up to|env\.?|environ|rund|etwa|c\.|~|\+\/-)\s*)?`;
const COIN = String.raw`(?:\p{Sc}|[\p{L}]{1,3}\.?\s?\p{Sc}|(?:rs|kr|zl|kc|ksh|tsh|ush|rm|rp|lei|r|p|k|q|s\/|us|rmb)\.?|[a-z]{3})`;
const NUMBER = String.raw`\d[\d.,'’]*(?: \d{3})*`;
const AFTER_NUMBER = String.raw`\s*(?:\p{Sc}|k\b|lpa\b|lakhs?\b|p\.?\s?[amhw]\b|per\b|pro\b|par\b|por\b|an?\b|\/|${COIN}\b)`;
/** A sum, or a step of a scale, or what a form is told where no sum is named. */
const SUM = String.raw`${ABOUT}(?:${COIN}\s*${NUMBER}|\d{1,3}(?:[.,'’ ]?\d{3})+|\d{4,}|${NUMBER}${AFTER_NUMBER})`;
const NO_SUM = String.raw`(?:negotiable|confidential|undisclosed|open\b|(?:up)?on request|minimum wage|(?:grade|band|scale|step|level|point|tier|step) [\p{L}\d]|a convenir|negociavel|nach vereinbarung|vhb\b|tvl?\b|tvod\b|n\/?a\b|unpaid|confidentiel|confidencial)`;
const IS_PAY = new RegExp(
  String.raw`^(?:${PAY_LABEL}(?:${MARK}|\s+)${SUM}|${PAY_LABEL}${MARK}${NO_SUM})`,
  'iu',
);
const IS_LEAVING = new RegExp(`^${LEAVING_LABEL}${MARK}\\S`, 'iu');
const BARE_LABEL = new RegExp(`^(?:(?:${PAY_LABEL}|${LEAVING_LABEL})\\s*[:=|]?\\s*)+$`, 'iu');

/** The blanks between two sentences; "Rs. 45,000" and "No. 12" go on. */
const BETWEEN_SENTENCES =
  /(?<=[\p{L}\d)][\p{Ll}\d)][.!?;](?<!\b(?:[Rr]s|[Kk]r|[Nn]o|[Nn]r|[Cc]a)\.))\s+(?=\p{Lu})/gu;
/** Where a row is parted: cells, sentences (a line feed), and before the next such label. */
const PARTS = new RegExp(
  String.raw`\s*[|\t•·\n]\s*|(?:\s*[,;]\s*|\s+[–—-]\s+|\s{2,}|\s+)(?=(?:${PAY_LABEL}|${LEAVING_LABEL})\s*[:=])`,
  'giu',
);

/** A longer value tells of something else. */
const PAY_WORDS_MAX = 16;
const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

const plain = (text: string): string => withoutBars(foldInPlace(text));
const isPay = (part: string): boolean =>
  IS_PAY.test(plain(part)) && wordsIn(part) <= PAY_WORDS_MAX && !tellsAct(part);
const isLeaving = (part: string): boolean => IS_LEAVING.test(plain(part));
const isField = (part: string): boolean => isPay(part) || isLeaving(part);
/** "Salary: 300 paid each month on time": an act behind what looks like a label. */
const tellsAct = (part: string): boolean =>
  findVerbForm(
    part
      .slice(part.indexOf(':') + 1)
      .trim()
      .split(/\s+/)[0] ?? '',
    'past',
  ) !== null;

/** A short sentence without an act, behind why a job ended: "The whole site closed." */
const REASON_WORDS_MAX = 8;
const goesOn = (part: string): boolean =>
  wordsIn(part) <= REASON_WORDS_MAX &&
  findVerbForm(part.split(/\s+/)[0]?.toLowerCase() ?? '', 'past') === null &&
  !/\d/.test(part);

interface Piece {
  text: string;
  /** What parts it from the piece before. */
  before: string;
}

function piecesOf(row: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let before = '';
  const marked = row.replace(BETWEEN_SENTENCES, (blanks) => '\n'.repeat(blanks.length));
  for (const found of plain(marked).matchAll(PARTS)) {
    pieces.push({ text: row.slice(from, found.index), before });
    from = found.index + found[0].length;
    before = row.slice(found.index, from);
  }
  return [...pieces, { text: row.slice(from), before }];
}

/** "Salary | 13,300" is one field in two cells. */
function joinCells(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    // A label within a longer one: "Final" before "salary: 13,300".
    const isOfLabel = last !== undefined && /^ +$/.test(piece.before) && !isField(last.text);
    const whole = isOfLabel ? last.text + piece.before + piece.text : '';
    if (last !== undefined && isField(whole)) joined[joined.length - 1] = { ...last, text: whole };
    else if (last !== undefined && last.text !== '' && BARE_LABEL.test(plain(last.text))) {
      const label = last.text.replace(/[:=\s]+$/, '');
      joined[joined.length - 1] = { ...last, text: `${label}: ${piece.text}` };
    } else joined.push(piece);
  }
  return joined;
}

function withoutFields(row: string): string {
  let isBehindReason = false;
  const pieces = joinCells(piecesOf(row));
  const left = pieces.filter(({ text }) => {
    const leaves = isLeaving(text);
    const goes = leaves || isPay(text) || (isBehindReason && goesOn(text));
    isBehindReason = leaves || (isBehindReason && goes);
    return !goes;
  });
  if (left.length === pieces.length) return row;
  return left
    .map(({ text, before }, at) => (at === 0 ? text : before + text))
    .join('')
    .replace(/[\s,;|•·–—-]+$/u, '');
}

/** A text without what a job paid and why it ended, as forms and lists of posts tell both; '' where it holds nothing else, the text itself where it holds none. */
export function withoutPayAndLeaving(text: string): string {
  const rows = text.split('\n');
  const kept = rows.flatMap((row, at) => {
    // "Reason for leaving" alone: its value stands in the row below.
    const isLabel = isBareLabel(row) && isValue(rows[at + 1]);
    const isOfLabel = isBareLabel(rows[at - 1]) && isValue(row);
    const left = isLabel || isOfLabel ? '' : isBareLabel(row) ? row : withoutFields(row);
    return left === '' && row.trim() !== '' ? [] : [left];
  });
  const rest = kept.join('\n');
  return rest === text ? text : rest.trim();
}

const isBareLabel = (row = ''): boolean => row.trim() !== '' && BARE_LABEL.test(plain(row.trim()));
const isValue = (row = ''): boolean =>
  row.trim() !== '' && (goesOn(row) || isPay(`salary: ${row}`));
