import type { FixKind } from '@trueline/contracts';
import { analyze } from '../language/analyze.ts';
import { PRAISE_WHO } from '../language/en/phrases.ts';
import { memoize } from '../language/memoize.ts';
import { findDutyPhrase } from '../rules/duty-phrase.ts';
import type { Bullet } from './bullets.ts';
import type { Loss } from './component.ts';

/** So much of the component is for what bullets show, the rest for bullets free of defects. */
const OUTCOME_SHARE = 1 / 3;
/** So many bullets with a figure or an outcome are enough; more is no better, so that no bullet without one costs points. */
const OUTCOMES_WANTED = 4;

const NUMBER =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|thousands?|half|double[ds]?|tripled?)\b/i;
const OUTCOME =
  /\b(?:increas|reduc|improv|sav|cut|grew|grow|rais|lower|shorten|exceed|achiev|won|award|eliminat|prevent|halv|boost|deliver|resulting in|leading to|so that)\w*/i;
const FIRST_PERSON = /(?<![\w.])(?:I|I['’](?:m|ve|d|ll)|my|me|mine|myself)(?![\w.])/;
const FILLER =
  /\b(?:team player|hard[- ]?working|go[- ]getter|self[- ]starter|results?[- ](?:driven|oriented)|think(?:ing)? outside the box|synergy|best of breed|go-to person|detail[- ]oriented individual)\b/i;
const WEAK_PAIR =
  /^(?:helped to (?:assist|support|help)|assisted (?:in|with) (?:helping|assisting|supporting))\b/i;

interface Defect {
  reason: string;
  fix: string;
  fixKind: FixKind;
  in: (bullet: Bullet) => boolean;
}

const opensWithDuty = memoize(
  (text: string): boolean => findDutyPhrase(analyze(text, 'en')) !== null || WEAK_PAIR.test(text),
);

const DEFECTS: readonly Defect[] = [
  {
    reason: 'Opens with a duty phrase, not with what was done.',
    fix: 'Begin with the verb of what you did.',
    fixKind: 'automatic',
    in: ({ text }) => opensWithDuty(text),
  },
  {
    reason: 'Speaks in the first person.',
    fix: 'Leave out "I" and "my".',
    fixKind: 'automatic',
    in: ({ text }) => FIRST_PERSON.test(text),
  },
  {
    reason: 'Praises instead of telling.',
    fix: 'Cut the praise and keep the fact.',
    fixKind: 'automatic',
    in: ({ text }) => FILLER.test(text) || PRAISE_WHO.test(text),
  },
];

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Bullets that repeat an earlier one word for word. */
function duplicatesOf(bullets: readonly Bullet[]): Bullet[] {
  const seen = new Set<string>();
  return bullets.filter(({ text }) => {
    const key = plain(text);
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
}

export const hasOutcome = (text: string): boolean => NUMBER.test(text) || OUTCOME.test(text);

/** Share of the component lost because too few bullets show a figure or an outcome. */
export function outcomeShare(shown: number): number {
  return OUTCOME_SHARE * (1 - Math.min(1, shown / OUTCOMES_WANTED));
}

const NO_BULLETS: Loss = {
  share: 1,
  reason: 'No role or project says in bullets what was done.',
  fix: 'Add two to six lines to each role: what you did, with what, for whom, with what result.',
  fixKind: 'ask',
};
const DUPLICATE = {
  reason: 'Says again what another line says.',
  fix: 'Keep one of the two.',
  fixKind: 'automatic',
} as const;

/** H: what bullets show, and their defects, at most one counted for each bullet (engine.md 3). */
export function measureImpact(bullets: readonly Bullet[]): Loss[] {
  if (bullets.length === 0) return [NO_BULLETS];
  const share = (1 - OUTCOME_SHARE) / bullets.length;
  const repeated = new Set(duplicatesOf(bullets));
  const defects = bullets.flatMap((bullet): Loss[] => {
    const found = repeated.has(bullet) ? DUPLICATE : DEFECTS.find((defect) => defect.in(bullet));
    if (found === undefined) return [];
    const { reason, fix, fixKind } = found;
    return [{ share, reason, nearest: bullet.text, fix, fixKind }];
  });
  const outcome: Loss = {
    share: outcomeShare(bullets.filter(({ text }) => hasOutcome(text)).length),
    reason: 'Few lines show a number, a scope or a result.',
    fix: 'Where you know it, say how much, how many or what came of it.',
    fixKind: 'ask',
  };
  return [outcome, ...defects];
}
