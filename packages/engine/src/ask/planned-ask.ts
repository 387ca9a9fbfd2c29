import {
  type Ask,
  type AskOption,
  type AskType,
  type Change,
  type DetailFormat,
  ELSEWHERE,
  type Resume,
  type Score,
} from '@trueline/contracts';
import { canAddTo, canReword, headText } from '../document/as-written.ts';
import type { YearMonth } from '../document/dates.ts';
import type { JobTerms } from '../document/job-terms.ts';
import { findValue } from '../document/paths.ts';
import { isTimeOffEntry } from '../document/time-off.ts';
import { type Job, workOf } from '../document/work-history.ts';
import { spokenEmployer, spokenRole } from './spoken-name.ts';

/** Where the line of an option goes. */
type Target =
  | { kind: 'replace'; path: string }
  /** The line under the name of its work; of several names all stand before it. */
  | { kind: 'name'; path: string; name: string }
  /** What follows the line as other answers leave it. */
  | { kind: 'append'; path: string; tail: string }
  /** A new bullet; a `role` blank may name another of the roles. `thing` is what the ad names and the line tells of. */
  | {
      kind: 'bullet';
      entry: string;
      roles?: readonly RoleChoice[];
      thing?: { name: string; isListed: boolean };
    }
  /** An item of the list of skills. */
  | { kind: 'skill' }
  /** A new entry of a section: its fields with lines of their own, the first one needed. */
  | {
      kind: 'entry';
      section: 'certificates' | 'education' | 'languages';
      fields: Readonly<Record<string, string>>;
    }
  /** Where all that was ticked stands. */
  | { kind: 'elsewhere' }
  | { kind: 'detail' }
  | { kind: 'change'; changeId: string }
  | { kind: 'motive' };

export interface PlannedOption extends AskOption {
  target?: Target;
  /** Of a tick: what it is declined by where others are ticked and it is not. */
  topic?: string;
}

/** An ask before it is ranked, with what becomes of its answers. */
export interface PlannedAsk extends Omit<Ask, 'worth' | 'options'> {
  options: PlannedOption[];
  /** What a "yes" would add to the score, as far as that is known beforehand. */
  points: number;
  /** How likely a "yes" is, 0 to 1. */
  likely: number;
  /** Of a `confirm`: more than likeness of words stands behind it. */
  isSure?: boolean;
  /** What of the ad it asks about, where that is more than one thing. */
  covers?: string[];
  /** Of a role that tells nothing yet: without an answer it stays empty. */
  fillsRole?: boolean;
  /** Of a `detail`: how its value is written. */
  format?: DetailFormat;
}

/** What asks are made of. */
export interface AskContext {
  resume: Resume;
  jobDescription: string;
  score: Score;
  terms: JobTerms;
  /** As they stand after the person's decisions. */
  changes: readonly Change[];
  /** Lines that may tell of what the ad asks for, by somebody who has read both: to be asked about. */
  near?: readonly { path: string; term: string }[];
  asOf: YearMonth;
}

export interface RoleChoice {
  label: string;
  entry: string;
}

const MAX_ROLES = 6;

/** The roles that a line can stand under, the likeliest first. */
export function listRoles(resume: Resume, likely: string | null): RoleChoice[] {
  const roles = workOf(resume)
    .filter(({ index }) => {
      const entry = resume.work?.[index];
      return entry !== undefined && !isTimeOffEntry(entry);
    })
    .map((job) => ({ label: roleInWords(resume, job), entry: job.path }))
    .filter(({ entry }) => canAddTo(resume, `${entry}.highlights`));
  const unlike = roles.filter(
    ({ label }, at) => roles.findIndex((role) => role.label === label) === at,
  );
  return unlike
    .toSorted((a, b) => Number(b.entry === likely) - Number(a.entry === likely))
    .slice(0, MAX_ROLES);
}

const HEAD_MAX = 60;

/** A role as one speaks of it; where its title or employer was not read for certain, by the row that stands over it. */
export function roleInWords(resume: Resume, job: Job): string {
  if (job.position !== '' && job.employer !== '') return spokenRole(job);
  const head = headText(resume, job.path);
  return head === undefined ? spokenRole(job) : `“${shorten(head, HEAD_MAX)}”`;
}

/** Points that the score lost for a requirement. */
export const pointsLost = (score: Score, requirementId: string): number =>
  score.components
    .flatMap(({ lost }) => lost)
    .filter((loss) => loss.requirementId === requirementId)
    .reduce((sum, { points }) => sum + points, 0);

/** "at Corner Shop", where the role has an employer by name; else nothing. */
export function atEmployer(resume: Resume, entry: string | null): string {
  const name = entry === null ? undefined : findValue(resume, `${entry}.name`);
  const said = typeof name === 'string' ? spokenEmployer(name) : undefined;
  return said === undefined ? '' : ` at ${said}`;
}

const QUOTE_MAX = 90;

/** The first words of a text, for quoting it in a sentence. */
export function shorten(text: string, max = QUOTE_MAX): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= max ? plain : `${plain.slice(0, max).replace(/[\s,;:]+\S*$/, '')} …`;
}

/** What a line adds in a few words, in brackets where commas would make it one more item of a list. */
export const asideTo = (line: string, aside: string): string =>
  line.includes(',') ? ` (${aside})` : `, ${aside}`;

/** The name by which a question is known again in another session. */
export const topicOf = (type: AskType, subject: string): string =>
  `${type}:${subject
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()}`.slice(0, 160);

/** A line of the resume as the decided changes leave it; undefined where they split or remove it. */
export function standingLine(
  context: Pick<AskContext, 'resume' | 'changes'>,
  path: string,
): string | undefined {
  const change = context.changes.find((item) => item.path === path && item.decision !== 'rejected');
  const original = findValue(context.resume, path);
  if (change === undefined) return typeof original === 'string' ? original : undefined;
  const text = typeof change.decision === 'object' ? change.decision.text : change.after;
  return text.includes('\n') || text.trim() === '' ? undefined : text;
}

export const NO: PlannedOption = { id: 'no', label: 'No', blanks: [] };

/** The ask with the options whose lines its section can print; undefined where none is left. */
export function askShown(resume: Resume, ask: PlannedAsk): PlannedAsk | undefined {
  const about = ask.about.path;
  if (ask.type === 'detail')
    return about === undefined || canReword(resume, about) ? ask : undefined;
  const isShown = ({ id, target }: PlannedOption): boolean => {
    if (target === undefined) return true;
    if (target.kind === 'bullet' && id !== ELSEWHERE)
      return canAddTo(resume, `${target.entry}.highlights`);
    return 'path' in target ? canReword(resume, target.path) : true;
  };
  const options = ask.options.filter(isShown);
  const isAnswerable = options.some(
    ({ target }) => target !== undefined && target.kind !== 'elsewhere',
  );
  return options.length === ask.options.length
    ? ask
    : isAnswerable
      ? { ...ask, options }
      : undefined;
}
