import type { Block } from '../sections/block.ts';
import {
  holdsCertificate,
  holdsCertificateWord,
  isCertificateAlone,
  isGrade,
} from '../sections/certificate-names.ts';
import { isKnownIssuer, issuerScore } from '../sections/issuer-names.ts';
import { cut, type Slice, splitSlice } from '../slice.ts';
import {
  type CertificateDraft,
  isDated,
  type Row,
  type Text,
  withoutStop,
} from './certificate-draft.ts';
import { certificateItems } from './certificate-items.ts';
import { isRemark, type Mark, marksOf, saysHowTaught } from './certificate-marks.ts';
import { hasSchool } from './degree.ts';
import { stripEdges } from './head-pieces.ts';
import { likelyCertificates } from './likely-certificates.ts';
import { isPlace } from './location.ts';

/** Certificates and licences: one a row or several, or one in several rows; name, issuer, date, validity and number in any order. */
export function readCertificates(blocks: readonly Block[], text: string): CertificateDraft[] {
  return likelyCertificates(certificateEntries(blocks), text);
}

/** "(renewed 2021, valid until 2026)": a row in brackets is said of the one above. */
const IN_BRACKETS = /^\([^()]+\)[.,]?$/;

/** The rows of each certificate. */
export function certificateEntries(blocks: readonly Block[]): Row[][] {
  const items = blocks.flatMap((block) =>
    (block.prose && blocks.length === 1 ? sentences(block) : [block]).flatMap((slice) =>
      certificateItems(slice, blocks.length === 1).map((item) => ({
        block,
        row: rowOf(item, block.line.bold),
      })),
    ),
  );
  const rows = items.map(({ row }) => row);
  const period = periodOf(rows);
  if (period > 1)
    return rows.flatMap((_, at) => (at % period === 0 ? [rows.slice(at, at + period)] : []));
  const paragraphs = paragraphsOf(items);
  if (paragraphs !== undefined) return paragraphs;
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
        IN_BRACKETS.test(block.text) ||
        (head !== undefined && block !== head && isBelow(block, head, row)) ||
        isGivenBelow(row, opens?.row, entry) ||
        isGivenUnder(row, entry, isNewHead));
    if (goesOn) entry.push(row);
    else {
      entries.push([row]);
      head = block;
    }
  });
  return entries;
}

/** A paragraph for each certificate: its name, at most one more row of names, and rows that say when it was given, until when it holds or its number. */
function paragraphsOf(items: readonly { block: Block; row: Row }[]): Row[][] | undefined {
  const paragraphs: Row[][] = [];
  let last: Block | undefined;
  for (const { block, row } of items) {
    if (block !== last && (last === undefined || block.line.gapBefore >= 0.5)) paragraphs.push([]);
    paragraphs.at(-1)?.push(row);
    last = block;
  }
  const isOne = (rows: readonly Row[]): boolean => {
    const named = rows.filter((row) => !isBare(row));
    return (
      named[0] === rows[0] &&
      named.length <= 2 &&
      named.length < rows.length &&
      named.at(-1) === rows[named.length - 1]
    );
  };
  return paragraphs.every(isOne) ? paragraphs : undefined;
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

/** Who gave the certificate, below its name and a row of marks; with a date of its own below a dated one it is another. */
const isGivenUnder = (
  row: Row,
  [head, bare, ...more]: readonly Row[],
  isNewHead: boolean,
): boolean =>
  head !== undefined &&
  bare !== undefined &&
  more.length === 0 &&
  isBare(bare) &&
  !isNewHead &&
  isIssuerRow(row) &&
  !(isDated(head) && isDated(row));

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

/** The marks of a row, and its names between them. */
function rowOf(row: Slice, bold: boolean): Row {
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
    return {
      ...row,
      bold,
      marks: [],
      texts: [{ ...row, joint: 'edge', certificate: 0, issuer: 0 }],
    };
  return { ...row, bold, marks: found.sort((a, b) => a.start - b.start), texts };
}

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
    const said = /^(?:(?! [-–—] )[^,;(|\t])+/u.exec(behind)?.[0]?.trim() ?? '';
    // "Working at Height & Rescue": what is done there, not who gave it.
    const least = /\sat /iu.test(mark) && !hasSchool(said) ? 3 : 2;
    return issuerScore(said) >= least || /\p{L} by /u.test(mark)
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
  if (saysHowTaught(text)) return false;
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
