import { isGrade } from '../sections/certificate-names.ts';
import { issuerScore } from '../sections/issuer-names.ts';
import { cut, type Slice } from '../slice.ts';
import { isNamedAfter } from './certificate-items.ts';
import { dated, type Mark } from './certificate-marks.ts';
import { stripEdges } from './head-pieces.ts';
import { isPlace, isRegion } from './location.ts';
import { titleScore } from './title-score.ts';

export interface CertificateDraft {
  name: Slice;
  issuer?: Slice;
  date?: Slice;
  /** Not in JSON Resume 1.0.0, which allows further keys: the end of a period of validity. */
  endDate?: Slice;
  url?: Slice;
  /** Nor this: its number, until when it is valid, how it stands; as written. */
  summary?: Slice;
}

/** A name between marks and separators; `joint` is what parts it from the one before. */
export interface Text extends Slice {
  joint: 'edge' | 'row' | 'comma' | 'colon' | 'dash' | 'by';
  /** How surely it names a certificate, 0 to 3, and who gave one. */
  certificate: number;
  issuer: number;
}

export interface Row extends Slice {
  marks: Mark[];
  texts: Text[];
  bold: boolean;
}

export const isDated = ({ marks }: Row): boolean =>
  marks.some(({ kind }) => kind === 'date' || kind === 'until');

/** Without the full stop of a sentence; that of a short form stays: "Med. Cert.", "P.Eng.". */
export const withoutStop = (slice: Slice): Slice =>
  /[^.]{3}(?:\p{Ll}{5}| \p{Lu}|[\d)])\.$/u.test(slice.text)
    ? cut(slice, 0, slice.text.length - 1)
    : slice;

/** The rest of a certificate's own name behind a dash. */
const GRADE_OF_NAME =
  /^(?:associate|professional|foundations?|expert|practitioner|level|advanced|fundamentals|specialty|intermediate|basic|core|tier|stufe|niveau|part|class|category|grade)(?!\p{L})/iu;

const isPartOfName = (text: string): boolean =>
  GRADE_OF_NAME.test(text) || isGrade(text) || isSubject(text);

/** "Red Seal Endorsement – Cook", "NC II – Shielded Metal Arc Welding": what it is a certificate in. */
const isSubject = (text: string): boolean =>
  issuerScore(text) < 2 &&
  !OF_PEOPLE.test(text) &&
  (titleScore(text) >= 1 || /[a-z]{3}ing$/.test(text));

/** "Indian Ocean Vet Nurses", "Sunny Hill Makers": a body by the name of those who are in it. */
const OF_PEOPLE = /^(?:\p{Lu}\S+ ){2,}\p{Lu}\p{Ll}+s$/u;

/** One certificate of its rows: the name, who gave it, when; what else is said of it as written. `known`: which of its words are the first two, else the rules tell. */
export function toDraft(
  rows: readonly Row[],
  known?: Pick<CertificateDraft, 'name' | 'issuer'>,
): CertificateDraft | undefined {
  const texts = rows.flatMap((row, index) =>
    row.texts.map((text, at): Text => (index > 0 && at === 0 ? { ...text, joint: 'row' } : text)),
  );
  if (texts.length === 0) return undefined;
  const marks = rows.flatMap((row) => row.marks);
  const labelled = marks.find(({ kind }) => kind === 'issuer');
  const { name, issuer } = known ?? namedBy(texts, labelled?.value, rows);
  if (name === undefined) return undefined;
  const date = marks.find(({ kind }) => kind === 'date');
  const url = marks.find(({ kind }) => kind === 'url');
  const used = [name, issuer, labelled, date, url].filter((part) => part !== undefined);
  const left = [...marks, ...texts].filter(
    (part) => !used.some((one) => part.start >= one.start && part.start < one.end),
  );
  const summary = together(left, used, rows);
  return {
    name,
    ...(issuer && { issuer: cut(issuer, 0) }),
    ...(date && dated(date)),
    ...(url && { url: cut(url, 0) }),
    ...(summary && { summary }),
  };
}

/** Name and issuer by the rules. `labelled`: who gave it by a label. */
function namedBy(
  texts: readonly Text[],
  labelled: Slice | undefined,
  rows: readonly Row[],
): Partial<Pick<CertificateDraft, 'name' | 'issuer'>> {
  const by = labelled === undefined ? issuerAt(texts, rows.some(isDated)) : undefined;
  const names = texts.filter((_, index) => index !== by);
  const issuer = by === undefined ? labelled : texts[by];
  const name = nameOf(names, rows, issuer);
  return { ...(name && { name }), ...(issuer && { issuer }) };
}

const isWithin = (part: Slice, whole: Slice): boolean =>
  part.start >= whole.start && part.end <= whole.end;

/** Which of the texts says who gave it. */
function issuerAt(texts: readonly Text[], isDated: boolean): number | undefined {
  const [first, second] = texts;
  if (first === undefined || second === undefined) return undefined;
  const led = texts.findIndex(
    ({ joint, issuer }, index) => index > 0 && joint === 'by' && issuer > 0,
  );
  if (led > 0) return led;
  if (isNamedAfter(second.text, first.text)) return 1;
  if (isGivenFirst(first, second)) return 0;
  const isGiver = ({ issuer, certificate }: Text): boolean =>
    issuer === 3 || (issuer === 2 && certificate < 3);
  const sure = texts.findLastIndex((text, index) => index > 0 && isGiver(text));
  if (sure > 0) return sure;
  const isOther = ({ text, certificate }: Text): boolean =>
    !isPartOfName(text) && !isPlace(text) && certificate < 2;
  const row = texts.findIndex((text, index) => index > 0 && text.joint === 'row' && isOther(text));
  if (row > 0) return row;
  const dash = texts.findIndex(
    (text, index) =>
      index > 0 &&
      (text.joint === 'dash' || text.joint === 'edge') &&
      isOther(text) &&
      /^[\p{Lu}\d]/u.test(text.text),
  );
  if (dash > 0) return dash;
  const last = texts.length - 1;
  const behind = texts[last] as Text;
  // Behind a certificate's name, or between a name and its date, capitalised words say who gave it.
  return behind.issuer > 0 && isOther(behind) && (isDated || first.certificate >= 2)
    ? last
    : undefined;
}

/** "Cisco: CCNA", "AFTRAL – CACES R489": who gave it stands before its name. */
function isGivenFirst(first: Text, second: Text): boolean {
  if (second.certificate < 2 || second.issuer === 3) return false;
  if (first.issuer === 3) return true;
  if (first.certificate >= second.certificate || isRegion(first.text)) return false;
  const isSetOff = second.joint === 'colon' || second.joint === 'dash';
  return (
    first.issuer === 2 || (isSetOff && first.issuer === 1 && /^\p{Lu}{3,7}$/u.test(first.text))
  );
}

/** The name: from the first text on, with what commas join to it and the grades behind a dash. A label before a colon stays out where a certificate follows. */
function nameOf(
  names: readonly Text[],
  rows: readonly Row[],
  issuer: Slice | undefined,
): Slice | undefined {
  const labelled =
    names[1]?.joint === 'colon' && (names[1]?.certificate ?? 0) > (names[0]?.certificate ?? 0);
  const own = labelled ? names.slice(1) : names;
  const [first] = own;
  const row = rows.find((each) => first !== undefined && isWithin(first, each));
  if (first === undefined || row === undefined) return undefined;
  let last: Text = first;
  for (const next of own.slice(1)) {
    const isJoined =
      next.joint === 'comma' ||
      next.joint === 'colon' ||
      (next.joint === 'dash' && isPartOfName(next.text));
    const isNear = [...row.marks, ...(issuer ? [issuer] : [])].every(
      (other) => other.start < last.start || other.start > next.start,
    );
    if (!isJoined || !isNear || !isWithin(next, row) || isPlace(next.text)) break;
    last = next;
  }
  return withoutStop(cut(row, first.start - row.start, last.end - row.start));
}

/** What is left, as it stands, as far as nothing else stands between. */
function together(
  left: readonly Slice[],
  used: readonly Slice[],
  rows: readonly Row[],
): Slice | undefined {
  const [first, ...more] = [...left].sort((a, b) => a.start - b.start);
  const row = rows.find((each) => first !== undefined && isWithin(first, each));
  if (first === undefined || row === undefined) return undefined;
  let last = first;
  for (const next of more) {
    const isBetween = used.some((one) => one.start >= last.end && one.end <= next.start);
    if (isBetween || !isWithin(next, row)) break;
    last = next;
  }
  return stripEdges(cut(row, first.start - row.start, last.end - row.start));
}
