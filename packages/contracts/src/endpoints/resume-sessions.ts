import { z } from 'zod';
import { ADDRESSES } from '../addresses.ts';
import { answersSchema, formerAnswersSchema, keptAnswerSchema } from '../asks.ts';
import {
  beforeSendItemSchema,
  changeSchema,
  changesSummaryItemSchema,
  decisionSchema,
  depthSchema,
  questionSchema,
  reportSchema,
} from '../change.ts';
import { defineEndpoint } from '../endpoint.ts';
import { MAX_JOB_DESCRIPTION_LENGTH } from '../limits.ts';
import { idParamsSchema, idSchema, pageOf, pageQuerySchema } from '../paging.ts';
import { practiceNoteSchema, practiceNotesPatchSchema } from '../practice.ts';
import { readBackMatrixSchema } from '../read-back.ts';
import { jobRequirementsSchema } from '../requirement.ts';
import { resumeSchema } from '../resume.ts';
import { missingKeywordSchema, scoreComponentSchema, scoredRequirementSchema } from '../score.ts';
import {
  atsMetadataSchema,
  claimChallengeSchema,
  contradictionSchema,
  coverLetterSchema,
  interviewQuestionSchema,
  letterToneSchema,
  skillAnalysisSchema,
} from '../writing.ts';
import { templateSettingsSchema } from './templates.ts';

const MAX_LETTER_LENGTH = 10_000;
const MAX_ROUNDS = 20;
const MAX_INTERVIEW_QUESTIONS = 30;
const MAX_QUESTIONS_LENGTH = 60_000;
const letterTextSchema = z.string().max(MAX_LETTER_LENGTH, 'That is too long.');

/** One resume fitted to one job, and what the result holds. */
export const resumeSessionSchema = z.object({
  id: z.string(),
  resumeId: z.string(),
  originalResume: z.string(),
  jobDescription: z.string(),
  status: z.enum(['pending', 'optimizing', 'completed', 'failed']),
  /** Where the running optimization is. */
  progress: z.object({ step: z.string(), percent: z.int(), message: z.string() }).optional(),
  /** Why the last run failed, and what to do; the result of the run before, where there was one, still stands. */
  failure: z.object({ code: z.string(), message: z.string() }).optional(),
  includeAtsMetadata: z.boolean(),
  includeCoverLetter: z.boolean(),
  includeInterviewQuestions: z.boolean(),
  originalFit: reportSchema.shape.originalFit,
  optimizedFit: reportSchema.shape.optimizedFit,
  fitViews: reportSchema.shape.fitViews,
  improvementScore: z.number(),
  originalScore: z.number(),
  optimizedScore: z.number(),
  ceiling: z.number(),
  components: z.array(scoreComponentSchema),
  missingKeywords: z.array(missingKeywordSchema),
  changesSummary: z.array(changesSummaryItemSchema),
  changes: z.array(changeSchema),
  requirements: z.array(scoredRequirementSchema),
  questions: z.array(questionSchema),
  /** Left out of results stored before there were asks. */
  asks: reportSchema.shape.asks,
  asksLeft: reportSchema.shape.asksLeft,
  withinReach: reportSchema.shape.withinReach,
  facts: reportSchema.shape.facts,
  declined: reportSchema.shape.declined,
  motive: reportSchema.shape.motive,
  moment: reportSchema.shape.moment,
  results: reportSchema.shape.results,
  /** How many rounds of asks were wanted, ten each. */
  rounds: z.int(),
  /** How much of the resume is set anew; `fitted` where none is named. */
  depth: depthSchema.optional(),
  /** What to look at before it is sent; left out of results stored before there was such a list. */
  beforeSend: z.array(beforeSendItemSchema).optional(),
  /** The original with the accepted changes; there whenever there is a result. */
  document: resumeSchema.optional(),
  /** How each skill of the ad stands in the result. */
  skills: z.array(skillAnalysisSchema),
  coverLetter: coverLetterSchema.optional(),
  interviewQuestions: z.array(interviewQuestionSchema),
  /** The person changed the questions, or left some out. */
  questionsEdited: z.boolean().optional(),
  /** What the person noted while they practised; kept whatever becomes of the result. */
  practiceNotes: z.array(practiceNoteSchema),
  /** The likely challenge to each strong claim of the resume. */
  challenges: z.array(claimChallengeSchema),
  atsMetadata: atsMetadataSchema.optional(),
  /** Where texts of the pack say different things: until mended, the pack isn't given out. */
  contradictions: z.array(contradictionSchema),
  layout: reportSchema.shape.layout,
  /** What the person answered; a skipped ask is answered `skip`. */
  answers: z.array(keptAnswerSchema),
  degraded: z.boolean(),
  templateId: z.string(),
  templateSettings: templateSettingsSchema,
  /** Pages of the result in its template. */
  pages: z.int().optional(),
  /** What the job description names, where it does. */
  job: z.object({ title: z.string().optional(), company: z.string().optional() }).optional(),
  /** `YYYY-MM` that stood for "present" in this result. */
  asOf: z.string().optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ResumeSession = z.infer<typeof resumeSessionSchema>;

const answer = z.object({ resumeSession: resumeSessionSchema });

export const createResumeSession = defineEndpoint({
  ...ADDRESSES.createResumeSession,
  summary: 'Start fitting a resume to a job',
  access: 'user',
  body: z.object({ resumeId: z.string().min(1).max(64) }),
  status: 201,
  response: answer,
});

export const listResumeSessions = defineEndpoint({
  ...ADDRESSES.listResumeSessions,
  summary: 'Your resume sessions, newest first',
  access: 'user',
  query: pageQuerySchema,
  status: 200,
  response: pageOf(
    resumeSessionSchema.pick({
      id: true,
      resumeId: true,
      status: true,
      job: true,
      originalScore: true,
      optimizedScore: true,
      ceiling: true,
      createdAt: true,
      updatedAt: true,
    }),
  ),
});

export const readJobDescription = defineEndpoint({
  ...ADDRESSES.readJobDescription,
  summary: 'What a job description asks for; nothing is stored',
  access: 'user',
  body: z.object({
    jobDescription: z.string().max(MAX_JOB_DESCRIPTION_LENGTH, 'That is too long.'),
  }),
  status: 200,
  response: jobRequirementsSchema,
});

export const getResumeSession = defineEndpoint({
  ...ADDRESSES.getResumeSession,
  summary: 'One resume session with its result',
  access: 'user',
  params: idParamsSchema,
  status: 200,
  response: answer,
});

export const updateResumeSession = defineEndpoint({
  ...ADDRESSES.updateResumeSession,
  summary: 'Set the job description, the depth, the template or decisions; the score follows',
  access: 'user',
  params: idParamsSchema,
  body: z.object({
    jobDescription: z.string().max(MAX_JOB_DESCRIPTION_LENGTH, 'That is too long.').optional(),
    includeAtsMetadata: z.boolean().optional(),
    includeCoverLetter: z.boolean().optional(),
    includeInterviewQuestions: z.boolean().optional(),
    templateId: z.string().max(64).optional(),
    templateSettings: templateSettingsSchema.optional(),
    decisions: z.record(z.string().max(64), decisionSchema).optional(),
    /** Id of a change that stood at its line before another wording took its place: it stands there again, as it was decided on. */
    wording: z.string().max(64).optional(),
    /** Stand in place of the earlier answers to the same asks, those to others stay; `{ ask, text: '' }` takes the answers to that ask back, and option `skip-if-open` skips it where it has none. */
    answers: z.union([answersSchema, formerAnswersSchema]).optional(),
    /** So many rounds of asks, ten each. */
    rounds: z.int().min(1).max(MAX_ROUNDS).optional(),
    /** With a result it is set anew in this depth at once, with what was decided on each change; without one it counts from the first run on. */
    depth: depthSchema.optional(),
    /** The letter in the person's own wording, or in another tone; a length left out stays as it is, null takes ours again. */
    coverLetter: z
      .object({
        short: letterTextSchema.optional(),
        standard: letterTextSchema.optional(),
        email: letterTextSchema.optional(),
        tone: letterToneSchema.optional(),
      })
      .nullable()
      .optional(),
    interviewQuestions: z
      .array(interviewQuestionSchema)
      .max(MAX_INTERVIEW_QUESTIONS)
      .refine((questions) => JSON.stringify(questions).length <= MAX_QUESTIONS_LENGTH, {
        error: 'That is too long.',
      })
      .nullable()
      .optional(),
    /** Stand in place of the earlier notes on the same questions. */
    practiceNotes: practiceNotesPatchSchema.optional(),
  }),
  // The ad, the texts and the decisions of a whole result in one.
  bodyLimit: { bytes: 1_048_576, values: 4_000 },
  status: 200,
  response: answer,
});

export const optimizeResumeSession = defineEndpoint({
  ...ADDRESSES.optimizeResumeSession,
  summary: 'Fit the resume to the job description; follow its events, or poll the resume session',
  access: 'user',
  params: idParamsSchema,
  status: 202,
  response: answer,
});

export const stopResumeSessionWriting = defineEndpoint({
  ...ADDRESSES.stopResumeSessionWriting,
  summary:
    'End the language model’s part of a running optimization: the result is made of what it has written; 409 where none runs',
  access: 'user',
  params: idParamsSchema,
  status: 200,
  response: answer,
});

export const followResumeSession = defineEndpoint({
  ...ADDRESSES.followResumeSession,
  summary: 'Server-sent events of the running optimization: `progress`, then `done` or `failed`',
  access: 'user',
  params: idParamsSchema,
  status: 200,
  produces: 'text/event-stream',
});

export const resumeFileNameSchema = z.enum([
  'resume.pdf',
  'resume.docx',
  'resume.txt',
  'resume.md',
  'resume.json',
  'resume-form.txt',
  'own-file.docx',
  'own-file-tracked.docx',
  'cover-letter.pdf',
  'cover-letter.docx',
  'cover-letter.txt',
  'interview-questions.pdf',
  'interview-questions.md',
  'interview-questions.json',
  'ats-metadata.json',
  'proof.json',
  'pack.zip',
]);
export type ResumeFileName = z.infer<typeof resumeFileNameSchema>;

const templateQuery = z.object({ template: z.string().max(64).optional() });

export const downloadFile = defineEndpoint({
  ...ADDRESSES.downloadFile,
  summary: 'One file of the result',
  access: 'user',
  params: z.object({ id: idSchema, name: z.string().max(64) }),
  query: templateQuery,
  status: 200,
  produces: 'application/octet-stream',
});

export const previewPage = defineEndpoint({
  ...ADDRESSES.previewPage,
  summary: 'One page of the result as SVG (`1.svg`, `2.svg`, …)',
  access: 'user',
  params: z.object({
    id: idSchema,
    page: z.string().regex(/^[1-9]\d{0,2}\.svg$/),
  }),
  query: templateQuery,
  status: 200,
  produces: 'image/svg+xml',
});

export const previewThumbnail = defineEndpoint({
  ...ADDRESSES.previewThumbnail,
  summary: 'The first page of the result, small, to choose a template by',
  access: 'user',
  params: idParamsSchema,
  query: templateQuery,
  status: 200,
  produces: 'image/svg+xml',
});

export const checkFiles = defineEndpoint({
  ...ADDRESSES.checkFiles,
  summary:
    'What of the result comes through when its files are read by several independent readers',
  access: 'user',
  params: idParamsSchema,
  query: templateQuery,
  status: 200,
  response: z.object({
    survival: readBackMatrixSchema,
    /** What the pages of the template don't show as given, such as letters that no font of ours holds. */
    warnings: z.array(z.object({ code: z.string(), message: z.string() })),
  }),
});

/** What the person's own Word file took of the accepted changes. */
export const ownFileSchema = z.object({
  placed: z.int(),
  /** What it was left without: the change's words, and why. */
  left: z.array(z.object({ text: z.string(), reason: z.string() })),
});
export type OwnFileReport = z.infer<typeof ownFileSchema>;

export const getOwnFile = defineEndpoint({
  ...ADDRESSES.getOwnFile,
  summary:
    'What the uploaded Word file took of the accepted changes; null where the resume came as something else',
  access: 'user',
  params: idParamsSchema,
  status: 200,
  response: z.object({ ownFile: ownFileSchema.nullable() }),
});
