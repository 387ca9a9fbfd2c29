import type { ChangeKind, Resume } from '@trueline/contracts';
import type { Draft } from '../document/change-draft.ts';
import type { JobTerms } from '../document/job-terms.ts';
import { findValue } from '../document/paths.ts';
import { relevance } from '../rules/relevance.ts';
import { itemLine } from './apply.ts';

/** A bullet that hangs on the one before it, or goes on with it: the place of both must stay. */
const DEPENDENT =
  /^(?:[^\p{Lu}\p{N}"“]|(?:Also|Additionally|Moreover|Furthermore|Then|Later|Finally|This|These|It|They|As a result|In addition|For this|To this)\b)/u;
/** Fewer bullets are read at one glance. */
const BULLETS_MIN = 3;
/** Below this difference a bullet's place is not worth a change. */
const BULLET_STEP = 3;

/** Items by falling rank, equal ones in their old order; null when nothing moves. */
function sortByRank(items: readonly unknown[], rank: (line: string) => number): string[] | null {
  const lines = items.map(itemLine);
  const sorted = lines
    .map((line, index) => ({ line, index, rank: rank(line) }))
    .sort((a, b) => b.rank - a.rank || a.index - b.index)
    .map((item) => item.line);
  return sorted.every((line, index) => line === lines[index]) ? null : sorted;
}

function orderDraft(
  path: string,
  items: readonly unknown[],
  sorted: readonly string[],
  kind: ChangeKind,
  reason: string,
): Draft {
  const before = items.map(itemLine).join('\n');
  return {
    path,
    before,
    after: sorted.join('\n'),
    kind,
    reason,
    sources: [{ path, text: before }],
    verdict: 'proven',
  };
}

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.every((item) => typeof item === 'string' && item.trim() !== '');

/** Transformation 21: bullets of a role, the ones that the ad asks about first. */
export function proposeBulletOrder(resume: Resume, terms: JobTerms): Draft[] {
  return (['work', 'volunteer', 'projects'] as const).flatMap((section) =>
    (resume[section] ?? []).flatMap((_, index) => {
      const path = `${section}[${index}].highlights`;
      const items = findValue(resume, path);
      if (
        !isList(items) ||
        items.length < BULLETS_MIN ||
        items.some((line) => DEPENDENT.test(itemLine(line)) || /:$/.test(line.trim()))
      )
        return [];
      const rank = (line: string): number => Math.floor(relevance(line, terms) / BULLET_STEP);
      const sorted = sortByRank(items, rank);
      if (sorted === null) return [];
      return [
        orderDraft(
          path,
          items,
          sorted,
          'bullet-order',
          'What this job asks for comes first; nothing is added or lost.',
        ),
      ];
    }),
  );
}

/** A fragment of an item, or the years that belong to the item before: such a list keeps its order. */
const isFragment = (line: string): boolean =>
  line === '' ||
  line.split('(').length !== line.split(')').length ||
  /^\d|\byears?$|\byrs?$/i.test(line);

/** Transformation 22: skills inside their group, the ones that the ad asks for first. */
export function proposeSkillOrder(resume: Resume, terms: JobTerms): Draft[] {
  const sort = (path: string, items: unknown[]): Draft[] => {
    const lines = items.map(itemLine);
    if (items.length < 2 || lines.some(isFragment)) return [];
    const sorted = sortByRank(items, (line) => relevance(line, terms));
    return sorted === null
      ? []
      : [
          orderDraft(
            path,
            items,
            sorted,
            'skill-order',
            'The skills that this job asks for come first; none is added or lost.',
          ),
        ];
  };
  const groups = resume.skills ?? [];
  if (groups.every((group) => group.keywords === undefined)) return sort('skills', groups);
  return groups.flatMap((group, index) => sort(`skills[${index}].keywords`, group.keywords ?? []));
}
