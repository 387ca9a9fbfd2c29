import { type Word, wordsOf } from '../document/words.ts';
import { SURE_OBJECTS } from '../lexicon/phrases.ts';
import { TITLE_WORDS } from '../lexicon/titles.ts';
import {
  type FoundVerb,
  findVerbForm,
  inflect,
  readVerb,
  type VerbForm,
} from '../lexicon/verb-forms.ts';
import { OTHER_VERBS } from '../lexicon/verbs.ts';

const CONJUNCTIONS = new Set(['and', 'or', 'then', '&']);
const GOVERNORS = new Set(
  `by for of in on with without through while when whilst after before from about at via including include includes such as to toward
  towards upon into than like help helped helping assist assisted start started began keep kept involved involving involves`.split(
    /\s+/,
  ),
);
/** A word that can only open an object: after it, "training" is surely a verb. */
const OBJECT_OPENERS = new Set(
  `the a an all any each every both their its his her our my this these those new various multiple several many numerous over up out
  staff employees clients customers students volunteers nurses users teams patients children members guests visitors residents
  people colleagues interns apprentices`.split(/\s+/),
);
/** Nouns that make a compound of a gerund before them: "writing skills", "managing director". */
const COMPOUND_HEADS = new Set(
  `skills systems system tools tool director directors partner partners editor countries world nations economies size experience
  platform methods techniques practices samples workshop workshops center centre team-building`.split(
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
    work: /^(?:with|closely|alongside|at|in|on|as|from|under)$/,
    consult: /^with$/,
    shop: /^for$/,
    travel: /^(?:to|with)$/,
    drive: /^(?:to|for)$/,
    search: /^for$/,
    network: /^with$/,
    advocate: /^for$/,
    care: /^for$/,
    deal: /^with$/,
    speak: /^(?:to|with|at)$/,
    talk: /^(?:to|with)$/,
    listen: /^to$/,
  }),
);
/** Words that end in -ing and are no verbs here. */
const NOT_GERUNDS = new Set(
  `during thing things anything everything something nothing king ring spring string morning evening ceiling pricing outstanding
  existing ongoing upcoming incoming outgoing following remaining according including regarding pending nursing banking housing
  clothing catering engineering beijing sterling wing sing bring swing`.split(/\s+/),
);
/** Finite verbs whose tense hangs on the main verb's: with one of these the line is left alone. */
const FINITE = /\b(?:is|are|am|has|have|will|can|may|must|do|does|was|were|had|did|don't|isn't)\b/i;

type From = Exclude<VerbForm, 'past'>;

function looksLikeVerb(word: Word, from: From): boolean {
  if (from === 'gerund')
    return word.lower.endsWith('ing') && word.lower.length > 4 && !NOT_GERUNDS.has(word.lower);
  const base = from === 'third' ? word.lower.replace(/(?:es|s)$/, '') : word.lower;
  return (
    findVerbForm(word.lower, from) !== null ||
    OTHER_VERBS.has(word.lower) ||
    (from === 'third' && word.lower.endsWith('s') && OTHER_VERBS.has(base))
  );
}

/** Gerunds that are the name of a field or make one with the noun behind them ("marketing campaigns", "building permits"): no sure verbs even behind a duty phrase. */
const FIELD_GERUNDS = new Set(
  `accounting advertising auditing banking billing branding budgeting building buying catering cleaning clustering coaching consulting cooking
  counselling dealing drilling driving editing engineering filing financing fishing funding fundraising governing grading grooming hiring hosting
  housing imaging invoicing landscaping learning lending lighting mailing manufacturing mapping marketing meeting mentoring merchandising milling
  mining modeling modelling moving networking nursing offering onboarding opening operating packaging painting parking planning plumbing posting
  pricing printing processing profiling programming publishing purchasing reading receiving recording recruiting reporting roofing running sampling
  scheduling screening selling setting sewing shipping shopping sourcing staffing staging styling surveying teaching testing tracking trading
  training transporting tutoring typing volunteering warning washing welding wiring working writing`.split(
    /\s+/,
  ),
);

/** What "building" makes a name with; anything else is built. */
const BUILDING_HEADS =
  /^(?:maintenance|permits?|codes?|operations|services?|systems?|inspections?|supplies|materials?|security|projects?|contractors?|tenants?|plans?|standards?|managers?|managements?|access)$/;

/** Behind a duty phrase a gerund before a plural is a verb: "responsible for drafting affidavits", "picking customer orders". */
function isDutyVerb(found: FoundVerb, next: Word, after: Word | undefined): boolean {
  const { gerund } = found.verb.forms;
  const object = after?.gap === ' ' ? [next, after] : [next];
  if (gerund === 'building') {
    if (object.some((word) => BUILDING_HEADS.test(word.lower))) return false;
  } else if (FIELD_GERUNDS.has(gerund)) return false;
  return (
    object.some((word) => /[^s]s$/.test(word.lower)) && findVerbForm(next.lower, 'gerund') === null
  );
}

/** Whether the word is surely used as a verb: never also a noun, or followed by what only an object opens with. */
function isSureVerb(
  found: FoundVerb,
  from: From,
  next: Word | undefined,
  trust: Trust = 'sure-verbs',
  after?: Word,
): boolean {
  if (next === undefined || CONJUNCTIONS.has(next.lower) || next.gap !== ' ') return false;
  if (next.lower === 'of') return false;
  const ambiguous = from === 'gerund' ? found.verb.gerundIsNoun : found.verb.baseIsNoun;
  // "Keeping tools in order" is done; "managing director" is a title.
  if (
    from === 'gerund' &&
    COMPOUND_HEADS.has(next.lower) &&
    (ambiguous || TITLE_HEAD.test(next.lower))
  )
    return false;
  if (from === 'gerund' && WITHOUT_OBJECT.get(found.verb.base)?.test(next.lower)) return true;
  if (!ambiguous) return true;
  if (SURE_OBJECTS[found.verb.base]?.test(next.lower)) return true;
  if (trust === 'duty' && from === 'gerund' && isDutyVerb(found, next, after)) return true;
  return OBJECT_OPENERS.has(next.lower) || /^\d/.test(next.text);
}

const PREPOSITIONS = new Set(`for of in on at to with by from as into and or`.split(' '));
const PERSON_WORDS_MAX = 3;

/** "greeting walk-in customers", "recruiting machine operators": the act is done to people, who stand at the end of its object. */
function isDoneToPeople(words: readonly Word[], at: number): boolean {
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

interface Place {
  word: Word;
  found: FoundVerb;
}

/** Whether two neighbouring words are "V and W" or "V, W". */
function followsDirectly(words: readonly Word[], left: number, right: number): boolean {
  return words
    .slice(left + 1, right)
    .every((word) => CONJUNCTIONS.has(word.lower) || word.lower.endsWith('ly'));
}

/** How a word hangs on what stands before it, adverbs aside: "and V", ", V", "by V", apart from it by a mark, or not at all. */
function linkBefore(
  words: readonly Word[],
  at: number,
): 'joined' | 'comma' | 'governed' | 'apart' | 'none' {
  const word = words[at] as Word;
  let before = at - 1;
  while (before > 0 && (words[before] as Word).lower.endsWith('ly')) before--;
  const previous = words[before] as Word;
  if (CONJUNCTIONS.has(previous.lower) || word.gap.includes('&')) return 'joined';
  if (GOVERNORS.has(previous.lower)) return 'governed';
  if (word.gap.includes(',') || (words[before + 1] as Word).gap.includes(',')) return 'comma';
  return /[/;:–—(]/.test(word.gap) ? 'apart' : 'none';
}

/** Whether a preposition stands between the first word and a later one. */
const hasGovernor = (words: readonly Word[], at: number): boolean =>
  words.slice(1, at).some(({ lower }) => GOVERNORS.has(lower));

/**
 * Finds the verbs that stand beside the first one ("Managing the desk and training the staff").
 * Null when any word that may be such a verb is not surely one, or hangs on another verb.
 */
function findCoordinates(words: readonly Word[], from: From, trust: Trust): Place[] | null {
  const coordinates: Place[] = [];
  let afterComma: (Place | null)[] = [];
  let nestedAt = -1;
  for (let i = 1; i < words.length; i++) {
    const word = words[i] as Word;
    const link = looksLikeVerb(word, from) ? linkBefore(words, i) : 'none';
    if (link === 'none') continue;
    if (link === 'apart') return null;
    if (link === 'governed' || nestedAt !== -1) {
      if (link !== 'governed' && !followsDirectly(words, nestedAt, i)) return null;
      nestedAt = i;
      continue;
    }
    const found = findVerbForm(word.lower, from);
    const isSure = found !== null && isSureVerb(found, from, words[i + 1], trust, words[i + 2]);
    // "with meals and bathing": the noun beside another one, at the end.
    if (!isSure && from === 'gerund' && words[i + 1] === undefined && hasGovernor(words, i))
      continue;
    const place = isSure ? { word, found } : null;
    if (link === 'comma') afterComma.push(place);
    else if (place === null || afterComma.includes(null)) return null;
    else {
      coordinates.push(...(afterComma as Place[]), place);
      afterComma = [];
    }
  }
  // "Managed stock, training clerks" still reads well; "Managed stock, train clerks" does not.
  return from !== 'gerund' && afterComma.length > 0 ? null : coordinates;
}

const VERBS_IN_A_ROW = 3;

/** What may follow the first word so that it counts as a verb. */
type Trust = 'sure-verbs' | 'duty' | 'likely-object' | 'any-object';

/** What may well be the object of a verb, where other signs speak for one; "Research integrated into ..." and "Writing skills" have none. */
function looksLikeObject(next: Word, from: From, trust: Trust): boolean {
  if (trust === 'sure-verbs' || trust === 'duty') return false;
  if (findVerbForm(next.lower, 'past') !== null || COMPOUND_HEADS.has(next.lower)) return false;
  if (from !== 'gerund' || trust === 'any-object') return next.lower !== 'of';
  return (
    /^(?:for|with|on|to)$/.test(next.lower) ||
    /s$/.test(next.lower) ||
    OBJECT_OPENERS.has(next.lower)
  );
}

/** The head of the clause: one verb, or several joined at once ("Managing and training staff"). */
function findHead(
  words: readonly Word[],
  from: From,
  trust: Trust,
): { heads: Place[]; next: Word } | null {
  const heads: Place[] = [];
  let i = 0;
  for (; i < words.length; i++) {
    const word = words[i] as Word;
    if (heads.length > 0 && CONJUNCTIONS.has(word.lower)) continue;
    const joined = i === 0 || CONJUNCTIONS.has((words[i - 1] as Word).lower) || word.gap === ', ';
    const found = joined ? findVerbForm(word.lower, from) : null;
    if (found === null) break;
    heads.push({ word, found });
  }
  const next = words[i];
  const last = heads.at(-1);
  if (next === undefined || last === undefined) return null;
  // "Planning and inventory": the first word was a noun after all.
  if (CONJUNCTIONS.has((words[i - 1] as Word).lower) || next.gap !== ' ') return null;
  // "Measure, cut, bend, and fit tubing": so many nouns would not stand in a row.
  const isRow = from !== 'gerund' && heads.length >= VERBS_IN_A_ROW;
  const isSure =
    isRow ||
    heads.some((head) => isSureVerb(head.found, from, next, trust, words[i + 1])) ||
    (from === 'gerund' && next.gap === ' ' && isDoneToPeople(words, i));
  return isSure || looksLikeObject(next, from, trust) ? { heads, next } : null;
}

/**
 * Turns the verbs of a clause that begins with one from a form into another: "handling returns and
 * training new staff" -> "handled returns and trained new staff". Null unless every verb is certain;
 * `sign` says what else speaks for a verb: a duty phrase before the clause ("responsible for"), or the
 * lines beside it, which surely open with verbs.
 */
export function convertClause(
  text: string,
  from: From,
  to: 'past' | 'base',
  sign: 'none' | 'duty' | 'verb-lines' = 'none',
): string | null {
  const words = wordsOf(text);
  if (FINITE.test(text)) return null;
  const trust: Trust = sign === 'duty' ? 'duty' : 'sure-verbs';
  const surely = findHead(words, from, sign === 'verb-lines' ? 'likely-object' : trust);
  const head = surely ?? findHead(words, from, 'any-object');
  if (head === null) return null;
  const rest = words.slice(words.indexOf(head.next) - 1);
  const coordinates = findCoordinates(rest, from, trust);
  // "Sorting donations and packing boxes": the second verb is sure, so the first one is a verb too.
  if (coordinates === null || (surely === null && coordinates.length === 0)) return null;
  if (to === 'base' && hasJoinedPast(words)) return null;
  let result = '';
  let reached = 0;
  for (const { word, found } of [...head.heads, ...coordinates]) {
    result += text.slice(reached, word.start) + inflect(found, to);
    reached = word.end;
  }
  return result + text.slice(reached);
}

/** "Handling returns and shipped orders": the line mixes its tenses. */
function hasJoinedPast(words: readonly Word[]): boolean {
  return words.some((word, i) => {
    const previous = words[i - 1];
    if (previous === undefined || !(CONJUNCTIONS.has(previous.lower) || word.gap === ', '))
      return false;
    const readings = readVerb(word.lower);
    return readings.length > 0 && readings.every((reading) => reading.form === 'past');
  });
}
