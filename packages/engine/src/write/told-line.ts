import { analyze } from '../language/analyze.ts';
import {
  CHANGE_VERBS,
  DETERMINERS,
  DONE_TO_ONE,
  HOLLOW_OBJECTS,
  MASS_NOUNS,
} from '../language/en/nouns.ts';
import { EMPTY_ADVERB } from '../language/en/phrases.ts';
import {
  type FoundVerb,
  findNominal,
  findVerbForm,
  inflect,
  readVerb,
} from '../language/en/verb-forms.ts';
import { type Word, wordsOf } from '../language/words.ts';
import { convertClause } from '../rules/clause.ts';
import { findDutyPhrase } from '../rules/duty-phrase.ts';
import { TITLE_WORDS } from '../taxonomy/titles.ts';
import { CONJUNCTIONS, PREPOSITIONS, tellRest } from './told-segments.ts';

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
  // "Read blueprints" of a role that goes on may be either.
  const isPresent = isCurrent && forms.has('base');
  if (forms.has('past') && !isPresent) return { text, form: 'past' };
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
      return convertClause(beforeJoinedVerb(text, 'base'), 'base', 'past', 'verb-lines') === null
        ? null
        : { text, form: 'base' };
    const converted = convertClause(text, from, 'past', 'verb-lines');
    if (converted !== null) return { text: converted, form: 'past' };
  }
  return null;
}

const THOUSANDS = '’';
const withCommas = (text: string): string => text.replace(/(?<=\d)’(?=\d{3}(?!\d))/g, ',');

function clean(text: string): string {
  const first =
    text
      .trim()
      .replace(/^[-*•·▪‣–—○●\s]+/, '')
      .split(/(?<=[.!?;])\s+(?=\p{Lu})/u)[0] ?? '';
  const sentence = first
    .replace(/\s*\([^()]*\)/g, '')
    // One word, as it is one number; the comma comes back in the end.
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, THOUSANDS)
    .replace(/\s*&\s*/g, ' and ')
    .replace(/\s+/g, ' ')
    .replace(/[.,;:!\s]+$/, '')
    .replace(/^I (?=\p{Ll})/u, '');
  const duty = findDutyPhrase(analyze(sentence, 'en'));
  return sentence.slice(duty?.end ?? 0).replace(EMPTY_ADVERB, '');
}

/** "blueprints and order fittings" of "Read blueprints and order fittings": the second act stays out. */
function beforeJoinedVerb(rest: string, form: 'past' | 'base'): string {
  if (form === 'past') return rest;
  const joint = [...rest.matchAll(/,? and (\p{L}+) (?=\p{L}|\d)/gu)].find(
    ({ 1: word = '' }) => findVerbForm(word, 'base') !== null,
  );
  return joint === undefined ? rest : rest.slice(0, joint.index);
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

/** "with one other coordinator", "with the safety officer": who else did it. */
const WITH_OTHERS = /\b(?:with|alongside|under) ((?:[\p{L}\d'’-]+ ?){1,4})/giu;
const OTHERS =
  /^(?:colleagues?|teams?|partners?|coworkers?|co-workers|teammates?|peers?|others?|supervisors?|classmates?)$/i;
const isOther = (word: string): boolean =>
  OTHERS.test(word) ||
  (TITLE_WORDS.has(word.toLowerCase()) && !/^(?:assistant|intern)$/i.test(word));

/** Whether what is told leaves out that others shared the work. */
function hidesHelp(line: string, told: string): boolean {
  return [...line.matchAll(WITH_OTHERS)].some(({ 1: phrase = '' }) => {
    const words = phrase.trim().split(' ');
    const who = words.findIndex(isOther);
    return who !== -1 && !told.includes(words.slice(0, who + 1).join(' '));
  });
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
    beforeJoinedVerb(head.rest, opened.form),
    SHARED_RUN_MAX - head.verbs.length - (head.verbs.length > 1 ? 1 : 0),
  );
  if (rest === null || isEmptyTold(head, rest)) return null;
  if (hidesHelp(line, rest)) return null;
  const say = (form: FoundVerb['form']): string =>
    withCommas(`${joinVerbs(head.verbs.map((verb) => inflect(verb, form)))} ${rest}`);
  const outcome = tellOutcome(line);
  return {
    path,
    entry,
    text,
    finite: say(opened.form),
    gerund: say('gerund'),
    base: say('base'),
    ...(outcome === undefined ? {} : { outcome: withCommas(outcome) }),
    hasNumber: /\d/.test(`${rest} ${outcome ?? ''}`),
  };
}
