import { hasDegree, hasSchool } from '../fields/degree.ts';
import { rowDate } from '../fields/entries.ts';
import { companyScore, titleScore } from '../fields/title-score.ts';
import type { Block } from './block.ts';
import type { SectionKind } from './section-kind.ts';
import type { Section } from './section-shape.ts';

/** Sections that hold no dated entries: a period with a head and items among them is a job whose heading was not known. */
const WITHOUT_ENTRIES: ReadonlySet<SectionKind | 'header'> = new Set([
  'header',
  'summary',
  'skills',
  'languages',
  'interests',
  'contact',
  'profiles',
]);
const MAX_HEAD_ROWS = 3;

/** Jobs and schools that stand without a heading of their own get a section: a dated head with items in a section of no entries, and schools behind the last job. */
export function withRecoveredEntries(sections: readonly Section[]): Section[] {
  const jobs = sections.flatMap(withJobsApart);
  return jobs.some(({ kind }) => kind === 'education') ? jobs : jobs.flatMap(withSchoolsApart);
}

function withJobsApart(section: Section): Section[] {
  if (!WITHOUT_ENTRIES.has(section.kind)) return [section];
  const { blocks } = section;
  const start = jobsStart(blocks);
  if (start === undefined || (start === 0 && section.kind === 'header')) return [section];
  const end = schoolsStart(blocks, start) ?? blocks.length;
  const rest: Section[] =
    end < blocks.length ? [{ kind: 'education', blocks: blocks.slice(end) }] : [];
  const [first] = blocks.slice(start);
  const heading = first !== undefined && isUnknownHeading(first) ? first : undefined;
  const jobs = blocks.slice(heading === undefined ? start : start + 1, end);
  return [
    { ...section, blocks: blocks.slice(0, start) },
    { kind: 'work', ...(heading && { heading }), blocks: jobs },
    ...rest,
  ];
}

/** Where the head of the first job begins: a row with a period within a few rows above list items or sentences, with words of a title or an employer. */
function jobsStart(blocks: readonly Block[]): number | undefined {
  for (const [index, block] of blocks.entries()) {
    if (!isRow(block) || rowDate(block)?.isRange !== true) continue;
    const from = headStart(blocks, index);
    const head = blocks.slice(from, index + MAX_HEAD_ROWS).filter(isRow);
    const isNamed = head.some(({ text }) => titleScore(text) >= 1 || companyScore(text) >= 1);
    const isSchool =
      head.some(({ text }) => hasDegree(text)) && !head.some(({ text }) => titleScore(text) >= 2);
    const below = blocks.slice(index + 1, index + 1 + MAX_HEAD_ROWS);
    const hasItems = below.some((other) => other.bulletX !== undefined || other.prose);
    const hasBullets = below.some((other) => other.bulletX !== undefined);
    if (isSchool || (!isNamed && !hasBullets)) continue;
    if (hasItems || periodsIn(blocks) > 1) return from;
  }
  return undefined;
}

/** A few words in capitals over the first job that name neither a title nor an employer. */
const isUnknownHeading = ({ text, line }: Block): boolean =>
  text === text.toUpperCase() &&
  text.split(' ').length <= 4 &&
  /^[\p{L} '’&]+$/u.test(text) &&
  line.gapBefore >= 0.5 &&
  titleScore(text) + companyScore(text) === 0;

const isRow = (block: Block): boolean => block.bulletX === undefined && !block.prose;

const periodsIn = (blocks: readonly Block[]): number =>
  blocks.filter((block) => isRow(block) && rowDate(block)?.isRange === true).length;

/** The rows above a date up to the gap over them. */
function headStart(blocks: readonly Block[], dated: number): number {
  let from = dated;
  while (from > 0 && dated - from < 2) {
    const [own, above] = [blocks[from], blocks[from - 1]];
    if (own === undefined || above === undefined || own.line.gapBefore >= 0.5) break;
    if (!isRow(above) || /@|\d{3}.*\d{4}/.test(above.text)) break;
    from--;
  }
  return from;
}

function withSchoolsApart(section: Section): Section[] {
  if (section.kind !== 'work') return [section];
  const start = schoolsStart(section.blocks, 0);
  if (start === undefined || start === 0) return [section];
  return [
    { ...section, blocks: section.blocks.slice(0, start) },
    { kind: 'education', blocks: section.blocks.slice(start) },
  ];
}

/** Where the paragraphs begin that, to the end, name schools or degrees and neither titles nor list items. */
function schoolsStart(blocks: readonly Block[], least: number): number | undefined {
  let start: number | undefined;
  let from = blocks.length;
  for (let index = blocks.length - 1; index > least; index--) {
    if ((blocks[index]?.line.gapBefore ?? 0) < 0.5) continue;
    const paragraph = blocks.slice(index, from);
    if (!isSchooling(paragraph)) break;
    start = index;
    from = index;
  }
  return start;
}

const isSchooling = (paragraph: readonly Block[]): boolean =>
  paragraph.some(({ text }) => hasDegree(text) || hasSchool(text)) &&
  paragraph.every((block) => block.bulletX === undefined) &&
  !paragraph.some(({ text }) => titleScore(text) >= 1 && !hasDegree(text) && !hasSchool(text));

/** A row with a period and bullets under it: how a job begins. */
function beginsJob(blocks: readonly Block[], at: number): boolean {
  const block = blocks[at];
  if (block === undefined || block.bulletX !== undefined || block.prose) return false;
  return rowDate(block)?.isRange === true && blocks[at + 1]?.bulletX !== undefined;
}

/** Whether the blocks open with a job's head of up to three rows and its list items. */
export function opensWithJob(blocks: readonly Block[]): boolean {
  const first = blocks.slice(0, 3).findIndex((_, at) => beginsJob(blocks, at));
  return first >= 0 && blocks.slice(0, first).every((block) => !block.prose && !isItem(block));
}

const isItem = ({ bulletX }: Block): boolean => bulletX !== undefined;
