import type { Change, Decision, Depth, JobRequirements, Resume, Score } from '@trueline/contracts';
import type { Draft } from '../document/change-draft.ts';
import type { YearMonth } from '../document/dates.ts';
import { measureScore, scoreResume } from '../match/score.ts';
import { applyChanges } from './apply.ts';
import { ofDepth } from './depth.ts';

/** Scores a resume against the ad of one run. */
export interface Scorer {
  whole: (resume: Resume) => Score;
  points: (resume: Resume) => number;
}

/** `asOf`: until when jobs that go on count. */
export const createScorer = (
  job: JobRequirements,
  jobDescription: string,
  asOf: YearMonth,
): Scorer => ({
  whole: (resume) => scoreResume(resume, job, jobDescription, asOf),
  points: (resume) => measureScore(resume, job, jobDescription, asOf),
});

/** What changes are rated against. */
interface Scored {
  resume: Resume;
  original: Score;
  scorer: Scorer;
}

/** To a hundredth of a point. */
export const roundPoints = (points: number): number => Math.round(points * 100) / 100;

/** So much may a clearer line cost: the score finds lines of few words thin. More means that it says less of what the ad asks. */
export const POINTS_LOST_MAX = 0.5;
/** So much may a summary cost that leaves out wishes and fillers: more, and it says less of what the ad asks than the one it replaces, unless the whole still fits as well as the upload did. */
const FIT_LOST_MAX = 1;

/** A draft with what it alone adds to the score, and what it starts as. */
type Rated = Draft & { points: number; decision: Decision };

/** Changes of a depth with their numbers, what they start as, and what each alone adds to the score. One that lowers the fit is no help and left out; so are all that cost points where they would outweigh the others. `choose` leaves one wording a line. */
export function numberChanges(
  drafts: readonly Draft[],
  depth: Depth,
  { resume, original, scorer }: Scored,
  choose: (rated: readonly Rated[]) => Rated[],
): Change[] {
  const rated = drafts.map((draft) => {
    const alone = applyChanges(resume, [{ ...draft, decision: 'accepted' }]);
    const points = roundPoints(scorer.points(alone) - original.score);
    return { ...draft, points, decision: startsAs(draft, depth) };
  });
  const numbered = choose(
    rated.filter(
      ({ points, before, after, kind }) =>
        points >= -POINTS_LOST_MAX ||
        after === '' ||
        kind === 'composed-summary' ||
        // Capitals alone say what was said before, however it is counted.
        before.toLowerCase() === after.toLowerCase(),
    ),
  ).map((change, index) => ({ ...change, id: `c${index + 1}` }));
  const scored = { resume, original, scorer };
  const chosen = chooseSummary(numbered, depth, scored);
  const isAbove = scorer.points(applyChanges(resume, chosen.helping)) > original.ceiling;
  // A list composed anew goes as a whole, and the changes of its items stand again.
  const { helping, isLower } = isAbove
    ? chooseSummary(
        numbered.filter(({ kind }) => kind !== 'core-skills'),
        depth,
        scored,
      )
    : chosen;
  const kept = isLower ? helping : withinCeiling(helping, resume, original, scorer);
  return kept.filter(({ points, after }) => !isLower || points >= 0 || after === '');
}

/** With the first summary that costs no more than a clearer line may, or with none; and whether the rest is lower than the original. */
function chooseSummary(
  changes: readonly Change[],
  depth: Depth,
  { resume, original, scorer }: Scored,
): { helping: Change[]; isLower: boolean } {
  const isSummary = ({ kind }: Change): boolean => kind === 'composed-summary';
  const others = changes.filter((change) => !isSummary(change));
  const bare = scorer.whole(applyChanges(resume, ofDepth(others, depth)));
  for (const summary of changes.filter(isSummary)) {
    const helping = ofDepth(
      changes.filter((change) => !isSummary(change) || change === summary),
      depth,
    );
    const { score, fit } = scorer.whole(applyChanges(resume, helping));
    const isAsGood =
      score >= original.score - POINTS_LOST_MAX &&
      fit >= Math.min(bare.fit - FIT_LOST_MAX, original.fit);
    if (isAsGood) return { helping, isLower: false };
  }
  return { helping: ofDepth(others, depth), isLower: bare.score < original.score };
}

/** The ceiling counts what the score takes for evidence; a listed skill that it does not is left out again. */
function withinCeiling<T extends Draft & { decision: Decision; points?: number }>(
  changes: readonly T[],
  resume: Resume,
  { ceiling }: Score,
  scorer: Scorer,
): readonly T[] {
  let kept = changes;
  while (scorer.points(applyChanges(resume, kept)) > ceiling) {
    const last =
      kept.findLast(({ kind }) => kind === 'surfaced-skill' || kind === 'keyword-form') ??
      kept.findLast(({ points = 0, after }) => points > 0 && after !== '');
    if (last === undefined) return kept;
    kept = kept.filter((change) => change !== last);
  }
  return kept;
}

/** Removals that no reader misses; they are listed, and one click brings each back. */
const LEFT_OUT: ReadonlySet<string> = new Set(['duplicate', 'personal-data', 'filler']);

/** A change to confirm and every other removal wait for the person's word; a rebuilt document is chosen with what it leaves out. */
function startsAs({ verdict, after, kind }: Draft, depth: Depth): Decision {
  const isChosen = LEFT_OUT.has(kind) || (depth === 'rebuilt' && kind === 'leave-out');
  return verdict === 'proven' && (after !== '' || isChosen) ? 'accepted' : 'rejected';
}
