import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idSchema } from '../paging.ts';
import { resumeSchema } from '../resume.ts';
import { careerIntelligenceSchema } from '../writing.ts';

/** Longest profile, as JSON: far more than a life's work. */
export const MAX_PROFILE_LENGTH = 400_000;

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
  method: 'GET',
  path: '/api/profile',
  summary: 'Your profile: JSON Resume, and the career intelligence made from it',
  access: 'user',
  status: 200,
  response: answer,
});

export const putUserProfile = defineEndpoint({
  method: 'PUT',
  path: '/api/profile',
  summary: 'Replace your profile with this JSON Resume',
  access: 'user',
  body: resumeSchema.refine(
    (document) => JSON.stringify(document).length <= MAX_PROFILE_LENGTH,
    'That is too long.',
  ),
  status: 200,
  response: answer,
});

export const importUserProfile = defineEndpoint({
  method: 'POST',
  path: '/api/profile/import',
  summary: 'Set up your profile from a resume (a paid service); sections that you have filled stay',
  access: 'user',
  body: z.object({ resumeId: idSchema, replace: z.boolean().optional() }),
  status: 200,
  response: answer,
});

export const refreshCareerIntelligence = defineEndpoint({
  method: 'POST',
  path: '/api/profile/career-intelligence',
  summary: 'Strengths, gaps and next steps from your profile and the ads you used (a paid service)',
  access: 'user',
  status: 200,
  response: answer,
});
