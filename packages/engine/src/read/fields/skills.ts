import { PAIRED_WORDS } from '../../../data/phrases/paired-words.ts';
import { SKILL_LEVEL } from '../../taxonomy/skill-levels.ts';
import { fold } from '../characters.ts';
import type { Block } from '../sections/block.ts';
import { cut, type Slice, splitSlice, strip } from '../slice.ts';
import { namesLanguages } from './languages.ts';
import type { SkillDraft } from './skill-draft.ts';
import { groupsApart } from './skill-groups.ts';
import { skillsByTheme } from './skill-themes.ts';

const MAX_NAME_LENGTH = 45;

/** Headings that say what sort of skills follows, as the name of a group does. */
const NAMES_A_SORT =
  /^(?:tools?|toolbox|toolkit|software|systems?|computer|it|technologies|equipment|machine(?:s|ry)|programming)(?: (?:and|&) \p{L}+| skills| knowledge)?\s*:?$/iu;

/** The name that a section's heading gives its first list: "Systems: Zendesk, Excel" inside a longer section, "TOOLS" behind another one of skills. */
export const namesGroup = (heading: Slice | undefined): Slice | undefined =>
  heading !== undefined && NAMES_A_SORT.test(heading.text.trim()) ? strip(heading, /:/) : undefined;

/** Groups of a skills section: "Name: a, b, c" is one; a name on its own row opens one; all else is one list without a name. `name` stands over the first list. */
export function readSkills(blocks: readonly Block[], name?: Slice): SkillDraft[] {
  const themes = skillsByTheme(blocks);
  if (themes !== undefined) return themes;
  const groups: SkillDraft[] = [];
  let loose: SkillDraft | undefined;
  let open: SkillDraft | undefined = name === undefined ? undefined : { name };
  if (open !== undefined) groups.push(open);
  // Of a heading on a row of its own all below it is the list; a colon and a blank part it from the list on its row.
  if (name !== undefined && (blocks[0]?.start ?? 0) !== name.end + ': '.length) loose = open;
  const isTable = isLabelTable(blocks);
  const isLevel = levelRows(blocks);
  const isMarked = areMarked(blocks);
  const mostParts = partsOfRow(blocks);
  for (const block of blocks.flatMap(groupsApart)) {
    if (tellsPapers(block)) continue;
    const labelled = isTable(block) ?? splitLabel(block);
    const rated = ratedSkill(block, isMarked);
    const all = ratedSkills(block);
    if (all.length > 0) {
      groups.push(...all);
      open = undefined;
    } else if (isLevel(block)) {
      open = { name: strip(block, /:/) };
      groups.push(open);
    } else if (rated !== undefined) {
      // Behind a figure no list follows.
      open = /\d/.test(rated.level?.text ?? '') ? undefined : rated;
      groups.push(rated);
    } else if (labelled !== undefined) {
      open = { ...withLevel(labelled.name), keywords: splitItems(labelled.list) };
      groups.push(open);
    } else if (isGroupName(block, blocks)) {
      open = { name: strip(block, /:/) };
      groups.push(open);
    } else if (SKILL_LEVEL.test(fold(block.text)) && open !== undefined) {
      open.level = cut(block, 0);
    } else {
      const isUnderLevel = blocks.some((row) => row.start === open?.name?.start && isLevel(row));
      const goesOn = open !== undefined && (isUnderLevel || belongs(block, open));
      if (!goesOn) open = undefined;
      loose ??= goesOn ? undefined : newGroup(groups);
      const target = open ?? loose ?? newGroup(groups);
      const items = wholeRow(block, mostParts) ?? toldItems(block);
      target.keywords = [...(target.keywords ?? []), ...(items ?? block.cells.flatMap(splitItems))];
    }
  }
  return groups.filter(
    (group) =>
      (group.name !== undefined && group.name !== name) || (group.keywords?.length ?? 0) > 0,
  );
}

/** How many parts between commas a row keeps as one skill, where the rows around it hold one each: "Judo, brown belt". Of such rows three in four make every row one, half of them those of two parts. */
function partsOfRow(blocks: readonly Block[]): number {
  // Under rows without a mark stand those of a group.
  const isEven = new Set(blocks.map(({ bulletX }) => bulletX === undefined)).size === 1;
  if (!isEven || blocks.length < MIN_ROWS) return 1;
  const isSingle = (block: Block): boolean =>
    block.cells.length === 1 && !block.prose && splitItems(block).length === 1;
  const share = blocks.filter(isSingle).length / blocks.length;
  return share >= 3 / 4 ? Number.POSITIVE_INFINITY : share >= 1 / 2 ? 2 : 1;
}

/** "I am quite good with", "I manage with", "familiar with": what a sentence says before the skills that it names. */
const OPENS_TELLING =
  /^(?:and |but )?(?:(?:(?:i|he|she)(?:[' ’]?m| am| is)|am)(?: also| quite| very| fairly| pretty| really)* (?:good|at home|familiar|comfortable|confident|experienced|skilled|trained|proficient|handy) (?:with|in|at|on) |(?:i|he|she)(?: also| can)* (?:uses?|knows?|manages? with|works? with|handles?|operates?|gets? by (?:with|in)|masters?) |(?:good|at home|familiar|comfortable|confident|experienced|proficient|handy) with )/iu;

/** "I am quite good with Excel, Canva and Google Calendar, and I manage with SAP.": the names alone, where a sentence tells of them. */
function toldItems(block: Block): Slice[] | undefined {
  if (!OPENS_TELLING.test(block.text) || block.cells.length > 1) return undefined;
  // Of what somebody does not know no item may stand alone.
  if (DENIES.test(block.text)) return [strip(cut(block, 0), /[.,;]/u)];
  const clauses = splitSlice(
    block,
    /(?:,\s+(?:and |but )?|;\s+|\.\s+|\s+and )(?=(?:i|he|she) )/giu,
  );
  return clauses.flatMap((clause) => {
    const said = OPENS_TELLING.exec(clause.text)?.[0].length ?? 0;
    const told = splitItems(cut(clause, said));
    // "Good with people" is one thing; names and lists stand without what is said before them.
    const isNamed = told.length > 1 || /^[\p{Lu}\d]/u.test(told[0]?.text ?? '');
    const opener = said > 0 && isNamed ? said : undefined;
    const items = opener === undefined ? splitItems(clause) : told;
    const [first, second] = splitSlice(items.at(-1) ?? clause, JOINED_NAMES);
    const isPair = first !== undefined && second !== undefined;
    return isPair && opener !== undefined ? [...items.slice(0, -1), first, second] : items;
  });
}

const DENIES = /\b(?:not|no|nothing|none|never|neither|nor|hardly|barely|without)\b|n['’]t\b/iu;

/** "Canva and Google Calendar": two names in capitals. */
const JOINED_NAMES = /(?<=^\p{Lu}\S*(?: \p{Lu}\S*)?)\s+(?:and|&)\s+(?=\p{Lu}\S*(?: \p{Lu}\S*)?$)/gu;

const MIN_ROWS = 4;
const MAX_ROW_WORDS = 12;

/** The row as one skill, where it has no more parts than that and no other mark between them. */
function wholeRow(block: Block, mostParts: number): Slice[] | undefined {
  const item = strip(cut(block, 0), /[.,;]/u);
  const isShort = item.text.split(/\s+/).length <= MAX_ROW_WORDS && !/[;|•·\t:]/u.test(item.text);
  const parts = item.text.split(/,\s+/);
  const isWhole = parts.length <= mostParts && mostParts > 1 && !areNames(parts);
  return isWhole && isShort && block.cells.length === 1 ? [item] : undefined;
}

/** "AWS, Azure, GCP", "English, Polish": names side by side are as many things; what is said of one thing is no name. */
function areNames(parts: readonly string[]): boolean {
  const further = parts.slice(1, parts.length > 3 ? -1 : undefined);
  const isListed = parts.length > 2 && further.every((part) => /^\p{Lu}/u.test(part));
  return isListed || (parts.length > 1 && parts.every(namesLanguages));
}

const RATED = /^([^,;|:\t]{2,45}?)(?:\s*[:\t]\s*|\s+[–—-]\s+|\s*\.{2,}\s*)([^,;|\t]+)$/;

/** "4/5", "3 of 5": a mark of as many as there are, whatever stands before it. */
const OF = String.raw`\d{1,3} ?(?:\/|of|out of|von|sur|de|su|van|z|din) ?(?:4|5|6|10|100)`;
const OF_MOST = new RegExp(`^${OF}$`, 'u');
const MARKED = new RegExp(String.raw`^([^,;|:\t]{1,45}?)\s*(?:[:\t–—-]\s*|\s\(?)(${OF})\)?$`, 'u');
const MIN_MARKED = 3;

/** "Excel: 3", "SAP: 1": where every row has its figure, that is a mark; a figure alone may count something. */
function areMarked(blocks: readonly Block[]): boolean {
  const marks = blocks.map(({ text }) => /^[^,;|:\d]{2,45}[:\t] ?(\d{1,2})$/u.exec(text)?.[1]);
  return (
    blocks.length >= MIN_MARKED &&
    marks.every((mark) => mark !== undefined && Number(mark) <= MAX_MARK)
  );
}

const MAX_MARK = 10;

/** "Piano Grade 8 (2007). First Aid, Sample Training, 2025.": sentences on dated things, no list of skills; it is kept as text. */
const tellsPapers = ({ text }: Block): boolean =>
  /[\p{L}\d)]{2}\. \p{Lu}/u.test(text) && DATED.test(text);
/** A year told of a thing; one that is part of a name is a version. */
const DATED =
  /(?:[(,] ?|\b(?:in|since|until|renewed|expires) )(?:\p{L}{3,9}\.? )?(?:19|20)\d\d(?!\d)/u;

/** "Excel: Advanced | SAP: Basic": several on a row, each with its level; none where one has none. */
function ratedSkills(block: Block): SkillDraft[] {
  const parts = splitSlice(block, /\s*[|;•·]\s*|,\s+/gu);
  const rated = parts.flatMap((part) => ratedSkill(part) ?? []);
  return parts.length > 1 && rated.length === parts.length ? rated : [];
}

/** Rows of a level alone that stand over what is known so well: the first row is one, and not the only one. */
function levelRows(blocks: readonly Block[]): (block: Block) => boolean {
  const isLevel = ({ text }: Block): boolean => SKILL_LEVEL.test(fold(text.replace(/:$/, '')));
  const [first] = blocks;
  const isHeaded = first !== undefined && isLevel(first) && blocks.filter(isLevel).length > 1;
  return isHeaded ? isLevel : () => false;
}

/** "Excel - Advanced", "SAP: gut", "SQL 4/5", a skill and its level in two cells. */
function ratedSkill(block: Slice, isMarked = false): SkillDraft | undefined {
  const match = MARKED.exec(block.text) ?? RATED.exec(block.text);
  const [, name = '', level = ''] = match ?? [];
  const isLevel = SKILL_LEVEL.test(fold(level)) || OF_MOST.test(level);
  const at = block.text.lastIndexOf(level);
  if (match === null || !(isLevel || (isMarked && /^\d{1,2}$/.test(level)))) return undefined;
  return {
    name: cut(block, 0, name.length),
    level: cut(block, at, at + level.length),
  };
}

/** Rows that each have a label, a gap or a dash, and a list: the label of such a row with its list, undefined for any other. */
function isLabelTable(
  blocks: readonly Block[],
): (block: Block) => { name: Slice; list: Slice } | undefined {
  const parted = (block: Block): { name: Slice; list: Slice } | undefined => {
    if (block.bulletX !== undefined && block.cells.length < 2) return undefined;
    const match = /^([^,;|:\t]{2,45}?)(?:\t|\s+[–—]\s+)([^\t]+)$/.exec(block.text);
    const [, name = '', list = ''] = match ?? [];
    if (match === null) return undefined;
    return { name: cut(block, 0, name.length), list: cut(block, block.text.length - list.length) };
  };
  const rows = blocks.flatMap((block) => parted(block) ?? []);
  const isTable =
    rows.length >= 2 &&
    rows.length >= blocks.length - 1 &&
    rows.filter(({ list }) => /[,;|]/.test(list.text)).length * 2 >= rows.length;
  return isTable ? parted : () => undefined;
}

/** "Data (Advanced)": the level in brackets behind the name. */
function withLevel(name: Slice): SkillDraft {
  const match = /\s*\(([^()]+)\)$/.exec(name.text);
  if (match?.[1] === undefined || !SKILL_LEVEL.test(fold(match[1]))) return { name };
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
  if (block.line.ofLabel === 'further') return true;
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
  // A form's own label may be longer.
  const most = block.line.ofLabel === 'first' ? 2 * MAX_NAME_LENGTH : MAX_NAME_LENGTH;
  if (match === null || label === undefined || label.length > most) return undefined;
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

/** Bars that show a level in dots, stars or per cent. */
const RATING = /[●○★☆■□▮▯◆◇⬤◯⚫⚪]{2,}|(?:[●○★☆■□] ?){3,}|\s\d{1,3} ?%(?=\s*(?:$|[,;|\t]))/gu;

/** Items of a list, parted at commas, semicolons, bars, dots and tabs outside brackets. */
export function splitItems(slice: Slice): Slice[] {
  const own = ownSeparator(slice.text);
  if (own !== undefined)
    return splitSlice(slice, own)
      .map((item) => strip(item, /[.,;]/u))
      .map(withoutAnd);
  const ratings = [...slice.text.matchAll(RATING)];
  const isRating = (index: number): boolean =>
    ratings.some((match) => index >= match.index && index < match.index + match[0].length);
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
    else if (depth === 0 && (isRating(index) || parts(text, index))) {
      close(index);
      from = index + 1;
    }
  }
  close(text.length);
  return withLastApart(items, text);
}

/** "Grill, Saute, Inventory and Menu costing": "and" parts the last two of a list that has no comma there. */
function withLastApart(items: Slice[], text: string): Slice[] {
  const last = items.at(-1);
  if (last === undefined || items.length < 2 || !text.includes(',')) return items;
  if (PAIRED_WORDS.has(fold(last.text).replaceAll('&', 'and'))) return items;
  const halves = splitSlice(last, /\s+(?:and|et|und|y|e)\s+/gu);
  const isPair = halves.length === 2 && halves.every((half) => half.text.split(' ').length <= 3);
  const isOther = items.slice(0, -1).some((item) => /\s(?:and|et|und|y|e|&)\s/u.test(item.text));
  const isOneThing = halves.every((half) => /^\p{L}+ing$/u.test(half.text)) || /\d/.test(last.text);
  // Of two items the last is parted only where its halves are names: "Excel, Word and PowerPoint".
  const isNamed = items.length > 2 || halves.every((half) => /^\p{Lu}\S+$/u.test(half.text));
  return isPair && isNamed && !isOther && !isOneThing ? [...items.slice(0, -1), ...halves] : items;
}

/** Separators that people take where they use no comma: each makes a list only where it parts several short items. */
const OWN_SEPARATORS = [
  /\s+\/\s+/g,
  /\s+&\s+/g,
  /\s+\*\s+/g,
  /\s+-+\s+/g,
  /\s+~\s+/g,
  /\s+[>→»+]+\s+/g,
  /(?<=\p{L}{3})\.\s+(?=\p{Lu})/gu,
  /(?<=\p{L}{2})\/(?=\p{L}{2})/gu,
  /(?<=\p{L})_(?=\p{L})/gu,
];
const MIN_OWN_ITEMS = 3;
const MAX_OWN_WORDS = 5;

function ownSeparator(text: string): RegExp | undefined {
  if (/[,;|•·●\t\n]| [–—] /u.test(text.replace(/\([^()]*\)/g, ''))) return undefined;
  return OWN_SEPARATORS.find((separator) => {
    const items = text.split(separator);
    return (
      items.length >= MIN_OWN_ITEMS &&
      items.every((item) => item.trim().split(' ').length <= MAX_OWN_WORDS)
    );
  });
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
