import type { Resume } from '@trueline/contracts';
import { cleanList, cleanText, joinList } from './clean-text.ts';
import type { Entry, Line } from './types.ts';

interface Group {
  name?: string | undefined;
  level?: string | undefined;
  keywords?: string[] | undefined;
}

/** "Name (level)", of what is given. */
function headOf({ name, level }: Group): string {
  const [head, grade] = [cleanText(name), cleanText(level)];
  if (head === '' || grade === '') return head || grade;
  return `${head} (${grade.replace(INNER, ', $1')})`;
}
/** "intermediate (B1)": brackets within brackets read badly. */
const INNER = / \(([^()]*)\)$/;

/** A line for each group with keywords; neighbors without any share a line. */
function groupLines(groups: readonly Group[]): Line[] {
  const lines: Line[] = [];
  // One mark parts the items of all groups.
  const hasCommas = groups.some(({ keywords }) =>
    cleanList(keywords).some((one) => one.includes(',')),
  );
  const join = (items: readonly string[]): string =>
    hasCommas ? items.join('; ') : joinList(items);
  let single: string[] = [];
  const flush = (): void => {
    if (single.length > 0) lines.push({ text: join(single), items: single });
    single = [];
  };
  for (const group of groups) {
    const [head, keywords] = [headOf(group), cleanList(group.keywords)];
    if (keywords.length === 0) {
      if (head !== '') single.push(head);
      continue;
    }
    flush();
    lines.push({
      ...(head === '' ? {} : { label: head }),
      text: join(keywords),
      items: keywords,
    });
  }
  flush();
  return lines;
}

const linesEntry = (lines: Line[]): Entry[] =>
  lines.length === 0 ? [] : [{ details: [], lines, bullets: [] }];

export const skillEntries = (skills: Resume['skills']): Entry[] =>
  linesEntry(groupLines(skills ?? []));

export const interestEntries = (interests: Resume['interests']): Entry[] =>
  linesEntry(groupLines(interests ?? []));

export const languageEntries = (languages: Resume['languages']): Entry[] =>
  linesEntry(
    groupLines(
      (languages ?? []).map(({ language, fluency }) => ({ name: language, level: fluency })),
    ),
  );
