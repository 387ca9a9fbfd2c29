import { FIELD_ENDINGS, FIELD_WORDS } from '../../taxonomy/degrees.ts';
import { fold } from '../characters.ts';
import { cut, type Slice } from '../slice.ts';
import { hasSchool, isDegree, studyOf } from './degree.ts';
import type { Piece } from './head-pieces.ts';

/** A degree and its field, with what stands in brackets behind the degree taken whole: "Bachelor of Engineering (Civil), second class" studied what the bracket says, and `isClosed` tells that nothing behind it belongs to the field; "Vocational Certificate (Por Wor Chor), Food" names the degree once more, and the field stands behind it (`goesBehind`). */
export function bracketedStudy(
  study: Slice,
  goesBehind: boolean,
): { studyType: Slice; area?: Slice; isClosed: boolean } {
  const { studyType, area } = studyOf(study);
  if (area === undefined) return { studyType, isClosed: false };
  const [from, to] = [area.start - study.start, area.end - study.start];
  const isBracketed = study.text[from - 1] === '(' && study.text[to] === ')';
  if (!isBracketed || isField(area.text)) return { studyType, area, isClosed: isBracketed };
  const isLast = to + 1 === study.text.length;
  return goesBehind && isLast
    ? { studyType: cut(study, 0, to + 1), isClosed: false }
    : { studyType, area, isClosed: true };
}

function isField(text: string): boolean {
  const folded = fold(text);
  return FIELD_WORDS.test(folded) || FIELD_ENDINGS.test(folded);
}

/** "GED (Example High School)": the school that gave it. */
export function schoolInBracket(piece: Piece): Piece[] {
  const { outer, inner } =
    /^(?<outer>.*\S)\s+\((?<inner>[^()]+)\)$/u.exec(piece.text)?.groups ?? {};
  if (outer === undefined || inner === undefined || !hasSchool(inner)) return [piece];
  if (!isDegree(outer) || isDegree(inner)) return [piece];
  const end = piece.text.length - 1;
  return [
    { ...piece, ...cut(piece, 0, outer.length) },
    { ...piece, ...cut(piece, end - inner.length, end) },
  ];
}
