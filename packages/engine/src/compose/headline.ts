import type { Resume } from '@trueline/contracts';
import type { Draft } from '../document/change-draft.ts';
import { monthNumber, type YearMonth } from '../document/dates.ts';
import { TITLE_WORDS } from '../taxonomy/titles.ts';

const holdsTitleWord = (text: string): boolean =>
  text.split(/[^\p{L}]+/u).some((word) => TITLE_WORDS.has(word.toLowerCase()));

/** A plain title: a few words, of which one is a title's, and no mark that joins it to something else. */
const isPlainTitle = (title: string): boolean =>
  /^[\p{L}][\p{L} .&/'’-]{2,48}$/u.test(title) &&
  !/ - |\.$/.test(title) &&
  // "Vancouver / Sous Chef": a place or a team beside the title.
  title.split('/').every(holdsTitleWord);

/** The title of the latest role, with its path; null where the dates or the title leave it open. */
export function findLatestTitle(
  resume: Resume,
  asOf: YearMonth,
): { title: string; path: string } | null {
  const roles = (resume.work ?? [])
    .map(({ position, startDate, endDate }, index) => ({
      title: position?.trim() ?? '',
      path: `work[${index}].position`,
      end:
        startDate === undefined && endDate === undefined
          ? null
          : monthNumber(endDate ?? asOf, 'end'),
    }))
    .filter(({ end }) => end !== null)
    .sort((a, b) => (b.end ?? 0) - (a.end ?? 0));
  const [latest] = roles;
  if (latest === undefined || !isPlainTitle(latest.title)) return null;
  return { title: withoutCapitals(latest.title), path: latest.path };
}

/** "SOFTWARE ENGINEER" set in capitals by its layout; short words may be acronyms and stay. */
const withoutCapitals = (title: string): string =>
  title !== title.toUpperCase()
    ? title
    : title.replace(/\p{Lu}{4,}/gu, (word) => word.slice(0, 1) + word.slice(1).toLowerCase());

/** Transformation 28: a headline from the title last held, where there is none; never the ad's title. */
export function proposeHeadline(resume: Resume, asOf: YearMonth): Draft[] {
  if ((resume.basics?.label ?? '').trim() !== '') return [];
  const latest = findLatestTitle(resume, asOf);
  if (latest === null) return [];
  return [
    {
      path: 'basics.label',
      before: '',
      after: latest.title,
      kind: 'headline',
      reason: 'Your own last title under your name says at once who you are.',
      sources: [{ path: latest.path, text: latest.title }],
      verdict: 'proven',
    },
  ];
}
