import {
  type Ask,
  type JobRequirements,
  type KnownAnswers,
  MOMENT_ASK,
  type Question,
} from '@trueline/contracts';
import { hasForm } from '../language/forms.ts';
import { askAmounts } from './amount.ts';
import { askConditions } from './conditions.ts';
import { askConfirmations } from './confirm.ts';
import { askCredentials } from './credential.ts';
import { askDemands } from './demand.ts';
import { askDetails } from './details.ts';
import { askExperience } from './experience.ts';
import { askMoment } from './moment.ts';
import { askMotive } from './motive.ts';
import { askOutcomes } from './outcome.ts';
import { type AskContext, askShown, NO, type PlannedAsk, topicOf } from './planned-ask.ts';
import { rankAsks } from './rank.ts';
import { askResults } from './result.ts';
import { askTasks } from './task.ts';
import { askWordings } from './wording.ts';

export type RankedAsk = PlannedAsk & { worth: number };

/** So many asks a round. */
const ASKS_A_ROUND = 10;
const DETAIL_LIKELY = 0.95;
const DETAIL_POINTS = 1;

/** Everything that only the person can answer, the worthiest first; nothing here is ever filled in. The same resume and ad give the same ids. */
export function planAsks(
  context: AskContext,
  job: JobRequirements,
  known: KnownAnswers | undefined,
): RankedAsk[] {
  const told = known?.facts.map(({ topic }) => topic) ?? [];
  const settled = new Set([...told, ...(known?.declined ?? [])]);
  const confirmations = askConfirmations(context);
  const sure = confirmations.filter(({ isSure }) => isSure === true);
  const tasks = askTasks(context, job.title, job.company, (duty, plain) =>
    sure.some(
      ({ about }) => namesAll(plain, about) && (about.jobQuote === duty || opensWith(plain, about)),
    ),
  );
  const demands = askDemands(
    context,
    (duty) =>
      confirmations.some(({ about }) => about.jobQuote === duty) ||
      tasks.some(({ covers = [] }) => covers.some((text) => text.startsWith(`${duty}\n`))),
  );
  const planned = [
    ...confirmations.filter((ask) => ask.isSure === true || !isCovered(ask, tasks)),
    ...askExperience(context).filter((ask) => !isCovered(ask, tasks)),
    ...tasks,
    ...askCredentials(context),
    ...askConditions(context),
    ...askWordings(context),
    ...askOutcomes(context),
    ...demands,
    ...askAmounts(context).filter(
      ({ about }) => !demands.some((one) => one.about.path === about.path),
    ),
    ...askResults(context),
    ...detailAsks(context),
    ...askMotive(context, job),
    ...askMoment(context),
  ];
  const shown = planned.flatMap((ask) => askShown(context.resume, ask) ?? []);
  return lastOfRound(rankAsks(shown.filter(({ topic }) => !settled.has(topic))));
}

/** What takes most of the person's time ends the first round, whatever else there is to ask: the score does not know what a letter is worth. */
function lastOfRound(ranked: RankedAsk[]): RankedAsk[] {
  const others = ranked.filter(({ id }) => id !== MOMENT_ASK);
  const before = others[ASKS_A_ROUND - 2];
  const moment = ranked.filter(({ id }) => id === MOMENT_ASK);
  const ranks = moment.map((ask) => ({ ...ask, worth: Math.max(ask.worth, before?.worth ?? 0) }));
  return others.toSpliced(ASKS_A_ROUND - ranks.length, 0, ...ranks);
}

const namesAll = (text: string, { terms = [] }: PlannedAsk['about']): boolean =>
  terms.every((term) => hasForm(text, term));

/** "Provide personal care: bathing, feeding": what a duty names before it lists. */
const opensWith = (plain: string, about: PlannedAsk['about']): boolean =>
  plain.includes(':') && namesAll(plain.slice(0, plain.indexOf(':')), about);

/** Whether a task of the same duty names the thing: its tick says that. */
const isCovered = ({ about }: PlannedAsk, tasks: readonly PlannedAsk[]): boolean =>
  tasks.some(({ covers = [] }) =>
    covers.some(
      (text) =>
        text.startsWith(`${about.jobQuote}\n`) &&
        namesAll(text.slice(about.jobQuote?.length), about),
    ),
  );

/** What the resume left unclear, with its value in one blank. */
function detailAsks({ resume, asOf }: AskContext): PlannedAsk[] {
  return askDetails(resume, asOf).map(({ id, question, path = '', format }) => ({
    id,
    type: 'detail',
    prompt: question,
    about: { path },
    options:
      format === 'yes'
        ? [{ id: 'yes', label: 'Yes, that is right', blanks: [], target: { kind: 'detail' } }, NO]
        : [
            {
              id: 'yes',
              label: 'Add it',
              line: '[value]',
              blanks: [{ name: 'value', kind: 'text', label: question, optional: false }],
              target: { kind: 'detail' },
            },
            NO,
          ],
    points: DETAIL_POINTS,
    likely: DETAIL_LIKELY,
    why: 'An employer looks for it.',
    topic: topicOf('detail', `${id} ${question}`),
    ...(format === undefined ? {} : { format }),
  }));
}

/** The asks of so many rounds, and those that are answered already. */
export function chooseAsks(
  asks: readonly RankedAsk[],
  answered: ReadonlySet<string>,
  rounds: number,
): { chosen: RankedAsk[]; left: number } {
  const chosen = asks.filter(({ id }, at) => at < rounds * ASKS_A_ROUND || answered.has(id));
  return { chosen, left: asks.length - chosen.length };
}

const KINDS: Partial<Record<Ask['type'], string>> = {
  confirm: 'gap',
  experience: 'gap',
  credential: 'gap',
  task: 'gap',
  amount: 'metric',
  outcome: 'metric',
  detail: 'detail',
};

/** The asks that own words can answer, in their short form. */
export function toQuestions(asks: readonly PlannedAsk[]): Question[] {
  return asks.flatMap(({ id, type, prompt, about, format }) => {
    const kind = type === 'experience' && about.path !== undefined ? 'example' : KINDS[type];
    if (kind === undefined) return [];
    const { path, requirementId, terms, entry } = about;
    return [
      {
        id,
        kind,
        question: prompt,
        ...(path === undefined ? {} : { path }),
        ...(requirementId === undefined ? {} : { requirementId }),
        ...(terms === undefined ? {} : { terms }),
        ...(entry === undefined ? {} : { entry }),
        ...(format === undefined ? {} : { format }),
      },
    ];
  });
}
