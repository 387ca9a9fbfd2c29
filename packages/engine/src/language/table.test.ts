import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { itemsOf, readTable } from './table.ts';

const DATA = join(import.meta.dirname, '../../data');
/** Compact files that a dictionary is written to, rows whose parts have names (`skills.test.ts`), and prompts (`optimize-proposals.test.ts`). */
const OTHERS = /english-words|synonyms|skills\/|prompts\//;

type Cell = string | number;
interface File {
  about: string;
  figures?: Record<string, number>;
  columns?: Record<string, string>;
  rows: (Cell | Cell[])[];
}

const paths = globSync('**/*.json', { cwd: DATA }).filter((path) => !OTHERS.test(path));
const README = readFileSync(join(DATA, 'README.md'), 'utf8');

describe.each(paths)('data/%s', (path) => {
  const text = readFileSync(join(DATA, path), 'utf8');
  const { about, columns, rows } = JSON.parse(text) as File;
  const cells = rows.map((row) => [row].flat());

  it('says what it holds, and the README names it', () => {
    expect(about).toMatch(/\.$/);
    expect(README).toContain(basename(path));
  });

  it('has one row a line, with as many cells as columns, alike from row to row', () => {
    const types = (row: Cell[]) => row.map((cell) => typeof cell);
    const shape = types(cells[0] ?? []);
    expect(shape).toHaveLength(columns ? Object.keys(columns).length : 1);
    expect(cells.filter((row) => types(row).join() !== shape.join())).toEqual([]);
    expect(
      text.split('\n').filter((line) => line.startsWith('    ')).length,
    ).toBeGreaterThanOrEqual(rows.length);
  });

  it('repeats no row, and no cell begins or ends with a space', () => {
    const seen = new Set<string>();
    const repeated = cells
      .map((row) => JSON.stringify(row))
      .filter((key) => seen.size === seen.add(key).size);
    expect(repeated).toEqual([]);
    const spaced = cells.flat().filter((cell) => typeof cell === 'string' && cell !== cell.trim());
    expect(spaced).toEqual([]);
  });
});

it('reads rows by the names of their columns', () => {
  const table = {
    columns: { word: 'a word', count: 'how often' },
    rows: [
      ['a', 1],
      ['b', 2],
    ],
  };
  expect(readTable<{ word: string; count: number }>(table)).toEqual([
    { word: 'a', count: 1 },
    { word: 'b', count: 2 },
  ]);
});

it('reads the items of a cell', () => {
  expect(itemsOf('')).toEqual([]);
  expect(itemsOf('a, b c')).toEqual(['a', 'b c']);
  expect(itemsOf('cost, insurance and freight | CIF', ' | ')).toEqual([
    'cost, insurance and freight',
    'CIF',
  ]);
});
