import { headWeights } from '../heads/head-weights.ts';
import { type HeadReading, readHeads } from '../heads/read-heads.ts';
import { SCHOOL_HEAD } from '../heads/school-head.ts';
import type { Block } from '../sections/block.ts';
import { cut, type Slice } from '../slice.ts';
import { hasDegree, hasSchool, isSystem } from './degree.ts';
import { findScore, isGrade, isGradeLabel } from './grade.ts';
import { datelessHead, type HeadPieces } from './head-pieces.ts';
import { type StudyParts, studyParts } from './study-parts.ts';

/** From here on a head's reading stands against what its own rules say. */
const LIKELY = 0.5;
/** The same where the rules know a school and a degree by their words. */
const LIKELIER = 0.9;

/** What the heads of schooling name: by the rules, and by what is learned from many heads where that is surer. */
export function likelyStudies(
  entries: readonly { head: readonly Block[]; parts: HeadPieces }[],
  degreeFirst: boolean,
  text: string,
): StudyParts[] {
  const rules = entries.map(({ parts }) => studyParts(parts.pieces, degreeFirst));
  const readings = readHeads(
    entries.map(({ head, parts }) => datelessHead(isForm(parts) ? [] : head)),
    text,
    { kind: SCHOOL_HEAD, weights: headWeights('schools') },
    rules,
  );
  return rules.map((own, index) => {
    const reading = readings[index];
    if (reading === undefined || reading.chance < (isKnown(own) ? LIKELIER : LIKELY)) return own;
    return withRules(reading, own);
  });
}

/** A head's reading with what the rules know better: a grade, the town in a school's name, what a study without a degree is called. */
function withRules(
  { chance: _, rest, ...parts }: HeadReading<'institution' | 'studyType' | 'area'>,
  own: StudyParts,
): StudyParts {
  const { location, ...named } = withTown(withStudy(parts, own), own);
  const grade = rest.find((slice) => isGrade(slice.text) || findScore(slice) !== undefined);
  const isFree = Object.values(named).every((part) => !overlaps(part, own.score));
  const score = (isFree ? own.score : undefined) ?? (grade && (findScore(grade)?.value ?? grade));
  return {
    ...named,
    ...(location && !overlaps(location, score) && { location }),
    ...(score && { score }),
    rest: rest
      .map((slice) => (score ? withoutGradeLabel(slice) : slice))
      .filter((slice) => slice.text !== '' && !overlaps(slice, score)),
  };
}

/** "sample.example Grade" before its colon: the label goes with the grade. */
function withoutGradeLabel(slice: Slice): Slice {
  const at = slice.text.lastIndexOf(' ') + 1;
  return isGradeLabel(slice.text.slice(at)) ? cut(slice, 0, at) : slice;
}

const overlaps = (one: Slice, other: Slice | undefined): boolean =>
  other !== undefined && one.start < other.end && other.start < one.end;

/** "University of California, Davis": the town of a state's system is part of the name. */
function withTown(named: Named, { institution }: StudyParts): Named {
  const { location, ...others } = named;
  const isTown =
    institution !== undefined &&
    named.institution?.start === institution.start &&
    isSystem(named.institution.text);
  if (!isTown) return named;
  const isWithin = location !== undefined && overlaps(location, institution);
  return { ...others, ...(location && !isWithin && { location }), institution };
}

const isKnown = ({ institution, studyType }: StudyParts): boolean =>
  institution !== undefined &&
  studyType !== undefined &&
  hasSchool(institution.text) &&
  hasDegree(studyType.text);

type Named = Omit<StudyParts, 'rest'>;

/** What was studied, without a degree's name: it is called what the rules call it. */
function withStudy(named: Named, { studyType }: StudyParts): Named {
  const { area, ...others } = named;
  const isSame =
    named.studyType === undefined && area !== undefined && area.start === studyType?.start;
  return isSame && area.end === studyType.end ? { ...others, studyType: area } : named;
}

/** A form says itself what is what. */
const isForm = ({ pieces }: HeadPieces): boolean => pieces.some(({ role }) => role !== undefined);
