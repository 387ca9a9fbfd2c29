import type { Draft } from '../document/change-draft.ts';
import type { ResumeLine } from '../document/paths.ts';
import { findNominal, findVerbForm } from '../language/en/verb-forms.ts';
import { hasPastOpener, opensWithVerbs, readOpener } from '../rules/line/role-tense.ts';
import type { LineContext, RoleTense } from '../rules/line-context.ts';
import { isHighlight } from '../rules/line-kinds.ts';
import type { ResumeSource } from '../verify/verify-resume.ts';
import { rewriteLine } from './rewrite-line.ts';

/** What the bullets of an entry decide together. */
type Together = Pick<LineContext, 'keepsGerunds' | 'amongVerbs' | 'amongGerunds'>;
type Common = Omit<LineContext, 'path' | 'tense' | 'opensWithVerb' | keyof Together>;

const isGerund = (text: string): boolean =>
  !/^\w+ of\b/.test(text) && findVerbForm(/^\w+/.exec(text)?.[0] ?? '', 'gerund') !== null;

/** Whether the bullets agreed in their verbs before and would not after: some could be changed to the past and some not. */
function wouldMixTenses(before: readonly string[], after: readonly string[]): boolean {
  const isPresent = (text: string): boolean => /present$/.test(readOpener(text));
  return !hasPastOpener(before) && after.some(isPresent) && hasPastOpener(after);
}

const leavesGerund = (before: readonly string[], after: readonly string[]): boolean => {
  const left = after.filter(isGerund).length;
  return left > 0 && left < before.filter(isGerund).length;
};

/** Fewer of the bullets with an -ing form mean that the person's own bullets were mixed already. */
const ONE_STYLE = 0.8;

/** Whether the bullets, all of one style before, would be of two after. */
function wouldMixGerunds(before: readonly string[], after: readonly string[]): boolean {
  const own = before.filter(isGerund).length;
  return leavesGerund(before, after) && own >= before.length * ONE_STYLE;
}

const isActNoun = (text: string): boolean =>
  findNominal(/^\w+(?= of )/.exec(text)?.[0] ?? '') !== null;

/** Whether every bullet but those that open with the noun for an act opens with a verb. */
function opensWithOtherVerbs(after: readonly string[]): boolean {
  const others = after.filter((text) => !isActNoun(text));
  return others.length > 0 && others.every((text) => readOpener(text) !== 'other');
}

/** The tense of a role without dates, where its bullets agree in one. */
function tenseOfLines(texts: readonly string[]): RoleTense {
  const openers = texts.map(readOpener);
  const isPast = openers.includes('past');
  const isPresent = openers.includes('present');
  return isPast === isPresent ? 'unknown' : isPast ? 'past' : 'present';
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
  const rewriteAll = (isTenseKnown: boolean, together: Together): (Draft | null)[] =>
    lines.map((line) => {
      const dated = isTenseKnown ? tenseOf(line.path) : 'unknown';
      const tense = isTenseKnown && dated === 'unknown' ? tenseOfLines(texts) : dated;
      return rewriteLine(
        line,
        { ...common, ...together, path: line.path, tense, opensWithVerb },
        source,
      );
    });
  const afterOf = (drafts: readonly (Draft | null)[]): string[] =>
    lines.flatMap((line, i) => (isHighlight(line.path) ? (drafts[i]?.after ?? line.text) : []));
  let drafts = rewriteAll(true, {});
  const amongVerbs = texts.some(isActNoun) && opensWithOtherVerbs(afterOf(drafts));
  if (amongVerbs) drafts = rewriteAll(true, { amongVerbs: true });
  // "Walking dogs" alone may be anything; beside "Feeding the animals" it is done.
  if (leavesGerund(texts, afterOf(drafts)))
    drafts = rewriteAll(true, { amongGerunds: true, amongVerbs });
  if (wouldMixGerunds(texts, afterOf(drafts))) drafts = rewriteAll(true, { keepsGerunds: true });
  // In a role that goes on, what was achieved stands in the past beside what is done.
  const isPast = lines.some(({ path }) => tenseOf(path) === 'past');
  if (isPast && wouldMixTenses(texts, afterOf(drafts)))
    drafts = rewriteAll(false, { keepsGerunds: true });
  return drafts.filter((draft) => draft !== null);
}
