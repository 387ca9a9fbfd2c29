import { irregularBases } from '../../language/en/irregular-verbs.ts';
import { memoize } from '../../language/memoize.ts';
import { type FoundSkill, findSkills } from '../../taxonomy/skills.ts';
import { isPerson, MANY } from '../responsibility/agents.ts';
import { listClausesOfOthers, listDeedsOfOthers } from '../responsibility/whose-acts.ts';
import {
  CARRIERS,
  isCarried,
  isDone,
  isDutyOpener,
  isMoving,
  isWide,
  type Match,
  NEAR,
} from './free-terms.ts';
import { isMultiplied, isOtherCount, isPast } from './how-many.ts';
import { findLostLimit } from './limits.ts';
import { isLooser } from './looser-words.ts';
import { findLostHead, findLostPart } from './lost-parts.ts';
import { isNotOwn } from './not-own.ts';
import { isToldOfThing } from './of-things.ts';
import { isRelated, isWholeOfPart } from './related.ts';
import { type Licence, matchTerm } from './same-term.ts';
import {
  isTakenBackAlike,
  ownQualifiersOf,
  type Qualifiers,
  qualifiersAt,
  qualifiersOf,
} from './taken-back.ts';
import { isAny, listTerms, type Term } from './terms.ts';
import { isOutOfZone } from './zones.ts';

/** Where one text follows from one line, and where not. */
export interface Alignment {
  /** Terms of the text that the line does not have, or not in this part of the sentence. */
  missing: readonly Term[];
  /** Terms of the line that the text took up. */
  kept: readonly Term[];
  /** A word of the line that makes its claim smaller and that the text dropped (offsets in the line). */
  lost: { start: number; end: number } | null;
  /** Deeds of the text that the line tells of somebody else, and words that one of the two denies. */
  denied: readonly { term: Term; why: 'others' | 'negated' | 'affirmed' }[];
}

/** "as shift manager" of "called the shift manager", "Director" of "secretary to the director" */
function isOtherTitle(
  text: string,
  claims: readonly Term[],
  claim: Term,
  source: Term,
  told: string,
): boolean {
  if (source.link === 'as' || !isPerson(claim.lower)) return false;
  if (claim.link === 'as') return source.deeds.length > 0;
  // "Butcher" is no act where nothing else stands beside it.
  const isTitle = !claim.isDeed || claims.length === 1;
  const isAlone =
    isTitle &&
    claim.isHead &&
    claim.link === '' &&
    (claim.isDeed || claim.deeds.length === 0 || isBehindNoun(text, claims, claim));
  // "while the owner was away": somebody in both.
  if (claim.link !== 'as' && A_PERSON.test(text.slice(0, claim.start))) return false;
  if (!isAlone || MANY.test(claim.lower) || /s$/.test(claim.lower)) return false;
  const before = told.slice(0, source.start);
  if (OF_OTHERS.test(source.link) || !source.isHead) return true;
  const subject = SUBJECT.exec(before)?.[1];
  const isNamed = subject !== undefined && !isPerson(subject.toLowerCase());
  return A_PERSON.test(before) && !isNamed;
}
/** "Site manager", "Plant manager": a first word that is a verb elsewhere, with a person in the singular and no article behind it. */
const isBehindNoun = (text: string, claims: readonly Term[], claim: Term): boolean => {
  const [first] = claims;
  return (
    first?.isDeed === true &&
    first.lemmas[0] === first.lower &&
    claims.indexOf(claim) === 1 &&
    text.slice(first.end, claim.start) === ' '
  );
};

/** "She is a", "Ann is an office": a summary that tells of its person by name. */
const SUBJECT = /(?:^|[.;] )(She|He|\p{Lu}\p{Ll}+) is an? (?:[\w-]+ )?$/u;
/** "have a trainee with me": an article makes it somebody, unless the line opens with it or says that it is oneself. */
const A_PERSON =
  /(?<!\b(?:as|am|was|been|being|became|i['’]m) )(?<!^)\b(?:an?|the|my|our|another|one) (?:[\w-]+ )?$/i;
const OF_OTHERS = /^(?:to|for|with|by|under|from|alongside)$/;

/** "Kubernetes" of "read about Kubernetes": what one reads or hears of is nothing one knows. */
const isMereTopic = (claim: Term, source: Term): boolean =>
  claim.deeds.length === 0 &&
  claim.link === '' &&
  source.link === 'about' &&
  source.deeds.length > 0;

/** "Aged 3 and 6" of "two children, 3 and 6". */
const isAge = ({ lower }: Term, next: Term | undefined, found: readonly Match[]): boolean =>
  lower === 'aged' && next?.figure?.kind === 'number' && found.length > 0;

/** Whether two words belong to one skill by two of its names: "Kubernetes" and "k8s". */
function skillMatcher(
  own: readonly FoundSkill[],
  told: readonly FoundSkill[],
): (claim: Term, source: Term) => boolean {
  const nameAt = (skills: readonly FoundSkill[], { start, end }: Term): string | undefined =>
    skills.find((skill) => skill.start <= start && end <= skill.end)?.name;
  return (claim, source) => {
    const name = claim.isDeed ? undefined : nameAt(own, claim);
    return name !== undefined && name === nameAt(told, source);
  };
}

/** "Defects raised by customers": the object of a passive stands before it. */
const OBJECTS_BEFORE = 2;

/** A line that texts are held against, read once. */
interface Told {
  source: readonly Term[];
  qualifiers: Qualifiers;
  /** Where deeds of others stand. */
  others: ReadonlySet<number>;
  isHabit: boolean;
}

const isInBase = ({ lower, lemmas }: Term): boolean => lower === lemmas[0] && !isPast(lower);
/** "put" and "cut" are their own past, unless another act of the line is told in no past. */
const isOwnPast = (first: Term, source: readonly Term[]): boolean =>
  irregularBases(first.lower).includes(first.lower) &&
  !source.some((term) => term !== first && term.isDeed && isInBase(term));

const readTold = memoize((told: string): Told => {
  const source = listTerms(told);
  const [first] = source;
  return {
    source,
    qualifiers: qualifiersOf(told, false),
    others: new Set(listDeedsOfOthers(told).map(({ start }) => start)),
    isHabit: first?.isDeed === true && isInBase(first) && !isOwnPast(first, source),
  };
});

/** "Dug fences" of "Ana painted fences, I dug holes": of what somebody else's clause tells a text says nothing that does not name them, but "I plated them" is told of it. */
function isOfOthersAlone(claim: Term, term: Term, claims: readonly Term[], told: string): boolean {
  // No act is told by the words that only name them either.
  const clause = listClausesOfOthers(told).find(
    ({ start, verb, end }) => term.start >= (claim.isDeed ? start : verb) && term.end <= end,
  );
  const names = ({ lower, lemmas }: Term, who: string): boolean =>
    lower === who || lemmas.includes(who);
  if (
    clause === undefined ||
    claims.some((other) => !(other === claim && claim.isDeed) && names(other, clause.who))
  )
    return false;
  const refersBack = listTerms(told).some((deed) => deed.refersBack && deed.start > clause.end);
  return term.isDeed || !refersBack;
}

/** How the terms of a text follow from those of a line, or where they do not. */
export function align(text: string, claims: readonly Term[], told: string): Alignment {
  const { source, qualifiers: toldQualifiers, others, isHabit } = readTold(told);
  const ownQualifiers = ownQualifiersOf(text);
  const isSameSkill = skillMatcher(findSkills(text), findSkills(told));
  const ownOthers = new Set(listDeedsOfOthers(text).map(({ start }) => start));
  const namesPerson = claims.some(({ lower }) => isPerson(lower));
  const denied: { term: Term; why: 'others' | 'negated' | 'affirmed' }[] = [];
  const found = claims.map((claim, at): Match[] => {
    const objects = claims
      .slice(Math.max(0, at - OBJECTS_BEFORE), at + 1 + NEAR)
      .flatMap(({ lemmas }) => lemmas);
    return source.flatMap((term, place): Match[] => {
      const found = isSameSkill(claim, term)
        ? [{ own: '', told: '' }]
        : withLooser(matchTerm(claim, term, told, objects), claim, term);
      if (found.length === 0) return [];
      if (isMultiplied(claim, term, told, isHabit)) return [];
      if (isOtherCount(text, claim, told, term)) return [];
      if (isOtherTitle(text, claims, claim, term, told) || isMereTopic(claim, term)) return [];
      if (isOutOfZone(text, claim, told, term)) return [];
      if (isNotOwn(text, claim, told, term)) return [];
      if (isOfOthersAlone(claim, term, claims, told)) {
        if (claim.isDeed) denied.push({ term: claim, why: 'others' });
        return [];
      }
      const isAnothers = others.has(term.start) && !ownOthers.has(claim.start);
      if (isAnothers && (claim.isDeed || !namesPerson)) {
        if (claim.isDeed) denied.push({ term: claim, why: 'others' });
        return [];
      }
      const isAlike = isTakenBackAlike(
        qualifiersAt(ownQualifiers, claim),
        qualifiersAt(toldQualifiers, term),
        claim.isDeed || claim.deeds.length === 0,
      );
      if (!isAlike) {
        const isTold = toldQualifiers.get(term.start)?.has('negated') === true;
        const isOwn = ownQualifiers.get(claim.start)?.has('negated') === true;
        if (isTold !== isOwn) denied.push({ term: claim, why: isTold ? 'negated' : 'affirmed' });
        return [];
      }
      return found.map((licence) => ({ place, ...licence }));
    });
  });
  const matches = withoutTaken(found);
  const all = listTerms(text);
  /** By where they start in the text. */
  const deeds = new Map(
    claims.map((claim, i) => [
      claim.start,
      claim.isDeed
        ? (matches[i] ?? []).filter(
            ({ place }) =>
              isDone(source, place, told) ||
              isToldOfThing(text, claim, told, [place, source]) ||
              (ownOthers.has(claim.start) && others.has(source[place]?.start ?? -1)),
          )
        : [],
    ]),
  );
  const governorsOf = ({ deeds: places }: Term): Match[][] =>
    places
      .map((place) => deeds.get(all[place]?.start ?? -1) ?? [])
      .filter((found) => found.length > 0);
  const matched = new Set(matches.flatMap((list) => list.map(({ place }) => place)));
  // "Performed dental work and orthopaedics": what a carried act was done to has no other act in the line.
  const isOfCarried = (claim: Term, place: number): boolean =>
    claim.link !== '' ||
    !claim.deeds.some((at) => isAny(all[at] as Term, CARRIERS)) ||
    governorsOf(claim).length > 0 ||
    (source[place]?.deeds ?? []).every(
      (at) => matched.has(at) || isAny(source[at] as Term, CARRIERS) || source[at]?.isDeed !== true,
    );
  const used = new Set<number>();
  const missing = claims.filter((claim, i) => {
    const fits = claim.isDeed
      ? (deeds.get(claim.start) ?? [])
      : (matches[i] ?? []).filter(
          ({ place }) =>
            governorsOf(claim).every((governors) =>
              governors.some((deed) => isRelated(claim, place, deed, source, told)),
            ) &&
            isOfCarried(claim, place) &&
            !isWholeOfPart(claim, place, source, (at) => matched.has(at)),
        );
    if (fits.length === 0 && isModifier(i, claims, matches, source)) return false;
    const own = fits.filter(({ place }) =>
      governorsOf(claim).some((deedsOf) =>
        deedsOf.some((deed) => source[place]?.deeds.includes(deed.place)),
      ),
    );
    for (const { place } of own.length > 0 ? own : fits) used.add(place);
    // "the agency does the bookings": "bookings are done by the agency"
    const isDoneByOther = (term: Term): boolean =>
      isAny(term, CARRIERS) && ownOthers.has(term.start) && others.size > 0;
    // "Held the budget" of what the director held.
    if (fits.length === 0 && denied.some(({ term }) => term === claim) && !isDoneByOther(claim))
      return true;
    const isFree =
      isDoneByOther(claim) ||
      isAge(claim, claims[i + 1], matches[i + 1] ?? []) ||
      isMoving(claim, claims[i + 1], matches[i + 1] ?? [], source) ||
      (claim.isDeed
        ? isCarried(i, claims, matches, source, told)
        : isDutyOpener(claim, claims[i + 1], matches[i + 1] ?? [], source, told));
    return fits.length === 0 && !isFree && !isWide(claim, claims[i - 1], claims[i + 1], text);
  });
  const swapped = missing.length === 0 ? findSwapped(claims, matches, source) : [];
  const kept = [...used].sort((a, b) => a - b).flatMap((place) => source[place] ?? []);
  if (swapped.length > 0) return { missing: swapped, kept, lost: null, denied: [] };
  const lost =
    missing.length > 0
      ? null
      : (findLostLimit(text, claims, told, kept) ??
        findLostPart(text, claims, told, kept) ??
        findLostHead(
          claims.map((claim, i) => ({
            claim,
            places: (matches[i] ?? []).map(({ place }) => place),
          })),
          source,
          used,
          told,
        ));
  return { missing, kept, lost, denied: denied.filter(({ term }) => missing.includes(term)) };
}

const LOOSE: Licence = { own: '', told: '', isLoose: true };
const withLooser = (found: readonly Licence[], claim: Term, source: Term): readonly Licence[] =>
  found.length === 0 && isLooser(claim, source) ? [LOOSE] : found;

/** A word of the source that the text has itself is not also told by one that is only like it. */
function withoutTaken(matches: readonly Match[][]): readonly Match[][] {
  const taken = new Set(
    matches.flatMap((found) => found.filter(({ isLoose }) => !isLoose).map(({ place }) => place)),
  );
  return matches.map((found) => {
    const firm = found.filter(({ isLoose }) => !isLoose);
    return firm.length > 0 ? firm : found.filter(({ place }) => !taken.has(place));
  });
}

/** Two words of a text that stand in each other's place, all else as in the source: "creditors first, from 2011 debtors". */
function findSwapped(
  claims: readonly Term[],
  matches: readonly (readonly Match[])[],
  source: readonly Term[],
): Term[] {
  const places = matches.map((found) => found[0]?.place ?? -1);
  if (places.includes(-1) || new Set(places).size < places.length) return [];
  const sorted = places.toSorted((a, b) => a - b);
  const moved = [...places.keys()].filter((i) => places[i] !== sorted[i]);
  const [first = 0, second = 0] = moved;
  // "results signed by the scientist" of "the scientist signs the results"
  const isPassive = claims[second]?.link === 'by';
  const isOfWords = moved.every((i) => source[places[i] ?? -1]?.figure?.kind !== 'rate');
  // "from Irish to Welsh" of "from Welsh to Irish"
  const ends = moved.map((i) => claims[i]?.link).join();
  const isTurned = ends === 'from,to' || ends === 'from,into';
  const isSwap = isOfWords && moved.length === 2 && (second - first > 1 || isTurned) && !isPassive;
  return isSwap ? moved.flatMap((i) => claims[i] ?? []) : [];
}

/** "Nail trimming" of "trimmed nails": a noun at the head of a line that looks like a verb. */
function isModifier(
  place: number,
  claims: readonly Term[],
  matches: readonly (readonly Match[])[],
  source: readonly Term[],
): boolean {
  const [claim, next] = [claims[place], claims[place + 1]];
  if (claim === undefined || next === undefined || !claim.isDeed || /(?:ed|ing)$/.test(claim.lower))
    return false;
  const isAct = (matches[place + 1] ?? []).some((match) => source[match.place]?.isDeed === true);
  return (
    isAct &&
    !claim.isHead &&
    (matches[place] ?? []).some((match) => source[match.place]?.isDeed === false)
  );
}
