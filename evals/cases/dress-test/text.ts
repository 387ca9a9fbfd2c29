import { fieldsOf } from '../dress/fields.ts';
import { joinLines } from '../dress/lines.ts';
import type { Draw, DressKind, Line, Row } from '../dress/model.ts';
import { lined, rowed, worded } from './make.ts';

/** Neighbouring lines that belong together, each group as one line. */
function runs(together: (previous: Line, next: Line) => boolean, glue: string, bare = false) {
  return (lines: Line[]): Line[] => {
    const groups: Line[][] = [];
    for (const [n, line] of lines.entries()) {
      if (n > 0 && together(lines[n - 1]!, line)) groups.at(-1)!.push(line);
      else groups.push([line]);
    }
    return groups.map((group) =>
      group.length === 1
        ? group[0]!
        : joinLines(bare ? group.map((each) => ({ ...each, glyph: '' })) : group, glue),
    );
  };
}
const sameSection = (previous: Line, next: Line) =>
  !next.startsSection && previous.section === next.section && previous.section !== undefined;
const bullets = (previous: Line, next: Line) =>
  previous.role === 'bullet' && next.role === 'bullet' && previous.section === next.section;
const heads = (previous: Line, next: Line) =>
  previous.role === 'head' && next.role === 'head' && !next.startsEntry;
const entry = (previous: Line, next: Line) =>
  sameSection(previous, next) &&
  next.section === 'work' &&
  !next.startsEntry &&
  previous.role !== 'heading';
const topRun = (previous: Line, next: Line) =>
  ['name', 'contact'].includes(previous.role) && ['name', 'contact'].includes(next.role);
const headAndBullets = (previous: Line, next: Line) =>
  previous.role === 'head' && next.role === 'bullet';
const always = () => true;

const sender = ({ resume }: Draw) => resume.basics.name;
const mail = ({ resume }: Draw) => resume.basics.email ?? 'me@example.com';
const marked = (mark: string) => (text: string) =>
  text
    .split('\n')
    .map((row) => (mark + row).trimEnd())
    .join('\n');

const quotes: Record<string, (text: string, draw: Draw) => string> = {
  'angle-thrice': marked('>>> '),
  'angle-wide': marked('>   '),
  'bar-box': marked('│ '),
  colon: marked(': '),
  'angle-spaced': marked('> > '),
  'hash-comment': marked('# '),
  greeting: (text, draw) =>
    `Hi,\n\nPlease find my resume below.\n\n${text}\n\nThanks,\n${sender(draw)}`,
  'greeting-formal': (text, draw) =>
    `Dear Sir/Madam,\n\nI wish to apply for the advertised position. My CV is as follows:\n\n${text}\n\nYours faithfully,\n${sender(draw)}`,
  'greeting-short': (text) => `hi here is my resume\n\n${text}`,
  'header-block': (text, draw) =>
    `From: ${sender(draw)} <${mail(draw)}>\nTo: jobs@example.com\nSubject: Application\n\n${text}`,
  'header-block-wrote': (text, draw) =>
    `${sender(draw)} <${mail(draw)}> wrote on Mon, 3 Feb 2025:\n\n${text}`,
  'begin-forwarded': (text, draw) =>
    `Begin forwarded message:\n\nFrom: ${sender(draw)}\nSubject: Fwd: CV\nDate: 3 February 2025\n\n${text}`,
  iphone: (text) => `${text}\n\nSent from my iPhone`,
  'outlook-android': (text) => `${text}\n\nGet Outlook for Android`,
  disclaimer: (text) => `${text}\n\n--\nThis email and any attachments are confidential.`,
  'signature-dashes': (text, draw) => `${text}\n\n-- \n${sender(draw)}`,
  whatsapp: (text, draw) => `[03/02/2025, 9:12 am] ${sender(draw)}: ${text}`,
  'whatsapp-android': (text, draw) => `03/02/2025, 09:12 - ${sender(draw)}: ${text}`,
  messenger: (text, draw) => `${sender(draw)}\n${text}\n9:12 AM\nSeen`,
  'pdf-name': (text) => `resume.pdf\n\n${text}`,
  'quotes-around': (text) => `"${text}"`,
  'caution-external': (text) =>
    `CAUTION: This email originated from outside the organization.\n\n${text}`,
  'chat-bot': (text) =>
    `Here is your polished resume:\n\n---\n\n${text}\n\n---\n\nLet me know if you would like any changes.`,
};

const unaccented = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC');
const nonAscii = (text: string) =>
  text.replace(/[\u0080-\uffff]/g, (mark) =>
    /\p{L}/u.test(mark) ? mark : `&#${mark.codePointAt(0)};`,
  );

const characters: Record<string, (text: string, draw: Draw) => string> = {
  'left-quotes': (text) => text.replace(/(?<=\w)'(?=\w)/g, '‘'),
  'en-dash-hyphens': (text) => text.replace(/(?<=\p{L})-(?=\p{L})/gu, '–'),
  'spaced-hyphens': (text) => text.replace(/ - /g, ' \u2010 '),
  'en-dashes-all': (text) => text.replaceAll(' - ', ' – '),
  'double-dash-all': (text) => text.replace(/ [-–—] /g, ' -- '),
  'entities-numbered': nonAscii,
  'entities-named': (text) =>
    text
      .replaceAll('&', '&amp;')
      .replaceAll('–', '&ndash;')
      .replaceAll('—', '&mdash;')
      .replaceAll('•', '&bull;')
      .replaceAll('’', '&rsquo;'),
  'entities-twice': (text) => text.replaceAll('&', '&amp;amp;'),
  'markdown-escapes': (text) =>
    text.replace(/(?<=^\s*)([-+*])(?= )/gm, '\\$1').replace(/(?<=^\s*\d)\.(?= )/gm, '\\.'),
  'full-width-bars': (text) => text.replace(/ \| /g, ' ｜ '),
  'st-ligature': (text) => text.replaceAll('ff', 'ﬀ'),
  'direction-marks': (text) => text.replace(/^(?=.)/gm, '\u200e'),
  'word-joiners': (text) => text.replace(/-/g, '-\u2060'),
};

const blanks: Record<string, (text: string, draw: Draw) => string> = {
  'before-commas': (text) => text.replace(/(?<=\p{L}),(?= )/gu, ' ,'),
  'none-after-commas': (text) => text.replace(/(?<=\p{L}), (?=\p{L})/gu, ','),
  'doubled-all': (text) => text.replace(/(?<=\S) (?=\S)/g, '  '),
  'em-spaces-some': (text, { random }) =>
    text.replace(/(?<=\S) (?=\S)/g, (blank) => (random.below(7) ? blank : '\u2003')),
  'trailing-tabs': (text) => text.replace(/(?<=\S)$/gm, '\t'),
  'leading-one': (text) => text.replace(/^(?=.)/gm, ' '),
  'leading-some': (text, { random }) =>
    text.replace(/^(?=\S)/gm, () => ' '.repeat(random.below(3))),
  'leading-no-break': (text) => text.replace(/^(?=\S)/gm, '\u00a0'),
  'leading-deep': (text) => text.replace(/^(?=.)/gm, ' '.repeat(12)),
  'narrow-no-break': (text) => text.replace(/(?<=\d) (?=\p{L})/gu, '\u202f'),
};

const cases: Record<string, (text: string) => string> = {
  'every-word': (text) =>
    text.replace(/(?<=^|[\s(/-])\p{Ll}(?=\p{L})(?!\S*[@.]\w)/gmu, (letter) => letter.toUpperCase()),
  'head-lines-upper': (text) =>
    text
      .split('\n')
      .map((row) => (/^\s*[-•*>]|@/.test(row) || row.length > 70 ? row : row.toUpperCase()))
      .join('\n'),
  'sentence-lower-starts': (text) =>
    text.replace(
      /^(\s*[-•*] )(\p{Lu})(?=\p{Ll})/gmu,
      (_, mark: string, letter: string) => mark + letter.toLowerCase(),
    ),
};

/** A page's source: rows set as HTML or Markdown by what they are. */
const byRole = (write: (text: string, row: Row) => string) => (rows: Row[]) =>
  rows.map((row) => (row.text.trim() === '' ? row : { ...row, text: write(row.text, row) }));
const html = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const markups: Record<string, (rows: Row[], draw: Draw) => Row[]> = {
  html: byRole((text, { role }) =>
    role === 'heading'
      ? `<h2>${html(text)}</h2>`
      : role === 'bullet'
        ? `<li>${html(text.replace(/^\s*- /, ''))}</li>`
        : `<p>${html(text)}</p>`,
  ),
  'html-breaks': byRole((text) => `${html(text)}<br>`),
  'html-bold-heads': byRole((text, { role }) =>
    role === 'heading' || role === 'name' ? `<b>${html(text)}</b>` : text,
  ),
  'markdown-heads': byRole((text, { role }) =>
    role === 'name'
      ? `# ${text}`
      : role === 'heading'
        ? `## ${text}`
        : role === 'head'
          ? `### ${text}`
          : text,
  ),
  'markdown-bold-heads': byRole((text, { role }) =>
    role === 'heading' || role === 'head' || role === 'name' ? `**${text.trim()}**` : text,
  ),
  'markdown-breaks': byRole((text) => `${text}  `),
  'markdown-backslashes': byRole((text) => `${text}\\`),
  'bb-code': byRole((text, { role }) =>
    role === 'heading' || role === 'name' ? `[b]${text}[/b]` : text,
  ),
  wiki: byRole((text, { role }) =>
    role === 'heading' ? `== ${text} ==` : role === 'head' ? `'''${text.trim()}'''` : text,
  ),
  'everything-bulleted': byRole((text, { role }) =>
    role === 'head' || role === 'item' ? `• ${text.replace(/^\s*- /, '')}` : text,
  ),
  'pipes-around': byRole((text) => `| ${text} |`),
  'line-numbers': (rows) =>
    rows.map((row, n) => ({ ...row, text: `${String(n + 1).padStart(3)} ${row.text}`.trimEnd() })),
  'quoted-cells': byRole((text) => `"${text.replaceAll('"', '""')}"`),
  'trailing-semicolons': (rows) => rows.map((row) => ({ ...row, text: `${row.text};;` })),
  'comma-cells': (rows) =>
    rows.map((row) => ({
      ...row,
      text: row.text.includes(',') ? `"${row.text.replaceAll('"', '""')}",,` : `${row.text},,`,
    })),
  'tab-cells': (rows) => rows.map((row) => ({ ...row, text: `${row.text}\t\t` })),
  'tab-first-cell': (rows) =>
    rows.map((row) => ({
      ...row,
      text: row.text && row.role !== 'heading' ? `\t${row.text}` : row.text,
    })),
};

export const flowTests: DressKind[] = lined(
  'flow',
  {
    'one-run-pipes': runs(always, ' | '),
    'one-run-slashes': runs(always, ' / '),
    'one-run-bullets': runs(always, ' • '),
    'sections-pipes': runs(sameSection, ' | '),
    'sections-dashes': runs(sameSection, ' - ', true),
    'entries-pipes': runs(entry, ' | '),
    'entries-dashes': runs(entry, ' - ', true),
    'bullets-semicolons': runs(bullets, '; ', true),
    'bullets-slashes': runs(bullets, ' / ', true),
    'bullets-commas': runs(bullets, ', ', true),
    'bullets-wide': runs(bullets, '   '),
    'heads-pipes': runs(heads, ' | '),
    'heads-dashes': runs(heads, ' - '),
    'heads-slashes': runs(heads, ' / '),
    'heads-tabs': runs(heads, '\t'),
    top: runs(topRun, ' | '),
    'top-commas': runs(topRun, ', '),
    'head-then-bullet': runs(headAndBullets, ': ', true),
  },
  ['columns/'],
);

/** Marks fields whose letters are no longer those of the person. */
const noAccents: DressKind = {
  id: 'characters/t-no-accents',
  dimension: 'characters',
  lines: (lines, { resume, note }) => {
    for (const { path, value } of fieldsOf(resume))
      if (unaccented(value) !== value) note.destroy(path);
    return lines.map((line) => ({
      ...line,
      pieces: line.pieces.map((piece) => ({ ...piece, text: unaccented(piece.text) })),
    }));
  },
};

export const textTests: DressKind[] = [
  ...worded('case', cases),
  ...worded('characters', characters),
  noAccents,
  ...worded('blanks', blanks),
  ...worded('quote', quotes, ['blanks/byte-order-mark']),
  ...worded('ends', {
    'vertical-tab': (text) => text.replaceAll('\n', '\v'),
    'paragraph-separator': (text) => text.replaceAll('\n', '\u2029'),
    'next-line': (text) => text.replaceAll('\n', '\u0085'),
    'blank-then-feed': (text) => text.replaceAll('\n', ' \n'),
    'final-breaks': (text) => `\n\n${text}\n\n\n`,
  }),
  ...rowed('markup', markups, ['columns/', 'wrap/', 'quote/']),
];
