import type { Block } from '../block.ts';
import { fold } from '../characters.ts';
import { cut, type Slice, strip } from '../slice.ts';

export interface SkillDraft {
  name?: Slice;
  level?: Slice;
  keywords?: Slice[];
}

const LEVEL =
  /^(expert|advanced|intermediate|beginner|basic|proficient|novice|avance|intermediaire|debutant|master)$/;
const MAX_NAME_LENGTH = 45;

/** Groups of a skills section: "Name: a, b, c" is one; a name on its own row opens one; all else is one list without a name. */
export function readSkills(blocks: readonly Block[]): SkillDraft[] {
  const groups: SkillDraft[] = [];
  let loose: SkillDraft | undefined;
  let open: SkillDraft | undefined;
  for (const block of blocks) {
    const labelled = splitLabel(block);
    if (labelled !== undefined) {
      open = { ...withLevel(labelled.name), keywords: splitItems(labelled.list) };
      groups.push(open);
    } else if (isGroupName(block, blocks)) {
      open = { name: strip(block, /:/) };
      groups.push(open);
    } else if (LEVEL.test(fold(block.text)) && open !== undefined) {
      open.level = cut(block, 0);
    } else {
      const goesOn = open !== undefined && belongs(block, open);
      if (!goesOn) open = undefined;
      loose ??= goesOn ? undefined : newGroup(groups);
      const target = open ?? loose ?? newGroup(groups);
      target.keywords = [...(target.keywords ?? []), ...block.cells.flatMap(splitItems)];
    }
  }
  return groups.filter((group) => group.name !== undefined || (group.keywords?.length ?? 0) > 0);
}

/** "Data (Advanced)": the level in brackets behind the name. */
function withLevel(name: Slice): SkillDraft {
  const match = /\s*\(([^()]+)\)$/.exec(name.text);
  if (match?.[1] === undefined || !LEVEL.test(fold(match[1]))) return { name };
  const at = match.index + match[0].indexOf(match[1]);
  return { name: cut(name, 0, match.index), level: cut(name, at, at + match[1].length) };
}

function newGroup(groups: SkillDraft[]): SkillDraft {
  const group: SkillDraft = {};
  groups.push(group);
  return group;
}

/** A list under a group's own name row; a group that was written on one row is full. */
function belongs(block: Block, open: SkillDraft): boolean {
  if (open.name === undefined) return false;
  return (
    open.keywords === undefined ||
    (block.bulletX === undefined && block.line.gapBefore < 0.5 && isOnOwnRow(open))
  );
}

const isOnOwnRow = (group: SkillDraft): boolean =>
  group.name !== undefined && (group.keywords?.[0]?.start ?? 0) > group.name.end + 2;

/** "Languages: Python, Go": a short label before a colon, and something after it. */
function splitLabel(block: Block): { name: Slice; list: Slice } | undefined {
  // Without a space behind the colon only a word is a label: "1С:Бухгалтерия" is one name.
  const match = /^(?:([^:,;|]{2,}?)\s*:\s+|([\p{L} &/]{4,}):)(?=\S)/u.exec(block.text);
  const label = match?.[1] ?? match?.[2];
  if (match === null || label === undefined || label.length > MAX_NAME_LENGTH) return undefined;
  return { name: cut(block, 0, label.length), list: cut(block, match[0].length) };
}

/** A row in another weight than the section's lists, or one that ends in a colon. */
function isGroupName(block: Block, blocks: readonly Block[]): boolean {
  if (block.bulletX !== undefined || block.prose || block.text.length > MAX_NAME_LENGTH)
    return false;
  if (block.text.endsWith(':')) return true;
  if (block.cells.length > 1 || block.text.includes(',') || !block.line.bold) return false;
  const next = blocks[blocks.indexOf(block) + 1];
  return next !== undefined && !next.line.bold && blocks.some((other) => !other.line.bold);
}

/** Items of a list, parted at commas, semicolons, bars, dots and tabs outside brackets. */
export function splitItems(slice: Slice): Slice[] {
  const items: Slice[] = [];
  let depth = 0;
  let from = 0;
  const close = (to: number): void => {
    const item = strip(cut(slice, from, to), /[,;•·|–—]/u);
    const plain =
      /^[^()]*\.$/.test(item.text) && !/\b[\p{L}]\.$/u.test(item.text) ? strip(item, /\./) : item;
    if (plain.text !== '') items.push(withoutAnd(plain));
  };
  const { text } = slice;
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? '';
    if (character === '(' || character === '[') depth++;
    else if (character === ')' || character === ']') depth = Math.max(0, depth - 1);
    else if (depth === 0 && parts(text, index)) {
      close(index);
      from = index + 1;
    }
  }
  close(text.length);
  return items;
}

function parts(text: string, index: number): boolean {
  const character = text[index] ?? '';
  if (/[;|•·●\t\n]/u.test(character)) return true;
  if (character === ',') return !/\d/.test(text[index + 1] ?? '');
  return /[–—]/.test(character) && text[index - 1] === ' ' && text[index + 1] === ' ';
}

/** The last item of "A, B and C" is "C". */
function withoutAnd(slice: Slice): Slice {
  const match = /^(?:and|et|und|&)\s+/i.exec(slice.text);
  return match === null ? slice : cut(slice, match[0].length);
}
