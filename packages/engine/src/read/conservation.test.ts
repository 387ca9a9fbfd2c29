import { describe, expect, it } from 'vitest';
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
