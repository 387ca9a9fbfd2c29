import type { Transaction } from 'kysely';
import type { Db, Queryable } from '../../platform/db/database.ts';
import type { MailContent, Tables } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { composeMail, type MailSender, type MailText } from './layout.ts';
import { deleteClosedMails, insertMail, listOutboxFiles } from './repository.ts';

/** How long it is known at most which mails were sent, and how long mails lie in the outbox. */
const KEEP_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

export interface MailServiceDeps {
  db: Db;
  jobs: Jobs;
  sender: MailSender;
  /** Where mails lie as files, when there is no mail server. */
  outbox: { removeOlderThan: (limit: Date) => Promise<void> } | undefined;
  /** Nothing is kept for longer; 0: no such limit. */
  retentionDays: number;
  now: () => Date;
}

interface Mail {
  /** What the mail is about: one mail is sent for a key, however often it is asked for. */
  key: string;
  to: string;
  /** Whose account it belongs to, and goes with; by default that of the address, if there is one. */
  userId?: string;
  text: MailText;
  replyTo?: MailContent['replyTo'];
  headers?: Record<string, string>;
  /** Isn't sent after this many seconds: its link wouldn't work. */
  usefulForS?: number;
}

export interface MailService {
  /** Queues a mail with the change it tells of; call `wake` once that is committed. */
  enqueue: (transaction: Transaction<Tables>, mail: Mail) => Promise<void>;
  /** Lets the mails just queued go now. */
  wake: () => void;
  /** Files of the outbox that were meant for this user. */
  listOutboxFiles: (db: Queryable, userId: string) => Promise<string[]>;
  deleteExpired: () => Promise<void>;
}

export function createMailService(deps: MailServiceDeps): MailService {
  const { db, jobs, sender, outbox, now } = deps;
  return {
    enqueue: async (transaction, { text, replyTo, headers, ...mail }) => {
      const id = newId();
      const at = now();
      const expiresAt =
        mail.usefulForS === undefined ? null : new Date(at.getTime() + mail.usefulForS * 1000);
      const isNew = await insertMail(transaction, {
        id,
        key: mail.key,
        userId: mail.userId,
        recipient: mail.to,
        content: {
          ...composeMail(text, sender),
          ...(replyTo ? { replyTo } : {}),
          ...(headers ? { headers } : {}),
        },
        now: at,
        expiresAt,
      });
      if (isNew) await jobs.enqueue(transaction, 'send-mail', { mailId: id });
    },
    wake: () => jobs.wake('send-mail'),
    listOutboxFiles,
    deleteExpired: async () => {
      const days = Math.min(KEEP_DAYS, deps.retentionDays || KEEP_DAYS);
      const limit = new Date(now().getTime() - days * DAY_MS);
      await deleteClosedMails(db, limit);
      await outbox?.removeOlderThan(limit);
    },
  };
}
