import type { FixKind, Resume } from '@trueline/contracts';
import { monthNumber, type YearMonth } from '../document/dates.ts';
import type { Loss } from './component.ts';

interface Check {
  /** Twelfths of the component. */
  weight: number;
  /** 0 to 1: how much is wrong. */
  missing: (resume: Resume, asOf: YearMonth) => number;
  reason: string;
  fix: string;
  fixKind: FixKind;
}

const isBlank = (text: string | undefined): number =>
  text === undefined || text.trim() === '' ? 1 : 0;

function undatedShare(resume: Resume): number {
  const work = resume.work ?? [];
  const undated = work.filter(
    ({ startDate, endDate }) => startDate === undefined && endDate === undefined,
  );
  return work.length === 0 ? 0 : undated.length / work.length;
}

/** Roles that stand before one that ended later. */
function outOfOrderShare(resume: Resume, asOf: YearMonth): number {
  const ends = (resume.work ?? [])
    .filter(({ startDate, endDate }) => startDate !== undefined || endDate !== undefined)
    .map(({ endDate }) => monthNumber(endDate ?? asOf, 'end'));
  const wrong = ends.filter((end, i) => i > 0 && end > (ends[i - 1] ?? end)).length;
  return wrong > 0 ? 1 : 0;
}

/** Headings that no reader of resumes would know; not measured where the file kept none. */
function oddHeadingShare(resume: Resume): number {
  const sections = resume.meta?.trueline?.sections ?? [];
  const odd = sections.filter(({ kind }) => kind === 'other').length;
  return sections.length === 0 ? 0 : odd / sections.length;
}

const CHECKS: readonly Check[] = [
  {
    weight: 1,
    missing: ({ basics }) => isBlank(basics?.name),
    reason: 'No name was found.',
    fix: 'Put your name on the first line.',
    fixKind: 'ask',
  },
  {
    weight: 2,
    missing: ({ basics }) => isBlank(basics?.email),
    reason: 'No e-mail address was found.',
    fix: 'Add your e-mail address as text.',
    fixKind: 'ask',
  },
  {
    weight: 1,
    missing: ({ basics }) => isBlank(basics?.phone),
    reason: 'No phone number was found.',
    fix: 'Add a phone number, if you want calls.',
    fixKind: 'ask',
  },
  {
    weight: 2,
    missing: ({ work = [], projects = [], volunteer = [] }) =>
      work.length + projects.length + volunteer.length === 0 ? 1 : 0,
    reason: 'No section with roles or projects was found.',
    fix: 'Give your roles under the heading "Experience".',
    fixKind: 'ask',
  },
  {
    weight: 1,
    missing: ({ education = [] }) => (education.length === 0 ? 1 : 0),
    reason: 'No education section was found.',
    fix: 'Give your schooling under the heading "Education".',
    fixKind: 'ask',
  },
  {
    weight: 1,
    missing: ({ skills = [] }) => (skills.length === 0 ? 1 : 0),
    reason: 'No skills section was found.',
    fix: 'List the skills that your lines show under "Skills".',
    fixKind: 'automatic',
  },
  {
    weight: 2,
    missing: undatedShare,
    reason: 'Some roles have no dates.',
    fix: 'Give each role its start and end.',
    fixKind: 'ask',
  },
  {
    weight: 1,
    missing: outOfOrderShare,
    reason: 'Roles do not run from the latest to the earliest.',
    fix: 'Put the latest role first.',
    fixKind: 'automatic',
  },
  {
    weight: 1,
    missing: oddHeadingShare,
    reason: 'Some headings are not the usual ones.',
    fix: 'Use the standard names of sections.',
    fixKind: 'automatic',
  },
];

const TOTAL = CHECKS.reduce((sum, { weight }) => sum + weight, 0);

/** I: what a parser needs to find; what cannot be told from the text costs nothing (engine.md 3). */
export function measureStructure(resume: Resume, asOf: YearMonth): Loss[] {
  return CHECKS.map(({ weight, missing, reason, fix, fixKind }) => ({
    share: (weight / TOTAL) * missing(resume, asOf),
    reason,
    fix,
    fixKind,
  }));
}
