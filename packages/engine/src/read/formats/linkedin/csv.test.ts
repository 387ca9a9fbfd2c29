import { expect, it } from 'vitest';
import { readCsv } from './csv.ts';

it('reads quoted cells with commas, quotes and line ends, and rows without a line end', () => {
  const text = '\ufeffTitle,Notes\r\n"Cook, pastry","Said ""fresh""\nevery day"\r\n\r\nBaker,';
  expect(readCsv(text)).toEqual([
    { Title: 'Cook, pastry', Notes: 'Said "fresh"\nevery day' },
    { Title: 'Baker', Notes: '' },
  ]);
});

it('finds the header below notes of the export', () => {
  expect(readCsv('Notes:\nAbout this file\n\nName,Level\nWelding,Advanced\n')).toEqual([
    { Name: 'Welding', Level: 'Advanced' },
  ]);
});

it('refuses what has too many cells', () => {
  expect(() => readCsv(`a,b\n${'c,'.repeat(100_001)}`)).toThrow(/too complex/);
});
