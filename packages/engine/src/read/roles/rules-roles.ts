import type { ResumeDraft } from '../draft.ts';
import type { Block } from '../sections/block.ts';
import type { Section } from '../sections/section-shape.ts';
import type { Slice } from '../slice.ts';
import type { LineRole } from './line-role.ts';

/** What a value's place among the fields says of its row. */
interface Value extends Slice {
  role: LineRole;
  entry?: object;
}

const LISTS = {
  certificates: 'certificates',
  skills: 'skills',
  languages: 'languages',
  references: 'references',
  projects: 'other',
  awards: 'other',
  publications: 'other',
  interests: 'other',
} as const satisfies Partial<Record<keyof ResumeDraft, LineRole>>;

const TELLS: ReadonlySet<string> = new Set([
  'summary',
  'highlights',
  'description',
  'courses',
  'score',
  'url',
]);
const PLACES: ReadonlySet<string> = new Set(['location']);

/** What the rules make of each row: the role of most of its letters; headings by the sections. */
export function rolesByRules(
  blocks: readonly Block[],
  sections: readonly Section[],
  draft: ResumeDraft,
): LineRole[] {
  const values = valuesOf(draft);
  const headings = new Set(
    sections.flatMap(({ heading, inline }) => (heading && !inline ? [heading.start] : [])),
  );
  const opened = new Map<object, number>();
  for (const { entry, start } of values)
    if (entry) opened.set(entry, Math.min(opened.get(entry) ?? Infinity, start));
  const starts = new Map(
    values.flatMap(({ entry, start, role }): [number, LineRole][] =>
      entry && opened.get(entry) === start ? [[start, role]] : [],
    ),
  );
  return blocks.map((block) => {
    const opening = [...starts].find(([start]) => start >= block.start && start <= block.end);
    if (opening) return opening[1].startsWith('work') ? 'work-opens' : 'education-opens';
    return mostOf(block, values) ?? (headings.has(block.start) ? 'heading' : 'other');
  });
}

function mostOf(block: Block, values: readonly Value[]): LineRole | undefined {
  const letters = new Map<LineRole, number>();
  for (const { start, end, role } of values) {
    const shared = Math.min(end, block.end) - Math.max(start, block.start);
    if (shared > 0) letters.set(role, (letters.get(role) ?? 0) + shared);
  }
  return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0];
}

function valuesOf(draft: ResumeDraft): Value[] {
  const { summary, ...basics } = draft.basics;
  const entries = (list: readonly object[], kind: 'work' | 'education'): Value[] =>
    list.flatMap((entry) =>
      Object.entries(entry).flatMap(([key, value]): Value[] => {
        if (TELLS.has(key))
          return slicesIn(value).map((one) => ({ ...one, role: `${kind}-tells` }));
        const named = slicesIn(value).map((one): Value => ({ ...one, role: `${kind}-names` }));
        return PLACES.has(key) ? named : named.map((one) => ({ ...one, entry }));
      }),
    );
  const lists = Object.entries(LISTS).flatMap(([key, role]) =>
    slicesIn(draft[key as keyof typeof LISTS]).map((one): Value => ({ ...one, role })),
  );
  return [
    ...slicesIn(basics).map((one): Value => ({ ...one, role: 'head' })),
    ...slicesIn(summary).map((one): Value => ({ ...one, role: 'summary' })),
    ...entries([...draft.work, ...draft.volunteer], 'work'),
    ...entries(draft.education, 'education'),
    ...lists,
  ];
}

export function slicesIn(value: unknown): Slice[] {
  if (value === null || typeof value !== 'object') return [];
  if ('start' in value && 'end' in value && 'text' in value) return [value as Slice];
  return Object.values(value).flatMap(slicesIn);
}
