import type { Requirement } from '@trueline/contracts';
import { extractRequirements } from '../extract-requirements.ts';

/** All that is read of an ad but its title. */
export const readAd = (ad: string): Requirement[] =>
  extractRequirements(ad).requirements.filter(({ kind }) => kind !== 'title');
const demands = (ad: string): Requirement[] =>
  readAd(ad).filter(({ level }) => level !== 'context');

/** "level kind: words" of what is asked, the title and the duties aside. */
export const askedWords = (ad: string): string[] =>
  demands(ad).map(({ level, kind, text }) => `${level} ${kind}: ${text}`);

/** "level kind" of what is asked, with years and degree. */
export const askedKinds = (ad: string): string[] =>
  demands(ad).map(({ level, kind, years, degree }) =>
    [level, kind, years, degree].filter((part) => part !== undefined).join(' '),
  );

/** The level of the first requirement that holds these words. */
export const levelAt = (ad: string, words: string): string | undefined =>
  readAd(ad).find(({ text }) => text.includes(words))?.level;
