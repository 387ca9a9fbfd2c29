import data from '../../data/taxonomy/asked-signs.json' with { type: 'json' };
import { once } from '../language/once.ts';
import { itemsOf, readTable } from '../language/table.ts';
import { nameKey } from './name-key.ts';

interface Row {
  names: string;
  signs: string;
}

const signsByName = once(() => {
  const byName = new Map<string, string[]>();
  for (const { names, signs } of readTable<Row>(data))
    for (const key of new Set(itemsOf(names, ' | ').map(nameKey)))
      byName.set(key, [...(byName.get(key) ?? []), ...itemsOf(signs)]);
  return byName;
});

/** Words in lines of people who may well have what an ad asks for by a general word: "hotel" of hospitality, "foreman" of leadership. */
export const signsOf = (name: string): readonly string[] => signsByName().get(nameKey(name)) ?? [];
