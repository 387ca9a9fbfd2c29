import type { LeftOutText } from '@trueline/contracts';
import rows from '../../../data/phrases/template-words.json' with { type: 'json' };
import { readTable } from '../../language/table.ts';
import { fold } from '../characters.ts';
import { type Line, lineText } from './line.ts';

const words = Map.groupBy(
  readTable<{ text: string; kind: string; language: string }>(rows),
  ({ kind }) => kind,
);
const textsOf = (kind: string): string[] => (words.get(kind) ?? []).map(({ text }) => text);
const FIELDS = new Set(textsOf('field'));
const ASKS = new Set(textsOf('ask'));
const ANYWHERE = new Set(textsOf('anywhere'));
const PROMPTS = textsOf('prompt');
const FILLERS = textsOf('filler');

/** What stands in one pair of the marks that templates put around what they ask for. */
const MARKED = /\[([^[\]]{1,120})\]|<([^<>@/]{1,60})>|\{\{?([^{}]{1,60})\}\}?/gu;
const WORDS = /[\p{L}-]+/gu;
const MAX_PROMPT_LENGTH = 70;

/** "Job title", "Skill 6", "Insert photo here", "Your objective in 2-3 lines"; "Confidential client" is the person's. */
function asksForText(inside: string): boolean {
  const found = fold(inside).match(WORDS) ?? [];
  if (found.length === 0) return false;
  if (ASKS.has(found[0] ?? '') || found.some((word) => ANYWHERE.has(word))) return true;
  return found.every((word) => FIELDS.has(word));
}

/** Whether a text is nothing but what a template shows where nobody has filled in anything. */
export function isTemplateText(text: string): boolean {
  const folded = fold(text).trim();
  if (FILLERS.some((filler) => folded.includes(filler))) return true;
  if (folded.length <= MAX_PROMPT_LENGTH && PROMPTS.some((prompt) => folded.startsWith(prompt))) {
    return true;
  }
  const inside = [...text.matchAll(MARKED)].map(([, square, angle, curly]) => {
    return square ?? angle ?? curly ?? '';
  });
  if (inside.length === 0 || !inside.every(asksForText)) return false;
  return !/[\p{L}\d]/u.test(text.replace(MARKED, ''));
}

/** The lines without what a template asked for and nobody filled in: whole rows, or cells of a row that says something besides. */
export function withoutTemplateRows(lines: readonly Line[]): {
  lines: Line[];
  leftOut: LeftOutText[];
} {
  const leftOut: LeftOutText[] = [];
  const kept = lines.flatMap((line) => {
    if (isTemplateText(lineText(line))) {
      leftOut.push({ text: lineText(line), reason: 'template' });
      return [];
    }
    const cells = line.cells.filter(({ text }) => !isTemplateText(text));
    const gone = line.cells.filter((cell) => !cells.includes(cell));
    if (gone.length === 0 || cells.length === 0) return [line];
    leftOut.push(...gone.map(({ text }) => ({ text, reason: 'template' as const })));
    return [{ ...line, cells }];
  });
  return { lines: kept, leftOut };
}
