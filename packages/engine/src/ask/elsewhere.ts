import { type Blank, ELSEWHERE, type Resume } from '@trueline/contracts';
import townBodies from '../../data/asks/town-bodies.json' with { type: 'json' };
import { standsAsWritten } from '../document/as-written.ts';
import { listLines } from '../document/paths.ts';
import { isTimeOffEntry } from '../document/time-off.ts';
import { nameKey } from '../taxonomy/name-key.ts';
import { type NamedJob, readJob } from './named-job.ts';
import type { PlannedOption } from './planned-ask.ts';
import { spokenEmployer, spokenTitle } from './spoken-name.ts';

/** Which job, in the person's words. */
export const JOB: Blank = {
  name: 'job',
  kind: 'text',
  label: 'Which job was it? Such as: cook at Blue Door',
  optional: false,
};

/** What of an option asks for the job: the quickest answer never goes there. */
export const asksForJob = ({ blanks }: Pick<PlannedOption, 'blanks'>): boolean =>
  blanks.some(({ name }) => name === JOB.name);

/** Whether the reader is not sure of the work history: another job stands before the other ways out then. */
export const isWorkDoubted = (resume: Resume): boolean => standsAsWritten(resume, 'work[0]');

/** The same line under a job that the person names. */
export const inAnotherJob = (option: PlannedOption, label: string): PlannedOption => ({
  ...option,
  id: ELSEWHERE,
  label,
  blanks: [...option.blanks.filter(({ name }) => name !== 'role'), JOB],
});

/** What puts all ticks of an ask under another job. */
export const TICKED_ELSEWHERE: PlannedOption = {
  id: ELSEWHERE,
  label: 'What I ticked was in another job',
  line: '[job]',
  blanks: [JOB],
  target: { kind: 'elsewhere' },
};

/** Where the lines of a job that the person names belong. */
export interface JobPlace {
  entry: string;
  /** What the entry does not say of itself: before the line, so that it is nobody else's. */
  label?: string;
  /** Fields of an entry that the resume has not. */
  fields: NamedJob;
}

/** The role of that name; where a line alone names it, behind that line under its name; else an entry of its own, without dates. Null where no job is named. */
export function placeOfJob(
  resume: Resume,
  said: string,
  /** The entries that other answers have made. */
  made: readonly { path: string; after: string }[],
): JobPlace | null {
  const job = readJob(said);
  if (job === null) return null;
  const named = findRoleOf(resume, job);
  if (named !== null) return { entry: named, fields: {} };
  const told = findTelling(resume, job);
  if (told !== null) return { entry: told, label: job.name ?? job.position ?? said, fields: {} };
  return { entry: newEntryFor(resume, job, made), fields: job };
}

const wordsIn = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
const NAME_MIN = 4;

/** A name as it is compared: "The Marks & Spencer" is "marks and spencer". */
const keyOf = (name: string): string =>
  wordsIn(name.replaceAll('&', ' and ').replace(/['’]/g, ''))
    .replace(/^ the /, ' ')
    .trim();

/** Two names of one employer: whole, but for its legal form, and for its town where one of them has it. */
function isSameEmployer(one: string, other: string): boolean {
  const [whole, bare] = [keyOf(one), keyOf(spokenEmployer(one) ?? one)];
  const [otherWhole, otherBare] = [keyOf(other), keyOf(spokenEmployer(other) ?? other)];
  if (whole === '' || otherWhole === '') return false;
  return (
    whole === otherWhole ||
    whole === otherBare ||
    bare === otherWhole ||
    isSameLegal(one, other) ||
    isShortFor(whole, otherWhole)
  );
}

/** "Tollgate" for "Tollgate Packaging Ltd", but no town for its council or its school. */
const isShortFor = (short: string, whole: string): boolean =>
  short.length >= NAME_MIN &&
  whole.startsWith(`${short} `) &&
  !whole
    .slice(short.length)
    .split(' ')
    .some((word) => OF_A_TOWN.has(word));
const OF_A_TOWN: ReadonlySet<string> = new Set(townBodies.rows);

/** "Corner Shop Inc" for "CORNER SHOP LTD." with no place behind either. */
const isSameLegal = (one: string, other: string): boolean =>
  ![one, other].some((name) => /,\s|\s[–—-]+\s/.test(name)) &&
  keyOf(spokenEmployer(one) ?? one) === keyOf(spokenEmployer(other) ?? other);

/** Two titles of one job: the same, or one of those that a role was held under. */
const isSameTitle = (said: string, position: string): boolean =>
  [position, spokenTitle(position), ...position.split(/\s*[/,;|(]\s*|\s[–—-]\s/)].some(
    (title) => keyOf(title) !== '' && keyOf(title) === keyOf(said),
  );

/** The one role that is meant: at that employer, of that title where both are told; by the title alone only where no employer is told. */
function findRoleOf(resume: Resume, { name = '', position = '' }: NamedJob): string | null {
  const roles = [
    ...(resume.work ?? []).flatMap((role, at) =>
      isTimeOffEntry(role)
        ? []
        : [{ entry: `work[${at}]`, title: role.position ?? '', employer: role.name ?? '' }],
    ),
    ...(resume.volunteer ?? []).map((role, at) => ({
      entry: `volunteer[${at}]`,
      title: role.position ?? '',
      employer: role.organization ?? '',
    })),
  ];
  const found = roles.filter(({ title, employer }) =>
    name === ''
      ? isSameTitle(position, title) || isSameEmployer(position, employer)
      : isSameEmployer(name, employer) &&
        (position === '' || title === '' || isSameTitle(position, title)),
  );
  return found.length === 1 ? (found[0]?.entry ?? null) : null;
}

/** A job that only a line of the work history tells of, as one beside a break: the entry of that line, unless it is of another employer. */
function findTelling(resume: Resume, { name = '' }: NamedJob): string | null {
  if (name.length < NAME_MIN) return null;
  const line = listLines(resume).find(({ path, entry, text }) => {
    if (!/^work\[\d+\]\.(?:highlights|summary)/.test(path)) return false;
    const role = resume.work?.[Number(/\d+/.exec(entry)?.[0])];
    const isOpen = role !== undefined && (isTimeOffEntry(role) || (role.name ?? '') === '');
    return isOpen && wordsIn(text).includes(wordsIn(name));
  });
  return line?.entry ?? null;
}

/** Far behind the entries of the resume: they close up. */
const FIRST_NEW = 500;

/** The place of a job that the resume has not; the same one for all answers that name it. */
function newEntryFor(
  resume: Resume,
  { position = '', name = '' }: NamedJob,
  made: readonly { path: string; after: string }[],
): string {
  const NEW = /^work\[(\d+)\]\.(position|name)$/;
  const fields = made.flatMap(({ path, after }) => {
    const [, at, field] = NEW.exec(path) ?? [];
    return at === undefined ? [] : [{ at: Number(at), field, after }];
  });
  const jobs = Map.groupBy(fields, ({ at }) => at);
  const fieldOf = (own: typeof fields, field: string): string =>
    nameKey(own.find((one) => one.field === field)?.after ?? '');
  const same = [...jobs].find(
    ([, own]) =>
      fieldOf(own, 'position') === nameKey(position) && fieldOf(own, 'name') === nameKey(name),
  );
  const next = Math.max((resume.work ?? []).length + FIRST_NEW - 1, ...jobs.keys()) + 1;
  return `work[${same?.[0] ?? next}]`;
}
