import { isEnglish as isWord } from '../../language/en/english-words.ts';
import { irregularBases, irregularPast } from '../../language/en/irregular-verbs.ts';
import { DONE_TO_ONE } from '../../language/en/nouns.ts';
import { findParticiple, inflect, readVerb } from '../../language/en/verb-forms.ts';
import { convertClause } from '../clause.ts';
import { defineRule, plural } from '../define-rule.ts';
import { headedBySelf, tellsOfSelf } from '../later-self.ts';
import type { RoleTense } from '../line-context.ts';
import { capitalize, mapSentences, splitSentences, withoutContraction } from '../line-text.ts';
import { retell } from '../retell.ts';
import { toPast } from './tense.ts';

const PRONOUN = /\b(?:I|my|me|mine|myself|we|our|us)\b/;
/** "I was promoted to shift lead". */
const HONOURED = /^(?:I w|W)as (\w+) /;
const HONOURS =
  /^(?:named|rated|ranked|voted|shortlisted|awarded|nominated|selected|chosen|elected|appointed|recogni[sz]ed|commended|promoted|short-listed)$/;
/** "Was first on scene": no verb is needed. */
const FIRST_ON = /^(?:I w|W)as (?=(?:first|second|third|runner-up|on call|joint first)\b)/;
const IN_MY_ROLE = /^In my (?:role|job|position|time)(?: there| here)?,? I /;
/** What others wanted of one says so without its "I". */
const ASKED = /^I was (?:asked|invited|requested|called upon|trusted|sent|trained) (?=to\b)/;
/** "Used to open" and "Got to train" say less without their "I". */
const NO_PLAIN_VERB = /^I (?:also )?(?:used|got|had|have) to /;
const OPENER = /^I (?:also |have |then |now )?([\w-]+) /;

/** What a workplace has one of, or many: whose it was is plain without "my". */
const AT_WORK =
  /\b(?:my|our) (?=(?:(?:direct|former|new|own|whole|entire|line|shift) )?(team|manager|supervisor|boss|director|apprentices?|department|crew|shift|unit|section|route|ward|branch|store|shop|office|school|class|company|clients|customers|students|patients|residents|colleagues|coworkers|co-workers|teammates|staff|suppliers|vendors)(?=$|[.,;)]| (?:of|to|for|with|by|in|on|at|from|across|through|during|since|and|or|each|every|daily|weekly|monthly)\b))/gi;

/** Behind a noun a clause of its own begins: "the guide my team uses". */
const BEFORE_OBJECT =
  /^(?:of|to|for|with|by|in|on|at|from|across|between|among|under|through|and|against|about)$/i;

/** "to my manager" -> "to the manager", "with my colleagues" -> "with colleagues". */
const withoutOwners = (text: string): string =>
  text.replace(AT_WORK, (own: string, noun: string, at: number) => {
    const before = /(\w+) $/.exec(text.slice(0, at))?.[1] ?? '';
    const isObject =
      BEFORE_OBJECT.test(before) || readVerb(before).some(({ form }) => form !== 'gerund');
    if (!isObject) return own;
    return /(?:[^s]s|staff)$/i.test(noun) && !/^apprentices$/i.test(noun) ? '' : 'the ';
  });

/** Verbs joined to the first one lose their "I" too: "and I kept notes". */
const dropJoined = (text: string): string =>
  text.replace(/(,? and|,? then) I (?=(?:also )?(\w+))/g, (match, joint: string, verb: string) =>
    readVerb(verb).length > 0 || /^(?:do|did)$/.test(verb) ? `${joint} ` : match,
  );

/** "I am the one who trains the apprentice" -> "train the apprentice". */
function tellsWho(sentence: string, allowBase: boolean): string | null {
  const match = /^I (am|was) the (?:one|person) (?:who|that) (\w+) (?=\w)/.exec(sentence);
  const found = readVerb(match?.[2] ?? '').find(({ form }) => form === 'third' || form === 'past');
  if (match === null || found === undefined || (found.form === 'third' && !allowBase)) return null;
  return `I ${inflect(found, found.form === 'third' ? 'base' : 'past')} ${sentence.slice(match[0].length)}`;
}

/** "Made calls, and I kept notes": the first verb stands without its pronoun already. */
function dropLater(sentence: string): string | null {
  if (!opensWithPast(sentence)) return null;
  const rest = dropJoined(sentence);
  const commas = sentence.match(/,(?!\d)/g)?.length ?? 0;
  return rest === sentence ? null : commas === 1 ? rest.replace(/, (?=and |then )/, ' ') : rest;
}

/** What follows "I" and its adverbs is a verb: one of the lexicon, or any word in -ed; what the role goes on with, any word but these. */
function isVerbAfterI(own: string, allowBase: boolean): boolean {
  // "off-load", "co-facilitated": the verb is the last of them.
  const word = own.slice(own.lastIndexOf('-') + 1);
  if (word === 'did' || (allowBase && word === 'do')) return true;
  const readings = readVerb(word);
  if (readings.some(({ form }) => form === 'past' || (allowBase && form === 'base'))) return true;
  if (readings.length > 0 || NO_ACT.test(word)) return false;
  const isPast = /[^e]ed$/.test(word) || irregularBases(word).length > 0;
  return isPast || (allowBase && /^\p{Ll}{3,}$/u.test(word) && isWord(word));
}
const NO_ACT =
  /^(?:am|was|were|have|had|has|can|could|may|might|must|shall|should|will|would|need|never|often|always|still|now|just|once|currently|mostly|sometimes|usually|first|later|soon|\p{L}+ly)$/u;

/** "I have been collecting data": what goes on is said by the plain verb, in a role that goes on. */
/** "I have rebuilt over 60 gearboxes", "Have kept a clean log": what has been done is told by the plain past. */
const PERFECT = /^(?:I )?(?:have|had)(?: also)? (?=(\w+) (?!to\b))/i;

function tellPerfect(text: string): string {
  const sentence = withoutContraction(text);
  const match = PERFECT.exec(sentence);
  const word = match?.[1] ?? '';
  if (
    match === null ||
    /^(?:been|had|got|to)$/.test(word) ||
    /\b(?:since|so far|yet)\b|\bfor the (?:last|past)\b/.test(sentence)
  )
    return text;
  const past = word === 'done' ? 'did' : pastOf(word);
  if (past === null) return text;
  const isFirst = /^I /.test(sentence);
  return `${isFirst ? `I ${past}` : capitalize(past)}${sentence.slice(match[0].length + word.length)}`;
}

/** The past that goes with a participle; null where it is none. */
function pastOf(participle: string): string | null {
  const found = findParticiple(participle);
  if (found !== null) return inflect(found, 'past');
  const known = readVerb(participle).find(({ form }) => form === 'past');
  if (known !== undefined) return participle;
  const [base] = irregularBases(participle);
  return base === undefined ? null : (irregularPast(base) ?? null);
}

const GOING_ON = /^I(?: have|['’]ve) been (?=\w+ing\b)/;

/** Drops "I" before a verb in the past (or, in a present role, the base form); null when another pronoun would be left hanging. */
function dropPronoun(text: string, allowBase: boolean): string | null {
  const plain = headedBySelf(withoutContraction(text).replace(IN_MY_ROLE, 'I '));
  const sentence = withoutOwners(tellsWho(plain, allowBase) ?? plain);
  const honoured = HONOURED.exec(sentence);
  const honour = honoured?.[1] ?? '';
  if (HONOURS.test(honour) || DONE_TO_ONE.has(findParticiple(honour)?.verb.base ?? '')) {
    const rest = sentence.replace(/^(?:I was|Was) /, '');
    return tellsOfSelf(rest) ? null : capitalize(rest);
  }
  if (ASKED.test(sentence) && !tellsOfSelf(sentence.slice(2))) return capitalize(sentence.slice(2));
  if (FIRST_ON.test(sentence)) return capitalize(sentence.replace(/^(?:I was|Was) /, ''));
  if (NO_PLAIN_VERB.test(sentence) || GOING_ON.test(sentence)) return null;
  const opener = OPENER.exec(sentence);
  if (opener === null) {
    const later = dropLater(sentence);
    return later === null || tellsOfSelf(later) ? null : later;
  }
  if (!isVerbAfterI(opener[1] ?? '', allowBase)) return null;
  const rest = dropJoined(sentence.replace(/^I (?:also |have |then |now )?/, ''));
  return tellsOfSelf(rest) ? null : capitalize(rest);
}

const opensWithPast = (text: string): boolean =>
  readVerb(/^\w+/.exec(text)?.[0] ?? '').some(({ form }) => form === 'past');

/** "He trained 22 helpers", "She plans the rota" of a role that goes on: told of the person as of somebody else. */
function dropThird(text: string, tense: RoleTense): string | null {
  const opener = /^(?:He|She) (?:also )?(\w+) (?=\w)/.exec(text);
  if (tense === 'unknown' || opener === null || splitSentences(text).length > 1) return null;
  const verb = opener[1] ?? '';
  const rest = text.slice(text.indexOf(verb));
  const isThird = tense === 'present' && readVerb(verb).some(({ form }) => form === 'third');
  if ((!isThird && !isVerbAfterI(verb, false)) || /\b(?:he|she|his|her|him)\b/i.test(rest))
    return null;
  if (!isThird) return capitalize(rest);
  // Behind "She" the word is a verb, and so are those that are joined to it; one in doubt leaves the line.
  const told =
    retell(capitalize(rest), 'base', 'among-verbs') ??
    convertClause(rest, 'third', 'base', 'verb-lines');
  return told === null ? null : capitalize(told);
}

/** So much of a word tells it from another. */
const WORD_LENGTH = 4;

function dropAll(own: string, tense: RoleTense): string | null {
  const text = tellPerfect(own);
  const third = dropThird(text, tense);
  if (third !== null) return third;
  if (!/\bI\b/.test(text) && !HONOURED.test(text) && !FIRST_ON.test(text))
    return text === own ? null : text;
  // "Grievances fell; I handle them": a line that opens with something else keeps its subject.
  const head = headedBySelf(splitSentences(text)[0] ?? '');
  if (splitSentences(text).length > 1 && !/^(?:I|In my)\b/.test(head) && !opensWithPast(text))
    return null;
  const told = mapSentences(text, (sentence) => dropPronoun(sentence, tense !== 'past'));
  // Behind a semicolon the verb that stood behind "I" is small.
  const better =
    told?.replace(/(?<=; )\p{Lu}(?=\p{Ll})/gu, (letter, at: number) =>
      text.includes(told.slice(at, at + WORD_LENGTH)) ? letter : letter.toLowerCase(),
    ) ?? null;
  // One sentence with and one without the pronoun reads worse than two with it.
  return better === null || tellsOfSelf(better) ? null : better;
}

/** "I help coach the juniors" of an ended role: the verb behind "I" is told in the past, where every verb is certain. */
function dropPresent(text: string): string | null {
  const isPlain = splitSentences(text).length === 1 && /^I (?:also )?\p{Ll}+ /u.test(text);
  const plain = isPlain ? dropAll(text, 'present') : null;
  return plain === null ? null : toPast(plain, { tense: 'past', opensWithVerb: true });
}

const REASON = 'A resume is understood to be about you; the pronoun takes room.';

/** "I wrote the guide" -> "Wrote the guide". */
export const firstPerson = defineRule({
  id: 'first-person',
  kind: 'first-person',
  order: 60,
  precedence: 60,
  appliesTo: ['bullet', 'prose'],
  languages: ['en'],
  // The summary at the top may speak of oneself.
  detect: ({ text }, { tense, path, keepsPerson }) =>
    path.startsWith('basics') || keepsPerson === true
      ? null
      : (dropAll(text, tense) ?? (tense === 'past' ? dropPresent(text) : null)),
  rewrite: (better) => better,
  reason: REASON,
  summary: (n) => `Dropped "I" from ${plural(n, 'line', 'lines')}.`,
  examples: [
    ['I wrote the onboarding guide for new clerks', 'Wrote the onboarding guide for new clerks'],
    ['Was named employee of the month in May', 'Named employee of the month in May'],
    ['I have rebuilt over 60 gearboxes', 'Rebuilt over 60 gearboxes'],
    ['I presented results to my manager', 'Presented results to the manager'],
    ['I presented my findings to the review board', 'Presented my findings to the review board'],
    ['I planned the rota; I ordered the flour', 'Planned the rota; ordered the flour'],
    ['In winter, I ran the saw', 'Ran the saw in winter'],
    ['I loaded vans while I finished school', 'Loaded vans while finishing school'],
    ['I co-wrote the guide for new clerks', 'Co-wrote the guide for new clerks'],
    ['In May 2021 I was asked to write the plan', 'Was asked to write the plan in May 2021'],
    ['I help coach the juniors', 'Helped coach the juniors'],
    ['He trained 22 helpers in working at height', 'Trained 22 helpers in working at height'],
    [
      'I also led weekly meetings. I reported to the CEO.',
      'Led weekly meetings. Reported to the CEO.',
    ],
  ],
  leaves: [
    'I wrote the guide that taught me most',
    'In the hotel where I worked the bar was small',
    'Since my training I accept night calls',
    'I never missed a shift in the shop',
    'He thanked the crew for his award',
    'Was part of the night crew',
  ],
  given: { tense: 'past' },
});

/** What a person is to others: "I am the first contact for questions". */
const STANDING =
  /^(?:I (am|was)|(Was)) (?=(?:the|an?) (?:[\w-]+ ){0,3}?(?:contact|lead|liaison|representative|rep|backup|back-up|mentor|trainer|resource|point|line|keyholder|key holder|go-to person|go to person)\b)/;
/** "I was part of a group", "I am a member of the committee": a noun phrase says it without its verb. */
const TAKING_PART =
  /^I (?:am|was) (?=(?:part|(?:an? )?(?:\w+ )?member|(?:heavily |closely |actively |directly )?involved in|(?:an? )?participant in)\b)/;

/** Where no verb was certain, the pronoun at least goes. */
function dropStanding(text: string): string {
  const standing = STANDING.exec(text);
  if (standing === null)
    return text.replace(TAKING_PART, '').replace(/^an? (?=(?:\w+ )?member )/, '');
  return `${standing[1] === 'am' ? 'Serve' : 'Served'} as ${text.slice(standing[0].length).replace('go to person', 'go-to person')}`;
}

function dropBeforeDuty(text: string): string | null {
  const better = dropStanding(withoutContraction(text)).replace(
    /^I (?:was|am) (?=(?:in charge of|responsible for|tasked with) )/,
    '',
  );
  return better === text || PRONOUN.test(better) ? null : capitalize(better);
}

/** Where no verb was certain, the pronoun at least goes: "I was in charge of the archive". */
export const firstPersonDuty = defineRule({
  id: 'first-person-duty',
  kind: 'first-person',
  order: 120,
  precedence: 60,
  appliesTo: ['bullet'],
  languages: ['en'],
  detect: ({ text }, { keepsPerson }) => (keepsPerson === true ? null : dropBeforeDuty(text)),
  rewrite: (better) => better,
  reason: REASON,
  examples: [
    ['I was in charge of the archive', 'In charge of the archive'],
    ['I was part of a group on pressure injuries', 'Part of a group on pressure injuries'],
    [
      'I was the first contact for questions on pay',
      'Served as the first contact for questions on pay',
    ],
  ],
  leaves: ['I was asked to write the plan', 'Was part of the night crew'],
});
