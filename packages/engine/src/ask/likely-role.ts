import type { Resume } from '@trueline/contracts';
import { monthNumber, type YearMonth } from '../document/dates.ts';
import { entryOf, listLines } from '../document/paths.ts';
import { contentWords, holdsWord, stemSet } from '../language/en/stems.ts';
import { findSkill, findSkills } from '../taxonomy/skills.ts';

/** A tool beside another of its kind tells more than a shared word. */
const SIBLING_WEIGHT = 2;

const parentsOf = (names: readonly string[]): Set<string> =>
  new Set(names.flatMap((name) => findSkill(name)?.parents ?? []));

/** The role whose lines are nearest to a text by its words and by skills of the same kind; null where none has any of them. */
export function findLikelyRole(resume: Resume, text: string): string | null {
  const wanted = contentWords(text).map((word) => word.lower);
  const parents = parentsOf(findSkills(text).map(({ name }) => name));
  let best: { entry: string; score: number } | null = null;
  for (const index of (resume.work ?? []).keys()) {
    const entry = `work[${index}]`;
    const own = listLines(resume)
      .filter((line) => line.entry === entry)
      .map((line) => line.text)
      .join('\n');
    const stems = stemSet(own);
    const words = wanted.filter((word) => holdsWord(stems, word)).length;
    const shared = [...parentsOf(findSkills(own).map(({ name }) => name))];
    const siblings = shared.filter((parent) => parents.has(parent)).length;
    const score = words + SIBLING_WEIGHT * siblings;
    if (score > (best?.score ?? 0)) best = { entry, score };
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
  const roles = (resume.work ?? []).map(({ startDate, endDate }, index) => ({
    entry: `work[${index}]`,
    end: startDate === undefined && endDate === undefined ? 0 : monthNumber(endDate ?? asOf, 'end'),
  }));
  return roles.sort((a, b) => b.end - a.end)[0]?.entry ?? null;
}
