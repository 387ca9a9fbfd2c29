import { joinLines } from '../lines.ts';
import type { Draw, DressKind, Line } from '../model.ts';
import { defaultKind } from './kind.ts';

const oneRun = (glue: string) => (lines: Line[]) => [joinLines(lines, glue)];

/** Neighbouring lines that belong together, each group as one line. */
function runs(together: (previous: Line, next: Line) => boolean, glue = ' ') {
  return (lines: Line[]): Line[] => {
    const groups: Line[][] = [];
    let previous: Line | undefined;
    for (const line of lines) {
      if (previous && together(previous, line)) groups.at(-1)!.push(line);
      else groups.push([line]);
      previous = line;
    }
    return groups.map((group) => (group.length > 1 ? joinLines(group, glue) : group[0]!));
  };
}

const sameSection = (previous: Line, next: Line) =>
  !next.startsSection && previous.section === next.section && previous.section !== undefined;
const sameEntry = (previous: Line, next: Line) =>
  sameSection(previous, next) &&
  next.section === 'work' &&
  !next.startsEntry &&
  previous.role !== 'heading';
const bulletRun = (previous: Line, next: Line) =>
  previous.role === 'bullet' && next.role === 'bullet' && previous.section === next.section;
const headRun = (previous: Line, next: Line) =>
  previous.role === 'head' && next.role === 'head' && !next.startsEntry;

const flows: Record<string, (lines: Line[]) => Line[]> = {
  'one-run': oneRun(' '),
  'one-run-wide': oneRun('   '),
  sections: runs(sameSection),
  entries: runs(sameEntry),
  'entries-wide': runs(sameEntry, '  '),
  bullets: runs(bulletRun),
  heads: runs(headRun, ', '),
  'heads-wide': runs(headRun, '    '),
};

const quoteMarks: Record<string, string> = {
  angle: '> ',
  'angle-glued': '>',
  'angle-twice': '>> ',
  bar: '| ',
};

const marked = (text: string, mark: string) =>
  text
    .split('\n')
    .map((row) => (mark + row).trimEnd())
    .join('\n');

const sender = ({ resume }: Draw) =>
  `${resume.basics.name} <${resume.basics.email ?? 'me@example.com'}>`;

const quotes: Record<string, (text: string, draw: Draw) => string> = {
  ...Object.fromEntries(
    Object.entries(quoteMarks).map(([name, mark]) => [name, (text: string) => marked(text, mark)]),
  ),
  'on-wrote': (text, draw) =>
    `On Tue, Mar 4, 2025 at 9:12 AM ${sender(draw)} wrote:\n\n${marked(text, '> ')}`,
  'on-wrote-short': (text, draw) =>
    `On 4 March 2025, ${draw.resume.basics.name} wrote:\n${marked(text, '> ')}`,
  forwarded: (text, draw) =>
    `---------- Forwarded message ---------\nFrom: ${sender(draw)}\nDate: Tue, Mar 4, 2025\nSubject: resume\n\n${text}`,
  'original-message': (text, draw) =>
    `-----Original Message-----\nFrom: ${draw.resume.basics.name}\nSent: March 4, 2025 9:12\nSubject: my resume\n\n${text}`,
  'sent-from-phone': (text) => `${text}\n\nSent from my phone`,
};

/** Some of the spaces, drawn by chance, replaced. */
const some =
  (mark: string, one: number) =>
  (text: string, { random }: Draw) =>
    text.replace(/ /g, (blank) => (random.below(one) === 0 ? mark : blank));

const blanks: Record<string, (text: string, draw: Draw) => string> = {
  'no-break': (text) => text.replaceAll(' ', '\u00a0'),
  'some-no-break': some('\u00a0', 6),
  'some-double': some('  ', 12),
  'double-after-stop': (text) => text.replace(/([.!?]) (?=\p{Lu})/gu, '$1  '),
  'zero-width': some('\u200b ', 10),
  'zero-width-start': (text) => text.replace(/^/gm, '\u200b'),
  trailing: (text) => text.replace(/$/gm, '   '),
  'leading-all': (text) => text.replace(/^(?=.)/gm, '    '),
  'leading-tab-all': (text) => text.replace(/^(?=.)/gm, '\t'),
  'tabs-for-indents': (text) =>
    text.replace(/^ {2,}/gm, (run) => '\t'.repeat(Math.ceil(run.length / 4))),
  'thin-spaces': some('\u2009', 8),
  'byte-order-mark': (text) => `\ufeff${text}`,
  'lines-of-blanks': (text) => text.replace(/^$/gm, '      '),
};

const characters: Record<string, (text: string) => string> = {
  'smart-quotes': (text) =>
    text
      .replace(/(?<=\w)'/g, '’')
      .replace(/'(?=\w)/g, '‘')
      .replace(/"(?=\w)/g, '“')
      .replace(/"/g, '”'),
  'backtick-quotes': (text) => text.replaceAll("'", '`'),
  'no-break-hyphens': (text) => text.replace(/(?<=\p{L})-(?=\p{L})/gu, '\u2011'),
  ligatures: (text) => text.replaceAll('ffi', 'ﬃ').replaceAll('fi', 'ﬁ').replaceAll('fl', 'ﬂ'),
  decomposed: (text) => text.normalize('NFD'),
  entities: (text) => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;'),
  'soft-hyphens': (text) => text.replace(/(\p{Ll}{5})(?=\p{Ll}{4})/gu, '$1\u00ad'),
  /** Bullets, dashes and apostrophes of UTF-8 read as Windows-1252. */
  mojibake: (text) =>
    text
      .replace(/^(\s*)[-•] /gm, '$1â€¢ ')
      .replace(/(?<=\w)['’](?=\w)/g, 'â€™')
      .replaceAll(' - ', ' â€“ ')
      .replaceAll('–', 'â€“')
      .replaceAll('—', 'â€”'),
  'minus-for-hyphen': (text) => text.replace(/^- /gm, '− '),
};

const cases: Record<string, (text: string, draw: Draw) => string> = {
  upper: (text, { lang }) => text.toLocaleUpperCase(lang),
  lower: (text, { lang }) => text.toLocaleLowerCase(lang),
};

function textKinds(
  dimension: string,
  byName: Record<string, (text: string, draw: Draw) => string>,
  clashes: string[] = [],
): DressKind[] {
  return Object.entries(byName).map(([name, text]) => ({
    id: `${dimension}/${name}`,
    dimension,
    text,
    clashes,
  }));
}

export const flowKinds: DressKind[] = [
  defaultKind('flow', 'lines'),
  ...Object.entries(flows).map(
    ([name, lines]): DressKind => ({
      id: `flow/${name}`,
      dimension: 'flow',
      lines,
    }),
  ),
];

export const textChangeKinds: DressKind[] = [
  defaultKind('case', 'as-written'),
  ...textKinds('case', cases),
  defaultKind('characters', 'plain'),
  ...textKinds('characters', characters),
  defaultKind('blanks', 'plain'),
  ...textKinds('blanks', blanks),
  defaultKind('quote', 'none'),
  ...textKinds('quote', quotes, ['blanks/byte-order-mark']),
  defaultKind('ends', 'lf'),
  ...textKinds('ends', {
    crlf: (text) => text.replaceAll('\n', '\r\n'),
    cr: (text) => text.replaceAll('\n', '\r'),
    'line-separator': (text) => text.replaceAll('\n', '\u2028'),
    'cr-crlf': (text) => text.replaceAll('\n', '\r\r\n'),
  }),
];
