import type { Block } from '../sections/block.ts';
import {
  holdsCertificate,
  holdsCertificateWord,
  isCertificateAlone,
  isGrade,
} from '../sections/certificate-names.ts';
import { isKnownIssuer, issuerScore } from '../sections/issuer-names.ts';
import { cut, type Slice, splitSlice } from '../slice.ts';
import { certificateItems, isNamedAfter } from './certificate-items.ts';
import { dated, isRemark, type Mark, marksOf } from './certificate-marks.ts';
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
interface Text extends Slice {
  joint: 'edge' | 'row' | 'comma' | 'colon' | 'dash' | 'by';
  /** How surely it names a certificate, 0 to 3, and who gave one. */
  certificate: number;
  issuer: number;
}

interface Row extends Slice {
  marks: Mark[];
  texts: Text[];
}

/** Certificates and licences: one a row or several, or one in several rows; name, issuer, date, validity and number in any order. */
export function readCertificates(blocks: readonly Block[]): CertificateDraft[] {
  return entriesOf(blocks).flatMap((rows) => toDraft(rows) ?? []);
}

/** The rows of each certificate. */
function entriesOf(blocks: readonly Block[]): Row[][] {
  const items = blocks.flatMap((block) =>
    (block.prose && blocks.length === 1 ? sentences(block) : [block]).flatMap((slice) =>
      certificateItems(slice, blocks.length === 1).map((item) => ({ block, row: rowOf(item) })),
    ),
  );
  const rows = items.map(({ row }) => row);
  const period = periodOf(rows);
  if (period > 1)
    return rows.flatMap((_, at) => (at % period === 0 ? [rows.slice(at, at + period)] : []));
  const entries: Row[][] = [];
  let head: Block | undefined;
  items.forEach(({ block, row }, index) => {
    const entry = entries.at(-1);
    const opens = items[index + 1];
    const isNewHead =
      opens !== undefined && isBare(opens.row) && !isBare(row) && row.marks.length === 0;
    const goesOn =
      entry !== undefined &&
      (isBare(row) ||
        (head !== undefined && block !== head && isBelow(block, head, row)) ||
        isGivenBelow(row, opens?.row, entry) ||
        (entry.length === 2 && isBare(entry[1] as Row) && !isNewHead && isIssuerRow(row)));
    if (goesOn) entry.push(row);
    else {
      entries.push([row]);
      head = block;
    }
  });
  return entries;
}

const sentences = (block: Block): Slice[] =>
  splitSlice(block, /(?<=[\p{L})\d]{2}\.)\s+(?=\p{Lu})/gu);

/** No name: a date, a validity, a number alone. */
const isBare = ({ texts, marks }: Row): boolean => texts.length === 0 && marks.length > 0;

/** The first name of the row says who gave it rather than what. */
const isIssuerRow = ({ texts: [first] }: Row): boolean =>
  first !== undefined && first.issuer > 0 && (first.issuer === 3 || first.certificate < 2);

/** Who gave the certificate above: a known body alone, or with the date that the certificate has not. */
function isGivenBelow(row: Row, next: Row | undefined, entry: readonly Row[]): boolean {
  const [above, ...more] = entry;
  if (above === undefined || more.length > 0 || !isIssuerRow(row)) return false;
  const [only, ...others] = row.texts;
  const isKnown = only?.issuer === 3 && others.length === 0 && row.marks.length === 0;
  if (isDated(above)) return isKnown && above.texts.length === 1;
  if (others.length > 0) return false;
  const isSure = (above.texts[0]?.certificate ?? 0) >= 2 && (row.texts[0]?.issuer ?? 0) >= 2;
  return isSure && (isDated(row) || (next !== undefined && isBare(next)));
}

/** In other type than the row that it stands under, or flush under a list item. */
function isBelow(block: Block, head: Block, row: Row): boolean {
  if (row.texts.some(({ certificate }) => certificate === 3)) return false;
  if (block.bulletX !== undefined)
    return head.bulletX === undefined && head.line.bold && !block.line.bold;
  if (block.line.gapBefore >= 0.9) return false;
  return head.bulletX !== undefined || (head.line.bold && !block.line.bold);
}

const MAX_PERIOD = 4;

/** Of how many rows each certificate is made, where all are made alike: dates in the same rows, the name in one and who gave it in another. 1 for any other list. */
function periodOf(rows: readonly Row[]): number {
  for (let period = 2; period <= MAX_PERIOD; period++) {
    if (rows.length % period !== 0 || rows.length < 2 * period) continue;
    const groups = rows.flatMap((_, at) =>
      at % period === 0 ? [rows.slice(at, at + period)] : [],
    );
    const [first = []] = groups;
    const isAlike = groups.every((group) =>
      group.every(
        (row, at) =>
          isDated(row) === isDated(first[at] as Row) && isBare(row) === isBare(first[at] as Row),
      ),
    );
    const isOne = groups.every((group) => {
      const named = group.filter((row) => row.texts.length > 0);
      const certificates = named.filter(
        ({ texts: [one] }) => one !== undefined && one.certificate >= 2 && one.issuer < 3,
      );
      return certificates.length <= 1 && named.length >= 1;
    });
    const isMixed = first.some(isDated) && first.some((row) => !isDated(row));
    const given = groups.filter((group) => {
      const named = group.filter((row) => row.texts.length > 0);
      return named.length === 1 || named.slice(1).some(isIssuerRow);
    });
    if (isAlike && isOne && isMixed && given.length * 2 > groups.length) return period;
  }
  return 1;
}

const isDated = ({ marks }: Row): boolean =>
  marks.some(({ kind }) => kind === 'date' || kind === 'until');

/** The marks of a row, and its names between them. */
function rowOf(row: Slice): Row {
  const marks = marksOf(row);
  const texts: Text[] = [];
  const found: Mark[] = [...marks];
  let from = 0;
  const close = (to: number): void => {
    for (const [piece, joint] of piecesOf(cut(row, from, to))) {
      const slice = withoutStop(stripEdges(piece));
      if (!/[\p{L}\p{N}]/u.test(slice.text)) continue;
      if (isRemark(slice.text)) found.push({ ...slice, kind: 'remark' });
      else texts.push({ ...slice, joint, ...scores(slice.text) });
    }
  };
  for (const mark of marks) {
    close(mark.start - row.start);
    from = mark.end - row.start;
  }
  close(row.text.length);
  // A row that says nothing else is one of its own: "Clean abstract".
  const isOnlyRemark = texts.length === 0 && found.every(({ kind }) => kind === 'remark');
  if (isOnlyRemark && found.length === 1 && !row.text.startsWith('('))
    return { ...row, marks: [], texts: [{ ...row, joint: 'edge', certificate: 0, issuer: 0 }] };
  return { ...row, marks: found.sort((a, b) => a.start - b.start), texts };
}

/** Without the full stop of a sentence; that of a short form stays: "Med. Cert.", "P.Eng.". */
const withoutStop = (slice: Slice): Slice =>
  /[^.]{3}(?:\p{Ll}{5}| \p{Lu}|[\d)])\.$/u.test(slice.text)
    ? cut(slice, 0, slice.text.length - 1)
    : slice;

function scores(text: string): Pick<Text, 'certificate' | 'issuer'> {
  const certificate = isCertificateAlone(text)
    ? 3
    : holdsCertificate(text) || holdsCertificateWord(text)
      ? 2
      : 0;
  const issuer = isGrade(text) ? 0 : issuerScore(text);
  return { certificate, issuer: issuer < 2 && isPlace(text) ? 0 : issuer };
}

const GIVEN_BY = '(?:issued|awarded|given|offered|accredited|delivered|run|provided)';
const BY_WORDS = 'by|from|through|via|with|at|par|durch|von|vom|por|da';
const SEPARATORS = [
  '(?<dash>\\s*\\|\\s*|\\s+[–—·•~]\\s+|\\s+-+\\s+|\\t|\\s+@\\s+|(?<=[\\p{L}\\d)])[–—](?=\\p{Lu}\\p{L}))',
  '(?<colon>:\\s+)',
  `(?<by>,?\\s+\\(?(?:${GIVEN_BY} )?(?:${BY_WORDS}) (?:the )?(?=\\p{Lu}))`,
  '(?<comma>,\\s*(?![^()]*\\))(?!\\d{3}))',
  '(?<bracket>\\s+\\((?=[^()]+\\)\\s*(?:$|[,;–—|-])))',
  '(?<said>\\s+\\+\\s+(?=own )|\\s+(?=(?:with|plus|w\\/) (?:own |my )?(?:car|vehicle|transport|truck)(?!\\p{L})))',
  '(?<open>\\s+\\((?=[^()]*$))',
];
const SEPARATOR = new RegExp(SEPARATORS.join('|'), 'gu');

/** The pieces of a run of names, each with what parts it from the one before. */
function piecesOf(run: Slice): [Slice, Text['joint']][] {
  const pieces: [Slice, Text['joint']][] = [];
  let from = 0;
  let joint: Text['joint'] = 'edge';
  for (const match of run.text.matchAll(SEPARATOR)) {
    const next = jointOf(match, run.text);
    if (next === undefined) continue;
    pieces.push([cut(run, from, match.index), joint]);
    from = match.index + match[0].length;
    joint = next;
  }
  pieces.push([cut(run, from), joint]);
  return pieces.filter(([{ text }]) => text !== '');
}

/** What a separator parts; undefined where it stands within a name. */
function jointOf(
  { index, groups = {}, 0: mark }: RegExpExecArray,
  text: string,
): Text['joint'] | undefined {
  const behind = text.slice(index + mark.length);
  if (groups.bracket !== undefined)
    return isApart(/^[^()]+/.exec(behind)?.[0] ?? '', text.slice(0, index)) ? 'by' : undefined;
  if (groups.open !== undefined) return 'by';
  if (groups.by !== undefined) {
    const said = /^[^,;(|\t]+/.exec(behind)?.[0]?.trim() ?? '';
    return issuerScore(said) >= 2 || /\p{L} by /u.test(mark)
      ? 'by'
      : mark.startsWith(',')
        ? 'comma'
        : undefined;
  }
  if (groups.colon !== undefined) return 'colon';
  return groups.comma !== undefined ? 'comma' : 'dash';
}

/** What a bracket says of a certificate rather than in its name: who gave it, how it stands. "(PMP)" and "(Quantity Surveying)" are part of the name. */
function isApart(text: string, before: string): boolean {
  if (isRemark(text)) return true;
  if (/^\p{Lu}{2,7}$/u.test(text)) return isKnownIssuer(text) && !isShortFor(text, before);
  return issuerScore(text) >= 2 && !isCertificateAlone(text);
}

const isShortFor = (letters: string, name: string): boolean =>
  name
    .split(/[\s-]+/)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('')
    .endsWith(letters);

/** The rest of a certificate's own name behind a dash. */
const GRADE_OF_NAME =
  /^(?:associate|professional|foundations?|expert|practitioner|level|advanced|fundamentals|specialty|intermediate|basic|core|tier|stufe|niveau|part|class|category|grade)(?!\p{L})/iu;

const isPartOfName = (text: string): boolean =>
  GRADE_OF_NAME.test(text) || isGrade(text) || isSubject(text);

/** "Red Seal Endorsement – Cook", "NC II – Shielded Metal Arc Welding": what it is a certificate in. */
const isSubject = (text: string): boolean =>
  issuerScore(text) < 2 && (titleScore(text) >= 1 || /[a-z]{3}ing$/.test(text));

function toDraft(rows: readonly Row[]): CertificateDraft | undefined {
  const texts = rows.flatMap((row, index) =>
    row.texts.map((text, at): Text => (index > 0 && at === 0 ? { ...text, joint: 'row' } : text)),
  );
  if (texts.length === 0) return undefined;
  const by = issuerAt(texts, rows.some(isDated));
  const names = texts.filter((_, index) => index !== by);
  const name = nameOf(names, rows);
  if (name === undefined) return undefined;
  const issuer = by === undefined ? undefined : texts[by];
  const marks = rows.flatMap((row) => row.marks);
  const date = marks.find(({ kind }) => kind === 'date');
  const url = marks.find(({ kind }) => kind === 'url');
  const used = [name, issuer, date, url].filter((part) => part !== undefined);
  const left = [...marks, ...names].filter(
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
function nameOf(names: readonly Text[], rows: readonly Row[]): Slice | undefined {
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
    const isNear = row.marks.every((mark) => mark.start < last.start || mark.start > next.start);
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
