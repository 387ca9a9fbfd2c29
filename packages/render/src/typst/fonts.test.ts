import { describe, expect, it } from 'vitest';
import { readCharacters } from './character-map.ts';
import { listMissingCharacters, loadFonts } from './fonts.ts';

describe('fonts', () => {
  it('are TrueType: the compiler passes over other kinds without a word', () => {
    for (const font of loadFonts()) expect(font.readUInt32BE(0)).toBe(0x00010000);
  });

  it('all hold the letters, figures and signs of an ordinary resume', () => {
    const needed = 'ABCXYZabcxyz0123456789 éèêëçñøåßłžőğ–—’“”•·€%&@#+/()';
    for (const font of loadFonts()) {
      const characters = readCharacters(font);
      expect([...needed].filter((letter) => !characters.has(letter.codePointAt(0) ?? 0))).toEqual(
        [],
      );
    }
  });

  it('leave joiners and variation selectors out of what is missing', () => {
    expect(listMissingCharacters('a\u200d\ufe0f\u00a0漢')).toEqual(['漢']);
  });
});
