import type { PromptTask, Proposal } from '@trueline/contracts';
import type { Wish } from '@trueline/engine';
import type { KeptResult } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { ResumeSessionServiceDeps } from './deps.ts';
import { answering } from './files.ts';
import { toFitInput } from './fit-input.ts';
import type { Proposed } from './fit-messages.ts';
import { withPages } from './pages.ts';
import { type ResumeSessionRow, updateResumeSession } from './repository.ts';
import { listSeen, listSetAside } from './set-aside.ts';
import { findStandingResult } from './standing-result.ts';

/** The person waits for one text: within the time that a page waits for any call. */
const WISH_LIMIT_MS = 20_000;
/** Wordings that others have taken the place of. */
const SET_ASIDE_MAX = 500;

export type Taken = Omit<Proposed, 'result'>;

/** What a model on the person's own computer may be asked about the result, or about the one text of a wish. Throws OPTIMIZATION_RUNNING, NOT_COMPLETED. */
export function listPrompts(
  { fitter }: ResumeSessionServiceDeps,
  row: ResumeSessionRow,
  wish: Wish | undefined,
): Promise<PromptTask[]> {
  const result = requireResult(row);
  return fitter.listPrompts(toFitInput(row), result, wish);
}

/** What the operator's model says to a wish, and whether it is taken at its word; `stop` ends it. Throws OPTIMIZATION_RUNNING, NOT_COMPLETED, CONFLICT where no model is in use or the person has stopped it, MODEL_UNAVAILABLE. */
export async function askForWish(
  { fitter, languageModels }: ResumeSessionServiceDeps,
  row: ResumeSessionRow,
  wish: Wish,
  stop: AbortSignal,
): Promise<{ items: Proposal[]; isTrusted: boolean }> {
  const result = requireResult(row);
  const model = await languageModels.find();
  if (model === undefined) throw new AppError('CONFLICT');
  const { isTrusted } = model;
  const ask = model.startRun({ stop: AbortSignal.any([stop, AbortSignal.timeout(WISH_LIMIT_MS)]) });
  const items = await fitter.askForWish(toFitInput(row), result, wish, { ask, isTrusted });
  if (stop.aborted) throw new AppError('CONFLICT');
  if (items === undefined) throw new AppError('MODEL_UNAVAILABLE', { retryAfterS: RETRY_AFTER_S });
  return { items, isTrusted };
}
const RETRY_AFTER_S = 10;

/** Puts what such a model proposed, as far as nothing contradicts it, into the result; undefined when the row has changed meanwhile. What is refused is told and not kept. Throws OPTIMIZATION_RUNNING, NOT_COMPLETED. */
export async function takeProposals(
  { db, renderer, fitter, now }: ResumeSessionServiceDeps,
  row: ResumeSessionRow,
  items: readonly Proposal[],
  isTrusted = true,
): Promise<Taken | undefined> {
  const before = requireResult(row);
  const input = toFitInput(row);
  const { result: fitted, ...told } = await fitter.propose(input, before, items, isTrusted);
  if (fitted === undefined) return told;
  // What a wording took the place of can be had again.
  const setAside = listSetAside(fitted.changes, listSeen(before)).slice(-SET_ASIDE_MAX);
  const unpaged = { ...fitted, ...(setAside.length === 0 ? {} : { setAside }) };
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
