import type { Resume } from '@trueline/contracts';
import { findMeant } from '../language/en/spelling.ts';
import { wordsOf } from '../language/words.ts';
import { findMisspellings } from '../match/spelling.ts';
import { listPrintedTexts } from './printed-texts.ts';

/** A word that is written so again and again is meant so, unless it is a slip that many make; whoever cannot spell a word writes it wrong two or three times. */
const TIMES_MAX = 3;

/** Rows and texts as they were written, and values that are neither told nor listed as skills. */
const isBeside = (path: string): boolean =>
  /^(?:meta|education\[\d+\]\.highlights|references|awards|certificates|publications|languages)\b/.test(
    path,
  ) && !path.endsWith('.fluency');

/** Misspelled words of a resume with the one word that each can have meant, in the person's own kind of English; words that the ad writes so too are terms. */
export function planCorrections(resume: Resume, jobDescription: string): Map<string, string> {
  const printed = listPrintedTexts(resume).filter(({ place }) => place !== 'heading');
  const others = printed.filter(({ path, place }) => place === 'names' || isBeside(path));
  const found = findMisspellings(resume, others);
  if (found.length === 0) return new Map();
  const own = printed.flatMap(({ text }) => wordsOf(text).map(({ lower }) => lower));
  const ad = new Set(wordsOf(jobDescription).map(({ lower }) => lower));
  return new Map(
    found
      .filter(
        ({ word }) =>
          !ad.has(word) &&
          (findMeant(word) !== undefined || own.filter((one) => one === word).length <= TIMES_MAX),
      )
      .map(({ word, suggestion }) => [word, suggestion]),
  );
}

/** So many bullets, and such a share of them, tell how a document ends its lines. */
const STOPS_MIN = 4;
const STOPS_SHARE = 0.6;

/** Whether the bullets of a document end with a stop; undefined where all agree or none prevails. */
export function findFinalStop(bullets: readonly string[]): boolean | undefined {
  const ended = bullets.filter((text) => /\.$/.test(text.trim())).length;
  if (bullets.length < STOPS_MIN || ended === 0 || ended === bullets.length) return undefined;
  const share = ended / bullets.length;
  if (share >= STOPS_SHARE) return true;
  return share <= 1 - STOPS_SHARE ? false : undefined;
}
