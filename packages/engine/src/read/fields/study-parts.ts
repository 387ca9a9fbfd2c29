import { FIELD_ENDINGS, FIELD_WORDS } from '../../taxonomy/degrees.ts';
import { fold } from '../characters.ts';
import type { CellRole } from '../layout/line.ts';
import { cut, type Slice } from '../slice.ts';
import {
  hasDegree,
  hasSchool,
  isDegree,
  isLeavingAlone,
  isLevelOfSchooling,
  isSystem,
  splitFrom,
  startsWithDegree,
  studyOf,
} from './degree.ts';
import { schoolInBracket } from './degree-brackets.ts';
import {
  findScore,
  isGrade,
  isStudyStatus,
  isStudyYear,
  splitBracket,
  splitTrailing,
} from './grade.ts';
import { type Piece, stripEdges } from './head-pieces.ts';
import { isBareCity } from './location.ts';
import { fieldOf } from './study-field.ts';
import type { Kind, Segment } from './study-segment.ts';
import { companyScore } from './title-score.ts';

/** What the head of one school's entry names; `rest` is what found no place, in its order. */
export interface StudyParts {
  institution?: Slice;
  location?: Slice;
  studyType?: Slice;
  area?: Slice;
  score?: Slice;
  rest: Slice[];
}

const FACULTY =
  /^(?:(?:faculty|department|dept\.?|division) (?:of|for) |(?:faculte|departement|ufr|facultad|faculdade|dipartimento|facolta|departamento|wydzial|fakultat|fachbereich|faculteit) )|(?<!\p{L})факультет/u;
/** "School of Nursing" is a part of one; "College of Engineering Example" is one of its own. */
const SCHOOL_OF = /^(?:school|college|institute) (?:of|for) (.+)$/;

/** A part of a school, by a word for such parts and a field. */
export function isFaculty(text: string): boolean {
  const folded = fold(text);
  const subject = SCHOOL_OF.exec(folded)?.[1];
  if (subject === undefined) return FACULTY.test(folded);
  return subject
    .split(/[\s,&]+/)
    .every(
      (word) =>
        /^(?:and|of|the|for)$|^$/.test(word) || FIELD_WORDS.test(word) || FIELD_ENDINGS.test(word),
    );
}

/** "Car Electrician (3-year vocational school)": what brackets say of a study names no school where another row does. */
const withoutBrackets = (text: string): string => text.replace(/\s*\([^()]*\)/g, '');

const MAX_STUDY_WORDS = 9;

/** Sorts the pieces of an entry's head into school, degree, field, grade. `degreeFirst`: what the section's other entries do, for those whose words tell nothing. */
export function studyParts(pieces: readonly Piece[], degreeFirst: boolean): StudyParts {
  if (pieces.some(({ role }) => role !== undefined)) return labelledStudy(pieces, degreeFirst);
  const graded = takeGrades(withShortForms(pieces));
  const segments = graded.pieces.flatMap(segmentsOf);
  const grades = [...graded.grades, ...wholeGrades(segments)];
  const named = segments.filter(({ kind }) => kind !== 'grade');
  const degrees = named.filter(({ kind }) => kind === 'degree');
  const given = degrees.find(({ text }) => !isLevelOfSchooling(text)) ?? degrees[0];
  const school =
    named.find(({ kind, text }) => kind === 'school' && hasSchool(withoutBrackets(text))) ??
    named.find(({ kind }) => kind === 'school') ??
    named.find(({ kind }) => kind === 'faculty') ??
    namedLikeDegree(named) ??
    unnamedSchool(named, given, degreeFirst);
  const degree =
    given === school ? named.find((one) => one.kind === 'degree' && one !== school) : given;
  const parts: StudyParts = { rest: [] };
  const used = new Set<Segment>();
  if (school !== undefined) Object.assign(parts, placedSchool(school, named, used));
  const study = degree ?? (school && unnamedStudy(named, school, used));
  if (study !== undefined) Object.assign(parts, fieldOf(study, school, named, used));
  const [score, ...further] = grades;
  if (score !== undefined) parts.score = cut(score, 0);
  const left = named.filter((segment) => !used.has(segment)).map((one) => cut(one, 0));
  parts.rest = [...left, ...further.map((one) => cut(one, 0))].sort((a, b) => a.start - b.start);
  return parts;
}

/** The grades of a row; "First Division, 68.4 %" is one, told twice. */
function wholeGrades(segments: readonly Segment[]): Segment[] {
  const whole: Segment[] = [];
  segments.forEach((segment, at) => {
    const above = segments[at - 1];
    const last = whole.at(-1);
    if (segment.kind !== 'grade') return;
    const isSame = above?.kind === 'grade' && above.piece === segment.piece;
    if (isSame && last !== undefined)
      whole[whole.length - 1] = { ...last, ...between(last, segment) };
    else whole.push(segment);
  });
  return whole;
}

/** A grade, or how one passed, and no name of a course. */
const tellsGrade = (text: string): boolean =>
  isGrade(text) ||
  !/\p{L}{4}/u.test(text) ||
  /^(?:pass\p{L}*|distinction|merit|credit|honou?rs|first|second|third|upper|lower|grade|class|average|mean|gpa|marks?|division|aggregate|best|good|very good|excellent|completed|bestanden|sehr gut|gut|mention|aprobado|sobresaliente|notable|aprovado)(?!\p{L})/iu.test(
    text,
  );

/** The school and the degree of a form, whatever their words are. */
function labelledStudy(pieces: readonly Piece[], degreeFirst: boolean): StudyParts {
  const of = (...roles: CellRole[]): Piece | undefined =>
    pieces.find(({ role }) => role !== undefined && roles.includes(role));
  const bare = ({ role: _, ...piece }: Piece): Piece => piece;
  const school = of('school', 'employer');
  const [named, subject] = [of('degree', 'title'), of('subject')];
  const result = of('score');
  // "Result" over "Two-year diploma, grade B" asks for what came of it: where nothing else names the degree, that is it.
  const isStudy =
    named === undefined && subject === undefined && result && !tellsGrade(result.text);
  const [degree, marked] = isStudy ? [result, undefined] : [named, result];
  const taught = school && studyParts([bare(school)], degreeFirst);
  const study = degree && studyParts([bare(degree)], degreeFirst);
  const institution = taught?.institution ?? (school && cut(school, 0));
  const studyType = study?.institution ? undefined : study?.studyType;
  const area = subject ? cut(subject, 0) : studyType && study?.area;
  const score = marked ?? study?.score;
  const told = new Set([school, degree, subject, result]);
  return {
    ...(institution && { institution }),
    ...(institution && taught?.institution && taught.location && { location: taught.location }),
    ...((studyType ?? degree) && { studyType: studyType ?? (degree && cut(degree, 0)) }),
    ...(area && { area }),
    ...(score && { score: cut(score, 0) }),
    rest: pieces.filter((piece) => !told.has(piece)),
  };
}

/** Whether the degree stands before the school in these pieces; undefined where one of them is missing. */
export function isDegreeFirst(pieces: readonly Piece[]): boolean | undefined {
  const segments = pieces.flatMap(segmentsOf);
  const degree = segments.find(({ kind }) => kind === 'degree');
  const school = segments.find(({ kind }) => kind === 'school');
  return degree && school && degree.start < school.start;
}

/** "Bachelor of Engineering - BE, Mechanical Engineering": the dash parts nothing. */
function withShortForms(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isShort = piece.dashed === true && /^\p{Lu}[\p{Lu}.]{1,5}(?:,|$)/u.test(piece.text);
    if (last === undefined || !isShort || !hasDegree(last.text) || last.row !== piece.row)
      joined.push(piece);
    else
      joined[joined.length - 1] = {
        ...last,
        text: last.text + (piece.before ?? ' - ') + piece.text,
        end: piece.end,
      };
  }
  return joined;
}

/** Grades with a label and what stands in brackets behind a name, taken out of the pieces. */
function takeGrades(pieces: readonly Piece[]): { pieces: Piece[]; grades: Slice[] } {
  const grades: Slice[] = [];
  const rest = pieces.flatMap(schoolInBracket).flatMap((piece): Piece[] => {
    const bracket = splitBracket(piece);
    const outer: Piece = bracket ? { ...piece, ...bracket.rest } : piece;
    const score = findScore(bracket?.said ?? outer);
    const isSaidSchool = bracket !== undefined && hasSchool(bracket.said.text);
    if (bracket !== undefined && (isStudyStatus(bracket.said.text) || isSaidSchool))
      return [outer, { ...piece, ...bracket.said }];
    if (score !== undefined) grades.push(score.value);
    else if (bracket !== undefined) grades.push(bracket.said);
    if (bracket !== undefined || score === undefined) return [outer];
    return score.rest.text === '' ? [] : [{ ...piece, ...score.rest }];
  });
  return { pieces: rest, grades };
}

const PARTS = /,\s+(?![^()]*\))|\s+(?:from|at|@)\s+(?=\p{Lu})|(?<=\p{L}{3})[:.]\s+(?=\p{Lu})/gu;

/** Commas outside brackets part; "from" behind a degree; a colon or a full stop between a school and a degree. */
function segmentsOf(piece: Piece): Segment[] {
  const slices: Slice[] = [];
  let from = 0;
  for (const match of piece.text.matchAll(PARTS)) {
    const before = piece.text.slice(from, match.index);
    const after = piece.text.slice(match.index + match[0].length);
    const whole = piece.text.slice(0, match.index);
    if (!isPart(match[0].trim(), before, after, whole)) continue;
    slices.push(cut(piece, from, match.index));
    from = match.index + match[0].length;
  }
  slices.push(cut(piece, from));
  return slices
    .flatMap(splitSaid)
    .flatMap(splitTogether)
    .flatMap(splitFrom)
    .map(stripEdges)
    .filter(({ text }) => text !== '')
    .map((slice) => ({ ...slice, kind: kindOf(slice.text), piece }));
}

function isPart(mark: string, before: string, after: string, whole: string): boolean {
  if (mark === ',') return true;
  if (mark === ':' || mark === '.')
    return (
      (hasSchool(whole) && (hasDegree(after) || (mark === ':' && after.split(' ').length <= 5))) ||
      (hasDegree(whole) && hasSchool(after))
    );
  if (hasSchool(after) && (!hasSchool(before) || isDegree(before))) return true;
  return isDegree(before) && mark !== 'in';
}

/** What a name's bracket or its last words say of how the studies went: "Civil Engineering 2:1", "B.Ed (1.5 years)". */
function splitSaid(slice: Slice): Slice[] {
  const bracket = splitBracket(slice);
  const isApart = bracket && (isGrade(bracket.said.text) || isStudyYear(bracket.said.text));
  const said = isApart ? bracket : splitTrailing(slice);
  return said === undefined || said.rest.text === '' ? [slice] : [said.rest, said.said];
}

/** "B.S. Sample University": a short degree and a school with nothing between. */
function splitTogether(slice: Slice): Slice[] {
  const { studyType, area } = studyOf(slice);
  const isTogether =
    area !== undefined &&
    startsWithDegree(studyType.text) &&
    !hasSchool(studyType.text) &&
    /^\s+\p{Lu}/u.test(slice.text.slice(studyType.end - slice.start)) &&
    hasSchool(area.text) &&
    !isFaculty(area.text) &&
    !/ (?:in|from|at) /.test(area.text);
  return isTogether ? [studyType, area] : [slice];
}

function kindOf(text: string): Kind {
  if (isGrade(text)) return 'grade';
  if (isStudyStatus(text)) return 'status';
  if (isDegree(text)) return 'degree';
  if (isFaculty(text)) return 'faculty';
  // "Leeds (commercial college)": a remark of the school before it.
  const bare = text.replace(/\s*\([^()]*\)/g, '');
  if (hasSchool(bare) || (hasSchool(text) && !isBareCity(bare))) return 'school';
  return FIELD_WORDS.test(fold(text)) ? 'field' : 'other';
}

/** "Secundaria" and "Secundaria Técnica 5": what schools give at their end, and a school that is called after it. */
function namedLikeDegree(named: readonly Segment[]): Segment | undefined {
  const degrees = named.filter(({ kind }) => kind === 'degree');
  const plain = degrees.find(({ text }) => isLeavingAlone(text));
  return degrees.find(
    ({ text, piece }) =>
      plain !== undefined &&
      piece !== plain.piece &&
      !isLeavingAlone(text) &&
      fold(text).startsWith(`${fold(plain.text)} `),
  );
}

/** A school whose words do not say so: what stands on its own beside a degree, or first or second by the section's order. */
function unnamedSchool(
  named: readonly Segment[],
  degree: Segment | undefined,
  degreeFirst: boolean,
): Segment | undefined {
  const others = named.filter(({ kind, text }) => kind === 'other' && text.length < 70);
  if (degree === undefined) {
    const [first] = named;
    // A body that its words show to be one teaches, whatever it is called.
    const body = named.length > 1 ? others.find(({ text }) => companyScore(text) > 0) : undefined;
    if (body !== undefined) return body;
    if (named.length > 1 && degreeFirst)
      return (
        others.find(({ piece }) => piece !== first?.piece) ??
        others.find((one) => one !== first) ??
        others[0]
      );
    return others[0];
  }
  const apart = others.find(({ piece }) => piece !== degree.piece);
  if (apart !== undefined) return apart;
  const { area } = studyOf(degree);
  const behind = others.filter((one) => one.piece === degree.piece && one.start > degree.start);
  return behind.find(({ text }) => isSchoolName(text, area !== undefined));
}

/** "Sample Heights" behind a degree, if the field is known; else only several capitalised words that do not end like a field. */
function isSchoolName(text: string, hasField: boolean): boolean {
  const words = text.split(' ');
  const isName = words.every((word) => /^[\p{Lu}\d]|^(?:de|of|the|du|la|der)$/u.test(word));
  if (!isName || words.length > 8) return false;
  return hasField || (words.length > 1 && !FIELD_ENDINGS.test(fold(text)));
}

/** The school with what belongs to its name, and the city behind it. */
function placedSchool(
  first: Segment,
  named: readonly Segment[],
  used: Set<Segment>,
): Pick<StudyParts, 'institution' | 'location'> {
  used.add(first);
  const behind = (segment: Segment): Segment | undefined => {
    const next = named[named.indexOf(segment) + 1];
    return next?.piece === first.piece ? next : undefined;
  };
  // "Example School of Business, University of Fixtures" is one name.
  let last = first;
  for (let next = behind(last); next?.kind === 'school'; next = behind(last)) {
    used.add(next);
    last = next;
  }
  const institution = between(first, last);
  const next = behind(last);
  if (next?.kind !== 'other' || !isBareCity(next.text)) return { institution };
  used.add(next);
  if (!isSystem(last.text)) return { institution, location: cut(next, 0) };
  return { institution: between(first, next) };
}

/** From the start of one segment to the end of another of the same piece. */
function between(first: Segment, last: Segment): Slice {
  const { piece } = first;
  return cut(piece, first.start - piece.start, last.end - piece.start);
}

/** Where no words are a degree's: a short row or piece of its own beside the school. */
function unnamedStudy(
  named: readonly Segment[],
  school: Segment,
  used: ReadonlySet<Segment>,
): Segment | undefined {
  return named.find(
    (one) =>
      !used.has(one) &&
      (one.kind === 'field' || one.kind === 'other') &&
      (one.piece !== school.piece || one.start < school.start || one.kind === 'field') &&
      one.text.split(' ').length <= MAX_STUDY_WORDS &&
      !/:|[.!?]$/.test(one.text),
  );
}
