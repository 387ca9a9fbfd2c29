import type { Transaction } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/schema.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { identityKey } from '../../platform/identity-key.ts';
import { newId } from '../../platform/ids.ts';
import type { Jobs, JobWorker } from '../../platform/jobs/jobs.ts';

export type MailRequestKind = 'verify-email' | 'reset-password' | 'account-exists' | 'subscribe';

export interface MailRequest {
  /** For the key of the mail. */
  id: string;
  email: string;
  /** Where it was asked for. */
  source: string;
}

/** Looks up what may be sent to this address, and queues it. */
export type AnswerMailRequest = (
  transaction: Transaction<Tables>,
  request: MailRequest,
) => Promise<void>;

/**
 * Mails asked for by somebody who need not be who they say. The request is only written down, the
 * same way for any address, and answered by a job: neither the answer nor its time tells whether
 * the address is known.
 */
export interface MailRequests {
  /** Not woken on purpose: the work would slow down the next request, and tell. */
  add: (
    transaction: Transaction<Tables>,
    request: { kind: MailRequestKind; email: string; source?: string },
  ) => Promise<void>;
}

export function createMailRequests(jobs: Jobs, now: () => Date): MailRequests {
  return {
    add: async (transaction, { kind, email, source = 'form' }) => {
      const id = newId();
      await transaction
        .insertInto('mail_requests')
        .values({ id, kind, email, source, created_at: now() })
        .execute();
      await jobs.enqueue(transaction, 'answer-mail-request', { requestId: id });
    },
  };
}

export interface AnswerMailRequestDeps {
  db: Db;
  rateLimits: RateLimits;
  answers: Record<MailRequestKind, AnswerMailRequest>;
  /** Lets the mails just queued go. */
  wake: () => void;
}

/** Answers one request and forgets it, both or neither. */
export function createMailRequestJob(
  deps: AnswerMailRequestDeps,
): JobWorker<'answer-mail-request'> {
  const { db, rateLimits, answers, wake } = deps;
  return {
    concurrency: 1,
    handle: async ({ requestId }) => {
      const row = await db
        .selectFrom('mail_requests')
        .selectAll()
        .where('id', '=', requestId)
        .executeTakeFirst();
      if (!row) return;
      const isWithinLimit = await rateLimits.allows('mail-recipient', identityKey(row.email));
      await db.transaction().execute(async (transaction) => {
        await removeRequest(transaction, requestId);
        if (!isWithinLimit) return;
        const { id, email, source } = row;
        const kind = row.kind as MailRequestKind;
        await answers[kind](transaction, { id, email, source: source ?? 'form' });
      });
      wake();
    },
    giveUp: ({ requestId }) => removeRequest(db, requestId),
  };
}

async function removeRequest(db: Db | Transaction<Tables>, id: string): Promise<void> {
  await db.deleteFrom('mail_requests').where('id', '=', id).execute();
}
