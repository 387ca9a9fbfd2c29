import { z } from 'zod';
import { ADDRESSES } from '../addresses.ts';
import { defineEndpoint } from '../endpoint.ts';

/** Which analytics services this installation has; each is loaded only for those who agree to it. */
export const analyticsSettingsSchema = z.object({
  gaMeasurementId: z.string().nullable(),
  clarityProjectId: z.string().nullable(),
  posthog: z.object({ key: z.string(), host: z.url() }).nullable(),
});
export type AnalyticsSettings = z.infer<typeof analyticsSettingsSchema>;

export const getSiteSettings = defineEndpoint({
  ...ADDRESSES.getSiteSettings,
  summary: 'What the pages need to know about this installation',
  access: 'public',
  status: 200,
  response: z.object({
    analytics: analyticsSettingsSchema,
    /** After so many days uploads and results are deleted; 0: not by themselves. */
    retentionDays: z.int(),
    /** No money moves: there is no payment provider. */
    testCheckout: z.boolean(),
    /** A language model of the operator's writes beside the built-in engine. */
    languageModel: z.boolean(),
    /** The largest file that is taken, and the most pages that are read. */
    uploads: z.object({ maxBytes: z.int(), maxPages: z.int() }),
  }),
});
