/** What a part of a job description is about. `about`, `benefits`, `legal` and `apply` ask nothing of a candidate. */
export const JOB_SECTIONS = [
  'requirements',
  'nice',
  'responsibilities',
  'overview',
  'about',
  'benefits',
  'legal',
  'apply',
] as const;
export type JobSection = (typeof JOB_SECTIONS)[number];
