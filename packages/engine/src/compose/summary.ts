import type { Change, ChangeKind, ChangesSummaryItem } from '@trueline/contracts';
import { plural } from '../rules/define-rule.ts';
import { summaryOf } from '../rules/registry.ts';

/** One plain sentence for each kind of change that no rule for lines makes; `n` is how many. */
const SENTENCES: Partial<Record<ChangeKind, (n: number) => string>> = {
  'bullet-order': (n) =>
    `Moved what this job asks for to the top of ${plural(n, 'role', 'roles')}.`,
  'role-order': () => 'Put your latest job first.',
  'school-order': () => 'Put your latest schooling first.',
  'skill-order': (n) => `Put the skills this job asks for first in ${plural(n, 'list', 'lists')}.`,
  'surfaced-skill': (n) => `Listed ${plural(n, 'skill', 'skills')} that your bullets already show.`,
  'core-skills': () => 'Put the skills that this job asks for together, in the order of the ad.',
  headline: () => 'Put the title that you last held under your name.',
  'composed-summary': () => 'Wrote a summary of facts from your own lines.',
  'summary-skills': () => 'Named skills of your list that the job requires in your summary.',
  'total-years': () => 'Counted the years in your title from your dates, if you want them told.',
  'intro-scope': (n) =>
    `Offered the extent that a role's intro tells to ${plural(n, 'bullet', 'bullets')}, if it is true of them.`,
  'paragraph-bullets': (n) => `Set the paragraph of ${plural(n, 'role', 'roles')} as bullets.`,
  'personal-data': (n) => `Left out ${plural(n, 'line', 'lines')} of personal data.`,
  filler: (n) => `Left out ${plural(n, 'line that tells', 'lines that tell')} a reader nothing.`,
  'leave-out': (n) => `Left out ${plural(n, 'line', 'lines')} to make the resume shorter.`,
  'kept-text': (n) => `Left out ${plural(n, 'line', 'lines')} that had no place in a section.`,
  duplicate: (n) => `Left out ${plural(n, 'line', 'lines')} that another one says.`,
};

/** Kinds that wait for the person's word, and are told of before it. */
const OFFERED = new Set(['composed-summary', 'total-years', 'intro-scope']);

/** The accepted changes by kind, and the removals that wait for the person's word; in the order of their first change. */
export function summarizeChanges(changes: readonly Change[]): ChangesSummaryItem[] {
  const counts = new Map<ChangeKind, number>();
  for (const { kind, decision } of changes) {
    if (decision === 'rejected' && !OFFERED.has(kind)) continue;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => ({
    kind,
    count,
    text:
      (summaryOf(kind) ?? SENTENCES[kind])?.(count) ?? `Changed ${plural(count, 'line', 'lines')}.`,
  }));
}
