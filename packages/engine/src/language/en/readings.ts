import titleNouns from '../../../data/taxonomy/title-nouns.json' with { type: 'json' };
import type { PartOfSpeech, Reading, VerbForm } from '../line.ts';
import { closedClassesOf } from './closed-classes.ts';
import { irregularBases, irregularPast } from './irregular-verbs.ts';
import { singularOf } from './noun-forms.ts';
import { isVerb, partsOfSpeech } from './synonyms.ts';
import { type FoundVerb, OTHER_VERBS, readVerb } from './verb-forms.ts';

const TITLE_NOUNS: ReadonlySet<string> = new Set(titleNouns.rows);

/** Words in -ing that are no form of a verb. */
const NO_GERUND: ReadonlySet<string> = new Set(
  `during thing things anything everything something nothing king ring spring string morning evening ceiling sibling
  outstanding upcoming sterling wing bring sing swing sling darling earring viking`.split(/\s+/),
);
/** Words in -ed that are no past. */
export const NO_PAST: ReadonlySet<string> = new Set(
  'bed bleed breed embed exceed feed greed hundred indeed kindred naked need proceed red reed sacred seed shed sled speed succeed weed wed'.split(
    ' ',
  ),
);
/** Participles that are another word than the past of their verb. */
const ONLY_PARTICIPLE: ReadonlySet<string> = new Set(
  'written given taken driven drawn shown chosen grown overseen broken frozen hidden spoken stolen sworn torn worn woven known done seen gone eaten fallen forgotten rewritten undertaken withdrawn thrown blown ridden risen sung sunk swum begun drunk rung shaken sewn mown sown awoken'.split(
    ' ',
  ),
);
const ADJECTIVE =
  /(?:\p{L}{3}(?:ous|ful|less|able|ible|ive|ic|ical|ary|ish)|^(?:un|non|pre|post|multi)-?\p{L}+(?:al|ar|ed|ary))$/u;
const NO_ADVERB: ReadonlySet<string> = new Set(
  'family supply assembly reply apply rely ally rally anomaly fly bully belly jelly lily tally monopoly comply multiply early daily weekly monthly yearly quarterly hourly elderly friendly likely costly lonely orderly only nightly'.split(
    ' ',
  ),
);
const PERIODIC =
  /^(?:daily|weekly|monthly|yearly|quarterly|hourly|early|elderly|friendly|likely|costly|lonely|nightly)$/;

/** Words of a closed class that may be another part of speech too. */
const ALSO_OPEN: ReadonlySet<string> = new Set(
  'like down back past half plus round well no mine can will may might must own still even daily weekly monthly online till overnight'.split(
    ' ',
  ),
);

const isBase = (lower: string): boolean => isVerb(lower) || OTHER_VERBS.has(lower);

/** Bases that a regular form may be made from, the likelier first: "taped" of "tape", "stopped" of "stop". */
function strippedBases(lower: string, ending: RegExp): string[] {
  const stem = lower.replace(ending, '');
  if (stem === lower || stem.length < 2) return [];
  const single = /([bdfgklmnprtvz])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  return [...(stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : []), stem, `${stem}e`, ...single];
}

/** The base of a regular form: one that English has as a verb, else the guess that its letters allow. */
function baseOf(lower: string, ending: RegExp): string {
  const bases = strippedBases(lower, ending);
  const [stem = lower] = bases;
  return (
    bases.find(isBase) ??
    (/(?:[aeiou][^aeiouwxy]|[cgsuv])$/.test(stem) && !/(.)\1$/.test(stem) ? `${stem}e` : stem)
  );
}

function verbReadings(lower: string): Reading[] {
  const known = readVerb(lower).map(
    ({ verb, form }: FoundVerb): Reading => ({
      pos: 'verb',
      lemma: verb.base,
      form,
    }),
  );
  const found = [...known];
  const add = (lemma: string, form: VerbForm): void => {
    if (!found.some((one) => one.form === form)) found.push({ pos: 'verb', lemma, form });
  };
  for (const base of irregularBases(lower))
    add(base, ONLY_PARTICIPLE.has(lower) || irregularPast(base) !== lower ? 'participle' : 'past');
  if (/\p{L}{2}ed$/u.test(lower) && !NO_PAST.has(lower)) add(baseOf(lower, /ed$/), 'past');
  if (/\p{L}{2}ing$/u.test(lower) && !NO_GERUND.has(lower)) add(baseOf(lower, /ing$/), 'gerund');
  if (isBase(lower)) add(lower, 'base');
  if (/\p{L}{2}s$/u.test(lower) && !/(?:ss|us|is)$/.test(lower)) {
    const base = [lower.slice(0, -1), lower.replace(/es$/, ''), lower.replace(/ies$/, 'y')].find(
      (one) => one !== lower && isBase(one),
    );
    if (base !== undefined) add(base, 'third');
  }
  return found;
}

/** What the last part of a hyphened word makes of it: "six-line" an adjective, "take-home pay" too, "roll-out" a noun. */
const hyphened = (lower: string): Reading[] =>
  lower.includes('-') ? [{ pos: 'adjective', lemma: lower }] : [];

/** Every way to read an English word in small letters; an unknown one may be a noun. */
export function readEnglishWord(lower: string): Reading[] {
  if (/^\d/.test(lower)) return [{ pos: 'number', lemma: lower }];
  if (!/\p{L}/u.test(lower))
    return [
      { pos: closedClassesOf(lower).has('conjunction') ? 'conjunction' : 'mark', lemma: lower },
    ];
  const closed = [...closedClassesOf(lower)].map((pos): Reading => ({ pos, lemma: lower }));
  if (closed.length > 0 && !ALSO_OPEN.has(lower)) return closed;
  const plain = lower.replace(/'s?$/, '');
  const singular = singularOf(plain);
  const readings: Reading[] = [...closed];
  if (lower === 'till') readings.push({ pos: 'noun', lemma: lower });
  if (/ly$/.test(plain) && !NO_ADVERB.has(plain)) readings.push({ pos: 'adverb', lemma: plain });
  const parts = partsOfSpeech(plain);
  if (parts.has('a') || ADJECTIVE.test(plain) || PERIODIC.test(plain))
    readings.push({ pos: 'adjective', lemma: plain });
  if (parts.has('r') && !readings.some(({ pos }) => pos === 'adverb'))
    readings.push({ pos: 'adverb', lemma: plain });
  readings.push(...hyphened(plain));
  const verbs = lower.includes("'") ? [] : verbReadings(plain);
  readings.push(...verbs);
  const isNoun =
    parts.has('n') ||
    partsOfSpeech(singular).has('n') ||
    isPersonNoun(plain) ||
    verbs.some(mayBeNoun(plain));
  const isOpen =
    readings.length === 0 ||
    (readings.every(({ pos }) => pos === 'adjective') && lower.includes('-'));
  if (isNoun || isOpen) readings.push({ pos: 'noun', lemma: singular });
  return readings;
}

/** A verb of the lexicon that is marked as a noun too; any gerund may name its act. */
const mayBeNoun =
  (lower: string) =>
  ({ form }: Reading): boolean =>
    form === 'gerund'
      ? readVerb(lower).every(({ verb }) => verb.gerundIsNoun)
      : form === 'base' &&
        readVerb(lower).some((found) => found.form === 'base' && found.verb.baseIsNoun);

/** People who are told by what they are to the work. */
const PEOPLE: ReadonlySet<string> = new Set(
  `adult applicant barista candidate child client colleague customer donor family guest kid newcomer parent participant passenger patient
  person pupil resident senior staff student tenant toddler visitor volunteer youth`.split(/\s+/),
);

/** Whether a noun names those whom work is done for or with: "clients", "staff". */
export const isServedNoun = (lower: string): boolean => PEOPLE.has(singularOf(lower));

/** Whether a noun names somebody by what they do: "barista", "technicians". */
export function isPersonNoun(lower: string): boolean {
  const singular = singularOf(lower);
  return TITLE_NOUNS.has(singular) || PEOPLE.has(singular);
}

export const hasReading = (readings: readonly Reading[], pos: PartOfSpeech): boolean =>
  readings.some((reading) => reading.pos === pos);
