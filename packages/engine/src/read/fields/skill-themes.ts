import type { Block } from '../sections/block.ts';
import { cut, strip } from '../slice.ts';
import type { SkillDraft } from './skill-draft.ts';

const MIN_THEMES = 2;
const MAX_THEME_LENGTH = 60;
/** Items of so many words, at the median, tell what was done: commas part nothing in them. */
const MIN_TOLD_WORDS = 5;

/** Themes on rows of their own, each over list items that tell what was done: the theme is the group and each item one of it, whatever commas it has. Undefined for other lists. */
export function skillsByTheme(blocks: readonly Block[]): SkillDraft[] | undefined {
  const themes: { theme: Block; items: Block[] }[] = [];
  for (const block of blocks) {
    const last = themes.at(-1);
    if (block.bulletX === undefined) themes.push({ theme: block, items: [] });
    else if (last === undefined) return undefined;
    else last.items.push(block);
  }
  const isNamed = ({ theme: { text }, items }: (typeof themes)[number]): boolean =>
    items.length > 0 && text.length <= MAX_THEME_LENGTH && !/[.;!?]$|: \S|\d/.test(text);
  const items = themes.flatMap((one) => one.items.map(({ text }) => text));
  const median = (count: (text: string) => number): number =>
    items.map(count).sort((a, b) => a - b)[Math.floor(items.length / 2)] ?? 0;
  const capitals = items.filter((text) => /^\p{Lu}/u.test(text)).length;
  // "cash count, deposit, petty cash book" is a list of skills.
  const isTold =
    median((text) => text.split(/\s+/).length) >= MIN_TOLD_WORDS &&
    median((text) => text.split(/,\s/).length - 1) <= 1 &&
    2 * capitals > items.length;
  if (themes.length < MIN_THEMES || !themes.every(isNamed) || !isTold) return undefined;
  return themes.map(({ theme, items }) => ({
    name: strip(theme, /:/),
    keywords: items.map((item) => cut(item, 0)),
  }));
}
