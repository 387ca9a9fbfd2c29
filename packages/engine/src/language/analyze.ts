import { type NumberWords, readAmounts } from './amounts.ts';
import { type ClauseGrammar, findClauses } from './clauses.ts';
import { readDates } from './dates.ts';
import { ENGLISH_CLAUSES } from './en/grammar.ts';
import { numberOfNoun } from './en/noun-forms.ts';
import { ENGLISH_NUMBERS } from './en/numbers.ts';
import { splitEnglishWord, tagEnglish } from './en/tag.ts';
import { FRENCH_CLAUSES } from './fr/grammar.ts';
import { FRENCH_NUMBERS } from './fr/numbers.ts';
import { frenchNumber, splitFrenchWord, tagFrench } from './fr/tag.ts';
import type { Language, Line, NounPhrase, Token } from './line.ts';
import { memoize } from './memoize.ts';
import { findNounPhrases } from './phrases.ts';
import { type RawToken, tokenize } from './tokens.ts';

/** What a language brings; everything else reads all of them alike. */
interface Grammar {
  split: (lower: string) => readonly number[] | null;
  tag: (tokens: readonly RawToken[]) => Token[];
  numberOf: (lower: string) => NounPhrase['number'];
  numbers: NumberWords;
  clauses: ClauseGrammar;
}

const GRAMMARS: Readonly<Record<Language, Grammar>> = {
  en: {
    split: splitEnglishWord,
    tag: tagEnglish,
    numberOf: numberOfNoun,
    numbers: ENGLISH_NUMBERS,
    clauses: ENGLISH_CLAUSES,
  },
  fr: {
    split: splitFrenchWord,
    tag: tagFrench,
    numberOf: frenchNumber,
    numbers: FRENCH_NUMBERS,
    clauses: FRENCH_CLAUSES,
  },
};

/** A line of a resume, ad or claim read once: words, parts of speech, phrases and what each verb says. Pure; the same text gives the same line. */
export const analyze = (text: string, language: Language): Line => LINES[language](text);

function readLine(text: string, language: Language): Line {
  const grammar = GRAMMARS[language];
  const tokens = grammar.tag(tokenize(text, grammar.split, grammar.numbers.decimal));
  const phrases = findNounPhrases(tokens, grammar.numberOf);
  const dates = readDates(tokens);
  const amounts = readAmounts(tokens, dates, grammar.numbers);
  const clauses = findClauses(grammar.clauses, tokens, phrases, dates, amounts);
  return { text, language, tokens, phrases, clauses };
}

/** A line is asked for by the rules, the score and the checks of one run, and of each change to it. */
const LINES_KEPT = 500;
const LINES: Readonly<Record<Language, (text: string) => Line>> = {
  en: memoize((text) => readLine(text, 'en'), LINES_KEPT),
  fr: memoize((text) => readLine(text, 'fr'), LINES_KEPT),
};
