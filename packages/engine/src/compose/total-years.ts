import type { JobRequirements, Resume, WorkEntry } from '@trueline/contracts';
import { type Draft, doubtAdded } from '../document/change-draft.ts';
import { monthNumber, monthsCovered, type YearMonth } from '../document/dates.ts';
import { titleLikeness } from '../match/title.ts';
import { findLatestTitle } from './held-titles.ts';

/** The ad's title is this like the person's: the roles match. */
const SAME_KIND = 0.45;
const MONTHS = 12;

const sameTitle = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase();

/** How long a title has been held, by dates alone, overlaps counted once. */
interface HeldTitle {
  title: string;
  path: string;
  /** "since 2017" where it is still held without a gap, else "for 6 years". */
  span: string;
  roles: readonly WorkEntry[];
}

/** The year since when roles have followed one another without a gap until now. */
function heldSince(roles: readonly WorkEntry[], asOf: YearMonth): string | null {
  const now = monthNumber(asOf, 'end');
  const latestFirst = [...roles].sort((a, b) =>
    (b.startDate ?? '').localeCompare(a.startDate ?? ''),
  );
  let reached = now;
  let since: string | null = null;
  for (const { startDate, endDate } of latestFirst) {
    const end = endDate === undefined ? now : monthNumber(endDate, 'end');
    if (startDate === undefined || end < reached - 1) break;
    reached = Math.min(reached, monthNumber(startDate, 'start'));
    since = startDate.slice(0, 4);
  }
  return since;
}

/**
 * Transformation 27: the years in the title last held, where the ad asks for years in such a role and
 * the dates show as many; null otherwise. A role that goes on is told by its first year, which stays
 * true as time passes.
 */
function findHeldTitle(resume: Resume, job: JobRequirements, asOf: YearMonth): HeldTitle | null {
  const asked = job.requirements.filter(({ kind }) => kind === 'years');
  const wanted = job.requirements.find(({ kind }) => kind === 'title')?.text ?? '';
  const latest = findLatestTitle(resume, asOf);
  if (asked.length === 0 || latest === null) return null;
  if (titleLikeness(wanted, latest.title) < SAME_KIND) return null;
  const roles = (resume.work ?? []).filter(({ position }) =>
    sameTitle(position ?? '', latest.title),
  );
  if (roles.length === 0 || roles.some(({ startDate }) => startDate === undefined)) return null;
  const years = Math.floor(monthsCovered(roles, asOf) / MONTHS);
  if (years < 2 || years < Math.max(...asked.map((requirement) => requirement.years ?? 0)))
    return null;
  const isOpen = roles.some(({ endDate }) => endDate === undefined);
  const since = isOpen ? heldSince(roles, asOf) : null;
  if (isOpen && since === null) return null;
  const span = since === null ? `for ${years} years` : `since ${since}`;
  return { title: latest.title, path: latest.path, span, roles };
}

const sourcesOf = (resume: Resume, { roles }: HeldTitle): Draft['sources'] =>
  roles.flatMap((role) => {
    const at = (resume.work ?? []).indexOf(role);
    return (['startDate', 'endDate'] as const).flatMap((field) => {
      const text = role[field];
      return text === undefined ? [] : [{ path: `work[${at}].${field}`, text }];
    });
  });

const TELLS_TIME = /\b(?:years?|since|months?|decade)\b/i;

/** "Clerk since 2017, with …" where the title opens the summary, else a sentence of its own. */
function withSpan(summary: string, { title, span }: HeldTitle): string {
  const rest = summary.slice(title.length);
  const isOpened = sameTitle(summary.slice(0, title.length), title);
  return isOpened && /^ (?:with|who|at|in)\b/.test(rest)
    ? `${summary.slice(0, title.length)} ${span},${rest}`
    : `${summary.replace(/[.!\s]*$/, '.')} ${title} ${span}.`;
}

/** One sentence behind a summary that says nothing of years; it waits for the person's word. */
export function proposeTotalYears(resume: Resume, job: JobRequirements, asOf: YearMonth): Draft[] {
  const summary = resume.basics?.summary?.trim() ?? '';
  if (summary === '' || TELLS_TIME.test(summary)) return [];
  const held = findHeldTitle(resume, job, asOf);
  if (held === null) return [];
  const requirement = job.requirements.find(({ kind }) => kind === 'years');
  const after = withSpan(summary, held);
  return [
    {
      path: 'basics.summary',
      before: resume.basics?.summary ?? '',
      after,
      kind: 'total-years',
      reason: 'The job asks for years of such work; these are counted from your own dates.',
      ...(requirement === undefined ? {} : { requirementId: requirement.id }),
      sources: [
        { path: 'basics.summary', text: summary },
        { path: held.path, text: held.title },
        ...sourcesOf(resume, held),
      ],
      verdict: 'confirm',
      doubts: doubtAdded(summary, after, 'Counted from the dates of your roles.'),
    },
  ];
}
