import { findAsWritten, type Resume } from '@trueline/contracts';
import plainRows from '../../data/taxonomy/plain-titles.json' with { type: 'json' };
import { monthNumber, type YearMonth } from '../document/dates.ts';
import { isTimeOffEntry } from '../document/time-off.ts';
import { anyOf, readTable } from '../language/table.ts';
import { titleLikeness } from '../match/title.ts';
import { relatedness } from '../taxonomy/occupation-nearness.ts';
import { occupationOf } from '../taxonomy/occupations.ts';
import { SHORT_TITLE_WORDS } from '../taxonomy/title-words.ts';
import { TITLE_WORDS } from '../taxonomy/titles.ts';
import { isShortPlain } from '../taxonomy/unshout.ts';

const isTitleWord = (word: string): boolean => {
  const lower = word.toLowerCase();
  return TITLE_WORDS.has(lower) || TITLE_WORDS.has(SHORT_TITLE_WORDS.get(lower) ?? '');
};
/** Whether some word of a text is a title's. */
export const holdsTitleWord = (text: string): boolean => text.split(/[^\p{L}]+/u).some(isTitleWord);

/** Whether the title ends where its name ends: "Head of Training", "Line cook", but not "Nurse Clinic De Witte". */
function endsAsTitle(text: string): boolean {
  const words = text
    .replace(/\(.*\)$/, '')
    .trim()
    .split(/\s+/);
  const last = words.findLastIndex((word) => isTitleWord(word.replace(/[^\p{L}]/gu, '')));
  const next = words[last + 1];
  return next === undefined || /^(?:of|for|in|to|and|&|[IVX]+|\d)$/i.test(next);
}

/** A plain title: a few words, of which one is a title's, and no mark that joins it to something else. */
export const isPlainTitle = (title: string): boolean =>
  /^[\p{L}][\p{L} .&/'’-]{2,48}$/u.test(title) &&
  !/ - |\.$/.test(title) &&
  // "Vancouver / Sous Chef": a place or a team beside the title.
  title.split('/').every(holdsTitleWord) &&
  endsAsTitle(title);

const plainTitles = Map.groupBy(
  readTable<{ word: string; kind: string }>(plainRows),
  ({ kind }) => kind,
);
const wordsOfKind = (kind: string): ReadonlySet<string> =>
  new Set((plainTitles.get(kind) ?? []).map(({ word }) => word));
function phrasesOfKind(kind: string): RegExp {
  return new RegExp(`(?<![\\p{L}-])(?:${anyOf([...wordsOfKind(kind)])})(?![\\p{L}-])`, 'iu');
}
const BARE = wordsOfKind('bare');
const STOPGAP = wordsOfKind('stopgap');
/** A title this like the ad's says enough, whatever its words. */
const AS_ASKED = 0.5;

/** Whether a title tells no reader who one is: "Assistant", "Summer helper". */
export function isWeakTitle(title: string, wanted: string): boolean {
  if (wanted !== '' && titleLikeness(wanted, title) >= AS_ASKED) return false;
  const words = title.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.every((word) => BARE.has(word)) || words.some((word) => STOPGAP.has(word));
}

const OWNERS = phrasesOfKind('owner');
const LEARNERS = phrasesOfKind('learner');
/** Whether a title says that its holder learns the trade: "Apprentice Joiner". */
export const isLearner = (title: string): boolean => LEARNERS.test(title);
/** A "product owner" is employed, and an owner-operator drives. */
const EMPLOYED_OWNER =
  /\b(?:product|process|service|system|data|control|risk) owner\b|\bowner[ -](?:operator|driver)\b/i;
/** Posts for which one's own master may well apply. */
const AT_THE_TOP = /\b(?:director|chief|ceo|coo|president|head|partner|executive|founder|owner)\b/i;

/** Whether a title speaks against its holder: "Founder" for an employee's post, "Trainee" of a training that is over. */
function worksAgainst(title: string, wanted: string, isOver: boolean): boolean {
  if (wanted === '') return false;
  const isMaster = OWNERS.test(title) && !EMPLOYED_OWNER.test(title);
  if (isMaster && !AT_THE_TOP.test(wanted)) return true;
  return isOver && LEARNERS.test(title) && !LEARNERS.test(wanted);
}

/** Occupations this near are one line of work. */
const SAME_TRADE = 0.5;
/** Titles this near are, whatever the table of occupations says. */
const LIKE_TITLE = 0.4;

/** Whether a title is of the ad's line of work, by its words or by its occupation. */
function isOfAdsTrade(title: string, wanted: string): boolean {
  if (wanted === '' || title === '') return false;
  if (titleLikeness(wanted, title) >= LIKE_TITLE) return true;
  const [[asked], [held]] = [occupationOf(wanted), occupationOf(title)];
  return (
    asked !== undefined &&
    held !== undefined &&
    relatedness(held.occupation, asked.occupation) >= SAME_TRADE
  );
}

/** A title of the person's, with its place and as it stands there. */
export interface HeldTitle {
  title: string;
  /** With the field or unit that stands behind it: "Senior Executive, Major Gifts". */
  full: string;
  own: string;
  path: string;
}

/** An older title must be this much nearer to the ad than the latest, and be left no longer ago; one that was held for long, twice that. */
const NEARER = 0.35;
const OLDER_MONTHS_MAX = 10 * 12;
const LONG_HELD_MONTHS = 5 * 12;

/** "Designer, later Senior Designer": of two titles of one entry the last. */
const lastOf = (position: string): string =>
  position
    .split(/,? (?:then|later|afterwards|now|promoted to) (?=\p{L})/iu)
    .findLast(holdsTitleWord) ?? position;

/** "Staff Midwife" of "Staff Midwife, Labour Ward (nights)": the title before the place or unit that stands with it. */
export function nameOf(position: string): string {
  const [name = position] = lastOf(position).split(/,| \(| [–—-] | \/ /);
  return holdsTitleWord(name) ? name.trim() : position;
}

const FULL_CHARS_MAX = 56;
const BEHIND_COMMA = /^[\p{L}][\p{L} .&/'’-]+(?:, [\p{L}][\p{L} .&'’-]+)?$/u;

/** "Senior Executive, Major Gifts" in full; the plain title where what stands behind it is a place or a remark. */
function fullOf(position: string, title: string, location: string | undefined): string {
  const [full = ''] = withoutCapitals(lastOf(position)).split(/ \(| [–—-] | \/ /);
  const [, behind = ''] = full.split(', ');
  const isPlace = behind !== '' && (location ?? '').includes(behind);
  return full.length <= FULL_CHARS_MAX && BEHIND_COMMA.test(full) && !isPlace && behind !== ''
    ? full.trim()
    : title;
}

type Role = NonNullable<Resume['work']>[number];

const SIDE =
  /\b(?:part[- ]time|weekends?|saturdays?|sundays?|evenings?|casual|seasonal|family (?:business|shop|farm|firm|restaurant)|volunt\w+|unpaid|honorary|pro bono|side (?:job|business)|on the side|occasional|relief|stand-?in|zero[- ]hours?)\b/i;

/** Work without pay names nobody, whatever else is known of them. */
const UNPAID = /\b(?:volunt\w+|unpaid|honorary|pro bono)\b/i;

/** Whether a role's head says that it is beside another one, or unpaid. */
const says = (sign: RegExp, head: readonly (string | undefined)[]): boolean =>
  head.some((text) => text !== undefined && sign.test(text));

/** A side job stands behind a main one that ended no longer before it. */
const BESIDE_MONTHS_MAX = 3 * 12;

/** Jobs that began after this one and stand above it, before its missing end says that it has none told. */
const LATER_MIN = 2;

/** Whether a role without an end stands below several that began after it and one of which goes on: in a list with the newest first it has ended. */
function isLongPast(work: readonly Role[], index: number): boolean {
  const { startDate = '', endDate } = work[index] ?? {};
  const above = work.slice(0, index);
  return (
    endDate === undefined &&
    above.length >= LATER_MIN &&
    above.every((role) => (role.startDate ?? '') > startDate) &&
    above.some((role) => role.endDate === undefined)
  );
}

/** The titles that a reader may be told first: the latest, or before it an older one that is much nearer to the ad. */
export function findHeldTitles(resume: Resume, wanted: string, asOf: YearMonth): HeldTitle[] {
  const now = monthNumber(asOf, 'end');
  const work = resume.work ?? [];
  const written = findAsWritten(resume, 'work')?.lines ?? [];
  const headRows = (index: number): string[] =>
    written
      .filter(({ entry, kind }) => entry === `work[${index}]` && kind === 'head')
      .map(({ text }) => text);
  const all = work
    .map((entry, index) => ({
      start: monthNumber(entry.startDate ?? entry.endDate ?? asOf, 'start'),
      isSide: says(SIDE, [entry.position, ...headRows(index)]),
      isUnpaid: says(UNPAID, [entry.position, entry.description, ...headRows(index)]),
      own: entry.position?.trim() ?? '',
      location: entry.location,
      path: `work[${index}].position`,
      end:
        isTimeOffEntry(entry) || (entry.startDate === undefined && entry.endDate === undefined)
          ? null
          : monthNumber(
              entry.endDate ?? (isLongPast(work, index) ? entry.startDate : asOf) ?? asOf,
              'end',
            ),
    }))
    .filter(({ end }) => end !== null)
    .sort((a, b) => (b.end ?? 0) - (a.end ?? 0))
    .map((role) => ({ ...role, title: withoutCapitals(nameOf(role.own)) }));
  const held = all.filter(
    ({ own, end, isUnpaid, title }) =>
      !worksAgainst(own, wanted, (end ?? now) < now) &&
      (!isUnpaid || titleLikeness(wanted, title) >= AS_ASKED),
  );
  // Behind what speaks against the person only what is of the ad's trade, or still fresh, says who one is.
  const roles = held.filter(
    ({ title, end }) =>
      held[0] === all[0] || now - (end ?? 0) <= BESIDE_MONTHS_MAX || isOfAdsTrade(title, wanted),
  );
  const main = roles.filter(
    ({ isSide, title }) => !isSide || titleLikeness(wanted, title) >= AS_ASKED,
  );
  // Who has had nothing else for years is what that job says.
  const isLate = (main[0]?.end ?? 0) >= (roles[0]?.end ?? 0) - BESIDE_MONTHS_MAX;
  const [latest, ...others] = isLate ? main : roles;
  if (latest === undefined) return [];
  const likeness = wanted === '' ? 1 : titleLikeness(wanted, latest.title);
  const isLatestOfTrade = wanted === '' || isOfAdsTrade(latest.title, wanted);
  const nearer = others.find(({ title, start, end }) => {
    const isLong = (end ?? 0) - start >= LONG_HELD_MONTHS;
    return (
      isPlainTitle(title) &&
      now - (end ?? 0) <= OLDER_MONTHS_MAX * (isLong ? 2 : 1) &&
      (titleLikeness(wanted, title) >= likeness + NEARER ||
        (!isLatestOfTrade && isOfAdsTrade(title, wanted)))
    );
  });
  // What was left that long ago tells nobody who one is now.
  const isPast = wanted !== '' && now - (latest.end ?? 0) > OLDER_MONTHS_MAX && !isLatestOfTrade;
  return [nearer, isPast ? undefined : latest].flatMap((role) =>
    role === undefined || !isPlainTitle(role.title) ? [] : toHeldTitle(role, wanted),
  );
}

const RANK_BEHIND =
  / \([^()]*\b(?:act(?:in)?g|interim|trainee|temp|temporary|pre-reg|student|intern|deputy|relief|designate)\b[^()]*\)/i;

/** The title with what makes it tell who one is; none where even that says nothing. */
function toHeldTitle(
  {
    title,
    own,
    path,
    location,
  }: Pick<HeldTitle, 'title' | 'own' | 'path'> & {
    location: string | undefined;
  },
  wanted: string,
): HeldTitle[] {
  // "(Acting)" is a part of the rank: without it the title would say more.
  const [rank = ''] = RANK_BEHIND.exec(own) ?? [];
  const full = `${fullOf(own, title, location)}${rank}`;
  if (isWeakTitle(full, wanted)) return [];
  // "Senior Executive" alone says nothing, "Senior Executive, Major Gifts" does.
  return [{ title: isWeakTitle(title, wanted) ? full : `${title}${rank}`, full, own, path }];
}

/** The title of the latest role, with its path; null where the dates or the title leave it open. */
export function findLatestTitle(
  resume: Resume,
  asOf: YearMonth,
): { title: string; path: string } | null {
  const [latest] = findHeldTitles(resume, '', asOf);
  return latest === undefined ? null : { title: latest.title, path: latest.path };
}

/** "SOFTWARE ENGINEER" set in capitals by its layout; short words may be acronyms and stay. */
export const withoutCapitals = (title: string): string =>
  title !== title.toUpperCase()
    ? title
    : title.replace(/\p{Lu}{2,}/gu, (word) =>
        word.length >= PLAIN_LETTERS_MIN || isShortPlain(word.toLowerCase())
          ? word.slice(0, 1) + word.slice(1).toLowerCase()
          : word,
      );
const PLAIN_LETTERS_MIN = 4;
