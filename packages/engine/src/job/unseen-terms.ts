import type { FoundSkill } from '../lexicon/skills.ts';

/** Words after which an ad names what it wants known. */
const CUE =
  /\b(?:experience (?:with|in|using)|knowledge of|using|proficien(?:t|cy) (?:in|with)|familiar(?:ity)? (?:with|in)|expertise (?:in|with)|understanding of|such as|tools? like|certifi(?:ed|cation) in|trained (?:in|on)|fluen(?:t|cy) in|skilled in)\b/i;
/** A name by its look: inner capital, capitals with or without digits, or a capitalised word. */
const NAME =
  /(?<![\p{L}\p{N}])(?:\p{Lu}\p{Ll}+\p{Lu}[\p{L}\p{N}]*|\p{Ll}+\p{Lu}[\p{L}\p{N}]*|\p{Lu}[\p{Lu}\p{N}]{1,7}|\p{Lu}\p{Ll}{2,}(?:[ -]\p{Lu}\p{Ll}{2,})?)(?![\p{L}\p{N}])/gu;

/** A word with one capital, at its head, is a name only right after a list mark or a cue. */
const CAPITALISED = /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?$/u;
const LIST_BEFORE = /(?:[,(/]|\b(?:and|or|with|in|using|as|of|like))\s*$/i;

/** Capitalised words that are no skill. */
const ORDINARY = new Set(
  `us usa uk eu canada america american north ad eeo pto ceo cto cio coo vp hr it bs ba ms ma mba phd bsc msc gpa
  and or the a an any all our you your we this that these those must nice plus strong excellent proven
  experience ability knowledge understanding familiarity proficiency proficient expertise skills skill
  bachelor bachelors master masters degree university college computer science engineering mathematics
  math physics statistics economics business administration related field monday tuesday wednesday
  thursday friday saturday sunday january february march april may june july august september october
  november december team company senior junior lead staff principal engineer developer manager director
  product products platform platforms system systems service services am pm hq nyc sf ok etc fortune
  english stem ability hands working experienced deep solid good great minimum preferred required
  technical software hardware data cloud security network tools languages frameworks ideally expert
  fluent effective demonstrated previous prior comfortable passion passionate`.split(/\s+/),
);

/** Names in a requirement line that the lexicon doesn't know, after "experience with" and the like (engine.md 4.7). */
export function findUnseenTerms(line: string, known: readonly FoundSkill[]): FoundSkill[] {
  const cue = CUE.exec(line);
  if (cue === null) return [];
  const from = cue.index + cue[0].length;
  return Array.from(line.matchAll(NAME), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
    name: match[0],
    kind: 'unrecognised' as const,
  })).filter(
    (term) =>
      term.start >= from &&
      !term.text.split(/[ -]/).some((word) => ORDINARY.has(word.toLowerCase())) &&
      (!CAPITALISED.test(term.text) || LIST_BEFORE.test(line.slice(0, term.start))) &&
      !known.some((skill) => skill.start < term.end && term.start < skill.end),
  );
}
