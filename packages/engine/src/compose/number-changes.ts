import type { Change, Decision, Depth, JobRequirements, Resume, Score } from '@trueline/contracts';
import type { Draft } from '../document/change-draft.ts';
import type { YearMonth } from '../document/dates.ts';
import { entryOf } from '../document/paths.ts';
import { measureScore, scoreResume } from '../match/score.ts';
import { capitalize } from '../rules/line-text.ts';
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
  scored: Scored,
  choose: (rated: readonly Rated[]) => Rated[],
): Change[] {
  const { resume, original, scorer } = scored;
  const rated = drafts.map((draft) => {
    const alone = applyChanges(resume, [{ ...draft, decision: 'accepted' }]);
    const points = roundPoints(scorer.points(alone) - original.score);
    return { ...draft, points, decision: startsAs(draft, depth) };
  });
  const changes = numberRated(rated, depth, scored, choose);
  const left = withoutIdle(rated, changes);
  return left.length === rated.length ? changes : numberRated(left, depth, scored, choose);
}

/** Wordings that stand in place of all others of a line. */
const WHOLE: ReadonlySet<string> = new Set(['model-wording', 'composed-summary']);

/** What stands in a line's place instead of a wording that was chosen for it and then left out with the whole. */
function withoutIdle(rated: readonly Rated[], changes: readonly Change[]): readonly Rated[] {
  const standing = new Set(
    changes.filter(({ decision }) => decision === 'accepted').map(({ path }) => path),
  );
  const others = new Set(
    rated
      .filter(({ kind, decision }) => !WHOLE.has(kind) && decision === 'accepted')
      .map(({ path }) => path),
  );
  return rated.filter(
    ({ kind, path, decision }) =>
      !WHOLE.has(kind) || decision !== 'accepted' || standing.has(path) || !others.has(path),
  );
}

/** A model's wording with what the built-in engine says in its place, or the line as it was. */
function withBuiltIn(change: Rated, rated: readonly Rated[]): Rated & { builtIn?: string } {
  if (change.kind !== 'model-wording') return change;
  const own = rated.filter(
    ({ kind, path, decision, after }) =>
      kind !== 'model-wording' && path === change.path && decision === 'accepted' && after !== '',
  );
  const best = own.find(({ kind }) => kind === 'composed-summary') ?? own[0];
  return { ...change, builtIn: best?.after ?? change.before };
}

function numberRated(
  rated: readonly Rated[],
  depth: Depth,
  { resume, original, scorer }: Scored,
  choose: (rated: readonly Rated[]) => Rated[],
): Change[] {
  // A bullet alone among its like in another voice reads worse than a point is worth.
  const voiced = new Set(
    rated.filter(({ points, kind }) => VOICE.has(kind) && points >= -POINTS_LOST_MAX).map(voiceOf),
  );
  const numbered = choose(
    rated.filter(
      (change) =>
        change.points >= -POINTS_LOST_MAX ||
        change.after === '' ||
        change.kind === 'composed-summary' ||
        voiced.has(voiceOf(change)) ||
        // Capitals alone say what was said before, however it is counted.
        change.before.toLowerCase() === change.after.toLowerCase(),
    ),
  ).map((change, index) => ({ ...withBuiltIn(change, rated), id: `c${index + 1}` }));
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
  // Bullets of a role keep their voice together too.
  const lowered = new Set(
    kept.filter(({ kind, points }) => VOICE.has(kind) && points < 0).map(voiceOf),
  );
  const raising = kept.flatMap((change) => {
    const isHelp =
      !isLower || (change.points >= 0 && !lowered.has(voiceOf(change))) || change.after === '';
    return isHelp ? [change] : withCapital(change);
  });
  return withFit(raising, scored);
}

/** Of a bullet that stays as it was worded, the capital at its head. */
function withCapital(change: Change): Change[] {
  const { kind, before } = change;
  if (!VOICE.has(kind) || !/^\p{Ll}+ /u.test(before)) return [];
  const reason = 'Lines begin with a capital.';
  return [{ ...change, kind: 'tidy', after: capitalize(before), reason, points: 0 }];
}

/** Bullets of a role change their voice together, and roles their paragraphs: one that waits makes the others wait. */
const VOICE: ReadonlySet<string> = new Set(['gerund-opener', 'first-person', 'tense']);
const voiceOf = ({ kind, path }: Pick<Change, 'kind' | 'path'>): string =>
  `${entryOf(path)} ${kind}`;
function groupOf(change: Change): string {
  if (change.kind === PARTED) return PARTED;
  return VOICE.has(change.kind) ? voiceOf(change) : change.id;
}
/** Less is no difference that a figure shows. */
const FIT_NOISE = 0.005;

/** Sentences of a parted paragraph, two to a bullet. */
function inPairs(change: Change): Change {
  const lines = change.after.split('\n');
  const pairs = lines.flatMap((line, at) =>
    at % 2 === 1 ? [] : [[line, lines[at + 1]].filter((one) => one !== undefined)],
  );
  const after = pairs
    .map((pair) => pair.map((line) => line.replace(/[.;]$/, '')).join('. '))
    .join('\n');
  return { ...change, after };
}
const PARTED = 'paragraph-bullets';

/** The changes as they start: where the whole fits worse than the upload did, paragraphs are parted less, and what costs most waits for the person's word. */
function withFit(own: readonly Change[], { resume, original, scorer }: Scored): Change[] {
  const fitOf = (some: readonly Change[]): number => scorer.whole(applyChanges(resume, some)).fit;
  if (fitOf(own) >= original.fit - FIT_NOISE) return [...own];
  // A slip of the pen is mended whatever it costs, and speaks against no other change.
  const isMend = ({ kind }: Change): boolean => kind === 'spelling';
  const bar = Math.min(original.fit, fitOf(own.filter(isMend))) - FIT_NOISE;
  const isAsGood = (some: readonly Change[]): boolean => fitOf(some) >= bar;
  if (isAsGood(own)) return [...own];
  const changes = own.map((change) =>
    change.kind === PARTED && !isAsGood([change]) ? inPairs(change) : change,
  );
  const standing = changes.filter(
    (change) => change.decision === 'accepted' && change.after !== '' && !isMend(change),
  );
  const costs = [...Map.groupBy(standing, groupOf)]
    .map(([group, members]) => ({ group, cost: original.fit - fitOf(members) }))
    .filter(({ cost }) => cost > FIT_NOISE)
    .sort((a, b) => b.cost - a.cost);
  const waiting = new Set<string>();
  const settled = (): Change[] =>
    changes.map((change) =>
      change.decision === 'accepted' && waiting.has(groupOf(change))
        ? { ...change, decision: 'rejected' }
        : change,
    );
  for (const { group } of costs) {
    if (isAsGood(settled())) break;
    waiting.add(group);
  }
  return settled();
}

/** With the first summary that costs no more than a clearer line may, and of several such the first that the ceiling bears, or with none; and whether the rest is lower than the original. */
function chooseSummary(
  changes: readonly Change[],
  depth: Depth,
  { resume, original, scorer }: Scored,
): { helping: Change[]; isLower: boolean } {
  const isSummary = ({ kind }: Change): boolean => kind === 'composed-summary';
  const others = changes.filter((change) => !isSummary(change));
  const bare = scorer.whole(applyChanges(resume, ofDepth(others, depth)));
  const good: { helping: Change[]; isLower: boolean; score: number }[] = [];
  for (const summary of changes.filter(isSummary)) {
    const helping = ofDepth(
      changes.filter((change) => !isSummary(change) || change === summary),
      depth,
    );
    const { score, fit } = scorer.whole(applyChanges(resume, helping));
    // What the other changes cost speaks against none.
    const isAsGood =
      score >= Math.min(original.score, bare.score) - POINTS_LOST_MAX &&
      fit >= Math.min(bare.fit - FIT_LOST_MAX, original.fit);
    const isLower = score < original.score - POINTS_LOST_MAX;
    if (isAsGood) good.push({ helping, isLower, score });
    if (isAsGood && score <= original.ceiling) break;
  }
  const [first] = good.toSorted(
    (a, b) => Number(a.score > original.ceiling) - Number(b.score > original.ceiling),
  );
  if (first !== undefined) return { helping: first.helping, isLower: first.isLower };
  return {
    helping: ofDepth(others, depth),
    isLower: bare.score < original.score - POINTS_LOST_MAX,
  };
}

/** What only moves lines claims nothing. */
const ORDER = /-order$/;

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
      kept.findLast(
        ({ kind, points = 0, after }) => points > 0 && after !== '' && !ORDER.test(kind),
      ) ??
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
