import { actsOfNoun } from '../../language/en/noun-acts.ts';
import { singularOf } from '../../language/en/noun-forms.ts';
import { hasReading, readEnglishWord } from '../../language/en/readings.ts';
import { derivedFrom, isVerb, partsOfSpeech } from '../../language/en/synonyms.ts';
import { findNominal, readVerb } from '../../language/en/verb-forms.ts';
import { type Word, wordsOf } from '../../language/words.ts';
import { isParticiple } from '../responsibility/act-words.ts';
import { isPast, isPerson } from '../responsibility/agents.ts';
import { isDoerAt } from '../responsibility/doers.ts';
import { listClausesOfOthers } from '../responsibility/whose-acts.ts';
import { isDoneWith, isOrdinaryWith } from './done-with.ts';
import { isHolder } from './light-words.ts';
import { HAPPENING } from './lost-parts.ts';
import { opensAsNoun } from './noun-openers.ts';
import { isAny, type Term } from './terms.ts';

export interface Match {
  /** Place among the terms of the source. */
  place: number;
  /** The base forms by which the word stands for it; '' for the same word. */
  own: string;
  told: string;
  /** Whether the two are only alike, so that the source's word must not be taken up otherwise. */
  isLoose?: boolean;
}

/** Verbs that only carry a noun which tells the act: "performed an analysis" of "analyzed". */
export const CARRIERS = new Set(
  'do perform carry_out conduct complete handle make provide give hold take place put keep undertake execute'.split(
    ' ',
  ),
);
/** Beside another act these only say how or that it went on: "used a saw to cut", "spent a week shadowing", "kept the yard swept". */
const FRAMES = new Set(
  'use spend keep leave get have do continue include involve need work join'.split(' '),
);
/** Of a line that names a thing and no act, these say no more than that it was the person's work. */
const PLAIN = new Set(
  'do perform carry_out conduct complete handle work receive get have hold deal deal_with undertake cover score spend'.split(
    ' ',
  ),
);

const COMPLETE = new Set(['complete']);
/** What one is in before one has completed it. */
const STUDY =
  /^(?:apprenticeships?|degrees?|diplomas?|courses?|certificates?|certifications?|program(?:me)?s?|stud(?:y|ies)|training|licen[cs]es?|qualifications?|years?|bachelors?|masters?|modules?)$/;

const BEING = new Set('serve act work'.split(' '));
const OF_BEING = /^(?:as|on|in|at|with)$/;

/** "Responsible for counting coins" of "counted coins", "responsible for returns" of the bare "returns" or of "handled returns". */
export const isDutyOpener = (
  { lower }: Term,
  next: Term | undefined,
  found: readonly Match[],
  source: readonly Term[],
  told: string,
): boolean =>
  lower === 'responsible' &&
  (next?.isDeed === true ||
    found.some(
      ({ place }) =>
        isBareThing(source, place, told) ||
        source[place]?.deeds.some((deed) => deed === place - 1 || deed === 0) === true,
    ));

/** "Sales went from 3 to 9" of "sales, from 3 to 9": the figures tell that it moved. */
export const isMoving = (
  { lemmas }: Term,
  next: Term | undefined,
  found: readonly Match[],
  source: readonly Term[],
): boolean =>
  lemmas.includes('go') &&
  next?.link === 'from' &&
  next.figure?.kind === 'number' &&
  found.some(({ place }) => source[place]?.link === 'from');

const HELPING = new Set('help assist'.split(' '));

export const NEAR = 5;

/** Nouns so wide that beside a word of the source they name nothing new: "craft activities", "members of the public", "a five-strong team". */
const WIDE =
  /^(?:activit(?:y|ies)|areas?|aspects?|basis|capacity|dut(?:y|ies)|roles?|tasks?|work|process(?:es)?|procedures?|purposes?|matters?|operations?|periods?|occasions?|items?|materials?|goods|members|person|people|pieces|means|level|jobs?|positions?|services?|speaking|strong|based|related)$/;
export function isWide(
  claim: Term,
  last: Term | undefined,
  next: Term | undefined,
  text: string,
): boolean {
  if (claim.isDeed) return false;
  if (!WIDE.test(claim.lower)) return false;
  const isBehind = last !== undefined && /^[\s-]$/.test(text.slice(last.end, claim.start));
  const isBefore = next?.link === 'of';
  return (isBehind && last.isDeed === false) || isBefore;
}

/** "Scheduling was done upstairs": by whom is not told. */
const DONE_SOMEWHERE =
  /^ (?:is|are|was|were) (?:done|handled|carried out|performed|made)\b(?! by (?:me|us|myself)\b)/i;
/** "Went over fixes" fixed nothing: an act that the line only names as what another deed was done to. */
export function isDone(source: readonly Term[], place: number, told: string): boolean {
  const term = source[place];
  if (term === undefined || isNounByOthers(term, place, told)) return false;
  if (term.isDeed) return true;
  if (DONE_SOMEWHERE.test(told.slice(term.end))) return false;
  // "Held calves at branding": an occasion.
  if (term.deeds.length > 0 && /^(?:at|during|before|after)$/.test(term.link)) return false;
  if (isListedAct(source, place, told) || isPassiveAlone(source, place, told)) return true;
  // "Banking and petty cash reconciled": the first is no act that the second is done by.
  const isPassive = /\w{2}ed$/.test(term.lower) && term.lemmas.some(isVerb);
  return term.deeds.every((deed) => {
    if (isPassive && deed === 0 && /ing$/.test(source[deed]?.lower ?? '')) return true;
    const governor = source[deed];
    // "Crash logs collecting": the first word is the noun that it is.
    const isNoun = deed === 0 && !/(?:ed|ing)$/.test(governor?.lower ?? '');
    if (isNoun && /\w{2}ing$/.test(term.lower) && term.isHead && governor?.isHead === false)
      return true;
    return governor === undefined || isAny(governor, CARRIERS) || isAny(governor, DUTIES);
  });
}

/** "Packing, labelling and rotation of stock": an act told by its noun, in a list with acts told by their verbs. */
function isListedAct(source: readonly Term[], place: number, told: string): boolean {
  const first = source[place]?.deeds[0];
  if (first === undefined || first >= place) return false;
  // "Design and installation of kitchens": a noun opens the list as well.
  const { lower: opener = '' } = source[first] ?? {};
  const isOfNouns = first === 0 && isActNoun(opener) && source[place + 1]?.link === 'of';
  if (!/ing$/.test(opener) && !isOfNouns) return false;
  return source.slice(first, place + 1).every(({ lower, start, isDeed }, i, list) => {
    const before = list[i - 1];
    const isListed = before === undefined || LIST_GAP.test(told.slice(before.end, start));
    return isListed && (isDeed || isActNoun(lower));
  });
}
/** "Installation of kitchens by contractors": an act told by its noun, with who else does it; what is "sold by shops" is no such act. */
function isNounByOthers({ lower, end, isDeed }: Term, place: number, told: string): boolean {
  const rest = told.slice(end);
  const isNoun = place === 0 && /^ (?:of|by) /.test(rest);
  if (isDeed && !isNoun && !/^(?:,| and| &) [^.;]* of /.test(rest)) return false;
  // "Sent by DHL"
  if (isParticiple(lower)) return false;
  const object = Math.max(0, rest.search(/ of /));
  const words = wordsOf(
    rest.slice(0, object) + (rest.slice(object).split(/[,.;](?=\s|$)/)[0] ?? ''),
  );
  return words.some(
    (word, by) => word.lower === 'by' && isDoerAt(words, by + 1) && !isPassiveOfThing(words, by),
  );
}
const isPassiveOfThing = (words: readonly Word[], by: number): boolean => {
  const place = words[by - 1]?.lower === 'out' ? by - 2 : by - 1;
  const { lower = '' } = words[place] ?? {};
  return isParticiple(lower) && !/^(?:carried|done|performed|handled|undertaken)$/.test(lower);
};
const isActNoun = (lower: string): boolean =>
  findNominal(lower) !== null ||
  actsOfNoun(lower).length > 0 ||
  (ACT_ENDING.test(lower) && derivedFrom(lower).some(isVerb)) ||
  readVerb(lower).some(({ form, verb }) => form === 'base' && verb.baseIsNoun);
const ACT_ENDING = /(?:[ts]ion|ment|age|al|[ae]nce|sis|ure)$/;
export const LIST_GAP = /^(?:,| and| &|, and|, &) $/;

/** "Stock counted weekly, shelves filled": nouns that look like verbs, and what was done to them with nothing behind that it could be done to. */
function isPassiveAlone(source: readonly Term[], place: number, told: string): boolean {
  const [noun] = source;
  const isNoun =
    noun?.start === 0 &&
    !/(?:ed|ing)$/.test(noun.lower) &&
    partsOfSpeech(singularOf(noun.lower)).has('n');
  return isNoun && isPassivePair(source, 1, told) && isPassivePair(source, place, told);
}
function isPassivePair(source: readonly Term[], place: number, told: string): boolean {
  const [noun, verb, next] = source.slice(place - 1, place + 2);
  if (noun === undefined || verb === undefined || isAny(verb, HAPPENING)) return false;
  const hasObject =
    next !== undefined && next.link === '' && next.part === verb.part && next.figure === null;
  return isPast(verb.lower) && !hasObject && told.slice(noun.end, verb.start) === ' ';
}

const DUTIES = new Set(
  'include involve require consist be help assist aid support task assign charge employ engage'.split(
    ' ',
  ),
);

/** Who only names a team may be of it: a line must say that it was theirs to lead. */
const LEADING = new Set(['lead', 'supervise']);
const CHARGE =
  /\b(?:respons\w+|charge|duties|tasked|entrusted|head|lead\w*|led|manag\w+|supervis\w+|foreman|captain|under me)\b/i;

/** "Performed an analysis" of "analyzed", "handled starter paperwork" of the bare "starter paperwork". */
export function isCarried(
  place: number,
  claims: readonly Term[],
  matches: readonly Match[][],
  source: readonly Term[],
  told: string,
): boolean {
  const claim = claims[place];
  if (claim === undefined) return false;
  const objects = claims.flatMap((term, i) =>
    !term.isDeed && i > place && i - place <= NEAR && term.link === '' ? (matches[i] ?? []) : [],
  );
  if (objects.some(({ place: at }) => isOthersAct(source[at - 1], source[at], told))) return false;
  const isBesideAct = claims.some(
    (term, i) =>
      i !== place &&
      !isAny(term, FRAMES) &&
      (matches[i] ?? []).some((match) => source[match.place]?.isDeed === true),
  );
  if (isAny(claim, FRAMES) && isBesideAct) return true;
  const isNamed = listThings(claims, place).some(
    (i) =>
      // "Taught the school of 85 pupils": of whom the thing is, is not what the act was done to.
      (claims[i]?.link !== 'of' || isHolder(claims[i - 1]?.lower)) &&
      (!isAny(claim, LEADING) || CHARGE.test(told)) &&
      (matches[i] ?? []).some((match) =>
        isOrdinaryAct(claim, claims[i])
          ? isBareThing(source, match.place, told, opensAsNoun)
          : isOfThing(claim, claims[i]) && isBareThing(source, match.place, told),
      ),
  );
  if (isNamed) return true;
  const isUnfinished = isAny(claim, COMPLETE) && claims.some(({ lower }) => STUDY.test(lower));
  if (isUnfinished) return false;
  if (isAny(claim, PLAIN) && objects.some((match) => isBareThing(source, match.place, told)))
    return true;
  // "Helped migrate" of "migrated" says less.
  const next = claims[place + 1];
  if (isAny(claim, HELPING) && next !== undefined && (next.isDeed || isVerb(next.lower)))
    return (matches[place + 1] ?? []).length > 0;
  // "Served as treasurer" of "was the treasurer".
  if (isAny(claim, BEING) && OF_BEING.test(claims[place + 1]?.link ?? ''))
    return (matches[place + 1] ?? []).some(
      (match) => (source[match.place]?.deeds.length ?? 1) === 0,
    );
  return isAny(claim, CARRIERS) && objects.some((match) => source[match.place]?.isDeed === true);
}

const isOrdinaryAct = ({ lemmas }: Term, thing: Term | undefined): boolean =>
  thing !== undefined && lemmas.some((lemma) => isOrdinaryWith(lemma, thing.lower));

const isOfThing = ({ lemmas }: Term, thing: Term | undefined): boolean =>
  thing !== undefined && lemmas.some((lemma) => isDoneWith(lemma, thing.lower));

/** The places of the terms behind a deed that may name what it is done to. */
const listThings = (claims: readonly Term[], place: number): number[] =>
  claims.flatMap(({ isDeed }, i) => (!isDeed && i > place && i - place <= NEAR ? [i] : []));

/** Whether a deed of a text is ordinary work with a thing behind it: "wrote incident reports". */
export function isUsualAct(terms: readonly Term[], start: number): boolean {
  const place = terms.findIndex((term) => term.start === start);
  const deed = terms[place];
  return (
    deed?.isDeed === true && listThings(terms, place).some((i) => isOrdinaryAct(deed, terms[i]))
  );
}

/** "In charge of the shop", "tasked with the count" tell whose it is, and no act. */
const isAct = ({ isDeed, lower }: Term): boolean =>
  isDeed && !/^(?:charge|tasked|entrusted)$/.test(lower);

const PASSIVE = /\b(?:is|are|was|were|be|been|being|by|goes?|went)\b|\b\w+ed\b/i;
/** Whether a line names a thing, and neither an act beside it nor anybody else who does it: "returns" of "fitting rooms, returns". `isNoun` tells of a word that looks like an act whether it is none. */
function isBareThing(
  source: readonly Term[],
  place: number,
  told: string,
  isNoun: (told: string, term: Term) => boolean = () => false,
): boolean {
  const isActHere = (one: Term): boolean => isAct(one) && !isNoun(told, one);
  const term = source[place];
  if (term === undefined || isActHere(term)) return false;
  if (term.deeds.some((deed) => source[deed] === undefined || isActHere(source[deed])))
    return false;
  const rest = told.slice(term.end).split(/[,;.:()](?=\s|$)/)[0] ?? '';
  const before = source[place - 1];
  if (isOfState(before, term) || isOfOthers(term, told) || isOfPost(source, place)) return false;
  const isOfAct = before !== undefined && isActHere(before) && before.part === term.part;
  return (
    !isOfAct &&
    !PASSIVE.test(rest) &&
    !source.some(
      (one) => isActHere(one) && one.start > term.end && one.end <= term.end + rest.length,
    )
  );
}

/** "Allergic to horses", "fond of boats": a word that says how one stands to a thing, and no work with it. */
const isOfState = (before: Term | undefined, term: Term): boolean =>
  before !== undefined &&
  before.part === term.part &&
  term.link !== '' &&
  !isAct(before) &&
  hasReading(readEnglishWord(before.lower), 'adjective') &&
  !partsOfSpeech(before.lower).has('n') &&
  before.lower !== 'responsible';

const BODIES = /^(?:police|fire|health|tax|customs)$/;
/** "The police inspection", "client audits": an act named by who does it, and no act of the person's own. */
const isOthersAct = (before: Term | undefined, term: Term | undefined, told: string): boolean =>
  before !== undefined &&
  term !== undefined &&
  told.slice(before.end, term.start) === ' ' &&
  !before.isDeed &&
  (isPerson(before.lower) || BODIES.test(before.lower)) &&
  /^(?:inspection|audit|survey|assessment|review|check)s?$/.test(term.lower);

/** "Assistant for reports", "secretary of two boards": what somebody's post is about, and no thing of one's work alone. */
const isOfPost = (source: readonly Term[], place: number): boolean => {
  const term = source[place];
  return (
    term !== undefined &&
    term.link !== '' &&
    source
      .slice(0, place)
      .some(
        ({ lower, link, isHead, part }) =>
          part === term.part && link === '' && isHead && isPerson(lower),
      )
  );
};

/** "Payroll paid wages": a thing of a clause that tells somebody else's act. */
const isOfOthers = ({ start, end }: Term, told: string): boolean =>
  listClausesOfOthers(told).some((clause) => start >= clause.start && end <= clause.end);
