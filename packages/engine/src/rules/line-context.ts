import type { JobTerm, JobTerms } from '../document/job-terms.ts';
import type { Language } from '../language/line.ts';

/** How the verbs of an entry's bullets stand: a role that ended in the past, one that goes on in the present, or not certain. */
export type RoleTense = 'past' | 'present' | 'unknown';

/** What a rewriter may know about the line. */
export interface LineContext {
  path: string;
  tense: RoleTense;
  /** The title of the role that the line is of. */
  position?: string;
  /** What the document is written in; grammar is touched in no other language. */
  language: Language | null;
  terms: JobTerms;
  /** Path -> terms whose form in the ad that line shall carry. */
  keywordForms: ReadonlyMap<string, JobTerm[]>;
  /** Some bullets of the entry can't leave their -ing form, so none does. */
  keepsGerunds?: boolean;
  /** Some bullets of the entry can't do without their "I", so all keep it. */
  keepsPerson?: boolean;
  /** Lines keep the form of their verb as the person wrote it: not all of the entry's can be brought to one. */
  keepsVoice?: boolean;
  /** Other bullets of the entry open with forms in -ing that are surely verbs, so this one's is a verb too. */
  amongGerunds?: boolean;
  /** The lines beside it surely open with verbs of the present, so this one does too. */
  opensWithVerb: boolean;
  /** The bullets beside it will open with verbs, so a noun for an act may become one too. */
  amongVerbs?: boolean;
  /** Only nouns that have a verb of their own may become one. */
  keepsThings?: boolean;
  /** The ad's spelling where the resume's is the other one. */
  spelling: Spelling | null;
  /** Letters alone -> how the ad writes the word: together, hyphened or apart. */
  adWritings: ReadonlyMap<string, string>;
  /** Misspelled words in small letters -> the one word that can have been meant. */
  corrections?: ReadonlyMap<string, string>;
  /** Whether bullets end with a stop, where most of the document's agree. */
  finalStop?: boolean;
  /** The document spells its numbers out by choice. */
  keepsNumberWords?: boolean;
  /** Path -> the verb of equal rank that the bullet shall open with. */
  openers: ReadonlyMap<string, string>;
}

export type Spelling = 'american' | 'british';
