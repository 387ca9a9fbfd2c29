import { z } from 'zod';
import { ADDRESSES } from '../addresses.ts';
import { defineEndpoint } from '../endpoint.ts';
import { MAX_TEXT_LENGTH, MAX_TITLE_LENGTH } from '../limits.ts';
import { idParamsSchema, idSchema, pageOf, pageQuerySchema } from '../paging.ts';
import {
  DOCUMENT_BODY_LIMIT,
  keptHomeSchema,
  readFailureSchema,
  readWarningSchema,
  resumeSchema,
  sentResumeSchema,
} from '../resume.ts';

/** An uploaded resume as the server keeps it; `document` and `text` appear once `status` is `ready`. */
export const storedResumeSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(['parsing', 'ready', 'failed']),
  /** Why it could not be read; with `ready`, why not again: what was read before stands. */
  failure: readFailureSchema.optional(),
  source: z.object({ name: z.string(), type: z.string(), bytes: z.int() }),
  document: resumeSchema.optional(),
  text: z.string().optional(),
  warnings: z.array(readWarningSchema),
  /** What `If-Match` names. */
  version: z.int(),
  createdAt: z.iso.datetime(),
});
export type StoredResume = z.infer<typeof storedResumeSchema>;

const resumeAnswer = z.object({ resume: storedResumeSchema });
const titleSchema = z.string().trim().min(1, 'Give it a name.').max(MAX_TITLE_LENGTH);

export const createResume = defineEndpoint({
  ...ADDRESSES.createResume,
  summary: 'Upload a resume (multipart `file`) or paste its text; reading starts at once',
  access: 'user',
  upload: true,
  body: z.object({
    text: z
      .string()
      .min(1, 'Paste the text of your resume.')
      .max(MAX_TEXT_LENGTH, 'That is too long.'),
    title: titleSchema.optional(),
  }),
  // Each character as six of JSON, and the title.
  bodyLimit: { bytes: 6 * MAX_TEXT_LENGTH + 8_192 },
  status: 201,
  response: resumeAnswer,
});

export const listResumes = defineEndpoint({
  ...ADDRESSES.listResumes,
  summary: 'Your resumes, newest first',
  access: 'user',
  query: pageQuerySchema.extend({
    /** In the title or the file's name. */
    q: z.string().trim().max(120).optional(),
  }),
  status: 200,
  response: pageOf(storedResumeSchema.omit({ document: true, text: true })),
});

export const getResume = defineEndpoint({
  ...ADDRESSES.getResume,
  summary: 'One resume with what was read',
  access: 'user',
  params: idParamsSchema,
  status: 200,
  response: resumeAnswer,
});

export const updateResume = defineEndpoint({
  ...ADDRESSES.updateResume,
  summary: 'Rename a resume or correct what was read',
  access: 'user',
  params: idParamsSchema,
  body: z.object({ title: titleSchema.optional(), document: sentResumeSchema.optional() }),
  bodyLimit: DOCUMENT_BODY_LIMIT,
  status: 200,
  response: resumeAnswer,
});

export const placeKeptText = defineEndpoint({
  ...ADDRESSES.placeKeptText,
  summary: 'Say what a text is that found no place: it goes there, stays as it is, or is left out',
  access: 'user',
  params: idParamsSchema.extend({ keptId: idSchema }),
  body: z.object({ home: keptHomeSchema }),
  status: 200,
  response: resumeAnswer,
});

export const duplicateResume = defineEndpoint({
  ...ADDRESSES.duplicateResume,
  summary: 'A copy of a resume with its file and what was read and corrected, to change on its own',
  access: 'user',
  params: idParamsSchema,
  status: 201,
  response: resumeAnswer,
});

export const reparseResume = defineEndpoint({
  ...ADDRESSES.reparseResume,
  summary: 'Read the uploaded file again (a paid service); what was read before stands until then',
  access: 'user',
  params: idParamsSchema,
  status: 202,
  response: resumeAnswer,
});

export const deleteResume = defineEndpoint({
  ...ADDRESSES.deleteResume,
  summary: 'Delete a resume, its file and its results',
  access: 'user',
  params: idParamsSchema,
  status: 204,
});

export const downloadOriginal = defineEndpoint({
  ...ADDRESSES.downloadOriginal,
  summary: 'The file as it was uploaded',
  access: 'user',
  params: idParamsSchema,
  status: 200,
  produces: 'application/octet-stream',
});
