import {
  confirmNewsletter,
  showNewsletterConfirmation,
  showNewsletterEnd,
  subscribe,
  unsubscribe,
} from '@trueline/contracts';
import type { FastifyReply } from 'fastify';
import type { Api } from '../../platform/http/api.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { NEWSLETTER_PAGE_POLICY, NEWSLETTER_PAGES } from './pages.ts';
import type { NewsletterService } from './service.ts';

/** The web app shows it for six seconds. */
const SUBSCRIBE_MESSAGE =
  'Check your email! We sent you a confirmation link to complete your subscription.';

export function mountNewsletter(api: Api, service: NewsletterService): void {
  api.mount(
    subscribe,
    async ({ body }) => {
      await service.subscribe(body.email);
      return { success: true, message: SUBSCRIBE_MESSAGE };
    },
    { limit: 'mail-request' },
  );

  const show = (reply: FastifyReply, name: keyof typeof NEWSLETTER_PAGES) => {
    reply.header('content-security-policy', NEWSLETTER_PAGE_POLICY);
    return { bytes: NEWSLETTER_PAGES[name], type: 'text/html; charset=utf-8' };
  };
  /** A person reads the answer: a page, for a link that doesn't work, too. */
  const act = async (
    reply: FastifyReply,
    done: keyof typeof NEWSLETTER_PAGES,
    task: Promise<void>,
  ) => {
    try {
      await task;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'TOKEN_INVALID') throw error;
      return show(reply.code(error.status), 'invalid');
    }
    return show(reply, done);
  };

  // Opening a link does nothing: mail programs and scanners open them, too.
  api.mount(showNewsletterConfirmation, async ({ reply }) => show(reply, 'askToConfirm'));
  api.mount(showNewsletterEnd, async ({ reply }) => show(reply, 'askToUnsubscribe'));
  api.mount(
    confirmNewsletter,
    ({ query, reply }) => act(reply, 'confirmed', service.confirm(query.token)),
    { limit: 'mail-token' },
  );
  api.mount(unsubscribe, ({ query, reply }) =>
    act(reply, 'unsubscribed', service.unsubscribe(query.token)),
  );
}
