import type { JobTerm, JobTerms } from '../document/job-terms.ts';

/** How the verbs of an entry's bullets stand: a role that ended in the past, one that goes on in the present, or not certain. */
export type RoleTense = 'past' | 'present' | 'unknown';

/** What a rewriter may know about the line. */
export interface LineContext {
  path: string;
  tense: RoleTense;
  /** The document is written in English; grammar is touched in no other language. */
  english: boolean;
  terms: JobTerms;
  /** Path -> terms whose form in the ad that line shall carry. */
  keywordForms: ReadonlyMap<string, JobTerm[]>;
  /** Some bullets of the entry can't leave their -ing form, so none does. */
  keepsGerunds?: boolean;
  /** Other bullets of the entry open with forms in -ing that are surely verbs, so this one's is a verb too. */
  amongGerunds?: boolean;
  /** The lines beside it surely open with verbs of the present, so this one does too. */
  opensWithVerb: boolean;
  /** The bullets beside it will open with verbs, so a noun for an act may become one too. */
  amongVerbs?: boolean;
  /** The ad's spelling where the resume's is the other one. */
  spelling: Spelling | null;
  /** Letters alone -> how the ad writes the word: together, hyphened or apart. */
  adWritings: ReadonlyMap<string, string>;
  /** Path -> the verb of equal rank that the bullet shall open with. */
  openers: ReadonlyMap<string, string>;
}

export type Spelling = 'american' | 'british';

/** One step of a change: the whole new line, and why. */
export interface Rewrite {
  text: string;
  kind: string;
  /** One sentence for the person. */
  reason: string;
  requirementId?: string | undefined;
}

/** Proposes a better wording of one line, or null where nothing is certain. */
export type Rewriter = (text: string, context: LineContext) => Rewrite | null;

/** Sentences of a line with the spaces between them, so that joining gives the line back. */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?;]\s)(?=[A-Z])/);
}

/** Rewrites each sentence alone; null when none changed. */
export function mapSentences(
  text: string,
  change: (sentence: string) => string | null,
): string | null {
  let changed = false;
  const sentences = splitSentences(text).map((sentence) => {
    const better = change(sentence);
    if (better === null) return sentence;
    changed = true;
    return better;
  });
  return changed ? sentences.join('') : null;
}

export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A line in capitals, or too short to be a sentence: a label, a heading or a list of tools. */
export function isLabel(text: string): boolean {
  return text.trim().split(/\s+/).length < 3 || (/[A-Z]/.test(text) && text === text.toUpperCase());
}

/** "Framing of 26 houses since 2018": neither the plain present nor the past says it. */
export const reachesTillNow = (text: string): boolean => /^[^,;(]*\b(?:since|so far)\b/i.test(text);

/** "I'm booking visits" -> "I am booking visits", so that one rule reads both. */
export const withoutContraction = (text: string): string =>
  text.replace(/^I['’]m (?=\w)/, 'I am ').replace(/^I['’]ve (?=\w)/, 'I have ');
