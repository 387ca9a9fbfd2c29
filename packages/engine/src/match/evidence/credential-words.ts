import { stemsOf } from '../../language/en/text-stems.ts';
import { memoize } from '../../language/memoize.ts';

/** Words of a credential's name that say only that it is one. */
const PAPER =
  /^(?:certificat(?:es?|ions?)|certified|cert|licen[cs](?:es?|ed)|lic|permits?|tickets?|cards?|diploma|courses?|training|trained|registration|registered|qualifications?|qualified|awards?|clearance|checks?|accreditation|accredited)$/i;
/** How the name of a paper that one holds ends. */
const ENDS_AS_PAPER = /\b(?:certificat(?:e|ion)|licen[cs]e|permit|ticket)s?\s*$/i;
/** What a line outside the certificates says of somebody who holds one. */
const HOLDS_PAPER =
  /\b(?:certificat(?:e|ion)s?|certified|cert\.|licen[cs](?:e|es|ed)|lic\.|permits?|ticketed|qualified)(?!\p{L})/iu;
const STANDING =
  /^(?:valid|current|active|recogni[sz]ed|full|clean|up|to|date|relevant|equivalent|appropriate|basic|or|and|a|an|the|of|in|for|with|as|by|level|class|type|category|grade)$/i;
/** A class of its own: "A1", "T", "3", "5B". A lone small "a" or "i" is a word. */
const CLASS_MARK = /^(?:\p{Lu}\d{0,2}|\d{1,2}\p{Lu}?)$/u;

const DRIVING =
  /\bdriv(?:ing|ers?|er['’]s)\b[^.;|]{0,24}\b(?:licen[cs]es?|lic\b|permit)|\bdriving\s*[:–-]\s*(?:full|clean|valid|cat|class|[A-DGM][1E]?\b)|\b(?:full|clean)\b[^.;|]{0,14}\blicen[cs]e\b|\bpermis (?:de conduire|[A-D]\b)|\bf(?:ü|ue)hrerschein|\brijbewijs|\b(?:licencia|carn[eé]t?|permiso) de conduc|\bpatente(?: di guida)? [A-D]\b|\bcarta de condu[cç]|\bhabilita[cç][aã]o [A-E]\b|\bcnh\b/iu;

/** What a credential is about, apart from its being one: stems, and the marks of a class. */
interface CredentialWords {
  stems: readonly string[];
  marks: readonly string[];
}

const wordsOf = (text: string): string[] =>
  text.replace(/['’]s\b/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a term is the name of a paper that one holds: "food safety certificate", "A1 electrical licence". */
export const isPaper = (term: string): boolean => ENDS_AS_PAPER.test(term);

/** Whether a line speaks of a paper that somebody holds. */
export const tellsPaper = (text: string): boolean => HOLDS_PAPER.test(text);

/** "A1 electrical licence": electrical, of class A1. Null where nothing but the paper is named. */
export const credentialWords: (term: string) => CredentialWords | null = memoize((term) => {
  const told = wordsOf(term).filter((word) => !PAPER.test(word) && !STANDING.test(word));
  const marks = told.filter((word) => CLASS_MARK.test(word));
  const stems = [...new Set(stemsOf(told.filter((word) => !CLASS_MARK.test(word)).join(' ')))];
  return stems.length === 0 ? null : { stems, marks };
});

/** Whether a line has a mark of a class as a word of its own. */
export const holdsMark = (text: string, mark: string): boolean =>
  wordsOf(text).some((word) => word === mark);

/** Whether a text says that somebody holds a driving licence: "driving lic. B", "Driving: B, C1", "Full clean licence", "Führerschein Klasse B". */
export const tellsDrivingLicence = (text: string): boolean => DRIVING.test(text);

const LAPSED =
  /\b(?:expired|lapsed|run out|ran out|out of date|revoked|withdrawn|suspended|void|invalid)\b/i;

/** Whether a line says of a paper that it is held no more. */
export const isLapsed = (text: string): boolean => LAPSED.test(text);
