import { z } from 'zod';
import { requirementLevelSchema, requirementSchema } from './requirement.ts';

/** A place in the resume: a path such as `work[0].highlights[1]`, and the words that stand there. */
export const sourceSchema = z.object({ path: z.string(), text: z.string() });

/** Who can win a lost point back: the engine, the person by answering, or nobody. */
export const fixKindSchema = z.enum(['automatic', 'ask', 'cannot']);

export const lostPointsSchema = z.object({
  points: z.number(),
  reason: z.string(),
  requirementId: z.string().optional(),
  jobQuote: z.string().optional(),
  /** The nearest line of the resume. */
  nearest: z.string().optional(),
  fix: z.string(),
  fixKind: fixKindSchema,
});

export const scoreComponentSchema = z.object({
  id: z.string(),
  name: z.string(),
  max: z.number(),
  got: z.number(),
  lost: z.array(lostPointsSchema),
});

export const missingKeywordSchema = z.object({
  term: z.string(),
  level: requirementLevelSchema,
  /** Shown elsewhere in the resume (then `source` is the line), or not at all: "add only if true". */
  evidenced: z.boolean(),
  /** Not shown, but `source` is a line near it: to be asked about. */
  near: z.boolean().optional(),
  source: z.string().optional(),
});

export const scoredRequirementSchema = requirementSchema.extend({
  /** 0 to 1. */
  credit: z.number(),
  evidence: z.array(sourceSchema),
});

/** One way of looking at how a resume fits an ad, with the lines it rests on. */
export const fitViewSchema = z.object({
  id: z.enum(['skills', 'requirements', 'words', 'years', 'title']),
  name: z.string(),
  /** How much it weighs beside the others. */
  weight: z.number(),
  /** 0 to 100. */
  share: z.number(),
  evidence: z.array(sourceSchema),
});

/** 0 to 100; the points lost over all components sum to 100 - score. Not a prediction of hiring. */
export const scoreSchema = z.object({
  score: z.number(),
  /** How far the resume answers the ad, 0 to 100, for telling which of two fits better. Not a prediction of hiring. */
  fit: z.number(),
  /** What `fit` is the weighed mean of. */
  fitViews: z.array(fitViewSchema),
  /** Components A to G, rescaled to 100. */
  match: z.number(),
  /** Components H to J, rescaled to 100. */
  quality: z.number(),
  /** The best score that truthful wording alone can reach. */
  ceiling: z.number(),
  components: z.array(scoreComponentSchema),
  requirements: z.array(scoredRequirementSchema),
  missingKeywords: z.array(missingKeywordSchema),
  /** What was set aside before scoring, in plain words; empty where nothing was. */
  notes: z.array(z.string()).optional(),
});

export type Source = z.infer<typeof sourceSchema>;
export type FixKind = z.infer<typeof fixKindSchema>;
export type LostPoints = z.infer<typeof lostPointsSchema>;
export type ScoreComponent = z.infer<typeof scoreComponentSchema>;
export type MissingKeyword = z.infer<typeof missingKeywordSchema>;
export type FitView = z.infer<typeof fitViewSchema>;
export type ScoredRequirement = z.infer<typeof scoredRequirementSchema>;
export type Score = z.infer<typeof scoreSchema>;
