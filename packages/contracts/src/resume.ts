import { z } from 'zod';
import { AS_WRITTEN_SECTIONS, OWN_ORDER } from './as-written-sections.ts';
import type { BodyLimit } from './endpoint.ts';
import { RESUME_SECTIONS } from './template-options.ts';

/** JSON Resume 1.0.0 (jsonresume.org/schema). An absent value is left out; unknown keys are kept. */
const text = z.string();
/** Far more than a life's work, and so few that a body of nothing but these is checked at once. */
const MAX_ENTRIES = 1_000;
const MAX_LINES = 2_000;
const entries = <T extends z.ZodType>(entry: T) =>
  z.array(entry).max(MAX_ENTRIES, 'There are too many of these.');
const lines = <T extends z.ZodType>(line: T) =>
  z.array(line).max(MAX_LINES, 'There are too many of these.');
/** ISO 8601, as precise as the source: `2019`, `2019-03` or `2019-03-01`. */
export const resumeDateSchema = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/);
const date = resumeDateSchema.optional();
const list = lines(text).optional();

const basicsSchema = z.looseObject({
  name: text.optional(),
  label: text.optional(),
  image: text.optional(),
  email: text.optional(),
  phone: text.optional(),
  url: text.optional(),
  summary: text.optional(),
  location: z
    .looseObject({
      address: text.optional(),
      postalCode: text.optional(),
      city: text.optional(),
      countryCode: text.optional(),
      region: text.optional(),
    })
    .optional(),
  profiles: entries(
    z.looseObject({
      network: text.optional(),
      username: text.optional(),
      url: text.optional(),
    }),
  ).optional(),
});

const dated = { url: text.optional(), startDate: date, endDate: date, summary: text.optional() };

const workSchema = z.looseObject({
  name: text.optional(),
  position: text.optional(),
  location: text.optional(),
  description: text.optional(),
  highlights: list,
  ...dated,
});

const volunteerSchema = z.looseObject({
  organization: text.optional(),
  position: text.optional(),
  /** Not in JSON Resume 1.0.0, as a job's: where it was, and what else its head says. */
  location: text.optional(),
  description: text.optional(),
  highlights: list,
  ...dated,
});

const educationSchema = z.looseObject({
  institution: text.optional(),
  url: text.optional(),
  area: text.optional(),
  studyType: text.optional(),
  startDate: date,
  endDate: date,
  score: text.optional(),
  courses: list,
  // Beyond JSON Resume 1.0.0, which allows further keys: where the school is; honours, theses.
  location: text.optional(),
  highlights: list,
});

const projectSchema = z.looseObject({
  name: text.optional(),
  description: text.optional(),
  highlights: list,
  keywords: list,
  roles: list,
  entity: text.optional(),
  type: text.optional(),
  ...dated,
});

const skillSchema = z.looseObject({
  name: text.optional(),
  level: text.optional(),
  keywords: list,
});

/** Where a value stands in the read text: UTF-16 offsets, and the page (from 1) and box (points from the top left) where the format has pages. */
export const sourceSpanSchema = z.object({
  start: z.int(),
  end: z.int(),
  page: z.int().optional(),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  /** 0 to 1: how sure the reader is. */
  confidence: z.number(),
});

export const readWarningSchema = z.object({
  code: z.string(),
  /** One or two sentences for the person. */
  message: z.string(),
  /** The value in doubt, as a path such as `work[0].position`. */
  path: z.string().optional(),
});

/** Words of the source that found no place among the fields: shown to the person, printed at their place, and nothing is composed from them. */
export const keptTextSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** The nearest heading above, as written; empty where it closes the document and belongs to none. */
  heading: z.string().optional(),
  /** The entry or section that stands before it: `work[1]`, `basics`. */
  after: z.string().optional(),
  /** UTF-16 offsets into the read text. */
  start: z.int().optional(),
  end: z.int().optional(),
  /** The person has seen it and leaves it as it is: nothing more is asked about it. */
  asIs: z.boolean().optional(),
});

/** What the person says a kept text is; `as-is` is printed where it stands, `undecided` takes back `as-is` and `leave-out`. */
export const keptHomeSchema = z.enum([
  'job',
  'school',
  'skill',
  'certificate',
  'language',
  'leave-out',
  'as-is',
  'undecided',
]);

const asWrittenLineSchema = z.object({
  /** Cells of a row are parted by " | ". */
  text: z.string(),
  /** `head` opens an entry, `detail` goes on with its head, `item` stood behind a list's mark. */
  kind: z.enum(['heading', 'head', 'detail', 'item', 'text']),
  /** The period of a head, where it stood in a cell or a row of its own. */
  dates: z.string().optional(),
  /** A blank row stood above it. */
  gap: z.literal(true).optional(),
  /** The value that is this line whole, such as `work[0].highlights[1]`: what is changed there is printed here. */
  path: z.string().optional(),
  /** Of a heading: the section that stands below it, printed from its fields. */
  section: z.enum(RESUME_SECTIONS).optional(),
  /** The entry that the line was read for. */
  entry: z.string().optional(),
  /** UTF-16 offsets into the read text. */
  start: z.int().optional(),
  end: z.int().optional(),
});

/** A section whose entries the reader could not tell apart surely: printed line by line as it stands in the source. Its fields stay filled. */
export const asWrittenSchema = z.object({
  section: z.enum([...AS_WRITTEN_SECTIONS, OWN_ORDER]),
  /** 0 to 1: how likely an entry of it was misread. */
  doubt: z.number(),
  lines: lines(asWrittenLineSchema),
  /** The person has seen it and leaves it as it was written: nothing more is asked about it. */
  asIs: z.boolean().optional(),
});

/** Words of the source that are in no output, and why. `person`: taken out by the person. */
export const leftOutTextSchema = z.object({
  text: z.string(),
  reason: z.enum([
    'page-number',
    'running-head',
    'hidden',
    'ornament',
    'machine-text',
    'mail-head',
    'letter',
    'template',
    'label',
    'connector',
    'person',
  ]),
  page: z.int().optional(),
  /** What the person left out, as it was kept before: the way back. */
  kept: keptTextSchema.optional(),
});

/** A word of a picture that was recognized with doubt, as it was read: its place on the page (from 1; left, top, right and bottom in points from the top left; a photo is 612 points wide), and in the read text where that can be told. */
export const doubtfulWordSchema = z.object({
  text: z.string(),
  /** 0 to 1. */
  confidence: z.number(),
  page: z.int(),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  start: z.int().optional(),
  end: z.int().optional(),
});

/** As a record of spans, but of any number of wrong ones the first is enough; a value may stand under any name, `constructor` too. */
const spansSchema = z
  .custom<Record<string, SourceSpan>>((spans) => {
    if (typeof spans !== 'object' || spans === null || Array.isArray(spans)) return false;
    return Object.values(spans).every((span) => sourceSpanSchema.safeParse(span).success);
  }, 'This does not say where values stand.')
  .meta({ type: 'object', additionalProperties: { type: 'object' } });

/** What Trueline knows of its own reading; stands under `meta.trueline`. */
export const readingSchema = z.object({
  /** Path of a value -> where it stands in the text. */
  spans: spansSchema.optional(),
  /** Section headings as written, in order. */
  sections: lines(z.object({ heading: z.string(), kind: z.string() })).optional(),
  warnings: lines(readWarningSchema).optional(),
  kept: lines(keptTextSchema).optional(),
  leftOut: lines(leftOutTextSchema).optional(),
  asWritten: lines(asWrittenSchema).optional(),
  doubtful: lines(doubtfulWordSchema).optional(),
});

export const resumeSchema = z.looseObject({
  $schema: text.optional(),
  basics: basicsSchema.optional(),
  work: entries(workSchema).optional(),
  volunteer: entries(volunteerSchema).optional(),
  education: entries(educationSchema).optional(),
  awards: entries(
    z.looseObject({
      title: text.optional(),
      date,
      awarder: text.optional(),
      summary: text.optional(),
    }),
  ).optional(),
  certificates: entries(
    z.looseObject({
      name: text.optional(),
      date,
      /** Neither is in JSON Resume 1.0.0: the end of its validity; its number, how it stands. */
      endDate: date,
      summary: text.optional(),
      url: text.optional(),
      issuer: text.optional(),
    }),
  ).optional(),
  publications: entries(
    z.looseObject({
      name: text.optional(),
      publisher: text.optional(),
      releaseDate: date,
      url: text.optional(),
      summary: text.optional(),
    }),
  ).optional(),
  skills: entries(skillSchema).optional(),
  languages: entries(
    z.looseObject({ language: text.optional(), fluency: text.optional() }),
  ).optional(),
  interests: entries(z.looseObject({ name: text.optional(), keywords: list })).optional(),
  references: entries(
    z.looseObject({ name: text.optional(), reference: text.optional() }),
  ).optional(),
  projects: entries(projectSchema).optional(),
  meta: z
    .looseObject({
      canonical: text.optional(),
      version: text.optional(),
      lastModified: text.optional(),
      trueline: readingSchema.optional(),
    })
    .optional(),
});

/** Longest document that is kept, in characters of its JSON. */
export const MAX_DOCUMENT_LENGTH = 524_288;

export function isKeepableLength(document: object): boolean {
  return JSON.stringify(document).length <= MAX_DOCUMENT_LENGTH;
}

/** A resume as a person may send it. */
export const sentResumeSchema = resumeSchema.refine(isKeepableLength, 'That is too long.');

/** Room for each character of a document as two bytes, and for where each of its lines was read. */
export const DOCUMENT_BODY_LIMIT: BodyLimit = { bytes: 2 * MAX_DOCUMENT_LENGTH, values: 14_000 };

export type Resume = z.infer<typeof resumeSchema>;
export type WorkEntry = z.infer<typeof workSchema>;
export type VolunteerEntry = z.infer<typeof volunteerSchema>;
export type EducationEntry = z.infer<typeof educationSchema>;
export type ProjectEntry = z.infer<typeof projectSchema>;
export type SkillGroup = z.infer<typeof skillSchema>;
export type SourceSpan = z.infer<typeof sourceSpanSchema>;
export type ReadWarning = z.infer<typeof readWarningSchema>;
export type KeptHome = z.infer<typeof keptHomeSchema>;
export type KeptText = z.infer<typeof keptTextSchema>;
export type AsWritten = z.infer<typeof asWrittenSchema>;
export type AsWrittenLine = z.infer<typeof asWrittenLineSchema>;
export type LeftOutText = z.infer<typeof leftOutTextSchema>;
export type DoubtfulWord = z.infer<typeof doubtfulWordSchema>;
export type Reading = z.infer<typeof readingSchema>;

export const readFailureCodeSchema = z.enum([
  'SCANNED',
  'ENCRYPTED',
  'EMPTY',
  'DAMAGED',
  'NOT_A_RESUME',
  'TOO_COMPLEX',
]);
/** Why a file could not be read, and in `message` what to do next. */
export const readFailureSchema = z.object({ code: readFailureCodeSchema, message: z.string() });
export type ReadFailureCode = z.infer<typeof readFailureCodeSchema>;
export type ReadFailure = z.infer<typeof readFailureSchema>;
