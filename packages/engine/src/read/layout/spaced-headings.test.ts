import { describe, expect, it } from 'vitest';
import type { Line } from './line.ts';
import { withWholeHeadings } from './spaced-headings.ts';

const lineOf = (text: string): Line => ({
  cells: [{ text, x: 0, width: text.length, bold: false, italic: false }],
  x: 0,
  y: 0,
  width: text.length,
  size: 0,
  bold: false,
  italic: false,
  gapBefore: 0,
  wraps: false,
  links: [],
});
const read = (text: string): string => withWholeHeadings([lineOf(text)])[0]?.cells[0]?.text ?? '';

describe('letter-spaced headings of which pairs of letters are drawn as one', () => {
  it.each([
    ['C O R S I E AT T E S TAT I', 'CORSI E ATTESTATI'],
    ['W O R K H I S TO RY', 'WORK HISTORY'],
    ['E D U C AT I O N', 'EDUCATION'],
    ['P R O F E S S I O N A L E X P E R I E N C E', 'PROFESSIONAL EXPERIENCE'],
    ['C E RT I F I C AT E S', 'CERTIFICATES'],
    ['R E F E R E N C E S', 'REFERENCES'],
    ['V O L U N TA RY W O R K', 'VOLUNTARY WORK'],
    ['Em p l oy m e n t', 'Employment'],
    ['Sk i l l s', 'Skills'],
    ['Wo r k Ex p e r i e n c e', 'Work Experience'],
    ['L a n g u a g es', 'Languages'],
    ['E MPLOYMENT', 'EMPLOYMENT'],
    ['W ORK H ISTORY', 'WORK HISTORY'],
    ['S kills', 'Skills'],
  ])('%s', (text, whole) => {
    expect(read(text)).toBe(whole);
  });

  it.each([
    'A B C D E',
    'I T I L',
    'B S C H O N S',
    'X Y Z AB C D',
    'SAP MM SD FI CO HR',
    'I work',
    'A level',
    'A LEVELS',
    'O LEVELS',
    'A LEVEL ENGLISH',
    'J Smith',
    'T Shirts',
    'C Sk i l l s and more',
    'I do it all',
    'P l e a s ures',
    'Pl e as u r e s',
  ])('%s stays', (text) => {
    expect(read(text)).toBe(text);
  });

  it('a word under no list is one among headings torn alike', () => {
    const lines = ['Em p l oy m e n t', 'Sk i l l s', 'Pl e as u r e s', 'B r z t u k'].map(lineOf);
    expect(withWholeHeadings(lines).map(({ cells }) => cells[0]?.text)).toEqual([
      'Employment',
      'Skills',
      'Pleasures',
      'B r z t u k',
    ]);
  });
});
