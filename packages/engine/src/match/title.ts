import type { Requirement, Resume } from '@trueline/contracts';
import { monthNumber, type YearMonth } from '../document/dates.ts';
import { isTimeOffEntry } from '../document/time-off.ts';
import { stemsOf } from '../language/en/text-stems.ts';
import { TITLE_WORDS } from '../taxonomy/titles.ts';
import type { Loss, Part, Shown } from './component.ts';

/** Most recent titles that are compared, and what each counts. */
const RECENCY = [1, 0.9, 0.8] as const;
const HEAD_SHARE = 0.5;
/** The head noun alone ("manager" of something else) says little. */
const BARE_HEAD = 0.4;
/** Words of rank say nothing of the trade. */
const RANK_WORDS = new Set(
  stemsOf(
    'senior sr junior jr staff lead principal chief head intermediate entry level ii iii iv founding',
  ),
);
/** Heads that name the same work. */
const SAME_HEAD: readonly (readonly string[])[] = [
  ['engineer', 'developer', 'programmer'],
  ['clerk', 'assistant', 'administrator'],
  ['associate', 'representative', 'rep', 'agent', 'specialist'],
  ['teacher', 'instructor', 'educator', 'lecturer'],
  ['manager', 'supervisor', 'director'],
  ['cook', 'chef'],
  ['server', 'waiter', 'waitress'],
  ['counsel', 'lawyer', 'attorney', 'solicitor'],
];

const wordsOf = (title: string): string[] =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}]+/gu) ?? [];

function headOf(title: string): string | undefined {
  return wordsOf(title.replace(/\(.*|[,–|].*/u, '')).findLast((word) => TITLE_WORDS.has(word));
}

function sameHead(a: string, b: string): boolean {
  return a === b || SAME_HEAD.some((group) => group.includes(a) && group.includes(b));
}

/** What a specialty behind the title ("Law Clerk, Corporate") counts of it. */
const SPECIALTY_SHARE = 0.15;

/** How near a held title is to the ad's, 0 to 1; a specialty behind a dash or comma counts a little. */
export function titleLikeness(wanted: string, held: string): number {
  const [, title = wanted, specialty = ''] = /^(.+?)(?:,\s|\s[—–-]\s)(.+)$/.exec(wanted) ?? [];
  const stems = stemsOf(specialty);
  if (stems.length === 0) return plainLikeness(title, held);
  const heldStems = new Set(stemsOf(held));
  const recall = stems.filter((stem) => heldStems.has(stem)).length / stems.length;
  return (1 - SPECIALTY_SHARE) * plainLikeness(title, held) + SPECIALTY_SHARE * recall;
}

/** Half for the head noun, half for its modifiers. */
function plainLikeness(wanted: string, held: string): number {
  const head = headOf(wanted);
  const heldHead = headOf(held);
  const modifiers = stemsOf(wanted).filter(
    (stem) => !RANK_WORDS.has(stem) && stem !== stemsOf(head ?? '')[0],
  );
  const heldStems = new Set(stemsOf(held));
  const headCredit =
    head !== undefined && heldHead !== undefined && sameHead(head, heldHead) ? 1 : 0;
  if (modifiers.length === 0) return headCredit;
  const recall = modifiers.filter((stem) => heldStems.has(stem)).length / modifiers.length;
  const headShare = HEAD_SHARE * (recall > 0 ? 1 : BARE_HEAD);
  return headShare * headCredit + (1 - HEAD_SHARE) * recall;
}

/** Held titles, most recent first. */
function recentTitles(resume: Resume, asOf: YearMonth): Shown[] {
  return (resume.work ?? [])
    .map((entry, i) => ({
      text: isTimeOffEntry(entry) ? '' : (entry.position ?? ''),
      path: `work[${i}].position`,
      to: monthNumber(entry.endDate ?? (entry.startDate === undefined ? '0000' : asOf), 'end'),
    }))
    .filter(({ text }) => text !== '')
    .sort((a, b) => b.to - a.to)
    .map(({ text, path }) => ({ text, path }));
}

/** D: the ad's title against the titles really held, never the headline (engine.md 3). */
export function measureTitle(
  requirements: readonly Requirement[],
  resume: Resume,
  asOf: YearMonth,
): Part | null {
  const wanted = requirements.find(({ kind }) => kind === 'title');
  if (wanted === undefined) return null;
  const titles = recentTitles(resume, asOf);
  const weighed = RECENCY.map((weight, i) => ({
    credit: weight * titleLikeness(wanted.text, titles[i]?.text ?? ''),
    title: titles[i],
  }));
  const best = weighed.reduce((a, b) => (b.credit > a.credit ? b : a));
  const { credit } = best;
  const nearest = (best.title ?? titles[0])?.text;
  const loss: Loss = {
    share: 1 - credit,
    requirementId: wanted.id,
    jobQuote: wanted.text,
    reason: `No recent role was called ${wanted.text}.`,
    ...(nearest === undefined ? {} : { nearest }),
    fix: 'Nothing to rewrite: a title is only ever one that you held.',
    fixKind: 'cannot',
  };
  return {
    losses: [loss],
    credits: new Map([[wanted.id, credit]]),
    evidence: new Map([[wanted.id, best.title === undefined ? [] : [best.title]]]),
  };
}
