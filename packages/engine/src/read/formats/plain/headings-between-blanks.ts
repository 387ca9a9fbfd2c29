import { isEnglish } from '../../../language/en/english-words.ts';
import { findDateRange } from '../../date-range.ts';
import { hasDegree, hasSchool } from '../../fields/degree.ts';
import { companyScore, titleScore } from '../../fields/title-score.ts';
import { guessHeadingKind, headingKindOf } from '../../sections/heading.ts';
import { isCertificate } from '../../sections/line-kinds.ts';
import { HEADING_MARK } from './dressed-headings.ts';

const MAX_WORDS = 6;
const MAX_QUESTION_WORDS = 8;
/** As many rows show by their words that what stands between blank rows is a heading. */
const MIN_KNOWN = 3;
const ROW = /^(?![^:]*:\s*\S)[\p{L}'’][^@\d|;•·\t]*[\p{L})?:'’]$/u;
const FEW_LETTERS = 3;
const LISTS: ReadonlySet<string> = new Set(['skills', 'interests', 'languages', 'awards']);

const isBlank = (row: string | undefined): boolean => (row ?? '').trim() === '';

/** Whether the row can be a heading by its form alone: few words, no figures, no sentence. */
function isHeadingRow(row: string): boolean {
  const text = row.trim();
  const most = text.endsWith('?') ? MAX_QUESTION_WORDS : MAX_WORDS;
  return text.split(/\s+/).length <= most && ROW.test(text);
}

const isKnown = (row: string): boolean => headingKindOf(row) !== undefined;
const isList = (row: string): boolean => LISTS.has(headingKindOf(row) ?? '');

const isCommon = (word: string): boolean =>
  word.length <= FEW_LETTERS || isEnglish(word) || isEnglish(word.replace(/s$/, ''));

/** "Grace Mensima", "Clinica Las Palomas": words in capitals that are not all common ones. */
function isName(text: string): boolean {
  const [first, ...others] = text.match(/[\p{L}'’]+/gu) ?? [];
  const isCapitals = others.length > 0 && others.every((word) => /^\p{Lu}/u.test(word));
  return isCapitals && ![first, ...others].every((word) => isCommon((word ?? '').toLowerCase()));
}

/** A job, an employer, a school or a ticket may stand between blank rows, too. */
const namesEntry = (text: string): boolean =>
  titleScore(text) >= 1 ||
  companyScore(text) >= 1 ||
  hasSchool(text) ||
  hasDegree(text) ||
  (isCertificate(text) && guessHeadingKind(text) === 'other') ||
  isName(text) ||
  findDateRange(text) !== undefined;

/** Where every heading whose words are known stands between blank rows, and little else does, the other short rows that stand so are headings, too, whatever their words. From the first known one on: above it stand the name and the contacts. */
export function withHeadingsBetweenBlanks(rows: readonly string[]): string[] {
  if (rows.some((row) => row.startsWith(HEADING_MARK))) return [...rows];
  const wide = headingsBelowTwoBlanks(rows);
  if (wide.size > 0) return withMarks(rows, wide);
  const apart = rows.flatMap((row, index) =>
    isBlank(rows[index - 1]) && isBlank(rows[index + 1]) && isHeadingRow(row) ? [index] : [],
  );
  const first = apart.findIndex((index) => isKnown(rows[index] ?? ''));
  const own = first < 0 ? [] : apart.slice(first);
  const known = own.filter((index) => isKnown(rows[index] ?? ''));
  const others = own.filter((index) => !known.includes(index));
  // A heading right above its text shows that blank rows part something else.
  const isClose = rows.some(
    (row, index) =>
      !isBlank(row) &&
      isBlank(rows[index - 1]) &&
      !isBlank(rows[index + 1]) &&
      isHeadingRow(row) &&
      isKnown(row),
  );
  if (known.length < MIN_KNOWN || others.length > known.length || isClose) return [...rows];
  // Where a blank row stands behind every row, it parts nothing.
  const from = own[0] ?? 0;
  const isDouble = rows.every((row, at) => at < from || isBlank(row) || isBlank(rows[at + 1]));
  if (isDouble) return [...rows];
  const marked = new Set(known);
  const beside = (index: number, step: 1 | -1): number => {
    let at = index + step;
    while (at > 0 && at < rows.length && isBlank(rows[at])) at += step;
    return at;
  };
  // In a list, a short row beside other short rows is one of them.
  const isItem = (index: number): boolean => {
    const above = known.findLast((one) => one < index) ?? first;
    const isShort = (at: number): boolean => others.includes(at) && !/[,.:]/.test(rows[at] ?? '');
    return isList(rows[above] ?? '') && [beside(index, -1), beside(index, 1)].some(isShort);
  };
  for (const index of others) {
    const below = beside(index, 1);
    // Right below a heading stands what it names.
    const isText = marked.has(beside(index, -1)) || marked.has(below) || below >= rows.length;
    if (!isText && !isItem(index) && !namesEntry((rows[index] ?? '').trim())) marked.add(index);
  }
  return marked.size === known.length ? [...rows] : withMarks(rows, marked);
}

const withMarks = (rows: readonly string[], marked: ReadonlySet<number>): string[] =>
  rows.map((row, index) => (marked.has(index) ? HEADING_MARK + row.trim() : row));

const MIN_WIDE = 3;
const MIN_KNOWN_WIDE = 2;

/** Where two blank rows and more stand above headings alone, and above each whose words are known, what else stands below two is a heading, too. */
function headingsBelowTwoBlanks(rows: readonly string[]): ReadonlySet<number> {
  const isBelow = (index: number): boolean => isBlank(rows[index - 1]) && isBlank(rows[index - 2]);
  const first = rows.findIndex((row) => !isBlank(row));
  const wide = rows.flatMap((row, index) =>
    index > first && !isBlank(row) && isBelow(index) ? [index] : [],
  );
  const isOther = rows.some(
    (row, index) =>
      isBlank(rows[index - 1]) && !isBelow(index) && isHeadingRow(row) && isKnown(row),
  );
  const texts = wide.map((index) => (rows[index] ?? '').trim());
  const known = texts.filter(isKnown).length;
  const isDress =
    wide.length >= MIN_WIDE &&
    known >= MIN_KNOWN_WIDE &&
    known < wide.length &&
    !isOther &&
    texts.every((text) => isHeadingRow(text) && (isKnown(text) || !namesEntry(text)));
  return new Set(isDress ? wide : []);
}
