import type { ResumeLine } from '../document/paths.ts';
import { findVerbForm } from '../lexicon/verb-forms.ts';
import type { ResumeSource } from '../verify/verify-resume.ts';
import type { Draft } from './draft.ts';
import { isHighlight } from './line-kinds.ts';
import { rewriteLine } from './rewrite-line.ts';
import type { LineContext, RoleTense } from './rewriter.ts';
import { hasPastOpener, opensWithVerbs, readOpener } from './role-tense.ts';

type Common = Omit<LineContext, 'path' | 'tense' | 'opensWithVerb'>;

const isGerund = (text: string): boolean =>
  !/^\w+ of\b/.test(text) && findVerbForm(/^\w+/.exec(text)?.[0] ?? '', 'gerund') !== null;

/** Whether the bullets agreed in their verbs before and would not after: some could be changed and some not. */
function wouldMix(before: readonly string[], after: readonly string[]): boolean {
  const isPresent = (text: string): boolean => /present$/.test(readOpener(text));
  const leavesPresent = !hasPastOpener(before) && after.some(isPresent) && hasPastOpener(after);
  const gerunds = after.filter(isGerund).length;
  return leavesPresent || (gerunds > 0 && gerunds < before.filter(isGerund).length);
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
  const rewrite = (line: ResumeLine, tense: RoleTense): Draft | null =>
    rewriteLine(line, { ...common, path: line.path, tense, opensWithVerb }, source);
  const drafts = lines.map((line) => rewrite(line, tenseOf(line.path)));
  const after = lines.flatMap((line, i) =>
    isHighlight(line.path) ? (drafts[i]?.after ?? line.text) : [],
  );
  const chosen = wouldMix(texts, after) ? lines.map((line) => rewrite(line, 'unknown')) : drafts;
  return chosen.filter((draft) => draft !== null);
}
