/** A resume as every format draws it: what stands where, in reading order, with no idea of looks. All texts are clean (see `cleanText`) and never empty. */
export interface ResumeDocument {
  name?: string;
  label?: string;
  contacts: Inline[];
  /** In the order of drawing; none is empty. */
  sections: Section[];
}

/** A short piece of a line, with its address where it has one. */
export interface Inline {
  text: string;
  href?: string;
}

/** A paragraph of its own; the label is set off from the text, as in "Courses: …". */
export interface Line {
  label?: string;
  text: string;
}

export interface Entry {
  title?: string;
  /** "Mar 2019 – Present" */
  dates?: string;
  /** One line under the title: employer, place, address. */
  details: Inline[];
  lines: Line[];
  bullets: string[];
}

export const SECTION_KINDS = [
  'summary',
  'work',
  'education',
  'projects',
  'skills',
  'volunteer',
  'certificates',
  'awards',
  'publications',
  'languages',
  'interests',
  'references',
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

export interface Section {
  kind: SectionKind;
  heading: string;
  entries: Entry[];
}
