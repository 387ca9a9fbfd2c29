import type { Blank, Resume } from '@trueline/contracts';
import { standsAsWritten } from '../document/as-written.ts';
import { listLines } from '../document/paths.ts';
import { isTimeOffEntry } from '../document/time-off.ts';
import { isPersonNoun } from '../language/en/readings.ts';
import { capitalize } from '../rules/line-text.ts';
import { nameKey } from '../taxonomy/name-key.ts';
import { TITLE_WORDS } from '../taxonomy/titles.ts';
import { findNamedRole } from './likely-role.ts';
import { ELSEWHERE, type PlannedOption } from './planned-ask.ts';

/** Which job, in the person's words. */
const JOB: Blank = {
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

export interface NamedJob {
  position?: string;
  name?: string;
}

const LEAD =
  /^(?:(?:it was )?(?:in|at|as|for|when I was|while I was|I was)\s+)?(?:(?:my|an?|the)\s+)?(?:(?:old|former|first|last|earlier|previous|other)\s+)?(?:(?:job|work|role|position)\s+(?:as|at|with|for)\s+(?:an?\s+)?)?/iu;
const PARTED = /^(.+?)(?:\s+(?:at|with|for|@)\s+|,\s+|\s+[-–—|/]\s+)(.+)$/u;

/** "cook at Blue Door": title and employer, as far as the person tells them. A single name is a title where an occupation is called so, else the employer. */
export function readJob(said: string): NamedJob {
  const plain = said
    .replace(/\s+/g, ' ')
    .replace(/[\s.;,]+$/, '')
    .trim();
  const bare = plain.replace(LEAD, '').trim();
  const [, first = '', second = ''] = PARTED.exec(bare) ?? [];
  if (first === '') return isTitle(bare) ? { position: capitalize(bare) } : { name: bare };
  const isTurned = isTitle(second) && !isTitle(first);
  const [position, name] = isTurned ? [second, first] : [first, second];
  return { position: capitalize(position), name };
}

const isTitle = (text: string): boolean =>
  /^\p{Ll}/u.test(text) || isTitleWord(text.toLowerCase().split(' ').at(-1) ?? '');
const isTitleWord = (word: string): boolean => TITLE_WORDS.has(word) || isPersonNoun(word);

/** Where the lines of a job that the person names belong. */
export interface JobPlace {
  entry: string;
  /** What the entry does not say of itself: before the line, so that it is nobody else's. */
  label?: string;
  /** Fields of an entry that the resume has not. */
  fields: NamedJob;
}

/** The role of that name; where a line alone names it, behind that line under its name; else an entry of its own, without dates. */
export function placeOfJob(
  resume: Resume,
  said: string,
  /** The entries that other answers have made. */
  made: readonly { path: string; after: string }[],
): JobPlace {
  const job = readJob(said);
  const named = findNamedRole(resume, said) ?? findRoleCalled(resume, job);
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

/** "Tollgate" for "TOLLGATE PACKAGING LTD": the role whose employer holds what was typed, where only one does. */
function findRoleCalled(resume: Resume, { name = '', position = '' }: NamedJob): string | null {
  const holds = (text = '', part = ''): boolean =>
    part.length >= NAME_MIN && wordsIn(text).includes(wordsIn(part));
  const found = (resume.work ?? []).flatMap((role, at) =>
    (name === '' ? holds(role.position, position) : holds(role.name, name)) ? [at] : [],
  );
  return found.length === 1 ? `work[${found[0]}]` : null;
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
