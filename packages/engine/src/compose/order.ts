import type { ChangeKind, Resume } from '@trueline/contracts';
import bulletOpeners from '../../data/phrases/bullet-openers.json' with { type: 'json' };
import reachNouns from '../../data/words/reach-nouns.json' with { type: 'json' };
import type { Draft } from '../document/change-draft.ts';
import { monthNumber, type YearMonth } from '../document/dates.ts';
import type { JobTerms } from '../document/job-terms.ts';
import { findValue } from '../document/paths.ts';
import { NUMBER_WORDS } from '../language/number-words.ts';
import { anyOf, readTable } from '../language/table.ts';
import { levelOf } from '../match/education.ts';
import { relevance } from '../rules/relevance.ts';
import { findSkills } from '../taxonomy/skills.ts';
import { type AdAnswer, sumOf } from './ad-answer.ts';
import { itemLine } from './apply.ts';
import { isOfLabelledRows } from './skill-places.ts';

const openers = Map.groupBy(
  readTable<{ phrase: string; says: string }>(bulletOpeners),
  ({ says }) => says,
);
const openersOf = (says: string): string =>
  anyOf((openers.get(says) ?? []).map(({ phrase }) => phrase));

/** A bullet that hangs on the one before it, or goes on with it: the place of both must stay. */
const DEPENDENT = new RegExp(
  String.raw`^(?:[^\p{Lu}\p{N}"“]|(?:${openersOf('goes on')})(?!\p{L}))`,
  'u',
);
/** Fewer bullets are read at one glance. */
const BULLETS_MIN = 4;
/** Of three only what answers much of the ad is moved. */
const FEW_BULLETS = 3;
/** A line that says so much of what the ad asks, and the first two do not, answers much of it. */
const STRONG = 1.2;
/** So much more than the first line, where that says next to nothing of it, and it goes before even that. */
const STRONGEST = 1.8;
const IDLE = 0.3;

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

/** So many lines of a role are read by everybody. */
const READ_LINES = 2;
/** More than so many moves are another document. */
const MOVES_MAX = 2;

/** The things that the ad requires and a line answers. */
function mustsOf(line: string, terms: JobTerms): Set<string> {
  return new Set(
    [...terms].flatMap(([key, term]) =>
      term.level === 'must' && relevance(line, new Map([[key, term]])) > 0 ? [key] : [],
    ),
  );
}

const NUMBER_WORD = new RegExp(
  `\\b(?:${[...NUMBER_WORDS.keys()].join('|')}|dozen|hundred)\\b`,
  'i',
);
/** What opens a bullet on all of a role, and what a role reaches over. */
const IN_CHARGE = new RegExp(String.raw`^(?:${openersOf('charge')})(?!\p{L})`, 'iu');
const REACH = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(readTable<{ noun: string }>(reachNouns).map(({ noun }) => noun))})(?!\p{L})`,
  'iu',
);

/** Whether a bullet tells how far a role reaches: a writer puts it first for that. */
const tellsScope = (line: string): boolean =>
  /[\d$€£]/.test(line) || NUMBER_WORD.test(line) || (IN_CHARGE.test(line) && REACH.test(line));

/** The places of the lines that answer what the first two leave open, the one with the most first. */
function findMoved(lines: readonly string[], terms: JobTerms, answer: AdAnswer): number[] {
  const answered = lines.map((line) => mustsOf(line, terms));
  const covered = new Set(answered.slice(0, READ_LINES).flatMap((musts) => [...musts]));
  const said = new Set(
    lines.slice(0, READ_LINES).flatMap((line) => [...answer.stems(line).keys()]),
  );
  const moved: number[] = [];
  const musts = (at: number): number =>
    [...(answered[at] ?? [])].filter((key) => !covered.has(key)).length;
  const open = (at: number): number =>
    sumOf(new Map([...answer.stems(lines[at] ?? '')].filter(([stem]) => !said.has(stem))));
  while (moved.length < MOVES_MAX) {
    const rest = lines.flatMap((_, at) => (at < READ_LINES || moved.includes(at) ? [] : [at]));
    const [best] = rest
      .map((at) => ({ at, musts: musts(at), open: open(at) }))
      .filter((line) => line.open >= STRONG || (line.musts > 0 && lines.length >= BULLETS_MIN))
      .sort((a, b) => b.musts - a.musts || b.open - a.open || a.at - b.at);
    if (best === undefined) break;
    moved.push(best.at);
    for (const key of answered[best.at] ?? []) covered.add(key);
    for (const stem of answer.stems(lines[best.at] ?? '').keys()) said.add(stem);
  }
  return moved;
}

/** The bullets with those moved up that answer what the ad asks and the first two leave open; the first of a role keeps its place where it says how far the role reaches, or answers anything, and all of it is far less than another does. */
function moveAnswers(lines: readonly string[], terms: JobTerms, answer: AdAnswer): string[] | null {
  const [first = ''] = lines;
  const stays = (line: string): boolean => tellsScope(line) || relevance(line, terms) > 0;
  const isStrong = (at: number): boolean => answer.weigh(lines[at] ?? '') >= STRONG;
  // Where both lines that everybody reads are worth it, only much of what is asked goes before the second.
  const isFull = lines.slice(0, READ_LINES).every(stays);
  const moved = findMoved(lines, terms, answer).filter((at) => !isFull || isStrong(at));
  const [strongest] = moved;
  if (strongest === undefined) return null;
  const kept = lines.flatMap((line, at) => (moved.includes(at) ? [] : [line]));
  const up = moved.map((at) => lines[at] ?? '');
  const isIdle = answer.weigh(first) < IDLE && !IN_CHARGE.test(first);
  const goesFirst = isIdle && answer.weigh(lines[strongest] ?? '') >= STRONGEST;
  return stays(first) && !goesFirst ? [first, ...up, ...kept.slice(1)] : [...up, ...kept];
}

/** Bullets of a role, those moved up that answer what nobody would read of in its first two. */
export function proposeBulletOrder(resume: Resume, terms: JobTerms, answer: AdAnswer): Draft[] {
  return (['work', 'volunteer', 'projects'] as const).flatMap((section) =>
    (resume[section] ?? []).flatMap((_, index) => {
      const path = `${section}[${index}].highlights`;
      const items = findValue(resume, path);
      if (
        !isList(items) ||
        items.length < FEW_BULLETS ||
        items.some((line) => DEPENDENT.test(itemLine(line)) || /:$/.test(line.trim()))
      )
        return [];
      const sorted = moveAnswers(items.map(itemLine), terms, answer);
      if (sorted === null) return [];
      return [
        orderDraft(
          path,
          items,
          sorted,
          'bullet-order',
          'It answers what this job requires, and stood where few read on; nothing is added or lost.',
        ),
      ];
    }),
  );
}

/** Fewer entries have no order that anyone would miss. */
const ENTRIES_MIN = 2;

interface Dated {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** Entries told from the first to the last, with the latest first; null where not each has its dates and all of them rise, or two read alike. */
function latestFirst<T extends Dated>(
  entries: readonly T[],
  datesOf: (entry: T) => { start: number; end: number } | null,
): T[] | null {
  const dated = entries.map((entry, index) => ({ entry, index, dates: datesOf(entry) }));
  const starts = dated.map(({ dates }) => dates?.start);
  const rises = starts.every(
    (start, at) => start !== undefined && (at === 0 || start >= (starts[at - 1] ?? Infinity)),
  );
  if (entries.length < ENTRIES_MIN || !rises || starts[0] === starts.at(-1)) return null;
  // Of two that read alike nobody could tell which lines are whose.
  if (new Set(entries.map(itemLine)).size < entries.length) return null;
  const sorted = dated
    .toSorted(
      (a, b) =>
        (b.dates?.end ?? 0) - (a.dates?.end ?? 0) ||
        (a.dates?.start ?? 0) - (b.dates?.start ?? 0) ||
        a.index - b.index,
    )
    .map(({ entry }) => entry);
  return moves(entries, sorted) ? sorted : null;
}
const moves = <T>(before: readonly T[], after: readonly T[]): boolean =>
  after.some((entry, at) => entry !== before[at]);

/** Jobs told from the first to the last, as readers look for them: the latest first. Only where each has its dates and all of them rise. */
export function proposeRoleOrder({ work = [] }: Resume, asOf: YearMonth): Draft[] {
  const sorted = latestFirst(work, ({ startDate, endDate }) =>
    startDate === undefined
      ? null
      : { start: monthNumber(startDate, 'start'), end: monthNumber(endDate ?? asOf, 'end') },
  );
  if (sorted === null) return [];
  const reason = 'A reader looks for your latest job first; nothing is added or lost.';
  return [orderDraft('work', work, sorted.map(itemLine), 'role-order', reason)];
}

type School = NonNullable<Resume['education']>[number];
/** What was left, or has not begun. */
const NOT_HELD =
  /\b(?:planned|plan to|intended|applied|deferred|(?:not|never|un)[ -]?(?:finished|completed?)|incomplete|discontinued|abandoned|withdr[ae]wn?|dropped out|left (?:early|without))\b/i;
const DEGREES: ReadonlySet<string> = new Set(['associate', 'bachelor', 'master', 'doctorate']);
/** Whether a schooling is a degree that one has or is at. */
function isDegree({ institution, studyType = '', area, startDate }: School, asOf: YearMonth) {
  const begins = startDate === undefined ? 0 : monthNumber(startDate, 'start');
  return (
    begins <= monthNumber(asOf, 'end') &&
    !NOT_HELD.test([institution, studyType, area].join(' ')) &&
    DEGREES.has(levelOf(studyType))
  );
}

/** Schools in a new order where no course, school or plan passes a degree; otherwise the degrees alone change places. */
function withDegreesFirst(
  before: readonly School[],
  after: readonly School[],
  asOf: YearMonth,
): readonly School[] {
  const degrees = new Set(before.filter((school) => isDegree(school, asOf)));
  const passes = before.some(
    (school, at) =>
      !degrees.has(school) &&
      before
        .slice(0, at)
        .some((other) => degrees.has(other) && after.indexOf(school) < after.indexOf(other)),
  );
  if (!passes) return after;
  const sorted = after.filter((school) => degrees.has(school));
  return before.map((school) => (degrees.has(school) ? (sorted.shift() ?? school) : school));
}

/** Schools told from the first to the last: the latest first, as the jobs stand, and nothing above a degree that stood below it. A day alone is when it ended. */
export function proposeSchoolOrder({ education = [] }: Resume, asOf: YearMonth): Draft[] {
  const latest = latestFirst(education, ({ startDate, endDate }) => {
    const [from, to] = [startDate ?? endDate, endDate ?? asOf];
    return from === undefined
      ? null
      : { start: monthNumber(from, 'start'), end: monthNumber(to, 'end') };
  });
  if (latest === null) return [];
  const sorted = withDegreesFirst(education, latest, asOf);
  if (!moves(education, sorted)) return [];
  const reason = 'A reader looks for your latest schooling first; nothing is added or lost.';
  return [orderDraft('education', education, sorted.map(itemLine), 'school-order', reason)];
}

/** A fragment of an item, or the years that belong to the item before: such a list keeps its order. */
const isFragment = (line: string): boolean =>
  line === '' ||
  line.split('(').length !== line.split(')').length ||
  /^\d|\byears?$|\byrs?$/i.test(line);

/** A spoken language, which never goes before what one can do. */
const isLanguage = (line: string): boolean => {
  const found = findSkills(line);
  return found.length > 0 && found.every(({ kind }) => kind === 'language');
};

/** "SketchUp (beginner)", "Never worked with Looker", "Currently learning": an item, or a group's name. */
const NOT_YET =
  /\b(?:beginner|novice|elementary|learning|to learn|never|not|no experience|wish|want|goals?|interested in)\b/i;

/** "Some Figma", "Excel a bit": what one can do a little of goes before nothing. */
export const isLittle = (item: string): boolean =>
  NOT_YET.test(item) ||
  /^(?:some|a (?:bit|little) of|a little|basic knowledge of) |(?<=[\s,(])an? (?:bit|little)\)?$|\(some\)$/i.test(
    item,
  );

/** "Filing, stock takes, payroll runs": written on as a sentence, with the capital of its first word alone. */
const isSentence = ([first = '', ...rest]: readonly string[]): boolean =>
  /^\p{Lu}/u.test(first) && rest.filter((line) => /^\p{Ll}{2}/u.test(line)).length >= 2;

const IS_TOLD = /(?<![\p{L}.])(?:I|my|we|our)(?![\p{L}.])|[.!] \p{Lu}/u;

/** Skills inside their group, the ones that the ad asks for first. */
export function proposeSkillOrder(resume: Resume, terms: JobTerms): Draft[] {
  const sort = (path: string, items: unknown[]): Draft[] => {
    const lines = items.map(itemLine);
    if (items.length < 2 || lines.some(isFragment) || isSentence(lines)) return [];
    // "I can write test plans", "test cases and reports in good manner": one sentence, torn at its commas.
    if (lines.some((line) => IS_TOLD.test(line)) || isOfLabelledRows(lines)) return [];
    const sorted = sortByRank(items, (line) =>
      isLanguage(line) || isLittle(line) ? 0 : relevance(line, terms),
    );
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
