import { z } from 'zod';
import { ADDRESSES } from '../addresses.ts';
import { defineEndpoint } from '../endpoint.ts';
import { emailSchema } from './auth.ts';

const LINE = /^\P{Cc}*$/u;

export const contactBodySchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Enter your name.')
    .max(100, 'That is too long.')
    .regex(LINE, 'Use one line.'),
  email: emailSchema,
  subject: z
    .string()
    .trim()
    .min(1, 'Enter a subject.')
    .max(150, 'Use at most 150 characters.')
    .regex(LINE, 'Use one line.'),
  message: z
    .string()
    .trim()
    .min(1, 'Write your message.')
    .max(5_000, 'Use at most 5,000 characters.'),
});

export const sendContactMessage = defineEndpoint({
  ...ADDRESSES.sendContactMessage,
  summary: 'Write to the people who run this site',
  access: 'public',
  body: contactBodySchema,
  status: 202,
  response: z.object({ message: z.string() }),
});
