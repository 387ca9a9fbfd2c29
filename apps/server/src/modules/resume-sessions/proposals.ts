import type { Change, PromptTask, Proposal, RefusedProposal } from '@trueline/contracts';
import type { KeptResult } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { ResumeSessionServiceDeps } from './deps.ts';
import { answering } from './files.ts';
import { toFitInput } from './fit-input.ts';
import { withPages } from './pages.ts';
import { type ResumeSessionRow, updateResumeSession } from './repository.ts';
import { findStandingResult } from './standing-result.ts';

/** What a model on the person's own computer may be asked. Throws OPTIMIZATION_RUNNING, NOT_COMPLETED. */
export function listPrompts(
  { fitter }: ResumeSessionServiceDeps,
  row: ResumeSessionRow,
): Promise<PromptTask[]> {
  const result = requireResult(row);
  return fitter.listPrompts(toFitInput(row), result);
}

/** Puts what such a model proposed, as far as nothing contradicts it, into the result; undefined when the row has changed meanwhile. What is refused is told and not kept. Throws OPTIMIZATION_RUNNING, NOT_COMPLETED. */
export async function takeProposals(
  { db, renderer, fitter, now }: ResumeSessionServiceDeps,
  row: ResumeSessionRow,
  items: readonly Proposal[],
): Promise<{ changes: Change[]; refused: RefusedProposal[] } | undefined> {
  const before = requireResult(row);
  const input = toFitInput(row);
  const { result: fitted, ...told } = await fitter.propose(input, before, items);
  if (fitted === undefined) return told;
  const { setAside } = before;
  const unpaged = { ...fitted, ...(setAside === undefined ? {} : { setAside }) };
  const result = await answering(() =>
    renderer.share(row.user_id, (own) => withPages(own, unpaged, input)),
  );
  const version = { userId: row.user_id, id: row.id, version: row.version };
  const updated = await updateResumeSession(db, version, { result }, now());
  return updated && told;
}

function requireResult(row: ResumeSessionRow): KeptResult {
  if (row.status === 'optimizing') throw new AppError('OPTIMIZATION_RUNNING');
  const result = findStandingResult(row);
  if (!result) throw new AppError('NOT_COMPLETED');
  return result;
}
