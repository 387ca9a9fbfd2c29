import { hasFiniteVerb, opensWithAdverb, opensWithOthers } from '../tell/whose.ts';
import { countWords } from '../text-measures.ts';
import type { Told } from './told.ts';

/** "bathing, dressing and feeding", "hemming and taking in of uniforms": behind "I do the". */
export const isWorkByName = ({ text }: Pick<Told, 'text'>): boolean =>
  /^\p{Ll}+ing(?:,| and | of )/u.test(text);

/** A thing alone, or a bare amount, says too little of a job; what has a verb, or is somebody else's, is no thing of it. */
export const isThingToTell = ({ text }: Pick<Told, 'text'>): boolean =>
  countWords(text) >= 3 &&
  !opensWithAdverb(text) &&
  !hasFiniteVerb(text) &&
  !opensWithOthers(text) &&
  !/\b\p{Ll}+est \d/u.test(text) &&
  !/^(?:around|about|over|up to)?\s*\d|^(?:all|every|each)\b|^being\b/.test(text) &&
  text.split(/, (?:and )?| and /).every((item) => !/^\p{Lu}\p{Ll}+$/u.test(item));
