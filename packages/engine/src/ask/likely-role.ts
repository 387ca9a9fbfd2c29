import type { Resume } from '@trueline/contracts';
import { monthNumber, type YearMonth } from '../document/dates.ts';
import { entryOf, listLines } from '../document/paths.ts';
import { isTimeOffEntry } from '../document/time-off.ts';
import { contentWords, holdsWord, stemSet } from '../language/en/stems.ts';
import { findSkill, findSkills } from '../taxonomy/skills.ts';

/** A tool beside another of its kind tells more than a shared word. */
const SIBLING_WEIGHT = 2;
/** One shared word ("find", "customers") may stand in any role. */
const LIKELY_MIN = 2;

const parentsOf = (names: readonly string[]): Set<string> =>
  new Set(names.flatMap((name) => findSkill(name)?.parents ?? []));

interface RoleWords {
  entry: string;
  stems: ReadonlySet<string>;
  parents: readonly string[];
}

/** What the lines of each role hold, read once. */
const KEPT = new WeakMap<Resume, RoleWords[]>();

function rolesOf(resume: Resume): RoleWords[] {
  const kept = KEPT.get(resume);
  if (kept !== undefined) return kept;
  const lines = Map.groupBy(listLines(resume), ({ entry }) => entry);
  const roles = (resume.work ?? []).flatMap((role, index): RoleWords[] => {
    if (isTimeOffEntry(role)) return [];
    const entry = `work[${index}]`;
    const own = (lines.get(entry) ?? []).map(({ text }) => text).join('\n');
    const parents = [...parentsOf(findSkills(own).map(({ name }) => name))];
    return [{ entry, stems: stemSet(own), parents }];
  });
  KEPT.set(resume, roles);
  return roles;
}

/** The role whose lines are nearest to a text by its words and by skills of the same kind; null where none has two of them. */
export function findLikelyRole(resume: Resume, text: string): string | null {
  const wanted = contentWords(text).map((word) => word.lower);
  const parents = parentsOf(findSkills(text).map(({ name }) => name));
  let best: { entry: string; score: number } | null = null;
  for (const { entry, stems, parents: shared } of rolesOf(resume)) {
    const words = wanted.filter((word) => holdsWord(stems, word)).length;
    const siblings = shared.filter((parent) => parents.has(parent)).length;
    const score = words + SIBLING_WEIGHT * siblings;
    if (score >= LIKELY_MIN && score > (best?.score ?? 0)) best = { entry, score };
  }
  return best?.entry ?? null;
}

/** The role that an answer names by its employer or title, else null. */
export function findNamedRole(resume: Resume, text: string): string | null {
  const said = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const line = listLines(resume).find(
    ({ path, text: name }) =>
      /^(?:work|volunteer)\[\d+\]\.(?:name|organization|position)$/.test(path) &&
      said.includes(
        ` ${name
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim()} `,
      ),
  );
  return line === undefined ? null : entryOf(line.path);
}

/** The role with the latest end, by its dates; the first one where they tell nothing. */
export function findLatestRole(resume: Resume, asOf: YearMonth): string | null {
  const roles = (resume.work ?? []).flatMap((role, index) => {
    if (isTimeOffEntry(role)) return [];
    const isUndated = role.startDate === undefined && role.endDate === undefined;
    const end = isUndated ? 0 : monthNumber(role.endDate ?? asOf, 'end');
    return [{ entry: `work[${index}]`, end }];
  });
  return roles.sort((a, b) => b.end - a.end)[0]?.entry ?? null;
}
