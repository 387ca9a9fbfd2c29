import type { Answer } from './address.ts';
import { ApiError } from './api-error.ts';
import { call, newIdempotencyKey } from './call.ts';
import { endpoints } from './endpoints.ts';

type Started = Answer<NonNullable<(typeof endpoints.optimizeResumeSession)['endpoint']>>;

const isRunning = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'OPTIMIZATION_RUNNING';

/** Starts the optimization. A run that goes on already is the one asked for, also where the answer to its start was lost on the way; any other refusal is thrown. */
export async function startRun(id: string): Promise<Started> {
  try {
    return await call(endpoints.optimizeResumeSession, {
      params: { id },
      idempotencyKey: newIdempotencyKey(),
    });
  } catch (error) {
    if (error instanceof ApiError && !isRunning(error)) throw error;
    const current = await call(endpoints.getResumeSession, { params: { id } }).catch(() => null);
    if (current && (isRunning(error) || current.resumeSession.status === 'optimizing')) {
      return current;
    }
    throw error;
  }
}
