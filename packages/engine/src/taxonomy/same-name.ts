import { spellingKey } from '../language/en/spelling.ts';
import { contentWords, stemOf } from '../language/en/stems.ts';
import { findNominal, readVerb } from '../language/en/verb-forms.ts';
import { isKnownAcronym } from './acronym-names.ts';
import { isAcronymOf } from './acronyms.ts';
import { areSameTradeWords } from './domain-synonyms.ts';
import { compareSynonyms } from './same-names.ts';
import { findSkill } from './skills.ts';

/**
 * How the ad's name of a skill is the very name of what the person wrote. `spelling`: joined, hyphened
 * or regional; `tail`: with or without "skills", "development"; `maker`: with the maker's name;
 * `nickname`: a short or former name; `synonym`: another set phrase for it; `word-form`: the same words
 * in another form or order, "appointment scheduling" for "schedule appointments".
 */
export type SameName =
  | {
      how:
        | 'equal'
        | 'spelling'
        | 'plural'
        | 'maker'
        | 'tail'
        | 'nickname'
        | 'synonym'
        | 'word-form';
    }
  | { how: 'acronym'; long: 'ad' | 'own' };

const bare = (text: string): string =>
  text
    .split(/[^\p{L}\p{N}+#]+/u)
    .map(spellingKey)
    .join('');

/** Makers whose name may stand before a product's: "Microsoft Excel" is Excel. */
const MAKERS =
  /^(?:microsoft|ms|google|amazon|aws|apache|adobe|oracle|ibm|apple|atlassian|autodesk|intuit|sap|red hat|hashicorp|cisco)$/i;

/** "Excel" in "Microsoft Excel": the same name with its maker. */
function isWithMaker(long: string, short: string): boolean {
  const at = long.toLowerCase().lastIndexOf(` ${short.toLowerCase()}`);
  return at > 0 && at + short.length + 1 === long.length && MAKERS.test(long.slice(0, at));
}

/** "MS Excel" in "Microsoft Excel". */
const isSameMaker = (ad: string, own: string): boolean =>
  /^(?:ms|microsoft) /i.test(own) &&
  ad.toLowerCase().replace(/^ms /, 'microsoft ') ===
    own.toLowerCase().replace(/^ms /, 'microsoft ');

/** Plurals and "RESTful" for "REST": the same words. */
const wordKey = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .map((word) => spellingKey(word.replace(/^restful$/, 'rest')))
    .map((word) => word.replace(/ies$/, 'y').replace(/(?<=\p{L}{2}[^s])s$/u, ''))
    .join('');

/** Words that a skill may carry or not: "communication skills", "Agile methodologies", "back-end development". */
const TAILS =
  /[\s-]+(?:skills?|development|developers?|methodolog(?:y|ies)|practices|principles|techniques|concepts|apis?|databases?|pipelines?|architectures?|web services)$/i;
/** Cut from more than a name of one of these the tail is no tail: "cloud services", "customer service". */
const TAIL_IS_MEANING =
  /^(?:cloud|customer|client|web|application|data|software|product|business|curriculum|professional|staff|financial|it|real-time|vector)$/i;

/** "web app" and "web applications", "back-end development" and "backend": one name with and without its tail. */
function coreKey(form: string): string {
  const whole = form.trim().replace(/\bapps?\b/i, 'application');
  const core = whole.replace(/(?<=\b[A-Z]{2,}) services$/, '').replace(TAILS, '');
  return TAIL_IS_MEANING.test(core) ? wordKey(whole) : wordKey(core);
}

const isActWord = (word: string): boolean =>
  readVerb(word).length > 0 || findNominal(word) !== null;

/** Whether two names are of the same words, whatever their form or order; a single word only as forms of one verb ("audits", "auditing"). */
function isWordForm(a: string, b: string): boolean {
  const [left, right] = [a, b].map((name) => contentWords(name).map((word) => word.lower));
  if (left === undefined || right === undefined || left.length !== right.length) return false;
  if (left.length === 1 && ![...left, ...right].every(isActWord)) return false;
  const key = (words: readonly string[]): string => words.map(stemOf).sort().join(' ');
  return left.length > 0 && key(left) === key(right);
}

/** Words that a certificate's name carries or not. */
const CERTIFICATE_WORDS =
  /^(?:class|level|driver['’]?s|certificat(?:es?|ions?)|certified|designations?|training|courses?)$/i;
/** The same, only where the person's name of it has such a word too: a licence is more than a course. */
const LICENCE_WORDS = /^(?:licen[cs]es?|licensed|tickets?|cards?|permits?)$/i;

/** Two names of one certificate: the ad's adds no level, class or word that the person's lacks, or is its long form. */
function isSameCertificate(ad: string, own: string): boolean {
  const [left, right] = [ad, own].map((name) => name.split(/[\s/-]+/)) as [string[], string[]];
  const isLicence = (words: readonly string[]): boolean => words.some((w) => LICENCE_WORDS.test(w));
  if (isLicence(left) && !isLicence(right)) return false;
  const core = (words: readonly string[]): string =>
    words.filter((word) => !CERTIFICATE_WORDS.test(word) && !LICENCE_WORDS.test(word)).join(' ');
  const [asked, held] = [core(left), core(right)];
  if (asked === '' || held === '') return false;
  if (wordKey(asked) === wordKey(held) || compareSynonyms(asked, held) !== null) return true;
  return isAcronymOf(held, asked) || isAcronymOf(asked, held);
}

/** Two names of one skill in the lexicon. */
function isAlias(ad: string, own: string): boolean {
  const skill = findSkill(ad);
  // An alias of the lexicon is the very same thing; what is only near has a name of its own there.
  if (skill === null || skill !== findSkill(own)) return false;
  return skill.kind !== 'cert' || isSameCertificate(ad, own);
}

/** The relation of the ad's name to the person's; null where it only means something near it. */
export function compareNames(ad: string, own: string): SameName | null {
  if (ad.toLowerCase() === own.toLowerCase()) return { how: 'equal' };
  const versions = ad.match(/\d+/g) ?? [];
  if (isAcronymOf(own, ad) || isKnownAcronym(own, ad)) return { how: 'acronym', long: 'ad' };
  if (isAcronymOf(ad, own) || isKnownAcronym(ad, own)) return { how: 'acronym', long: 'own' };
  if (isWithMaker(ad, own) || isSameMaker(ad, own)) return { how: 'maker' };
  if (bare(ad) === bare(own)) return { how: 'spelling' };
  if (wordKey(ad) === wordKey(own)) return { how: 'plural' };
  const synonyms = compareSynonyms(ad, own);
  if (synonyms !== null) return { how: synonyms === 'name' ? 'nickname' : 'synonym' };
  if (areSameTradeWords(ad, own)) return { how: 'synonym' };
  if (versions.some((digits) => !own.includes(digits))) return null;
  if (coreKey(ad) !== '' && coreKey(ad) === coreKey(own)) return { how: 'tail' };
  if (isWordForm(ad, own)) return { how: 'word-form' };
  return isAlias(ad, own) ? { how: 'synonym' } : null;
}
