import { isEnglish } from '../../language/en/english-words.ts';
import { CITIES } from '../../taxonomy/cities.ts';
import { REGION_NAMES } from '../../taxonomy/places.ts';
import { TITLE_WORDS } from '../../taxonomy/titles.ts';
import { findJobSection } from '../segments/job-headings.ts';
import { withoutTerms } from './role-terms.ts';
import { isWordOfAds } from './specialty.ts';
import { hasLegalForm, readTradeFirm } from './trade-firm.ts';

const WORDS_MAX = 6;
export const LEVELS =
  /^(?:senior|junior|trainee|head|chief|lead|assistant|deputy|apprentice|graduate|semi-senior)$/i;

/** Who does a trade, in a word that no list has: "Groundworker", "Fishmonger". */
const TRADE_END =
  /\p{L}{3}(?:worker|hand|monger|smith|wright|keeper|maker|man|woman|cher|iner|ener|ist|ian)$/u;

/**
 * Whether a line of an ad's head can be a role by itself, with or without a word that titles are known by: it has terms
 * behind it, or plain words of work ("TAX SENIOR", "Accounts Payable", "Bar Back (2 posts)"); no name, no place.
 */
export function readsAsRole(text: string): boolean {
  const bare = withoutTerms(text);
  const words = bare.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const lower = bare.toLowerCase();
  const isShort = words.length > 0 && words.length <= WORDS_MAX && /^\p{Lu}/u.test(bare);
  if (!isShort || /[.!?:,;|@]/.test(bare) || findJobSection(bare) !== null) return false;
  if (hasLegalForm(bare) || CITIES.has(lower) || REGION_NAMES.has(lower)) return false;
  if (readTradeFirm(bare) === 'sure') return false;
  if (bare !== text) return true;
  const own = words.map((word) => word.toLowerCase()).filter((word) => word.length > 2);
  const isKnown = (word: string): boolean =>
    isEnglish(word) || word.split('-').every((part) => isEnglish(part));
  return (
    TRADE_END.test(own.at(-1) ?? '') ||
    (own.every(isKnown) &&
      own.some((word) => isWordOfAds(word) || LEVELS.test(word) || TITLE_WORDS.has(word)))
  );
}
