import { analyze } from '../language/analyze.ts';
import { isEnglish } from '../language/en/english-words.ts';
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
import { asNounPhrase } from './noun-phrase.ts';
import { CONJUNCTIONS, PREPOSITIONS, type Tense, tellRest } from './told-segments.ts';
import { hasUnknownWord } from './unknown-words.ts';

/** A run of words that a letter may share with a bullet (engine.md 8). */
const SHARED_RUN_MAX = 8;

/** What a bullet tells, in pieces that a sentence of one's own can be made from. */
export interface ToldLine {
  path: string;
  entry: string;
  /** The bullet as it stands. */
  text: string;
  /** A deed, or work that the bullet only names: "functional testing of two titles", behind "my work included". */
  kind: 'act' | 'thing';
  /** Behind "I": "built a portal for 12 clinics"; in the present where the bullet tells a present role so. */
  finite: string;
  /** The second half of a longer telling, behind words of one's own: "built a portal | at North Mills | for 12 clinics". */
  tail?: string;
  isPresent: boolean;
  /** "in spring 2021", where the bullet says when; not part of `finite`. */
  when?: string;
  /** What came of it, where the bullet says so: "cut waiting times by 30%", in the past tense. */
  outcome?: string;
  /** What came of it with a subject of its own: "door-to-antibiotic time fell from 74 to 51 minutes". */
  aftermath?: string;
  hasNumber: boolean;
}

const UNFIT =
  /\ufffd|\s\+\s|[|•→<>{}[\]\\#_*=~]|https?:|www\.|\betc\b|\b(?:we|our|us|you|your)\b|\s[-–—]\s|\d\s[-–—]\w|\s\/\s/i;
interface Head {
  verbs: FoundVerb[];
  /** As the line has them: "designed and built". */
  said: string;
  /** What follows, which may begin with "to" or "with". */
  rest: string;
}

/** The verbs that a line opens with ("Designed and built"), all of one form, and what follows. */
function readHead(text: string, form: Tense): Head | null {
  const words = wordsOf(text);
  const tokens = analyze(text, 'en').tokens;
  const verbs: FoundVerb[] = [];
  let end = 0;
  for (const [i, word] of words.entries()) {
    if (i > 0 && CONJUNCTIONS.has(word.lower)) continue;
    const joined = i === 0 || CONJUNCTIONS.has((words[i - 1] as Word).lower) || word.gap === ', ';
    const found = joined ? findVerbForm(word.lower, form) : null;
    const token = tokens.find(({ start }) => start === word.start);
    const isVerb =
      joined &&
      token?.pos === 'verb' &&
      (form === 'past' ? token.form === 'past' : token.form === 'base');
    if (found === null && !isVerb) break;
    if (found !== null) verbs.push(found);
    end = word.end;
  }
  const particle =
    /^ (?:up|out|off|down|back|over|away|in)(?= (?!to\b)\S)/.exec(text.slice(end))?.[0] ?? '';
  const said = text.slice(0, end) + particle;
  const rest = text.slice(end + particle.length);
  if (end === 0 || said.split(' ').length > 6 || !/^ \S/.test(rest) || /^ (?:and|or|&) /.test(rest))
    return null;
  return { verbs, said: said.replace(/ & /g, ' and '), rest: rest.trim() };
}

const OUTCOME =
  /,\s+(?:(?:and|thus|thereby|ultimately|effectively|successfully|in turn) )?(?<verb>reducing|increasing|improving|cutting|saving|growing|boosting|lowering|raising|decreasing|shortening|generating|achieving|winning|earning|eliminating|doubling|tripling|halving|speeding|freeing|enabling|lifting|bringing|driving)\s+(?<rest>.+)$/i;

function tellOutcome(text: string): string | undefined {
  const { verb, rest } = OUTCOME.exec(text)?.groups ?? {};
  if (verb === undefined || rest === undefined) return undefined;
  const found = findVerbForm(verb, 'gerund');
  const said = found === null ? '' : inflect(found, 'past');
  const told = found === null ? null : tellRest(said, rest, 'past', text, SHARED_RUN_MAX);
  return told === null ||
    told.tail !== undefined ||
    !(/\d/.test(told.text) || !CHANGE_VERBS.has(found?.verb.base ?? ''))
    ? undefined
    : `${said} ${told.text}`;
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

/** A verb that the lexicon lacks, as the tagger reads it: "milked 90 cows"; in the present only of a role that goes on. */
function openWithUnlistedVerb(
  text: string,
  isCurrent: boolean,
): { text: string; form: Tense } | null {
  const [token, next] = analyze(text, 'en').tokens;
  if (token?.pos !== 'verb' || next === undefined || token.confidence < 0.6) return null;
  if (token.form === 'past' && /ed$/.test(token.lower)) return { text, form: 'past' };
  return isCurrent && token.form === 'base' && !OTHER_NOUN.test(next.lower)
    ? { text, form: 'base' }
    : null;
}
const OTHER_NOUN = /^(?:of|and|is|are|for)$/;

/** Whether the first word of a present role's line is what the person does: a verb alone, or one before what opens an object. */
function isPresentAct(text: string, first: string): boolean {
  const { tokens } = analyze(text, 'en');
  const [verb, next] = tokens;
  const found = findVerbForm(first, 'base');
  if (next === undefined || next.lower === 'of' || CONJUNCTIONS.has(next.lower))
    return found?.verb.baseIsNoun === false && next !== undefined;
  return (
    found?.verb.baseIsNoun === false ||
    verb?.pos === 'verb' ||
    next.pos === 'determiner' ||
    next.pos === 'number' ||
    convertClause(text, 'base', 'past', 'verb-lines') !== null
  );
}

/** The line as a clause that opens with a verb in the past or, of a present role told so, in the base form. */
function openWithVerb(text: string, isCurrent: boolean): { text: string; form: Tense } | null {
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
  if (forms.size === 0) return openWithUnlistedVerb(text, isCurrent);
  if (forms.has('base') && isAdjective(text, first)) return null;
  // "Open sourced a library": the verb is not the first word.
  const second = /^\S+ (\p{L}+)/u.exec(text)?.[1] ?? '';
  if (findVerbForm(second, 'past') !== null) return null;
  for (const from of ['gerund', 'third', 'base'] as const) {
    if (!forms.has(from)) continue;
    if (isCurrent && from === 'base')
      return isPresentAct(text, first) ? { text, form: 'base' } : null;
    const converted = convertClause(text, from, 'past', 'verb-lines');
    if (converted !== null) return { text: converted, form: 'past' };
  }
  return null;
}

const THOUSANDS = '’';
const withCommas = (text: string): string => text.replace(/(?<=\d)’(?=\d{3}(?!\d))/g, ',');

const LANGUAGE =
  /\b(?:english|spanish|french|german|italian|portuguese|arabic|hindi|mandarin|cantonese|tagalog|punjabi|polish|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?=s?\b)/g;

/** The bullet's sentences, each without its mark, asides, praise and "I". */
function clean(text: string): string[] {
  return text
    .trim()
    .replace(/^[-*•·▪‣–—○●>o]\s+/, '')
    .split(/(?<=[.!?])\s+(?=\p{Lu})|;\s+/u)
    .map((sentence) =>
      sentence
        .replace(/\s*\([^()]*\)/g, '')
        // One word, as it is one number; the comma comes back in the end.
        .replace(/(?<=\d),(?=\d{3}(?!\d))/g, THOUSANDS)
        .replace(/\s*&\s*/g, ' and ')
        .replace(/\bapprox(?:imately|\.)?(?=\s)/gi, 'about')
        .replace(/\bincl\./gi, 'including')
        .replace(/\bin (?:the )?year (?=(?:19|20)\d\d)/gi, 'in ')
        .replace(LANGUAGE, (word) => word.slice(0, 1).toUpperCase() + word.slice(1))
        .replace(/\s+/g, ' ')
        .replace(/[.,;:!\s]+$/, '')
        .replace(/^I (?=\p{Ll})/u, ''),
    )
    .filter((sentence) => sentence !== '');
}

/** The sentence behind "responsible for" and its like. */
function withoutDuty(sentence: string): string {
  const duty = findDutyPhrase(analyze(sentence, 'en'));
  return sentence.slice(duty?.end ?? 0).replace(EMPTY_ADVERB, '');
}

/** "Door-to-antibiotic time fell from 74 to 51 minutes": a thing, what it did, and no word of anybody. */
function tellAftermath(sentence: string | undefined): string | undefined {
  if (sentence === undefined || UNFIT.test(sentence) || hasUnknownWord(sentence)) return undefined;
  const match =
    /^(?<thing>(?:the |our )?[\p{L}-]+(?: [\p{L}-]+){0,4}) (?<verb>fell|rose|grew|dropped|doubled|halved|went (?:down|up)|increased|decreased|improved|tripled) (?<rest>(?:from|by|to) .*\d.*)$/iu.exec(
      sentence,
    )?.groups;
  if (match === undefined) return undefined;
  const thing = asNounPhrase(match.thing ?? '', false, true);
  const told = tellRest(match.verb ?? '', match.rest ?? '', 'past', sentence, SHARED_RUN_MAX);
  if (thing === null || told === null) return undefined;
  const said = `${thing} ${match.verb} ${told.text}`;
  return said.slice(0, 1).toLowerCase() + said.slice(1);
}

/** "Audit by the inspector", "Lead on a project": a noun that happens to be a verb too. */
const isNounAfterAll = ({ verbs, rest }: Head, form: 'past' | 'base'): boolean =>
  verbs.some(({ verb }) => verb.baseIsNoun && (form === 'base' || verb.forms.past === verb.base)) &&
  PREPOSITIONS.has(rest.split(' ')[0] ?? '');

/** "Drills at 14 schools": things, not what somebody drills. */
const isPluralNoun = (line: string, { verbs, rest }: Head): boolean =>
  verbs.some(({ verb }) => verb.baseIsNoun && line.startsWith(`${verb.forms.third} `)) &&
  PREPOSITIONS.has(rest.split(' ')[0] ?? '');

/** "Adopted by 3 labs", "Featured in a magazine", "Promoted to manager": what others did to it. */
const isPassive = ({ verbs, rest }: Head): boolean =>
  /^by /.test(rest) ||
  (/^(?:in|as|to|for|from|among|with) /.test(rest) &&
    verbs.some(({ verb }) => DONE_TO_ONE.has(verb.base)));

/** "played a key role in gaining authorization". */
const HOLLOW_PART = /^an? (?:\w+ )?(?:role|part) in\b/i;

/** What is left says too little: "cut time" of "cut time to fill from 58 to 37 days", "led migration". */
function isEmptyTold({ verbs }: Head, rest: string): boolean {
  if (HOLLOW_OBJECTS.test(rest) || HOLLOW_PART.test(rest)) return true;
  if (!rest.includes(' ') && MASS_NOUNS.has(rest.toLowerCase())) return true;
  return (
    verbs.some(({ verb }) => CHANGE_VERBS.has(verb.base)) &&
    !/\d|\b(?:to|into)\b|\bby \p{Ll}+ing\b/u.test(rest)
  );
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

const THING_WORDS_MIN = 3;
/** "Weekly look-ahead in Asta", "Care of post-natal mothers": work without a verb, where every phrase of it stands by itself. */
function tellThing(
  line: { path: string; entry: string; text: string },
  lower: string,
  isCurrent: boolean,
): ToldLine | null {
  const { tokens } = analyze(lower, 'en');
  const first = tokens[0];
  if (first === undefined || !/^(?:noun|adjective)$/.test(first.pos)) return null;
  if (!first.lower.split('-').every((word) => isEnglish(word))) return null;
  if (
    readVerb(first.lower).some(
      ({ form, verb }) => form === 'past' || (form === 'base' && !verb.baseIsNoun),
    )
  )
    return null;
  const head =
    lower
      .split(/ (?:for|of|in|with|at|on|to|from|by|per|using) /)[0]
      ?.split(' ')
      .at(-1) ?? '';
  if (
    /^(?:ability|abilities|responsibilit(?:y|ies)|duties|tasks?|skills?|knowledge|experience|weekends?)$/.test(
      head,
    )
  )
    return null;
  if (TITLE_WORDS.has(head) || TITLE_WORDS.has(head.replace(/s$/, ''))) return null;
  if (/[:;]|\bI\b/.test(lower) || TITLE_WORDS.has(tokens.at(-1)?.lower ?? '')) return null;
  const told = tellRest('', lower, 'past', lower, SHARED_RUN_MAX);
  if (told === null || told.tail !== undefined) return null;
  const words = told.text.split(' ');
  if (words.length < THING_WORDS_MIN || HOLLOW_OBJECTS.test(told.text)) return null;
  // What counts in the bullet counts in the telling: a figure left out is a line half told.
  if (/^\d/.test(told.text) || (/\d/.test(lower) && !/\d/.test(told.text))) return null;
  const finite = withCommas(told.text);
  return {
    ...line,
    kind: 'thing',
    finite,
    isPresent: isCurrent,
    hasNumber: /\d/.test(finite),
  };
}

/** Takes a bullet apart, or null where its grammar isn't certain. `isCurrent`: the role goes on. */
export function tellLine(
  { path, entry, text }: { path: string; entry: string; text: string },
  isCurrent: boolean,
): ToldLine | null {
  const [first = '', second] = clean(text);
  const line = withoutDuty(first);
  if (line === '' || UNFIT.test(line) || line === line.toUpperCase()) return null;
  const lower = /^\p{Lu}(?:\p{Lu}|\d)/u.test(line)
    ? line
    : line.slice(0, 1).toLowerCase() + line.slice(1);
  // "Staff Nurse", "Lead Developer": a title.
  const [, next = ''] = line.split(/[ ,]+/);
  if (
    (/^\S+(?: \S+){0,2}$/.test(line) &&
      TITLE_WORDS.has(line.split(' ').at(-1)?.toLowerCase() ?? '')) ||
    (/^\p{Lu}/u.test(next) && TITLE_WORDS.has(next.toLowerCase()))
  )
    return null;
  const opened = openWithVerb(lower, isCurrent);
  const head = opened === null ? null : readHead(opened.text, opened.form);
  if (opened === null || head === null) return tellThing({ path, entry, text }, lower, isCurrent);
  if (hasUnknownWord(head.said)) return null;
  if (isNounAfterAll(head, opened.form) || isPassive(head) || isPluralNoun(lower, head))
    return null;
  // "Nurse consults: clinic, clipping": a label.
  if (
    /^[^:]{1,40}:/.test(line) &&
    !/\d:\d/.test(line) &&
    !/^\S+ \S+ \S+ \S+/.test(line.split(':')[0] ?? '')
  )
    return null;
  const rest = tellRest(head.said, head.rest, opened.form, line, SHARED_RUN_MAX);
  if (rest === null || isEmptyTold(head, `${rest.text} ${rest.tail ?? ''}`.trim())) return null;
  if (hidesHelp(line, `${rest.text} ${rest.tail ?? ''}`)) return null;
  const outcome = tellOutcome(line);
  const aftermath = tellAftermath(second);
  const finite = withCommas(`${head.said} ${rest.text}`);
  return {
    path,
    entry,
    text,
    kind: 'act',
    finite,
    ...(rest.tail === undefined ? {} : { tail: withCommas(rest.tail) }),
    isPresent: opened.form === 'base',
    ...(rest.when === undefined ? {} : { when: rest.when }),
    ...(outcome === undefined || finite.includes(outcome) ? {} : { outcome: withCommas(outcome) }),
    ...(aftermath === undefined ? {} : { aftermath: withCommas(aftermath) }),
    hasNumber: /\d/.test(`${rest.text} ${rest.tail ?? ''} ${outcome ?? ''} ${aftermath ?? ''}`),
  };
}
