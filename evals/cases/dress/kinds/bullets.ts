import type { DressKind } from '../model.ts';
import { defaultKind, styleKinds } from './kind.ts';

const glyphs: Record<string, string> = {
  greater: '>',
  plus: '+',
  tilde: '~',
  'single-angle': '›',
  'en-dash': '–',
  'em-dash': '—',
  asterisk: '*',
  'middle-dot': '·',
  'black-circle': '●',
  'letter-o': 'o',
  bullet: '•',
  'small-square': '▪',
  square: '■',
  'white-circle': '○',
  'white-bullet': '◦',
  triangle: '‣',
  arrowhead: '➤',
  arrow: '→',
  check: '✓',
  'heavy-check': '✔',
  diamond: '◆',
  'diamond-hollow': '❖',
  guillemet: '»',
  'double-dash': '--',
  'arrow-ascii': '->',
  'double-arrow': '=>',
  'private-use': '\uf0b7',
  'section-sign': '§',
  'two-asterisks': '**',
  underscore: '_',
};

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];
const counted: Record<string, (index: number) => string> = {
  'number-dot': (index) => `${index + 1}.`,
  'number-bracket': (index) => `${index + 1})`,
  'number-brackets': (index) => `(${index + 1})`,
  'letter-bracket': (index) => `${'abcdefgh'[index % 8]})`,
  'roman-dot': (index) => `${roman[index % 8]}.`,
  none: () => '',
};

const gaps: Record<string, string> = {
  glued: '',
  tab: '\t',
  'two-spaces': '  ',
  'many-spaces': '      ',
  'no-break': '\u00a0',
  'en-space': '\u2002',
};

/** The bullet, the gap after it, how far it stands in, and bullets run together. */
export const bulletKinds: DressKind[] = [
  defaultKind('bullet', 'dash'),
  ...styleKinds('bullet', {
    ...Object.fromEntries(
      Object.entries(glyphs).map(([name, glyph]) => [
        name,
        (style) => {
          style.glyph = () => glyph;
        },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(counted).map(([name, glyph]) => [
        name,
        (style) => {
          style.glyph = glyph;
        },
      ]),
    ),
    paragraph: (style) => {
      style.paragraphs = true;
    },
  }),
  defaultKind('bullet-gap', 'space'),
  ...Object.entries(gaps).map(
    ([name, gap]): DressKind => ({
      id: `bullet-gap/${name}`,
      dimension: 'bullet-gap',
      style: (style) => {
        style.glyphGap = gap;
      },
      ...(name === 'glued'
        ? { clashes: ['bullet/letter-o', 'bullet/letter-bracket', 'bullet/roman-dot'] }
        : {}),
    }),
  ),
  defaultKind('indent', 'none'),
  ...styleKinds('indent', {
    two: (style) => {
      style.bulletIndent = '  ';
    },
    four: (style) => {
      style.bulletIndent = '    ';
    },
    eight: (style) => {
      style.bulletIndent = '        ';
    },
    tab: (style) => {
      style.bulletIndent = '\t';
    },
    nested: (style) => {
      style.headIndent = '  ';
      style.bulletIndent = '  ';
    },
    'nested-tabs': (style) => {
      style.headIndent = '\t';
      style.bulletIndent = '\t';
    },
  }),
];
