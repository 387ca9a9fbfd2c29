import { expect, it } from 'vitest';
import { inOrderOfWeight } from './kept-order.ts';

it('puts lines with dates first, then the longest', () => {
  const texts = ['Word', 'Open work permit', "Cashier '14", 'Ref. 12345', 'Baker, 2010 - 2012'];
  const kept = texts.map((text, index) => ({ id: `kept-${index}`, text }));
  expect(inOrderOfWeight(kept).map(({ text }) => text)).toEqual([
    'Baker, 2010 - 2012',
    "Cashier '14",
    'Open work permit',
    'Ref. 12345',
    'Word',
  ]);
});
