import { DEGREE_ABBREVIATIONS, DEGREE_PATTERNS, FIELD_WORDS } from '../../lexicon/degrees.ts';
import { SCHOOL_WORDS } from '../../lexicon/organizations.ts';
import { fold, foldInPlace } from '../characters.ts';
import { cut, type Slice, strip } from '../slice.ts';

const GPA =
  /(?:c?gpa|average|grade|moyenne|note)(?: of)?\s*[:=]?\s*(?<after>\d+(?:[.,]\d+)?%?(?: ?\/ ?\d+(?:\.\d+)?)?)|(?<before>\d\.\d+(?: ?\/ ?\d+(?:\.\d+)?)?)\s*c?gpa/i;

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
export const startsWithDegree = (text: string): boolean => findDegree(text)?.from === 0;
const endsWithDegree = (text: string): boolean => findDegree(text)?.to === text.length;
export const hasSchool = (text: string): boolean => SCHOOL_WORDS.test(fold(text));

/** "University of X, B.S. Biology" and "B.A., History, Y College" parted at the comma between degree and school. */
export function partDegree(slice: Slice): Slice[] {
  if (!hasSchool(slice.text)) return [slice];
  if (!hasDegree(slice.text)) return partSchool(slice);
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
      hasSchool(after.text) &&
      (endsWithDegree(before.text) || (startsWithDegree(before.text) && !hasSchool(before.text)));
    if (schoolFirst || (degreeFirst && !/^\p{L}+ (?:in|and) /u.test(after.text)))
      return [before, after];
  }
  return [slice];
}

/** "NVQ Level 3 Installation, Example College": parted at the first comma that leaves the school on one side, and something else than a place or a field on the other. */
function partSchool(slice: Slice): Slice[] {
  const comma = slice.text.indexOf(', ');
  if (comma < 0) return [slice];
  const [before, after] = [cut(slice, 0, comma), cut(slice, comma + 1)];
  const isParted = hasSchool(after.text) && !hasSchool(before.text) && before.text.length > 4;
  return isParted ? [before, after] : [slice];
}

/** A grade: its value, and the slice before it. */
export function findScore(slice: Slice): { value: Slice; rest: Slice } | undefined {
  const match = GPA.exec(slice.text);
  const value = match?.groups?.after ?? match?.groups?.before;
  if (match === null || value === undefined) return undefined;
  const at = match.index + match[0].indexOf(value);
  const rest = cut(slice, 0, match.index);
  return { value: cut(slice, at, at + value.length), rest: strip(rest, /[,;(–—-]/u) };
}

/** The kind of degree and its field: "Bachelor of Science" + "Biology". Left whole where nothing parts them. */
export function studyOf(degree: Slice): { studyType: Slice; area?: Slice } {
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

/** "Example University, Computer Science": the field behind the school. */
export function splitField(school: Slice): { school: Slice; area: Slice } | undefined {
  const comma = school.text.lastIndexOf(', ');
  if (comma < 0) return undefined;
  const [before, after] = [cut(school, 0, comma), cut(school, comma + 1)];
  const isField =
    FIELD_WORDS.test(fold(after.text)) && !hasSchool(after.text) && hasSchool(before.text);
  return isField ? { school: before, area: after } : undefined;
}
