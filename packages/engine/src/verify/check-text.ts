import { type Basis, findOrigins, joinLines } from './basis.ts';
import { checkOutcomes, checkOwnership, checkScope } from './check-claims.ts';
import { checkDeeds } from './check-deeds.ts';
import { checkMeasures } from './check-measures.ts';
import { checkDates, checkNumbers } from './check-numbers.ts';
import { checkQualified } from './check-qualified.ts';
import { checkSkills, checkWords } from './check-words.ts';
import type { Fact } from './fact.ts';

/** A check sees the whole basis and, as `origin`, the lines of it that the text was made from. */
const CHECKS: readonly ((text: string, basis: Basis, origin: Basis) => Fact[])[] = [
  checkNumbers,
  checkMeasures,
  checkDates,
  checkSkills,
  checkWords,
  checkOwnership,
  checkScope,
  checkOutcomes,
  checkQualified,
  checkDeeds,
];

/** Every fact of a text that the basis does not support (engine.md 7, points 2 and 5), one for each place, by place. */
export function checkText(text: string, basis: Basis): Fact[] {
  if (basis.lines.some((line) => line.text === text)) return [];
  const origin = joinLines(findOrigins(text, basis));
  const facts = CHECKS.flatMap((check) => check(text, basis, origin));
  // Where two checks object to one place, the one that names it best speaks: plain "content" last.
  const named = facts.sort((a, b) => Number(a.kind === 'content') - Number(b.kind === 'content'));
  return named
    .filter(
      (fact, i) =>
        !named.slice(0, i).some((other) => other.start < fact.end && fact.start < other.end),
    )
    .sort((a, b) => a.start - b.start);
}
