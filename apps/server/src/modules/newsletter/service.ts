import type { Transaction } from 'kysely';
import type { Db, Queryable } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { newId } from '../../platform/ids.ts';
import type { MailRequest, MailRequests, MailService } from '../mails/index.ts';
import { CONSENT_WORDING, confirmNewsletterMail, subscribedMail } from './mails.ts';
import {
  addEvent,
  deleteConfirmTokens,
  deleteSubscriber,
  deleteUnconfirmed,
  ensureSubscriber,
  findSubscriber,
  findSubscriberOfToken,
  issueToken,
  listEvents,
  moveSubscriber,
  setStatus,
  takeConfirmToken,
} from './repository.ts';

export interface NewsletterDeps {
  db: Db;
  mails: MailService;
  mailRequests: MailRequests;
  appUrl: string;
  verifyTtlS: number;
  now: () => Date;
}

/** Where the wish was uttered, for the record. */
export type ConsentSource = 'form' | 'registration' | 'account';

export type NewsletterService = ReturnType<typeof createNewsletterService>;

/** Double opt-in: nobody is subscribed before the holder of the address has said so. */
export function createNewsletterService(deps: NewsletterDeps) {
  const { db, mailRequests } = deps;
  return {
    /** The same for any address: what follows is decided later. */
    request: (transaction: Transaction<Tables>, email: string, source: ConsentSource) =>
      mailRequests.add(transaction, { kind: 'subscribe', email, source }),
    subscribe: (email: string) =>
      db
        .transaction()
        .execute((transaction) =>
          mailRequests.add(transaction, { kind: 'subscribe', email, source: 'form' }),
        ),
    answerRequest: (transaction: Transaction<Tables>, request: MailRequest) =>
      answerRequest(deps, transaction, request),
    /** Throws TOKEN_INVALID. */
    confirm: (token: string) => confirm(deps, token),
    /** Throws TOKEN_INVALID. Being unsubscribed already is fine. */
    unsubscribe: (token: string) => unsubscribe(deps, token),
    /** For a person whose address is verified: the wish alone is enough. */
    join: (transaction: Transaction<Tables>, email: string, source: ConsentSource) =>
      join(deps, transaction, email, source),
    leave: async (transaction: Transaction<Tables>, email: string) => {
      const subscriber = await findSubscriber(transaction, email);
      if (subscriber) await leave(deps, transaction, subscriber, 'account');
    },
    statusOf: async (email: string) => {
      const status = (await findSubscriber(db, email))?.status;
      return status === 'confirmed' ? 'on' : status === 'pending' ? 'pending' : 'off';
    },
    moveAddress: moveSubscriber,
    forget: deleteSubscriber,
    exportOf: (email: string) => exportOf(db, email),
    deleteExpired: () => deleteUnconfirmed(db, deps.now()),
  };
}

async function answerRequest(
  deps: NewsletterDeps,
  transaction: Transaction<Tables>,
  { id, email, source }: MailRequest,
): Promise<void> {
  const now = deps.now();
  const subscriber = await ensureSubscriber(transaction, email, now);
  const { id: subscriberId, status } = subscriber;
  if (status === 'confirmed') return sendSubscribed(deps, transaction, subscriber, id);
  await setStatus(transaction, subscriberId, 'pending');
  const event = { subscriberId, kind: 'requested', source, wording: CONSENT_WORDING, now } as const;
  await addEvent(transaction, event);
  const expiresAt = new Date(now.getTime() + deps.verifyTtlS * 1000);
  const token = await issueToken(transaction, { subscriberId, purpose: 'confirm', expiresAt });
  await deps.mails.enqueue(transaction, {
    key: `newsletter-confirm:${id}`,
    to: subscriber.email,
    text: confirmNewsletterMail(`${deps.appUrl}/api/newsletter/confirm?token=${token}`),
    usefulForS: deps.verifyTtlS,
  });
}

/** With its way out, both in the text and for mail programs (RFC 2369, RFC 8058). */
async function sendSubscribed(
  deps: NewsletterDeps,
  transaction: Transaction<Tables>,
  { id: subscriberId, email }: { id: string; email: string },
  occasion: string,
): Promise<void> {
  const way = { subscriberId, purpose: 'unsubscribe', expiresAt: null } as const;
  const token = await issueToken(transaction, way);
  const url = `${deps.appUrl}/api/newsletter/unsubscribe?token=${token}`;
  await deps.mails.enqueue(transaction, {
    key: `newsletter-subscribed:${occasion}`,
    to: email,
    text: subscribedMail(url),
    headers: {
      'List-Unsubscribe': `<${url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}

async function confirm(deps: NewsletterDeps, token: string): Promise<void> {
  const now = deps.now();
  await deps.db.transaction().execute(async (transaction) => {
    const subscriberId = await takeConfirmToken(transaction, token, now);
    if (subscriberId === undefined) throw new AppError('TOKEN_INVALID');
    await setStatus(transaction, subscriberId, 'confirmed');
    await addEvent(transaction, {
      subscriberId,
      kind: 'confirmed',
      source: 'mail',
      wording: CONSENT_WORDING,
      now,
    });
    const { email } = await transaction
      .selectFrom('newsletter_subscribers')
      .select('email')
      .where('id', '=', subscriberId)
      .executeTakeFirstOrThrow();
    await sendSubscribed(deps, transaction, { id: subscriberId, email }, newId());
  });
  deps.mails.wake();
}

async function unsubscribe(deps: NewsletterDeps, token: string): Promise<void> {
  await deps.db.transaction().execute(async (transaction) => {
    const subscriber = await findSubscriberOfToken(transaction, token);
    if (!subscriber) throw new AppError('TOKEN_INVALID');
    await leave(deps, transaction, subscriber, 'mail');
  });
}

async function leave(
  deps: NewsletterDeps,
  transaction: Queryable,
  { id, status }: { id: string; status: string },
  source: string,
): Promise<void> {
  if (status === 'unsubscribed') return;
  await setStatus(transaction, id, 'unsubscribed');
  await deleteConfirmTokens(transaction, id);
  const event = { subscriberId: id, kind: 'unsubscribed', source, wording: '' } as const;
  await addEvent(transaction, { ...event, now: deps.now() });
}

async function join(
  deps: NewsletterDeps,
  transaction: Transaction<Tables>,
  email: string,
  source: ConsentSource,
): Promise<void> {
  const now = deps.now();
  const subscriber = await ensureSubscriber(transaction, email, now);
  if (subscriber.status === 'confirmed') return;
  await setStatus(transaction, subscriber.id, 'confirmed');
  await deleteConfirmTokens(transaction, subscriber.id);
  const consent = { subscriberId: subscriber.id, source, wording: CONSENT_WORDING, now };
  await addEvent(transaction, { ...consent, kind: 'confirmed' });
  await sendSubscribed(deps, transaction, subscriber, newId());
}

/** Status and consent record of an address; undefined where there is none. */
async function exportOf(db: Db, email: string) {
  const subscriber = await findSubscriber(db, email);
  if (!subscriber) return undefined;
  const events = await listEvents(db, subscriber.id);
  return {
    email: subscriber.email,
    status: subscriber.status,
    events: events.map(({ created_at, ...event }) => ({ ...event, at: created_at.toISOString() })),
  };
}
