import type { Resume } from '@trueline/contracts';
import { findValue } from '../document/paths.ts';
import { nameKey } from '../taxonomy/name-key.ts';

interface Decided {
  path: string;
  before: string;
  /** What stands there; undefined where it was rejected. */
  text: string | undefined;
}

/** "Type script", "TYPESCRIPT" and "type-script" name one skill. */
export const skillKey = (item: string): string => nameKey(item).replace(/[\s-]+/g, '');

const NEW_SKILL = /^skills\[\d+\](?:\.keywords\[\d+\])?$/;

interface ListedSkill {
  path: string;
  text: string;
}

/** Each item of the lists of skills, bare names as well. */
const listSkills = (resume: Resume): ListedSkill[] =>
  (resume.skills ?? []).flatMap(({ name = '', keywords = [] }, at) =>
    keywords.length === 0
      ? [{ path: `skills[${at}].name`, text: name }]
      : keywords.map((text, i) => ({ path: `skills[${at}].keywords[${i}]`, text })),
  );

/** Changes in which a skill that is added stands once: one that is listed already takes the added writing in its place, and of two additions the first is made. */
export function withoutDoubledSkills<T extends { path: string; before: string }>(
  resume: Resume,
  changes: readonly T[],
  textOf: (change: T) => string | undefined,
  reworded: (change: T, at: ListedSkill) => T,
): T[] {
  if (!changes.some(({ path, before }) => before === '' && NEW_SKILL.test(path)))
    return [...changes];
  const decided = changes.map((change): Decided => ({ ...change, text: textOf(change) }));
  const editOf = (path: string): Decided | undefined =>
    decided.find((one) => one.path === path && one.before !== '' && one.text !== undefined);
  // As other changes leave them; what they take out is listed no more.
  const listed = listSkills(resume).map((item) => ({
    ...item,
    now: editOf(item.path)?.text ?? item.text,
  }));
  const added = new Set<string>();
  return changes.flatMap((change): T[] => {
    const text = textOf(change);
    const isNew = change.before === '' && NEW_SKILL.test(change.path);
    if (!isNew || text === undefined || text.trim() === '') return [change];
    const key = skillKey(text);
    if (added.has(key)) return [];
    added.add(key);
    const same = listed.find(({ now }) => now.trim() !== '' && skillKey(now) === key);
    if (same === undefined) return [change];
    const isWritten = same.now === text || editOf(same.path) !== undefined;
    return isWritten || typeof findValue(resume, same.path) !== 'string'
      ? []
      : [reworded(change, same)];
  });
}
