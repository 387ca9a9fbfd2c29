import fieldRows from '../../data/phrases/personal-fields.json' with { type: 'json' };
import { anyOf, readTable } from '../language/table.ts';

interface Row {
  phrase: string;
  form: string;
  unless: string;
}
const ROWS = readTable<Row>(fieldRows);

/** What an ad says that asks for such data: then it stays. */
const ASKED: Readonly<Record<string, RegExp>> = {
  citizen:
    /\bcitizens?(?:hip)?\b|\bnational(?:s|ity)\b|\bpermanent residen|\bright to work|\b(?:eligible|entitled|authori[sz]ed|permitted) to work|\bwork permit|\bvisa\b/i,
};

/** A field that no employer may weigh, in each form that its rows have. */
interface Patterns {
  /** The whole of a field. */
  field: RegExp;
  /** The mark or blank before the next label of a row. */
  next: RegExp;
}

function makePatterns(rows: readonly Row[]): Patterns {
  const phrases = (...forms: string[]): string =>
    anyOf(rows.filter(({ form }) => forms.includes(form)).map(({ phrase }) => phrase));
  const any = `(?:${phrases('label', 'plain')})`;
  const plain = `(?:${phrases('plain')})`;
  const born = String.raw`(?:born(?!-)(?: (?:on|in))?|[°*])\s*:?\s*[\w .,/-]{0,30}\d{4}(?:,? (?:in )?[\p{L} ,]{2,30})?|born(?: (?:on|in))?\s*:?\s*\d{1,2}[./-]\d{1,2}[./-]\d{2,4}`;
  const family = String.raw`status\s*[:\t]\s*(?:married|single|divorced|widow(?:ed|er)?|engaged|separated)(?: to \p{L}+(?: \p{L}+)?)?(?:,? (?:with )?(?:\d|one|two|three|four|no) (?:child(?:ren)?|kids?|sons?|daughters?))?`;
  const field = [
    // "Gender / race: ...", "Sex: F", "Marital status\tsingle", a label whose value is missing.
    String.raw`${any}(?:\s*[/&]\s*${any})*\.?\s*(?:[:=–-]|\t|$)\s*[^|•]{0,60}`,
    String.raw`${plain}(?:\s*[/&]\s*${any})*\.?\s+[^|;•\t]{1,40}`,
    `(?:${phrases('value')})`,
    born,
    family,
  ];
  return {
    field: new RegExp(`^(?:${field.join('|')})\\.?$`, 'iu'),
    next: new RegExp(
      String.raw`[\s|,;•·–-]+(?=${any}\.?(?:\s*[/&]\s*${any})*\s*:)|\s*[\t|,;•·]\s*(?=${any}\.?\s*[:\t])|(?:\s+[–-]\s+|\s*[|,;•·\t]\s*)(?=${plain}\b)`,
      'giu',
    ),
  };
}

const EVERY = makePatterns(ROWS);
/** "Focus: reading" beside what looks like a label: no form's field. */
const OTHER_LABEL = /\p{L}:/gu;

/** Whether a single field is such data. */
const isField = (text: string, { field }: Patterns): boolean =>
  field.test(text) && (text.match(OTHER_LABEL)?.length ?? 0) <= 1;

/** A text without its personal data: '' where it holds nothing else, the text itself where it holds none. */
export type WithoutPersonalData = (text: string) => string;

/** Reads fields of a form as this ad weighs them: what it asks for stays. */
export function createPersonalDataFilter(jobDescription: string): WithoutPersonalData {
  const asked = Object.entries(ASKED).filter(([, pattern]) => pattern.test(jobDescription));
  const names = new Set(asked.map(([name]) => name));
  const patterns =
    names.size === 0 ? EVERY : makePatterns(ROWS.filter(({ unless }) => !names.has(unless)));
  return (text) => strip(text, patterns);
}

const BITS = /(?<=[,;|•·\t]|[.](?=\s))\s*/u;

function strip(text: string, patterns: Patterns): string {
  const rows = text.split('\n').map((row) => row.trim());
  const kept = rows.map((row) => stripRow(row, patterns));
  if (kept.every((row, at) => row === rows[at])) return text;
  return kept.filter((row) => row !== '').join('\n');
}

function stripRow(row: string, patterns: Patterns): string {
  if (isField(row, patterns)) return '';
  const fields = row.split(patterns.next).map((field) => field.trim());
  const left = fields.filter((field) => field !== '' && !isField(field, patterns));
  if (left.length === 0) return '';
  // Bits of a row stand beside each other, each for itself: "Citizen, age 39, single mother".
  const bits = left.flatMap((field) => field.split(BITS).map((bit) => bit.trim()));
  const others = bits.filter((bit) => !isField(bit.replace(/[,;|•·.\t]+$/, ''), patterns));
  if (others.length === bits.length && left.length === fields.length) return row;
  return others.join(' ').replace(/[\s,;|•·–-]+$/u, '');
}
