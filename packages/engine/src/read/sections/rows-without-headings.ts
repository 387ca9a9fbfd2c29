import { findDateRange } from '../date-range.ts';
import { hasDegree, hasSchool } from '../fields/degree.ts';
import { rowDate } from '../fields/entries.ts';
import { namesLanguages } from '../fields/languages.ts';
import { titleScore } from '../fields/title-score.ts';
import type { Block } from './block.ts';
import { findHeadingKind } from './heading.ts';
import { kindOfLine, opensWithCertificate } from './line-kinds.ts';
import { sliceBlock } from './part-of-block.ts';
import type { SectionKind } from './section-kind.ts';
import type { Section } from './section-shape.ts';

/** What a prize or an honour is called. */
const AWARD =
  /(?<!\p{L})(?:of the (?:year|month|quarter|season)|awards?|prize|medal|trophy|honou?r roll|scholarship|runner[- ]up|best \p{L}+|most \p{L}+|top (?:seller|performer|student))(?!\p{L})/iu;
const CALLED = /\+?\d[\d ()./-]{6,}\d\s*$/u;
const PERSON =
  /^(?:(?:mr|mrs|ms|miss|dr|prof|rev|pastor|sister|capt|eng)\b\.? ?)?(?:\p{Lu}[\p{L}.'’-]+ ?){2,4},/u;
const MAX_ROW_LENGTH = 160;
const MIN_ITEMS = 3;
const MAX_ITEM_WORDS = 5;

/** A resume without any headings: below the last job each row says by its own words what it is. */
export function withRowsOfTheirKind(sections: readonly Section[]): Section[] {
  // "can do: ..." is a row as the others are.
  if (sections.some(({ heading, inline }) => heading !== undefined && inline !== true))
    return [...sections];
  const hasJobs = sections.some(({ kind }) => kind === 'work');
  return sections.flatMap((section) => {
    if (section.heading !== undefined) return [section];
    // Sentences that tell of schools are known for it.
    if (section.told === true && section.kind !== 'work') return [section];
    if (section.kind === 'work') return rowsApart(section);
    return rowsOfLetter(section, hasJobs ? 1 : ROWS_OF_A_LIFE);
  });
}

/** "school - Form 5, Sample High 2008": in a message a dash parts a label from its list as a colon does. */
function labelled(block: Block): Section | undefined {
  const label = block.bulletX === undefined ? DASHED.exec(block.text) : null;
  const kind = findHeadingKind(label?.groups?.label ?? '');
  if (label === null || kind === undefined || !LABELLED.has(kind)) return undefined;
  const heading = sliceBlock(block, 0, label.groups?.label?.length);
  return { kind, heading, blocks: [sliceBlock(block, label[0].length)], inline: true };
}
const DASHED = /^(?<label>\p{L}[\p{L} ]{3,24}?)\s*(?:[-–—=]\s|[-–—=]{2}>?\s?)\s*(?=\S)/u;
const LABELLED: ReadonlySet<SectionKind> = new Set([
  ...(['education', 'skills', 'languages', 'certificates', 'courses'] as const),
  ...(['interests', 'references', 'awards'] as const),
]);

/** A life told like a letter: rows of jobs and schools between greetings. What is told below a job is of it. */
function rowsOfLetter(section: Section, rowsMin: number): Section[] {
  const lists = section.blocks.map(labelled);
  const told = section.blocks.map(
    (block, at) => lists[at]?.kind ?? (isJob(block) ? 'work' : kindOf(block, undefined)),
  );
  // An address above it is a row of several parts as well.
  const start = told.findIndex(
    (kind) => kind !== undefined && kind !== 'header' && OF_ENTRIES.has(kind),
  );
  const kinds = told.map((kind, at) => (at < start ? undefined : kind));
  if (start < 0 || kinds.filter((kind) => kind !== undefined).length < rowsMin) return [section];
  const parts: Section[] = [];
  for (const [at, block] of section.blocks.entries()) {
    const list = at < start ? undefined : lists[at];
    if (list !== undefined) {
      parts.push(list);
      continue;
    }
    const above = parts.at(-1);
    const isTold = above?.kind === 'work' || above?.kind === section.kind;
    const kind = kinds[at] ?? (above === undefined ? section.kind : isTold ? above.kind : 'other');
    if (above?.kind === kind) above.blocks.push(block);
    else parts.push({ kind, blocks: [block] });
  }
  return parts;
}
const ROWS_OF_A_LIFE = 3;
const OF_ENTRIES: ReadonlySet<SectionKind> = new Set(['work', 'education', 'certificates']);

function rowsApart(section: Section): Section[] {
  const { blocks } = section;
  const last = blocks.findLastIndex(isJob);
  // What stands right below a job's head is of that job.
  const start = blocks.findIndex(
    (block, index) =>
      index > last &&
      (labelled(block) !== undefined ||
        (index > last + 1 && kindOf(block, undefined) !== undefined)),
  );
  if (last < 0 || start < 0) return [section];
  const parts: Section[] = [{ ...section, blocks: blocks.slice(0, start) }];
  for (const block of blocks.slice(start)) {
    const list = labelled(block);
    if (list !== undefined) {
      parts.push(list);
      continue;
    }
    const above = parts.at(-1) as Section;
    const kind = kindOf(block, above.kind) ?? 'other';
    if (above.kind === kind) above.blocks.push(block);
    else parts.push({ kind, blocks: [block] });
  }
  return parts;
}

/** A row with a period that names no school and no prize, or one that opens with it, whatever is told behind the names. */
function isJob(block: Block): boolean {
  if (block.bulletX !== undefined) return false;
  const head = opensWithPeriod(block) ? (NAMES.exec(block.text)?.[0] ?? '') : block.text;
  if (head === block.text && rowDate(block)?.isRange !== true) return false;
  return !AWARD.test(head) && !hasDegree(head) && (!hasSchool(head) || titleScore(head) > 0);
}

/** "2016-2018 pottery teacher, Sample Centre. 60+ students, ..." */
function opensWithPeriod({ text }: Block): boolean {
  const range = findDateRange(text.slice(0, MAX_PERIOD));
  return (
    range?.isRange === true && range.from === 0 && /^\s*[:,-]?\s*\p{L}/u.test(text.slice(range.to))
  );
}
const MAX_PERIOD = 48;
/** Up to the end of the first sentence. */
const NAMES = /^.*?(?<=\p{Ll}{4})[.!?](?=\s)/u;

function kindOf(block: Block, above: Section['kind'] | undefined): SectionKind | undefined {
  const { text } = block;
  if (block.bulletX !== undefined || text.length > MAX_ROW_LENGTH || /[.!?]$/.test(text))
    return undefined;
  if (CALLED.test(text) && PERSON.test(text)) return 'references';
  if (AWARD.test(text) && rowDate(block) !== undefined) return 'awards';
  const own = kindOfLine(text);
  if (own === 'languages' || own === 'references') return own;
  if (hasSchool(text) && (rowDate(block) !== undefined || hasDegree(text))) return 'education';
  if (own === 'certificates' || opensWithCertificate(text)) return 'certificates';
  if (hasDegree(text)) return 'education';
  const items = text.split(/[,;|•·]\s*/).filter((item) => item !== '');
  if (items.length > 1 && namesLanguages(text)) return 'languages';
  const isList =
    items.length >= MIN_ITEMS && items.every((item) => item.split(' ').length <= MAX_ITEM_WORDS);
  if (isList && !/\b(?:19|20)\d\d\b/.test(text)) return 'skills';
  const isDated = rowDate(block) !== undefined;
  return isDated && (above === 'awards' || above === 'certificates') ? above : undefined;
}

/** What a row without a heading says it is; a sentence says nothing. */
export const kindOfRow = (block: Block): SectionKind | undefined =>
  block.prose ? undefined : kindOf(block, undefined);
