import type { Db } from '../../platform/db/database.ts';
import { sha256 } from '../../platform/ids.ts';
import type { JobWorker } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import { type Mailer, MailFault } from '../../platform/mailer/mailer.ts';
import { closeMail, findUnsentMail, type MailRow } from './repository.ts';

const CONCURRENCY = 2;

export interface SendMailDeps {
  db: Db;
  mailer: Mailer;
  /** Where mails lie as files, when there is no mail server. */
  outbox: { remove: (names: readonly string[]) => Promise<void> } | undefined;
  /** Of the public address: the right-hand side of message ids. */
  host: string;
  log: Log;
  now: () => Date;
}

/** Sends one mail; a refusal for good ends it, any other fault is tried again for a day. */
export function createSendMailJob(deps: SendMailDeps): JobWorker<'send-mail'> {
  const { db, log, now } = deps;
  const giveUp = async (mailId: string, reason: string) => {
    await closeMail(db, mailId, { failed_at: now() });
    log.warn({ mailId, reason }, 'a mail was given up');
  };
  return {
    concurrency: CONCURRENCY,
    handle: async ({ mailId }) => {
      const row = await findUnsentMail(db, mailId);
      if (!row) return;
      if (row.expires_at && row.expires_at < now()) return giveUp(mailId, 'too late');
      try {
        const file = await send(deps, row);
        const outbox_file = file ?? null;
        const isKnown = await closeMail(db, mailId, { sent_at: now(), outbox_file });
        // Its account was deleted meanwhile, and could not know of this file.
        if (!isKnown && file !== undefined) await deps.outbox?.remove([file]);
      } catch (error) {
        if (!(error instanceof MailFault) || !error.permanent) throw error;
        await giveUp(mailId, error.message);
      }
    },
    giveUp: ({ mailId }) => giveUp(mailId, 'every try failed'),
  };
}

/** The message's id follows from its key: whoever gets it twice sees that it is one. */
async function send({ mailer, host }: SendMailDeps, row: MailRow): Promise<string | undefined> {
  if (row.recipient === null || row.content === null) throw new Error('a mail without content');
  return mailer.deliver({
    id: row.id,
    messageId: `<${sha256(row.key)}@${host}>`,
    to: row.recipient,
    date: row.created_at,
    content: row.content,
  });
}
