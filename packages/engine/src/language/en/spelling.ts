import stems from '../../../data/words/ize-stems.json' with { type: 'json' };
import spellings from '../../../data/words/spellings.json' with { type: 'json' };
import { readTable } from '../table.ts';

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

/** One key for both spellings of a word: "optimise" and "Optimize". */
export const spellingKey = (word: string): string => {
  const lower = word.toLowerCase();
  return american.get(lower) ?? lower;
};
