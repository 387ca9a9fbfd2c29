import { isColumnName } from '../../layout/column-name.ts';
import { type Cell, type Line, lineText } from '../../layout/line.ts';
import { readTextLines } from './text-lines.ts';

const HEADING = /^(#{1,6})\s+(.*?)\s*#*\s*$/;
const TABLE_ROW = /^\s*\|\s*(.*\S)\s*\|\s*$/;
const TABLE_RULE = /^\s*\|?[\s:|-]+\|[\s:|-]*$/;

/** Lines of Markdown: marks become looks, links become targets. */
export function readMarkdownLines(markdown: string): Line[] {
  const rows = markdown.replace(/\r\n?/g, '\n').split('\n');
  const plain = rows.map((row, index) => {
    const heading = HEADING.exec(row);
    return heading?.[2] ?? plainRow(row, rows[index + 1] ?? '');
  });
  const isHeading = rows.map((row) => HEADING.exec(row)?.[1]?.length);
  return readTextLines(plain.join('\n')).map((line) => {
    const level = isHeading[line.y];
    return level === undefined
      ? withoutMarks(line)
      : { ...withoutMarks(line), headingLevel: level };
  });
}

/** A table's rows part at their bars; its rule is left out, and so is a row of column names above that. */
function plainRow(row: string, next: string): string {
  if (TABLE_RULE.test(row)) return '';
  const cells = TABLE_ROW.exec(row)?.[1]?.split(/\s*(?<!\\)\|\s*/);
  if (cells === undefined) return row.replace(/^\s*>\s?/, '');
  const isHead = TABLE_RULE.test(next) && cells.every((name) => isColumnName(plainName(name)));
  return isHead ? '' : cells.join('\t');
}

const plainName = (name: string): string => name.replace(/[*_]/g, '');

function withoutMarks(line: Line): Line {
  const links: string[] = [];
  const cells = line.cells.map((cell) => plainCell(cell, links)).filter((cell) => cell.text !== '');
  const whole = lineText(line);
  return {
    ...line,
    cells,
    bold: cells.length > 0 && cells.every((cell) => cell.bold),
    italic: cells.length > 0 && cells.every((cell) => cell.italic),
    // Two spaces or a backslash at the end are a line break in Markdown.
    wraps: line.wraps && !/( {2}|\\)$/.test(whole),
    links,
  };
}

function plainCell(cell: Cell, links: string[]): Cell {
  const text = cell.text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]+)\]\(\s*<?([^)\s>]+)>?[^)]*\)/g, (_, label: string, target: string) => {
      links.push(target);
      return label;
    })
    .replace(/<((?:https?:\/\/|mailto:)[^>\s]+)>/g, '$1')
    .replace(/^\|\s*|\s*\|$/g, '');
  const bold = /^(\*\*|__)(?!\s).+(\*\*|__)$/.test(text);
  const italic = !bold && /^[*_](?!\s|[*_]).+[*_]$/.test(text);
  const unmarked = text
    .replace(/(\*\*\*|\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}_])_(?=\S)([^_]+?)(?<=\S)_(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/(?<=[^`]`)[ \t]+(?=`[^`])/g, ', ')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\\$/, '')
    // CommonMark: a backslash before any ASCII punctuation shows that sign itself.
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim();
  return { ...cell, text: unmarked, bold, italic };
}
