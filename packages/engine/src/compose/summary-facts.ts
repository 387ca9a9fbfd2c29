import type { Resume } from '@trueline/contracts';
import type { Draft } from '../document/change-draft.ts';
import { monthNumber, type YearMonth } from '../document/dates.ts';
import { entryOf, findValue, type ResumeLine } from '../document/paths.ts';
import { titleLikeness } from '../match/title.ts';
import { capitalize } from '../rules/line-text.ts';
import { relatedness } from '../taxonomy/occupation-nearness.ts';
import { occupationOf } from '../taxonomy/occupations.ts';
import { type HeldTitle, isLearner, isPlainTitle, isWeakTitle, nameOf } from './held-titles.ts';

/** A sentence of a summary with the lines that give it. */
export interface Part {
  text: string;
  lines: readonly ResumeLine[];
}

/** Words between blanks. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => word !== '').length;

/** "since 2019", "from 2012 to 2015"; empty without a start, and of a single year, which says as much as none. */
function spanOf(resume: Resume, { path }: HeldTitle, asOf: YearMonth): string {
  const entry = findValue(resume, entryOf(path)) as { startDate?: string; endDate?: string };
  const from = entry.startDate?.slice(0, 4);
  if (from === undefined) return '';
  const { endDate } = entry;
  if (endDate === undefined || monthNumber(endDate, 'start') >= monthNumber(asOf, 'start'))
    return `since ${from}`;
  const to = endDate.slice(0, 4);
  return from === to ? '' : `from ${from} to ${to}`;
}

/** The title with the dates that it was held. */
const sourcesOfHeld = (resume: Resume, { path, own }: HeldTitle): Draft['sources'] => [
  { path, text: own },
  ...['startDate', 'endDate'].flatMap((field) => {
    const date = findValue(resume, `${entryOf(path)}.${field}`);
    return typeof date === 'string' ? [{ path: `${entryOf(path)}.${field}`, text: date }] : [];
  }),
];

/** What a summary is told of: the title, since when, where it is one role's, and the lines that give all. */
interface Career {
  title: string;
  span: string;
  at?: Employer | undefined;
  sources: Draft['sources'];
}

/** An employer as a sentence may name it. */
interface Employer {
  name: string;
  source: Draft['sources'][number];
}

/** A name of letters and few words; one is in an army, not at it, and with oneself or nobody in particular nowhere. */
const EMPLOYER = /^[\p{Lu}\p{N}][\p{L}\p{N} .&'’+-]{1,48}$/u;
const NO_EMPLOYER =
  /\b(?:army|navy|(?:air |defen[cs]e |police |armed )?forces?|corps|regiment|guard|self[- ]employed|freelance\w*|own|private|family|families|various|several|different|confidential|agency work|household|home|n\/a|19\d\d|20\d\d)\b/i;
/** "Local NHS hospitals": what kind of employers, and none by name. */
const SOME_EMPLOYERS = /^(?:Local|Various|Many|Several|Different|Some|Two|Three|Four|Temp)\b/;
const EMPLOYER_WORDS_MAX = 6;

/** The employer of a role that is read for sure, without the place behind a comma. */
function employerOf(resume: Resume, { path, title }: HeldTitle): Employer | undefined {
  const entry = findValue(resume, entryOf(path)) as { name?: string };
  const own = entry.name ?? '';
  const [name = ''] = own.split(/, | \(| [–—|-] /);
  const isPlain =
    EMPLOYER.test(name) &&
    !NO_EMPLOYER.test(name) &&
    !SOME_EMPLOYERS.test(name) &&
    !/\p{Lu}{4}/u.test(name) &&
    countWords(name) <= EMPLOYER_WORDS_MAX &&
    !name.toLowerCase().includes(title.toLowerCase());
  return isPlain ? { name, source: { path: `${entryOf(path)}.name`, text: own } } : undefined;
}

/** Roles this near to each other are one career. */
const CAREER_GAP_MONTHS = 12;

/** The words that end both titles: "Crane Operator" of a mobile and a tower crane operator. */
function commonTail(a: string, b: string): string {
  const [left, right] = [a.split(/\s+/), b.split(/\s+/)];
  let same = 0;
  while (
    same < Math.min(left.length, right.length) &&
    left.at(-1 - same)?.toLowerCase() === right.at(-1 - same)?.toLowerCase()
  )
    same++;
  return left.slice(left.length - same).join(' ');
}

/** The held title with the years in it, and in the roles before that carry the same: "Crane Operator since 2011". */
export function careerOf(resume: Resume, held: HeldTitle, wanted: string, asOf: YearMonth): Career {
  const one = {
    title: held.title,
    span: spanOf(resume, held, asOf),
    at: employerOf(resume, held),
    sources: sourcesOfHeld(resume, held),
  };
  const from = findValue(resume, `${entryOf(held.path)}.startDate`);
  if (typeof from !== 'string' || !one.span.startsWith('since')) return one;
  const earlier = (resume.work ?? [])
    .flatMap(({ position = '', startDate, endDate }, at) =>
      startDate === undefined || endDate === undefined
        ? []
        : [{ position, startDate, endDate, path: `work[${at}].position` }],
    )
    .filter(({ startDate, path }) => startDate < from && path !== held.path)
    .sort((a, b) => b.endDate.localeCompare(a.endDate));
  let reached = from;
  let { title } = held;
  const sources = [...one.sources];
  for (const role of earlier) {
    const gap = monthNumber(reached, 'start') - monthNumber(role.endDate, 'end');
    const tail = commonTail(title, nameOf(role.position));
    // "Farm hand and driver" was a driver for a part of the time.
    const isShared = / and | & |\//.test(role.position);
    if (gap > CAREER_GAP_MONTHS || tail === '' || isShared) break;
    if (isWeakTitle(tail, '') || !isPlainTitle(tail)) break;
    // Years of learning a trade are none of doing it.
    if (isLearner(role.position) && !isLearner(held.title)) break;
    // A title that only many share says less than the person's own.
    if (
      tail.split(' ').length < title.split(' ').length &&
      titleLikeness(wanted, tail) + 0.01 < titleLikeness(wanted, title)
    )
      break;
    title = tail;
    if (role.startDate < reached) reached = role.startDate;
    sources.push(...sourcesOfHeld(resume, { ...held, own: role.position, path: role.path }));
  }
  if (reached === from) return one;
  return { title, span: `since ${reached.slice(0, 4)}`, sources };
}

/** Occupations this near are one line of work. */
const RELATED = 0.5;

/** The older role that is nearest to the ad's occupation, with its years; none where that is open, or the years of the career count it already. */
export function findEarlier(
  resume: Resume,
  wanted: string,
  held: HeldTitle,
  { sources, at: latest }: Career,
  asOf: YearMonth,
): Part | undefined {
  const [asked] = occupationOf(wanted);
  const from = (findValue(resume, entryOf(held.path)) as { startDate?: string }).startDate ?? '';
  if (asked === undefined || from === '') return undefined;
  const [best] = (resume.work ?? [])
    .flatMap(({ position = '', endDate = '9', highlights = [] }, at) => {
      const title = position.trim();
      const role = { title, full: title, own: position, path: `work[${at}].position` };
      const [found] = occupationOf(role.title, highlights);
      const isCounted = sources.some(({ path }) => path === role.path);
      // What one learned, and two titles in one, say less than the title that came of it.
      const isOwn = !isLearner(title) && !/ (?:then|later) /i.test(title);
      const isOther = isOwn && role.title.toLowerCase() !== held.title.toLowerCase() && !isCounted;
      if (found === undefined || !isOther || endDate > from || !isPlainTitle(role.title)) return [];
      const span = spanOf(resume, role, asOf);
      const near = relatedness(found.occupation, asked.occupation);
      return near < RELATED || !span.startsWith('from') ? [] : [{ role, span, near }];
    })
    .sort((a, b) => b.near - a.near);
  if (best === undefined) return undefined;
  const { role, span } = best;
  const employer = employerOf(resume, role);
  const at = employer?.name === latest?.name ? undefined : employer;
  const told = [...sourcesOfHeld(resume, role), ...(at === undefined ? [] : [at.source])];
  const lines = told.map((line) => ({ ...line, entry: entryOf(line.path) }));
  return {
    text: `${capitalize(role.title)}${at === undefined ? '' : ` at ${at.name}`} ${span}`,
    lines,
  };
}
