import { z } from 'zod';
import { ADDRESSES } from '../addresses.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idSchema } from '../paging.ts';
import { DOCUMENT_BODY_LIMIT, resumeSchema, sentResumeSchema } from '../resume.ts';
import { careerIntelligenceSchema } from '../writing.ts';

/** What a person keeps of themselves, apart from any one resume. */
export const userProfileSchema = z.object({
  /** JSON Resume; empty at first. */
  document: resumeSchema,
  careerIntelligence: careerIntelligenceSchema.optional(),
  careerIntelligenceAt: z.iso.datetime().optional(),
  updatedAt: z.iso.datetime().optional(),
  /** What `If-Match` names; 0 before the first save. */
  version: z.int(),
});
export type UserProfile = z.infer<typeof userProfileSchema>;

const answer = z.object({ profile: userProfileSchema });

export const getUserProfile = defineEndpoint({
  ...ADDRESSES.getUserProfile,
  summary: 'Your profile: JSON Resume, and the career intelligence made from it',
  access: 'user',
  status: 200,
  response: answer,
});

export const putUserProfile = defineEndpoint({
  ...ADDRESSES.putUserProfile,
  summary: 'Replace your profile with this JSON Resume',
  access: 'user',
  body: sentResumeSchema,
  bodyLimit: DOCUMENT_BODY_LIMIT,
  status: 200,
  response: answer,
});

export const importUserProfile = defineEndpoint({
  ...ADDRESSES.importUserProfile,
  summary: 'Set up your profile from a resume (a paid service); sections that you have filled stay',
  access: 'user',
  body: z.object({ resumeId: idSchema, replace: z.boolean().optional() }),
  status: 200,
  response: answer,
});

export const refreshCareerIntelligence = defineEndpoint({
  ...ADDRESSES.refreshCareerIntelligence,
  summary: 'Strengths, gaps and next steps from your profile and the ads you used (a paid service)',
  access: 'user',
  status: 200,
  response: answer,
});
