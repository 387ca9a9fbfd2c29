import { wordsOf } from '../language/words.ts';
import { tellsAsSelf, tellsTerms } from '../rules/summary-sentences.ts';
import { holdsTitleWord } from './held-titles.ts';
import { countWords, type Part } from './summary-facts.ts';
import { type Facts, PATTERNS, stop } from './summary-patterns.ts';
import { tellsEnough } from './summary-worth.ts';

/** A summary of so many words needs no more. */
const FULL_WORDS = 40;
/** Whether a summary says what one is: a word of the title, or another one's name. */
const saysWho = holdsTitleWord;

/**
 * The old summary's own sentences, whole and in their order, with one before them where none says who one is.
 * Nothing stands behind them: papers and languages at the end of somebody's own words never helped a reader.
 */
function besideKept(kept: readonly string[], parts: readonly Part[], facts: Facts): Part[] {
  const text = kept.join(' ');
  const own = kept.map((sentence): Part => ({ text: stop(sentence), lines: [] }));
  // One voice: beside "I" nothing is told of somebody.
  const asSelf = tellsAsSelf(text);
  const opening = { text: stop(facts.who ?? ''), lines: [] };
  // Of two titles the one that the ad is for is told too: "Foreman Painter since 2012", "Painter with 25 years in ...".
  if (
    saysWho(text) &&
    facts.who !== undefined &&
    facts.isAsked &&
    !asSelf &&
    facts.who === facts.whoAt?.text &&
    facts.isMore(text) &&
    lacksTitle(text, facts.title) &&
    !tellsSince(text, facts.who)
  )
    return [opening, ...own];
  // Nothing of it is what this ad asks for: what is comes first.
  if (opensByTitle(text, facts)) return [opening, ...own];
  // Beside years of one's own, the own words come first.
  if (saysWho(text) || facts.title === '' || TELLS_YEARS.test(text)) return own;
  const who = parts.slice(0, 1);
  // How somebody wants to work stands behind what they have done.
  return kept.every(tellsTerms) ? [...who, ...parts.slice(1), ...own] : [...who, ...own];
}

/** Whether the title that the ad is for opens a summary that says neither who one is nor since when, and names nothing which the ad asks for. */
const opensByTitle = (text: string, { isSilent, isAsked, who }: Facts): boolean =>
  isSilent === true &&
  isAsked &&
  who !== undefined &&
  !saysWho(text) &&
  !tellsAsSelf(text) &&
  !TELLS_YEARS.test(text);
const TELLS_YEARS = /\b(?:years?|yrs?)\b|\bsince \d/i;

/** Whether a text has told already since when: "since 2024". */
function tellsSince(text: string, who: string): boolean {
  const since = /\bsince \d{4}$/.exec(who)?.[0];
  return since !== undefined && text.includes(since);
}

/** Whether half of a title's words or more stand nowhere in a text: "Embedded engineer" says most of "Embedded Software Engineer". */
function lacksTitle(text: string, title: string): boolean {
  const said = new Set(wordsOf(text).map(({ lower }) => lower));
  const words = wordsOf(title).map(({ lower }) => lower);
  return words.filter((word) => !said.has(word)).length * 2 >= words.length;
}

/** Without what another part has said already. */
const eachOnce = (parts: readonly Part[]): Part[] =>
  parts.filter((part, at) => parts.findIndex(({ text }) => text === part.text) === at);

/** What the own sentences do not tell of what is held. */
function untold(kept: readonly string[], facts: Facts): Facts {
  const said = new Set(wordsOf(kept.join(' ')).map(({ lower }) => lower));
  const isNamed = ({ name }: { name: string }): boolean => {
    const words = wordsOf(name.replace(/\(.*/, '')).map(({ lower }) => lower);
    return words.filter((word) => !said.has(word)).length <= words.length / 3;
  };
  const [papers, statuses, languages] = [
    facts.papers.filter((paper) => !isNamed(paper)),
    facts.statuses.filter((status) => !isNamed(status)),
    facts.languages.filter((language) => !isNamed(language)),
  ];
  return { ...facts, papers, statuses, languages };
}

/** Each wording of every pattern, the fullest first: where the verifier proves not all of it, or it is too long, the last of what is new goes. */
export function listCandidates(kept: readonly string[], all: Facts): Part[][] {
  const facts = untold(kept, all);
  const own = new Set(kept.map(stop));
  const told = PATTERNS.flatMap(({ make }) => [make(facts) ?? []]).filter(
    (parts) => parts.length > 0,
  );
  const candidates = told.flatMap((parts) => {
    const ways =
      kept.length === 0
        ? [parts]
        : ownWays(kept, facts).map((sentences) => besideKept(sentences, parts, facts));
    return ways.flatMap((way) => shorterWays(eachOnce(way), own, facts));
  });
  return candidates
    .filter((parts) => wordsIn(parts) <= WORDS_MAX && tellsEnough(parts, kept, facts))
    .sort((a, b) => b.length - a.length);
}

/** A wording and what is left of it without its results, and without the last of what is new. */
function shorterWays(all: readonly Part[], own: ReadonlySet<string>, facts: Facts): Part[][] {
  // A result may say what no line says alone: without it the rest stands.
  return [all, all.filter((part) => !facts.results.includes(part))].flatMap((whole) => {
    const added = whole.filter(({ text }) => !own.has(text));
    return added
      .map((_, at) => new Set(added.slice(added.length - at)))
      .map((left) => whole.filter((part) => !left.has(part)));
  });
}

/** The own sentences, where the first only counts years with the title before it: "Parking Attendant with 5 years in ...". */
function ownWays(kept: readonly string[], { title }: Facts): string[][] {
  const [first = '', ...others] = kept;
  const isCount = /^(?:over |more than |nearly )?(?:\d+\+?|\p{L}+) ?(?:years?|yrs?)\b/iu.test(
    first,
  );
  const hasVerb = /\b(?:have|has|had|is|are|was|were|been)\b/i.test(first);
  if (title === '' || !isCount || hasVerb) return [[...kept]];
  const told = `${title} with ${first.slice(0, 1).toLowerCase()}${first.slice(1)}`;
  return [[told, ...others], [...kept]];
}

/** A longer one is read by nobody. */
const WORDS_MAX = 60;
const wordsIn = (parts: readonly Part[]): number =>
  parts.reduce((sum, { text }) => sum + countWords(text), 0);

/** Whether the person's own summary lacks what a reader of this ad looks for first: who one is. */
export function lacks(text: string, facts: Facts): boolean {
  const isThin =
    facts.title !== '' && !saysWho(text) && !/\d/.test(text) && countWords(text) < FULL_WORDS;
  return isThin || opensByTitle(text, facts);
}
