import { isPerson } from '../responsibility/agents.ts';
import { isBesideFrame, listDonePurposes } from '../responsibility/done-purposes.ts';
import { LIST_GAP, type Match, NEAR } from './free-terms.ts';
import { isHolder, isOtherLink } from './light-words.ts';
import { isOtherOrder } from './recipients.ts';
import { isAny, type Term } from './terms.ts';

const SENTENCE_END = /[.;:](?=\s)/;

/** The link of a term as its deed sees it: "over" of "went over fixes" belongs to the verb. */
function linkOf(term: Term, deedBy: string): string {
  return deedBy.endsWith(`_${term.link}`) ? '' : term.link;
}

const NOT_FOR = /^(?:with|of|from|by|under)$/;

/** Whether two terms have the same part in their phrases: "sales report" and "report on sales". */
function isSamePart(claim: Term, source: Term, claimLink: string, sourceLink: string): boolean {
  const isAnywhere =
    claim.figure?.kind === 'phrase' ||
    claim.figure?.kind === 'rate' ||
    /^(?:once|twice)$/.test(claim.lower);
  if (claim.isLoose || source.isLoose || isAnywhere) return true;
  // "bought for two shops" is not "bought from two shops".
  if ([claimLink, sourceLink].toSorted().join() === 'for,from') return false;
  // "with the baker" is not "for the baker".
  if (isPerson(claim.lower) && claimLink === 'for' && NOT_FOR.test(sourceLink)) return false;
  if (isPerson(claim.lower) && claimLink === 'with' && sourceLink === 'for') return false;
  if (isPerson(claim.lower) && /^(?:on|about|over)$/.test(claimLink) && sourceLink === 'with')
    return false;
  // "next to the team" is not "on the team".
  if (isPerson(claim.lower) && /^(?:on|in)$/.test(claimLink) && sourceLink === 'to') return false;
  // "turned English manuals into German"
  if ([claimLink, sourceLink].toSorted().join() === ',into') return false;
  if (!isOtherLink(claimLink, sourceLink)) return true;
  return (!source.isHead && sourceLink === '') || (!claim.isHead && claimLink === '');
}

const OF_PARTY = /^(?:with|for|to|from|by|under|as)$/;
const USING = ['use', 'operate', 'drive'];

/** "..., daily": how often, of all that the sentence tells. */
function isLastOfSentence(source: readonly Term[], place: number, told: string): boolean {
  const [term, next] = [source[place], source[place + 1]];
  return (
    term !== undefined &&
    (next === undefined || SENTENCE_END.test(told.slice(term.end, next.start)))
  );
}

/** Unless the deed has a time of its own: "opened on Mondays, closed on Tuesdays". */
const isOfAll = (source: readonly Term[], place: number, deed: number, told: string): boolean =>
  isLastOfSentence(source, place, told) &&
  !source.some(
    ({ figure, deeds }, at) => at !== place && figure?.kind === 'rate' && deeds.includes(deed),
  );

/** "Helped with" and "helped", "met with" and "met" are one. */
const SHARING = new Set('help assist aid support meet work'.split(' '));

/** "Taught in schools" of "visited schools to teach": what stands beside the verb by which an act came to be done. */
const isOfFrame = (
  claim: Term,
  term: Term,
  governor: Term,
  source: readonly Term[],
  told: string,
): boolean =>
  listDonePurposes(told).some(
    ({ kind, frame, act }) =>
      act === governor.start &&
      term.deeds.some((at) => source[at]?.start === frame) &&
      (claim.figure?.kind === 'rate' || isBesideFrame(kind, claim.link, term.link)),
  );

const isJoinedToNext = (source: readonly Term[], place: number, told: string): boolean => {
  const [own, next] = [source[place], source[place + 1]];
  return own !== undefined && next !== undefined && LIST_GAP.test(told.slice(own.end, next.start));
};

/** "Pruned at the hall, watered at the lodge": an act with a place of its own shares no other's. */
const hasOwnPlace = ({ link, deeds }: Term, deed: number, source: readonly Term[]): boolean =>
  source.some(
    (one) =>
      one.link === link && one.deeds.includes(deed) && !one.deeds.some((at) => deeds.includes(at)),
  );

/** Whether a term of the source stands to a deed of it as the claim says. */
export function isRelated(
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
  if (claim.figure?.kind === 'rate' && isOfAll(source, place, deed.place, told)) return true;
  if (isOfFrame(claim, term, governor, source, told)) return true;
  const isOneSentence = !SENTENCE_END.test(told.slice(first.end, last.start));
  if (!isOneSentence) return false;
  if (governor.refersBack && term.deeds.some((at) => at < deed.place)) return true;
  // "Taped ankles and filled bottles at home games": where and when is of both.
  // "passed on technical ones": the preposition is the verb's own.
  const isOwnLink = term.deeds.some(
    (at) => told.slice(source[at]?.end ?? 0, term.start).trim() === term.link,
  );
  const isShared =
    term.link !== '' &&
    !isOwnLink &&
    !OF_PARTY.test(term.link) &&
    !term.isLoose &&
    !hasOwnPlace(term, deed.place, source);
  if (governor.isDeed && isShared && term.deeds.some((at) => at > deed.place)) return true;
  const sourceLink = linkOf(term, deed.told);
  if (governor.isDeed) {
    if (term.deeds.includes(deed.place))
      return (
        isSamePart(claim, term, linkOf(claim, deed.own), sourceLink) ||
        isOtherOrder(governor, claim.link, term.link)
      );
    // Before every deed: "On weekends I ran the line", "reports were filed".
    return term.deeds.length === 0;
  }
  if (!source.some(({ isDeed }) => isDeed)) return true;
  // "Preparation and serving of lunches", "wrapped and labelled for dispatch": an act joined to the next shares what stands behind.
  if (
    isJoinedToNext(source, deed.place, told) &&
    isRelated(claim, place, { ...deed, place: deed.place + 1 }, source, told)
  )
    return true;
  const isBeside = Math.abs(place - deed.place) <= NEAR;
  return (
    isBeside && (term.deeds.length === 0 || term.deeds.some((at) => governor.deeds.includes(at)))
  );
}

/** "Fixed a house" of "fixed the kitchen of a house": what an act was done to is a part of what the claim names, and is left out of it. */
export function isWholeOfPart(
  claim: Term,
  place: number,
  source: readonly Term[],
  kept: (at: number) => boolean,
): boolean {
  const term = source[place];
  if (
    term?.link !== 'of' ||
    claim.isDeed ||
    claim.link !== '' ||
    !claim.isHead ||
    term.figure !== null
  )
    return false;
  const at = source.findLastIndex(({ link, isHead }, i) => i < place && isHead && link !== 'of');
  const part = source[at];
  const isObject =
    part !== undefined &&
    !part.isDeed &&
    part.figure === null &&
    part.link === '' &&
    part.deeds.length > 0;
  return isObject && !kept(at) && !isHolder(part.lower);
}
