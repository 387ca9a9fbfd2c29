import type { Requirement, Resume, WorkEntry } from '@trueline/contracts';
import { monthNumber, type YearMonth } from '../../document/dates.ts';
import { rankOf } from '../years.ts';
import { freshness } from './recency.ts';
import { titleNearness } from './title-nearness.ts';
import { EVIDENCE_SHOWN, type View } from './view.ts';

/** Years of such work that are enough where the ad names none. */
const YEARS_ENOUGH = 3;
/** Each rank between the ad's title and the one held takes so much. */
const RANK_KEPT = 0.8;

const sourceOf = ({ position, name }: WorkEntry, i: number) => ({
  path: `work[${i}].${position === undefined ? 'name' : 'position'}`,
  text: position ?? name ?? '',
});

/** How like each role is to the ad, 0 to 1. */
export type RoleLikeness = (entry: WorkEntry, index: number) => number;

/** Months of work, each counted as far as the role of that month that is most of the ad's kind. */
function monthsAlike(
  work: readonly WorkEntry[],
  likenesses: readonly number[],
  asOf: YearMonth,
): number {
  const now = monthNumber(asOf, 'end');
  const months = new Map<number, number>();
  let undated = 0;
  work.forEach(({ startDate, endDate }, i) => {
    if (startDate === undefined) {
      undated += UNDATED_MONTHS * (likenesses[i] ?? 0);
      return;
    }
    const to = Math.min(now, monthNumber(endDate ?? asOf, 'end'));
    const from = Math.max(monthNumber(startDate, 'start'), to - CAREER_MONTHS_MAX);
    for (let month = from; month <= to; month++)
      months.set(month, Math.max(months.get(month) ?? 0, likenesses[i] ?? 0));
  });
  return [...months.values()].reduce((sum, alike) => sum + alike, undated);
}
/** A role without dates lasted some time. */
const UNDATED_MONTHS = 12;
/** A misread year makes no longer career. */
const CAREER_MONTHS_MAX = 600;
/** A role less like the ad's than this is no evidence to show. */
const SHOWN_LIKENESS = 0.5;

/** Years of work of the ad's kind over those that it asks, overlaps counted once. */
export function measureYearsView(
  requirements: readonly Requirement[],
  resume: Resume,
  likeness: RoleLikeness,
  asOf: YearMonth,
): View {
  const asked = Math.max(
    0,
    ...requirements.map(({ kind, level, years }) =>
      kind === 'years' && level !== 'nice' ? (years ?? 0) : 0,
    ),
  );
  const work = resume.work ?? [];
  const likenesses = work.map(likeness);
  const fresh = likenesses.map((alike, i) => alike * freshness(work[i]?.endDate, asOf));
  const years = monthsAlike(work, fresh, asOf) / 12;
  return {
    share: Math.min(1, years / (asked === 0 ? YEARS_ENOUGH : asked)),
    evidence: work
      .map(sourceOf)
      .filter((_, i) => (likenesses[i] ?? 0) >= SHOWN_LIKENESS)
      .slice(0, EVIDENCE_SHOWN),
  };
}

/** How a held rank stands to the asked one: "assistant" of a manager's work falls short, a higher one does not. */
const rankShare = (wanted: string, held: string): number =>
  RANK_KEPT ** Math.max(0, neutral(rankOf(wanted)) - neutral(rankOf(held)));
/** No word of rank is neither junior nor senior. */
const neutral = (rank: number): number => (rank === -1 ? 2 : rank);

/** The held title nearest to the ad's, by likeness, rank and how long ago it was held; null where the ad names none. */
export function measureTitleView(
  requirements: readonly Requirement[],
  resume: Resume,
  asOf: YearMonth,
): View | null {
  const wanted = requirements.find(({ kind }) => kind === 'title')?.text;
  if (wanted === undefined) return null;
  let best: { share: number; source?: { path: string; text: string } } = { share: 0 };
  (resume.work ?? []).forEach((entry, i) => {
    const held = entry.position ?? '';
    const share =
      titleNearness(wanted, held) * rankShare(wanted, held) * freshness(entry.endDate, asOf);
    if (share > best.share) best = { share, source: sourceOf(entry, i) };
  });
  return { share: best.share, evidence: best.source === undefined ? [] : [best.source] };
}
