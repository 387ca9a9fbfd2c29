import { languageStep, TO_WORK_WITH } from '../language/language-level.ts';
import { wordsOf } from '../language/words.ts';
import { tellsAsSelf, tellsTerms } from '../rules/summary-sentences.ts';
import { holdsTitleWord } from './held-titles.ts';
import { readsAlone } from './paper-names.ts';
import { countWords, type Part } from './summary-facts.ts';
import { type Facts, heldOf, PATTERNS, statusesOf, stop } from './summary-patterns.ts';
import { tellsEnough } from './summary-worth.ts';

/** A summary of so many words needs no more. */
const FULL_WORDS = 40;
const HALF_FULL = 25;
/** Whether a summary says what one is: a word of the title, or another one's name. */
const saysWho = holdsTitleWord;

/** So many papers and languages at most behind a summary of one's own; fewer where not all are proven. */
const OWN_HELD: Readonly<Record<Reach, readonly number[]>> = { key: [2, 1], asked: [3, 2, 1] };

/** How much of what is held is named beside a summary of one's own: what few hold and the ad cannot do without, or all that it asks for. */
export type Reach = 'key' | 'asked';

/** What says nothing in a resume that is written in it. */
const isEnglish = (name: string): boolean => /^English\b/.test(name);
const IS_OWN_TONGUE = /\((?:native|mother tongue|first language|bilingual)\)$/;

/** What the old summary's own sentences do not tell, and who reads only the top has to know. */
function untold(text: string, facts: Facts, reach: Reach): Facts {
  const isNamed = (name: string): boolean => {
    const words = wordsOf(name.replace(/\(.*/, '')).map(({ lower }) => lower);
    const said = new Set(wordsOf(text).map(({ lower }) => lower));
    return words.filter((word) => !said.has(word)).length <= words.length / 3;
  };
  const statuses = facts.statuses.filter(({ name }) => !isNamed(name));
  const unnamed = facts.papers.filter(({ name }) => !isNamed(name));
  if (reach === 'key')
    return { ...facts, papers: unnamed.filter(({ isKey }) => isKey), statuses, languages: [] };
  const languages = facts.languages.filter(
    ({ name }) => !isNamed(name) && !(isEnglish(name) && IS_OWN_TONGUE.test(name)),
  );
  const saysLittle = ({ name }: { name: string }): boolean =>
    isEnglish(name) || (languageStep(name) ?? 0) < TO_WORK_WITH;
  const isAlone = !unnamed.some(({ name }) => readsAlone(name)) && languages.every(saysLittle);
  return { ...facts, papers: unnamed, statuses, languages: isAlone ? [] : languages };
}

/** What stands beside the old summary's own sentences: who, where none says it, and what is held. */
function besideKept(
  kept: readonly string[],
  parts: readonly Part[],
  all: Facts,
  { reach, most }: { reach: Reach; most: number },
): Part[] {
  const text = kept.join(' ');
  const facts = untold(text, all, reach);
  const { title } = facts;
  const isFull =
    countWords(text) >= FULL_WORDS ||
    ((/\d/.test(text) || TELLS_YEARS.test(text)) && countWords(text) >= HALF_FULL);
  const own = kept.map((sentence): Part => ({ text: stop(sentence), lines: [] }));
  // One voice: beside "I" nothing is told of somebody.
  const asSelf = tellsAsSelf(text);
  // What a bullet says again below is worth its place for its figure.
  const results =
    isFull || asSelf ? [] : facts.results.filter((part) => /\d/.test(part.text)).slice(0, 1);
  const held = [...statusesOf(facts), ...heldOf(facts, most)];
  // Of two titles the one that the ad is for is told too: "Painter with 25 years in ...", "Foreman Painter from 2012 to 2020".
  if (
    saysWho(text) &&
    facts.who !== undefined &&
    facts.isAsked &&
    !asSelf &&
    facts.who === facts.whoAt?.text &&
    facts.isMore(text) &&
    lacksTitle(text, title) &&
    !tellsSince(text, facts.who)
  )
    return [...own, { text: stop(facts.who), lines: [] }, ...results, ...held];
  // Nothing of it is what this ad asks for: what is comes first.
  if (opensByTitle(text, facts)) {
    const opening = { text: stop(facts.who ?? ''), lines: [] };
    return [opening, ...own, ...results, ...held];
  }
  if (saysWho(text) || title === '') return [...own, ...results, ...held];
  // Beside years of one's own, the own words come first.
  if (TELLS_YEARS.test(text)) return [...own, ...results, ...held];
  const { earlier } = all;
  const who = parts.filter(({ text: said }, at) => at === 0 || said === stop(earlier?.text ?? ''));
  // "Clerk skilled in Excel" has told the list.
  const isTold = ({ lines }: Part): boolean =>
    lines.some((line) => who.some((part) => part.lines.some(({ path }) => path === line.path)));
  const others = held.filter((part) => !isTold(part));
  // How somebody wants to work stands behind what they have done.
  return kept.every(tellsTerms)
    ? [...who, ...results, ...others, ...own]
    : [...who, ...own, ...results, ...others];
}

/** Whether the title that the ad is for opens a summary that says neither who one is nor since when, and names nothing which the ad asks for. */
const opensByTitle = (text: string, { isSilent, isAsked, who }: Facts): boolean =>
  isSilent === true && isAsked && who !== undefined && !saysWho(text) && !TELLS_YEARS.test(text);
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

/** Each wording of every pattern, the fullest first: where the verifier proves not all of it, or it is too long, the last of what is new goes. */
export function listCandidates(
  kept: readonly string[],
  facts: Facts,
  reach: Reach = 'key',
): Part[][] {
  const own = new Set(kept.map(stop));
  const told = PATTERNS.flatMap(({ make }) => [make(facts) ?? []]).filter(
    (parts) => parts.length > 0,
  );
  const candidates = told.flatMap((parts) => {
    const ways =
      kept.length === 0
        ? [parts]
        : ownWays(kept, facts).flatMap((own) =>
            OWN_HELD[reach].map((most) => besideKept(own, parts, facts, { reach, most })),
          );
    return ways.flatMap((way) => shorterWays(eachOnce(way), own, facts));
  });
  // Two titles with their years repeat the page, unless the older one is what the ad is for.
  const repeats = (parts: readonly Part[]): boolean =>
    kept.length === 0 &&
    facts.isAsked &&
    parts.length === 2 &&
    parts.every(
      ({ text }) => text === stop(facts.who ?? '') || text === stop(facts.earlier?.text ?? ''),
    );
  return candidates
    .filter((parts) => !repeats(parts))
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

/** Whether the person's own summary lacks what a reader of this ad looks for: who one is, or a paper that the ad asks for. */
export function lacks(text: string, facts: Facts, reach: Reach = 'key'): boolean {
  const { title } = facts;
  const isThin =
    title !== '' && !saysWho(text) && !/\d/.test(text) && countWords(text) < FULL_WORDS;
  const { papers, statuses, languages } = untold(text, facts, reach);
  const isUnheld =
    statuses.length > 0 || languages.length > 0 || papers.some(({ name }) => readsAlone(name));
  return isThin || opensByTitle(text, facts) || isUnheld;
}
