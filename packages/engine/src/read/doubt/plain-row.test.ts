import { describe, expect, it } from 'vitest';
import type { Block } from '../sections/block.ts';
import { hasLabelColumn } from './plain-row.ts';

const rowsOf = (...rows: string[]): Block[] =>
  rows.map((row) => {
    const cells = row.split(' | ').map((text) => ({ text }));
    return { text: row.replace(' | ', '\t'), cells } as unknown as Block;
  });

describe('a column of labels', () => {
  it.each([
    [['Tools | drills, saws', 'Cars | vans']],
    [['Programs | Word and two more', 'Machines | lathe']],
    [['Français | langue maternelle', 'Italien | bon']],
  ])('names what the second tells: %j', (rows) => {
    expect(hasLabelColumn(rowsOf(...rows))).toBe(true);
  });

  it.each([
    [['Front loader | Reach truck', 'Side loader | Basket']],
    [['Soups | Sauces', 'Breads | Cakes']],
    [['Tools | drills, saws']],
  ])('is none in a list that stands in two: %j', (rows) => {
    expect(hasLabelColumn(rowsOf(...rows))).toBe(false);
  });
});
