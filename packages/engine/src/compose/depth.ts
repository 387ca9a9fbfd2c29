import type { Change, ChangeKind, Depth, Resume } from '@trueline/contracts';
import type { Draft } from '../document/change-draft.ts';
import { monthNumber, type YearMonth } from '../document/dates.ts';
import type { JobTerms } from '../document/job-terms.ts';
import { relevance } from '../rules/relevance.ts';

/** What a light run leaves as it is: parts of the document that are composed, chosen or put in another order. */
const COMPOSED: ReadonlySet<ChangeKind> = new Set<ChangeKind>([
  'bullet-order',
  'composed-summary',
  'core-skills',
  'filler',
  'headline',
  'intro-scope',
  'leave-out',
  'role-order',
  'school-order',
  'skill-order',
  'summary-skills',
  'surfaced-skill',
  'total-years',
]);
const SUMMARY = 'basics.summary';
const SKILLS = /^skills\b/;

/** The changes of one depth, of all that have their numbers: the same change has the same id in each. */
export function ofDepth<T extends Pick<Change, 'kind' | 'path'>>(
  changes: readonly T[],
  depth: Depth,
): T[] {
  if (depth === 'light') return changes.filter(({ kind }) => !COMPOSED.has(kind));
  // A summary that is composed anew takes no rewording of the old one.
  const isComposed = changes.some(
    ({ kind, path }) => path === SUMMARY && (kind === 'composed-summary' || kind === 'filler'),
  );
  // A list that is composed anew holds what changes of its items did.
  const isGrouped = changes.some(({ kind }) => kind === 'core-skills');
  const isOfList = ({ kind, path }: T): boolean => kind !== 'core-skills' && SKILLS.test(path);
  return changes.filter(
    (change) =>
      (depth === 'rebuilt' || change.kind !== 'leave-out') &&
      (!isComposed || change.path !== SUMMARY || COMPOSED.has(change.kind)) &&
      !(isGrouped && isOfList(change)),
  );
}

/** So many jobs are told in full, and none that ended longer ago. */
const FULL_ROLES = 3;
const FULL_MONTHS = 10 * 12;
/** Bullets of the latest job, and of one before it. */
const LATEST_BULLETS = 6;
const OLDER_BULLETS = 4;

/** Bullets that a rebuilt document does without: all of old jobs, which keep their line, and the weakest of a job that has many. */
export function proposeRebuilt(resume: Resume, terms: JobTerms, asOf: YearMonth): Draft[] {
  const now = monthNumber(asOf, 'end');
  const roles = (resume.work ?? [])
    .map(({ highlights = [], endDate }, index) => ({
      index,
      highlights,
      end: monthNumber(endDate ?? asOf, 'end'),
    }))
    .toSorted((a, b) => b.end - a.end || a.index - b.index);
  const worth = (text: string): number => relevance(text, terms) * 2 + (/\d/.test(text) ? 3 : 0);
  return roles.flatMap(({ index, highlights, end }, at) => {
    const isOld = at >= FULL_ROLES && now - end > FULL_MONTHS;
    const most = isOld ? 0 : at === 0 ? LATEST_BULLETS : OLDER_BULLETS;
    const left = highlights
      .map((text, place) => ({ text, place, worth: worth(text) }))
      .toSorted((a, b) => b.worth - a.worth || a.place - b.place)
      .slice(most);
    return left
      .toSorted((a, b) => a.place - b.place)
      .map(({ text, place }): Draft => {
        const path = `work[${index}].highlights[${place}]`;
        return {
          path,
          before: text,
          after: '',
          kind: 'leave-out',
          reason: isOld
            ? 'The job is long ago: its title and dates are enough here.'
            : 'Other lines of this job say more to this employer.',
          sources: [{ path, text }],
          verdict: 'proven',
        };
      });
  });
}
