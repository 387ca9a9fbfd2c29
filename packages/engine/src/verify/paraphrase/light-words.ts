import { singularOf } from '../../language/en/noun-forms.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that only hold a sentence together; with them or without it says the same. */
const FREE = setOf(`
a an the and or but so yet nor then than is are was were be been being am have has had having do does did
this that these those up out down off away back which who whom whose it its they them their he him his she her i me my mine we us our you your
there here also plus including include includes included such etc eg ie e.g i.e namely where what too well way then thus thereby together co
when while whenever during if how though although too again afterwards else still because whether based
le la les de des du un une et ou en au aux
`);

/** Prepositions: what stands behind one depends on it. */
const LINKS = setOf(`
of to in on at by for from as with within into onto through throughout via using across along around during per among
amongst upon over about toward towards inside regarding concerning covering against alongside beside before after behind between
`);

/** Prepositions that tell the same relation, one group a row. */
const SAME_LINKS = [
  'in on at within across throughout inside around over during along upon onto into among amongst per through between beside',
  'with using via through alongside',
  'of in for on about regarding concerning covering',
  'to into toward towards onto',
].map(setOf);

export const isFree = (lower: string): boolean => FREE.has(lower) || /^['’]?s$/.test(lower);
export const isLink = (lower: string): boolean => LINKS.has(lower);

/** Whether two prepositions may tell one relation. */
const isSameLink = (one: string, other: string): boolean =>
  one === other || SAME_LINKS.some((links) => links.has(one) && links.has(other));

/** Prepositions that make who stands behind them another party to a deed than its object. */
const OF_PARTIES = setOf('with for to from by under as');
/** Of these, two that differ tell two things whatever else is the same. */
const OPPOSED = setOf('to into onto toward towards from by under as');

/** Whether two prepositions before one word tell two things of its deed: "trained with nurses" and "trained nurses"; '' is the object itself. */
export function isOtherLink(one: string, other: string): boolean {
  if (isSameLink(one, other)) return false;
  if (one === 'as' || other === 'as') return true;
  if (one === '' || other === '') return OF_PARTIES.has(one) || OF_PARTIES.has(other);
  return OPPOSED.has(one) && OPPOSED.has(other);
}

/** What holds or counts things, and may be left out: "boxes of apples", "a range of cars". */
const HOLDERS = setOf(
  `team group range variety number lot set fleet stock series selection collection batch piece type kind sort form mix crew gang list
  couple bottle jar can tin bucket barrel keg cup plate bowl tray stack pile basket volume amount quantity supply worth member
  staff box case pallet load truckload kilo pound metre meter ton tonne litre gallon gram sheet roll page bag bundle crate
  class party cohort caseload flock herd
  handful dozen head slice hundred thousand million pair majority bulk rest`,
);
export const isHolder = (lower: string | undefined): boolean =>
  lower !== undefined && HOLDERS.has(singularOf(lower));
