import { z } from 'zod';

/** What the person is asked: whether a near line was that work, an amount, what came of it, which tasks of their occupation, a thing without a trace, a credential, an unclear value, why this employer, a wording to confirm. */
export const ASK_TYPES = [
  'confirm',
  'amount',
  'outcome',
  'task',
  'experience',
  'credential',
  'detail',
  'motive',
  'wording',
] as const;
/** The ask whose answer opens the letter, in own words alone. */
export const MOMENT_ASK = 'moment';
/** How sentences of a letter are named that tell what went well, as the person said it: `result-work0-1`. */
export const RESULT_SENTENCE = 'result';

/** Whether a sentence of a letter, by its name, stands in the person's own words, which nobody words anew. */
export const isOwnWording = (id: string): boolean =>
  id === MOMENT_ASK || id.startsWith(`${RESULT_SENTENCE}-`);
export const askTypeSchema = z.enum(ASK_TYPES);

const MAX_ID_LENGTH = 64;
/** The longest value of a blank, and the longest answer in the person's own words. */
const MAX_VALUE_LENGTH = 300;
export const MAX_ANSWER_LENGTH = 2_000;
/** More answers than any session has asks. */
export const MAX_ANSWERS = 200;

/** A place in an option's line that only the person can fill. */
export const blankSchema = z.object({
  name: z.string(),
  kind: z.enum(['number', 'text', 'date', 'choice']),
  /** What stands before it on the form: "How many dentists?". */
  label: z.string().optional(),
  /** What a number counts, as it is said of many. */
  unit: z.string().optional(),
  choices: z.array(z.string()).optional(),
  /** The line stands without it. */
  optional: z.boolean(),
});

/** An answer to choose. In `line`, `[name]` is a blank, `[name:driver|drivers]` a word that agrees with its number, `{...}` a part that falls away while a blank in it is empty. */
export const askOptionSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** The line of the resume that it makes; none where it makes none. */
  line: z.string().optional(),
  blanks: z.array(blankSchema),
});

export const askSchema = z.object({
  /** The same for the same resume and ad. */
  id: z.string(),
  type: askTypeSchema,
  prompt: z.string(),
  about: z.object({
    requirementId: z.string().optional(),
    /** The line that an answer would replace. */
    path: z.string().optional(),
    /** The role, or other entry, that an answer belongs to: `work[0]`. */
    entry: z.string().optional(),
    /** The change that a `wording` accepts. */
    changeId: z.string().optional(),
    /** The words of the ad that it answers, and those of the resume that it is about. */
    jobQuote: z.string().optional(),
    line: z.string().optional(),
    /** Names of the thing asked about, as the ad writes it. */
    terms: z.array(z.string()).optional(),
  }),
  options: z.array(askOptionSchema),
  /** Several options may be ticked: an answer each. */
  multiple: z.boolean().optional(),
  /** Points of the score, times the likelihood of a yes, per second of the person's time. */
  worth: z.number(),
  /** What the answer is good for, in plain words. */
  why: z.string(),
  /** The same for the same question in another session, by which a "no" is remembered. */
  topic: z.string(),
});

const chosenSchema = z.strictObject({
  ask: z.string().min(1).max(MAX_ID_LENGTH),
  option: z.string().min(1).max(MAX_ID_LENGTH),
  values: z
    .record(
      z.string().max(MAX_ID_LENGTH),
      z.union([z.string().max(MAX_VALUE_LENGTH), z.number()]).transform(String),
    )
    .optional(),
});
const toldSchema = z.strictObject({
  ask: z.string().min(1).max(MAX_ID_LENGTH),
  text: z.string().max(MAX_ANSWER_LENGTH),
});

/** A chosen option with what stands in its blanks, or the person's own words. */
export const answerSchema = z.union([chosenSchema, toldSchema]);
/** An answer as it is given back: every value is text. */
export const keptAnswerSchema = z.union([
  chosenSchema.extend({ values: z.record(z.string(), z.string()).optional() }),
  toldSchema,
]);
export const answersSchema = z.array(answerSchema).max(MAX_ANSWERS);
/** Answers as they were before there were options: own words by id of the question. */
export const formerAnswersSchema = z.record(
  z.string().max(MAX_ID_LENGTH),
  z.string().max(MAX_ANSWER_LENGTH),
);

/** An answer that can't be taken, by its place in the list. */
export interface AnswerFault {
  index: number;
  message: string;
}

/** A fact that the person told in an answer, kept for their next application. */
export const factSchema = z.object({
  id: z.string(),
  /** The line as it stood in the resume. */
  line: z.string(),
  /** The section it belongs to, and within `work` and `volunteer` the role. */
  section: z.enum(['work', 'volunteer', 'certificates', 'education', 'languages', 'skills']),
  role: z
    .object({
      name: z.string().optional(),
      position: z.string().optional(),
      startDate: z.string().optional(),
    })
    .optional(),
  /** The line of that role which it replaced. */
  replaces: z.string().optional(),
  topic: z.string(),
  /** What was asked. */
  prompt: z.string(),
});

/** What a person has told before: facts to use without asking, and topics of asks that they answered "no". */
export const knownAnswersSchema = z.object({
  facts: z.array(factSchema),
  declined: z.array(z.string()),
});

export type AskType = z.infer<typeof askTypeSchema>;
export type Blank = z.infer<typeof blankSchema>;
export type AskOption = z.infer<typeof askOptionSchema>;
export type Ask = z.infer<typeof askSchema>;
export type Answer = z.infer<typeof answerSchema>;
export type FormerAnswers = z.infer<typeof formerAnswersSchema>;
export type Fact = z.infer<typeof factSchema>;
export type KnownAnswers = z.infer<typeof knownAnswersSchema>;

/** Answers in today's form; former ones are the person's own words. */
export function toAnswers(given: readonly Answer[] | FormerAnswers): Answer[] {
  if (Array.isArray(given)) return [...given];
  return Object.entries(given)
    .filter(([, text]) => text.trim() !== '')
    .map(([ask, text]) => ({ ask, text }));
}
