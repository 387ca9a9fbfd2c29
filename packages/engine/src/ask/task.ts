import type { Score } from '@trueline/contracts';
import taskRows from '../../data/taxonomy/occupation-tasks.json' with { type: 'json' };
import { findValue, listLines } from '../document/paths.ts';
import { type Job, workOf } from '../document/work-history.ts';
import { stemsOf } from '../language/en/text-stems.ts';
import { readVerb } from '../language/en/verb-forms.ts';
import { memoize } from '../language/memoize.ts';
import { once } from '../language/once.ts';
import { itemsOf, readTable } from '../language/table.ts';
import { hasPastOpener, roleTense } from '../rules/line/role-tense.ts';
import { retell } from '../rules/retell.ts';
import { voiceOf } from '../rules/voice.ts';
import { relatedness } from '../taxonomy/occupation-nearness.ts';
import { type OccupationCandidate, occupationOf, readTitle } from '../taxonomy/occupations.ts';
import { stemRarity } from '../taxonomy/rarity.ts';
import { shareOf } from './answers-ad.ts';
import { isEmptyDuty, nameDuty, type Tense, tellDutyAs } from './duty-line.ts';
import { TICKED_ELSEWHERE } from './elsewhere.ts';
import { findLatestRole, findLikelyRole } from './likely-role.ts';
import {
  type AskContext,
  listRoles,
  NO,
  type PlannedAsk,
  pointsLost,
  roleInWords,
  topicOf,
} from './planned-ask.ts';
import { NUMBER_OF, toOption } from './task-option.ts';

/** So many tasks an ask lists, and so many roles are asked about. */
const TASKS_MAX = 7;
const ROLES_MAX = 2;
/** A duty whose credit is higher is told already. */
const TOLD_CREDIT = 0.6;
/** So much of a task's words, weighed by how rare they are, a line of the resume holds where it tells it, and the ad where it asks for it. */
const TOLD_SHARE = 0.6;
const ASKED_SHARE = 0.55;
const LIKELY = 0.6;
/** A duty that people of the person's own occupation do. */
const OWN_OCCUPATION = 1.4;
/** So much nearer to the ad's occupation a role has to be to stand before a later one. */
const NEARER = 0.5;
const OCCUPATIONS_MAX = 2;
const OCCUPATION_SHARE_MIN = 0.15;
/** What a line adds to a role that has none, beside what the ad asks for. */
const FIRST_LINE_POINTS = 0.4;

const tasksByCode = once(
  () =>
    new Map(
      readTable<{ code: string; tasks: string }>(taskRows).map(({ code, tasks }) => [code, tasks]),
    ),
);

interface KnownTask {
  task: string;
  stems: readonly string[];
}

const tasksWithStems = memoize((code: string): readonly KnownTask[] =>
  itemsOf(tasksByCode().get(code), '|').map((task) => ({ task, stems: stemsOf(task) })),
);

const tasksOf = (candidates: readonly OccupationCandidate[]): KnownTask[] =>
  candidates
    .slice(0, OCCUPATIONS_MAX)
    .filter(({ weight }) => weight >= OCCUPATION_SHARE_MIN)
    .flatMap(({ occupation }) => tasksWithStems(occupation.code));

interface Task {
  /** In the tense of its role. */
  line: string;
  /** As the ad or the table has it, for the label. */
  plain: string;
  entry: string;
  points: number;
  requirementId: string;
  jobQuote: string;
}

type Duty = Score['requirements'][number];

/** Work of the ad that people of the person's occupations do and that no line tells: which of it they did in which role. */
export function askTasks(
  context: AskContext,
  title: string | undefined,
  company: string | undefined,
  /** Whether another ask says the same of a duty. */
  isAsked: (duty: string, plain: string) => boolean,
): PlannedAsk[] {
  const latest = findLatestRole(context.resume, context.asOf);
  if (latest === null) return [];
  const tasks = listTasks(context, latest, title, company).filter(
    ({ jobQuote, plain }) => !isAsked(jobQuote, plain),
  );
  const bare = listBareRoles(context.resume).filter(
    (entry, _, all) => entry === latest || 2 * all.length > listRoles(context.resume, null).length,
  );
  const all = [...tasks, ...bare.flatMap((entry) => usualTasks(context, entry, tasks))];
  const byRole = [...Map.groupBy(all, ({ entry }) => entry)].toSorted(
    ([, a], [, b]) => sumOf(b) - sumOf(a),
  );
  return byRole
    .filter(([entry], at) => at < ROLES_MAX || bare.includes(entry))
    .map(([entry, own]) => ({
      ...toAsk(context, entry, own),
      ...(bare.includes(entry) ? { fillsRole: true } : {}),
    }));
}

/** A figure of the ad that is no part of a name. */
const FIGURE = /(?<![\p{L}\d-])\d+(?![\p{L}\d-])/u;

/** What names a role and tells nothing of it. */
const NAMING = /\.(?:name|position|location|url|startDate|endDate)$/;

/** Roles of which nothing but title, employer and dates is told, as on a first resume. */
function listBareRoles(resume: AskContext['resume']): string[] {
  const lines = listLines(resume);
  const isTold = (entry: string): boolean =>
    lines.some((line) => line.entry === entry && !NAMING.test(line.path)) ||
    resume.meta?.trueline?.kept?.some(({ after }) => after === entry) === true;
  return listRoles(resume, null)
    .map(({ entry }) => entry)
    .filter((entry) => !isTold(entry));
}

/** What people of a bare role's occupation do, whatever the ad asks for. */
function usualTasks(context: AskContext, entry: string, asked: readonly Task[]): Task[] {
  const position = workOf(context.resume).find(({ path }) => path === entry)?.position;
  const taken = asked
    .filter((one) => one.entry === entry)
    .map(({ plain }) => new Set(stemsOf(plain)));
  const tense = tenseOf(context, entry);
  const rarity = ({ stems }: KnownTask): number =>
    stems.reduce((sum, stem) => sum + stemRarity(stem), 0) / Math.max(1, stems.length);
  // What is told in plain words most people of the occupation do.
  const usual = tasksOf(readTitle(position ?? '').candidates).toSorted(
    (a, b) => rarity(a) - rarity(b),
  );
  return usual.flatMap(({ task, stems }): Task[] => {
    if (taken.some((one) => shareOf(stems, one) >= TOLD_SHARE)) return [];
    const line = inTense(task, tense);
    if (line === undefined) return [];
    taken.push(new Set(stems));
    return [
      { line, plain: task, entry, points: FIRST_LINE_POINTS, requirementId: '', jobQuote: '' },
    ];
  });
}

const sumOf = (tasks: readonly Task[]): number =>
  tasks.reduce((sum, { points }) => sum + points, 0);

function toAsk({ resume }: AskContext, entry: string, tasks: readonly Task[]): PlannedAsk {
  const job = workOf(resume).find(({ path }) => path === entry);
  const chosen = tasks.toSorted((a, b) => b.points - a.points).slice(0, TASKS_MAX);
  const isAsked = chosen.every(({ jobQuote }) => jobQuote !== '');
  const reason = isAsked
    ? 'The ad asks for them and no line of yours tells them.'
    : 'Your resume tells nothing of it yet.';
  return {
    id: `task-${entry.replace(/\W+/g, '')}`,
    type: 'task',
    prompt: `Which of these did you really do ${asRole(resume, job)}? ${reason}`,
    about: { entry, jobQuote: chosen[0]?.jobQuote ?? '' },
    options: [
      ...chosen.map((task) => toOption(task)),
      TICKED_ELSEWHERE,
      { ...NO, label: 'None of these' },
    ],
    multiple: true,
    points: sumOf(chosen),
    likely: LIKELY,
    why: isAsked
      ? 'Each tick is a line in the ad’s words about work that you did.'
      : 'Each tick is a line about work that you did; what the ad asks for comes first.',
    covers: chosen.map(({ jobQuote, plain }) => `${jobQuote}\n${plain}`),
    topic: topicOf('task', `${entry} ${chosen.map(({ plain }) => plain).join(' ')}`),
  };
}

/** "as cook at Blue Door", "in “SHELBY MARSH, office”". */
function asRole(resume: AskContext['resume'], job: Job | undefined): string {
  if (job === undefined) return 'there';
  const said = roleInWords(resume, job);
  return `${/^[“]/.test(said) ? 'in' : 'as'} ${said}`;
}

/** The role whose occupation is nearest to the ad's, the latest of several. */
function nearestRole(
  context: AskContext,
  latest: string,
  title: string | undefined,
): (entry: string | null) => string {
  const wanted = readTitle(title ?? '').candidates[0]?.occupation;
  const nearness = new Map(
    workOf(context.resume).map(({ path, position }) => {
      const held = (
        readTitle(position ?? '').candidates[0] ??
        occupationOf(position, linesOfRole(context, path))[0]
      )?.occupation;
      return [path, wanted === undefined || held === undefined ? 0 : relatedness(held, wanted)];
    }),
  );
  const best = [...nearness].reduce(
    (one, [path, near]) => (near > one.near + NEARER ? { path, near } : one),
    { path: latest, near: nearness.get(latest) ?? 0 },
  );
  return (entry) => (entry !== null && (nearness.get(entry) ?? 0) >= best.near ? entry : best.path);
}

function listTasks(
  context: AskContext,
  latest: string,
  title: string | undefined,
  company: string | undefined,
): Task[] {
  const { resume, score } = context;
  const lines = listLines(resume);
  const told = lines.map(({ text }) => new Set(stemsOf(text)));
  const isTold = (stems: readonly string[]): boolean =>
    told.some((line) => shareOf(stems, line) >= TOLD_SHARE);
  const jobTasks = tasksOf(readTitle(title ?? '').candidates);
  const roleTasks = new Map(
    workOf(resume).map(({ path, position }) => [
      path,
      tasksOf(occupationOf(position, linesOfRole(context, path))),
    ]),
  );
  const duties = score.requirements.filter(
    ({ kind, credit }) => kind === 'responsibility' && credit < TOLD_CREDIT,
  );
  const choose = nearestRole(context, latest, title);
  const taken: ReadonlySet<string>[] = [];
  const isTaken = (stems: readonly string[]): boolean =>
    taken.some((one) => shareOf(stems, one) >= TOLD_SHARE);
  const tasks: Task[] = [];
  const add = (duty: Duty, plain: string, line: (tense: Tense) => string | undefined): void => {
    const stems = stemsOf(plain);
    if (isEmptyDuty(plain) || stems.length === 0 || isTold(stems) || isTaken(stems)) return;
    const likely = findLikelyRole(resume, plain);
    const entry = choose(likely);
    const text = line(tenseOf(context, entry));
    if (text === undefined || /[[\]{}|]/.test(text)) return;
    if (FIGURE.test(text.replace(NUMBER_OF, ''))) return;
    taken.push(new Set(stems));
    const isOwn = (roleTasks.get(entry) ?? []).some(
      (task) => shareOf(task.stems, new Set(stems)) >= ASKED_SHARE,
    );
    const points = pointsLost(score, duty.id) * (isOwn ? OWN_OCCUPATION : 1);
    tasks.push({
      line: text.replace(/\bas per (?:the )?/g, 'following the '),
      plain,
      entry,
      points,
      requirementId: duty.id,
      jobQuote: duty.text,
    });
  };
  for (const duty of duties) {
    const inBase = tellDutyAs(duty.text, 'base', company);
    for (const [at, plain] of inBase.entries())
      add(duty, plain, (tense) => tellDutyAs(duty.text, tense, company)[at]);
    if (inBase.length > 0) continue;
    const named = nameDuty(duty.text, company);
    if (named !== null) add(duty, named, () => named);
    const asked = new Set(stemsOf(duty.text));
    for (const { task, stems } of jobTasks)
      if (shareOf(stems, asked) >= ASKED_SHARE) add(duty, task, (tense) => inTense(task, tense));
  }
  return tasks;
}

const linesOfRole = ({ resume }: Pick<AskContext, 'resume'>, entry: string): string[] => {
  const highlights = findValue(resume, `${entry}.highlights`);
  return Array.isArray(highlights) ? highlights.filter((line) => typeof line === 'string') : [];
};

/** A role that has ended, or whose lines tell of the past, is told in the past. */
export function tenseOf(context: Pick<AskContext, 'resume' | 'asOf'>, entry: string): Tense {
  const tense = roleTense(context.resume, entry, context.asOf);
  return tense === 'present' && !hasPastOpener(linesOfRole(context, entry)) ? 'base' : 'past';
}

/** A line of a tick in the tense of another entry: past where the resume has it not, or where it has ended. */
export function inTenseOf(
  context: Pick<AskContext, 'resume' | 'asOf'>,
  entry: string,
  line: string,
): string {
  const isKnown = findValue(context.resume, entry) !== undefined;
  if ((isKnown && tenseOf(context, entry) === 'base') || voiceOf(line) !== 'base') return line;
  return inTense(line, 'past') ?? line;
}

function inTense(task: string, tense: Tense): string | undefined {
  if (tense === 'base') return task;
  const plain = `${task.charAt(0).toLowerCase()}${task.slice(1)}`;
  const told = retell(plain, 'past', 'among-verbs');
  return told === null || leavesVerb(plain, told) ? undefined : told;
}

/** What stands behind a verb rather than behind one thing of two. */
const GOVERNS = /^(?:for|to|on|with|about|at|the|an?)$/;

/** "Requested repairs and wait for workers": behind "and" a word that may be a verb was left as it is. */
function leavesVerb(plain: string, told: string): boolean {
  const after = told.split(' ');
  return plain
    .split(' ')
    .some(
      (word, i, before) =>
        /^(?:and|or)$/.test(before[i - 1] ?? '') &&
        word === after[i] &&
        (readVerb(word.replace(/\W+$/, '')).some(({ form }) => form === 'base') ||
          (!word.endsWith('s') && GOVERNS.test(before[i + 1] ?? ''))),
    );
}
