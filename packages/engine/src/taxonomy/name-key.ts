import { memoize } from '../language/memoize.ts';
import { findSkill } from './skills.ts';

/** One key for all names of a thing asked: the lexicon's name where it knows it, otherwise its words in small letters and the singular. */
export const nameKey: (name: string) => string = memoize(
  (name) =>
    findSkill(name)?.name ??
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}+#/&]+/gu, ' ')
      .replace(/(?<=\p{L}{3}[^s])s(?= |$)/gu, '')
      .trim(),
);
