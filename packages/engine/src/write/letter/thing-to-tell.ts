import { TITLE_WORDS } from '../../taxonomy/titles.ts';
import { isPerson } from '../../verify/responsibility/agents.ts';
import { hasFiniteVerb, opensWithAdverb, opensWithOthers } from '../tell/whose.ts';
import { countWords } from '../text-measures.ts';
import type { Told } from './told.ts';

/** "bathing, dressing and feeding", "hemming and taking in of uniforms": behind "I do the". */
export const isWorkByName = ({ text }: Pick<Told, 'text'>): boolean =>
  /^\p{Ll}+ing(?:,| and | of )/u.test(text);

/** "inspection of the kitchen passed with 5 stars", "installation of phones delayed": what came of it, told without a verb's subject. */
const CAME_OF_IT =
  /\p{Ll} (?:passed|failed|delayed|cancelled|canceled|postponed|required|refused|rejected|awarded|pending|overdue)(?:$|[ ,.])/u;

/** Not had, not done, not yet done, or done by others: no work of the person's. */
export const NOT_DONE = new RegExp(
  [
    String.raw`\b(?:absence|lack|little|few|hardly|barely|scarcely|without|refus\p{L}+|suspen\p{L}+|loss|fail\p{L}+|poor|bad|withdr\p{L}+|cancel\p{L}+|reject\p{L}+|revo\p{L}+|ban|banned|expired|lapsed)\b`,
    String.raw`\b(?:shadowing|observ\p{L}+|watch\p{L}+|upcoming|future|plann\p{L}+|starting|beginning|soon|next|attempt\p{L}*|except|instead|never|learning|hop\p{L}+|wish\p{L}*)\b`,
    String.raw`\bby (?:the|an?|my|our|another|others?)\b|^training (?:in|on|for|as|at)\b`,
  ].join('|'),
  'iu',
);

/** "leading star auctioneer, 3 sale days": what one is, no part of what one does. */
export const namesPost = (text: string): boolean => {
  const head = text.split(/,| (?:of|for|in|at|on|with|to|from|by|as|and) /)[0] ?? '';
  const last = head.split(' ').at(-1)?.toLowerCase() ?? '';
  return TITLE_WORDS.has(last) || isPerson(last) || /(?:eer|ologist|ician)$/.test(last);
};

/** A thing alone, or a bare amount, says too little of a job; what has a verb, or is somebody else's, is no thing of it. */
export const isThingToTell = ({ text }: Pick<Told, 'text'>): boolean =>
  countWords(text) >= 3 &&
  !opensWithAdverb(text) &&
  !hasFiniteVerb(text) &&
  !CAME_OF_IT.test(text) &&
  !namesPost(text) &&
  !NOT_DONE.test(text) &&
  !opensWithOthers(text) &&
  !/\b\p{Ll}+est \d/u.test(text) &&
  !/^(?:around|about|over|up to)?\s*\d|^(?:all|every|each)\b|^being\b/.test(text) &&
  text.split(/, (?:and )?| and /).every((item) => !/^\p{Lu}\p{Ll}+$/u.test(item));
