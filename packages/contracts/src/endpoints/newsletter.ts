import { z } from 'zod';
import { ADDRESSES } from '../addresses.ts';
import { defineEndpoint } from '../endpoint.ts';
import { emailSchema } from './auth.ts';
import { mailTokenSchema } from './auth-mails.ts';

export const subscribeBodySchema = z.object({ email: emailSchema });

export const subscribe = defineEndpoint({
  ...ADDRESSES.subscribe,
  summary: 'Ask for the newsletter; nothing but a mail with a link to confirm is sent before that',
  access: 'public',
  body: subscribeBodySchema,
  status: 200,
  response: z.object({ success: z.boolean(), message: z.string() }),
});

const tokenQuery = z.object({ token: mailTokenSchema });
const HTML = 'text/html; charset=utf-8';

export const showNewsletterConfirmation = defineEndpoint({
  ...ADDRESSES.showNewsletterConfirmation,
  summary: 'A page with a button that confirms; opening it changes nothing',
  access: 'public',
  query: tokenQuery,
  status: 200,
  produces: HTML,
});

export const confirmNewsletter = defineEndpoint({
  ...ADDRESSES.confirmNewsletter,
  summary: 'Confirm the subscription; the token in the address is the proof',
  access: 'public',
  proof: 'token',
  query: tokenQuery,
  status: 200,
  produces: HTML,
});

export const showNewsletterEnd = defineEndpoint({
  ...ADDRESSES.showNewsletterEnd,
  summary: 'A page with a button that unsubscribes; opening it changes nothing',
  access: 'public',
  query: tokenQuery,
  status: 200,
  produces: HTML,
});

export const unsubscribe = defineEndpoint({
  ...ADDRESSES.unsubscribe,
  summary: 'Unsubscribe, by button or by a mail program in one click (RFC 8058)',
  access: 'public',
  proof: 'token',
  query: tokenQuery,
  status: 200,
  produces: HTML,
});
