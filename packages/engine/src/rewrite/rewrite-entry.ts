import type { ResumeLine } from '../document/paths.ts';
import { findNominal, findVerbForm } from '../lexicon/verb-forms.ts';
import type { ResumeSource } from '../verify/verify-resume.ts';
import type { Draft } from './draft.ts';
import { isHighlight } from './line-kinds.ts';
import { rewriteLine } from './rewrite-line.ts';
import type { LineContext, RoleTense } from './rewriter.ts';
import { hasPastOpener, opensWithVerbs, readOpener } from './role-tense.ts';

type Common = Omit<LineContext, 'path' | 'tense' | 'opensWithVerb' | 'keepsGerunds' | 'amongVerbs'>;

const isGerund = (text: string): boolean =>
  !/^\w+ of\b/.test(text) && findVerbForm(/^\w+/.exec(text)?.[0] ?? '', 'gerund') !== null;

/** Whether the bullets agreed in their verbs before and would not after: some could be changed to the past and some not. */
function wouldMixTenses(before: readonly string[], after: readonly string[]): boolean {
  const isPresent = (text: string): boolean => /present$/.test(readOpener(text));
  return !hasPastOpener(before) && after.some(isPresent) && hasPastOpener(after);
}

function wouldMixGerunds(before: readonly string[], after: readonly string[]): boolean {
  const left = after.filter(isGerund).length;
  return left > 0 && left < before.filter(isGerund).length;
}

const isActNoun = (text: string): boolean =>
  findNominal(/^\w+(?= of )/.exec(text)?.[0] ?? '') !== null;

/** Whether every bullet but those that open with the noun for an act opens with a verb. */
function opensWithOtherVerbs(after: readonly string[]): boolean {
  const others = after.filter((text) => !isActNoun(text));
  return others.length > 0 && others.every((text) => readOpener(text) !== 'other');
}

/** The changes of one entry's lines. Its bullets keep or change their tense together. */
export function rewriteEntry(
  lines: readonly ResumeLine[],
  tenseOf: (path: string) => RoleTense,
  common: Common,
  source: ResumeSource,
): Draft[] {
  const bullets = lines.filter(({ path }) => isHighlight(path));
  const texts = bullets.map(({ text }) => text);
  const opensWithVerb = opensWithVerbs(texts);
  const rewriteAll = (
    isTenseKnown: boolean,
    keepsGerunds: boolean,
    amongVerbs = false,
  ): (Draft | null)[] =>
    lines.map((line) => {
      const tense = isTenseKnown ? tenseOf(line.path) : 'unknown';
      return rewriteLine(
        line,
        { ...common, path: line.path, tense, opensWithVerb, keepsGerunds, amongVerbs },
        source,
      );
    });
  const afterOf = (drafts: readonly (Draft | null)[]): string[] =>
    lines.flatMap((line, i) => (isHighlight(line.path) ? (drafts[i]?.after ?? line.text) : []));
  let drafts = rewriteAll(true, false);
  if (texts.some(isActNoun) && opensWithOtherVerbs(afterOf(drafts)))
    drafts = rewriteAll(true, false, true);
  if (wouldMixGerunds(texts, afterOf(drafts))) drafts = rewriteAll(true, true);
  // In a role that goes on, what was achieved stands in the past beside what is done.
  const isPast = lines.some(({ path }) => tenseOf(path) === 'past');
  if (isPast && wouldMixTenses(texts, afterOf(drafts))) drafts = rewriteAll(false, true);
  return drafts.filter((draft) => draft !== null);
}
