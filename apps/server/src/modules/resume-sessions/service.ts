import type { Proposal, ResumeSession } from '@trueline/contracts';
import type { Wish } from '@trueline/engine';
import { DEFAULT_TEMPLATE_ID } from '@trueline/render';
import type { AlsoWrite, Db } from '../../platform/db/database.ts';
import { findBrokenReference } from '../../platform/db/faults.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { decodeCursor, toPage } from '../../platform/http/cursor.ts';
import { onNewest } from '../../platform/on-newest.ts';
import type { Versioned } from '../resumes/index.ts';
import type { ResumeSessionPatch, ResumeSessionServiceDeps } from './deps.ts';
import { followResumeSession } from './events.ts';
import {
  checkFiles,
  drawing,
  renderFile,
  renderPreview,
  renderThumbnail,
  reportOwnFile,
} from './files.ts';
import { askForWish, listPrompts, takeProposals } from './proposals.ts';
import {
  findResumeSession,
  insertResumeSession,
  listResumeSessions,
  type ResumeSessionRow,
  type Run,
} from './repository.ts';
import { startOptimization } from './start-optimization.ts';
import { stopWriting } from './stop-writing.ts';
import { changeResumeSession } from './update.ts';
import { toListItem, toResumeSession } from './view.ts';

/** Every call is for one user; another's resume session is NOT_FOUND, as one that doesn't exist. */
export type ResumeSessionService = ReturnType<typeof createResumeSessionService>;

export function createResumeSessionService(deps: ResumeSessionServiceDeps) {
  const { db, now, fitter, renderer } = deps;
  return {
    create: async (userId: string, id: string, resumeId: string) => {
      const { value: resume } = await deps.resumes.get(userId, resumeId);
      const templateId = DEFAULT_TEMPLATE_ID;
      const session = { id, userId, resumeId, templateId, now: now() };
      const inserted = await insertResumeSession(db, session).catch((error: unknown) => {
        const isGone = findBrokenReference(error) === 'other';
        // The resume was deleted since we looked.
        throw isGone ? new AppError('NOT_FOUND', { cause: error }) : error;
      });
      return view(deps, inserted ?? (await getRow(db, userId, id)), resume.text);
    },
    list: async (userId: string, page: { limit: number; cursor?: string | undefined }) => {
      const after = page.cursor === undefined ? undefined : decodeCursor(page.cursor);
      const rows = await listResumeSessions(db, userId, { limit: page.limit, after });
      return toPage(rows, page.limit, toListItem);
    },
    get: async (userId: string, id: string) => view(deps, await getRow(db, userId, id)),
    update: async (userId: string, id: string, changes: ResumeSessionPatch) =>
      view(
        deps,
        await onNewest(
          () => getRow(db, userId, id),
          (row) => changeResumeSession(deps, row, changes),
        ),
      ),
    optimize: async (userId: string, id: string) => {
      const { run } = await getRow(db, userId, id);
      const started = await onNewest(
        () => getRow(db, userId, id),
        async (row) => startNext(deps, row, run),
      );
      deps.changes.announce(id);
      return view(deps, started);
    },
    /** Ends the language model's part of a run; what it has written is kept. Throws CONFLICT where no run is under way. */
    stopWriting: async (userId: string, id: string) => {
      await getRow(db, userId, id);
      const stopped = await stopWriting(db, userId, id, now());
      if (stopped === undefined) throw new AppError('CONFLICT');
      deps.changes.announce(id);
      return view(deps, stopped);
    },
    /** A failed run once more, as its owner would start it. Throws CONFLICT when a newer one was started. */
    retry: async (userId: string, run: Run, also: AlsoWrite): Promise<void> => {
      await onNewest(
        () => getRow(db, userId, run.id),
        async (row) => {
          if (row.run !== run.number) throw new AppError('CONFLICT');
          return startOptimization(deps, row, also);
        },
      );
    },
    follow: (userId: string, id: string, lastEventId: string | undefined) =>
      followResumeSession(deps, userId, id, lastEventId),
    /** What a model on the person's own computer may be asked about the result, or about the one text of a wish. */
    listPrompts: async (userId: string, id: string, wish?: Wish) => ({
      tasks: await listPrompts(deps, await getRow(db, userId, id), wish),
    }),
    /** Has the operator's model say one text as the person asked; `stop` ends it, and nothing is changed. */
    reword: async (userId: string, id: string, wish: Wish, stop: AbortSignal) => {
      const row = await getRow(db, userId, id);
      const { items, isTrusted } = await askForWish(deps, row, wish, stop);
      return onNewest(
        () => getRow(db, userId, id),
        (newest) => takeProposals(deps, newest, items, isTrusted),
      );
    },
    /** Puts what such a model proposed, as far as it is true, into the result. */
    takeProposals: (userId: string, id: string, items: readonly Proposal[]) =>
      onNewest(
        () => getRow(db, userId, id),
        (row) => takeProposals(deps, row, items),
      ),
    /** What a job description asks for; nothing is stored. */
    readJob: (jobDescription: string) => fitter.readJob(jobDescription),
    getFile: (userId: string, id: string, name: string, templateId?: string) =>
      drawing(renderer, userId, async (own) => {
        const row = await getRow(db, userId, id);
        const readOriginal = () => deps.resumes.getOriginal(userId, row.resume_id);
        return renderFile({ renderer: own, fitter, readOriginal }, row, name, templateId);
      }),
    getOwnFile: (userId: string, id: string) =>
      drawing(renderer, userId, async (own) => {
        const row = await getRow(db, userId, id);
        const readOriginal = () => deps.resumes.getOriginal(userId, row.resume_id);
        return { ownFile: await reportOwnFile({ renderer: own, readOriginal }, row) };
      }),
    getPreview: (userId: string, id: string, page: number, templateId?: string) =>
      drawing(renderer, userId, async (own) =>
        renderPreview(own, await getRow(db, userId, id), page, templateId),
      ),
    getThumbnail: (userId: string, id: string, templateId?: string) =>
      drawing(renderer, userId, async (own) =>
        renderThumbnail(own, await getRow(db, userId, id), templateId),
      ),
    checkFiles: (userId: string, id: string, templateId?: string) =>
      drawing(renderer, userId, async (own) =>
        checkFiles(own, await getRow(db, userId, id), templateId),
      ),
  };
}

async function getRow(db: Db, userId: string, id: string): Promise<ResumeSessionRow> {
  const row = await findResumeSession(db, userId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** A run that began since the request came is the one it asked for, even when it has ended already. */
function startNext(deps: ResumeSessionServiceDeps, row: ResumeSessionRow, lastRun: number) {
  if (row.run !== lastRun) throw new AppError('OPTIMIZATION_RUNNING');
  return startOptimization(deps, row);
}

/** The original as it was optimized, or, before that, as it stands; `known` when it was just read. */
async function view(
  { resumes }: ResumeSessionServiceDeps,
  row: ResumeSessionRow,
  known?: string,
): Promise<Versioned<ResumeSession>> {
  const snapshot = row.status === 'pending' ? undefined : row.original;
  const current = async () =>
    known ?? (await resumes.get(row.user_id, row.resume_id)).value.text ?? '';
  const text = snapshot?.text ?? (await current());
  return { value: toResumeSession(row, text), version: row.version };
}
