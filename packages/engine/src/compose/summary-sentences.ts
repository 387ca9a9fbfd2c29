import { OBJECTIVES } from '../../data/phrases/objectives.ts';
import { wordsOf } from '../language/words.ts';
import { findSkills } from '../taxonomy/skills.ts';
import { TITLE_WORDS } from '../taxonomy/titles.ts';

const OPENERS = OBJECTIVES.trim()
  .split('\n')
  .map((row) => (row.split(' | ')[0] ?? '').split(' ').map((place) => place.split('/')));

/** "I'm" is two words. */
const lowerWords = (text: string): string[] =>
  wordsOf(text.replace(/(?<=\bI)['’](?=m\b|d\b)/g, " '")).map(({ lower }) => lower);

const opensWith = (words: readonly string[], places: readonly (readonly string[])[]): boolean =>
  places.every((place, at) => place.some((word) => word.replace("'", '') === words[at]));

const PRAISE =
  /\b(?:hard[- ]?working|team player|motivated|self[- ]starter|go[- ]getter|fast learner|quick learner|results?[- ](?:oriented|driven)|detail[- ]oriented|dynamic|passionate|positive attitude|work ethic|get along|people person|well under pres+ure|punctual|reliable|dependable|growth mindset|next[- ]level|world[- ]class|rock ?star|people love|best[- ]in[- ]class|game[- ]chang\w+|synerg\w+|obsessed|outside the box|young (?:man|woman|lady|person)|patient person)\b/i;
/** A longer sentence says more than its praise. */
const PRAISE_WORDS_MAX = 18;

/** Whether a sentence holds what no new summary may lose: a figure, a title, a name. */
const holdsFact = (sentence: string): boolean =>
  /\d/.test(sentence) ||
  wordsOf(sentence)
    .slice(1)
    .some(({ text }) => /^\p{Lu}/u.test(text) && text !== 'I');

const isPraise = (sentence: string): boolean =>
  PRAISE.test(sentence) &&
  wordsOf(sentence).length <= PRAISE_WORDS_MAX &&
  findSkills(sentence).length === 0 &&
  !wordsOf(sentence).some(({ lower }) => TITLE_WORDS.has(lower));

const FIRST_PERSON = /(?:^|[\s,;])(?:I|I['’](?:m|ve|d|ll)|Im|my|me|myself)\b/;
/** A time without work is told by the dates; its reasons are nobody's business. */
const GAP =
  /\b(?:after (?:a|my) (?:career )?break|left \p{L}+ing|left my|left the|career break|break from work|laid off|redundan|unemployed|maternity|out of work|(?:look|looking|looked|care|caring|cared|nurse|nursing) (?:after|for)? ?my)\b/iu;
/** "Looking for a shop where I can finish my hours": a wish, whatever names stand in it. */
const WISH =
  /^(?:(?:i am|i['’]?m|im|i|he|she|now|and|currently|actively|also|is) )*(?:looking for|seek(?:s|ing)?(?! to\b)|in search of|(?:wants?|wish(?:es)?|hopes?|aims?|would like) to)\b|^to (?:be (?:re-?)?(?:engaged|employed|part)|become|continue|find|gain|get|grow|join|move|obtain|secure|serve|work)\b/i;
const WISH_INSIDE =
  /\b(?:i am|i['’]?m|im) (?:now |currently |actively )*(?:looking|seeking|searching|hoping)\b/i;

/** How one is and what one likes, beside what one has done. */
const OF_ONESELF =
  /\b(?:I|I['’]m|Im) (?:am |always |also |do |really )*(?:listen|talk|like|love|enjoy|get along|take pride|believe|try|feel|think|bring|care|calm|patient|friendly|honest|flexible|always|not|a (?:team player|people person|patient person|good)|have (?:a |an |good |great |always |been ))/;
const IN_THIRD =
  /^(?:He|She) is (?:(?:simply|truly|really|always|just|also|very|quite) )*(?:an? )?(?:blessing|joy|pleasure|asset|gem|perfectionist|people person|team player|friendly|reliable|honest|calm|patient)\b(?!.*(?: and |,))(?:\W+\w+){0,5}\W*$/;
const SOMEONE =
  /^(?:an? )?(?:(?:very |hard[- ]?working |honest |friendly |young |patient |calm |quiet )+)(?:man|woman|lady|person|individual|guy)\b/i;

/** What somebody says of themselves alone: no figure, no title, nothing that one can do. */
const isSelfTalk = (sentence: string): boolean =>
  [OF_ONESELF, IN_THIRD, SOMEONE].some((sign) => sign.test(sentence)) &&
  !/\d/.test(sentence) &&
  !wordsOf(sentence.replace(/team player|people person/gi, ''))
    .slice(0, TITLE_WITHIN)
    .some(({ lower }) => TITLE_WORDS.has(lower));
/** A title behind more words is somebody else's. */
const TITLE_WITHIN = 8;

/** Words of brochures: a sentence that has them says nothing else. */
const BUZZ =
  /\b(?:synerg\w+|next[- ]level|world[- ]class|best[- ]in[- ]class|game[- ]chang\w+|rock ?star|outside the box)\b/i;

const isWish = (sentence: string): boolean =>
  !/\d/.test(sentence) && (WISH.test(sentence) || WISH_INSIDE.test(sentence));
/** Whether a sentence tells of a time without work, and why. */
export const isGap = (sentence: string): boolean =>
  GAP.test(sentence) && FIRST_PERSON.test(sentence);

/** Whether a sentence of a summary tells a reader nothing: a wish, a gap, praise and talk of oneself that anyone can write. */
export function isEmptySentence(sentence: string): boolean {
  if (isGap(sentence) || isWish(sentence) || isSelfTalk(sentence)) return true;
  if (BUZZ.test(sentence) && !/\d/.test(sentence)) return true;
  if (holdsFact(sentence)) return false;
  const words = lowerWords(sentence);
  return OPENERS.some((places) => opensWith(words, places)) || isPraise(sentence);
}

/** What a heading such as "Objective" says of the sentences under it. */
const POST = /\b(?:post|position|role|job|opportunity|opening|placement)\b/i;

/** Whether a sentence under such a heading only names the post that is wished for. */
export const isNamedWish = (sentence: string): boolean =>
  POST.test(sentence) && !/\d\+? ?(?:years?|yrs)\b|\bsince \d/i.test(sentence);

/** "Hardworking cook" -> "Cook": praise before the noun that says who one is. */
const PRAISE_FIRST =
  /^(?:(?:an? )?(?:(?:highly |very |extremely )?(?:hard[- ]?working|talented|gifted|outstanding|loyal|honest|ambitious|cheerful|polite|soft[- ]spoken|conscientious|trustworthy|motivated|self[- ]motivated|dedicated|enthusiastic|passionate|energetic|dynamic|reliable|dependable|results?[- ](?:oriented|driven)|detail[- ]oriented|punctual|friendly|safety[- ](?:minded|conscious))(?:, | and |,? and )?)+) ?(?=\p{L})/iu;

export function withoutPraise(sentence: string): string {
  const rest = sentence.replace(PRAISE_FIRST, '');
  const opensWithNoun = wordsOf(rest)
    .slice(0, 3)
    .some(({ lower }) => TITLE_WORDS.has(lower) || /\p{L}{3}(?:er|or|ist|ian)$/u.test(lower));
  const hangsOn = /^(?:about|to|in|for|with|of|on|at|by|and)\b/i.test(rest);
  return rest !== sentence && opensWithNoun && !hangsOn
    ? rest.slice(0, 1).toUpperCase() + rest.slice(1)
    : sentence;
}

const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const TAIL =
  /,?(?: and(?: is| am| are)?)? (?:and |now |currently )*(?:looking (?:for|to)|seeking|in search of|who (?:loves?|enjoys?|likes?|is passionate)|obsessed with|passionate about|with a growth mindset)\b.*$/i;
const TAIL_WORDS_MIN = 2;

/** "Cook with 3 years of grill work looking for a hotel": without the wish that hangs on it. */
function withoutWish(sentence: string): string {
  const rest = sentence.replace(TAIL, '');
  const isWhole =
    wordsOf(rest).length >= TAIL_WORDS_MIN &&
    wordsOf(rest).some(({ lower }) => TITLE_WORDS.has(lower) || /\d/.test(lower));
  return rest === sentence || !isWhole ? sentence : `${rest.replace(/[.,;\s]+$/, '')}.`;
}

/** Whether a text still says "I" or "my" somewhere. */
export const tellsOfOneself = (text: string): boolean =>
  /(?<![\p{L}.])(?:I|my|me|mine|myself|we|our|us)(?![\p{L}.])/iu.test(text);

/** A sentence on oneself as a resume tells it: "I am a cook of 20 years" is "Cook of 20 years". */
export function withoutPerson(sentence: string, name: string): string {
  const [first = ''] = name.split(/\s+/);
  const others = ['He', 'She', ...(first.length > 2 ? [RegExp.escape(first)] : [])].join('|');
  const rest = withoutWish(sentence)
    .replace(new RegExp(`^(?:I am|I['’]m|Im|(?:${others}) is) (?:currently )?an? `, 'iu'), '')
    .replace(/^I (?:have|['’]ve) (?=\p{L}+ed\b)/iu, '')
    .replace(
      /^I (?=(?:also )?\p{Ll}+\b)(?!am |have |was |will |would |can |could |do |want |hope |wish |like |love |prefer |need |look |seek |enjoy |believe |think |feel )/u,
      '',
    )
    .replace(new RegExp(`^(?:${others}) is (?=known )`, 'u'), '')
    .replace(new RegExp(`^(?:${others}) (?=(?:has|holds|speaks|works|leads|runs) )`, 'u'), '')
    .replace(/(?<=[,;] (?:and|but) (?:since \d{4} )?)I am (?:an? )?/u, '');
  // "Chemist and I have spent my life on it": a sentence loses all of its pronouns or none.
  return rest === sentence || tellsOfOneself(rest) ? sentence : capitalized(rest);
}

/** The sentences of a summary as they stand, each with its mark. */
export const sentencesOf = (summary: string): string[] =>
  summary
    .split(/(?<=[.!?])\s+(?=\p{Lu}|I\b)/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
