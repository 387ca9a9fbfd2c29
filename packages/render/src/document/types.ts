import type { ResumeSection } from '@trueline/contracts';
import type { ResumeLanguage } from './language.ts';

/** A resume, letter or sheet of questions as every format draws it: what stands where, in reading order, with no idea of looks. All texts are clean (see `cleanText`) and never empty. */
export interface PageDocument {
  name?: string;
  label?: string;
  contacts: Inline[];
  /** Of the headings, dates and the few other words added to the person's own. */
  language: ResumeLanguage;
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
  /** The pieces of `text` where it is a list. */
  items?: string[];
}

export interface Entry {
  title?: string;
  /** "Mar 2019 – Present" */
  dates?: string;
  /** One line under the title: employer, place, address. */
  details: Inline[];
  lines: Line[];
  bullets: string[];
  /** It has no head and belongs to the entry above: no gap parts them. */
  goesOn?: true;
}

export interface Section {
  /** Of a letter each entry is a paragraph, its lines are lines of their own; `kept` holds text under a heading of the person's that is none of ours. */
  kind: ResumeSection | 'letter' | 'questions' | 'kept';
  /** Empty where nothing stands above it. */
  heading: string;
  entries: Entry[];
}
