import { wordsOf } from '../language/words.ts';
import { findSkills } from '../taxonomy/skills.ts';

/** Words of brochures, one of which is enough: a sentence that has them says nothing else. */
const LOUD =
  /\b(?:synerg\w+|next[- ]level|world[- ]class|best[- ]in[- ]class|game[- ]chang\w+|rock ?star|outside the box|thought leader\w*|paradigm\w*)\b/i;
/** Words of which two make a brochure. */
const SOFT_WORDS = [
  /\bproven track record\b/i,
  /\b\p{L}+-(?:centric|driven|oriented|focused|minded)\b/iu,
  /\bmindset\b|\btouchpoints?\b|\bpassion(?:ate)?\b/i,
  /\bleverag\w+\b|\bempower\w*\b|\bholistic\w*\b|\bsolutions\b/i,
  /\bdynamic\b|\bfast[- ]paced\b|\bvalue[- ]add\w*\b|\bvisionary\b/i,
  /\bmotivated\b|\bself-starter\b|\bgo-getter\b|\bteam player\b/i,
];
const SOFT_MIN = 2;

/** How long somebody has done it, in words. */
const TIME = /\b(?:years|decades?) of\b/i;

/** Whether a sentence is that of a brochure: its words, no figure and nothing that one can do. */
export function isBrochure(sentence: string): boolean {
  if (/\d|\b(?:won|awarded|medall?ist|prize)\b/i.test(sentence) || TIME.test(sentence))
    return false;
  if (LOUD.test(sentence)) return true;
  const said = SOFT_WORDS.filter((sign) => sign.test(sentence)).length;
  return said >= SOFT_MIN && findSkills(sentence).every(({ kind }) => kind === 'soft');
}

/** What an ad says of the one whom it looks for, pasted into the answer. */
const OF_AD = [
  /^(?:the |an? |our )?(?:(?:successful|ideal|right|selected|preferred|suitable) )?(?:candidate|applicant)s? (?:will|must|should|shall|needs?)\b(?!.*\b(?:me|my|I)\b)/i,
  /^(?:the )?(?:successful|ideal|suitable|right) person (?:will|must|should|shall)\b/i,
  /^(?:the )?(?:job ?holder|incumbent|post ?holder|you) (?:will|must|should|shall)\b(?!.*\b(?:me|my|I)\b)|^we (?:are looking for|offer|seek)\b/i,
];

/** Whether a sentence is the ad's own of whom it looks for. */
export const isOfTheAd = (sentence: string): boolean => OF_AD.some((sign) => sign.test(sentence));

const ABOUT_SELF = /\b(?:I|me|my|he|she)\b/i;
/** How somebody stands above all others, or is loved for it. */
const ABOVE_ALL = [
  /\b(?:simply|truly|by far|probably|easily|undisputed(?:ly)?) (?:the )?(?:best|number one|greatest)\b/i,
  /\bthe best (?:hire|candidate|person|choice|employee|worker|man|woman)\b/i,
  /\bwhat (?:others?|other people|my colleagues) (?:call|can|cannot|could|escalate|need|only)\b(?!.*:)/i,
  /\b(?:users?|customers?|clients?|guests?|managers?|everybody|everyone|people) (?:all )?(?:love|adore)s? me\b(?!.*\b(?:won|prize|award))/i,
  /\b(?:nobody (?:does|can|is)|no one (?:does|can|is)|a legend|born to)\b/i,
  /\byou will (?:not|never) (?:regret|find)\b|\byour company (?:deserves|needs)\b/i,
];
const BOAST_WORDS_MAX = 32;

/** Whether a sentence sets its writer above all others and tells nothing that could be looked up. */
export const isBoast = (sentence: string): boolean =>
  ABOUT_SELF.test(sentence) &&
  wordsOf(sentence).length <= BOAST_WORDS_MAX &&
  !/\d ?%|\d,\d{3}/.test(sentence) &&
  ABOVE_ALL.some((sign) => sign.test(sentence));
