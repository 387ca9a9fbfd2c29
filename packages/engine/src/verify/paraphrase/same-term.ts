import { APART_WORDS } from '../../language/en/apart-words.ts';
import { equalOrNarrower } from '../../language/en/equal-words.ts';
import { spellingKey } from '../../language/en/spelling.ts';
import { derivedFrom } from '../../language/en/synonyms.ts';
import { findNominal } from '../../language/en/verb-forms.ts';
import { supportsDate } from '../quantities/dates.ts';
import { impliesFrequency, supportsFrequency } from '../quantities/frequencies.ts';
import { isSameShare } from '../quantities/shares.ts';
import type { Figure, Term } from './terms.ts';

/** Who does something is not that it was done: "manager" does not tell "managed". */
const AGENT = /(?:er|or|ist|ant|(?<!m)ent|ee|ian|man|men|woman|women)s?$/;

const plain = (lower: string): string =>
  lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]s?$/, '');

const keysOf = ({ lower, lemmas }: Term): Set<string> =>
  new Set(
    [lower, ...lemmas.filter((lemma) => !lemma.includes('_'))].map((word) =>
      spellingKey(plain(word)),
    ),
  );

/** The act that a noun names, and the words made of one root with it, who does it aside. */
function kinOf({ lower, lemmas }: Term): Set<string> {
  const act = findNominal(lower)?.verb.base;
  const derived = AGENT.test(lower)
    ? []
    : lemmas.flatMap(derivedFrom).filter((word) => !AGENT.test(word));
  return new Set([...(act === undefined ? [] : [act]), ...derived].map(spellingKey));
}

/** "set" and "set up" are two acts. */
const isOtherParticle = (claim: Term, source: Term): boolean =>
  claim.particle !== source.particle &&
  !hasParticle(source, claim.particle) &&
  !hasParticle(claim, source.particle);
const hasParticle = ({ lemmas }: Term, particle: string | null): boolean =>
  particle !== null && lemmas.some((lemma) => lemma.endsWith(`_${particle}`));

const meet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((key) => other.has(key));

/** Whether a word of a text is a word of its source in another form or spelling. */
function isSameWord(claim: Term, source: Term): boolean {
  if (APART_WORDS.get(claim.lower) !== APART_WORDS.get(source.lower)) return false;
  if (claim.isDeed && source.isDeed && isOtherParticle(claim, source)) return false;
  const [own, told] = [keysOf(claim), keysOf(source)];
  if (meet(own, told)) return true;
  if (AGENT.test(claim.lower) !== AGENT.test(source.lower)) return false;
  return meet(kinOf(claim), told) || meet(own, kinOf(source));
}

/** How a word of a text follows from one of its source: the base forms by which it does, '' for the word itself. */
export interface Licence {
  own: string;
  told: string;
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

function isSameFigure(claim: Figure, source: Figure, told: string): boolean {
  if (claim.kind === 'rate')
    return (
      (source.kind === 'rate' && supportsFrequency(source.value, claim.value)) ||
      impliesFrequency(told, claim.value)
    );
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
  (figure?.kind === 'number' && figure.value.value === 1 && figure.value.unit === '');

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
function ordinalOf(lower: string): number | null {
  const digits = /^(\d+)(?:st|nd|rd|th)$/.exec(lower)?.[1];
  if (digits !== undefined) return Number(digits);
  const place = ORDINALS.indexOf(lower);
  return place === -1 ? null : place + 1;
}

/** How a term of a text follows from one of its source: empty where it does not. `objects` are the base forms of the words behind it. */
export function matchTerm(
  claim: Term,
  source: Term,
  told: string,
  objects: readonly string[] = [],
): readonly Licence[] {
  if (isOne(claim) && isOne(source)) return SAME;
  if (claim.figure !== null) {
    const isSame = source.figure !== null && isSameFigure(claim.figure, source.figure, told);
    return isSame ? SAME : NONE;
  }
  if (source.figure !== null) return NONE;
  const ordinal = ordinalOf(claim.lower);
  if (ordinal !== null && ordinal === ordinalOf(source.lower)) return SAME;
  return isSameWord(claim, source) ? SAME : licencesOf(claim, source, objects);
}
