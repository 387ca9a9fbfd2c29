import { expect, it } from 'vitest';
import { isTableHead } from './table-heads.ts';

it.each(['Nom | Fonction | Téléphone', 'Name\tPhone'])('is a head: %s', (text) => {
  expect(isTableHead(text)).toBe(true);
});

it.each(['Name', 'Mill | Baker', 'Name | '.repeat(60), ' '.repeat(100_000)])(
  'is none: %#',
  (text) => {
    const start = performance.now();
    expect(isTableHead(text)).toBe(false);
    expect(performance.now() - start).toBeLessThan(100);
  },
);
