import type { Resume } from '@trueline/contracts';
import { monthNumber, monthsCovered, type Period, type YearMonth } from '../document/dates.ts';
import { entryOf, findValue, listLines, type ResumeLine } from '../document/paths.ts';
import { TITLE_WORDS } from '../taxonomy/titles.ts';

/** How long and until when dated roles show something. */
export interface SkillUse {
  /** In tenths, overlaps counted once; left out where no dated role shows it. */
  years?: number;
  /** `YYYY-MM` or `YYYY`, or "present". */
  lastUsed?: string;
}

/** Reads it from the roles in which the lines stand. A role of which the resume says it once counts in full: an upper bound. */
export function measureUse(
  resume: Resume,
  lines: readonly ResumeLine[],
  asOf: YearMonth,
): SkillUse {
  const entries = [...new Set(lines.map(({ path }) => entryOf(path)))].filter((entry) =>
    /^(?:work|volunteer|projects)\[/.test(entry),
  );
  const periods = entries
    .map((entry) => findValue(resume, entry) as Period | undefined)
    .filter((period) => period?.startDate !== undefined);
  const dated = periods.filter((period) => period !== undefined);
  if (dated.length === 0) return {};
  const months = monthsCovered(dated, asOf);
  const latest = [...dated].sort(
    (a, b) => monthNumber(b.endDate ?? asOf, 'end') - monthNumber(a.endDate ?? asOf, 'end'),
  )[0];
  return { years: Math.round((months / 12) * 10) / 10, lastUsed: latest?.endDate ?? 'present' };
}

/** The positions whose title names who does a skill: "Junior Accountant" of accounting, "Welder" of welding. */
function titlesOf(resume: Resume, name: string): ResumeLine[] {
  const act = /^(\p{L}{3,})ing$/u.exec(name.toLowerCase())?.[1];
  if (act === undefined) return [];
  return listLines(resume).filter(
    ({ path, text }) =>
      path.endsWith('.position') &&
      text
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .some((word) => TITLE_WORDS.has(word) && word.replace(/(?:er|or|ant|ist)$/, '') === act),
  );
}

/** The same for a skill by its lexicon name: a role of that trade shows it all along, whichever line names it. */
export const measureSkillUse = (
  resume: Resume,
  name: string,
  lines: readonly ResumeLine[],
  asOf: YearMonth,
): SkillUse => measureUse(resume, [...lines, ...titlesOf(resume, name)], asOf);
