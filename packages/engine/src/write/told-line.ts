import { type Word, wordsOf } from '../document/words.ts';
import {
  CHANGE_VERBS,
  DETERMINERS,
  DONE_TO_ONE,
  HOLLOW_OBJECTS,
  MASS_NOUNS,
  RELATIVE_GERUNDS,
} from '../lexicon/nouns.ts';
import { DUTY_OPENER, EMPTY_ADVERB } from '../lexicon/phrases.ts';
import {
  type FoundVerb,
  findNominal,
  findVerbForm,
  inflect,
  readVerb,
} from '../lexicon/verb-forms.ts';
import { convertClause } from '../rewrite/clause.ts';
import { asNounPhrase } from './noun-phrase.ts';

/** A run of words that a letter may share with a bullet (engine.md 8). */
export const SHARED_RUN_MAX = 8;

/** What a bullet tells, in pieces that a sentence of one's own can be made from. */
export interface ToldLine {
  path: string;
  entry: string;
  /** The bullet as it stands. */
  text: string;
  /** "I ...": "built a portal for 12 clinics"; in the present where the bullet tells a present role so. */
  finite: string;
  /** "building a portal for 12 clinics". */
  gerund: string;
  /** "build a portal for 12 clinics". */
  base: string;
  /** What came of it, where the bullet says so: "cut waiting times by 30%", in the past tense. */
  outcome?: string;
  hasNumber: boolean;
}

const UNFIT =
  /\ufffd|\s\+\s|[|•→<>{}[\]\\#_*=~]|https?:|www\.|\betc\b|\b(?:we|our|us|you|your)\b|\s[-–—]\s|\d\s[-–—]\w|\s\/\s/i;
const PREPOSITIONS = new Set(
  `for in with using through via by across on at from into over under during within between to against among around as per
  before after since until without toward towards throughout alongside inside onto upon about based`.split(
    /\s+/,
  ),
);
/** A clause of its own follows: what a shortened sentence leaves out. */
const CLAUSE_OPENERS = new Set(
  'that which who whom whose while when where whereas because so if including such resulting ensuring'.split(
    ' ',
  ),
);
const CONJUNCTIONS = new Set(['and', 'or', '&', 'then']);

interface Head {
  verbs: FoundVerb[];
  /** Words that open the rest: "to", "with". */
  rest: string;
}

/** The verbs that a line opens with ("Designed and built"), all of one form, and what follows. */
function readHead(text: string, form: FoundVerb['form']): Head | null {
  const words = wordsOf(text);
  const verbs: FoundVerb[] = [];
  let end = 0;
  for (const [i, word] of words.entries()) {
    if (i > 0 && CONJUNCTIONS.has(word.lower)) continue;
    const joined = i === 0 || CONJUNCTIONS.has((words[i - 1] as Word).lower) || word.gap === ', ';
    const found = joined ? findVerbForm(word.lower, form) : null;
    if (found === null) break;
    verbs.push(found);
    end = word.end;
  }
  const rest = text.slice(end);
  if (verbs.length === 0 || verbs.length > 3 || !/^ \S/.test(rest) || /^ (?:and|or|&) /.test(rest))
    return null;
  return { verbs, rest: rest.trim() };
}

interface Segment {
  lead: string;
  phrase: string;
}

/** Whether a gerund behind a noun opens what the noun does: "a service handling 10 requests". */
function opensRelative(word: Word, next: Word | undefined): boolean {
  if (RELATIVE_GERUNDS.has(word.lower)) return true;
  if (findVerbForm(word.lower, 'gerund') === null || next === undefined) return false;
  return /^\d/.test(next.text) || /^(?:the|a|an|over|up|more|all)$/.test(next.lower);
}

/** Cuts the rest of a clause before its prepositions; stops before a clause of its own, a new verb or a dash. */
function listSegments(rest: string): Segment[] {
  const words = wordsOf(rest);
  const segments: Segment[] = [];
  let lead = '';
  let start = 0;
  const push = (to: number): void => {
    segments.push({ lead, phrase: rest.slice(start, to).replace(/[\s,;:]+$/, '') });
  };
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as Word;
    const next = words[i + 1];
    const isJoined = i > 0 && CONJUNCTIONS.has((words[i - 1] as Word).lower);
    const isVerb = isJoined && isVerbForm(word.lower);
    if (isVerb || endsClause(rest, words, i)) {
      push(isVerb ? (words[i - 1] as Word).start : word.start);
      return segments.filter(isFilled);
    }
    const isRange =
      /\d$/.test(rest.slice(0, word.start).trimEnd()) &&
      /^\d/.test(next?.text ?? '') &&
      lead !== 'from';
    if ((PREPOSITIONS.has(word.lower) && !isRange) || word.lower === 'of') {
      if (i > 0) push(word.start);
      lead = word.lower === 'of' ? 'of' : word.text;
      start = word.end;
    }
  }
  push(rest.length);
  return segments.filter(isFilled);
}

const isFilled = ({ lead, phrase }: Segment): boolean => lead !== '' || phrase.trim() !== '';
const isVerbForm = (lower: string): boolean =>
  readVerb(lower).some(
    ({ form, verb }) => form === 'past' || (form === 'gerund' && !verb.gerundIsNoun),
  );

/** Whether the word opens what a shortened sentence leaves out: a clause of its own, an aside, what a thing does. */
function endsClause(rest: string, words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (CLAUSE_OPENERS.has(word.lower) || (at > 0 && opensRelative(word, words[at + 1]))) return true;
  if (word.gap === ':' && /^\d/.test(word.text)) return false;
  if (/[;:.()"“”]/.test(word.gap)) return true;
  return word.gap.includes(',') && !isInList(rest, words, at);
}

/** A comma of "A, B and C": only nouns between it and the "and" that ends the list. */
function isInList(rest: string, words: readonly Word[], at: number): boolean {
  for (let i = at; i < words.length && i < at + LIST_WORDS_MAX; i++) {
    const word = words[i] as Word;
    if (i > at && word.gap.includes(',') && word.lower === 'and') return true;
    if (word.lower === 'and' || word.lower === 'or') return true;
    if (
      PREPOSITIONS.has(word.lower) ||
      CLAUSE_OPENERS.has(word.lower) ||
      word.lower.endsWith('ing')
    )
      return false;
    if (
      readVerb(word.lower).some(({ form }) => form === 'past') ||
      /^[\d$]/.test(rest.slice(word.start - 1, word.end).trim())
    )
      return false;
  }
  return false;
}
const LIST_WORDS_MAX = 8;

/** "to visualize KPIs", "by rewriting the script": a verb, then its object. */
function asVerbPhrase({ lead, phrase }: Segment, hasOf: boolean): string | null {
  const [first = '', ...others] = phrase.trim().split(/\s+/);
  const form = /^to$/i.test(lead) ? 'base' : 'gerund';
  const found = findVerbForm(first, form);
  if (found === null || others.length === 0) return null;
  // "of billing platform": a noun before a noun, unless an object surely follows.
  const isSure =
    DETERMINERS.has((others[0] ?? '').toLowerCase()) || /^\d|s$/.test(others.at(-1) ?? '');
  if (form === 'gerund' && found.verb.gerundIsNoun && !isSure) return null;
  const object = asNounPhrase(others.join(' '), hasOf);
  return object === null ? null : `${first} ${object}`;
}

/** "the design, development": a list whose last part is left out. */
const CUT_LIST = /,\s(?!.*\b(?:and|or)\b)/i;

function tellSegment(segment: Segment, next: Segment | undefined): string | null {
  const hasOf = next?.lead === 'of';
  const phrase = segment.phrase.trim();
  if (phrase === '' || CUT_LIST.test(phrase)) return null;
  if (/\b(?:is|are|was|were|be|been|has|have|had|will|can|not)\b/i.test(phrase)) return null;
  const isInfinitive =
    /^to$/i.test(segment.lead) &&
    findVerbForm(phrase.split(' ')[0] ?? '', 'base') !== null &&
    !/^\d/.test(phrase);
  const verbPhrase = segment.lead === '' ? null : asVerbPhrase(segment, hasOf);
  const told = verbPhrase ?? (isInfinitive ? null : asNounPhrase(phrase, hasOf));
  return told === null
    ? null
    : segment.lead === ''
      ? told
      : `${segment.lead.toLowerCase()} ${told}`;
}

const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;
const PAIRED: Readonly<Record<string, string>> = { from: 'to', between: 'and' };

/** As much of the rest as reads well and stays under the shared run, ending where a phrase ends. */
function tellRest(rest: string, room: number): string | null {
  const segments = listSegments(rest);
  const told: string[] = [];
  let whole: string | null = null;
  for (const [i, segment] of segments.entries()) {
    const piece = tellSegment(segment, segments[i + 1]);
    if (piece === null) break;
    told.push(piece);
    if (countWords(told.join(' ')) > room) break;
    const next = segments[i + 1];
    const isOpen =
      next !== undefined &&
      (next.lead === 'of' ||
        PAIRED[segment.lead.toLowerCase()] === next.lead ||
        /^based$/i.test(next.lead));
    if (!isOpen && countWords(told.join(' ')) <= room) whole = told.join(' ');
  }
  return whole;
}

const OUTCOME =
  /,\s+(?:thereby |thus |ultimately |effectively |successfully )?(?<verb>reducing|increasing|improving|cutting|saving|growing|boosting|lowering|raising|decreasing|shortening|generating|achieving|winning|earning|eliminating|doubling|tripling|halving|speeding|freeing|enabling|lifting|bringing|driving)\s+(?<rest>.+)$/i;

function tellOutcome(text: string): string | undefined {
  const { verb, rest } = OUTCOME.exec(text)?.groups ?? {};
  if (verb === undefined || rest === undefined) return undefined;
  const found = findVerbForm(verb, 'gerund');
  const told = found === null ? null : tellRest(rest, SHARED_RUN_MAX - 1);
  return told === null || found === null ? undefined : `${inflect(found, 'past')} ${told}`;
}

/** Verbs that are as often an adjective or the first half of a compound: "open source", "lead time", "clean room". */
const ADJECTIVE_VERBS = new Set(
  'clean clear complete correct direct double dry empty free lead live lower open own perfect present secure separate slow total warm'.split(
    ' ',
  ),
);

/** Such a word is a verb for sure only before what opens an object: "lead a team", "clean 12 rooms". */
function isAdjective(text: string, first: string): boolean {
  const second = (text.slice(first.length).trim().split(/\s+/)[0] ?? '').toLowerCase();
  return (
    ADJECTIVE_VERBS.has(first.toLowerCase()) &&
    !DETERMINERS.has(second) &&
    !/^[$€£]?\d/.test(second)
  );
}

/** The line as a clause that opens with a verb in the past or, of a present role told so, in the base form. */
function openWithVerb(
  text: string,
  isCurrent: boolean,
): { text: string; form: 'past' | 'base' } | null {
  const first = /^[\p{L}-]+/u.exec(text)?.[0] ?? '';
  const forms = new Set(readVerb(first).map(({ form }) => form));
  if (forms.has('past')) return { text, form: 'past' };
  const nominal = findNominal(first);
  const ofRest = /^\S+ of (.+)$/.exec(text)?.[1];
  if (
    nominal !== null &&
    ofRest !== undefined &&
    findVerbForm(first, 'gerund') === null &&
    !/\b(?:and|or|&)\b/.test(first)
  )
    return {
      text: `${inflect({ verb: nominal.verb, british: nominal.british }, 'past')} ${ofRest}`,
      form: 'past',
    };
  if (forms.has('base') && isAdjective(text, first)) return null;
  // "Open sourced a library": the verb is not the first word.
  const second = /^\S+ (\p{L}+)/u.exec(text)?.[1] ?? '';
  if (findVerbForm(second, 'past') !== null) return null;
  for (const from of ['gerund', 'third', 'base'] as const) {
    if (!forms.has(from)) continue;
    if (isCurrent && from === 'base')
      return convertClause(text, 'base', 'past', 'verb-lines') === null
        ? null
        : { text, form: 'base' };
    const converted = convertClause(text, from, 'past', 'verb-lines');
    if (converted !== null) return { text: converted, form: 'past' };
  }
  return null;
}

function clean(text: string): string {
  const first =
    text
      .trim()
      .replace(/^[-*•·▪‣–—○●\s]+/, '')
      .split(/(?<=[.!?;])\s+(?=\p{Lu})/u)[0] ?? '';
  return first
    .replace(/\s*\([^()]*\)/g, '')
    .replace(/\s*&\s*/g, ' and ')
    .replace(/\s+/g, ' ')
    .replace(/[.,;:!\s]+$/, '')
    .replace(/^I (?=\p{Ll})/u, '')
    .replace(DUTY_OPENER, '')
    .replace(EMPTY_ADVERB, '');
}

const joinVerbs = (verbs: readonly string[]): string =>
  verbs.length < 3 ? verbs.join(' and ') : `${verbs.slice(0, -1).join(', ')} and ${verbs.at(-1)}`;

/** "Audit by the inspector", "Lead on a project": a noun that happens to be a verb too. */
const isNounAfterAll = ({ verbs, rest }: Head, form: 'past' | 'base'): boolean =>
  verbs.some(({ verb }) => verb.baseIsNoun && (form === 'base' || verb.forms.past === verb.base)) &&
  PREPOSITIONS.has(rest.split(' ')[0] ?? '');

/** "Adopted by 3 labs", "Featured in a magazine", "Promoted to manager": what others did to it. */
const isPassive = ({ verbs, rest }: Head): boolean =>
  /^by /.test(rest) ||
  (/^(?:in|as|to|for|from|among|with) /.test(rest) &&
    verbs.some(({ verb }) => DONE_TO_ONE.has(verb.base)));

/** What is left says too little: "cut time" of "cut time to fill from 58 to 37 days", "led migration". */
function isEmptyTold({ verbs }: Head, rest: string): boolean {
  if (HOLLOW_OBJECTS.test(rest)) return true;
  if (!rest.includes(' ') && MASS_NOUNS.has(rest.toLowerCase())) return true;
  return verbs.some(({ verb }) => CHANGE_VERBS.has(verb.base)) && !/\d|\b(?:to|into)\b/.test(rest);
}

/** Takes a bullet apart, or null where its grammar isn't certain. `isCurrent`: the role goes on. */
export function tellLine(
  { path, entry, text }: { path: string; entry: string; text: string },
  isCurrent: boolean,
): ToldLine | null {
  const line = clean(text);
  if (line === '' || UNFIT.test(line) || line === line.toUpperCase()) return null;
  const lower = line.slice(0, 1).toLowerCase() + line.slice(1);
  const opened = openWithVerb(lower, isCurrent);
  const head = opened === null ? null : readHead(opened.text, opened.form);
  if (opened === null || head === null) return null;
  if (isNounAfterAll(head, opened.form) || isPassive(head)) return null;
  const rest = tellRest(
    head.rest,
    SHARED_RUN_MAX - head.verbs.length - (head.verbs.length > 1 ? 1 : 0),
  );
  if (rest === null || isEmptyTold(head, rest)) return null;
  const say = (form: FoundVerb['form']): string =>
    `${joinVerbs(head.verbs.map((verb) => inflect(verb, form)))} ${rest}`;
  const outcome = tellOutcome(line);
  return {
    path,
    entry,
    text,
    finite: say(opened.form),
    gerund: say('gerund'),
    base: say('base'),
    ...(outcome === undefined ? {} : { outcome }),
    hasNumber: /\d/.test(`${rest} ${outcome ?? ''}`),
  };
}
