import type { AS_WRITTEN_ENTRIES, KeptText } from '@trueline/contracts';
import { findDateRange, isWholeDate } from '../date-range.ts';
import { rowDate } from '../fields/entries.ts';
import { companyScore, titleScore } from '../fields/title-score.ts';
import { findHeadingKind } from '../sections/heading.ts';
import type { EntryView, Placed } from './entry-views.ts';
import type { SectionRow } from './section-lines.ts';

/** What a section's judgement looks at. */
export interface SectionView {
  name: (typeof AS_WRITTEN_ENTRIES)[number];
  entries: readonly EntryView[];
  rows: readonly SectionRow[];
  /** Kept texts among its rows. */
  kept: readonly KeptText[];
}

/** How strongly a sign stands that entries were cut or joined wrongly: 0, or from the share of entries or rows that show it up to 1 and beyond. */
type Signal = (view: SectionView) => number;

const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]*/gu) ?? [];
const share = (count: number, of: number): number => (of === 0 ? 0 : count / of);
const shareOf = <T>(all: readonly T[], has: (one: T) => boolean): number =>
  share(all.filter(has).length, all.length);
const names = ({ role, body }: EntryView): Placed[] => [role, body].flatMap((one) => one ?? []);
const texts = ({ highlights, summary }: EntryView): Placed[] => [
  ...(summary ? [summary] : []),
  ...highlights,
];
const allHighlights = (entries: readonly EntryView[]): Placed[] =>
  entries.flatMap(({ highlights }) => highlights);

const OPEN_END =
  /(?:[,;&/–—-]|[([][^)\]]*|(?<!\p{L})(?:and|or|of|for|to|with|at|in|by|the|a|an|et|de|du|und|von|y|e))$/iu;
const SMALL: ReadonlySet<string> = new Set(
  'of and the for de du des la le in at und von y e et & di da'.split(' '),
);

/** A wrapped rest or an unfinished piece: all in small letters, an open end, a bracket that does not close. */
const isTorn = ({ text }: Placed): boolean =>
  (/^[\p{Ll},;:)\]–—-]/u.test(text) && !/\p{Lu}/u.test(text)) ||
  OPEN_END.test(text) ||
  text.split('(').length !== text.split(')').length;

const holdsDate = ({ text }: Placed): boolean =>
  findDateRange(text)?.isRange === true || isWholeDate(text);

/** Mostly in small letters that are no small words: a thing done, or a wrapped rest. */
function isWordy(text: string): boolean {
  const words = wordsOf(text).filter(
    (word) => !SMALL.has(word.toLowerCase()) && /\p{L}{2}/u.test(word),
  );
  const low = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length >= 3 && 2 * low >= words.length;
}

/** Few words with capitals, among them a title or an employer, and no sentence: a head rather than a thing done. */
function looksLikeHead(text: string): boolean {
  const words = wordsOf(text);
  if (words.length < 2 || words.length > 9 || /[.!?;:]$/.test(text)) return false;
  const isNamed = words.every((word) => /^[\p{Lu}\d]/u.test(word) || SMALL.has(word));
  return isNamed && (titleScore(text) === 2 || companyScore(text) > 0);
}

const MAX_HEAD = 110;
const MAX_HEAD_WORDS = 14;

/** A period at the edge of a short line among what was done. */
const holdsHeadDate = ({ text }: Placed): boolean =>
  text.split('\n').some((line) => {
    const range = line.length <= MAX_HEAD ? findDateRange(line) : undefined;
    if (range?.isRange !== true || wordsOf(line).length > MAX_HEAD_WORDS) return false;
    return range.from <= 2 || /^[).\s]*$/.test(line.slice(range.to));
  });

const isDated = ({ start, end }: EntryView): boolean => start !== undefined || end !== undefined;
/** Some entries have it and some not: the rarer of the two, and more for its being mixed at all. */
const mixed = (entries: readonly EntryView[], has: (entry: EntryView) => boolean): number => {
  const lacking = 1 - shareOf(entries, has);
  return lacking === 0 || lacking === 1 ? 0 : Math.min(lacking, 1 - lacking) + 0.25;
};
const none = (entries: readonly EntryView[], has: (entry: EntryView) => boolean): number =>
  entries.length > 0 && !entries.some(has) ? 1 : 0;

const rowOf = (one: Placed, rows: readonly SectionRow[]): number =>
  rows.findIndex(({ block }) => one.span.start >= block.start && one.span.start < block.end);

/** Names farther apart belong to rows that another entry stands between. */
const MAX_ROWS_APART = 3;

/** How an entry's two names stand to each other: in one row and what parts them, or in rows of their own, and which comes first. */
function shapeOf({ role, body }: EntryView, rows: readonly SectionRow[]): string[] {
  if (role === undefined || body === undefined) return [];
  const [at, other] = [rowOf(role, rows), rowOf(body, rows)];
  if (at < 0 || other < 0 || Math.abs(at - other) > MAX_ROWS_APART) return [];
  const isRoleFirst = role.span.start < body.span.start;
  const order = isRoleFirst ? 'role first' : 'body first';
  const block = rows[at]?.block;
  if (at !== other || block === undefined) return [`rows, ${order}`];
  const [first, second] = isRoleFirst ? [role, body] : [body, role];
  const between = block.text.slice(first.span.end - block.start, second.span.start - block.start);
  // What a bracket says of the first parts nothing.
  const bare = between.replace(/\([^()]*\)/g, '');
  const mark = /[|\t,(·•:@/]| [–—-] /u.exec(bare)?.[0].trim() ?? 'blank';
  return [`row, ${mark}, ${order}`];
}

/** Signs from structure alone: how names look, how entries of one section differ, what is left over. */
export const SIGNALS = {
  /** Entries parted in different ways: "Title, Employer" in one, two rows in another. */
  mixedShapes: ({ entries, rows }) => {
    const shapes = entries.flatMap((entry) => shapeOf(entry, rows));
    const groups = [...Map.groupBy(shapes, (shape) => shape).values()];
    const most = Math.max(0, ...groups.map((same) => same.length));
    return share(shapes.length - most, shapes.length);
  },
  dateInName: ({ entries }) => shareOf(entries, (one) => names(one).some(holdsDate)),
  tornName: ({ entries }) => shareOf(entries, (one) => names(one).some(isTorn)),
  /** An employer behind the title, and none of the entry's own: it has another's, or no one's. */
  employerInRole: ({ entries }) =>
    shareOf(entries, (one) => {
      const [, behind = ''] = /(?:, | at | @ )(?=\p{Lu})([^,]+)/u.exec(one.role?.text ?? '') ?? [];
      const isShared = entries.some(
        ({ body }) => body !== one.body && body?.span.start === one.body?.span.start,
      );
      const isOthers = one.body === undefined || isShared;
      return isOthers && companyScore(behind) > 0 && titleScore(behind) < 2;
    }),
  /** A title beside the title, or a sentence among what the head says besides. */
  longDescription: ({ entries }) =>
    shareOf(
      entries,
      ({ description }) =>
        description !== undefined &&
        (description.text.length > 70 || titleScore(description.text) === 2),
    ),
  wordyRole: ({ entries }) =>
    shareOf(
      entries,
      ({ role }) => role !== undefined && isWordy(role.text) && titleScore(role.text) === 0,
    ),
  wordyBody: ({ entries }) =>
    shareOf(entries, ({ body }) => body !== undefined && isWordy(body.text)),
  bareRole: ({ entries }) =>
    shareOf(entries, ({ role }) => role !== undefined && titleScore(role.text) === 0),
  mixedRole: ({ entries }) => mixed(entries, ({ role }) => role !== undefined),
  mixedBody: ({ entries }) => mixed(entries, ({ body }) => body !== undefined),
  mixedDates: ({ entries }) => mixed(entries, isDated),
  noRole: ({ entries }) => none(entries, ({ role }) => role !== undefined),
  noBody: ({ entries }) => none(entries, ({ body }) => body !== undefined),
  headDateInText: ({ entries }) => shareOf(entries, (one) => texts(one).some(holdsHeadDate)),
  headInText: ({ entries }) =>
    shareOf(entries, (one) => texts(one).some(({ text }) => text.split('\n').some(looksLikeHead))),
  headingInText: ({ entries }) =>
    shareOf(entries, (one) =>
      texts(one).some(({ text }) => text.length < 40 && findHeadingKind(text) !== undefined),
    ),
  dateText: ({ entries }) => shareOf(allHighlights(entries), ({ text }) => isWholeDate(text)),
  /** Several items of one row that no mark opens. */
  partedText: ({ entries, rows }) => {
    const places = allHighlights(entries).map((one) => rowOf(one, rows));
    const again = places.filter((row, at) => row >= 0 && places.indexOf(row) < at);
    return 3 * share(again.length, places.length);
  },
  /** Small letters behind a line without a stop. */
  tornText: ({ entries }) => {
    const torn = entries.flatMap(({ highlights }) =>
      highlights.filter(({ text }, at) => {
        const above = highlights[at - 1]?.text ?? '.';
        return /^\p{Ll}/u.test(text) && /^\P{Ll}/u.test(above) && !/[.!?;:,]$/.test(above);
      }),
    );
    return 4 * share(torn.length, allHighlights(entries).length);
  },
  openText: ({ entries }) =>
    4 * shareOf(allHighlights(entries), ({ text }) => OPEN_END.test(text) && !text.endsWith(',')),
  tinyTexts: ({ entries }) =>
    3 * shareOf(allHighlights(entries), ({ text }) => wordsOf(text).length <= 2),
  /** Rows without a mark read as items among rows with one. */
  unmarkedItem: ({ rows }) =>
    rows.some(({ kind }) => kind === 'item')
      ? rows.filter(
          ({ kind, paths, block }) =>
            kind === 'text' &&
            /^\P{Ll}/u.test(block.text) &&
            paths.some((path) => path.includes('.highlights[')),
        ).length
      : 0,
  keptWords: ({ kept, rows }) => {
    const count = (all: readonly { text: string }[]): number =>
      all.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
    return 5 * share(count(kept), count(rows.map(({ block }) => block)));
  },
  /** More than a word of a head that no field holds. */
  keptHead: ({ kept, rows }) => {
    const heads = rows.filter(({ kind }) => kind === 'head' || kind === 'detail');
    return kept.filter(
      ({ start = -1, text }) =>
        wordsOf(text).length > 1 &&
        heads.some(({ block }) => start >= block.start && start < block.end),
    ).length;
  },
  unusedDates: ({ entries, rows }) => {
    const used = entries.flatMap(({ start, end }) => [start, end].flatMap((one) => one ?? []));
    return rows.filter(
      ({ block }) =>
        rowDate(block)?.isRange === true &&
        !used.some(({ span }) => span.start < block.end && span.end > block.start),
    ).length;
  },
  /** Rows that look like heads are more or fewer than the entries. */
  unnamedHeads: ({ entries, rows }) => {
    const heads = rows.filter(({ kind }) => kind === 'head').length;
    return heads === 0
      ? 0
      : share(Math.abs(heads - entries.length), Math.max(heads, entries.length));
  },
} as const satisfies Record<string, Signal>;
