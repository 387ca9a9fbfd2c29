import { fold } from '../characters.ts';
import { findDateRange, isWholeDate } from '../date-range.ts';
import type { Block } from '../sections/block.ts';
import { cut, type Slice } from '../slice.ts';
import {
  hasDegree,
  hasSchool,
  isLeavingAlone,
  isLevelOfSchooling,
  startsWithDegree,
} from './degree.ts';
import { rowDate } from './entries.ts';
import { findScore, isGrade } from './grade.ts';
import { type HeadPieces, headPieces } from './head-pieces.ts';
import { likelyStudies } from './likely-studies.ts';
import { findWholeLink } from './links.ts';
import { splitItems } from './skills.ts';
import { isDegreeFirst, type StudyParts } from './study-parts.ts';

export interface EducationDraft {
  institution?: Slice;
  url?: Slice;
  studyType?: Slice;
  area?: Slice;
  startDate?: Slice;
  endDate?: Slice;
  score?: Slice;
  courses?: Slice[];
  /** Not in JSON Resume 1.0.0, which allows further keys: the school's place. */
  location?: Slice;
  /** Not in JSON Resume 1.0.0 either: honours, theses, activities. */
  highlights?: Slice[];
}

const COURSES =
  /^(?:(?:relevant|related|selected|key|major|core)\s+)?(?:course ?work|courses|modules|subjects|cours(?: suivis)?|vakken|asignaturas|disciplinas|przedmioty|курсы)(?:\s+included?)?\s*:\s*/i;
/** Rows that say something about the studies and name neither school nor degree. */
const DETAIL =
  /^(?:(?:master'?s?|bachelor'?s?|diplom|final|doctoral|phd) )?(?:thesis|dissertation|minors?|majors?|honou?rs|awards?|activities|advisors?|supervisors?|focus|speciali[sz]ation|concentration|emphasis|electives|projects?|societies|achievements|schwerpunkte?|abschlussarbeit|\p{L}*arbeit|thema|memoire|option|specialite|mention|tesis|tesi|praca \p{L}+|scriptie|afstudeerrichting|тема|специальность)\s*[:–-]\s/iu;

/** The rows of one school's entry: those of its head with their pieces, and what else is said of it. */
export interface SchoolEntry {
  rows: readonly Block[];
  head: Block[];
  details: Block[];
  parts: HeadPieces;
}

/** The entries of a section of schooling; a row that names what the entry already has opens the next one. */
export function schoolEntries(given: readonly Block[]): SchoolEntry[] {
  const blocks = withWholeNames(given);
  const isRow = rowTest(blocks);
  const set = blocks.filter(isRow);
  const isClosed = closesWithDates(set);
  const isOpened = opensWithDates(set);
  const isPaired = arePairs(set);
  const isList = isListOfStudies(blocks);
  const isMarked = blocks.some(({ entryRow }) => entryRow === 'opens');
  const groups: Block[][] = [];
  blocks.forEach((block, index) => {
    const group = groups.at(-1);
    const rows = group?.filter(isRow) ?? [];
    const opens = isMarked
      ? block.entryRow === 'opens'
      : isRow(block) &&
        (isList ||
          (isPaired
            ? rows.length > 1
            : isClosed
              ? rows.slice(-1).some(isDate)
              : isOpened
                ? isPeriodAlone(block)
                : opensNext(rows, block, blocks.slice(index + 1))));
    if (group === undefined || opens) groups.push([block]);
    else group.push(block);
  });
  return groups.map((rows) => {
    const head = rows.filter(isRow);
    return {
      rows,
      head,
      details: rows.filter((block) => !isRow(block)),
      parts: headPieces(head),
    };
  });
}

/** Schools and degrees of a section. */
export function readEducation(given: readonly Block[], text: string): EducationDraft[] {
  const entries = schoolEntries(given);
  const orders = entries.map(({ parts }) => isDegreeFirst(parts.pieces));
  const degreeFirst =
    orders.filter((first) => first === true).length >
    orders.filter((first) => first === false).length;
  const named = likelyStudies(entries, degreeFirst, text);
  const drafts: EducationDraft[] = [];
  entries.forEach(({ rows, details, parts }, index) => {
    const draft = toDraft(parts, named[index] ?? { rest: [] }, details);
    if (draft.institution === undefined && draft.studyType === undefined) return;
    const above = orders[index - 1] === false ? drafts.at(-1) : undefined;
    drafts.push(isFurtherDegree(draft, rows[0], above) ? { ...at(above), ...draft } : draft);
  });
  return drafts;
}

const MAX_REST_WORDS = 5;

/** A school's name that a narrow column breaks before its last words, below the row with the degree: "John Example Foundation Maritime" over "University". */
function withWholeNames(blocks: readonly Block[]): Block[] {
  const whole: Block[] = [];
  for (const block of blocks) {
    const [degree, above] = whole.slice(-2);
    if (degree === undefined || above === undefined || !isRestOfName(degree, above, block)) {
      whole.push(block);
      continue;
    }
    const cells = above.cells.map((cell, index) =>
      index < above.cells.length - 1
        ? cell
        : { ...cell, text: `${cell.text} ${block.text}`, end: block.end },
    );
    const text = `${above.text} ${block.text}`;
    whole[whole.length - 1] = { ...above, text, end: block.end, cells };
  }
  return whole;
}

function isRestOfName(degree: Block, above: Block, block: Block): boolean {
  const [a, b] = [above.line, block.line];
  const isPart = (one: Block): boolean =>
    one.bulletX === undefined && !/[\d,:|]/.test(one.text) && !hasDegree(one.text);
  const isNarrow = a.page !== undefined && b.width <= a.width && b.gapBefore < 0.2;
  const isSet =
    block.start === above.end + 1 &&
    block.cells.length === 1 &&
    Math.abs((above.cells.at(-1)?.x ?? a.x) - b.x) < 2;
  if (!isNarrow || !isSet || !isPart(above) || !isPart(block)) return false;
  if (a.gapBefore >= 0.2 || !hasDegree(degree.text) || hasSchool(degree.text)) return false;
  return (
    a.fonts?.end === b.fonts?.start &&
    !hasSchool(above.text) &&
    hasSchool(block.text) &&
    block.text.split(' ').length <= MAX_REST_WORDS
  );
}

/** List items are details, unless the schools themselves are the list. */
function rowTest(blocks: readonly Block[]): (block: Block) => boolean {
  if (isListOfStudies(blocks)) return () => true;
  const names = (block: Block): boolean => hasDegree(block.text) || hasSchool(block.text);
  const plainNamed = blocks.some((block) => block.bulletX === undefined && names(block));
  const outer = Math.min(...blocks.flatMap((block) => block.bulletX ?? []));
  return (block) => {
    if (COURSES.test(block.text) || block.text.length > 160) return false;
    if (DETAIL.test(fold(block.text)) || isGradeRow(block)) return false;
    if (block.bulletX === undefined) return true;
    if (isOwnDegree(block, blocks)) return true;
    const next = blocks[blocks.indexOf(block) + 1];
    const overRow = next !== undefined && next.bulletX === undefined && block.bulletX < outer + 4;
    return names(block) && (!plainNamed || (overRow && hasSchool(block.text)));
  };
}

/** "average 8,6", "2:1" on a row of its own, below the dates or above them: no row of a head, so none that opens the next school. */
function isGradeRow(block: Block): boolean {
  const score = findScore(block);
  return isGrade(block.text) || (score !== undefined && score.rest.text === '');
}

const MAX_DEGREE_WORDS = 10;

/** The first list item under a school's row that names no degree, if it is one; and a date alone under that. */
function isOwnDegree(block: Block, blocks: readonly Block[]): boolean {
  const at = blocks.indexOf(block);
  const from = blocks.findLastIndex((other, index) => index < at && other.bulletX === undefined);
  const [head, ...items] = from < 0 ? [] : blocks.slice(from, at);
  if (head === undefined || !hasSchool(head.text) || hasDegree(head.text)) return false;
  if (isDate(block))
    return rowDate(head) === undefined && items.every(({ text }) => hasDegree(text));
  return (
    items.length === 0 &&
    startsWithDegree(block.text) &&
    block.text.split(' ').length <= MAX_DEGREE_WORDS
  );
}

/** Each school's last row is its date, which stands alone. */
function closesWithDates(rows: readonly Block[]): boolean {
  const dated = rows.filter((row) => rowDate(row) !== undefined);
  const [first, last] = [rows[0], rows.at(-1)];
  return dated.length > 1 && first !== dated[0] && last === dated.at(-1) && dated.every(isDate);
}

/** Each school's first row is its date, which stands alone. */
function opensWithDates(rows: readonly Block[]): boolean {
  const dated = rows.filter((row) => rowDate(row) !== undefined);
  const [first, last] = [rows[0], rows.at(-1)];
  const isFirst = first === dated[0] && last !== dated.at(-1);
  return dated.length > 1 && isFirst && dated.every(isPeriodAlone);
}

/** A date and nothing else, though it may be open: "02/2026 –". */
function isPeriodAlone(block: Block): boolean {
  const date = rowDate(block);
  return date?.from === 0 && date.to >= block.text.length;
}

const MIN_PAIRS = 2;

/** Two rows for each school, always the same one of the two with the date. */
function arePairs(rows: readonly Block[]): boolean {
  if (rows.length < 2 * MIN_PAIRS || rows.length % 2 > 0) return false;
  const dated = rows.map((row) => rowDate(row) !== undefined);
  return dated.every((own, at) => own === dated[at % 2]) && dated[0] !== dated[1];
}

/** Nothing but list items, of which most name a school, a degree or a date, or nothing but rows of several parts with a date each: every one is one of the studies. */
function isListOfStudies(blocks: readonly Block[]): boolean {
  const [first] = blocks;
  if (first === undefined || blocks.length < 2) return false;
  const edge = first.bulletX;
  const named = blocks.filter(({ text }) => names(text)).length;
  if (edge === undefined)
    return (
      2 * named >= blocks.length &&
      blocks.every(
        ({ bulletX, text }) =>
          bulletX === undefined && hasParts(text) && findDateRange(text) !== undefined,
      )
    );
  if (blocks.some(({ bulletX }) => bulletX === undefined || Math.abs(bulletX - edge) >= 1))
    return false;
  const own = blocks.filter((block) => names(block.text) || rowDate(block) !== undefined);
  return 3 * own.length >= 2 * blocks.length && rowDate(first) !== undefined;
}

/** At least two beside the date. */
const hasParts = (text: string): boolean => text.split(/,\s|\s[|–—-]\s|\t/).length > 2;

const isDate = ({ text }: Block): boolean => isWholeDate(text);

function opensNext(rows: readonly Block[], block: Block, below: readonly Block[]): boolean {
  if (rows.length === 0) return false;
  // "Tertiary" over a degree says how far that goes.
  if (rows.every(({ text }) => isLevelOfSchooling(text))) return false;
  const has = (test: (text: string) => boolean): boolean =>
    rows.some((row) => test(row.text)) && test(block.text);
  const dated = rows.find((row) => rowDate(row));
  // "College of the Lost River 2002 – 2006" has dates of its own, as a faculty of the school above has not.
  const isFurther = dated !== undefined && rowDate(block) !== undefined;
  if (has(hasDegree) || (has(namesSchool) && (isFurther || !isFaculty(block.text)))) return true;
  if (dated === undefined) return false;
  // "GED" right below its school is what that gave.
  if (isLeavingAlone(block.text) && rows.some(({ text }) => hasSchool(text)))
    return (
      block.line.gapBefore > 0.3 ||
      rows.some(({ text }) => hasDegree(text)) ||
      headPieces(rows).pieces.length > 1
    );
  if (rowDate(block)?.from === 0 && rowDate(dated)?.from === 0) return true;
  if (isAlikeDated(block, dated) && rows.some((row) => names(row.text))) return true;
  if (block.line.gapBefore <= 0.3) return false;
  const [next] = below;
  const nextDated = next !== undefined && next.line.gapBefore < 0.3 && rowDate(next) !== undefined;
  return rowDate(block) !== undefined || nextDated;
}

const names = (text: string): boolean => hasDegree(text) || hasSchool(text);
/** "High School Diploma" and "Example School of Nursing Diploma" name a degree; their row has no school of its own. */
const namesSchool = (text: string): boolean =>
  hasSchool(
    text
      .replace(/(?:high|secondary|primary|middle) school(?: leaving)? (?:diploma|certificate)/i, '')
      .replace(KIND_OF_SCHOOL, (words) => (startsWithDegree(words) ? '' : words)),
  );
/** "Diploma di liceo classico": small letters say which kind of school, not which school. */
const KIND_OF_SCHOOL = /\p{Lu}\p{L}+(?: \p{Ll}[\p{L}'’]*)+/gu;

/** Rows with dates at the same end of the same kind of row are the first rows of two entries. */
function isAlikeDated(block: Block, first: Block): boolean {
  const [own, other] = [rowDate(block), rowDate(first)];
  if (own === undefined || other === undefined) return false;
  return (
    own.isRange === other.isRange &&
    own.to >= block.text.length - 1 &&
    other.to >= first.text.length - 1 &&
    own.from > 8 &&
    other.from > 8 &&
    block.cells.length === first.cells.length &&
    block.line.bold === first.line.bold
  );
}

const isFaculty = (text: string): boolean =>
  /^(faculty|school|college|department|faculte) of /i.test(text);

/** A second degree right below the first, where the school stands above them both. */
function isFurtherDegree(
  draft: EducationDraft,
  first: Block | undefined,
  above: EducationDraft | undefined,
): boolean {
  if (draft.institution !== undefined || above?.institution === undefined) return false;
  if (hasSchool(draft.studyType?.text ?? '')) return false;
  const isHigher = !/school|diploma|certificat|ged/i.test(draft.studyType?.text ?? 'ged');
  return isHigher && first !== undefined && first.line.gapBefore < 0.5;
}

function at(above: EducationDraft | undefined): EducationDraft {
  const { institution, location } = above ?? {};
  return { ...(institution && { institution }), ...(location && { location }) };
}

function toDraft(
  head: HeadPieces,
  { rest, location: city, ...named }: StudyParts,
  details: readonly Block[],
): EducationDraft {
  const said = [named.area, named.studyType, named.institution];
  // "Bachiller en Ciencias": what was studied is no place, though "en" stands before it.
  const location = [head.location, city].find((place) => place && !said.some(isWithin(place)));
  const { highlights = [], ...told } = readDetails(details, named.score);
  // An address alone is the school's, on whichever row it stands.
  const links = [...rest, ...highlights].flatMap((text) => findWholeLink(text) ?? []);
  const url = head.url ?? links[0];
  const all = [...rest, ...highlights].filter(
    (text) => url === undefined || findWholeLink(text)?.text !== url.text,
  );
  return {
    ...named,
    ...(location && { location }),
    ...(url && { url }),
    ...(head.endDate && { endDate: head.endDate }),
    ...(head.startDate && !head.loneDate && { startDate: head.startDate }),
    ...told,
    ...(all.length > 0 && { highlights: all }),
  };
}

const isWithin =
  (place: Slice) =>
  (value: Slice | undefined): boolean =>
    value !== undefined && place.start >= value.start && place.end <= value.end;

/** What the rows below a degree say: courses, a grade, and all else as it stands. */
function readDetails(details: readonly Block[], known: Slice | undefined): EducationDraft {
  const draft: EducationDraft = {};
  const courses: Slice[] = [];
  const highlights: Slice[] = [];
  for (const block of details) {
    const label = COURSES.exec(block.text);
    const whole = isGrade(block.text) ? cut(block, 0) : undefined;
    const score = known === undefined ? (findScore(block)?.value ?? whole) : undefined;
    if (label !== null) courses.push(...splitItems(cut(block, label[0].length)));
    else if (score !== undefined) draft.score ??= score;
    const isOnlyScore =
      score !== undefined && (isGradeRow(block) || block.text.length < score.text.length + 8);
    if (label === null && !isOnlyScore) highlights.push(cut(block, 0));
  }
  if (courses.length > 0) draft.courses = courses;
  if (highlights.length > 0) draft.highlights = highlights;
  return draft;
}
