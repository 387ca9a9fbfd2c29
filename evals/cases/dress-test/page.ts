import { wrapRow } from '../dress/kinds/page.ts';
import type { Draw, DressKind, Line, Row } from '../dress/model.ts';
import { rowed, styled } from './make.ts';

const newEntry = (previous: Line, next: Line) =>
  next.startsEntry === true && previous.role !== 'heading';

const spacings: Record<string, (previous: Line, next: Line) => number> = {
  'five-sections': (previous, next) => (next.startsSection ? 5 : newEntry(previous, next) ? 1 : 0),
  'two-entries': (previous, next) => (next.startsSection ? 3 : newEntry(previous, next) ? 2 : 0),
  'entries-like-sections': (previous, next) =>
    next.startsSection || newEntry(previous, next) ? 2 : 0,
  'every-line-but-bullets': (previous, next) =>
    previous.role === 'bullet' && next.role === 'bullet' ? 0 : 1,
  'every-line-twice': () => 2,
  'after-head-line': (previous, next) =>
    next.startsSection ||
    newEntry(previous, next) ||
    (previous.role === 'head' && next.role !== 'head')
      ? 1
      : 0,
  'between-head-lines': (previous, next) =>
    next.startsSection ||
    newEntry(previous, next) ||
    (previous.role === 'head' && next.role === 'head')
      ? 1
      : 0,
  'after-headings-only': (previous, next) =>
    previous.role === 'heading' && next.role !== 'heading' ? 1 : 0,
  'after-top-only': (previous, next) =>
    (previous.role === 'contact' || previous.role === 'name') && next.startsSection ? 1 : 0,
  'name-apart': (previous, next) =>
    previous.role === 'name' || next.startsSection || newEntry(previous, next) ? 1 : 0,
  'contacts-apart': (previous, next) =>
    next.role === 'contact' || next.startsSection || newEntry(previous, next) ? 1 : 0,
  'items-apart': (previous, next) =>
    next.role === 'item' || next.startsSection || newEntry(previous, next) ? 1 : 0,
  'headings-double': (previous, next) =>
    next.startsSection || (previous.role === 'heading' && next.role !== 'heading')
      ? 2
      : newEntry(previous, next)
        ? 1
        : 0,
};

/** Blank rows that come and go as if by chance. */
const chance =
  (share: number) =>
  (rows: Row[], { random }: Draw) =>
    rows.flatMap((row): Row[] => {
      if (row.role === 'blank') return random.below(4) === 0 ? [] : [row];
      return random.next() < share ? [row, { text: '', hang: 0, role: 'blank' }] : [row];
    });

const wrap = (width: number, hang: (row: Row) => number) => (rows: Row[]) =>
  rows.flatMap((row) => wrapRow(row, width, hang(row)));

/** Rows cut at a width wherever it falls, as a terminal or fax does. */
const cut =
  (width: number, mark = '') =>
  (rows: Row[]) =>
    rows.flatMap((row): Row[] => {
      const parts: Row[] = [];
      let rest = row.text;
      while (rest.length > width) {
        let at = width;
        if (!mark && /\s/.test(rest[at]!)) at++;
        parts.push({ ...row, text: rest.slice(0, at) + mark });
        rest = rest.slice(at);
      }
      return [...parts, { ...row, text: rest }];
    });

const wraps: Record<string, (rows: Row[], draw: Draw) => Row[]> = {
  '50-hanging': wrap(50, (row) => row.hang),
  '55-flush': wrap(55, () => 0),
  '65-flush': wrap(65, () => 0),
  '70-hanging-two': wrap(70, () => 2),
  '75-hanging-four': wrap(75, () => 4),
  '78-hanging-eight': wrap(78, () => 8),
  '90-hanging': wrap(90, (row) => row.hang),
  '120-flush': wrap(120, () => 0),
  '38-phone': wrap(38, () => 0),
  '64-bullets-only': (rows) =>
    rows.flatMap((row) =>
      row.role === 'bullet' || row.role === 'text' ? wrapRow(row, 64, row.hang) : [row],
    ),
  '72-double-spaced': (rows) =>
    rows.flatMap((row) =>
      wrapRow(row, 72, row.hang).flatMap((part, n): Row[] =>
        n ? [{ text: '', hang: 0, role: 'blank' }, part] : [part],
      ),
    ),
  'quoted-printable': (rows) =>
    cut(75, '=')(rows.map((row) => ({ ...row, text: row.text.replaceAll('=', '=3D') }))),
  'tab-hanging': (rows) =>
    rows.flatMap((row) =>
      wrapRow(row, 74, 0).map((part, n) => (n ? { ...part, text: `\t${part.text}` } : part)),
    ),
  sentences: (rows) =>
    rows.flatMap((row) =>
      row.text.split(/(?<=[.!?]) (?=\p{Lu}\p{Ll}{2})/u).map((text) => ({ ...row, text })),
    ),
  'trailing-blank': (rows) =>
    rows.flatMap((row) =>
      wrapRow(row, 68, row.hang).map((part, n, all) =>
        n < all.length - 1 ? { ...part, text: `${part.text} ` } : part,
      ),
    ),
};

type Text = (page: number, pages: number, draw: Draw) => string[];
const name = ({ resume }: Draw) => resume.basics.name;
const page = ({ lang }: Draw) =>
  ({ en: 'Page', fr: 'Page', es: 'Página', pt: 'Página', de: 'Seite' })[lang];
const pages: Record<string, { foot?: Text; head?: Text }> = {
  'word-page-bar': { foot: (n, _, draw) => [`${n} | ${page(draw)}`] },
  'page-bar-number': { foot: (n, _, draw) => [`${page(draw)} | ${n}`] },
  'p-dot': { foot: (n) => [`p. ${n}`] },
  'p-of': { foot: (n, all) => [`p${n}/${all}`] },
  'brackets-number': { foot: (n) => [`[${n}]`] },
  'of-dashes': { foot: (n, all) => [`-- ${n} of ${all} --`] },
  'page-upper': { foot: (n, all, draw) => [`${page(draw).toUpperCase()} ${n} / ${all}`] },
  'right-number': { foot: (n) => [`${' '.repeat(70)}${n}`] },
  'rule-and-number': { foot: (n) => ['_'.repeat(60), String(n)] },
  'name-cv-number': { foot: (n, _, draw) => [`${name(draw)} | CV | ${n}`] },
  'name-upper-head': {
    foot: () => [],
    head: (n, _, draw) => [`${name(draw).toUpperCase()}, ${page(draw).toLowerCase()} ${n}`],
  },
  'resume-of-head': {
    head: (n, _, draw) => [`${draw.lang === 'en' ? 'Resume of' : 'CV'} ${name(draw)} (${n})`],
  },
  'continued-head': { head: (_n, _, draw) => [`${name(draw)} (cont'd)`] },
  'page-break': { foot: (n, all) => (n < all ? ['[Page break]'] : []) },
  'page-two-rule': {
    head: (n, _, draw) => [`--------- ${page(draw).toLowerCase()} ${n} ---------`],
  },
  'browser-print': {
    head: (_, __, draw) => [`3/4/25, 9:12 AM\t\t${name(draw)} - Google Docs`],
    foot: (n, all) => [`about:blank\t\t${n}/${all}`],
  },
  'file-foot': { foot: (n, all) => [`resume-2025.docx ${n}/${all}`] },
  'confidential-foot': { foot: (_, __, draw) => [draw.lang === 'en' ? 'Confidential' : 'CV'] },
  'form-feed-glued': { head: () => ['\f'] },
};

function paged({ foot, head }: { foot?: Text; head?: Text }) {
  return (rows: Row[], draw: Draw): Row[] => {
    const perPage = rows.length > 60 ? 48 : Math.max(10, Math.ceil(rows.length * 0.62));
    const all = Math.ceil(rows.length / perPage);
    const frames = (texts: string[] = []) =>
      texts.map((text): Row => ({ text, hang: 0, role: 'frame' }));
    return Array.from({ length: all }, (_, n) => n).flatMap((n) => [
      ...frames(n > 0 ? head?.(n + 1, all, draw) : []),
      ...rows.slice(n * perPage, (n + 1) * perPage),
      ...frames(foot?.(n + 1, all, draw)),
    ]);
  };
}

const frame = (text: string): Row => ({ text, hang: 0, role: 'frame' });

/** What a site or program leaves around a copied resume; head and foot rows. */
const portals: Record<string, (draw: Draw) => { head?: string[]; foot?: string[] }> = {
  'print-save': () => ({ head: ['Print | Save | Email this resume', ''] }),
  'resume-id': () => ({ head: ['Resume ID: R-000417', 'Last modified: 2025-01-14', ''] }),
  'back-to-results': () => ({
    head: ['< Back to results'],
    foot: ['', 'Report this profile', 'Privacy | Terms'],
  }),
  'download-pdf': () => ({ head: ['Download PDF', 'Edit', ''] }),
  'skip-to-content': () => ({
    head: ['Skip to main content', 'Home  Jobs  Messages  Me', ''],
    foot: ['', 'Accept cookies'],
  }),
  'open-to-work': () => ({ head: ['#OPENTOWORK', ''] }),
  'profile-views': () => ({ foot: ['', '500+ connections', 'Show all activity'] }),
  'docs-header': () => ({ head: ['File Edit View Insert Format Tools', ''] }),
  'template-tip': () => ({ foot: ['', '[Tip: keep your resume to one page. Delete this text.]'] }),
  'template-left': () => ({ foot: ['', 'Free template by Exampledocs'] }),
  scanned: () => ({ foot: ['', 'Scanned with PhoneScan'] }),
  'application-question': () => ({ head: ['Paste your resume here *', ''] }),
  attachment: (draw) => ({
    head: [`Attachment: ${draw.resume.basics.name.replaceAll(' ', '_')}_CV.doc (34 KB)`, ''],
  }),
  'match-score': () => ({ head: ['Match: 87%', 'Shortlist  Reject', ''] }),
  'begin-end': () => ({ head: ['--- BEGIN RESUME ---'], foot: ['--- END RESUME ---'] }),
  'code-fence': () => ({ head: ['```'], foot: ['```'] }),
  translate: () => ({ head: ['Translate this page', ''] }),
};

export const pageTests: DressKind[] = [
  ...styled(
    'spacing',
    Object.fromEntries(
      Object.entries(spacings).map(([each, spacing]) => [
        each,
        (style) => {
          style.spacing = spacing;
        },
      ]),
    ),
  ),
  ...rowed('blank-rows', {
    some: chance(0.08),
    many: chance(0.25),
    'at-start': (rows) => [frame(''), frame(''), frame(''), ...rows],
    'at-end': (rows) => [...rows, frame(''), frame(''), frame(''), frame('')],
    'of-dots': (rows) => rows.map((row) => (row.role === 'blank' ? { ...row, text: '.' } : row)),
    'of-no-breaks': (rows) =>
      rows.map((row) => (row.role === 'blank' ? { ...row, text: '\u00a0' } : row)),
    'of-tabs': (rows) => rows.map((row) => (row.role === 'blank' ? { ...row, text: '\t' } : row)),
  }),
  ...rowed('wrap', wraps).map((kind) =>
    /quoted-printable/.test(kind.id) ? { ...kind, clashes: ['columns/'] } : kind,
  ),
  ...rowed(
    'pages',
    Object.fromEntries(Object.entries(pages).map(([each, texts]) => [each, paged(texts)])),
    [
      'flow/one-run',
      'flow/one-run-wide',
      'flow/sections',
      'flow/t-one-run-pipes',
      'flow/t-one-run-slashes',
      'flow/t-one-run-bullets',
      'flow/t-sections-pipes',
      'flow/t-sections-dashes',
    ],
  ),
  ...rowed(
    'portal',
    Object.fromEntries(
      Object.entries(portals).map(([each, make]) => [
        each,
        (rows: Row[], draw: Draw) => {
          const { head = [], foot = [] } = draw.lang === 'en' ? make(draw) : {};
          return [...head.map(frame), ...rows, ...foot.map(frame)];
        },
      ]),
    ),
  ),
];
