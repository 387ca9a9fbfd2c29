import type { KeptText } from '@trueline/contracts';
import { conserve } from '../conservation.ts';
import { findDateRange } from '../date-range.ts';
import type { ResumeDraft } from '../draft.ts';
import { rowDate } from '../fields/entries.ts';
import type { Section } from '../sections/section-shape.ts';
import type { Slice } from '../slice.ts';
import { slicesIn } from './rules-roles.ts';

/** A document cut into sections, and what was read from them. */
export interface Cut {
  sections: Section[];
  draft: ResumeDraft;
}

/** What each sign of a wrong cut counts, in parts of a lost row. */
const COST = {
  keptWord: 0.1,
  keptPeriod: 0.5,
  noEmployer: 0.7,
  noTitle: 0.7,
  noSchool: 0.7,
  noDegree: 0.4,
  noDate: 0.5,
  periodWithin: 1,
  secondPeriod: 1,
  noContact: 1,
} as const;
const CONTACTS = ['name', 'email', 'phone', 'location', 'label'] as const;

/** What no value was taken from. */
export function keptOf({ sections, draft }: Cut): KeptText[] {
  const spans = slicesIn(draft).map(({ start, end }, at) => [at, { start, end, confidence: 1 }]);
  return conserve(sections, Object.fromEntries(spans)).kept;
}

/** How badly a reading hangs together: words without a place, entries that lack what entries have, periods among what was done. */
export function incoherence(cut: Cut): number {
  const { basics, work, volunteer, education } = cut.draft;
  const jobs = [
    ...work,
    ...volunteer.map(({ organization, ...job }) => ({ ...job, name: organization })),
  ];
  return sum([
    ...keptOf(cut).map(
      ({ text }) =>
        COST.keptWord * text.split(/\s+/).length + (holdsPeriod(text) ? COST.keptPeriod : 0),
    ),
    ...jobs.map(
      ({ name, position, highlights = [], summary, ...job }) =>
        lack(name, COST.noEmployer) +
        lack(position, COST.noTitle) +
        undated(job) +
        periodsWithin([...highlights, summary, name, position]),
    ),
    ...education.map(
      ({ institution, studyType, area, highlights = [], courses = [], ...school }) =>
        lack(institution, COST.noSchool) +
        lack(studyType, COST.noDegree) +
        undated(school) +
        periodsWithin([...highlights, ...courses, institution, studyType, area]),
    ),
    COST.secondPeriod * secondPeriods(cut.sections),
    ...CONTACTS.map((key) => lack(basics[key], COST.noContact)),
  ]);
}

const sum = (costs: readonly number[]): number => costs.reduce((total, cost) => total + cost, 0);
const lack = (value: object | undefined, cost: number): number => (value === undefined ? cost : 0);
const undated = ({ startDate, endDate }: { startDate?: Slice; endDate?: Slice }): number =>
  lack(startDate ?? endDate, COST.noDate);

const holdsPeriod = (text: string): boolean => findDateRange(text)?.isRange === true;

/** Rows with a period in heads that have one already: heads of two entries. */
function secondPeriods(sections: readonly Section[]): number {
  let count = 0;
  for (const { blocks } of sections) {
    let isDated = false;
    for (const block of blocks) {
      if (block.entryRow === 'opens') isDated = false;
      if (block.entryRow === undefined || block.entryRow === 'tells') continue;
      const hasPeriod = rowDate(block)?.isRange === true;
      if (hasPeriod && isDated) count++;
      isDated ||= hasPeriod;
    }
  }
  return count;
}

const MAX_HEAD = 110;

/** Values with a period at their edge, as the head of another entry has it. */
function periodsWithin(values: readonly (Slice | undefined)[]): number {
  const found = values.filter((value) => {
    const text = value?.text ?? '';
    const range = text.length <= MAX_HEAD ? findDateRange(text) : undefined;
    if (range?.isRange !== true) return false;
    return range.from <= 2 || /^[).\s]*$/.test(text.slice(range.to));
  });
  return COST.periodWithin * found.length;
}
