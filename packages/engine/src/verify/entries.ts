import type { Resume } from '@trueline/contracts';

/** Sections whose entries have facts of their own that may not move to another entry. */
export const ENTRY_SECTIONS = [
  'work',
  'volunteer',
  'education',
  'projects',
  'awards',
  'certificates',
  'publications',
  'languages',
  'references',
  'interests',
] as const;

type Entry = Record<string, unknown>;

/** What an entry is known by; the first two weigh most. */
const KEYS = [
  'name',
  'organization',
  'institution',
  'title',
  'position',
  'language',
  'studyType',
  'area',
  'startDate',
  'endDate',
  'date',
];

const normal = (value: unknown): string =>
  typeof value === 'string' ? value.toLowerCase().replace(/\s+/g, ' ').trim() : '';

function likeness(a: Entry, b: Entry): number {
  return KEYS.reduce(
    (sum, key) => sum + (normal(a[key]) !== '' && normal(a[key]) === normal(b[key]) ? 1 : 0),
    0,
  );
}

const entriesOf = (resume: Resume, section: string): Entry[] => {
  const list = (resume as Record<string, unknown>)[section];
  return Array.isArray(list) ? (list as Entry[]) : [];
};

/** For each entry of the optimized resume (`work[0]`) the entry of the original that it is: the likest one not taken yet, or none. */
export function pairEntries(original: Resume, optimized: Resume): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  for (const section of ENTRY_SECTIONS) {
    const free = new Map(
      entriesOf(original, section).map((entry, index) => [index, entry] as const),
    );
    const open = entriesOf(optimized, section).map((entry, index) => ({ entry, index }));
    const scored = open.flatMap(({ entry, index }) =>
      [...free].map(([from, source]) => ({
        index,
        from,
        score: likeness(entry, source) + (index === from ? SAME_PLACE : 0),
      })),
    );
    for (const { index, from, score } of scored.sort((a, b) => b.score - a.score)) {
      const path = `${section}[${index}]`;
      if (score < SAME_PLACE || pairs.has(path) || !free.has(from)) continue;
      free.delete(from);
      pairs.set(path, `${section}[${from}]`);
    }
  }
  return pairs;
}
/** An entry in its old place is the same entry unless another one is likelier. */
const SAME_PLACE = 0.5;
