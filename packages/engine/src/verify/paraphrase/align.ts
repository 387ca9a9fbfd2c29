import { isVerb } from '../../language/en/synonyms.ts';
import { type FoundSkill, findSkills } from '../../taxonomy/skills.ts';
import { isPerson, listDeedsOfOthers } from '../responsibility/agents.ts';
import { type Qualifier, qualifyWords } from '../responsibility/qualifiers.ts';
import { isOtherLink } from './light-words.ts';
import { findLostLimit } from './limits.ts';
import { matchTerm } from './same-term.ts';
import { listTerms, type Term } from './terms.ts';

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

interface Match {
  /** Place among the terms of the source. */
  place: number;
  /** The base forms by which the word stands for it; '' for the same word. */
  own: string;
  told: string;
}

/** Verbs that only carry a noun which tells the act: "performed an analysis" of "analyzed". */
const CARRIERS = new Set(
  'do perform carry_out conduct complete handle make provide give hold take'.split(' '),
);
/** Of a line that names a thing and no act, these say no more than that it was the person's work. */
const PLAIN = new Set('do perform carry_out handle work receive get have hold'.split(' '));

const BEING = new Set('serve act work'.split(' '));

/** "Responsible for counting coins" of "counted coins". */
const isDutyOpener = (claim: Term, next: Term | undefined): boolean =>
  claim.lower === 'responsible' && next?.isDeed === true;

const HELPING = new Set('help assist'.split(' '));

const isAny = (term: Term, lemmas: ReadonlySet<string>): boolean =>
  term.lemmas.some((lemma) => lemmas.has(lemma));

/** What makes a deed none; of a thing only a "not" does. */
const QUALIFIERS: readonly Qualifier[] = ['planned', 'unfinished', 'purpose'];

function qualifiersOf(text: string, isClaim: boolean): Map<number, ReadonlySet<Qualifier>> {
  return new Map(qualifyWords(text, isClaim).map(({ start, qualifiers }) => [start, qualifiers]));
}

/** Whether a place of the text is taken back just as its source is: "did not fix" is neither told by "fixed" nor the other way round. */
function isTakenBackAlike(
  own: ReadonlySet<Qualifier> | undefined,
  told: ReadonlySet<Qualifier> | undefined,
  isDeed: boolean,
): boolean {
  if ((own?.has('negated') ?? false) !== (told?.has('negated') ?? false)) return false;
  return (
    !isDeed ||
    QUALIFIERS.every((qualifier) => !told?.has(qualifier) || own?.has(qualifier) === true)
  );
}

/** "The owner set the prices": somebody right before the deed, at the head of a clause. */
const SUBJECT_BEFORE =
  /(?:^|[,;:.]\s|\b(?:and|but|while|when|as|so|because)\s)(?:the|an?|my|our|his|her|their)\s(?:[\w-]+\s)?([\w-]+)\s(?:then\s|also\s|later\s)?$/i;
const hasOtherSubject = (told: string, { start, isDeed, lemmas }: Term): boolean => {
  const who = SUBJECT_BEFORE.exec(told.slice(0, start))?.[1]?.toLowerCase();
  return who !== undefined && isPerson(who) && (isDeed || lemmas.some(isVerb));
};

const ONE_BEFORE = /\b(?:an?|one|the|my|our|single) (?:[\w'’-]+ ){0,2}?$/i;
const isPluralOf = (plural: string, single: string): boolean =>
  plural !== single && [`${single}s`, `${single}es`, single.replace(/y$/, 'ies')].includes(plural);

/** "Ran tours" of "ran the tour": told of one, claimed of many. */
const isMultiplied = (claim: Term, source: Term, told: string): boolean =>
  isPluralOf(claim.lower, source.lower) && ONE_BEFORE.test(told.slice(0, source.start));

/** The link of a term as its deed sees it: "over" of "went over fixes" belongs to the verb. */
function linkOf(term: Term, deedBy: string): string {
  return deedBy.endsWith(`_${term.link}`) ? '' : term.link;
}

/** Whether two terms have the same part in their phrases: "sales report" and "report on sales". */
function isSamePart(claim: Term, source: Term, claimLink: string, sourceLink: string): boolean {
  if (claim.isLoose || source.isLoose || claim.figure?.kind === 'phrase') return true;
  if (!isOtherLink(claimLink, sourceLink)) return true;
  return (!source.isHead && sourceLink === '') || (!claim.isHead && claimLink === '');
}

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

const NEAR = 5;
/** "Defects raised by customers": the object of a passive stands before it. */
const OBJECTS_BEFORE = 2;
const SENTENCE_END = /[.;:](?=\s)/;

/** How the terms of a text follow from those of a line, or where they do not. */
export function align(text: string, claims: readonly Term[], told: string): Alignment {
  const source = listTerms(told);
  const ownQualifiers = qualifiersOf(text, true);
  const toldQualifiers = qualifiersOf(told, false);
  const others = new Set([
    ...listDeedsOfOthers(told).map(({ start }) => start),
    ...source.filter((term) => hasOtherSubject(told, term)).map(({ start }) => start),
  ]);
  const isSameSkill = skillMatcher(findSkills(text), findSkills(told));
  const ownOthers = new Set(listDeedsOfOthers(text).map(({ start }) => start));
  const namesPerson = claims.some(({ lower }) => isPerson(lower));
  const denied: { term: Term; why: 'others' | 'negated' | 'affirmed' }[] = [];
  const matches = claims.map((claim, at): Match[] => {
    const objects = claims
      .slice(Math.max(0, at - OBJECTS_BEFORE), at + 1 + NEAR)
      .flatMap(({ lemmas }) => lemmas);
    return source.flatMap((term, place): Match[] => {
      const found = isSameSkill(claim, term)
        ? [{ own: '', told: '' }]
        : matchTerm(claim, term, told, objects);
      if (found.length === 0) return [];
      if (isMultiplied(claim, term, told)) return [];
      const isAnothers = others.has(term.start) && !ownOthers.has(claim.start);
      if (isAnothers && (claim.isDeed || !namesPerson)) {
        if (claim.isDeed) denied.push({ term: claim, why: 'others' });
        return [];
      }
      const isAlike = isTakenBackAlike(
        ownQualifiers.get(claim.start),
        toldQualifiers.get(term.start),
        claim.isDeed,
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
  const all = listTerms(text);
  const deeds = new Map(
    claims.map((claim, i) => [
      claim,
      claim.isDeed ? (matches[i] ?? []).filter(({ place }) => isDone(source, place)) : [],
    ]),
  );
  const governorsOf = ({ deeds: places }: Term): Match[][] =>
    places.map((place) => deeds.get(all[place] as Term) ?? []).filter((found) => found.length > 0);
  const used = new Set<number>();
  const missing = claims.filter((claim, i) => {
    const fits = claim.isDeed
      ? (deeds.get(claim) ?? [])
      : (matches[i] ?? []).filter(({ place }) =>
          governorsOf(claim).every((governors) =>
            governors.some((deed) => isRelated(claim, place, deed, source, told)),
          ),
        );
    for (const { place } of fits) used.add(place);
    const isFree = claim.isDeed
      ? isCarried(i, claims, matches, source)
      : isDutyOpener(claim, claims[i + 1]);
    return fits.length === 0 && !isFree;
  });
  const swapped = missing.length === 0 ? findSwapped(claims, matches) : [];
  const kept = [...used].sort((a, b) => a - b).flatMap((place) => source[place] ?? []);
  if (swapped.length > 0) return { missing: swapped, kept, lost: null, denied: [] };
  const lost =
    missing.length > 0 ? null : findLostLimit(text, claims, { text: told, terms: source }, kept);
  return { missing, kept, lost, denied: denied.filter(({ term }) => missing.includes(term)) };
}

/** Two words of a text that stand in each other's place, all else as in the source: "creditors first, from 2011 debtors". */
function findSwapped(claims: readonly Term[], matches: readonly Match[][]): Term[] {
  const places = matches.map((found) => found[0]?.place ?? -1);
  if (places.includes(-1) || new Set(places).size < places.length) return [];
  const sorted = places.toSorted((a, b) => a - b);
  const moved = [...places.keys()].filter((i) => places[i] !== sorted[i]);
  const [first = 0, second = 0] = moved;
  // "results signed by the scientist" of "the scientist signs the results"
  const isPassive = claims[second]?.link === 'by';
  const isSwap = moved.length === 2 && second - first > 1 && !isPassive;
  return isSwap ? moved.flatMap((i) => claims[i] ?? []) : [];
}

/** "Went over fixes" fixed nothing: an act that the line only names as what another deed was done to. */
function isDone(source: readonly Term[], place: number): boolean {
  const term = source[place];
  if (term === undefined || term.isDeed) return term !== undefined;
  return term.deeds.every((deed) => {
    const governor = source[deed];
    return governor === undefined || isAny(governor, CARRIERS) || isAny(governor, DUTIES);
  });
}
const DUTIES = new Set(
  'include involve require consist be help assist aid support task assign charge employ engage'.split(
    ' ',
  ),
);

/** "Performed an analysis" of "analyzed", "handled starter paperwork" of the bare "starter paperwork". */
function isCarried(
  place: number,
  claims: readonly Term[],
  matches: readonly Match[][],
  source: readonly Term[],
): boolean {
  const claim = claims[place];
  if (claim === undefined) return false;
  const objects = claims.flatMap((term, i) =>
    !term.isDeed && i > place && i - place <= NEAR && term.link === '' ? (matches[i] ?? []) : [],
  );
  if (isAny(claim, PLAIN) && !source.some(({ isDeed }) => isDeed)) return objects.length > 0;
  // "Helped migrate" of "migrated" says less.
  const next = claims[place + 1];
  if (isAny(claim, HELPING) && next !== undefined && (next.isDeed || isVerb(next.lower)))
    return (matches[place + 1] ?? []).length > 0;
  // "Served as treasurer" of "was the treasurer".
  if (isAny(claim, BEING) && claims[place + 1]?.link === 'as')
    return (matches[place + 1] ?? []).some(
      (match) => (source[match.place]?.deeds.length ?? 1) === 0,
    );
  return isAny(claim, CARRIERS) && objects.some((match) => source[match.place]?.isDeed === true);
}

const USING = ['use', 'operate', 'drive'];

/** "..., daily": how often, of all that the sentence tells. */
function isLastOfSentence(source: readonly Term[], place: number, told: string): boolean {
  const [term, next] = [source[place], source[place + 1]];
  return (
    term !== undefined &&
    (next === undefined || SENTENCE_END.test(told.slice(term.end, next.start)))
  );
}

/** "Helped with" and "helped", "met with" and "met" are one. */
const SHARING = new Set('help assist aid support meet work'.split(' '));

/** Whether a term of the source stands to a deed of it as the claim says. */
function isRelated(
  claim: Term,
  place: number,
  deed: Match,
  source: readonly Term[],
  told: string,
): boolean {
  const term = source[place];
  const governor = source[deed.place];
  if (term === undefined || governor === undefined) return false;
  if (place === deed.place || isAny(governor, SHARING)) return true;
  const [first, last] = term.start < governor.start ? [term, governor] : [governor, term];
  if (term.isDeed && place > deed.place && place - deed.place <= 2) return true;
  // "Using Excel. Wrote reports" is "wrote reports using Excel".
  const isMeans = /^(?:using|with|in|via|through)$/.test(claim.link);
  if (isMeans && term.deeds.some((at) => USING.some((use) => source[at]?.lemmas.includes(use))))
    return true;
  if (claim.figure?.kind === 'rate' && isLastOfSentence(source, place, told)) return true;
  const isOneSentence = !SENTENCE_END.test(told.slice(first.end, last.start));
  if (!isOneSentence) return false;
  const sourceLink = linkOf(term, deed.told);
  if (governor.isDeed) {
    if (term.deeds.includes(deed.place))
      return isSamePart(claim, term, linkOf(claim, deed.own), sourceLink);
    // Before every deed: "On weekends I ran the line", "reports were filed".
    return term.deeds.length === 0;
  }
  if (!source.some(({ isDeed }) => isDeed)) return true;
  const isBeside = Math.abs(place - deed.place) <= NEAR;
  return (
    isBeside && (term.deeds.length === 0 || term.deeds.some((at) => governor.deeds.includes(at)))
  );
}
