import { describe, expect, it } from 'vitest';
import { lineText } from '../../layout/line.ts';
import { styledLines } from './styled-lines.ts';

const paragraph = { x: 18, gapBefore: 0, links: [] };

describe('a list mark with a tab behind it', () => {
  it.each(['-', '*', 'o', '•', '–', '·'])('"%s" makes an item and is no word of it', (mark) => {
    for (const markX of [undefined, 36]) {
      const [line] = styledLines([{ text: `${mark}\tPacked bags`, looks: {} }], {
        ...paragraph,
        markX,
      });
      expect(line && lineText(line)).toBe('Packed bags');
      expect(line?.bulletX).toBeDefined();
    }
  });

  it.each(['a\tPacked bags', '5\tPacked bags', 'o', 'O\tPacked bags'])(
    'is no letter, figure or lone sign: %s',
    (text) => {
      const [line] = styledLines([{ text, looks: {} }], paragraph);
      expect(line?.bulletX).toBeUndefined();
      expect(line?.cells[0]?.text).toBe(text.split('\t')[0]);
    },
  );
});
