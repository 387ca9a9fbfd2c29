import { guessJobSection } from './heading-guesses.ts';
import { findJobSection } from './job-headings.ts';

/** "Education<tab>Diploma in accounting", "| Skills | Excel |": a short label, a separator, what it labels. */
const ROW =
  /^(?<before>[ \t]{0,8}\|?[ \t]{0,8})(?<label>\p{L}[\p{L}&'’/() -]{1,38}?)(?<gap> {0,8}\t[ \t]{0,16}| {3,40}| {0,8}\|[ \t]{0,8})(?=\S)/u;
const LABEL_WORDS_MAX = 4;
/** Fewer such lines are a coincidence. */
const ROWS_MIN = 3;
const KNOWN_MIN = 2;

interface Row {
  label: string;
  /** Where its separator begins in the line. */
  at: number;
}

function rowOf(line: string): Row | null {
  const groups = ROW.exec(line)?.groups;
  if (groups === undefined) return null;
  const { before = '', label = '' } = groups;
  if (label.split(/\s+/).length > LABEL_WORDS_MAX) return null;
  return { label, at: before.length + label.length };
}

const isKnown = ({ label }: Row): boolean =>
  findJobSection(label) !== null || guessJobSection(label) !== null;

/** Marks that a colon stands in the place of, so that the text keeps its length. */
const withColon = (line: string, { at }: Row): string =>
  `${line.slice(0, at)}:${line.slice(at + 1)}`;

/** A table of labels and what they label as lines with colons, of the same length: "Skills:Excel". A table is three rows and more, two of them with labels that head parts of ads. */
export function withColons(ad: string): string {
  const lines = ad.split('\n');
  const rows = lines.map(rowOf);
  const found = rows.filter((row) => row !== null);
  if (found.length < ROWS_MIN || found.filter(isKnown).length < KNOWN_MIN) return ad;
  return lines
    .map((line, i) => {
      const row = rows[i] ?? null;
      const isBeside = [rows[i - 1], rows[i + 1]].some(
        (near) => near !== null && near !== undefined,
      );
      return row === null || !(isKnown(row) || isBeside) ? line : withColon(line, row);
    })
    .join('\n');
}
