import type { KnownAnswer } from '@trueline/contracts';
import { headingOf } from '../../shared/resume-document/outline.ts';

export interface KnownAnswerGroup {
  title: string;
  answers: KnownAnswer[];
}

/** What stands under nothing of the resume: a no says only what is not. */
export const NOTHING_TO_TELL = 'Nothing to tell';

function titleOf({ fact }: KnownAnswer): string {
  if (fact === undefined) return NOTHING_TO_TELL;
  const { position, name } = fact.role ?? {};
  return [position, name].filter(Boolean).join(' at ') || headingOf(fact.section);
}

/** Answers under the role they belong to, or their section; those with nothing to tell come last. */
export function groupByRole(answers: readonly KnownAnswer[]): KnownAnswerGroup[] {
  const groups = new Map<string, KnownAnswer[]>();
  for (const answer of answers) {
    const title = titleOf(answer);
    groups.set(title, [...(groups.get(title) ?? []), answer]);
  }
  return [...groups]
    .map(([title, of]) => ({ title, answers: of }))
    .toSorted((a, b) => Number(a.title === NOTHING_TO_TELL) - Number(b.title === NOTHING_TO_TELL));
}
