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

/** Words with which names of work begin, whatever the work: "taking minutes". */
const OPENERS = new Set(
  stemsOf(
    'taking making doing keeping handling preparing managing running operating performing providing',
  ),
);
const ENDS_IN_ING = /^\p{L}{3,}ing$/u;

/** The stems of a name without those that begin or end any name: "drawing" of "drawing reading", "script" of "scripting". None where nothing is left, nor of any other single word. */
export const headlessStems: (name: string) => readonly string[] = memoize((name) => {
  const stems = [...new Set(stemsOf(name))];
  if (stems.length < 2) return ENDS_IN_ING.test(name) ? stems.filter((stem) => stem !== name) : [];
  const last = stems.findLastIndex((stem) => !HEADS.has(stem));
  const first = OPENERS.has(stems[0] ?? '') && last > 0 ? 1 : 0;
  return stems.slice(first, last + 1);
});
