import { CERTIFICATE_HEAD } from '../heads/certificate-head.ts';
import { headWeights } from '../heads/head-weights.ts';
import type { HeadRows } from '../heads/lattice.ts';
import { type HeadReading, readHeads } from '../heads/read-heads.ts';
import { isCertificateAlone } from '../sections/certificate-names.ts';
import { cut } from '../slice.ts';
import { type CertificateDraft, type Row, toDraft, withoutStop } from './certificate-draft.ts';
import { allowsVehicles } from './certificate-items.ts';
import type { HeadPart } from './head-pieces.ts';

type CertificateReading = HeadReading<'name' | 'issuer'>;

/** From here on a reading stands against what the rules make of the certificate. */
const LIKELY = 0.5;

/** The certificates of a section, each of its rows: by the rules, and by what is learned from many where that is surer. */
export function likelyCertificates(entries: readonly Row[][], text: string): CertificateDraft[] {
  const rules = entries.map((rows) => toDraft(rows));
  const readings = readHeads(
    entries.map((rows) => certificateRows(rows)),
    text,
    { kind: CERTIFICATE_HEAD, weights: headWeights('certificates') },
    rules,
  );
  return entries.flatMap((rows, index) => {
    const [own, reading] = [rules[index], readings[index]];
    return own === undefined ? [] : (chosen(rows, own, reading) ?? []);
  });
}

function chosen(
  rows: readonly Row[],
  own: CertificateDraft,
  reading: CertificateReading | undefined,
): CertificateDraft | undefined {
  const isLabelled = rows.some(({ marks }) => marks.some(({ kind }) => kind === 'issuer'));
  const isSurer = reading?.name !== undefined && reading.chance >= LIKELY;
  if (!isSurer || reading.name === undefined || isLabelled || isKnown(own)) return own;
  const { name, issuer } = reading;
  return toDraft(rows, { name: withoutStop(name), ...(issuer && { issuer: withoutStop(issuer) }) });
}

/** The rules know the name as a certificate's by all of its words. */
const isKnown = ({ name: { text } }: CertificateDraft): boolean =>
  isCertificateAlone(text) || allowsVehicles(text);

/** A certificate's rows without what dates, counts or links it. */
export function certificateRows(rows: readonly Row[]): HeadRows {
  const parts = rows.flatMap((row, index): HeadPart[] => {
    const looks = { row: index, bold: row.bold, italic: false };
    const found: HeadPart[] = [];
    let [from, cell] = [0, 0];
    const add = (to: number): void => {
      for (const piece of row.text.slice(from, to).split('\t')) {
        const part = cut(row, from, from + piece.length);
        if (/\p{L}/u.test(part.text)) found.push({ ...part, ...looks, cell });
        from += piece.length + 1;
        cell++;
      }
      cell--;
    };
    for (const { kind, start, end } of row.marks) {
      if (kind === 'remark') continue;
      add(start - row.start);
      from = end - row.start;
    }
    add(row.text.length);
    return found;
  });
  return { parts, rows: rows.length };
}
