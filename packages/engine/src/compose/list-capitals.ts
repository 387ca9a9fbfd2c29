import type { Resume } from '@trueline/contracts';
import type { Draft } from '../document/change-draft.ts';
import { listLines, type ResumeLine } from '../document/paths.ts';
import { isEnglish } from '../language/en/english-words.ts';
import { capitalize } from '../rules/line-text.ts';
import { findSkill } from '../taxonomy/skills.ts';
import { withOwnCapitals } from '../taxonomy/unshout.ts';

/** Items of one list stand beside each other. */
const LISTS: readonly (readonly [item: RegExp, list: RegExp])[] = [
  [/^skills\[\d+\]\.keywords\[\d+\]$/, /\[\d+\]$/],
  [/^interests\[\d+\]\.name$/, /\[\d+\]\.name$/],
  [/^languages\[\d+\]\.language$/, /\[\d+\]\.language$/],
];
const listOf = ({ path }: ResumeLine): string | undefined => {
  const [, list] = LISTS.find(([item]) => item.test(path)) ?? [];
  return list === undefined ? undefined : path.replace(list, '');
};

/** A plain word in small letters at the head: none that its makers write so ("npm", "iOS", "qPCR", "c++"). */
const beginsSmall = (item: string): boolean =>
  /^\p{Ll}+(?:[ ,/&:-]|$)/u.test(item) &&
  !/^\p{Ll}/u.test(findSkill(item)?.name ?? '') &&
  !/^\p{Ll}/u.test(findSkill(item.split(/[ ,/-]/)[0] ?? '')?.name ?? '');

/** "reefer" as an item of a list whose items begin with capitals: "Reefer", "ms excel" as "MS Excel". */
export function inListStyle(item: string): string {
  const own = withOwnCapitals(item);
  const [first = ''] = own.split(/[ ,/&:]/);
  const isPlain = first.split('-').some(isPlainWord);
  return beginsSmall(item) && (own !== item || isPlain) ? capitalize(own) : item;
}

/** A word of the language: "sql", "iphone", "kubectl" and "von" are none that a capital at their head would mend. */
const isPlainWord = (word: string): boolean =>
  isEnglish(word.toLowerCase()) && (word.length > 3 || /[aeiouy]/.test(word));

/**
 * One style a list: where a change gives an item its capital, or puts one with a capital among them, the others that
 * begin small take theirs. A list that the person has mixed stays mixed where nothing of it is changed.
 */
export function withListCapitals(resume: Resume, drafts: readonly Draft[]): Draft[] {
  if (drafts.some(({ kind }) => kind === 'core-skills'))
    return capitalizeLists(resume, drafts, (list) => !list.startsWith('skills'));
  return capitalizeLists(resume, drafts, () => true);
}

function capitalizeLists(
  resume: Resume,
  drafts: readonly Draft[],
  isMine: (list: string) => boolean,
): Draft[] {
  const byPath = new Map(drafts.map((draft) => [draft.path, draft]));
  const lists = Map.groupBy(
    listLines(resume).filter((line) => listOf(line) !== undefined),
    (line) => listOf(line) ?? '',
  );
  const changed = new Map<string, Draft>();
  for (const [list, items] of lists) {
    if (!isMine(list)) continue;
    const gainsCapital = items.some(({ path, text }) => {
      const draft = standing(byPath.get(path));
      return draft !== undefined && beginsSmall(text) && /^\p{Lu}/u.test(draft.after);
    });
    if (!gainsCapital) continue;
    for (const line of items) {
      const own = byPath.get(line.path);
      if (own?.after === '') continue;
      const draft = capitalized(line, standing(own));
      if (draft !== undefined) changed.set(line.path, draft);
    }
  }
  const kept = drafts.filter(({ path }) => !changed.has(path));
  return changed.size === 0 ? [...drafts] : [...kept, ...changed.values()];
}

/** What waits for the person's word does not stand. */
const standing = (draft: Draft | undefined): Draft | undefined =>
  draft?.verdict === 'proven' ? draft : undefined;

function capitalized({ path, text }: ResumeLine, draft: Draft | undefined): Draft | undefined {
  const now = draft?.after ?? text;
  const after = inListStyle(now);
  if (after === now) return undefined;
  if (draft !== undefined) return { ...draft, after };
  return {
    path,
    before: text,
    after,
    kind: 'tidy',
    reason: 'Capitals stand as in the rest of the list.',
    sources: [{ path, text }],
    verdict: 'proven',
  };
}
