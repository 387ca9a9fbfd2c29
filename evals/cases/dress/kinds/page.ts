import { listLines } from '../lines.ts';
import type { Draw, DressKind, Line, Row, Style } from '../model.ts';
import { commaSkills, keywordPieces } from '../style.ts';
import { label } from '../words.ts';
import { defaultKind, styleKinds } from './kind.ts';

type Spacing = (previous: Line, next: Line) => number;

const spacings: Record<string, Spacing> = {
  none: () => 0,
  double: (previous, next) =>
    next.startsSection ? 2 : next.startsEntry && previous.role !== 'heading' ? 1 : 0,
  'every-line': () => 1,
  'sections-only': (_, next) => (next.startsSection ? 1 : 0),
  'after-headings': (previous, next) =>
    next.startsSection ||
    next.startsEntry ||
    (previous.role === 'heading' && next.role !== 'heading')
      ? 1
      : 0,
  'entries-only': (previous, next) => (next.startsEntry && previous.role !== 'heading' ? 1 : 0),
  'around-bullets': (previous, next) =>
    next.startsSection ||
    next.startsEntry ||
    (next.role === 'bullet') !== (previous.role === 'bullet')
      ? 1
      : 0,
  'every-bullet': (previous, next) =>
    next.startsSection || next.startsEntry || (next.role === 'bullet' && previous.role === 'bullet')
      ? 1
      : 0,
  triple: (_, next) => (next.startsSection ? 3 : 0),
};

/** A row broken at spaces to a width; what follows hangs by so many spaces. */
export function wrapRow(row: Row, width: number, hang: number): Row[] {
  if (row.text.length <= width) return [row];
  const start = /^\s*/.exec(row.text)![0];
  const rows: string[] = [];
  let current = start;
  for (const word of row.text.slice(start.length).split(' ')) {
    const glue = current.trim() === '' ? '' : ' ';
    if (glue && current.length + 1 + word.length > width) {
      rows.push(current);
      current = ' '.repeat(hang) + word;
    } else current += glue + word;
  }
  return [...rows, current].map((text) => ({ ...row, text }));
}

function wrap(width: number, hanging: boolean): (rows: Row[]) => Row[] {
  return (rows) => rows.flatMap((row) => wrapRow(row, width, hanging ? row.hang : 0));
}

/** Words cut at the margin with a hyphen, as a typeset page copies. */
function hyphenate(rows: Row[]): Row[] {
  return rows.flatMap((row) => {
    const wrapped = wrapRow(row, 76, row.hang);
    for (let index = 0; index + 1 < wrapped.length; index++) {
      const next = wrapped[index + 1]!;
      const word = /^\s*(\p{Ll}{4,})(\p{Ll}{4,}\b)/u.exec(next.text);
      if (!word || index % 2 === 1) continue;
      wrapped[index]!.text += ` ${word[1]}-`;
      next.text = next.text.replace(word[1]!, '');
    }
    return wrapped;
  });
}

const wraps: Record<string, (rows: Row[]) => Row[]> = {
  '60-hanging': wrap(60, true),
  '60-flush': wrap(60, false),
  '66-hanging': wrap(66, true),
  '72-hanging': wrap(72, true),
  '72-flush': wrap(72, false),
  '80-hanging': wrap(80, true),
  '80-flush': wrap(80, false),
  '100-hanging': wrap(100, true),
  '100-flush': wrap(100, false),
  '45-flush': wrap(45, false),
  hyphenated: hyphenate,
};

const sidebar = new Set(['skills', 'certificates', 'languages', 'interests']);

/** Two columns as a page copies line by line: contact and lists in one, the rest in the other. */
function columns(
  lay: (left: string, right: string) => string,
  leftWidth: number,
  rightWidth: number,
) {
  return (rows: Row[]): Row[] => {
    const top = rows.filter(({ role }) => role === 'name');
    const rest = rows.filter(({ role }) => role !== 'name');
    let side = true;
    const left: Row[] = [];
    const right: Row[] = [];
    for (const row of rest) {
      if (row.role !== 'blank') side = row.role === 'contact' || sidebar.has(row.section ?? '');
      if (side) left.push(...wrapRow(row, leftWidth, row.hang));
      else right.push(...wrapRow(row, rightWidth, row.hang));
    }
    const height = Math.max(left.length, right.length);
    const joined = Array.from(
      { length: height },
      (_, n): Row => ({
        text: lay(left[n]?.text ?? '', right[n]?.text ?? '').trimEnd(),
        hang: 0,
        role: 'frame',
      }),
    );
    return [...top, ...joined];
  };
}

const columnKinds: Record<string, (rows: Row[]) => Row[]> = {
  'side-left': columns((left, right) => left.padEnd(34) + right, 31, 68),
  'side-right': columns((left, right) => right.padEnd(72) + left, 31, 68),
  'side-left-wide': columns((left, right) => left.padEnd(48) + right, 42, 60),
  'side-left-ragged': columns(
    (left, right) => (left && right ? `${left}      ${right}` : left || right),
    30,
    68,
  ),
  'side-left-tab': columns(
    (left, right) => (left && right ? `${left}\t\t${right}` : left || right),
    30,
    68,
  ),
};

/** Tabs and wide blanks inside a column hide its edge. */
const columnClashes = [
  'flow/',
  'wrap/',
  'contact-place/',
  'name/after-contact',
  'indent/tab',
  'indent/nested-tabs',
  'skills/tabs',
  'skills/wide-spaces',
  'skills/three-a-line-spaces',
  'skills/two-a-line-tabs',
  'contact/one-line-spaces',
  'contact/one-line-tabs',
  'entry/two-columns',
];

/** A narrow column holds one thing a line, unless another kind says otherwise. */
function narrow(style: Style): void {
  if (!style.contact.includes('\n')) style.contact = '<{place}>\n<{phone}>\n<{email}>\n<{url}>';
  if (style.skills === commaSkills)
    style.skills = (resume) => listLines(keywordPieces(resume), 'lines', style);
}

type PageText = (page: number, pages: number, draw: Draw) => string[];

const pageWord = (draw: Draw) => label('Page', draw.lang);
const pageTexts: Record<string, { foot: PageText; head?: PageText }> = {
  'page-of': {
    foot: (page, pages, draw) => [`${pageWord(draw)} ${page} ${label('of', draw.lang)} ${pages}`],
  },
  'page-number': { foot: (page, _, draw) => [`${pageWord(draw)} ${page}`] },
  'dash-number': { foot: (page) => [`- ${page} -`] },
  'bare-number': { foot: (page) => [String(page)] },
  slash: { foot: (page, pages) => [`${page}/${pages}`] },
  'name-and-page': {
    foot: (page, _, draw) => [
      `${draw.resume.basics.name} - ${pageWord(draw).toLowerCase()} ${page}`,
    ],
  },
  'name-at-top': { foot: () => [], head: (_, __, draw) => [draw.resume.basics.name] },
  'name-contact-at-top': {
    foot: () => [],
    head: (page, _, draw) => [
      `${draw.resume.basics.name} | ${draw.resume.basics.phone ?? draw.resume.basics.email} | ${pageWord(draw)} ${page}`,
    ],
  },
  'form-feed': { foot: () => ['\f'] },
  continued: { foot: (page, pages) => (page < pages ? ['(continued on next page)'] : []) },
};

/** Page feet and heads at the ends of two or more pages; a page may end in the middle of an entry. */
function paged({ foot, head }: { foot: PageText; head?: PageText }) {
  return (rows: Row[], draw: Draw): Row[] => {
    const perPage = rows.length > 50 ? 46 : Math.max(8, Math.ceil(rows.length * 0.7));
    const pages = Math.ceil(rows.length / perPage);
    const frames = (texts: string[]) =>
      texts.map((text): Row => ({ text, hang: 0, role: 'frame' }));
    return Array.from({ length: pages }, (_, n) => n).flatMap((n) => [
      ...(n > 0 && head ? frames(head(n + 1, pages, draw)) : []),
      ...rows.slice(n * perPage, (n + 1) * perPage),
      ...frames(foot(n + 1, pages, draw)),
    ]);
  };
}

function rowKinds(
  dimension: string,
  byName: Record<string, (rows: Row[], draw: Draw) => Row[]>,
  clashes: string[] = [],
): DressKind[] {
  return Object.entries(byName).map(([name, rows]) => ({
    id: `${dimension}/${name}`,
    dimension,
    rows,
    clashes,
  }));
}

export const pageKinds: DressKind[] = [
  defaultKind('spacing', 'usual'),
  ...styleKinds(
    'spacing',
    Object.fromEntries(
      Object.entries(spacings).map(([name, spacing]) => [
        name,
        (style) => {
          style.spacing = spacing;
        },
      ]),
    ),
  ),
  defaultKind('columns', 'one'),
  ...rowKinds('columns', columnKinds, columnClashes).map((kind) => ({ ...kind, style: narrow })),
  defaultKind('wrap', 'none'),
  ...rowKinds('wrap', wraps),
  defaultKind('pages', 'none'),
  ...rowKinds(
    'pages',
    Object.fromEntries(Object.entries(pageTexts).map(([name, texts]) => [name, paged(texts)])),
    ['flow/one-run', 'flow/one-run-wide', 'flow/sections'],
  ),
];
