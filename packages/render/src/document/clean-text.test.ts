import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanParagraphs, cleanText } from './clean-text.ts';

describe('cleanText', () => {
  it('composes accents and drops what cannot be printed', () => {
    expect(cleanText(' Zoe\u0308\t\u0000 U\u00adnal\ufeff\n')).toBe('Zoë Unal');
  });

  it('holds no control character or lone surrogate, whatever comes in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cleaned = cleanText(`${text}\ud800`);
        expect(cleaned).not.toMatch(/\p{Cc}/u);
        expect(cleaned.isWellFormed()).toBe(true);
        expect(cleanText(cleaned)).toBe(cleaned);
      }),
    );
  });

  it('splits paragraphs at any line break', () => {
    expect(cleanParagraphs('a\r\nb\u2028c\n\n')).toEqual(['a', 'b', 'c']);
  });
});
