/** The languages that are read word by word. */
export type Language = 'en' | 'fr';

export type PartOfSpeech =
  | 'noun'
  | 'name'
  | 'verb'
  | 'auxiliary'
  | 'adjective'
  | 'adverb'
  | 'determiner'
  | 'pronoun'
  | 'preposition'
  | 'conjunction'
  | 'number'
  | 'mark';

/** How a verb stands. In French `third` is any present with a subject, `gerund` the form in -ant. */
export type VerbForm = 'base' | 'third' | 'past' | 'participle' | 'gerund';

/** A word or mark of a line; `start` and `end` are UTF-16 offsets. */
export interface Token {
  text: string;
  lower: string;
  start: number;
  end: number;
  /** What stands between it and the token before. */
  gap: string;
  lemma: string;
  pos: PartOfSpeech;
  /** Of verbs only. */
  form: VerbForm | null;
  /** How sure the part of speech is, 0 to 1. */
  confidence: number;
}

/** Tokens from `from` up to, not with, `to`; `head` is the place of its last noun. */
export interface NounPhrase {
  from: number;
  to: number;
  head: number;
  number: 'singular' | 'plural' | 'mass';
  hasDeterminer: boolean;
}

/** A number with what it counts or measures: "about 1,200 calls". */
export interface Amount {
  value: number;
  unit: 'count' | 'money' | 'percent';
  start: number;
  end: number;
}

/** A date as precise as it was written: "March 2019", "2019-03-04", "'18". */
export interface DateMention {
  year: number;
  month: number | null;
  day: number | null;
  start: number;
  end: number;
}

/** What one verb of a line says. Places are those of tokens and phrases in the line. */
export interface Clause {
  from: number;
  to: number;
  /** Null: the person whose resume it is, unnamed or "I". */
  subject: NounPhrase | null;
  /** Place of the verb, null in a line without one ("Payroll for 45 staff"). */
  predicate: number | null;
  /** How much of the work the verb claims, 1 (helped) to 5 (led); null where the lexicon of verbs lacks it. */
  rank: number | null;
  object: NounPhrase | null;
  modality: 'done' | 'able' | 'obliged' | 'planned';
  polarity: 'positive' | 'negative';
  time: DateMention[];
  amounts: Amount[];
  /** Places of tokens that are names. */
  names: number[];
}

/** A line of a resume, ad or claim, read once. */
export interface Line {
  text: string;
  language: Language;
  tokens: readonly Token[];
  phrases: readonly NounPhrase[];
  clauses: readonly Clause[];
}

/** A way to read one word, before its neighbours decide. */
export interface Reading {
  pos: PartOfSpeech;
  lemma: string;
  form?: VerbForm;
}

/** A token with every reading of its word. */
export interface OpenToken extends Omit<Token, 'lemma' | 'pos' | 'form' | 'confidence'> {
  readings: readonly Reading[];
}
