import rows from '../../data/phrases/table-heads.json' with { type: 'json' };
import { isPersonLabel } from '../language/person-labels.ts';
import { readTable } from '../language/table.ts';
import { fold } from '../read/characters.ts';
import { isColumnName } from '../read/layout/column-name.ts';
import { wordOfGrid } from '../read/layout/grid-words.ts';

const SIDES = Map.groupBy(
  readTable<{ word: string; side: string; language: string }>(rows),
  ({ side }) => side,
);
const [LEFT, RIGHT] = ['left', 'right'].map(
  (side) => new Set(SIDES.get(side)?.map(({ word }) => word)),
);

/** Whether two texts stand over the columns of a table of skills: "Area" and "Details". */
export const isSkillsHead = (left: string, right: string): boolean =>
  LEFT?.has(fold(left)) === true && RIGHT?.has(fold(right)) === true;

const isOverColumn = (cell: string): boolean =>
  isColumnName(cell) ||
  isPersonLabel(cell) ||
  LEFT?.has(fold(cell)) === true ||
  RIGHT?.has(fold(cell)) === true;

/** Columns of a grid of languages: fewer may be pastimes ("Reading | Writing"). */
const GRID_MIN = 3;

/** A longer row holds more than names of columns. */
const HEAD_LETTERS_MAX = 300;

/** "Nom | Fonction | Téléphone": a row whose cells are each the name of a column, which says nothing of the person. */
export function isTableHead(text: string): boolean {
  if (text.length > HEAD_LETTERS_MAX) return false;
  const cells = text.split(/\s*[|\t]\s*/).filter((cell) => cell !== '');
  if (cells.length < 2) return false;
  const grid = cells.filter((cell) => /^(?:frame|skill)$/.test(wordOfGrid(cell) ?? ''));
  return cells.every(isOverColumn) || (grid.length === cells.length && grid.length >= GRID_MIN);
}
