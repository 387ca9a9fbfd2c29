import type { Resume } from '@trueline/contracts';
import { listLines } from '../document/paths.ts';
import { findVerbForm } from '../language/en/verb-forms.ts';
import { type Bullet, wordCount } from './bullets.ts';
import type { Loss } from './component.ts';
import { findMisspellings } from './spelling.ts';

/** Words of a bullet and of a whole resume (engine.md 3: 8-30 words, 1-2 pages of about 600). */
export const BULLET_WORDS = { min: 8, max: 30 } as const;
const RESUME_WORDS_MAX = 1300;
export const SHARE = { bullets: 0.4, tense: 0.25, pages: 0.15, spelling: 0.2 } as const;
/** So many misspelled words cost all of spelling's share. */
const MISSPELLINGS_MAX = 4;

function isOtherTense({ text, ended }: Bullet): boolean {
  const opener = /^\p{L}+/u.exec(text)?.[0] ?? '';
  if (findVerbForm(opener, 'gerund') !== null) return /ing$/i.test(opener);
  if (!ended || findVerbForm(opener, 'past') !== null) return false;
  return findVerbForm(opener, 'third') !== null;
}

function lengthLoss(bullet: Bullet, share: number): Loss[] {
  const words = wordCount(bullet.text);
  if (words >= BULLET_WORDS.min && words <= BULLET_WORDS.max) return [];
  const long = words > BULLET_WORDS.max;
  return [
    {
      share,
      reason: long
        ? `A line of ${words} words is hard to skim.`
        : `A line of ${words} words says little.`,
      nearest: bullet.text,
      fix: long
        ? 'Split it, or cut what the reader does not need.'
        : 'Say what for, with what or how much.',
      fixKind: long ? 'automatic' : 'ask',
    },
  ];
}

function tenseLoss(bullet: Bullet, share: number): Loss[] {
  if (!isOtherTense(bullet)) return [];
  const fix = bullet.ended
    ? 'Use the past tense for a role that has ended.'
    : 'Use the plain present for a role that goes on.';
  const reason = 'The verb does not stand in the tense of the role.';
  return [{ share, reason, nearest: bullet.text, fix, fixKind: 'automatic' }];
}

function spellingLosses(resume: Resume): Loss[] {
  return findMisspellings(resume)
    .slice(0, MISSPELLINGS_MAX)
    .map(({ word, suggestion, line }) => ({
      share: SHARE.spelling / MISSPELLINGS_MAX,
      reason: `"${word}" stands in no English dictionary.`,
      nearest: line,
      fix: `If you meant "${suggestion}", write it so.`,
      fixKind: 'ask',
    }));
}

/** J: length of bullets and pages, tense of openers, spelling (engine.md 3). */
export function measureConcision(resume: Resume, bullets: readonly Bullet[]): Loss[] {
  const each = 1 / Math.max(1, bullets.length);
  const words = listLines(resume).reduce((sum, line) => sum + wordCount(line.text), 0);
  const pages: Loss = {
    share: words > RESUME_WORDS_MAX ? SHARE.pages : 0,
    reason: `About ${words} words run past two pages.`,
    fix: 'Shorten the oldest roles.',
    fixKind: 'ask',
  };
  return [
    ...bullets.flatMap((bullet) => lengthLoss(bullet, SHARE.bullets * each)),
    ...bullets.flatMap((bullet) => tenseLoss(bullet, SHARE.tense * each)),
    ...spellingLosses(resume),
    pages,
  ];
}
