import { z } from 'zod';

/** What JSON Resume 1.0.0 asks beyond the shapes of `resumeSchema`: no further keys at the top, dates by its pattern, e-mail and web addresses in full. */
const date = z.string().regex(/^[12]\d{3}(-[01]\d(-[0-3]\d)?)?$/);
const dated = { startDate: date.optional(), endDate: date.optional() };
const url = z.url().optional();
const list = (shape: z.ZodRawShape) => z.array(z.looseObject(shape)).optional();

export const jsonResumeSchema = z.strictObject({
  $schema: z.url().optional(),
  basics: z
    .looseObject({
      email: z.email().optional(),
      url,
      location: z.looseObject({}).optional(),
      profiles: list({ url }),
    })
    .optional(),
  work: list({ ...dated, url, highlights: z.array(z.string()).optional() }),
  volunteer: list({ ...dated, url }),
  education: list({ ...dated, url }),
  awards: list({ date: date.optional() }),
  certificates: list({ date: date.optional(), url }),
  publications: list({ releaseDate: date.optional(), url }),
  skills: list({ keywords: z.array(z.string()).optional() }),
  languages: list({ language: z.string().optional() }),
  interests: list({ name: z.string().optional() }),
  references: list({ name: z.string().optional() }),
  projects: list({ ...dated, url }),
  meta: z.looseObject({}).optional(),
});
