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
  ])('%s', (text, whole) => {
    expect(read(text)).toBe(whole);
  });

  it.each(['A B C D E', 'I T I L', 'B S C H O N S', 'X Y Z AB C D', 'SAP MM SD FI CO HR'])(
    '%s stays',
    (text) => {
      expect(read(text)).toBe(text);
    },
  );
});
