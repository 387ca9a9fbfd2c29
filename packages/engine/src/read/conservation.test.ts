import { describe, expect, it } from 'vitest';
import { read } from './index.ts';
import { lostWords } from './testing/conservation.ts';
import { loadFixtures } from './testing/fixture-truth.ts';

const PAGED = new Set(['pdf', 'docx', 'odt']);

describe('every word of a file', () => {
  it.each(loadFixtures().filter(({ format }) => PAGED.has(format)))(
    'stands in the lines or among what they leave out: $file',
    async ({ bytes }) => {
      expect(await lostWords(bytes)).toEqual([]);
    },
  );
});

describe('a label or joining word in front of a value', () => {
  const keptOf = async (row: string): Promise<string[]> => {
    const text = `Ada Sample\n${row}\n\nEXPERIENCE\n\nCook, Sample Inn\n2014 - 2018\n- Fried fish`;
    const result = await read(new TextEncoder().encode(text), 'resume.txt');
    if (!result.ok) throw new Error(result.failure.code);
    return (result.resume.meta?.trueline?.kept ?? []).map((piece) => piece.text);
  };

  it.each([
    ['418-555-0134 (evenings) or ada.sample@example.org', '(evenings)'],
    ['(the mill) Tel: 418-555-0134, ada.sample@example.org', '(the mill)'],
    ['(lodge) Teléfono 418-555-0134 ada.sample@example.org', '(lodge)'],
  ])('is no text of its own: %s', async (row, left) => {
    expect(await keptOf(row)).toEqual([left]);
  });
});
