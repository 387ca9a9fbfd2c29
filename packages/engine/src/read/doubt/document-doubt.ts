import type { Resume } from '@trueline/contracts';
import { isNameUnsupported } from '../confidence.ts';
import { findDateRange } from '../date-range.ts';
import { isNameAgain } from '../name-again.ts';
import type { Group, GroupRow } from './document-groups.ts';
import { IDENTIFIES } from './section-lines.ts';

const isOfSection = ({ paths }: GroupRow): boolean =>
  paths.some((path) => path === 'basics.summary' || !path.startsWith('basics.'));

/** Where the first row stands from which something was read; behind all where there is none. */
export function firstRead(rows: readonly GroupRow[]): number {
  const at = rows.findIndex(({ paths }) => paths.length > 0);
  return at < 0 ? rows.length : at;
}

/** Whether a row dressed as headings are is none to the reader, and what stands below it was read for what stands above it. */
export function hasUnknownHeading(
  groups: readonly Group[],
  headings: ReadonlySet<number>,
  name: string | undefined,
): boolean {
  const isUnknown = ({ block, paths }: GroupRow): boolean =>
    headings.has(block.start) &&
    !paths.some((path) => IDENTIFIES.test(path)) &&
    !isNameAgain(block.text, name);
  // A declaration at the end, or words about oneself, are told in prose.
  const isListed = (row: GroupRow | undefined): boolean =>
    row !== undefined && !row.block.prose && (row.isKept || isOfSection(row));
  return groups.some(({ heading, rows: all }) => {
    // What stands above the first row that was read is a letter's or a form's.
    const rows = heading === undefined ? all.slice(firstRead(all)) : all;
    return rows.some(
      (row, at) =>
        isUnknown(row) && isListed(rows.slice(at + 1).find((below) => !isUnknown(below))),
    );
  });
}

/** So many rows with a period among them are more than a sentence about years of work. */
const MIN_TOLD_ROWS = 3;

/** Whether a summary holds items, or rows with periods: a life, a list of duties, a form's answers. */
export function isSummaryTorn(groups: readonly Group[]): boolean {
  const rows = groups
    .flatMap((group) => group.rows)
    .filter(({ paths }) => paths.includes('basics.summary'))
    .map(({ block }) => block);
  const isDated = rows.some(({ text }) => findDateRange(text)?.isRange === true);
  return (
    rows.filter(({ bulletX }) => bulletX !== undefined).length > 1 ||
    (rows.length >= MIN_TOLD_ROWS && isDated)
  );
}

/** Whether nobody is named, or somebody whom the address for mails does not know: what stands at the top is not what it was read for. */
export const isHeadDoubted = (resume: Resume): boolean =>
  resume.basics?.name === undefined || isNameUnsupported(resume);
