import type { Change, ChangesSummaryItem } from '@trueline/contracts';

const plural = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** One plain sentence for each kind of change; `n` is how many. */
const SENTENCES: Readonly<Record<string, (n: number) => string>> = {
  'duty-opener': (n) =>
    `Turned ${plural(n, 'duty phrase into a verb', 'duty phrases into verbs')}.`,
  'gerund-opener': (n) => `Opened ${plural(n, 'bullet', 'bullets')} with a plain verb.`,
  tense: (n) => `Put ${plural(n, 'bullet', 'bullets')} of ended roles into the past tense.`,
  'first-person': (n) => `Dropped "I" from ${plural(n, 'line', 'lines')}.`,
  wordy: (n) => `Shortened ${plural(n, 'wordy line', 'wordy lines')}.`,
  'self-praise': (n) => `Cut empty praise from ${plural(n, 'line', 'lines')}.`,
  nominalization: (n) =>
    `Freed ${plural(n, 'verb that was hidden in a noun', 'verbs that were hidden in nouns')}.`,
  'weak-pair': (n) => `Merged ${plural(n, 'pair of weak verbs', 'pairs of weak verbs')}.`,
  'number-form': (n) => `Wrote the numbers of ${plural(n, 'line', 'lines')} in digits.`,
  'keyword-form': (n) =>
    `Added the job's own name for what you have in ${plural(n, 'line', 'lines')}.`,
  'proper-case': (n) => `Corrected the capitals of names in ${plural(n, 'line', 'lines')}.`,
  'bullet-order': (n) =>
    `Moved what this job asks for to the top of ${plural(n, 'role', 'roles')}.`,
  'skill-order': (n) => `Put the skills this job asks for first in ${plural(n, 'list', 'lists')}.`,
  'surfaced-skill': (n) => `Listed ${plural(n, 'skill', 'skills')} that your bullets already show.`,
  passive: (n) => `Turned ${plural(n, 'passive line', 'passive lines')} into active ones.`,
  'joined-fragment': (n) => `Joined the pieces of ${plural(n, 'fact', 'facts')} in one sentence.`,
  'long-bullet': (n) => `Split ${plural(n, 'long bullet', 'long bullets')} in two.`,
  'outcome-first': (n) => `Put the result first in ${plural(n, 'bullet', 'bullets')}.`,
  'number-first': (n) => `Moved the number forward in ${plural(n, 'bullet', 'bullets')}.`,
  'region-spelling': (n) => `Spelled ${plural(n, 'line', 'lines')} as the job description does.`,
  'repeated-opener': (n) =>
    `Varied the verb of ${plural(n, 'bullet that opens', 'bullets that open')} like the ones above.`,
  headline: () => 'Put the title that you last held under your name.',
  'composed-summary': () => 'Wrote a summary of your own facts, if you want one.',
  'summary-skills': () => 'Named skills of your list that the job requires in your summary.',
  'total-years': () => 'Counted the years in your title from your dates, if you want them told.',
  'intro-scope': (n) =>
    `Offered the extent that a role's intro tells to ${plural(n, 'bullet', 'bullets')}, if it is true of them.`,
  'personal-data': (n) =>
    `Found ${plural(n, 'line', 'lines')} of private data to remove, if you agree.`,
  'leave-out': (n) => `Left out ${plural(n, 'line', 'lines')} to make the resume shorter.`,
  'kept-text': (n) => `Left out ${plural(n, 'line', 'lines')} that had no place in a section.`,
  duplicate: (n) =>
    `Found ${plural(n, 'repeated line', 'repeated lines')} to remove, if you agree.`,
};

/** Kinds that wait for the person's word, and are told of before it. */
const OFFERED = new Set([
  'duplicate',
  'personal-data',
  'composed-summary',
  'total-years',
  'intro-scope',
]);

/** The accepted changes by kind, and the removals that wait for the person's word; in the order of their first change. */
export function summarizeChanges(changes: readonly Change[]): ChangesSummaryItem[] {
  const counts = new Map<string, number>();
  for (const { kind, decision } of changes) {
    if (decision === 'rejected' && !OFFERED.has(kind)) continue;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => ({
    kind,
    count,
    text: SENTENCES[kind]?.(count) ?? `Changed ${plural(count, 'line', 'lines')}.`,
  }));
}
