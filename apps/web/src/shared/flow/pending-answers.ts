import { type Answer, withoutNeedlessSkips } from '@trueline/contracts';
import { PREFIX } from './forget-pending-answers.ts';

/** Answers of this tab that the server hasn't confirmed: they outlive a reload, and end with the tab or the sign-in. */
export function listPendingAnswers(resumeSessionId: string): Answer[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + resumeSessionId) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function write(resumeSessionId: string, answers: readonly Answer[]): void {
  try {
    if (answers.length === 0) sessionStorage.removeItem(PREFIX + resumeSessionId);
    else sessionStorage.setItem(PREFIX + resumeSessionId, JSON.stringify(answers));
  } catch {
    // No room, or no storage at all: the answer is still on its way.
  }
}

export function keepPendingAnswers(resumeSessionId: string, given: readonly Answer[]): void {
  const pending = listPendingAnswers(resumeSessionId);
  const kept = withoutNeedlessSkips(pending, given);
  const named = new Set(kept.map(({ ask }) => ask));
  // One that takes an answer back is kept as well: it has not arrived either.
  write(resumeSessionId, [...pending.filter(({ ask }) => !named.has(ask)), ...kept]);
}

/** Forgets what has arrived; what was answered anew meanwhile stays. */
export function dropPendingAnswers(resumeSessionId: string, arrived: readonly Answer[]): void {
  const texts = new Set(arrived.map((answer) => JSON.stringify(answer)));
  write(
    resumeSessionId,
    listPendingAnswers(resumeSessionId).filter((answer) => !texts.has(JSON.stringify(answer))),
  );
}
