import { CERTIFICATES } from './certificate-names.ts';

/** What a certificate says, as it is known. */
export interface KnownCertificate {
  name: string;
  issuer?: string;
  date?: string;
  endDate?: string;
  /** Its number or until when it is valid, as written. */
  said?: string;
}

/** A section of certificates laid out in one way. */
export interface CertificateSection {
  layout: string;
  rows: string;
  known: KnownCertificate[];
}

/** `{name}`, `{issuer}`, `{date}`, `{range}` (two years), `{until}` and `{number}`; `/` parts rows. */
const LAYOUTS = [
  '{name}, {issuer}, {date}',
  '{name}, {issuer} ({date})',
  '{name} – {issuer} ({date})',
  '{name} - {issuer} - {date}',
  '{name} | {issuer} | {date}',
  '{date} – {name}, {issuer}',
  '{date}  {name}, {issuer}',
  '{date}: {name} ({issuer})',
  '{date}, {name}, {issuer}',
  '{name} ({issuer}, {date})',
  '{name} ({date}, {issuer})',
  '{name} ({issuer}), {until}',
  '{name}, {issuer} ({until})',
  '{name}, {until}',
  '{name} ({until})',
  '{name} {date} {until}',
  '{issuer}: {name} ({range})',
  '{issuer} – {name}, {date}',
  '{issuer} | {name} | {date}',
  '{name}, issued by {issuer}, {date}',
  '{name} from {issuer} ({date})',
  '{name}, {issuer} ({range})',
  '{name} ({range})',
  '{name}, {number}, {until}',
  '{name} – {issuer} – {number}',
  '{name}, {issuer}, {number} ({until})',
  '{name} {date}',
  '{date} {name}',
  '{name} ({date})',
  '{name} / {issuer} / {date}',
  '{name} / {issuer}, {date}',
  '{name} / {issuer} | {date} | {until}',
  '{date} / {name} / {issuer}',
  '{name} / {issuer} / Issued {date} · {until} / {number}',
] as const;

/** Several on a row; none has who gave it. */
const LISTS = [', ', '; ', ' | ', ' • ', ' // '] as const;

const DATES: readonly (readonly [string, string])[] = [
  ['2021', '2021'],
  ['March 2022', '2022-03'],
  ['05/2023', '2023-05'],
  ['Sept 2019', '2019-09'],
];
const UNTIL = ['exp. 2027', 'valid until 03/2028', 'expires Nov 2026', 'valid to 2029'];
const NUMBERS = ['No. 482913', '#77120-B', 'Licence no. AB 39201', 'Reg. no. 12345678'];

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Sections of `size` certificates each, `count` lines in all, each section in the next layout. */
export function certificateSections(
  count: number,
  size: number,
  certificates: readonly (readonly [name: string, issuer: string])[] = CERTIFICATES,
): CertificateSection[] {
  return Array.from({ length: Math.ceil(count / size) }, (_, section) => {
    const layout = at(LAYOUTS, section);
    const lines = Array.from({ length: size }, (_line, line) =>
      lineOf(layout, section * size + line, section, certificates),
    );
    return {
      layout,
      rows: lines.map(({ row }) => row).join('\n'),
      known: lines.map(({ known }) => known),
    };
  });
}

function lineOf(
  layout: string,
  index: number,
  section: number,
  certificates: readonly (readonly [name: string, issuer: string])[],
): { row: string; known: KnownCertificate } {
  const [name, issuer] = at(certificates, index * 7);
  const [date, iso] = at(DATES, section);
  const until = at(UNTIL, section);
  const number = at(NUMBERS, index);
  const values: Record<string, string> = { name, issuer, date, range: '2021-2024', until, number };
  const has = (field: string): boolean => layout.includes(`{${field}}`);
  const said = [...(has('number') ? [number] : []), ...(has('until') ? [until] : [])];
  return {
    row: layout
      .replace(/\{(\w+)\}/g, (_, field: string) => values[field] ?? '')
      .replaceAll(' / ', '\n'),
    known: {
      name,
      ...(has('issuer') && { issuer }),
      ...(has('date') && { date: iso }),
      ...(has('range') && { date: '2021', endDate: '2024' }),
      ...(said.length > 0 && { said: said.join(' ') }),
    },
  };
}

/** One row of `size` certificates each, parted in one way. */
export function certificateLists(count: number, size: number): CertificateSection[] {
  const plain = CERTIFICATES.map(([name]) => name).filter((name) => !/,| and | & /.test(name));
  return Array.from({ length: count }, (_, index) => {
    const layout = at(LISTS, index);
    const names = Array.from({ length: size }, (_name, item) =>
      at(plain, (index * size + item) * 11),
    );
    return { layout, rows: names.join(layout), known: names.map((name) => ({ name })) };
  });
}
