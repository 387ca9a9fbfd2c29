import { COMPOUND_HEADS, FIELD_GERUNDS, FIELD_HEADS, MATERIALS } from '../language/en/gerunds.ts';
import { findActGerund, findGerund } from '../language/en/guessed-verb.ts';
import { SURE_OBJECTS } from '../language/en/phrases.ts';
import {
  type FoundVerb,
  findVerbForm,
  OTHER_VERBS,
  type VerbForm,
} from '../language/en/verb-forms.ts';
import type { Word } from '../language/words.ts';
import { TITLE_WORDS } from '../taxonomy/titles.ts';

/** Adverbs of order and time that stand between "and" and the next act: "packing, and afterwards learning the oven". */
export const isRowAdverb = (lower: string): boolean =>
  /(?!^(?:supply|apply|reply|rely|comply|multiply|imply|assembly|family)$)^\p{L}+ly$|^(?:afterwards?|later|then|also|sometimes|often|finally|next|now|once|even|always|too)$/u.test(
    lower,
  );

export const CONJUNCTIONS = new Set(['and', 'or', 'then', '&']);
/** A word that can only open an object: after it, "training" is surely a verb. */
const OBJECT_OPENERS = new Set(
  `the a an all any each every both their its his her our my this these those new various multiple several many numerous over up out
  staff employees clients customers students volunteers nurses users teams patients children members guests visitors residents
  people colleagues interns apprentices it them him those others what whatever how down off away aside apart`.split(
    /\s+/,
  ),
);
const TITLE_HEAD = /^(?:directors?|partners?|editors?|skills|experience)$/;
/** Verbs that stand without an object, with the words that may follow them: "cooking for 60 guests", "meeting with clients". Training, marketing and planning "for" somebody may be nouns. */
const WITHOUT_OBJECT: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    chart: /^(?:in|on)$/,
    cook: /^(?:for|at|with)$/,
    meet: /^with$/,
    report: /^(?:to|directly)$/,
    tutor: /^in$/,
    teach: /^(?:at|in)$/,
    volunteer: /^(?:at|for|with|in)$/,
    look: /^after$/,
    work: /^(?:with|closely|alongside|at|in|on|as|from|under)$/,
    consult: /^with$/,
    shop: /^for$/,
    travel: /^(?:to|with)$/,
    drive: /^(?:to|for)$/,
    search: /^for$/,
    network: /^with$/,
    advocate: /^for$/,
    care: /^for$/,
    help: /^with$/,
    sit: /^(?:chairside|with|in|on)$/,
    deal: /^with$/,
    speak: /^(?:to|with|at)$/,
    talk: /^(?:to|with)$/,
    listen: /^to$/,
  }),
);
/** Words that end in -ing and are no verbs here. */
const NOT_GERUNDS = new Set(
  `during thing things anything everything something nothing king ring spring string morning evening ceiling pricing outstanding
  emerging malfunctioning speeding surrounding competing conflicting existing ongoing upcoming incoming outgoing following remaining according including regarding pending nursing banking housing
  clothing catering engineering beijing sterling wing sing bring swing`.split(/\s+/),
);
export type From = Exclude<VerbForm, 'past'>;

/** What may follow the first word so that it counts as a verb. */
export type Trust = 'sure-verbs' | 'duty' | 'likely-object' | 'any-object';

/** The verb of a word in the form; of one in -ing also a guessed one, where it is no word like "morning". */
export const findForm = (lower: string, from: From): FoundVerb | null =>
  from !== 'gerund'
    ? findVerbForm(lower, from)
    : NOT_GERUNDS.has(lower)
      ? findVerbForm(lower, from)
      : findGerund(lower);

const AMOUNT = /^(?:\d|about$|around$|approximately$|roughly$|over$|up$|some$)/;

/** The same of a word with the one behind it: "filling about 250 orders" is no filling. */
export const findFormBefore = (word: Word, next: Word | undefined, from: From): FoundVerb | null =>
  findForm(word.lower, from) ??
  (from === 'gerund' && next?.gap === ' ' && AMOUNT.test(next.lower)
    ? findActGerund(word.lower)
    : null);

/** Whether a word may be a verb of the form; not whether it is one. */
export function looksLikeVerb(word: Word, from: From): boolean {
  if (from === 'gerund')
    return word.lower.endsWith('ing') && word.lower.length > 4 && !NOT_GERUNDS.has(word.lower);
  const base = from === 'third' ? word.lower.replace(/(?:es|s)$/, '') : word.lower;
  return (
    findVerbForm(word.lower, from) !== null ||
    OTHER_VERBS.has(word.lower) ||
    (from === 'third' && word.lower.endsWith('s') && OTHER_VERBS.has(base))
  );
}

/** What "building" makes a name with; anything else is built. */
const BUILDING_HEADS =
  /^(?:maintenance|permits?|codes?|operations|services?|systems?|inspections?|supplies|materials?|security|projects?|contractors?|tenants?|plans?|standards?|managers?|managements?|access)$/;

const PREPOSITIONS = new Set(
  `for of in on at to with by from as into and or out off per across between after before under over during along`.split(
    ' ',
  ),
);

/** The words of an object up to its end: "electrical circuits" of "electrical circuits with a meter". */
function objectOf(behind: readonly Word[]): readonly Word[] {
  const object = behind.slice(0, OBJECT_WORDS_MAX);
  const end = object.findIndex(
    (word, i) =>
      PREPOSITIONS.has(word.lower) || CONJUNCTIONS.has(word.lower) || (i > 0 && word.gap !== ' '),
  );
  return end === -1 ? object : object.slice(0, end);
}
const OBJECT_WORDS_MAX = 4;
/** "Packing duties" are not packed. */
const DUTY_NOUN = /^(?:duties|responsibilities|tasks|functions|activities|skills|experience)$/;
/** Activities and functions that are planned are events. */
const PLANS = /^(?:plan|organize|lead|run|arrange|coordinate|host|deliver)$/;
const EVENT_NOUN = /^(?:activities|functions)$/;
const isPlural = (word: Word): boolean => /[^s]s$/.test(word.lower);

/** Behind a duty phrase or at the start of a bullet, a gerund before a plural or a material is a verb: "responsible for drafting affidavits", "Testing circuits", "Washing glassware". */
function isDutyVerb(found: FoundVerb, behind: readonly Word[]): boolean {
  const { gerund } = found.verb.forms;
  const object = objectOf(behind).filter(({ lower }, at) => at === 0 || !/^\d/.test(lower));
  const [next] = object;
  const head = object.at(-1);
  if (next === undefined || head === undefined) return false;
  if (findVerbForm(next.lower, 'gerund') !== null) return false;
  // "Programming languages: Python" is a label.
  if (behind[object.length]?.gap.includes(':') === true) return false;
  if (gerund === 'building' && object.some((word) => BUILDING_HEADS.test(word.lower))) return false;
  if (MATERIALS.has(head.lower)) return true;
  if (PLANS.test(found.verb.base) && EVENT_NOUN.test(head.lower)) return true;
  if (object.some((word) => DUTY_NOUN.test(word.lower))) return false;
  if (gerund === 'building' || !FIELD_GERUNDS.has(gerund)) return object.slice(0, 2).some(isPlural);
  return (
    isPlural(head) &&
    !object.some(({ lower }) => FIELD_HEADS.has(lower) || COMPOUND_HEADS.has(lower))
  );
}

/** Whether the word is surely used as a verb: never also a noun, or followed by what only an object opens with. */
export function isSureVerb(
  found: FoundVerb,
  from: From,
  behind: readonly Word[],
  trust: Trust = 'sure-verbs',
): boolean {
  const [next] = behind;
  if (next === undefined || CONJUNCTIONS.has(next.lower) || next.gap !== ' ') return false;
  if (next.lower === 'of') return false;
  if (trust === 'duty' && from === 'gerund' && isDoneToNumbered(found, behind)) return true;
  const ambiguous = from === 'gerund' ? found.verb.gerundIsNoun : found.verb.baseIsNoun;
  // "Keeping tools in order" is done; "managing director" is a title.
  if (
    from === 'gerund' &&
    COMPOUND_HEADS.has(next.lower) &&
    (ambiguous || TITLE_HEAD.test(next.lower))
  )
    return false;
  if (from === 'gerund' && WITHOUT_OBJECT.get(found.verb.base)?.test(next.lower)) return true;
  if (!ambiguous || found.verb.base === 'help') return true;
  if (SURE_OBJECTS[found.verb.base]?.test(next.lower)) return true;
  if (from === 'gerund' && isDoneToAcronym(found, behind)) return true;
  if (trust === 'duty' && from === 'gerund' && isDutyVerb(found, behind)) return true;
  return OBJECT_OPENERS.has(next.lower) || AMOUNT.test(next.lower);
}

/** Fields that make a name with an acronym behind them: "Nursing ICU", "Building HVAC systems". */
const NAMING_FIELDS = new Set(
  `accounting banking building catering consulting engineering housing landscaping manufacturing marketing nursing planning plumbing processing purchasing
  recruiting sourcing training`.split(/\s+/),
);

/** "Posting EFT payments", "Teaching SQL to clerks", "Settling F&B bills": a short name in capitals is no part of a compound. */
const isDoneToAcronym = (found: FoundVerb, [next, second]: readonly Word[]): boolean =>
  (/^\p{Lu}{2,6}s?$/u.test(next?.text ?? '') || second?.gap === '&') &&
  !NAMING_FIELDS.has(found.verb.forms.gerund);

/** "driving lines 1 and 3", "cleaning bay 4": what has a number of its own is no part of a compound. */
const isDoneToNumbered = (found: FoundVerb, [, second]: readonly Word[]): boolean =>
  second?.gap === ' ' &&
  /^\d{1,3}$/.test(second.lower) &&
  !NAMING_FIELDS.has(found.verb.forms.gerund);

const PERSON_WORDS_MAX = 3;

/** "greeting walk-in customers", "recruiting machine operators": the act is done to people, who stand at the end of its object. */
export function isDoneToPeople(words: readonly Word[], at: number): boolean {
  const object = words.slice(at, at + PERSON_WORDS_MAX);
  const end = object.findIndex((word) => PREPOSITIONS.has(word.lower));
  const last = (end === -1 ? object : object.slice(0, end)).find((word) => isPeople(word.lower));
  return last !== undefined;
}

const isPeople = (lower: string): boolean =>
  /s$/.test(lower) &&
  (TITLE_WORDS.has(lower.slice(0, -1)) ||
    /^(?:customers|clients|guests|patients|residents|students|visitors|callers|families|candidates|applicants|members|participants)$/.test(
      lower,
    ));

/** What may well be the object of a verb, where other signs speak for one; "Research integrated into ..." and "Writing skills" have none. */
export function looksLikeObject(next: Word, from: From, trust: Trust): boolean {
  if (trust === 'sure-verbs' || trust === 'duty') return false;
  if (findVerbForm(next.lower, 'past') !== null || COMPOUND_HEADS.has(next.lower)) return false;
  if (from === 'gerund' && FIELD_HEADS.has(next.lower)) return false;
  if (from !== 'gerund' || trust === 'any-object') return next.lower !== 'of';
  return (
    /^(?:for|with|on|to)$/.test(next.lower) ||
    /s$/.test(next.lower) ||
    OBJECT_OPENERS.has(next.lower)
  );
}
