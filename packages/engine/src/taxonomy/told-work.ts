import data from '../../data/taxonomy/told-work.json' with { type: 'json' };
import { contentWords, stemOf } from '../language/en/stems.ts';
import { memoize } from '../language/memoize.ts';
import { once } from '../language/once.ts';
import { itemsOf, readTable } from '../language/table.ts';
import { wordsOf } from '../language/words.ts';
import { nameKey } from './name-key.ts';

interface Row {
  names: string;
  acts: string;
  things: string;
}

/** The thing follows the act within so many words. */
const REACH = 7;

const stemsInOrder = (text: string): string[] => wordsOf(text).map(({ lower }) => stemOf(lower));

interface Work {
  /** What is done to it, by the first stem of each thing. */
  things: ReadonlyMap<string, readonly (readonly string[])[]>;
}

const add = (map: Map<string, Work[]>, key: string, work: Work): void => {
  map.set(key, [...(map.get(key) ?? []), work]);
};

const works = once(() => {
  const byName = new Map<string, Work[]>();
  const byAct = new Map<string, Work[]>();
  for (const { names, acts, things } of readTable<Row>(data)) {
    const all = itemsOf(things).map(stemsInOrder);
    const work = { things: Map.groupBy(all, (stems) => stems[0] ?? '') };
    for (const key of new Set(itemsOf(names, ' | ').map(nameKey))) add(byName, key, work);
    // "work out", "de-escalate": the first word finds it.
    for (const act of new Set(itemsOf(acts).map((verb) => stemsInOrder(verb)[0] ?? '')))
      add(byAct, act, work);
  }
  return { byName, byAct };
});

const isDoneTo = ({ things }: Work, stems: readonly string[], from: number): boolean =>
  stems
    .slice(from, from + REACH)
    .some((stem, i) =>
      things
        .get(stem)
        ?.some((thing) => thing.every((part, offset) => stems[from + i + offset] === part)),
    );

const worksIn = memoize((text: string): ReadonlySet<Work> => {
  const told = new Set<Work>();
  const { byAct } = works();
  for (const sentence of text.split(/[.;!?](?=\s|$)/)) {
    const stems = stemsInOrder(sentence);
    stems.forEach((stem, i) => {
      for (const work of byAct.get(stem) ?? [])
        if (!told.has(work) && isDoneTo(work, stems, i + 1)) told.add(work);
    });
  }
  return told;
});

/** Whether a line tells work that ads call by a name: "balanced the float" of cash handling. Near to it, never the same. */
export function tellsWork(text: string, names: readonly string[]): boolean {
  const { byName } = works();
  const wanted = new Set(names.flatMap((name) => byName.get(nameKey(name)) ?? []));
  if (wanted.size === 0) return false;
  const told = worksIn(text);
  return [...wanted].some((work) => told.has(work));
}

const stemsIn = (text: string): Set<string> =>
  new Set(contentWords(text).map(({ lower }) => stemOf(lower)));

const namesByStem = once(() => {
  const names = readTable<Row>(data).flatMap((row) => itemsOf(row.names, ' | '));
  const unlike = [...new Set(names)].map((name) => ({ name, stems: stemsIn(name) }));
  return Map.groupBy(
    unlike.flatMap((one) => [...one.stems].map((stem) => ({ stem, one }))),
    ({ stem }) => stem,
  );
});

/** Names of work that say no more, or no less, than a text: "training of staff" for "train new staff". */
export function workNamesIn(text: string): string[] {
  const stems = stemsIn(text);
  const found = [...stems].flatMap((stem) => namesByStem().get(stem) ?? []).map(({ one }) => one);
  return [...new Set(found)]
    .filter((one) => one.stems.isSubsetOf(stems) || stems.isSubsetOf(one.stems))
    .map(({ name }) => name);
}
