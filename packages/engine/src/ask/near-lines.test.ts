import { expect, it } from 'vitest';
import { rankNearLines } from './near-lines.ts';

const LINES = [
  'Balanced the float every night',
  'Showed the Saturday kids how to wire a stem',
  'Drove the van to hospitals and hotels',
  'Haggled with growers over roses',
  'Kept the cooler at four degrees',
  'Answered letters from brides',
];

it.each([
  ['Cash handling', 0],
  ['Training junior staff', 1],
  ['Delivery', 2],
  ['Price negotiation', 3],
  ['Temperature control', 4],
  ['Correspondence', 5],
])('%s is nearest to line %i', (wanted, index) => {
  expect(rankNearLines(wanted, LINES)[0]?.index).toBe(index);
});

it('is sure of no line that only sounds like it', () => {
  expect(rankNearLines('Price negotiation', LINES)[0]?.isSure).toBe(false);
  expect(rankNearLines('Cash handling', LINES)[0]?.isSure).toBe(true);
});

it('keeps the likeness of words that asks go by apart from what only orders the lines', () => {
  const [first] = rankNearLines('Mentoring', ['Took beginners under my wing', 'Drove a van']);
  expect(first?.index).toBe(0);
  expect(first?.alike ?? 0).toBeLessThan(first?.score ?? 0);
});
