import { DEGREE_ABBREVIATIONS, DEGREE_PATTERNS, FIELD_WORDS } from '../../lexicon/degrees.ts';
import { SCHOOL_WORDS } from '../../lexicon/organizations.ts';
import type { Block } from '../block.ts';
import { fold, foldInPlace } from '../characters.ts';
import { cut, type Slice, splitSlice, strip } from '../slice.ts';
import { rowDate } from './entries.ts';
import { headPieces } from './head-pieces.ts';
import { splitItems } from './skills.ts';

export interface EducationDraft {
  institution?: Slice;
  studyType?: Slice;
  area?: Slice;
  startDate?: Slice;
  endDate?: Slice;
  score?: Slice;
  courses?: Slice[];
}

const GPA =
  /(?:c?gpa|average|grade|moyenne|note)(?: of)?\s*[:=]?\s*(?<after>\d+(?:[.,]\d+)?%?(?: ?\/ ?\d+(?:\.\d+)?)?)|(?<before>\d\.\d+(?: ?\/ ?\d+(?:\.\d+)?)?)\s*c?gpa/i;
const COURSES =
  /^(?:(?:relevant|related|selected|key|major)\s+)?(?:coursework|courses|modules|cours)(?:\s+included?)?\s*:\s*/i;

/** Where a degree stands in the text, the first one. */
function findDegree(text: string): { from: number; to: number; isShort: boolean } | undefined {
  const folded = foldInPlace(text);
  const found = [
    ...DEGREE_PATTERNS.map(([, pattern]) => ({ match: pattern.exec(folded), isShort: false })),
    ...DEGREE_ABBREVIATIONS.map(([, pattern]) => ({ match: pattern.exec(text), isShort: true })),
  ].flatMap(({ match, isShort }) =>
    match === null ? [] : [{ from: match.index, to: match.index + match[0].length, isShort }],
  );
  return found.sort((a, b) => a.from - b.from || b.to - a.to)[0];
}

export const hasDegree = (text: string): boolean => findDegree(text) !== undefined;
const startsWithDegree = (text: string): boolean => findDegree(text)?.from === 0;
export const hasSchool = (text: string): boolean => SCHOOL_WORDS.test(fold(text));

/** Schools and degrees of a section; a row that names what the entry already has opens the next one. */
export function readEducation(blocks: readonly Block[]): EducationDraft[] {
  const isRow = rowTest(blocks);
  const groups: Block[][] = [];
  for (const block of blocks) {
    const group = groups.at(-1);
    if (group === undefined || (isRow(block) && opensNext(group.filter(isRow), block)))
      groups.push([block]);
    else group.push(block);
  }
  return groups
    .map((group) =>
      toDraft(
        group.filter(isRow),
        group.filter((block) => !isRow(block)),
      ),
    )
    .filter((draft) => draft.institution !== undefined || draft.studyType !== undefined);
}

/** List items are details, unless the schools themselves are the list. */
function rowTest(blocks: readonly Block[]): (block: Block) => boolean {
  const names = (block: Block): boolean => hasDegree(block.text) || hasSchool(block.text);
  const plainNamed = blocks.some((block) => block.bulletX === undefined && names(block));
  const outer = Math.min(...blocks.flatMap((block) => block.bulletX ?? []));
  return (block) => {
    if (COURSES.test(block.text) || block.text.length > 160) return false;
    if (block.bulletX === undefined) return true;
    const next = blocks[blocks.indexOf(block) + 1];
    const overRow = next !== undefined && next.bulletX === undefined && block.bulletX < outer + 4;
    return names(block) && (!plainNamed || (overRow && hasSchool(block.text)));
  };
}

function opensNext(rows: readonly Block[], block: Block): boolean {
  if (rows.length === 0) return false;
  const has = (test: (text: string) => boolean): boolean =>
    rows.some((row) => test(row.text)) && test(block.text);
  const bothDated = rows.some((row) => rowDate(row)) && rowDate(block) !== undefined;
  return (
    has(hasDegree) ||
    (has(hasSchool) && !isFaculty(block.text)) ||
    (bothDated && block.line.gapBefore > 0.3)
  );
}

const isFaculty = (text: string): boolean =>
  /^(faculty|school|college|department|faculte) of /i.test(text);

function toDraft(rows: readonly Block[], details: readonly Block[]): EducationDraft {
  const parts = headPieces(rows);
  const draft: EducationDraft = {};
  const pieces: Slice[] = [];
  for (const piece of parts.pieces) {
    const score = findScore(piece);
    if (score !== undefined) draft.score ??= score.value;
    const rest = score === undefined ? piece : score.rest;
    if (rest.text !== '') pieces.push(...partDegree(rest));
  }
  Object.assign(draft, nameParts(pieces));
  if (parts.endDate !== undefined) draft.endDate = parts.endDate;
  if (parts.startDate !== undefined && !parts.loneDate) draft.startDate = parts.startDate;
  return { ...draft, ...readDetails(details, draft.score) };
}

function nameParts(pieces: readonly Slice[]): EducationDraft {
  const degree =
    pieces.find((piece) => startsWithDegree(piece.text)) ??
    pieces.find(
      (piece) => hasDegree(piece.text) && (!hasSchool(piece.text) || pieces.length === 1),
    );
  const others = pieces.filter((piece) => piece !== degree);
  const school =
    others.find((piece) => hasSchool(piece.text)) ??
    others.find(
      (piece) =>
        piece.text.length < 70 && (degree === undefined || !FIELD_WORDS.test(fold(piece.text))),
    );
  const study: Pick<EducationDraft, 'studyType' | 'area'> =
    degree === undefined ? {} : studyOf(degree);
  if (school === undefined) return study;
  if (study.studyType === undefined || study.area !== undefined)
    return { ...study, institution: school };
  const parted = splitField(school);
  const area =
    parted?.area ?? others.find((piece) => piece !== school && FIELD_WORDS.test(fold(piece.text)));
  return { ...study, institution: parted?.school ?? school, ...(area && { area }) };
}

/** "Example University, Computer Science": the field behind the school. */
function splitField(school: Slice): { school: Slice; area: Slice } | undefined {
  const comma = school.text.lastIndexOf(', ');
  if (comma < 0) return undefined;
  const [before, after] = [cut(school, 0, comma), cut(school, comma + 1)];
  const isField =
    FIELD_WORDS.test(fold(after.text)) && !hasSchool(after.text) && hasSchool(before.text);
  return isField ? { school: before, area: after } : undefined;
}

/** "University of X, B.S. Biology" and "B.A., History, Y College" parted at the comma between degree and school. */
function partDegree(slice: Slice): Slice[] {
  if (!hasDegree(slice.text) || !hasSchool(slice.text)) return [slice];
  const degree = findDegree(slice.text);
  if (degree?.isShort && degree.from === 0) {
    const rest = cut(slice, degree.to);
    const [first = ''] = rest.text.split(',');
    if (/^\p{Lu}/u.test(rest.text) && hasSchool(first) && !/ (?:in|from|at) /.test(first))
      return [cut(slice, 0, degree.to), rest];
  }
  for (const match of slice.text.matchAll(/,\s+|\s+from\s+/g)) {
    const before = cut(slice, 0, match.index);
    const after = cut(slice, match.index + match[0].length);
    const schoolFirst =
      hasSchool(before.text) && !startsWithDegree(before.text) && startsWithDegree(after.text);
    const degreeFirst =
      startsWithDegree(before.text) && hasSchool(after.text) && !hasSchool(before.text);
    if (schoolFirst || (degreeFirst && !/^\p{L}+ (?:in|and) /u.test(after.text)))
      return [before, after];
  }
  return [slice];
}

function findScore(slice: Slice): { value: Slice; rest: Slice } | undefined {
  const match = GPA.exec(slice.text);
  const value = match?.groups?.after ?? match?.groups?.before;
  if (match === null || value === undefined) return undefined;
  const at = match.index + match[0].indexOf(value);
  const rest = cut(slice, 0, match.index);
  return { value: cut(slice, at, at + value.length), rest: strip(rest, /[,;(–—-]/u) };
}

/** The kind of degree and its field: "Bachelor of Science" + "Biology". Left whole where nothing parts them. */
function studyOf(degree: Slice): Pick<EducationDraft, 'studyType' | 'area'> {
  const parted = /\s+(?:in|en|im)\s+|\s*[:,]\s+|\s+[–—-]\s+/i.exec(degree.text);
  const [before, after] = parted
    ? [cut(degree, 0, parted.index), cut(degree, parted.index + parted[0].length)]
    : [degree, undefined];
  if (after !== undefined && hasDegree(before.text)) return { studyType: before, area: after };
  const found = findDegree(degree.text);
  if (found === undefined || !found.isShort || found.from > 0 || found.to >= degree.text.length)
    return { studyType: degree };
  return { studyType: cut(degree, 0, found.to), area: strip(cut(degree, found.to), /[.,:]/) };
}

function readDetails(details: readonly Block[], known: Slice | undefined): EducationDraft {
  const draft: EducationDraft = {};
  const courses: Slice[] = [];
  for (const block of details) {
    const label = COURSES.exec(block.text);
    if (label) courses.push(...splitItems(cut(block, label[0].length)));
    const score = known === undefined ? findScore(block)?.value : undefined;
    if (score !== undefined && label === null) draft.score ??= score;
  }
  if (courses.length > 0) draft.courses = courses;
  return draft;
}
