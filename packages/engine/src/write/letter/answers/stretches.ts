import { SHORT_WORDS } from '../../../../data/words/short-words.ts';
import { stemsOf } from '../../../language/en/text-stems.ts';
import { isOneFamily } from '../../../language/en/word-families.ts';
import { memoize } from '../../../language/memoize.ts';
import { stemRarity } from '../../../taxonomy/rarity.ts';
import { subjectOf } from './demands.ts';

/** The stem of a short word, with those of its whole words. */
const LONG_STEMS: ReadonlyMap<string, readonly string[]> = new Map(
  SHORT_WORDS.trim()
    .split('\n')
    .map((row) => {
      const [short = '', long = ''] = row.split(': ');
      return [stemsOf(short)[0] ?? short, stemsOf(long)];
    }),
);

const isOne = (one: string, other: string): boolean =>
  one === other ||
  isOneFamily(one, other) ||
  LONG_STEMS.get(one)?.includes(other) === true ||
  LONG_STEMS.get(other)?.includes(one) === true;

const stemsIn = memoize((text: string): readonly string[] => subjectOf(text, false));

/** So much of what a stretch is about, by how rare its words are, makes a line one that speaks of it. */
const SHARE_MIN = 0.5;
/** One word alone is told by a line where it is as rare. */
const ALONE_MIN = 0.5;

const weightOf = (stems: readonly string[]): number =>
  stems.reduce((sum, stem) => sum + stemRarity(stem) + 0.05, 0);

/** What a text shares with a stretch of the ad, by how rare the words are; sure where that is enough to name them side by side. */
export function sharedWith(stretch: string, text: string): { weight: number; isSure: boolean } {
  const subject = stemsIn(stretch);
  const own = stemsIn(text);
  const shared = subject.filter((stem) => own.some((other) => isOne(stem, other)));
  const weight = weightOf(shared);
  if (subject.length === 1) {
    // "payroll software" is no payroll: what any demand says counts where one word is all that is left.
    const all = stemsOf(text);
    const isWhole = stemsOf(stretch).every((stem) => all.some((other) => isOne(stem, other)));
    if (!isWhole) return { weight: 0, isSure: false };
    return { weight, isSure: stemRarity(subject[0] ?? '') >= ALONE_MIN };
  }
  const isEnough = shared.length > 1 && weight / weightOf(subject) >= SHARE_MIN;
  return { weight: isEnough ? weight : 0, isSure: isEnough };
}
