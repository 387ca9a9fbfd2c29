import { PEOPLE_LED } from '../../../data/words/noun-verbs.ts';
import { irregularBases } from '../../language/en/irregular-verbs.ts';
import { plainerThan } from '../../language/en/rewordings.ts';
import { contentWords, holdsWord, stemsWithSynonyms } from '../../language/en/stems.ts';
import { baseForms } from '../../language/en/synonyms.ts';
import { readVerb } from '../../language/en/verb-forms.ts';
import { hasForm } from '../../language/forms.ts';
import { wordsOf } from '../../language/words.ts';
import { findSkills } from '../../taxonomy/skills.ts';
import { TITLE_WORDS } from '../../taxonomy/titles.ts';
import type { Basis, SourceLine } from '../basis.ts';
import type { Fact } from '../objection.ts';
import { isIdiom } from '../paraphrase/idioms.ts';
import { isAny, isDeed as isDeedAt, listDeeds } from './acts.ts';
import { CARRIERS, isCarried, isHeld, isOnlyArranged, LIGHT, PREPOSITION } from './carried.ts';
import { checkRoles } from './check-roles.ts';
import { isShared, listOwnership, type Ownership } from './ownership.ts';
import { listDeedsOfOthers } from './whose-acts.ts';

/** What is left of help where the text opens with a deed that is no verb of the lexicon: "Rolled out" of "Helped with the roll-out". */
function isHelpLost(text: string, origin: Basis): boolean {
  const opener = /^(\w+)ed\b/i.exec(text)?.[0] ?? '';
  if (opener === '' || readVerb(opener).length > 0 || origin.ownership.length === 0) return false;
  if (origin.lines.some((line) => line.text.startsWith(opener))) return false;
  const isHelp = origin.ownership.every(({ rank }) => rank < ORDINARY_RANK);
  return isHelp && !isShared(text);
}

const HELP_BEFORE = /\b(?:help|assist|aid)(?:ed|s|ing)? (?:(?!and\b|or\b)[\w-]+ ){0,3}?(?:to )?$/i;

/** The same where the source has the verb itself, in help alone: "Carved roasts" of "helped the chef carve roasts". */
function isOnlyHelped(text: string, { lines }: Basis): boolean {
  const opener = /^\w+/.exec(text)?.[0].toLowerCase() ?? '';
  if (isShared(text) || readVerb(opener).some(({ form }) => form !== 'past')) return false;
  const bases = new Set([...irregularBases(opener), ...baseForms(opener)]);
  const told = lines.flatMap((line) =>
    wordsOf(line.text)
      .filter(({ lower }) => lower === opener || bases.has(lower))
      .map(({ lower, start }) => lower !== opener && HELP_BEFORE.test(line.text.slice(0, start))),
  );
  return told.length > 0 && told.every(Boolean);
}

/** Where the source names no verb at all, ordinary work may be claimed, but not leadership. */
const ORDINARY_RANK = 3;

/** "Looked up cases", "Went through claims": the particle makes it work of its own. */
const WITH_PARTICLE = /^\w+ (?:up|over|into|after|through|out)\b/i;

/** Whether a line opens with a deed that the lexicon's verbs don't tell: "Mended fences". */
function isDeed(text: string): boolean {
  const opener = /^\w+/.exec(text)?.[0].toLowerCase() ?? '';
  if (WITH_PARTICLE.test(text)) return true;
  if (readVerb(opener).length > 0 || /^(?:was|were|is|am|are|had|has|have)$/.test(opener))
    return false;
  return /\w{2,}ed$/.test(opener) || irregularBases(opener).length > 0;
}

/** What a line claims; "sprinkler heads" lead nobody. */
const toldDeeds = ({ text, ownership }: SourceLine): Ownership[] =>
  ownership.filter(
    (told) => told.rank <= ORDINARY_RANK || !/s$/i.test(told.text) || isDeedAt(text, told),
  );

/** "Responsible for a team of 6", "in charge of 2 apprentices": they are led, whatever verb says so. */
const LED = `team|crew|squad|brigade|${PEOPLE_LED.split(' ')
  .map((one) => (one === 'staff' ? one : `${one.replace(/man$/, 'm[ae]n')}(?:s|es)?`))
  .join('|')}`;
const IS_OVER_PEOPLE = new RegExp(
  String.raw`\b(?:responsible for|(?:in )?charge of) (?:[\w-]+ ){0,3}?(?:${LED})(?= (?:of|and|in|at|on|across|during|who)\b|[,.;&]|$)`,
  'i',
);

/** The greatest part that a line claims. Nouns that are also verbs ("partners") don't speak for an opening verb that the lexicon lacks. */
function highestRank(line: SourceLine): number {
  const { text } = line;
  const highest = Math.max(0, ...toldDeeds(line).map(({ rank }) => rank));
  if (IS_OVER_PEOPLE.test(text)) return Math.max(highest, LEADING_RANK);
  if (highest >= ORDINARY_RANK || isShared(text)) return highest;
  return isDeed(text) ? ORDINARY_RANK : highest;
}

/** A greater part in the work than the source claims. */
export function checkOwnership(text: string, basis: Basis, origin: Basis): Fact[] {
  const highest = Math.max(...origin.lines.map(highestRank), 0) || ORDINARY_RANK;
  const lost = isHelpLost(text, origin) || isOnlyHelped(text, origin) ? [helpFact(text)] : [];
  return outsideLongNames(
    [
      ...lost,
      ...unsupervised(text, origin),
      ...memberships(text, origin),
      ...checkRoles(text, origin.lines.length > 0 ? origin : basis),
      ...overclaims(text, basis, origin, highest),
    ],
    text,
    origin,
  );
}

/** "management" in "Warehouse management systems (WMS)" is no claim where the source says WMS. */
function outsideLongNames(facts: readonly Fact[], text: string, origin: Basis): Fact[] {
  if (facts.length === 0) return [];
  const named = findSkills(text);
  const long = named.filter(({ name, end }, i) => {
    const short = named[i + 1];
    const isNext = short?.name === name && /^ \($/.test(text.slice(end, short.start));
    return isNext && hasForm(origin.text, short.text);
  });
  return facts.filter(({ start, end }) => !long.some((s) => s.start <= start && end <= s.end));
}

const SUPERVISED =
  /\bunder (?:the |direct |close |constant )*(?:supervision|guidance|direction)\b/i;
const STILL_SUPERVISED =
  /\b(?:under|supervis\w*|alongside|with|help\w*|assist\w*|support\w*|train\w*|learn\w*|apprentice\w*|student|guid\w*|direct\w*)\b/i;

/** "Fitted gas pipe" of "fitted gas pipe under supervision". */
function unsupervised(text: string, { lines }: Basis): Fact[] {
  const isLost =
    lines.length > 0 &&
    lines.every((line) => SUPERVISED.test(line.text)) &&
    !STILL_SUPERVISED.test(text);
  return isLost ? [helpFact(text)] : [];
}

export const SMALLER_PART = 'The source claims a smaller part in this.';

/** A seat or a stage that the source does not give: "Served on the board" of "Wrote its minutes", "Performed at concerts" of "Sold tickets". */
const PARTS: readonly (readonly [claim: RegExp, source: RegExp])[] = [
  [
    /\bserv(?:e|es|ed|ing) on\b/i,
    /\b(?:serv(?:e|es|ed|ing)|s[ia]t(?:s|ting)?|members?|join(?:s|ed|ing)?|elected|appointed|belong\w*|took part|part of|on (?:the|a|an|its|our))\b/i,
  ],
  [
    /\bperform(?:s|ed|ing)? (?:at|in|on|before|live)\b/i,
    /\b(?:perform\w*|play(?:s|ed|ing)?|s[iau]ng|singing|danc(?:e|es|ed|ing)|act(?:s|ed|ing))\b/i,
  ],
];

const memberships = (text: string, origin: Basis): Fact[] =>
  PARTS.flatMap(([claim, source]) => {
    const match = claim.exec(text);
    if (match === null || source.test(origin.text)) return [];
    const [written] = match;
    const { index: start } = match;
    return [
      {
        kind: 'ownership' as const,
        text: written,
        start,
        end: start + written.length,
        reason: SMALLER_PART,
      },
    ];
  });

function helpFact(text: string): Fact {
  const opener = /^\w+/.exec(text)?.[0] ?? '';
  return { kind: 'ownership', text: opener, start: 0, end: opener.length, reason: SMALLER_PART };
}

const overclaims = (text: string, basis: Basis, origin: Basis, highest: number): Fact[] =>
  listOwnership(text)
    .filter(
      (claim) =>
        !listDeedsOfOthers(text).some(({ start }) => start === claim.start) &&
        !isIdiom(text, claim, origin.lines) &&
        !isInName(text, claim, origin) &&
        !isMention(text, claim) &&
        isOverclaim(text, claim, { basis, origin, highest }),
    )
    .map(({ text: written, start, end }) => ({
      kind: 'ownership' as const,
      text: written,
      start,
      end,
      reason: SMALLER_PART,
    }));

/** Behind such a verb the noun tells the deed: "carried out inspections". */
const TELLS_BY_NOUN: ReadonlySet<string> = new Set([
  ...LIGHT,
  ...CARRIERS,
  ...[
    'carry_out',
    'give',
    'run',
    'handle',
    'manage',
    'lead',
    'undertake',
    'execute',
    'deliver',
    'own',
  ],
]);
/** Where a past is told of oneself, and does not tell of what kind a thing is: "newly hired drivers". */
const PAST_PLACE =
  /(?:^|[,;:.(–—-]\s?|\b(?:and|or|but|who|that|which|then|also|i|co-?)[ -]?)(?:\w+ly )?$/i;

/** "Attended sprint planning", "accompanied newly hired drivers": what another deed is done to, or of what kind. */
function isMention(text: string, { start, end, rank, text: written }: Ownership): boolean {
  const forms = readVerb(written).map(({ form }) => form);
  const before = text.slice(0, start);
  if (forms.includes('past') && !forms.includes('base'))
    return (
      !PAST_PLACE.test(before) &&
      /^ \p{L}/u.test(text.slice(end)) &&
      !AFTER_DEED.test(text.slice(end))
    );
  if (isDeedAt(text, { start })) return false;
  if (rank > ORDINARY_RANK && /s$/i.test(written) && forms.includes('third')) return true;
  if (NO_OFFICE.test(written) && /[\p{L}-] $/u.test(before)) return true;
  if (rank > ORDINARY_RANK) return false;
  const governor = listDeeds(text)
    .filter(({ word }) => word.end <= start)
    .at(-1);
  if (governor === undefined) return false;
  const between = text.slice(governor.word.end, start).replace(/\bof\b/g, '');
  return !isAny(governor, TELLS_BY_NOUN) || PREPOSITION.test(between.replace(/^ out\b/, ''));
}
/** Nouns that lead nobody, though the verbs do: "cleaning staff", "town hall hire". */
const NO_OFFICE = /^(?:hire|staff|control|head)$/i;
const AFTER_DEED = /^ (?:the|an?|my|our|all|by|\d+)\b/i;

/** "lead pipes" of "a series on lead pipes". */
function isInName(text: string, { start, end }: Ownership, origin: Basis): boolean {
  const next = /^ \p{L}+/u.exec(text.slice(end))?.[0];
  if (next === undefined || contentWords(next).length === 0) return false;
  return start > 0 && hasForm(origin.text, text.slice(start, end) + next);
}

/** "hold a Bachelor of Science": judged as a credential. */
const OF_A_CREDENTIAL =
  /^ (?:\S+ ){0,3}?(?:bachelor|master|degree|diploma|certificate|certification|licen[cs]e|designation|[BM]\.?(?:A|Sc)\b)/i;

function isOverclaim(
  text: string,
  claim: Ownership,
  { basis, origin, highest }: { basis: Basis; origin: Basis; highest: number },
): boolean {
  if (claim.base === 'hold' && OF_A_CREDENTIAL.test(text.slice(claim.end))) return false;
  const isArranged = claim.base !== 'use' && isOnlyArranged(text, claim, origin);
  const isWatched =
    claim.base === 'perform' && origin.ownership.some(({ base }) => base === 'observe');
  if (LIGHT.has(claim.base) && !isArranged && !isWatched) return isHelpDropped(claim, origin);
  const carries =
    LIGHT.has(claim.base) || CARRIERS.has(claim.base) || (claim.base === 'give' && isArranged);
  if (carries && !isHeld(claim, origin))
    return isNamedIn(text, claim, origin) && !isCarried(text, claim, origin);
  const same = [origin, basis]
    .map((source) => sameDeeds(claim, source))
    .find((list) => list.length > 0);
  const allowed = same === undefined ? highest : Math.max(...same.map((source) => source.rank));
  return claim.rank > allowed && !isSynonym(claim, origin, text);
}

/** What a source tells by the same verb. */
const sameDeeds = ({ base }: Ownership, { lines }: Basis): Ownership[] =>
  lines.flatMap((line) => toldDeeds(line).filter((told) => told.base === base));

/** Whether a source has any of the words that a verb carries; a new one is another check's to judge. */
const isNamedIn = (text: string, { end }: Ownership, { stems }: Basis): boolean =>
  contentWords(text.slice(end))
    .slice(0, CARRIED_WORDS)
    .some(({ lower }) => holdsWord(stems, lower));
const CARRIED_WORDS = 4;

const CARRIES_OUT: ReadonlySet<string> = new Set(['carry', 'perform', 'do', 'make', 'complete']);
/** "Carried out swaps" of "assisted with swaps". */
const isHelpAlone = ({ ownership, lines }: Basis): boolean =>
  ownership.some(({ base }) => /^(?:help|assist|aid|support)$/.test(base)) &&
  lines.every((line) => highestRank(line) < ORDINARY_RANK);

/** "Made IV bags" of "helped make IV bags": the very verb stands in the source, and only as help. */
function isHelpDropped({ base, rank }: Ownership, origin: Basis): boolean {
  if (base === 'use' || base === 'serve') return false;
  const same = origin.ownership.filter((source) => source.base === base);
  if (CARRIES_OUT.has(base) && rank >= ORDINARY_RANK && isHelpAlone(origin)) return true;
  return same.length > 0 && same.every((source) => source.rank < Math.min(rank, ORDINARY_RANK));
}

/** "Ran a fair" of "organized a fair": another word for work of one's own, at most one rank apart; never of what was help. */
const isSynonym = (claim: Ownership, origin: Basis, text: string): boolean =>
  claim.rank < LEADING_RANK &&
  (isPhrased(claim, origin.text) ||
    ((claim.rank <= ORDINARY_RANK ||
      !isOfPeople(claim, text) ||
      origin.ownership.some(isWatching)) &&
      origin.ownership.some(({ base, rank }) => {
        if (rank + 1 < claim.rank) return false;
        if (isPlainer(claim.base, base, origin.text))
          return rank >= ORDINARY_RANK || claim.rank < ORDINARY_RANK || !isShared(origin.text);
        return rank >= ORDINARY_RANK && holdsWord(new Set(stemsWithSynonyms(base)), claim.base);
      })));

/** "oversaw" of "watched over": a verb with its particle that the lexicon of ranks lacks. */
const isPhrased = ({ base }: Ownership, told: string): boolean =>
  !isShared(told) &&
  [...plainerThan(base)].some((plain) => {
    const [verb = '', particle] = plain.split('_');
    if (particle === undefined) return false;
    return (
      readVerb(verb).length === 0 && new RegExp(`\\b${verb}\\w* ${particle}\\b`, 'i').test(told)
    );
  });

const isWatching = ({ base }: Ownership): boolean =>
  /^(?:watch|look|oversee|administer)$/.test(base);

/** "oversaw" of "watched over". */
const isPlainer = (claim: string, base: string, told: string): boolean =>
  [...plainerThan(claim)].some((plain) => {
    const [verb, particle] = plain.split('_');
    return verb === base && (particle === undefined || hasForm(told, particle));
  });

const OBJECT_WORDS = 3;
const PEOPLE = /^(?:team|staff|crew|people|group|colleague|employee|volunteer|department)s?$/;

/** "managing the kitchen team": who keeps a thing runs it, who works beside people does not run them. */
const isOfPeople = ({ end }: Ownership, text: string): boolean =>
  contentWords(text.slice(end).split(PREPOSITION)[0] ?? '')
    .slice(0, OBJECT_WORDS)
    .some(({ lower }) => PEOPLE.test(lower) || TITLE_WORDS.has(lower.replace(/s$/, '')));
const LEADING_RANK = 5;
