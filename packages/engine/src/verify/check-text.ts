import { type Basis, findOrigins, joinLines } from './basis.ts';
import { checkFluency } from './check-fluency.ts';
import { clauseAt, findClauseOrigin } from './clauses.ts';
import { listLongAndShort } from './names/acronyms.ts';
import { checkCredentials, OTHER_FIELD } from './names/check-credentials.ts';
import { checkTitles } from './names/check-titles.ts';
import { checkSkills, checkWords } from './names/check-words.ts';
import type { Fact } from './objection.ts';
import { checkOutcomes, checkScope } from './paraphrase/check-effects.ts';
import { checkMeasures } from './quantities/check-measures.ts';
import { checkDates, checkNumbers } from './quantities/check-numbers.ts';
import { checkTimes } from './quantities/check-times.ts';
import { checkDeeds } from './responsibility/check-acts.ts';
import { checkOwnership } from './responsibility/check-claims.ts';
import { checkQualified } from './responsibility/check-qualified.ts';
import { asSourceWrites } from './source-writing.ts';

/** A check sees the whole basis and, as `origin`, the lines of it that the text was made from. */
const CHECKS: readonly ((text: string, basis: Basis, origin: Basis) => Fact[])[] = [
  checkNumbers,
  checkMeasures,
  checkDates,
  checkTimes,
  checkSkills,
  checkWords,
  checkOwnership,
  checkScope,
  checkOutcomes,
  checkQualified,
  checkDeeds,
  checkTitles,
  checkFluency,
  checkCredentials,
];

/** Kinds that depend on which line is the source. */
const OF_LINES: ReadonlySet<Fact['kind']> = new Set(['ownership', 'outcome', 'scope']);

/** Whether the part of a sentence in which a fact stands has a line of its own that supports it: "… who coaches new pickers and cut mispicks by half". */
function isOfAnotherLine(text: string, fact: Fact, basis: Basis): boolean {
  if (!OF_LINES.has(fact.kind)) return false;
  const clause = clauseAt(text, fact);
  const origin = clause === null ? null : findClauseOrigin(clause, basis);
  if (clause === null || origin === null) return false;
  return !CHECKS.some((check) =>
    check(clause.text, basis, origin).some(
      ({ kind, start }) => OF_LINES.has(kind) && start + clause.start === fact.start,
    ),
  );
}

/** Every fact of a text that the basis does not support (engine.md 7, points 2 and 5), one for each place, by place. */
export function checkText(text: string, basis: Basis): Fact[] {
  const written = asSourceWrites(text, basis);
  return checkWritten(written.text, basis).map(written.toOwn);
}

/** The same of a text that stands as its source writes its words (`asSourceWrites`). */
export function checkWritten(text: string, basis: Basis): Fact[] {
  if (basis.lines.some((line) => line.text === text)) return [];
  const origin = joinLines(findOrigins(text, basis));
  const found = CHECKS.flatMap((check) => check(text, basis, origin));
  if (found.length === 0) return [];
  const names = listLongAndShort(text, basis.text);
  const facts = found.filter(
    (fact) =>
      !(
        fact.reason !== OTHER_FIELD &&
        names.some(({ start, end }) => start < fact.end && fact.start < end)
      ) && !isOfAnotherLine(text, fact, basis),
  );
  // Where two checks object to one place, the one that names it best speaks: plain "content" last.
  const named = facts.sort((a, b) => Number(a.kind === 'content') - Number(b.kind === 'content'));
  return named
    .filter(
      (fact, i) =>
        !named.slice(0, i).some((other) => other.start < fact.end && fact.start < other.end),
    )
    .sort((a, b) => a.start - b.start);
}
