import type { DressKind, Line } from '../dress/model.ts';
import { each, framed, lined, mapValues, styled } from './make.ts';

const glyphs: Record<string, string> = {
  'tilde-angle': '~>',
  'angle-twice': '>>',
  'angle-dash': '>-',
  'dash-angle-long': '-->',
  'three-dashes': '---',
  'plus-plus': '++',
  hash: '#',
  caret: '^',
  equals: '=',
  slash: '/',
  pipe: '|',
  colon: ':',
  'full-stop': '.',
  'three-dots': '...',
  ellipsis: '…',
  'pointer-black': '►',
  'triangle-right': '▶',
  'triangle-small': '▸',
  'triangle-hollow': '▷',
  lozenge: '◊',
  'diamond-small': '⬥',
  'star-black': '★',
  'star-white': '☆',
  'star-six': '✶',
  'star-heavy': '✱',
  'heavy-arrow': '➔',
  'arrow-wide': '➜',
  'arrow-double': '⇒',
  'guillemet-pair': '»»',
  'box-empty': '□',
  'box-tick': '☑',
  'box-markdown': '[x]',
  'box-markdown-empty': '[ ]',
  'brackets-star': '(*)',
  'brackets-dash': '[-]',
  'emoji-check': '✅',
  'emoji-point': '👉',
  'emoji-diamond': '🔹',
  'hyphen-bullet': '⁃',
  'bullet-operator': '∙',
  'dot-operator': '⋅',
  'big-circle': '⚫',
  pencil: '✎',
  hand: '☞',
  pointer: '☛',
  'en-dash-twice': '––',
  'bar-heavy': '❚',
  'letter-x': 'x',
  zero: '0',
  'capital-o': 'O',
  degree: '°',
  'currency-sign': '¤',
  'private-use-square': '\uf0a7',
  'private-use-arrow': '\uf0d8',
  'private-use-check': '\uf0fc',
  'dash-bullet': '-•',
  'html-bullet': '&bull;',
  'latex-item': '\\item',
  'brackets-letter-o': '(o)',
};

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];
const byIndex: Record<string, (n: number) => string> = {
  'number-dash': (n) => `${n + 1}-`,
  'number-dot-dash': (n) => `${n + 1}.-`,
  'number-colon': (n) => `${n + 1}:`,
  'number-square': (n) => `[${n + 1}]`,
  'number-zero': (n) => `0${n + 1}.`,
  'number-hash': (n) => `#${n + 1}`,
  'number-circled': (n) => '①②③④⑤⑥⑦⑧'[n % 8]!,
  'letter-dot': (n) => `${'abcdefgh'[n % 8]}.`,
  'letter-brackets': (n) => `(${'abcdefgh'[n % 8]})`,
  'letter-capital': (n) => `${'ABCDEFGH'[n % 8]}.`,
  'roman-brackets': (n) => `(${roman[n % 8]!.toLowerCase()})`,
  'roman-capital': (n) => `${roman[n % 8]}.`,
  'mix-dash-star': (n) => (n % 2 ? '*' : '-'),
  'mix-bullet-dash': (n) => (n % 3 === 2 ? '-' : '•'),
  'mix-bullet-letter-o': (n) => (n % 2 ? 'o' : '•'),
  'mix-dash-none': (n) => (n % 2 ? '' : '-'),
  'mix-first-only': (n) => (n === 0 ? '-' : ''),
  'mix-dashes': (n) => ['-', '–', '—'][n % 3]!,
};

const isBullet = (line: Line) => line.role === 'bullet';
/** Changes a bullet's ends, unless bullets run together. */
const bulletText = (change: (text: string) => string) =>
  each(isBullet, (line) => ({
    ...line,
    pieces: line.pieces.map((piece) =>
      piece.paths ? { ...piece, text: change(piece.text) } : piece,
    ),
  }));

const ended = (mark: string) =>
  each(isBullet, (line) =>
    /[.!?;]$/.test(line.pieces.at(-1)!.text)
      ? line
      : { ...line, pieces: [...line.pieces, framed(mark)] },
  );

/** A jobs' last bullet has a full stop, those before it the mark. */
const listed = (mark: string, last: string) => (lines: Line[]) =>
  lines.map((line, n) => {
    if (!isBullet(line) || /[.!?;]$/.test(line.pieces.at(-1)!.text)) return line;
    const next = lines[n + 1];
    return { ...line, pieces: [...line.pieces, framed(next && isBullet(next) ? mark : last)] };
  });

export const bulletTests: DressKind[] = [
  ...styled(
    'bullet',
    mapValues(glyphs, (glyph) => (style) => {
      style.glyph = () => glyph;
    }),
  ).map((kind) =>
    /t-(letter-x|capital-o|zero|latex-item|full-stop|colon|slash|hash|brackets-dash)$/.test(kind.id)
      ? { ...kind, clashes: ['bullet-gap/glued'] }
      : kind,
  ),
  ...styled(
    'bullet',
    mapValues(byIndex, (glyph) => (style) => {
      style.glyph = glyph;
    }),
  ).map((kind) => ({ ...kind, clashes: ['bullet-gap/glued'] })),
  ...styled('bullet-gap', {
    'three-spaces': (style) => {
      style.glyphGap = '   ';
    },
    'space-tab': (style) => {
      style.glyphGap = ' \t';
    },
    'two-tabs': (style) => {
      style.glyphGap = '\t\t';
    },
    'thin-space': (style) => {
      style.glyphGap = '\u2009';
    },
    'word-list': (style) => {
      style.glyphGap = '\u00a0\u00a0\u00a0 ';
    },
  }),
  ...styled('indent', {
    one: (style) => {
      style.bulletIndent = ' ';
    },
    three: (style) => {
      style.bulletIndent = '   ';
    },
    'two-tabs': (style) => {
      style.bulletIndent = '\t\t';
    },
    'no-break': (style) => {
      style.bulletIndent = '\u00a0\u00a0\u00a0\u00a0';
    },
    'heads-only': (style) => {
      style.headIndent = '    ';
    },
    'nested-four': (style) => {
      style.headIndent = '    ';
      style.bulletIndent = '    ';
    },
    sixteen: (style) => {
      style.bulletIndent = ' '.repeat(16);
    },
  }),
  ...lined('bullet-end', {
    'full-stop': ended('.'),
    semicolon: ended(';'),
    'semicolons-then-stop': listed(';', '.'),
    'commas-then-stop': listed(',', '.'),
    'stop-space-before': ended(' .'),
    'lower-start': bulletText((text) =>
      /^\p{Lu}\p{Ll}+ /u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text,
    ),
    upper: bulletText((text) => text.toUpperCase()),
    exclamation: listed('', '!'),
    bold: each(isBullet, (line) => ({
      ...line,
      pieces: [framed('**'), ...line.pieces, framed('**')],
    })),
  }),
];
