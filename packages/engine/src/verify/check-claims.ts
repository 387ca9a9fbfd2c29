import { hasForm } from '../lexicon/forms.ts';
import { irregularBases } from '../lexicon/irregular-verbs.ts';
import { OUTCOME_WORDS, SCOPE_WORDS, SHARED_WORK } from '../lexicon/ownership.ts';
import { plainerThan } from '../lexicon/rewordings.ts';
import { findSkills } from '../lexicon/skills.ts';
import { TITLE_WORDS } from '../lexicon/titles.ts';
import { readVerb } from '../lexicon/verb-forms.ts';
import type { Basis, SourceLine } from './basis.ts';
import type { Fact } from './fact.ts';
import { listOwnership, type Ownership } from './ownership.ts';
import { contentWords, holdsWord, stemOf, stemsWithSynonyms } from './stems.ts';

/** Verbs that only carry a noun or tell what others do with it: no claim of their own. */
const LIGHT = new Set(['perform', 'do', 'make', 'provide', 'use', 'carry', 'serve', 'take']);
/** Verbs that carry an act: which one it is, its noun must tell. */
const CARRIERS = new Set(['conduct', 'hold']);
const CARRIED_WORDS = 4;
const PREPOSITION = /\b(?:in|at|for|of|with|to|on|by|from|under|during)\b/i;

/** "Gave flu shots" of "booked flu shots". */
function isOnlyArranged(text: string, claim: Ownership, origin: Basis): boolean {
  if (isHeld(claim, origin)) return false;
  const object = contentWords(text.slice(claim.end)).slice(0, 2);
  const stems = new Set(object.map(({ lower }) => stemOf(lower)));
  return origin.lines.some((line) =>
    listOwnership(line.text).some(
      ({ base, end }) =>
        ONLY_ARRANGING.has(base) &&
        contentWords(line.text.slice(end))
          .slice(0, 2)
          .some(({ lower }) => stems.has(stemOf(lower))),
    ),
  );
}
const ONLY_ARRANGING = new Set(['schedule', 'book']);

/** Acts that only bring about what others then do: who "set up interviews" held none. */
const ARRANGING = new Set([
  'arrange',
  'schedule',
  'book',
  'set',
  'plan',
  'prepare',
  'attend',
  'observe',
]);

/** "Held meetings" of "met", "conducted interviews" of "did interviews"; not of "took minutes in hearings", nor of "set up interviews". */
function isCarried(text: string, claim: Ownership, origin: Basis): boolean {
  const nouns = contentWords(text.slice(claim.end)).slice(0, CARRIED_WORDS);
  return nouns.some(({ lower }) => {
    const stems = new Set(stemsWithSynonyms(lower));
    return origin.lines.some((line) => {
      const deeds = listOwnership(line.text);
      return contentWords(line.text).some((word) => {
        if (!stems.has(stemOf(word.lower))) return false;
        const own = deeds.find(({ start }) => start === word.start);
        const verb = deeds.filter(({ end }) => end <= word.start).at(-1);
        const between = verb === undefined ? '' : line.text.slice(verb.end, word.start);
        if (verb !== undefined && ARRANGING.has(verb.base) && !/,|\band\b/.test(between))
          return false;
        if (own !== undefined && own.rank >= ORDINARY_RANK) return true;
        return verb !== undefined && !PREPOSITION.test(between);
      });
    });
  });
}

/** What is left of help where the text opens with a deed that is no verb of the lexicon: "Rolled out" of "Helped with the roll-out". */
function isHelpLost(text: string, origin: Basis): boolean {
  const opener = /^(\w+)ed\b/i.exec(text)?.[0] ?? '';
  if (opener === '' || readVerb(opener).length > 0 || origin.ownership.length === 0) return false;
  const isHelp = origin.ownership.every(({ rank }) => rank < ORDINARY_RANK);
  return isHelp && !isShared(text);
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

/** The greatest part that a line claims. Nouns that are also verbs ("partners") don't speak for an opening verb that the lexicon lacks. */
function highestRank({ text, ownership }: SourceLine): number {
  const highest = Math.max(0, ...ownership.map(({ rank }) => rank));
  if (highest >= ORDINARY_RANK || isShared(text)) return highest;
  return isDeed(text) ? ORDINARY_RANK : highest;
}

const isShared = (text: string): boolean =>
  SHARED_WORK.some(([pattern]) => text.search(pattern) !== -1);

/** A greater part in the work than the source claims. */
export function checkOwnership(text: string, basis: Basis, origin: Basis): Fact[] {
  const highest = Math.max(...origin.lines.map(highestRank), 0) || ORDINARY_RANK;
  const lost = isHelpLost(text, origin) ? [helpFact(text)] : [];
  return outsideLongNames(
    [...lost, ...memberships(text, origin), ...overclaims(text, basis, origin, highest)],
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

/** Verbs of rank in a use that claims none: with these objects, where the source has one of those verbs. */
const IDIOMS: readonly { base: string; object: RegExp; plainer: RegExp }[] = [
  {
    base: 'lead',
    object:
      /^ (?:\S+ ){0,3}?(?:tours?|class(?:es)?|lessons?|workshops?|walks?|discussions?|story (?:hours?|times?)|exercises?|warm-?ups?)\b/i,
    plainer:
      /\b(?:gave|give|giving|gives|taught|teach\w*|ran|run|runs|running|held|hold\w*|instruct\w*)\b/i,
  },
  {
    base: 'complete',
    object: /^ (?:\S+ ){0,5}?(?:courses?|workshops?|seminars?|training)\b/i,
    plainer: /\b(?:attended|took|did)\b/i,
  },
];

function isIdiom(text: string, { base, end }: Ownership, origin: Basis): boolean {
  return IDIOMS.some((idiom) => {
    const object = idiom.base === base ? idiom.object.exec(text.slice(end))?.[0] : undefined;
    if (object === undefined || isShared(origin.text)) return false;
    const last = contentWords(object).at(-1)?.lower ?? '';
    return idiom.plainer.test(origin.text) && holdsWord(origin.stems, last);
  });
}

const SMALLER_PART = 'The source claims a smaller part in this.';

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

function overclaims(text: string, basis: Basis, origin: Basis, highest: number): Fact[] {
  return listOwnership(text).flatMap((claim) => {
    if (isIdiom(text, claim, origin)) return [];
    if (LIGHT.has(claim.base) && !isOnlyArranged(text, claim, origin)) return [];
    const carries =
      LIGHT.has(claim.base) ||
      CARRIERS.has(claim.base) ||
      (claim.base === 'give' && isOnlyArranged(text, claim, origin));
    if (carries && !isHeld(claim, origin)) {
      const { start, end } = claim;
      return isCarried(text, claim, origin)
        ? []
        : [{ kind: 'ownership' as const, text: claim.text, start, end, reason: SMALLER_PART }];
    }
    const same = [origin, basis]
      .map((source) => source.ownership.filter(({ base }) => base === claim.base))
      .find((list) => list.length > 0);
    const allowed = same === undefined ? highest : Math.max(...same.map((source) => source.rank));
    if (claim.rank <= allowed || isSynonym(claim, origin, text)) return [];
    const { start, end } = claim;
    return [{ kind: 'ownership' as const, text: claim.text, start, end, reason: SMALLER_PART }];
  });
}

const isHeld = (claim: Ownership, origin: Basis): boolean =>
  origin.ownership.some(({ base }) => base === claim.base);

/** "every morning" of "each morning", "every week" of "weekly". */
const EACH = /^every$/i;
const EACH_SOURCE =
  /\b(?:each|every|per|daily|nightly|weekly|monthly|quarterly|annual(?:ly)?|yearly)\b/i;

/** "Ran a fair" of "organized a fair": another word for work of one's own, at most one rank apart; never of what was help. */
const isSynonym = (claim: Ownership, origin: Basis, text: string): boolean =>
  claim.rank < LEADING_RANK &&
  (claim.rank <= ORDINARY_RANK || !isOfPeople(claim, text)) &&
  origin.ownership.some(({ base, rank }) => {
    if (rank + 1 < claim.rank) return false;
    if (plainerThan(claim.base).has(base)) return rank >= ORDINARY_RANK || !isShared(origin.text);
    return rank >= ORDINARY_RANK && holdsWord(new Set(stemsWithSynonyms(base)), claim.base);
  });

const OBJECT_WORDS = 3;
const PEOPLE = /^(?:team|staff|crew|people|group|colleague|employee|volunteer|department)s?$/;

/** "managing the kitchen team": who keeps a thing runs it, who works beside people does not run them. */
const isOfPeople = ({ end }: Ownership, text: string): boolean =>
  contentWords(text.slice(end).split(PREPOSITION)[0] ?? '')
    .slice(0, OBJECT_WORDS)
    .some(({ lower }) => PEOPLE.test(lower) || TITLE_WORDS.has(lower.replace(/s$/, '')));
const LEADING_RANK = 5;

function newWords(
  text: string,
  origin: Basis,
  pattern: RegExp,
  fact: Pick<Fact, 'kind' | 'reason'>,
): Fact[] {
  return Array.from(text.matchAll(pattern)).flatMap((match) => {
    const words = contentWords(match[0]).map((word) => word.lower);
    const known =
      (EACH.test(match[0]) && EACH_SOURCE.test(origin.text)) ||
      hasForm(origin.text, match[0]) ||
      (words.length > 0 && words.every((word) => holdsWord(origin.stems, word)));
    if (known) return [];
    return [{ ...fact, text: match[0], start: match.index, end: match.index + match[0].length }];
  });
}

/** Facts of a text, those aside that stand in the long name of a skill that the source has: "critical" of HACCP, "revenue" of MRR. */
function outsideNames(facts: readonly Fact[], text: string, origin: Basis): Fact[] {
  if (facts.length === 0) return [];
  const names = findSkills(text).filter((skill) => origin.skills.has(skill.name));
  return facts.filter(({ start, end }) => !names.some((s) => s.start <= start && end <= s.end));
}

/** Words of extent that the source does not use. */
export const checkScope = (text: string, _basis: Basis, origin: Basis): Fact[] =>
  outsideNames(
    newWords(text, origin, SCOPE_WORDS, {
      kind: 'scope',
      reason: 'The source does not claim this extent.',
    }),
    text,
    origin,
  );

/** What the person changed, and what changed by itself: "brought waits down" is "reduced waits", "sales went up" only "sales increased". */
const CHANGES: readonly { claim: RegExp; byPerson: RegExp; byItself: RegExp }[] = [
  {
    claim: /^(?:reduc|cut|decreas)/i,
    byPerson:
      /\b(?:br(?:ing|ought|inging)|g(?:et|ot|etting)|t(?:ake|ook|aking)) (?:\S+ ){1,5}?down\b|\bsp(?:ed|eed|eeding) up\b/i,
    byItself: /\b(?:w(?:ent|ent back)|c(?:ame|oming)) down\b|\b(?:fell|dropped|declined)\b/i,
  },
  {
    claim: /^(?:increas|grow|grew)/i,
    byPerson: /\b(?:br(?:ing|ought|inging)|g(?:et|ot|etting)) (?:\S+ ){1,5}?up\b/i,
    byItself: /\bwent up\b|\b(?:rose|climbed)\b/i,
  },
  { claim: /^accelerat/i, byPerson: /\bsp(?:ed|eed|eeding) up\b/i, byItself: /\bgot faster\b/i },
];

function isSameChange(text: string, { text: word, start, end }: Fact, origin: Basis): boolean {
  const change = CHANGES.find(({ claim }) => claim.test(word));
  if (change === undefined) return false;
  if (change.byPerson.test(origin.text)) return true;
  const isByItself = start > 0 && /^ (?:by|from|to|\d)/.test(text.slice(end));
  return isByItself && change.byItself.test(origin.text);
}

/** Effects that the source does not name. */
export const checkOutcomes = (text: string, _basis: Basis, origin: Basis): Fact[] =>
  outsideNames(
    newWords(text, origin, OUTCOME_WORDS, {
      kind: 'outcome',
      reason: 'The source names no such outcome.',
    }).filter((fact) => !isSameChange(text, fact, origin)),
    text,
    origin,
  );
