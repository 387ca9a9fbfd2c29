import type { Resume } from '@trueline/contracts';
import type { YearMonth } from '@trueline/engine';
import type { AlsoWrite } from '../../platform/db/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { ResumeSessionServiceDeps } from './deps.ts';
import type { Fitter } from './fitter.ts';
import { addRun } from './optimization-runs.ts';
import { type ResumeSessionRow, runKey, startRun } from './repository.ts';

/** More than ten dense pages hold: a book is not fitted to a job. Each proposed change is scored with the whole resume, so time grows with the square. */
const LINES_MAX = 400;
const CHARACTERS_MAX = 60_000;

const WAITING = { step: 'waiting', percent: 0, message: 'Waiting for its turn' };

/** Queues the next run with the resume as it stands now, with whatever `also` writes; undefined when the row has changed meanwhile. Throws OPTIMIZATION_RUNNING, RESUME_NOT_READY, PAYMENT_REQUIRED, or VALIDATION_FAILED without a job description or for a resume as long as a book. */
export async function startOptimization(
  { db, jobs, resumes, credits, fitter, now }: ResumeSessionServiceDeps,
  row: ResumeSessionRow,
  also?: AlsoWrite,
): Promise<ResumeSessionRow | undefined> {
  if (row.status === 'optimizing') throw new AppError('OPTIMIZATION_RUNNING');
  if (row.job_description.trim() === '') {
    const fields = { jobDescription: 'Paste the job description first.' };
    throw new AppError('VALIDATION_FAILED', { fields });
  }
  const { value: resume } = await resumes.get(row.user_id, row.resume_id);
  if (resume.status !== 'ready' || !resume.document) throw new AppError('RESUME_NOT_READY');
  await requireFittingLength(fitter, resume.document);
  const run = {
    number: row.run + 1,
    original: { document: resume.document, text: resume.text ?? '' },
    asOf: now().toISOString().slice(0, 7) as YearMonth,
    progress: WAITING,
    now: now(),
  };
  const started = await db.transaction().execute(async (transaction) => {
    const version = { userId: row.user_id, id: row.id, version: row.version };
    const updated = await startRun(transaction, version, run);
    if (!updated) return undefined;
    await addRun(transaction, { id: row.id, number: run.number }, run.now);
    await also?.(transaction);
    await credits.take(transaction, {
      userId: row.user_id,
      service: 'resume_optimization',
      subject: { resumeSessionId: row.id, resumeId: row.resume_id },
      usedFor: runKey({ id: row.id, number: run.number }),
    });
    const data = { resumeSessionId: row.id, run: run.number };
    await jobs.enqueue(transaction, 'optimize-resume', data);
    return updated;
  });
  if (started) jobs.wake('optimize-resume');
  return started;
}

async function requireFittingLength(fitter: Fitter, document: Resume): Promise<void> {
  const { lines, characters } = await fitter.measure(document);
  if (lines <= LINES_MAX && characters <= CHARACTERS_MAX) return;
  const resumeId = `This resume has ${lines} lines and ${characters} characters; up to ${LINES_MAX} lines and ${CHARACTERS_MAX} characters can be fitted to a job. Upload a shorter one, or delete what is not needed.`;
  throw new AppError('VALIDATION_FAILED', { fields: { resumeId }, message: resumeId });
}
