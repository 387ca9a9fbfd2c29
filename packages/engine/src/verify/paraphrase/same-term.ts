import { APART_WORDS } from '../../language/en/apart-words.ts';
import { equalOrNarrower } from '../../language/en/equal-words.ts';
import { actsOfNoun } from '../../language/en/noun-acts.ts';
import { singularOf } from '../../language/en/noun-forms.ts';
import { spellingKey } from '../../language/en/spelling.ts';
import { derivedFrom } from '../../language/en/synonyms.ts';
import { findNominal } from '../../language/en/verb-forms.ts';
import { supportsDate } from '../quantities/dates.ts';
import { impliesFrequency, supportsFrequency } from '../quantities/frequencies.ts';
import { listNumbers } from '../quantities/numbers.ts';
import { isSameShare } from '../quantities/shares.ts';
import type { Figure, Term } from './terms.ts';

/** Who does something is not that it was done: "manager" does not tell "managed". */
export const AGENT = /(?:er|or|ist|ant|(?<!m)ent|ee|ian|man|men|woman|women)s?$/;

const plain = (lower: string): string =>
  lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]s?$/, '');

/** What is asked of a term for each term that it is held against, worked out once. */
function onceForTerm<T>(read: (term: Term) => T): (term: Term) => T {
  const known = new WeakMap<Term, { value: T }>();
  return (term) => {
    const found = known.get(term) ?? { value: read(term) };
    known.set(term, found);
    return found.value;
  };
}

const keysOf = onceForTerm(
  ({ lower, lemmas }): ReadonlySet<string> =>
    new Set(
      [lower, singularOf(lower), ...lemmas.filter((lemma) => !lemma.includes('_'))].map((word) =>
        spellingKey(plain(word)),
      ),
    ),
);

/** The act that a noun names, and the words made of one root with it, who does it aside. */
const kinOf = onceForTerm(readKin);

/** A verb is nobody, whatever it ends in: "administer", "present". */
const isAgent = ({ lower, isDeed }: Term): boolean => !isDeed && AGENT.test(lower);

function readKin(term: Term): ReadonlySet<string> {
  const { lower, lemmas, isDeed } = term;
  const act = findNominal(lower)?.verb.base;
  const derived = isAgent(term)
    ? []
    : lemmas.flatMap(derivedFrom).filter((word) => !AGENT.test(word));
  const acts = isDeed ? [] : actsOfNoun(lower);
  return new Set([...(act === undefined ? [] : [act]), ...acts, ...derived].map(spellingKey));
}

/** "set" and "set up" are two acts. */
const isOtherParticle = (claim: Term, source: Term): boolean =>
  claim.particle !== source.particle &&
  !isMerePart(claim, source) &&
  !hasParticle(source, claim.particle) &&
  !hasParticle(claim, source.particle);
const hasParticle = ({ lemmas }: Term, particle: string | null): boolean =>
  particle !== null && lemmas.some((lemma) => lemma.endsWith(`_${particle}`));

/** Acts of the hand that "up", "down", "out" or "away" behind them leaves what they are: "wiped down", "cut up". */
export const PLAIN_PARTICLES: ReadonlySet<string> = new Set(
  `clean wipe wash sweep mop hose scrub rinse cut chop slice bake open close lock pack load unload fill heat tidy
  type fold wrap cook fry stack pile pair tie top sand strip polish dust line count add total measure weigh mix
  pump drain empty tape bag box print send ship call phone ring bolt screw dig move walk start finish dry
  warm cool patch sort store link join hook paint plant rake water spray write list note map tidy lift feed read
  foam grease oil rub brush vacuum hoover trim stir boil bottle peel sharpen label tag book help stock lay`.split(
    /\s+/,
  ),
);
const isMerePart = (claim: Term, source: Term): boolean =>
  (claim.particle === null || source.particle === null) &&
  [claim.particle, source.particle].every((part) => part !== 'off' && part !== 'back') &&
  claim.lemmas.some((lemma) => PLAIN_PARTICLES.has(lemma) && source.lemmas.includes(lemma));

const meet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((key) => other.has(key));

/** Whether a word of a text is a word of its source in another form or spelling. */
function isSameWord(claim: Term, source: Term): boolean {
  if (APART_WORDS.get(claim.lower) !== APART_WORDS.get(source.lower)) return false;
  if (claim.isDeed && source.isDeed && isOtherParticle(claim, source)) return false;
  const [own, told] = [keysOf(claim), keysOf(source)];
  if (meet(own, told)) return true;
  if (isAgent(claim) !== isAgent(source)) return false;
  return meet(kinOf(claim), told) || meet(own, kinOf(source));
}

/** How a word of a text follows from one of its source: the base forms by which it does, '' for the word itself. */
export interface Licence {
  own: string;
  told: string;
  isLoose?: boolean;
}

const SAME: readonly Licence[] = [{ own: '', told: '' }];
const NONE: readonly Licence[] = [];

/** Every row of the tables that lets a word of a text stand for one of the source. */
function licencesOf(claim: Term, source: Term, objects: readonly string[]): Licence[] {
  const isWhole = ({ particle }: Term, lemma: string): boolean =>
    particle === null || lemma.endsWith(`_${particle}`);
  const act = source.isDeed ? undefined : findNominal(source.lower)?.verb.base;
  const lemmas = act === undefined ? source.lemmas : [...source.lemmas, act];
  return claim.lemmas
    .filter((own) => isWhole(claim, own))
    .flatMap((own) => {
      const narrower = equalOrNarrower(own, objects);
      return lemmas
        .filter((told) => narrower.includes(told) && (isWhole(source, told) || told.includes('_')))
        .map((told) => ({ own, told }));
    });
}

const CURRENCY = /[$€£¥]|\b(?:USD|CAD|EUR|GBP)\b/;
/** "$85 million" is not "€85 million"; a sum without a sign is of any. */
function isSameCurrency(own: string, told: string): boolean {
  const [one, other] = [own, told].map((text) => CURRENCY.exec(text)?.[0]);
  return one === undefined || other === undefined || one === other;
}

const DAY_NAME = /(?:mon|tues|wednes|thurs|fri|satur|sun)day/gi;
/** "on Sundays" of "on Wednesdays" */
function namesOtherDays(own: string, told: string): boolean {
  const daysOf = (text: string): string[] => text.toLowerCase().match(DAY_NAME) ?? [];
  const others = daysOf(told);
  const isWeekend = /weekend/i.test(own) && !/weekend/i.test(told) && new Set(others).size < 2;
  if (others.length > 0 && isWeekend) return true;
  return others.length > 0 && !daysOf(own).every((day) => others.includes(day));
}

function isSameFigure(claim: Figure, source: Figure, told: string): boolean {
  if (claim.kind === 'rate') {
    if (source.kind === 'rate' && namesOtherDays(claim.value.text, source.value.text)) return false;
    return (
      (source.kind === 'rate' && supportsFrequency(source.value, claim.value)) ||
      impliesFrequency(told, claim.value)
    );
  }
  if (claim.kind === 'date')
    return (
      (source.kind === 'date' && supportsDate(source.value, claim.value)) ||
      (source.kind === 'number' &&
        claim.value.month === undefined &&
        source.value.value === claim.value.year)
    );
  if (claim.kind === 'phrase')
    return source.kind === 'phrase' && source.value.row === claim.value.row;
  if (claim.kind === 'share')
    return source.kind === 'share' && isSameShare(claim.value, source.value);
  // "20 bugs a sprint" of "bugs, 20 each sprint"
  if (claim.kind === 'number' && source.kind === 'rate')
    return listNumbers(source.value.text).some(
      ({ value, unit, more }) =>
        value === claim.value.value && unit === claim.value.unit && (more || !claim.value.more),
    );
  return (
    source.kind === 'number' &&
    source.value.value === claim.value.value &&
    source.value.unit === claim.value.unit &&
    isSameCurrency(claim.value.text, source.value.text) &&
    (!claim.value.more || source.value.more)
  );
}

/** "one" is no number of the lists. */
const isOne = ({ lower, figure }: Term): boolean =>
  lower === 'one' ||
  lower === 'single' ||
  (figure?.kind === 'number' && figure.value.value === 1 && figure.value.unit === '');

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
function ordinalOf(lower: string): number | null {
  const digits = /^(\d+)(?:st|nd|rd|th)$/.exec(lower)?.[1];
  if (digits !== undefined) return Number(digits);
  const place = ORDINALS.indexOf(lower);
  return place === -1 ? null : place + 1;
}

const NEGATOR = /^(?:no|not|never|without|none|nothing|neither|nor|cannot|can't|don't|unable)$/;
const TWO = /^(?:pair|couple)$/;
const isTwo = ({ lower, figure }: Term): boolean =>
  TWO.test(lower) ||
  (figure?.kind === 'number' && figure.value.value === 2 && figure.value.unit === '');

const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/;
/** "the Sunday count" of "counted on Sundays". */
const isDayOf = ({ lower }: Term, rate: Term): boolean =>
  rate.figure?.kind === 'rate' &&
  WEEKDAY.test(lower) &&
  rate.lower.includes(lower.replace(/s$/, ''));

const ADVERBIAL = /^(?:by|in|on|at) (?:the )?\w+(?: of (?:the )?\w+)?$/;
/** "hand" of "by hand", "afternoon" of "in the afternoon". */
const isOfPhrase = ({ lower, figure }: Term, phrase: Term): boolean =>
  figure === null &&
  phrase.figure?.kind === 'phrase' &&
  ADVERBIAL.test(phrase.lower) &&
  phrase.lower.split(/[\s-]+/).includes(lower);

/** How a term of a text follows from one of its source: empty where it does not. `objects` are the base forms of the words behind it. */
export function matchTerm(
  claim: Term,
  source: Term,
  told: string,
  objects: readonly string[] = [],
): readonly Licence[] {
  if (isOne(claim) && isOne(source)) return SAME;
  if (isTwo(claim) && isTwo(source)) return SAME;
  if (NEGATOR.test(claim.lower) && NEGATOR.test(source.lower)) return SAME;
  if (isDayOf(claim, source) || isOfPhrase(claim, source) || isOfPhrase(source, claim)) return SAME;
  if (claim.figure !== null) {
    const isSame = source.figure !== null && isSameFigure(claim.figure, source.figure, told);
    return isSame ? SAME : NONE;
  }
  if (source.figure !== null) return NONE;
  const ordinal = ordinalOf(claim.lower);
  if (ordinal !== null && ordinal === ordinalOf(source.lower)) return SAME;
  return isSameWord(claim, source) ? SAME : licencesOf(claim, source, objects);
}
