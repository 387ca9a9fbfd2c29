import type { Change } from '@trueline/contracts';
import { analyze } from '../language/analyze.ts';
import { isSameText, wordsOf } from '../language/words.ts';
import type { LineContext } from '../rules/line-context.ts';
import { LINE_RULES } from '../rules/registry.ts';
import { SUMMARY } from './offered-lines.ts';

type Rated = Pick<Change, 'path' | 'kind' | 'verdict' | 'points' | 'after' | 'wish'>;

export const MODEL_WORDING = 'model-wording';

const isModel = ({ kind }: Rated): boolean => kind === MODEL_WORDING;

/** Rules that find what makes a line heavy to read, in whatever document it stands. */
const HEAVY: ReadonlySet<string> = new Set([
  'wordy',
  'duty-opener',
  'passive',
  'first-person',
  'nominalization',
  'weak-pair',
  'self-praise',
  'filler',
]);
const ANY_LINE: LineContext = {
  path: '',
  tense: 'unknown',
  language: 'en',
  terms: new Map(),
  keywordForms: new Map(),
  opensWithVerb: false,
  spelling: null,
  adWritings: new Map(),
  openers: new Map(),
};

/** How heavy a wording reads: what the rules for lines would still mend in it, then its length. */
function heaviness(text: string): [faults: number, words: number] {
  const line = analyze(text, 'en');
  const faults = LINE_RULES.filter(({ kind, finds }) => HEAVY.has(kind) && finds(line, ANY_LINE));
  return [faults.length, wordsOf(text).length];
}

function compareLanguage(a: Rated, b: Rated): number {
  const [faultsOfA, wordsOfA] = heaviness(a.after);
  const [faultsOfB, wordsOfB] = heaviness(b.after);
  return faultsOfA - faultsOfB || wordsOfA - wordsOfB;
}

/** A summary of fewer words tells less of the person: a model's that lost sentences is behind the composed one; of a model's own the order counts. */
function compareSummaries(a: Rated, b: Rated): number {
  const isComposed = [a, b].some(({ kind }) => kind === 'composed-summary');
  if (!isComposed || isModel(a) === isModel(b)) return 0;
  return wordsOf(b.after).length - wordsOf(a.after).length;
}

/** Proven before to be confirmed, then the better fit, then what reads more lightly; where all is alike a model's wording, the first one first. */
function compareWordings(a: Rated, b: Rated): number {
  const byVerdict = Number(a.verdict === 'confirm') - Number(b.verdict === 'confirm');
  const compare = a.path === SUMMARY ? compareSummaries : compareLanguage;
  return (
    byVerdict || b.points - a.points || compare(a, b) || Number(isModel(b)) - Number(isModel(a))
  );
}

const isRepeated = ({ after }: Rated, all: readonly Rated[]): boolean =>
  all.some((own) => !isModel(own) && own.verdict === 'proven' && isSameText(own.after, after));

/** Of a line that a model has worded the wording that the person asked for, else the best alone, or what the built-in engine proposes for it, where that is as good. A removal that the engine proposes stands. */
export function chooseWordings<T extends Rated>(rated: readonly T[]): T[] {
  const byPath = Map.groupBy(rated, ({ path }) => path);
  return rated.filter((change) => {
    const all = byPath.get(change.path) ?? [];
    const asked = all.findLast(({ wish }) => wish !== undefined);
    if (asked !== undefined) return change === asked;
    // What the built-in engine says in the same words is its own.
    const candidates = all.filter((one) => !isModel(one) || !isRepeated(one, all));
    if (!candidates.includes(change)) return false;
    if (!candidates.some(isModel)) return true;
    const removal = candidates.find((own) => !isModel(own) && own.after === '');
    if (removal !== undefined) return change === removal;
    const [best] = candidates.toSorted(compareWordings);
    return best !== undefined && isModel(best) ? change === best : !isModel(change);
  });
}
