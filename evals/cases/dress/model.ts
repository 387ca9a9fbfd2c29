/** The parts of JSON Resume 1.0.0 that the made resumes use. Dates are YYYY or YYYY-MM; a job without endDate goes on. */
export interface Work {
  name: string;
  position: string;
  location?: string;
  startDate?: string;
  endDate?: string;
  summary?: string;
  highlights: string[];
}
interface Volunteer {
  organization: string;
  position: string;
  startDate?: string;
  endDate?: string;
  highlights: string[];
}
export interface Education {
  institution: string;
  studyType?: string;
  area?: string;
  startDate?: string;
  endDate?: string;
  score?: string;
}
export interface Place {
  address?: string;
  postalCode?: string;
  city?: string;
  region?: string;
  countryCode?: string;
}
export interface Resume {
  basics: {
    name: string;
    label?: string;
    email?: string;
    phone?: string;
    url?: string;
    summary?: string;
    location?: Place;
  };
  work: Work[];
  volunteer: Volunteer[];
  education: Education[];
  skills: { name?: string; keywords: string[] }[];
  languages: { language: string; fluency?: string }[];
  certificates: { name: string; issuer?: string; date?: string }[];
  awards: { title: string; awarder?: string; date?: string }[];
  projects: { name: string; description?: string; highlights: string[] }[];
  interests: { name: string }[];
  references: { name: string; reference?: string }[];
  meta: { id: string; trade: string; country: string; age: number; lang: Lang };
}

export type Lang = 'en' | 'fr' | 'es' | 'pt' | 'de';

export const sections = [
  'summary',
  'work',
  'education',
  'skills',
  'certificates',
  'languages',
  'volunteer',
  'projects',
  'awards',
  'interests',
  'references',
] as const;
export type Section = (typeof sections)[number];

/** What a printed field is, so that the dress can tell whether its edges can be seen (see edges.ts). */
export type FieldKind =
  | 'name'
  | 'place'
  | 'self-evident'
  | 'title'
  | 'company'
  | 'degree'
  | 'item'
  | 'prose';

/** A run of text on a line. With paths it carries these fields; without, it is framing (separators, labels). */
export interface Piece {
  text: string;
  paths?: string[];
  kind?: FieldKind;
  /** Words a reading should conserve though no field holds them (odd lines). */
  content?: boolean;
}

export type Role = 'name' | 'contact' | 'heading' | 'head' | 'bullet' | 'item' | 'text' | 'odd';

export interface Line {
  pieces: Piece[];
  role: Role;
  section?: Section;
  indent: string;
  /** The bullet with its gap, or ''. */
  glyph: string;
  startsSection?: boolean;
  startsEntry?: boolean;
}

/** A line set as text, on its way to the page. */
export interface Row {
  text: string;
  /** Columns by which continuation rows hang when a wrap kind wants it. */
  hang: number;
  role: Role | 'blank' | 'frame';
  section?: Section;
}

export type Precision = 'month' | 'year' | 'none';
/** A date range as printed, and what of either end a reader can still tell. */
export interface PrintedRange {
  text: string;
  start: Precision;
  end: Precision;
}
export interface DateWords {
  lang: Lang;
  joint: string;
  /** The word for an end that has not come, for instance "Present"; '' leaves the range open ("2018 -"). */
  open: string;
}
export interface DateForm {
  /** One date (YYYY or YYYY-MM) as printed, with the precision that it keeps. */
  one: (date: string, lang: Lang) => { text: string; keeps: Precision };
  /** A range, when the form does not simply join two dates. */
  range?: (start: string, end: string | undefined, words: DateWords) => PrintedRange;
}

export type Template = string;
export type ListMode = 'bullets' | 'lines' | 'comma' | 'semicolon' | 'pipe';

/**
 * How one resume is laid out. A kind's `style` changes any of it. Templates: `{field}` a value, `{=Word}` a
 * label in the resume's language, `<...>` left out when a value inside is missing, \n a new line.
 */
export interface Style {
  glyph: (index: number) => string;
  glyphGap: string;
  bulletIndent: string;
  headIndent: string;
  headingCase: (text: string) => string;
  headingMark: (text: string) => string[];
  /** Wording per section; null prints none. */
  headings: Record<Section, string | null>;
  /** Sections whose heading stands before the text on the same line, and with what after it. */
  inline: Map<Section, string>;
  order: Section[];
  /** How many blank lines stand between two lines. */
  spacing: (previous: Line, next: Line) => number;
  date: DateForm;
  dateJoint: string;
  dateOpen: string;
  datePlace: (template: Template) => Template;
  /** {title} {company} {location} {date} */
  entry: Template;
  location: (template: Template) => Template;
  roles: 'repeated' | 'grouped';
  /** Several bullets of one job as one paragraph. */
  paragraphs: boolean;
  /** {name} {label} {place} {address} {phone} {email} {url} {country} */
  top: Template;
  contact: Template;
  contactAt: 'top' | 'end';
  name: (name: string) => string;
  skills: (resume: Resume, draw: Draw) => Line[];
  /** {name} {issuer} {date} */
  certificate: Template;
  certificateMode: ListMode;
  certificatesIn: 'own' | 'skills' | 'education';
  /** {language} {fluency} */
  language: Template;
  languageMode: ListMode;
  languagesIn: 'own' | 'skills';
  /** {degree} {school} {date} {score} */
  education: Template;
  degree: Template;
  /** How the dates of unfinished studies are told; undefined is as other dates. */
  studying: 'expected' | 'in progress' | undefined;
  /** {title} {company} {date}; undefined is as work. */
  volunteer: Template | undefined;
  award: Template;
  interestMode: ListMode;
}

/** What a section's drawing needs. */
export interface Draw {
  style: Style;
  lang: Lang;
  resume: Resume;
  random: Random;
  note: Notes;
}

export interface Random {
  next: () => number;
  /** A whole number below n. */
  below: (n: number) => number;
  pick: <T>(list: readonly T[]) => T;
}

/** What a dress takes away from what a careful human could tell; paths as in `work[2].position` or `work[*].name`. */
export interface Notes {
  destroy: (path: string) => void;
  coarsen: (path: string) => void;
  loosen: (path: string) => void;
}

/**
 * One way of dressing, an alternative within its dimension. `style` runs before the layout, `lines` on the laid
 * out lines (no blank lines yet), `rows` on the set lines, `text` on the whole. A kind without any is a default.
 */
export interface DressKind {
  id: string;
  dimension: string;
  style?: (style: Style, draw: Draw) => void;
  lines?: (lines: Line[], draw: Draw) => Line[];
  rows?: (rows: Row[], draw: Draw) => Row[];
  text?: (text: string, draw: Draw) => string;
  /** Ids, or dimensions written `name/`, that no human would combine with it; the later in order gives way. */
  clashes?: string[];
}

/** One kind id per dimension; a dimension left out has its default. */
export type Choices = Readonly<Record<string, string>>;

export interface Dressed {
  text: string;
  destroyed: string[];
  /** Dates of which only the year is told. */
  coarser: { path: string; precision: 'year' }[];
  /** Fields that count as right in whatever section they are read, because the dress does not tell the section. */
  loose: string[];
  /** The printed words that a reading should conserve: values, without dates, headings and labels. */
  content: string[];
  /** Kinds that were applied, after clashes. */
  applied: string[];
}
