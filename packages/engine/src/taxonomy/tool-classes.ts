import data from '../../data/taxonomy/tool-classes.json' with { type: 'json' };
import { hasFormInLower } from '../language/forms.ts';
import { once } from '../language/once.ts';
import { itemsOf, readTable } from '../language/table.ts';
import { nameKey } from './name-key.ts';

interface Row {
  class: string;
  names: string;
  tools: string;
}

interface Tool {
  name: string;
  lower: string;
  /** An everyday word as well ("Toast"): a capital within a sentence or an item of its own tells the product. */
  isEveryday: boolean;
}

const toTool = (item: string): Tool => {
  const name = item.replace(/\*$/, '');
  return { name, lower: name.toLowerCase(), isEveryday: item.endsWith('*') };
};

const toolsByClass = once(() => {
  const byClass = new Map<string, Tool[]>();
  for (const row of readTable<Row>(data)) {
    const tools = itemsOf(row.tools, ' | ').map(toTool);
    const keys = new Set([row.class, ...itemsOf(row.names, ' | ')].map(nameKey));
    for (const key of keys) byClass.set(key, [...(byClass.get(key) ?? []), ...tools]);
  }
  return byClass;
});

const classesByTool = once(() => {
  const byTool = new Map<string, string[]>();
  for (const row of readTable<Row>(data))
    for (const { lower } of itemsOf(row.tools, ' | ').map(toTool))
      byTool.set(lower, [...(byTool.get(lower) ?? []), row.class]);
  return byTool;
});

/** The classes of tool that a product is of: practice software of Dentrix. */
export const toolClassesOf = (product: string): readonly string[] =>
  classesByTool().get(product.toLowerCase()) ?? [];

/** Where a product is named by its own letters; of one that is an everyday word, not as a sentence's first word. */
function isNamed(text: string, { name, lower, isEveryday }: Tool): boolean {
  if (text.trim() === name) return true;
  // Who writes everything small names products so too: "opera pms".
  if (!isEveryday && !/\p{Lu}/u.test(text) && hasFormInLower(text, lower)) return true;
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const before = text.slice(0, at);
    const after = text.slice(at + name.length);
    const isWhole = !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after);
    const isInside = /[\p{L}\p{N},/(]\s*$/u.test(before) && !/^ \p{Lu}\p{Ll}/u.test(after);
    if (isWhole && (!isEveryday || isInside)) return true;
  }
  return false;
}

/** The products of a class of tools that a text of small letters may hold: "Descartes" for TMS. */
const toolsOf = (className: string, inLower: string): Tool[] =>
  (toolsByClass().get(nameKey(className)) ?? []).filter(({ lower }) =>
    hasFormInLower(inLower, lower),
  );

/** Which of the lines name a product of the class; `inLower` is all of them in small letters. */
export function linesWithToolOf(
  className: string,
  lines: readonly string[],
  inLower: string,
): number[] {
  const tools = toolsOf(className, inLower);
  if (tools.length === 0) return [];
  return lines.flatMap((text, i) => (tools.some((tool) => isNamed(text, tool)) ? [i] : []));
}
