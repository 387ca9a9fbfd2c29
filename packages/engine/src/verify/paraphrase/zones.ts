import { memoize } from '../../language/memoize.ts';
import type { Term } from './terms.ts';

/** What a stretch of a sentence is to its main clause: told of a time before or after it, compared with it, or taken out of it. */
type Zone = 'before' | 'after' | 'until' | 'than' | 'except' | 'but';

interface Stretch {
  zone: Zone;
  start: number;
  end: number;
  /** "after checking the tags": another act of the person, which came first or later. */
  isOwnAct: boolean;
}

/** Words that open such a stretch, a row each. */
const OPENERS: readonly (readonly [Zone, RegExp])[] = [
  [
    'before',
    /(?<!the (?:day|week|night|year|month) )\b(?:before|prior to|ahead of|in advance of)\b/gi,
  ],
  [
    'after',
    /(?<!\blook(?:s|ed|ing)? )\b(?:after|subsequent to)\b(?![- ](?:schools?|hours|work|sales|care)\b)|\bonce (?=(?:the|my|our|his|her|their|they|it|he|she|all|every|that|this)\b)/gi,
  ],
  ['until', /\b(?:until|till(?= (?:the|an?|my|our|his|her|they|it|he|she|\d)\b))\b/gi],
  ['but', /\bbut (?=(?:left|\w+ed)\b)/gi],
  [
    'than',
    /(?<!\b(?:more|less|fewer|rather|other|no later|not later) )\bthan\b|\bthan (?=(?:the|an?|my|our|his|her|their|last|any|other|rivals|others)\b)/gi,
  ],
  [
    'except',
    /\b(?:except(?: for)?|excluding|apart from|other than|with the exception of|but not|(?<=\b(?:all|every \w+|everything|everyone|any|none) )but|bar (?=one|two|the)|rather than|instead of)\b/gi,
  ],
];
const END = /[,;:.()]\s|[,;:.()]$|\s[-–—]\s|\b(?:and|but|then) (?=\w+ed\b)/;
/** Without a comma, what a sentence opens with ends where its act starts: "After the 2011 flood helped hand out food". */
const FIRST_WORDS = /\b(?:i|we|\w+ed|\w+ing)\b/i;
const OWN_ACT = /^\s+(?:\w+ly )?\w{2,}ing\b/;

const listStretches = memoize((text: string): readonly Stretch[] =>
  OPENERS.flatMap(([zone, opener]) =>
    Array.from(text.matchAll(opener), ({ 0: words, index }): Stretch => {
      const start = index + words.length;
      const rest = text.slice(start);
      const isFirst = text.slice(0, index).trim() === '' && !rest.includes(',');
      const length = (isFirst ? FIRST_WORDS : END).exec(rest)?.index ?? rest.length;
      return { zone, start, end: start + length, isOwnAct: OWN_ACT.test(rest) };
    }),
  ),
);

const stretchAt = (text: string, { start }: Term): Stretch | undefined =>
  listStretches(text).find((stretch) => start >= stretch.start && start < stretch.end);

/**
 * Whether two terms stand otherwise in their sentences: what was before, after, until, less than or apart from
 * the rest is no part of the rest, and the order of two things does not turn. One's own act before another is an act all the same.
 */
export function isOutOfZone(text: string, claim: Term, told: string, source: Term): boolean {
  const [own, other] = [stretchAt(text, claim), stretchAt(told, source)];
  if (own?.zone === other?.zone) return false;
  if (own === undefined) return other?.isOwnAct !== true;
  if (FOLLOWS.test(text) || FOLLOWS.test(told)) return false;
  if (other === undefined) return own.isOwnAct !== true;
  return true;
}
/** "following each visit", "when the till had closed": other words for "after". */
const FOLLOWS = /\b(?:following|when|whenever|afterwards|then|first|earlier|later)\b/i;

const COMPARED = /^(?:more|less|fewer|better|worse|further|\w+er)$/;
/** Whether a comparison of the source has lost what it is compared with. */
export const isUncompared = (text: string, kept: readonly Term[], told: string): boolean =>
  listStretches(told).some(
    ({ zone, start }) =>
      zone === 'than' &&
      !/\b(?:than|over|above|below|against|versus|vs|compared|beyond|from)\b/i.test(text) &&
      kept.some((term) => COMPARED.test(term.lower) && term.end <= start && start - term.end <= 40),
  );
