import { hasFiniteVerb, opensWithAdverb, opensWithOthers } from '../tell/whose.ts';
import { countWords } from '../text-measures.ts';
import type { Told } from './told.ts';

/** "bathing, dressing and feeding", "hemming and taking in of uniforms": behind "I do the". */
export const isWorkByName = ({ text }: Pick<Told, 'text'>): boolean =>
  /^\p{Ll}+ing(?:,| and | of )/u.test(text);

/** "inspection of the kitchen passed with 5 stars", "installation of phones delayed": what came of it, told without a verb's subject. */
const CAME_OF_IT =
  /\p{Ll} (?:passed|failed|delayed|cancelled|canceled|postponed|required|refused|rejected|awarded|pending|overdue)(?:$|[ ,.])/u;

/** A thing alone, or a bare amount, says too little of a job; what has a verb, or is somebody else's, is no thing of it. */
export const isThingToTell = ({ text }: Pick<Told, 'text'>): boolean =>
  countWords(text) >= 3 &&
  !opensWithAdverb(text) &&
  !hasFiniteVerb(text) &&
  !CAME_OF_IT.test(text) &&
  !opensWithOthers(text) &&
  !/\b\p{Ll}+est \d/u.test(text) &&
  !/^(?:around|about|over|up to)?\s*\d|^(?:all|every|each)\b|^being\b/.test(text) &&
  text.split(/, (?:and )?| and /).every((item) => !/^\p{Lu}\p{Ll}+$/u.test(item));
