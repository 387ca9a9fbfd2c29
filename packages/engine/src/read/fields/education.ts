import { FIELD_WORDS } from '../../lexicon/degrees.ts';
import type { Block } from '../block.ts';
import { fold } from '../characters.ts';
import { cut, type Slice } from '../slice.ts';
import {
  findScore,
  hasDegree,
  hasSchool,
  partDegree,
  splitField,
  startsWithDegree,
  studyOf,
} from './degree.ts';
import { rowDate } from './entries.ts';
import { headPieces } from './head-pieces.ts';
import { splitItems } from './skills.ts';

export interface EducationDraft {
  institution?: Slice;
  url?: Slice;
  studyType?: Slice;
  area?: Slice;
  startDate?: Slice;
  endDate?: Slice;
  score?: Slice;
  courses?: Slice[];
  /** Not in JSON Resume 1.0.0, which allows further keys: honours, theses, activities. */
  highlights?: Slice[];
}

const COURSES =
  /^(?:(?:relevant|related|selected|key|major)\s+)?(?:coursework|courses|modules|cours)(?:\s+included?)?\s*:\s*/i;

/** Schools and degrees of a section; a row that names what the entry already has opens the next one. */
export function readEducation(blocks: readonly Block[]): EducationDraft[] {
  const isRow = rowTest(blocks);
  const groups: Block[][] = [];
  blocks.forEach((block, index) => {
    const group = groups.at(-1);
    const opens = isRow(block) && opensNext(group?.filter(isRow) ?? [], block, blocks[index + 1]);
    if (group === undefined || opens) groups.push([block]);
    else group.push(block);
  });
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

function opensNext(rows: readonly Block[], block: Block, next: Block | undefined): boolean {
  if (rows.length === 0) return false;
  const has = (test: (text: string) => boolean): boolean =>
    rows.some((row) => test(row.text)) && test(block.text);
  if (has(hasDegree) || (has(hasSchool) && !isFaculty(block.text))) return true;
  if (rowDate(block)?.from === 0 && rows.some((row) => rowDate(row)?.from === 0)) return true;
  if (!rows.some((row) => rowDate(row)) || block.line.gapBefore <= 0.3) return false;
  const nextDated = next !== undefined && next.line.gapBefore < 0.3 && rowDate(next) !== undefined;
  return rowDate(block) !== undefined || nextDated;
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
  const named = nameParts(pieces);
  Object.assign(draft, named);
  if (parts.url !== undefined) draft.url = parts.url;
  if (parts.endDate !== undefined) draft.endDate = parts.endDate;
  if (parts.startDate !== undefined && !parts.loneDate) draft.startDate = parts.startDate;
  const { highlights = [], ...said } = readDetails(details, draft.score);
  const used = [named.institution, named.studyType, named.area];
  const left = pieces.filter(
    (piece) => !used.some((value) => value !== undefined && overlap(value, piece)),
  );
  const all = [...left, ...highlights];
  return { ...draft, ...said, ...(all.length > 0 && { highlights: all }) };
}

const overlap = (a: Slice, b: Slice): boolean => a.start < b.end && b.start < a.end;

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
  if (school === undefined) {
    // "Secondary School Diploma, Sample Heights": a name that is no field of study is the school.
    const { studyType, area } = study;
    const isName = area !== undefined && /^(?:\p{Lu}[\p{L}.'’-]*(?: |$)){2,6}$/u.test(area.text);
    return isName && studyType !== undefined && !FIELD_WORDS.test(fold(area.text))
      ? { studyType, institution: area }
      : study;
  }
  if (study.studyType === undefined || study.area !== undefined)
    return { ...study, institution: school };
  const parted = splitField(school);
  const area =
    parted?.area ?? others.find((piece) => piece !== school && FIELD_WORDS.test(fold(piece.text)));
  return { ...study, institution: parted?.school ?? school, ...(area && { area }) };
}

/** What the rows below a degree say: courses, a grade, and all else as it stands. */
function readDetails(details: readonly Block[], known: Slice | undefined): EducationDraft {
  const draft: EducationDraft = {};
  const courses: Slice[] = [];
  const highlights: Slice[] = [];
  for (const block of details) {
    const label = COURSES.exec(block.text);
    const score = known === undefined ? findScore(block) : undefined;
    if (label !== null) courses.push(...splitItems(cut(block, label[0].length)));
    else if (score !== undefined) draft.score ??= score.value;
    const isOnlyScore = score !== undefined && block.text.length < score.value.text.length + 8;
    if (label === null && !isOnlyScore) highlights.push(cut(block, 0));
  }
  if (courses.length > 0) draft.courses = courses;
  if (highlights.length > 0) draft.highlights = highlights;
  return draft;
}
