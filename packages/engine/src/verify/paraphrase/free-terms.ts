import { isVerb } from '../../language/en/synonyms.ts';
import { isDoneWith } from './done-with.ts';
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
  if (term === undefined || term.isDeed) return term !== undefined;
  if (DONE_SOMEWHERE.test(told.slice(term.end))) return false;
  // "Held calves at branding": an occasion.
  if (term.deeds.length > 0 && /^(?:at|during|before|after)$/.test(term.link)) return false;
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
const DUTIES = new Set(
  'include involve require consist be help assist aid support task assign charge employ engage'.split(
    ' ',
  ),
);

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
  const isBesideAct = claims.some(
    (term, i) =>
      i !== place &&
      !isAny(term, FRAMES) &&
      (matches[i] ?? []).some((match) => source[match.place]?.isDeed === true),
  );
  if (isAny(claim, FRAMES) && isBesideAct) return true;
  const isNamed = claims.some(
    (term, i) =>
      i > place &&
      i - place <= NEAR &&
      claim.lemmas.some((lemma) => isDoneWith(lemma, term.lower)) &&
      (matches[i] ?? []).some((match) => isBareThing(source, match.place, told)),
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

/** "In charge of the shop", "tasked with the count" tell whose it is, and no act. */
const isAct = ({ isDeed, lower }: Term): boolean =>
  isDeed && !/^(?:charge|tasked|entrusted)$/.test(lower);

const PASSIVE = /\b(?:is|are|was|were|be|been|being|by|goes?|went)\b|\b\w+ed\b/i;
/** Whether a line names a thing, and neither an act beside it nor anybody else who does it: "returns" of "fitting rooms, returns". */
function isBareThing(source: readonly Term[], place: number, told: string): boolean {
  const term = source[place];
  if (term === undefined || isAct(term)) return false;
  if (term.deeds.some((deed) => source[deed] === undefined || isAct(source[deed]))) return false;
  const rest = told.slice(term.end).split(/[,;.:()](?=\s|$)/)[0] ?? '';
  const before = source[place - 1];
  const isOfAct = before !== undefined && isAct(before) && before.part === term.part;
  return (
    !isOfAct &&
    !PASSIVE.test(rest) &&
    !source.some((one) => isAct(one) && one.start > term.end && one.end <= term.end + rest.length)
  );
}
