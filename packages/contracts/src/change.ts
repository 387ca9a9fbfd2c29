import { z } from 'zod';
import { askSchema, factSchema } from './asks.ts';
import { detailFormatSchema } from './details.ts';
import {
  fitViewSchema,
  missingKeywordSchema,
  scoredRequirementSchema,
  sourceSchema,
} from './score.ts';
import { RESUME_SECTIONS } from './template-options.ts';
import { skillAnalysisSchema } from './writing.ts';

/** Own words in place of a proposed change; they become a fact of the person's. */
export const ownWordsSchema = z.object({ text: z.string().max(2000) });
export const decisionSchema = z.union([z.enum(['accepted', 'rejected']), ownWordsSchema]);

/** How the words of a resume stand to their sources: they follow from them, they may be true and only the person can say so, or a source says otherwise. */
export const verdictSchema = z.enum(['proven', 'confirm', 'contradicted']);

/** The names that verdicts had in results stored before there were three. */
const FORMER_VERDICTS: Readonly<Record<string, string>> = { accept: 'proven', flag: 'confirm' };

/** What is contradicted is never offered. */
const offeredVerdictSchema = z.preprocess(
  (value) => (typeof value === 'string' ? (FORMER_VERDICTS[value] ?? value) : value),
  verdictSchema.exclude(['contradicted']),
);

/** Words of a change's `after` (UTF-16 offsets) that no source of the line supports. */
export const doubtSchema = z.object({
  text: z.string(),
  start: z.int(),
  end: z.int(),
  /** Why, in plain words for the person. */
  reason: z.string(),
  /** What the source line says in their place. */
  instead: z.string().optional(),
  /** The line that comes nearest. */
  nearest: z.string().optional(),
});

/** The person's word that a doubted wording is true of them. */
export const statementSchema = z.object({
  wording: z.string(),
  confirmedAt: z.iso.datetime(),
  /** The line that the wording replaces, else the one that it was made from. */
  source: sourceSchema,
});

/** What a change does, by the rule that makes it (the engine's `docs/rules.md`) or by the part of the document that it composes. Kept sessions hold these ids: one whose rule goes stays here. */
export const CHANGE_KINDS = [
  'answer',
  'bullet-order',
  'composed-summary',
  'core-skills',
  'duplicate',
  'duty-opener',
  'filler',
  'first-person',
  'gerund-opener',
  'headline',
  'intro-scope',
  'joined-fragment',
  'kept-text',
  'keyword-form',
  'leave-out',
  'long-bullet',
  'model-wording',
  'nominalization',
  'number-first',
  'number-form',
  'outcome-first',
  'paragraph-bullets',
  'passive',
  'personal-data',
  'proper-case',
  'region-spelling',
  'repeated-opener',
  'role-order',
  'school-order',
  'self-praise',
  'skill-order',
  'spelling',
  // Of runs before 28 November 2026; none makes it any more.
  'summary-skills',
  'surfaced-skill',
  'tense',
  'tidy',
  'total-years',
  'weak-pair',
  'wordy',
] as const;
export const changeKindSchema = z.enum(CHANGE_KINDS);

/** How far a run goes: wording alone; headline, summary, skills and order too; and older jobs on one line. */
export const DEPTHS = ['light', 'fitted', 'rebuilt'] as const;
export const depthSchema = z.enum(DEPTHS);
export type Depth = z.infer<typeof depthSchema>;

/** What the person may ask for of one text. */
export const REWORDING_WISHES = ['shorter', 'warmer', 'plainer'] as const;
export const rewordingWishSchema = z.enum(REWORDING_WISHES);

/** One proposed edit of one value. `before` or `after` is empty where a value is added or removed; a list's order is changed as a whole, one item a line. */
export const changeSchema = z.object({
  id: z.string(),
  /** Where in the original resume, such as `work[0].highlights[1]`. */
  path: z.string(),
  before: z.string(),
  after: z.string(),
  kind: changeKindSchema,
  /** Why, in plain words for the person. */
  reason: z.string(),
  requirementId: z.string().optional(),
  /** The change without which this one makes no sense. */
  dependsOn: z.string().optional(),
  /** What this change alone adds to the score. */
  points: z.number(),
  /** The lines of the original that support `after`; `answers.q1` is the person's answer to a question. */
  sources: z.array(sourceSchema),
  /** `proven` starts as accepted, `confirm` as rejected until the person makes it a statement of theirs. */
  verdict: offeredVerdictSchema,
  /** Of a change to confirm; none where it was stored before doubts were kept. */
  doubts: z.array(doubtSchema).optional(),
  decision: decisionSchema,
  /** There while a change to confirm is accepted. */
  statement: statementSchema.optional(),
  /** Of a language model's wording: what stands in its place without it. Letters are planned on that. */
  builtIn: z.string().optional(),
  /** Of a language model's wording: what the person asked for. It stands above every other wording of its line. */
  wish: rewordingWishSchema.optional(),
});

export const unsupportedFactSchema = z.object({
  kind: z.string(),
  text: z.string(),
  path: z.string().optional(),
  start: z.int().optional(),
  end: z.int().optional(),
  reason: z.string(),
  /** What the source says in its place. */
  instead: z.string().optional(),
  nearest: z.string().optional(),
});

/** An unsupported fact with what follows from it. */
export const findingSchema = unsupportedFactSchema.extend({
  verdict: verdictSchema.exclude(['proven']),
});
export const verificationSchema = z.object({
  /** Nothing is unsupported. */
  ok: z.boolean(),
  /** The worst of the findings; `proven` without any. */
  verdict: verdictSchema,
  unsupported: z.array(findingSchema),
});

export const changesSummaryItemSchema = z.object({
  kind: z.string(),
  count: z.int(),
  text: z.string(),
});

export const questionSchema = z.object({
  id: z.string(),
  kind: z.string(),
  question: z.string(),
  path: z.string().optional(),
  requirementId: z.string().optional(),
  /** What the answer is about, such as a skill's name. */
  terms: z.array(z.string()).optional(),
  /** The role that the answer most likely belongs to: `work[0]`. */
  entry: z.string().optional(),
  /** Of a `detail`: how its value is written. */
  format: detailFormatSchema.optional(),
});

/** Something to look at before the resume is sent, with its one mend: a question, a change to accept, or a step of the flow. */
export const beforeSendItemSchema = z.object({
  kind: z.enum([
    'no-name',
    'no-email',
    'no-phone',
    'no-place',
    'undated-job',
    'reversed-dates',
    'future-date',
    'overlapping-jobs',
    'doubled-job',
    'placeholder',
    'kept-text',
    'personal-data',
    'open-credential',
    'open-changes',
  ]),
  text: z.string(),
  /** The line or entry of the result. */
  path: z.string().optional(),
  questionId: z.string().optional(),
  changeId: z.string().optional(),
  step: z.enum(['upload', 'optimize']).optional(),
});

export const reportSchema = z.object({
  /** How far the original and the result answer the ad, 0 to 100; none where a result was stored before it was measured. */
  originalFit: z.number().optional(),
  optimizedFit: z.number().optional(),
  /** What the result's figure is made of. */
  fitViews: z.array(fitViewSchema).optional(),
  originalScore: z.number(),
  optimizedScore: z.number(),
  improvementScore: z.number(),
  ceiling: z.number(),
  missingKeywords: z.array(missingKeywordSchema),
  changesSummary: z.array(changesSummaryItemSchema),
  requirements: z.array(scoredRequirementSchema),
  /** The asks in their short form, for clients that take answers in own words alone. */
  questions: z.array(questionSchema),
  /** What only the person can answer, in the order of worth: ten a round, and those that are answered. */
  asks: z.array(askSchema).optional(),
  /** How many more there are. */
  asksLeft: z.int().optional(),
  /** What the score would be if every open ask were answered "yes"; no promise. */
  withinReach: z.number().optional(),
  /** What the answers have told, to be kept for the person's next application; topics answered "no". */
  facts: z.array(factSchema).optional(),
  declined: z.array(z.string()).optional(),
  /** The person's reason for this employer, for the letter. */
  motive: z.string().optional(),
  /** A moment of their work as the person tells it, for the letter. */
  moment: z.string().optional(),
  /** What went well in a job: the line of the result that tells it, and the person's own words for it, for the letter. */
  results: z.array(z.object({ line: z.string(), text: z.string() })).optional(),
  /** Left out of results stored before there was such a list. */
  beforeSend: z.array(beforeSendItemSchema).optional(),
  skills: z.array(skillAnalysisSchema),
  /** An AI provider was configured and the built-in engine had to stand in. */
  degraded: z.boolean(),
  /** Of a result stored before there were depths: fitted. */
  depth: depthSchema.optional(),
  /** `YYYY-MM` that stood for "present". */
  asOf: z.string(),
  /** Proposals for the page as a whole: an order for the template's settings, which starts as taken, and bullets of the original (paths) to leave out for so many pages, which nothing applies by itself. */
  layout: z
    .object({
      sectionOrder: z
        .object({ sections: z.array(z.enum(RESUME_SECTIONS)), reason: z.string() })
        .optional(),
      leaveOut: z
        .object({ pages: z.int(), paths: z.array(z.string()), reason: z.string() })
        .optional(),
    })
    .optional(),
});

export const proofSchema = z.object({
  engine: z.string(),
  asOf: z.string(),
  source: z.object({ sha256: z.string() }),
  outputs: z.array(
    z.object({
      file: z.string(),
      sha256: z.string(),
      sentences: z.array(
        z.object({
          text: z.string(),
          path: z.string(),
          changeId: z.string().optional(),
          sources: z.array(sourceSchema),
          decision: z.enum(['unchanged', 'accepted', 'own-words', 'confirmed-by-you']),
          /** Of a sentence that the person confirmed: when, and the wording that they saw. */
          confirmedAt: z.iso.datetime().optional(),
          wording: z.string().optional(),
        }),
      ),
    }),
  ),
});

export type Decision = z.infer<typeof decisionSchema>;
export type Verdict = z.infer<typeof verdictSchema>;
export type Doubt = z.infer<typeof doubtSchema>;
export type Statement = z.infer<typeof statementSchema>;
export type ChangeKind = z.infer<typeof changeKindSchema>;
export type RewordingWish = z.infer<typeof rewordingWishSchema>;
export type Change = z.infer<typeof changeSchema>;
export type Finding = z.infer<typeof findingSchema>;
export type UnsupportedFact = z.infer<typeof unsupportedFactSchema>;
export type Verification = z.infer<typeof verificationSchema>;
export type ChangesSummaryItem = z.infer<typeof changesSummaryItemSchema>;
export type Question = z.infer<typeof questionSchema>;
export type BeforeSendItem = z.infer<typeof beforeSendItemSchema>;
export type Report = z.infer<typeof reportSchema>;
export type Proof = z.infer<typeof proofSchema>;
