import { sendContactMessage } from '@trueline/contracts';
import type { Db } from '../../platform/db/database.ts';
import type { Api } from '../../platform/http/api.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { identityKey } from '../../platform/identity-key.ts';
import { newId } from '../../platform/ids.ts';
import type { MailService } from '../mails/index.ts';
import { contactMail, contactReceiptMail } from './mails.ts';

export interface ContactDeps {
  db: Db;
  mails: MailService;
  rateLimits: RateLimits;
  /** Who gets the messages. */
  operatorEmail: string;
}

/** Messages go on as mails and are kept nowhere. */
export function mountContact(api: Api, deps: ContactDeps): void {
  const { db, mails, rateLimits, operatorEmail } = deps;
  api.mount(
    sendContactMessage,
    async ({ body }) => {
      const id = newId();
      // Anybody can write anybody's address there: the receipt quotes nothing, and comes seldom.
      const wantsReceipt = await rateLimits.allows('mail-recipient', identityKey(body.email));
      await db.transaction().execute(async (transaction) => {
        await mails.enqueue(transaction, {
          key: `contact:${id}`,
          to: operatorEmail,
          text: contactMail(body),
          replyTo: { name: body.name, address: body.email },
        });
        if (!wantsReceipt) return;
        const text = contactReceiptMail();
        await mails.enqueue(transaction, { key: `contact-receipt:${id}`, to: body.email, text });
      });
      mails.wake();
      return { message: 'Thank you. We have your message and will answer by e-mail.' };
    },
    { limit: 'contact' },
  );
}
