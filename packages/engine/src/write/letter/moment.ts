import { MOMENT_ASK } from '@trueline/contracts';
import { stemSet } from '../../language/en/stems.ts';
import { fact, written } from '../sentence.ts';
import { countWords, splitIntoSentences } from '../text-measures.ts';
import type { Told } from './told.ts';

/** A moment as a person typed it, with a capital first, "I" for "i" and a stop at its end; else as it was told. */
export function tidyMoment(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![\p{L}\p{N}.'’-])i(?=(?:['’](?:m|d|ve|ll))?(?:[ ,;!?]|\.(?!\p{L})))/gu, 'I');
  const own = plain.slice(0, 1).toUpperCase() + plain.slice(1);
  return /[.!?…][")”’]?$/.test(own) ? own : `${own.replace(/[,;:\s–-]+$/, '')}.`;
}

/** The moment as the letter's first sentence, with the answer as its source. */
export const momentSentence = (text: string) => ({
  ...written({ text, parts: [fact(text, { path: MOMENT_ASK, text })] }),
  id: MOMENT_ASK,
});

/** The longest deed that an e-mail has room for, and what is too short to be one. */
const DEED_WORDS = { min: 5, max: 26 } as const;
/** Who tells what they did themselves. */
const OWN_ACT = /\bI (?!(?:was|am|had been|felt|thought|think|believe|knew|know)\b)\p{Ll}/u;
/** What opens so is understood from the sentence before. */
const LEANS = /^(?:it|they|he|she|this|that|these|those|so|then|but|and|also|there)\b/i;

/** What the person did in a moment, as one of its own sentences says it: the first that tells their act and is understood alone; undefined where none does, or where the moment is no longer than that. */
export function deedOf(moment: string | undefined): string | undefined {
  return splitIntoSentences(moment ?? '').find((sentence) => {
    const words = countWords(sentence);
    const isShort = words >= DEED_WORDS.min && words <= DEED_WORDS.max;
    return isShort && OWN_ACT.test(sentence) && !LEANS.test(sentence);
  });
}

/** Whether most of what a line tells stands in the moment: it is told once. */
export function isToldIn({ text, result }: Pick<Told, 'text' | 'result'>, moment = ''): boolean {
  if (moment === '') return false;
  const figures = `${text} ${result ?? ''}`.match(/\d[\d.,]*/g) ?? [];
  if (figures.some((figure) => !moment.includes(figure))) return false;
  const there = stemSet(moment);
  const own = [...stemSet(`${text} ${result ?? ''}`)].filter((stem) => !stem.startsWith('='));
  return own.filter((stem) => there.has(stem)).length > TOLD_SHARE * own.length;
}
const TOLD_SHARE = 0.6;
