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
import { askExamples, askGaps } from './experience.ts';
import { askListedTerms, termsInOtherWords, termsOf } from './listed-terms.ts';
import { askMoment } from './moment.ts';
import { askMotive } from './motive.ts';
import { askOutcomes } from './outcome.ts';
import { type AskContext, askShown, NO, type PlannedAsk, topicOf } from './planned-ask.ts';
import { rankAsks } from './rank.ts';
import { askResults } from './result.ts';
import { inRounds, type RankedAsk } from './rounds.ts';
import { askTasks } from './task.ts';
import { askWordings } from './wording.ts';

/** So many things without a trace are asked for with their line at once; the others are ticked first. */
const SINGLES_MAX = 1;
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
    ...askThings(context, { confirmations, tasks, settled }),
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
    askMoment(),
  ];
  const shown = planned.flatMap((ask) => askShown(context.resume, ask) ?? []);
  return inRounds(rankAsks(shown.filter(({ topic }) => !settled.has(topic))), MOMENT_ASK);
}

/** What the ad names: a thing or two with a line at once, others to tick, and listed ones that no line shows. */
function askThings(
  context: AskContext,
  {
    confirmations,
    tasks,
    settled,
  }: {
    confirmations: readonly PlannedAsk[];
    tasks: readonly PlannedAsk[];
    settled: ReadonlySet<string>;
  },
): PlannedAsk[] {
  const gaps = askGaps(context)
    .filter((ask) => !settled.has(ask.topic) && !isCovered(ask, tasks))
    .toSorted((a, b) => b.points * b.likely - a.points * a.likely);
  const otherWords = termsInOtherWords(context).filter(
    ({ term }) => !confirmations.some(({ about }) => namesAll(term, about)),
  );
  // Of one more nobody makes a list.
  const isShort = otherWords.length === 0 && gaps.length <= SINGLES_MAX + 1;
  const singles = isShort ? gaps : gaps.slice(0, SINGLES_MAX);
  const ticked = isShort ? [] : gaps.slice(SINGLES_MAX);
  return [
    ...singles,
    // What was ticked can be told later, by who wants to be asked more.
    ...ticked.map((ask) => ({ ...ask, points: 0 })),
    ...askExamples(context),
    ...askListedTerms([...otherWords, ...termsOf(ticked, context.score)], settled),
  ];
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
  return asks.flatMap(({ id, type, prompt, about, format, options }) => {
    // Names to tick have no answer in own words.
    if (options.some(({ topic }) => topic !== undefined)) return [];
    // What went well in a job is told as a line of it; what came of a line is a figure for it.
    const isExample =
      (type === 'experience' && about.path !== undefined) ||
      (type === 'outcome' && about.path === undefined && about.entry !== undefined);
    const kind = isExample ? 'example' : KINDS[type];
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
