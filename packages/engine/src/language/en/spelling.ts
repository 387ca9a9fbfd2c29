import stems from '../../../data/words/ize-stems.json' with { type: 'json' };
import misspellings from '../../../data/words/misspellings.json' with { type: 'json' };
import spellings from '../../../data/words/spellings.json' with { type: 'json' };
import { readTable } from '../table.ts';
import { findSlip } from './slips.ts';

/** What follows the stem of a verb in -ize. */
const ENDINGS = ['e', 'ed', 'es', 'ing', 'er', 'ers', 'ation', 'ations', 'ational', 'ationally'];
const british = new Map<string, string>();
const american = new Map<string, string>();
function add(us: string, uk: string): void {
  british.set(us, uk);
  american.set(uk, us);
}
for (const stem of stems.rows)
  for (const ending of ENDINGS) add(`${stem}iz${ending}`, `${stem}is${ending}`);
for (const { american: us, british: uk } of readTable<{ american: string; british: string }>(
  spellings,
)) {
  add(us, uk);
}
// "analyses" is also the plural of "analysis", in both.
american.delete('analyses');

/** The British spelling of a lower-case American word, or undefined where both write it alike. */
export const findBritish = (lower: string): string | undefined => british.get(lower);
/** The American spelling of a lower-case British word, or undefined where both write it alike. */
export const findAmerican = (lower: string): string | undefined => american.get(lower);

const meant = new Map(
  readTable<{ wrong: string; right: string }>(misspellings).map(({ wrong, right }) => [
    wrong,
    right,
  ]),
);
/** The word that a slip of the pen, in small letters, can only mean: "enviroment"; undefined for any other word. */
export const findMeant = (lower: string): string | undefined => meant.get(lower);

/** One key for all spellings of a word, right or wrong: "optimise" and "Optimize", "enviroment" and "environment". */
export const spellingKey = (word: string): string => {
  const lower = word.toLowerCase();
  const right = meant.get(lower) ?? findSlip(lower)?.right ?? lower;
  return american.get(right) ?? right;
};
