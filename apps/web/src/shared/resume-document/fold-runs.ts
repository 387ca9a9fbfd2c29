/** Fewer together than this are quicker read than opened. */
const FOLDED_MIN = 3;

/** Items that stand together, folded away or not. */
interface Run<Item> {
  folded: boolean;
  items: Item[];
}

/** A list in runs: three or more quiet items in a row are folded. */
export function foldRuns<Item>(
  items: readonly Item[],
  isQuiet: (item: Item) => boolean,
): Run<Item>[] {
  const runs: Run<Item>[] = [];
  for (const item of items) {
    const quiet = isQuiet(item);
    const last = runs.at(-1);
    if (last?.folded === quiet) last.items.push(item);
    else runs.push({ folded: quiet, items: [item] });
  }
  return runs.map((run) => ({ ...run, folded: run.folded && run.items.length >= FOLDED_MIN }));
}
