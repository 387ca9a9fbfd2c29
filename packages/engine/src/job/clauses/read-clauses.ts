import type { RequirementLevel } from '@trueline/contracts';
import { ASKS_AT_HEAD, cueOf } from '../requirements/level.ts';
import { withoutRepeatedYears } from '../requirements/repeated-years.ts';
import type { JobTitle } from '../role/title.ts';
import { MAX_DRAFTS } from '../segments/bounds.ts';
import type { Segment } from '../segments/segments.ts';
import { isLaw, isPerk } from './boilerplate.ts';
import { draftsOf } from './clause-drafts.ts';
import { likelyLevel } from './clause-model.ts';
import { isEquivalenceOnly, withEquivalent } from './continuations.ts';
import { type Draft, LEVEL_RANK } from './draft.ts';
import type { PlacedClause } from './placed-clauses.ts';

/** "They need a Support Worker" asks for what the title asks already. */
const namesTitle = ({ start, end }: Segment, title: JobTitle | null): boolean =>
  title !== null && start <= title.start && title.end <= end;

/** As sure must the reading by likelihood be to overrule the rules: to ask what they don't, to ask it at another level, not to ask what they do; more so where they found a stock phrase, a cue, a measure or a condition. */
const ASKED_MIN = 0.5;
const STOCK_ASKED_MIN = 0.7;
const CHANGED_MIN = 0.8;
const CUE_CHANGED_MIN = 0.9;
const DROPPED_MIN = 0.8;
const MEASURE_DROPPED_MIN = 0.95;
const highest = (drafts: readonly Draft[]): RequirementLevel =>
  drafts.reduce<RequirementLevel>(
    (level, draft) => (LEVEL_RANK[draft.level] > LEVEL_RANK[level] ? draft.level : level),
    'context',
  );

/** What the company's own story is full of. */
const isMeasure = ({ kind }: Draft): boolean => kind === 'years' || kind === 'degree';
const isPlain = ({ kind }: Draft): boolean => kind === 'skill' || kind === 'responsibility';

/** "We need somebody who …": the sentence speaks of a person. */
const ASKS_OUTRIGHT =
  /\b(?:someone|somebody|a person|people|candidates?|applicants?|an individual) (?:who|with|must|should)\b/i;

function surenessFor(
  { clause, place }: PlacedClause,
  own: readonly Draft[],
  likely: RequirementLevel,
): number {
  const ruled = highest(own);
  if (ruled === 'context') {
    const isSettled =
      isPerk(clause.text) || isLaw(clause.text) || own.some(({ kind }) => kind === 'location');
    if (isSettled) return Number.POSITIVE_INFINITY;
    return place.isAsking ? ASKED_MIN : STOCK_ASKED_MIN;
  }
  if (likely !== 'context') return cueOf(clause.text) === ruled ? CUE_CHANGED_MIN : CHANGED_MIN;
  if (!own.every(isPlain)) return MEASURE_DROPPED_MIN;
  const isOutright = ASKS_OUTRIGHT.test(clause.text) || ASKS_AT_HEAD.test(clause.text);
  return isOutright ? CUE_CHANGED_MIN : DROPPED_MIN;
}

/** A clause with what it asks: by the rules, or by likelihood where that is surer of another level. */
function readClause(ad: string, placed: PlacedClause): { clause: Segment; own: Draft[] } {
  const { clause, place } = placed;
  if (clause.likely !== undefined) return { clause, own: draftsOf(ad, clause) };
  const own = place.isAsking ? draftsOf(ad, clause) : [];
  const { level, probability } = likelyLevel(clause, place);
  if (level === highest(own) || probability < surenessFor(placed, own, level))
    return { clause, own };
  const likely = { ...clause, likely: level };
  const drafts = draftsOf(ad, likely);
  return { clause: likely, own: place.isAsking ? drafts : drafts.filter((one) => !isMeasure(one)) };
}

const withLevel = (placed: PlacedClause, level: RequirementLevel): PlacedClause => ({
  ...placed,
  clause: { ...placed.clause, likely: level },
});

/** "So would hoof trimming", "The same goes for a diploma": says of another thing what the clause before said. */
const SAYS_THE_SAME =
  /^(?:so (?:would|will|is|are|does|do)|as (?:would|is|are)|(?:the )?same (?:goes|is true|applies)|likewise|ditto|de même)(?!\p{L})/iu;

/** What an ad's clauses ask. */
export interface Reading {
  drafts: Draft[];
  /** The clauses in which a skill counts as named. */
  asking: Segment[];
}

/** What the clauses ask, in their order. */
export function readClauses(
  ad: string,
  clauses: readonly PlacedClause[],
  title: JobTitle | null,
): Reading {
  let drafts: Draft[] = [];
  const asking: Segment[] = [];
  let level: RequirementLevel = 'context';
  for (const placed of clauses) {
    if (drafts.length >= MAX_DRAFTS) break;
    if (placed.place.isAsking && isEquivalenceOnly(placed.clause.text)) {
      drafts = withEquivalent(drafts);
      continue;
    }
    const same = SAYS_THE_SAME.test(placed.clause.text) && level !== 'context';
    const { clause, own } = readClause(ad, same ? withLevel(placed, level) : placed);
    level = highest(own);
    if (placed.place.isAsking) asking.push(clause.likely === 'context' ? placed.clause : clause);
    else if (own.length > 0) asking.push(clause);
    drafts.push(
      ...(namesTitle(clause, title) ? own.filter(({ kind }) => kind !== 'responsibility') : own),
    );
  }
  return { drafts: withoutRepeatedYears(drafts), asking };
}
