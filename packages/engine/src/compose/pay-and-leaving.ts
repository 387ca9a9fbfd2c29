import rows from '../../data/phrases/pay-and-leaving.json' with { type: 'json' };
import { findVerbForm } from '../language/en/verb-forms.ts';
import { anyOf, readTable } from '../language/table.ts';
import { foldInPlace, withoutBars } from '../read/characters.ts';

const ROWS = readTable<{ label: string; kind: string }>(rows);
const wordsOfKind = (...kinds: string[]): string =>
  `(?:${anyOf(ROWS.filter(({ kind }) => kinds.includes(kind)).map(({ label }) => label))})`;

const ENDS = String.raw`(?![\p{L}\d])`;
const BESIDE = wordsOfKind('beside') + ENDS;
const PERIOD = `(?:(?:/|(?:per|pro|par|por|al|an?|each|every|im|je|za) )? ?${wordsOfKind('period')}${ENDS})`;
/** "(gross)", "per month": what a label says more of its sum. */
const OF_LABEL = `(?: ?\\((?:${BESIDE}|${PERIOD})\\)| (?:${BESIDE}|${PERIOD}))?`;
const SURE = `${wordsOfKind('pay')}${OF_LABEL}`;
const UNSURE = `${wordsOfKind('unsure pay')}${OF_LABEL}`;
const LEAVING = wordsOfKind('leaving');
const LABEL = `(?:${SURE}|${UNSURE}|${LEAVING})`;
const MARK = '(?: ?[:=] ?| [–—-] )';

const ABOUT = String.raw`(?:(?:about|approx\.?|around|circa|ca\.?|from|over|up to|env\.?|environ|rund|etwa|c\.|~|\+\/-) ?)?`;
const COIN_BEFORE = String.raw`(?:(?:\p{L}{1,3}\.? ?)?\p{Sc}|(?:${wordsOfKind('coin')}|r|p|k|q|s\/)(?!\p{L})\.?)`;
const COIN_AFTER = String.raw`(?:\p{Sc}|${wordsOfKind('coin')}${ENDS}\.?)`;
const NUMBER = String.raw`\d{1,9}(?:[.,'’ ]\d{1,3})*`;
const LAKHS = `(?:lpa|lakhs?|lacs?)${ENDS}`;
const MONEY = `(?:${COIN_BEFORE} ?)?${NUMBER}(?: ?(?:k${ENDS}|${LAKHS}))?(?:[/,.][-–])?(?: ?${COIN_AFTER})?`;
const GRADE = `(?:grade|band|scale|step|level|point|tier|spine)`;
const OF_GRADE = String.raw`${GRADE} (?:\p{L}{1,2}|\p{L}?\d{1,3}\p{L}?|[ivx]{1,4})${ENDS}(?:, (?:${GRADE}|top|bottom|middle|of|the|${BESIDE})(?: (?:${GRADE}|of|the) ?\d{0,2})*)?`;
/** What may stand beside a sum, and nothing else: whatever else is told is work. */
const REST = String.raw`(?:[ ,]{0,2}(?:${PERIOD}|${BESIDE}|\((?:${PERIOD}|${BESIDE}|${OF_GRADE})\)|${OF_GRADE}))*`;
const SUM = `${ABOUT}${MONEY}(?: ?(?:-|–|—|to|bis|a|al|til|till) ?${MONEY})?${REST}`;
/** What a form is told where no sum is named. */
const NO_SUM = String.raw`(?:(?:negotiable|confidential|undisclosed|open|(?:up)?on request|minimum wage|a convenir|negociavel|nach vereinbarung|vhb|n\/?a|unpaid|confidentiel|confidencial)${ENDS}|${OF_GRADE}|tv-?(?:l|od)(?: eg? ?\d{1,2}[a-c]?)?)${REST}`;

const whole = (source: string): RegExp => new RegExp(`^(?:${source})[.,;!]?$`, 'iu');
const IS_SURE = whole(`${SURE}(?:${MARK}| )(?<sum>${SUM})`);
const IS_UNSURE = whole(`${UNSURE}${MARK}(?<sum>${SUM})`);
const IS_NO_SUM = whole(`${SURE}${MARK}${NO_SUM}`);
const HAS_COIN = new RegExp(
  String.raw`\p{Sc}|${LAKHS}|(?<!\p{L})${COIN_BEFORE} ?\d|\d ?${COIN_AFTER}`,
  'iu',
);
const HAS_PERIOD = new RegExp(String.raw`\blpa${ENDS}|[\d\p{L}\p{Sc}.,/-] ?${PERIOD}`, 'iu');
/** A bare "2000" may be a year, a model or a count. */
const IS_LARGE = /\d{1,3}(?:[.,'’ ]\d{3})+(?!\d)|\d{5}/;

const IS_LEAVING = new RegExp(`^${LEAVING}${MARK}(?<reason>\\S.*)$`, 'iu');
const BARE_LABEL = new RegExp(`^${LABEL} ?[:=]?$`, 'iu');
const IS_OF_REASON = new RegExp(String.raw`(?<!\p{L})${wordsOfKind('reason')}${ENDS}`, 'iu');

/** Cells, and sentences: "Rs. 45,000" and "No. 12" go on. */
const PARTS =
  / ?[|\t•·] ?|(?<=[\p{L}\d)][\p{Ll}\d)][.!?;](?<!\b(?:[Rr]s|[Kk]r|[Nn]o|[Nn]r|[Cc]a|[Ee]nv|[Cc]o|[Ll]td|[Ii]nc|[Aa]pprox)\.)) (?=[\p{Lu}\d])/gu;
/** Where the next label stands behind a field. */
const NEXT_LABEL = new RegExp(`(?:[,;] ?| [–—-] | )(?=${LABEL}${MARK})`, 'giu');
const OPENS_FIELD = new RegExp(`^${LABEL}(?:${MARK}| \\p{Sc}| \\d)`, 'iu');

/** A longer value tells of something else. */
const PAY_LETTERS_MAX = 160;
const LABEL_LETTERS_MAX = 60;
const REASON_WORDS_MAX = 8;

const plain = (text: string): string => withoutBars(foldInPlace(text));

/** A sum behind a label; where the word has other uses, one that nothing else can be. */
function isPay(part: string, isAlone: boolean): boolean {
  if (part.length > PAY_LETTERS_MAX) return false;
  const text = plain(part.trim());
  if (IS_NO_SUM.test(text)) return true;
  const sure = IS_SURE.exec(text)?.groups?.['sum'];
  if (sure !== undefined)
    return IS_LARGE.test(sure) || HAS_COIN.test(sure) || HAS_PERIOD.test(sure);
  const sum = IS_UNSURE.exec(text)?.groups?.['sum'];
  return sum !== undefined && HAS_COIN.test(sum) && (isAlone || HAS_PERIOD.test(text));
}

/** "Reason for leaving: analysed 40 a year", "...: moved, trained 12 drivers", "...: moved, Duties: stock" tell more than a reason. */
function isLeaving(part: string): boolean {
  const reason = IS_LEAVING.exec(plain(part.trim()))?.groups?.['reason'];
  if (reason === undefined || reason.includes(':')) return false;
  const tellsWork = reason
    .split(/, | [–—-] /)
    .some(
      (clause) => /\d/.test(clause) && findVerbForm(clause.split(' ')[0] ?? '', 'past') !== null,
    );
  return !(
    tellsWork ||
    /\p{L}{3}[.!?] \p{Ll}/u.test(reason) ||
    / [–—-] \p{Lu}/u.test(part.trim().slice(-reason.length))
  );
}

const isBareLabel = (row = ''): boolean =>
  row.length <= LABEL_LETTERS_MAX && BARE_LABEL.test(plain(row.trim()));
/** What stands apart from its label, in the next cell or row, must be a sum or speak of leaving. */
const isValueOf = (label: string, value = ''): boolean =>
  isPay(`${bare(label)}: ${value.trim()}`, true) ||
  (IS_LEAVING.test(plain(`${bare(label)}: x`)) &&
    value.trim().split(' ').length <= REASON_WORDS_MAX &&
    !/[\d:]/.test(value) &&
    IS_OF_REASON.test(plain(value)));
const bare = (label: string): string => label.trim().replace(/ ?[:=]$/, '');

interface Piece {
  text: string;
  /** What parts it from the piece before. */
  before: string;
}

function split(text: string, marks: RegExp, folded = text): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let before = '';
  for (const found of folded.matchAll(marks)) {
    pieces.push({ text: text.slice(from, found.index), before });
    from = found.index + found[0].length;
    before = text.slice(found.index, from);
  }
  return [...pieces, { text: text.slice(from), before }];
}

/** Fields behind a field; a reason ends at its semicolon. A line that opens otherwise is one piece. */
function piecesOf({ text, before }: Piece): Piece[] {
  const folded = plain(text);
  if (!OPENS_FIELD.test(folded)) return [{ text, before }];
  const fields = joinLabels(split(text, NEXT_LABEL, folded)).flatMap((field) =>
    IS_LEAVING.test(plain(field.text)) ? withBefore(split(field.text, /; ?/g), field) : [field],
  );
  return withBefore(fields, { before });
}

const withBefore = (pieces: readonly Piece[], { before }: Pick<Piece, 'before'>): Piece[] =>
  pieces.map((piece, at) => (at === 0 ? { ...piece, before } : piece));

/** "Final" before "salary: 13,300" is of the label. */
function joinLabels(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isOfLabel =
      last !== undefined && piece.before === ' ' && !/[:=]|\p{Sc}|\d/u.test(last.text);
    if (isOfLabel) last.text += piece.before + piece.text;
    else joined.push({ ...piece });
  }
  return joined;
}

function withoutFields(row: string): string {
  // Runs of blanks say nothing, and take long to look through.
  const pieces = split(row.replace(/[^\S\t]+/g, ' ').trim(), PARTS).flatMap(piecesOf);
  const isAlone = pieces.length === 1;
  let isValue = false;
  const left = pieces.filter(({ text }, at) => {
    const next = pieces[at + 1];
    if (isValue) {
      isValue = false;
      return false;
    }
    // "Salary | 13,300" is one field in two cells.
    isValue = isBareLabel(text) && isValueOf(text, next?.text);
    return !(isValue || isLeaving(text) || isPay(text, isAlone));
  });
  if (left.length === pieces.length) return row;
  return withoutEndMarks(
    left.map(({ text, before }, at) => (at === 0 ? text : before + text)).join(''),
  );
}

function withoutEndMarks(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s,;|•·–—-]/u.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

/** A text without what a job paid and why it ended, as forms and lists of posts tell both; '' where it holds nothing else, the text itself where it holds none. */
export function withoutPayAndLeaving(text: string): string {
  const rows = text.split('\n');
  let isValue = false;
  const kept = rows.flatMap((row, at) => {
    if (isValue) {
      isValue = false;
      return [];
    }
    // "Reason for leaving" alone: its value stands in the row below.
    isValue = isBareLabel(row) && isValueOf(row, rows[at + 1]);
    const left = isValue ? '' : withoutFields(row);
    return left === '' && row.trim() !== '' ? [] : [left];
  });
  const rest = kept.join('\n');
  return rest === text ? text : rest.trim();
}
