import { z } from 'zod';
import { degreeLevelSchema, requirementLevelSchema } from './requirement.ts';
import { sourceSchema } from './score.ts';

/** A sentence that the engine wrote: the lines of the resume that its claims stand on, and the words that it takes from the job description. */
export const writtenSentenceSchema = z.object({
  text: z.string(),
  sources: z.array(sourceSchema),
  asked: z.array(z.string()),
  /** Its place in the letter, the same in each length and tone: "opening", "close". */
  id: z.string().optional(),
  /** Other wordings that say the same and passed the same gate. */
  others: z.array(z.string()).optional(),
});

export const letterToneSchema = z.enum(['plain', 'warm', 'formal']);
export const letterLengthSchema = z.enum(['standard', 'short', 'email']);

/** A letter in its lengths: up to 300 words, up to 156, and the body of an e-mail, each shorter where the resume tells little; a blank line between paragraphs. */
const letterTextsSchema = z.object({
  short: z.string(),
  standard: z.string(),
  email: z.string().optional(),
  /** Each sentence with its sources; left out of a letter that the person edited. */
  sentences: z
    .object({
      short: z.array(writtenSentenceSchema),
      standard: z.array(writtenSentenceSchema),
      email: z.array(writtenSentenceSchema).optional(),
    })
    .optional(),
});

/** A cover letter, in English. */
export const coverLetterSchema = letterTextsSchema.extend({
  /** The tone of the texts; plain where none is named. */
  tone: letterToneSchema.optional(),
  /** The lengths in which the person changed something. */
  edited: z.array(letterLengthSchema).optional(),
  /** Ours in each tone, to take instead. */
  tones: z.partialRecord(letterToneSchema, letterTextsSchema).optional(),
  /** What the person should know of it, in plain words. */
  notes: z.array(z.string()).optional(),
});

export const interviewQuestionKindSchema = z.enum([
  'behavioural',
  'situational',
  'probing',
  'gap',
  'motivation',
  'to-ask',
]);

/** An answer's frame in the person's own facts; null marks what only they can fill in. */
export const answerOutlineSchema = z.object({
  situation: z.string().nullable(),
  task: z.string().nullable(),
  action: z.string().nullable(),
  result: z.string().nullable(),
});

export const interviewQuestionSchema = z.object({
  question: z.string(),
  kind: interviewQuestionKindSchema,
  /** The requirement that it tests. */
  requirementId: z.string().optional(),
  /** The line of the resume that it is about. */
  path: z.string().optional(),
  /** Why an interviewer asks it. */
  why: z.string(),
  outline: answerOutlineSchema,
  followUp: z.string(),
  difficulty: z.enum(['easy', 'medium', 'hard']),
});

/** A strong claim of the resume and what a doubting reader will ask of it. */
export const claimChallengeSchema = z.object({
  path: z.string(),
  claim: z.string(),
  kind: z.enum(['number', 'ownership', 'outcome', 'scope']),
  challenge: z.string(),
  /** What to have ready; advice, not a claim. */
  prepare: z.string(),
});

/** What goes into a file's properties and a form's fields; every value stands on a line of the resume. */
export const atsMetadataSchema = z.object({
  title: z.string().optional(),
  /** The ad's words that the resume shows. */
  keywords: z.array(
    z.object({ term: z.string(), requirementId: z.string().optional(), source: sourceSchema }),
  ),
  skills: z.array(
    z.object({
      name: z.string(),
      /** Years of the dated roles that show it; left out where none does. */
      years: z.number().optional(),
      source: sourceSchema,
    }),
  ),
  degree: z.object({ level: degreeLevelSchema, source: sourceSchema }).optional(),
  fileName: z.string(),
  /** What the first page of a form asks; left out where the resume doesn't say it. */
  form: z
    .object({
      firstName: z.string().optional(),
      middleName: z.string().optional(),
      lastName: z.string().optional(),
      fullName: z.string().optional(),
      email: z.string().optional(),
      phone: z.string().optional(),
      street: z.string().optional(),
      city: z.string().optional(),
      region: z.string().optional(),
      postalCode: z.string().optional(),
      /** Its name, of a code of two letters. */
      country: z.string().optional(),
      links: z.array(z.string()),
      /** The same links by the name of their site. */
      profiles: z.array(z.object({ label: z.string(), url: z.string() })).optional(),
      /** The one of the title. */
      employer: z.string().optional(),
      /** False where the latest role has ended. */
      isEmployed: z.boolean().optional(),
      /** Of the highest degree. */
      fieldOfStudy: z.string().optional(),
      school: z.string().optional(),
      graduationYear: z.string().optional(),
      /** Parts that the resume doesn't surely tell, its section printed as it was written: left to the person. */
      unsure: z.array(z.enum(['work', 'education', 'years'])).optional(),
      /** "Why do you apply?" in three sentences, each of the letter. */
      why: z.string().optional(),
    })
    .optional(),
  pdf: z.object({
    title: z.string(),
    author: z.string(),
    subject: z.string(),
    keywords: z.array(z.string()),
  }),
});

/** How one skill of the ad stands in the resume. */
export const skillAnalysisSchema = z.object({
  /** As the ad writes it. */
  term: z.string(),
  /** The lexicon's name. */
  name: z.string(),
  level: requirementLevelSchema,
  requirementId: z.string(),
  /** `partial`: a narrower or neighbouring skill is shown; transferable, not counted as this one. */
  status: z.enum(['matched', 'partial', 'missing']),
  evidence: sourceSchema.optional(),
  /** Years of the dated roles that show it. */
  years: z.number().optional(),
  /** `YYYY-MM` or `YYYY`; "present" for a role that goes on. */
  lastUsed: z.string().optional(),
  note: z.string(),
  /** A suggestion, not a claim. */
  advice: z.string().optional(),
});

/** What a profile shows over time, for the person alone. */
export const careerIntelligenceSchema = z.object({
  strengths: z.array(
    z.object({
      name: z.string(),
      years: z.number().optional(),
      lastUsed: z.string().optional(),
      evidence: z.array(sourceSchema),
      /** In how many of the ads that the person used it is asked. */
      askedIn: z.int(),
    }),
  ),
  /** Per title that the person aims at, held titles where no ad is given. */
  targets: z.array(
    z.object({
      title: z.string(),
      ads: z.int(),
      shown: z.array(z.string()),
      gaps: z.array(
        z.object({
          term: z.string(),
          level: requirementLevelSchema,
          askedIn: z.int(),
          nearest: sourceSchema.optional(),
        }),
      ),
    }),
  ),
  nextSteps: z.array(z.object({ advice: z.string(), reason: z.string() })),
  /** What the analysis stands on, in plain words. */
  basis: z.string(),
  asOf: z.string(),
});

/** Two texts of one pack that say different things. */
export const contradictionSchema = z.object({
  /** Such as `coverLetter.standard`, `interviewQuestions[3]` or `atsMetadata.title`. */
  where: z.string(),
  kind: z.enum(['name', 'title', 'employer', 'date', 'number', 'skill']),
  text: z.string(),
  reason: z.string(),
});

export type WrittenSentence = z.infer<typeof writtenSentenceSchema>;
export type LetterTone = z.infer<typeof letterToneSchema>;
export type LetterLength = z.infer<typeof letterLengthSchema>;
export type LetterTexts = z.infer<typeof letterTextsSchema>;
export type CoverLetter = z.infer<typeof coverLetterSchema>;
export type InterviewQuestionKind = z.infer<typeof interviewQuestionKindSchema>;
export type AnswerOutline = z.infer<typeof answerOutlineSchema>;
export type InterviewQuestion = z.infer<typeof interviewQuestionSchema>;
export type ClaimChallenge = z.infer<typeof claimChallengeSchema>;
export type AtsMetadata = z.infer<typeof atsMetadataSchema>;
export type SkillAnalysis = z.infer<typeof skillAnalysisSchema>;
export type CareerIntelligence = z.infer<typeof careerIntelligenceSchema>;
export type Contradiction = z.infer<typeof contradictionSchema>;
