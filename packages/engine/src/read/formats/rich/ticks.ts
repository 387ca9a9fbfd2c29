import { type Line, lineText } from '../../layout/line.ts';
import { TICKS } from '../../layout/short-answers.ts';
import { styledLines } from './styled-lines.ts';

const TICK = new RegExp(`^[${TICKS}]$`, 'u');
/** As it stands in a cell from here on, however it was drawn. */
const MARK = '✓';

/** The line of a cell that holds a tick alone, which opens no list item; none for other text. */
export const tickLines = (text: string): Line[] =>
  TICK.test(text.replace(/\s|\ufe0e|\ufe0f/gu, ''))
    ? styledLines([{ text: 'x', looks: {} }], { x: 0, gapBefore: 0, links: [] }).map((line) => ({
        ...line,
        cells: line.cells.map((cell) => ({ ...cell, text: MARK })),
      }))
    : [];

/** A cell's lines where ticks are no words of a grid: such a mark says nothing by itself. */
export const withoutTick = (lines: readonly Line[]): Line[] =>
  lines.length === 1 && lineText(lines[0] as Line) === MARK ? [] : [...lines];
