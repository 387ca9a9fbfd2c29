/** What a section of a resume holds. */
export const SECTION_KINDS = [
  'summary',
  'work',
  'volunteer',
  'education',
  'skills',
  'projects',
  'certificates',
  'awards',
  'publications',
  'languages',
  'interests',
  'references',
  'courses',
  'contact',
  'profiles',
  'other',
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];
