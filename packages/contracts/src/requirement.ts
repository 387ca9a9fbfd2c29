import { z } from 'zod';

/** Offsets are UTF-16 code units into the job description exactly as given. */
const quote = { text: z.string(), start: z.int(), end: z.int() };

export const requirementKindSchema = z.enum([
  'skill',
  'years',
  'degree',
  'cert',
  'title',
  'responsibility',
  'location',
  'authorisation',
  'language',
  'clearance',
  'travel',
]);
export const requirementLevelSchema = z.enum(['must', 'nice', 'context']);
export const degreeLevelSchema = z.enum([
  'none',
  'certificate',
  'diploma',
  'associate',
  'bachelor',
  'master',
  'doctorate',
]);
export const skillKindSchema = z.enum([
  'hard',
  'tool',
  'method',
  'domain',
  'soft',
  'cert',
  'language',
  'unrecognised',
]);

/** A skill as the ad writes it, with the lexicon's name for it. */
export const skillMentionSchema = z.object({ ...quote, name: z.string() });

export const requirementSchema = z.object({
  id: z.string(),
  kind: requirementKindSchema,
  level: requirementLevelSchema,
  ...quote,
  /** Lowest number of years asked. */
  years: z.number().optional(),
  degree: degreeLevelSchema.optional(),
  /** "or equivalent experience" stands beside the degree. */
  orEquivalent: z.boolean().optional(),
  skills: z.array(skillMentionSchema),
  /** Names of which any one is enough. */
  anyOf: z.array(z.string()).optional(),
});

/** A job description, read: what it asks and where it says so. */
export const jobRequirementsSchema = z.object({
  title: z.string().optional(),
  company: z.string().optional(),
  requirements: z.array(requirementSchema),
  skills: z.array(skillMentionSchema.extend({ kind: skillKindSchema })),
});

export type RequirementKind = z.infer<typeof requirementKindSchema>;
export type RequirementLevel = z.infer<typeof requirementLevelSchema>;
export type DegreeLevel = z.infer<typeof degreeLevelSchema>;
export type SkillKind = z.infer<typeof skillKindSchema>;
export type SkillMention = z.infer<typeof skillMentionSchema>;
export type Requirement = z.infer<typeof requirementSchema>;
export type JobRequirements = z.infer<typeof jobRequirementsSchema>;
