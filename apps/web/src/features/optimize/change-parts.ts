import type { Change, Decision, Resume } from '@trueline/contracts';
import { isOpen, standingOf } from './decision.ts';

/** A part of the document with the changes in it: what is looked at, and decided on, as one. */
export interface ChangePart {
  /** `head`, `skills`, `work[0]` or `rest`. */
  id: string;
  title: string;
  changes: Change[];
}

const HEAD = /^basics\.(label|summary)\b/;
const SKILLS = /^skills\b/;
const ROLE = /^work\[(\d+)\]/;

function partIdOf({ path }: Change): string {
  if (HEAD.test(path)) return 'head';
  if (SKILLS.test(path)) return 'skills';
  return ROLE.exec(path)?.[0] ?? 'rest';
}

function titleOf(id: string, original: Resume): string {
  if (id === 'head') return 'Headline and summary';
  if (id === 'skills') return 'Skills';
  const index = ROLE.exec(id)?.[1];
  if (index === undefined) return 'The rest';
  const { position, name } = original.work?.[Number(index)] ?? {};
  return [position, name].filter(Boolean).join(', ') || `Job ${Number(index) + 1}`;
}

/** Headline and summary, skills, each role as the resume has them, and the rest: those that something changes. */
export function listChangeParts(changes: readonly Change[], original: Resume): ChangePart[] {
  const roles = (original.work ?? []).map((_, index) => `work[${index}]`);
  const order = ['head', 'skills', ...roles, 'rest'];
  const ids = new Set(changes.map(partIdOf));
  const known = order.filter((id) => ids.has(id));
  // A role that the resume hasn't is one of the person's answers.
  const others = [...ids].filter((id) => !order.includes(id));
  return [...known, ...others].map((id) => ({
    id,
    title: titleOf(id, original),
    changes: changes.filter((change) => partIdOf(change) === id),
  }));
}

/** A line that could go to make the page shorter is offered, and chosen one by one. */
const isOffered = ({ id }: Change): boolean => id.startsWith('leave-out-');

/** Own words are the person's; what only they can say waits for their word on each. */
const isOfBulk = (change: Change): boolean =>
  standingOf(change.decision) !== 'own' && !isOffered(change);

/** What taking a whole part, or leaving it as it was, decides: only what is not decided so yet. */
export function decidePart(
  { changes }: ChangePart,
  decision: 'accepted' | 'rejected',
): Record<string, Decision> {
  const meant = changes.filter(
    (change) =>
      isOfBulk(change) &&
      change.decision !== decision &&
      (decision === 'rejected' || change.verdict === 'proven'),
  );
  return Object.fromEntries(meant.map(({ id }) => [id, decision]));
}

/** Whether a part is decided so already, can be, or holds nothing that is decided in bulk. */
export function standingOfPart(
  part: ChangePart,
  decision: 'accepted' | 'rejected',
): 'decided' | 'open' | 'nothing' {
  if (Object.keys(decidePart(part, decision)).length > 0) return 'open';
  const isSo = part.changes.some((change) => standingOf(change.decision) === decision);
  return isSo ? 'decided' : 'nothing';
}

/** `3 of 5 in, 1 in your words, 1 needs your word`. */
export function countsOfPart({ changes }: ChangePart): string {
  const own = changes.filter(({ decision }) => standingOf(decision) === 'own').length;
  const taken = changes.filter(({ decision }) => decision === 'accepted').length + own;
  const open = changes.filter(isOpen).length;
  return [
    `${taken} of ${changes.length} in`,
    ...(own > 0 ? [`${own} in your words`] : []),
    ...(open > 0 ? [`${open} ${open === 1 ? 'needs' : 'need'} your word`] : []),
  ].join(', ');
}
