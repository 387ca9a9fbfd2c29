import { NUMBER_WORDS } from '../../language/number-words.ts';
import { longestSharedRun } from '../text-measures.ts';

/** Words that a letter may take over from a line in one run; where a figure stands among them they need each other. */
const RUN_MAX = 8;
const RUN_WITH_FIGURE_MAX = 20;
const isFigure = (word: string): boolean =>
  /^[^\p{L}]*\p{Lu}{0,3}[$€£]?\d/u.test(word) ||
  NUMBER_WORDS.has(word.toLowerCase().replace(/[^a-z]/g, ''));

/** Whether a telling is more than its line copied out. */
export function isRetold(text: string, line: string): boolean {
  const run = longestSharedRun(text, [line]);
  if (run <= RUN_MAX || run > RUN_WITH_FIGURE_MAX) return run <= RUN_MAX;
  const words = text.split(' ');
  return words.every((_, i) => {
    const stretch = words.slice(i, i + RUN_MAX + 1);
    return (
      stretch.length <= RUN_MAX ||
      longestSharedRun(stretch.join(' '), [line]) <= RUN_MAX ||
      words.slice(Math.max(0, i - RUN_MAX), i + 2 * RUN_MAX).some(isFigure)
    );
  });
}
