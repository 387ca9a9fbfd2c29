import { findAsWritten, type Resume } from '@trueline/contracts';
import plainRows from '../../data/taxonomy/plain-titles.json' with { type: 'json' };
import type { Draft } from '../document/change-draft.ts';
import { monthNumber, type YearMonth } from '../document/dates.ts';
import type { JobTerms } from '../document/job-terms.ts';
import { listKeptLines } from '../document/kept-lines.ts';
import { isTimeOffEntry } from '../document/time-off.ts';
import { hasForm } from '../language/forms.ts';
import { readTable } from '../language/table.ts';
import { titleLikeness } from '../match/title.ts';
import { capitalize } from '../rules/line-text.ts';
import { isLapsed, isUnderWay } from '../taxonomy/credentials.ts';
import { aliasesOf, findSkills } from '../taxonomy/skills.ts';
import { SHORT_TITLE_WORDS } from '../taxonomy/title-words.ts';
import { TITLE_WORDS } from '../taxonomy/titles.ts';
import { isFurniture, isLoneHeading, isOwnName } from './kept-text.ts';

const isTitleWord = (word: string): boolean => {
  const lower = word.toLowerCase();
  return TITLE_WORDS.has(lower) || TITLE_WORDS.has(SHORT_TITLE_WORDS.get(lower) ?? '');
};
const holdsTitleWord = (text: string): boolean => text.split(/[^\p{L}]+/u).some(isTitleWord);

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

/** A title of the person's, with its place and as it stands there. */
export interface HeldTitle {
  title: string;
  /** With the field or unit that stands behind it: "Senior Executive, Major Gifts". */
  full: string;
  own: string;
  path: string;
}

/** An older title must be this much nearer to the ad than the latest, and be left no longer ago. */
const NEARER = 0.35;
const OLDER_MONTHS_MAX = 10 * 12;

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
  /\b(?:part[- ]time|weekends?|saturdays?|sundays?|evenings?|casual|seasonal|volunt\w+|voluntary|side (?:job|business)|on the side|occasional|relief|stand-?in|zero[- ]hours?)\b/i;

/** Whether a role says of itself that it is beside another one. */
const isSideJob = ({ position = '' }: Role, rows: string[]): boolean =>
  [position, ...rows].some((text) => SIDE.test(text));

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
  const roles = work
    .map((entry, index) => ({
      isSide: isSideJob(entry, headRows(index)),
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
  const main = roles.filter(
    ({ isSide, title }) => !isSide || titleLikeness(wanted, title) >= AS_ASKED,
  );
  // Who has had nothing else for years is what that job says.
  const isLate = (main[0]?.end ?? 0) >= (roles[0]?.end ?? 0) - BESIDE_MONTHS_MAX;
  const [latest, ...others] = isLate ? main : roles;
  if (latest === undefined) return [];
  const likeness = wanted === '' ? 1 : titleLikeness(wanted, latest.title);
  const nearer = others.find(
    ({ title, end }) =>
      isPlainTitle(title) &&
      now - (end ?? 0) <= OLDER_MONTHS_MAX &&
      titleLikeness(wanted, title) >= likeness + NEARER,
  );
  return [nearer, latest].flatMap((role) =>
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
const withoutCapitals = (title: string): string =>
  title !== title.toUpperCase()
    ? title
    : title.replace(/\p{Lu}{4,}/gu, (word) => word.slice(0, 1) + word.slice(1).toLowerCase());

/** What many trades ask for tells nobody who one is. */
const EVERYBODYS = /first aid|\bcpr\b|driv|licen[cs]e|whmis|food ?safe|background|check$/i;
/** Longer names of certificates stay in their own section. */
const CREDENTIAL_CHARS_MAX = 34;

/** The certificate of the person's that the ad requires, where its name is short. */
function findCredential(
  resume: Resume,
  terms: JobTerms,
  title: string,
): { name: string; path: string } | undefined {
  const asked = [...terms.values()].filter(
    ({ kind, level }) => kind === 'cert' && level === 'must',
  );
  const held = (resume.certificates ?? []).map(({ name }, index) => ({
    name: name?.trim() ?? '',
    path: `certificates[${index}].name`,
  }));
  return held.find(
    ({ name }) =>
      name !== '' &&
      name.length <= CREDENTIAL_CHARS_MAX &&
      !/\p{Lu}{3,} \p{Lu}{2,}/u.test(name) &&
      !title.toLowerCase().includes(name.toLowerCase()) &&
      !isLapsed(name) &&
      !isUnderWay(name) &&
      !EVERYBODYS.test(name) &&
      asked.some((term) => aliasesOf(term.name).some((alias) => hasForm(name, alias))),
  );
}

/** Whether these words are a field, a trade or letters behind a name, and no place or address. */
const isTagline = (text: string): boolean =>
  text.length <= TAGLINE_CHARS_MAX &&
  !/[\d@:]|\.\p{Ll}/u.test(text) &&
  (POST_NOMINAL.test(text) || holdsTitleWord(text) || findSkills(text).length > 0);
const TAGLINE_CHARS_MAX = 44;
const HEADLINE_CHARS_MAX = 84;
const POST_NOMINAL =
  /\b(?:B\.?A|B\.?Sc|B\.?Ed|B\.?Eng|B\.?Com|M\.?A|M\.?Sc|M\.?Ed|M\.?Eng|MBA|Ph\.?D|LL\.?[BM]|R\.?N|CPA|FCA|ACCA|FIA|CPHR|CEng|P\.?Eng)\b/;

/** What the person put under their name and no field holds: "Fundraising & Donor Relations". */
function findTagline(resume: Resume): { path: string; text: string } | undefined {
  const kept = resume.meta?.trueline?.kept ?? [];
  return listKeptLines(resume).find(
    ({ text, heading }, at) =>
      heading === undefined &&
      kept[at]?.after === 'basics' &&
      !isOwnName(text, resume.basics?.name ?? '') &&
      !isFurniture(text) &&
      !isLoneHeading(text) &&
      isTagline(text),
  );
}

/** A headline where there is none: the person's own words under their name behind a held title, the nearest to the ad, with the credential that it requires; one in small letters or capitals gets its own. Never the ad's title. */
export function proposeHeadline(
  resume: Resume,
  terms: JobTerms,
  wanted: string,
  asOf: YearMonth,
): Draft[] {
  const label = resume.basics?.label?.trim() ?? '';
  const tagline = findTagline(resume);
  const [held] = findHeldTitles(resume, wanted, asOf);
  const opening = label === '' ? held && capitalize(held.full) : betterCapitals(label);
  if (opening === undefined) return [];
  const isNew = tagline !== undefined && !opening.includes(tagline.text);
  const told = isNew ? `${opening} | ${tagline.text}` : opening;
  if (isNew && told.length <= HEADLINE_CHARS_MAX) {
    const source =
      label === ''
        ? { path: held?.path ?? '', text: held?.own ?? '' }
        : { path: 'basics.label', text: label };
    return [
      headline(label, told, [source, { path: tagline.path, text: tagline.text }]),
      {
        path: tagline.path,
        before: tagline.text,
        after: '',
        kind: 'duplicate',
        reason: 'It stands in the headline now.',
        sources: [{ path: tagline.path, text: tagline.text }],
        verdict: 'proven',
      },
    ];
  }
  if (label !== '')
    return opening === label
      ? []
      : [headline(label, opening, [{ path: 'basics.label', text: label }])];
  if (held === undefined) return [];
  const credential = findCredential(resume, terms, held.title);
  return [
    headline('', credential === undefined ? opening : `${opening} | ${credential.name}`, [
      { path: held.path, text: held.own },
      ...(credential === undefined ? [] : [{ path: credential.path, text: credential.name }]),
    ]),
  ];
}

const headline = (before: string, after: string, sources: Draft['sources']): Draft => ({
  path: 'basics.label',
  before,
  after,
  kind: 'headline',
  reason:
    before === ''
      ? 'Your own title under your name says at once who you are.'
      : 'Your own title, written as one.',
  sources,
  verdict: 'proven',
});

function betterCapitals(label: string): string {
  const better = capitalize(withoutCapitals(label));
  return isPlainTitle(better) ? better : label;
}
