import type { OptimizationResult } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { ResumeSessionPatch, ResumeSessionServiceDeps } from './deps.ts';
import { requireTemplate } from './files.ts';
import { decide, withPages } from './fit.ts';
import {
  type ResumeSessionRow,
  type ResumeSessionValues,
  updateResumeSession,
} from './repository.ts';

/**
 * Saves what a person set; undefined when the row has changed meanwhile. Another job description
 * sets the session back to `pending`: its result answered the old one. Throws STALE,
 * OPTIMIZATION_RUNNING, NOT_COMPLETED for decisions without changes, VALIDATION_FAILED.
 */
export async function changeResumeSession(
  { db, now }: ResumeSessionServiceDeps,
  row: ResumeSessionRow,
  changes: ResumeSessionPatch,
): Promise<ResumeSessionRow | undefined> {
  if (changes.expectedVersion !== undefined && changes.expectedVersion !== row.version) {
    throw new AppError('STALE');
  }
  if (row.status === 'optimizing') throw new AppError('OPTIMIZATION_RUNNING');
  if (changes.templateId !== undefined) requireTemplate(changes.templateId, 'templateId');
  const { expectedVersion: _, decisions: __, ...values } = changes;
  const version = { userId: row.user_id, id: row.id, version: row.version };
  return updateResumeSession(db, version, { ...values, ...(await outcome(row, changes)) }, now());
}

/** What the change does to the result. */
async function outcome(
  row: ResumeSessionRow,
  changes: ResumeSessionPatch,
): Promise<Pick<ResumeSessionValues, 'status' | 'result'>> {
  const { jobDescription = row.job_description, templateId = row.template_id } = changes;
  if (jobDescription !== row.job_description) {
    if (changes.decisions) throw new AppError('NOT_COMPLETED');
    return { status: 'pending', result: null };
  }
  if (changes.decisions) return { result: await decided(row, changes.decisions, templateId) };
  if (templateId !== row.template_id && row.result) {
    return { result: await withPages(row.result, templateId) };
  }
  return {};
}

function decided(
  row: ResumeSessionRow,
  decisions: NonNullable<ResumeSessionPatch['decisions']>,
  templateId: string,
): Promise<OptimizationResult> {
  const { status, result, original, as_of: asOf, job_description: jobDescription } = row;
  if (status !== 'completed' || !result || !original || asOf === null) {
    throw new AppError('NOT_COMPLETED');
  }
  const known = new Set(result.changes.map((change) => change.id));
  const unknown = Object.keys(decisions).filter((id) => !known.has(id));
  if (unknown.length > 0) {
    const fields = unknown.map((id) => [`decisions.${id}`, 'There is no such change.']);
    throw new AppError('VALIDATION_FAILED', { fields: Object.fromEntries(fields) });
  }
  return decide({ original, jobDescription, asOf, templateId }, result, decisions);
}
