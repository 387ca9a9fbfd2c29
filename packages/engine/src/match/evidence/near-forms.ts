import { stemsOf } from '../../language/en/text-stems.ts';
import { memoize } from '../../language/memoize.ts';

/** Words with which names of skills end, whatever the skill. */
const HEADS = new Set(
  stemsOf(
    `management handling processing preparation administration operation operations coordination support service services tools tool
    software system systems technique techniques procedure procedures training development maintenance reading programs program
    practices practice methods method standards protocols compliance control planning skills monitoring analysis inspection
    inspections installation repair repairs reporting delivery design testing treatment assistance oversight performance
    experience environment equipment work duties process processes principles review reviews`,
  ),
);

/** The stems of a name of several words without those that end any name: "drawing" of "drawing reading". None where nothing is left. */
export const headlessStems: (name: string) => readonly string[] = memoize((name) => {
  const stems = [...new Set(stemsOf(name))];
  if (stems.length < 2) return [];
  const last = stems.findLastIndex((stem) => !HEADS.has(stem));
  return stems.slice(0, last + 1);
});
