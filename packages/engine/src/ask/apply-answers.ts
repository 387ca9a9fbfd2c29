import {
  type Answer,
  type Change,
  fillLine,
  isNothing,
  type JobRequirements,
  MOMENT_ASK,
  type Question,
  type Resume,
} from '@trueline/contracts';
import type { Draft } from '../document/change-draft.ts';
import type { YearMonth } from '../document/dates.ts';
import { findValue } from '../document/paths.ts';
import { hasForm } from '../language/forms.ts';
import { capitalize } from '../rules/line-text.ts';
import { ANSWER_KIND, countOf, listTextDrafts } from './answer.ts';
import { saysNo } from './answer-text.ts';
import { placeDetail } from './details.ts';
import { toQuestions } from './list-asks.ts';
import type { PlannedAsk, PlannedOption } from './planned-ask.ts';
import { skillListFor } from './skill-list.ts';
import { entryOfRole, tellOption, withTail } from './told-option.ts';

const ORDER: Readonly<Record<string, number>> = { name: 1, append: 2 };

type AnswerDraft = Draft & { id: string };

interface AnswersInput {
  resume: Resume;
  asks: readonly PlannedAsk[];
  /** What was asked before and is asked no more, which own words answered. */
  former?: readonly Question[] | undefined;
  answers: readonly Answer[];
  /** The other changes as they were decided. */
  decided: readonly Change[];
  job: JobRequirements;
  asOf: YearMonth;
}

/** What answers come to: lines of the resume, changes that they accept, asks answered "no", a reason and a moment for the letter. */
export interface AnswerOutcome {
  drafts: AnswerDraft[];
  accepted: string[];
  declined: string[];
  motive?: string;
  moment?: string;
  /** What went well in a job, as the person says it. */
  results: { entry: string; text: string }[];
}

/** Makes what the person answered into changes: each line is theirs, the answer is its source, and ids depend on the ask alone. */
export function applyAnswers({
  resume,
  asks,
  former = [],
  answers,
  decided,
  job,
  asOf,
}: AnswersInput): AnswerOutcome {
  const outcome: AnswerOutcome = { drafts: [], accepted: [], declined: [], results: [] };
  const byId = new Map(asks.map((ask) => [ask.id, ask]));
  const added = decided.filter(({ before }) => before === '').length;
  // What replaces a line, then what stands before it, then what follows it.
  const orderOf = ({ ask }: Answer): number =>
    Math.max(
      0,
      ...(byId.get(ask)?.options ?? []).map(({ target }) => ORDER[target?.kind ?? ''] ?? 0),
    );
  const inOrder = answers.toSorted((a, b) => orderOf(a) - orderOf(b));
  for (const [nth, answer] of inOrder.entries()) {
    const ask = byId.get(answer.ask);
    const place = { resume, asOf, nth: added + nth };
    if (ask === undefined) {
      const question = former.find(({ id }) => id === answer.ask);
      if (question !== undefined && 'text' in answer && !saysNo(answer.text))
        outcome.drafts.push(
          ...listTextDrafts({ ...place, question, text: answer.text, decided, job }),
        );
      continue;
    }
    if ('text' in answer) {
      tellOwnWords(outcome, ask, answer.text, { ...place, decided, job });
      continue;
    }
    const option = ask.options.find(({ id }) => id === answer.option);
    if (answer.option === 'skip') continue;
    if (option?.target === undefined) outcome.declined.push(ask.topic);
    else takeOption(outcome, ask, option, answer.values ?? {}, place);
  }
  outcome.declined.push(...asks.flatMap((ask) => untickedOf(ask, answers)));
  outcome.drafts = withUniqueIds(outcome.drafts);
  return outcome;
}

/** What was left unticked where the ask was answered: a "no" to each. */
function untickedOf({ id, options }: PlannedAsk, answers: readonly Answer[]): string[] {
  const given = answers.flatMap((one) =>
    one.ask === id && 'option' in one && one.option !== 'skip' ? [one.option] : [],
  );
  return given.length === 0
    ? []
    : options.flatMap(({ id: option, topic }) =>
        topic === undefined || given.includes(option) ? [] : [topic],
      );
}

interface Placing {
  resume: Resume;
  asOf: YearMonth;
  /** How many lines were added before, so that additions keep apart. */
  nth: number;
}

function tellOwnWords(
  outcome: AnswerOutcome,
  ask: PlannedAsk,
  text: string,
  { resume, nth, ...rest }: Placing & Pick<AnswersInput, 'decided' | 'job'>,
): void {
  if (saysNo(text)) {
    if (text.trim() !== '') outcome.declined.push(ask.topic);
    return;
  }
  if (ask.type === 'motive') {
    outcome[ask.id === MOMENT_ASK ? 'moment' : 'motive'] = text.replace(/\s+/g, ' ').trim();
    return;
  }
  const change = ask.options.find(({ target }) => target?.kind === 'change')?.target;
  if (change?.kind === 'change') {
    outcome.accepted.push(change.changeId);
    return;
  }
  // Of several names to tick own words say which only where they name them.
  if (ask.multiple === true && ask.options.some(({ topic }) => topic !== undefined)) {
    for (const option of ask.options)
      if (option.topic !== undefined && hasForm(text, option.label))
        takeOption(outcome, ask, option, {}, { resume, asOf: rest.asOf, nth });
    return;
  }
  keepResult(outcome, ask, text);
  const question = toQuestions([ask])[0];
  if (question !== undefined)
    outcome.drafts.push(...listTextDrafts({ resume, question, text, nth, ...rest }));
}

function takeOption(
  outcome: AnswerOutcome,
  ask: PlannedAsk,
  option: PlannedOption,
  given: Readonly<Record<string, string>>,
  place: Placing,
): void {
  const { target } = option;
  if (target?.kind === 'change') {
    outcome.accepted.push(target.changeId);
    return;
  }
  if (target?.kind === 'detail' && option.line === undefined) return;
  const { values, line, listed } = tellOption(option, given, place);
  if (line === undefined) {
    // A yes that says nothing of what its line needs is no "no": it stays open.
    if (saysNothing(option, given)) outcome.declined.push(ask.topic);
    return;
  }
  if (target?.kind === 'motive') {
    outcome.motive = line;
    return;
  }
  keepResult(outcome, ask, given.what);
  const suffix = ask.multiple === true ? `-${option.id}` : '';
  outcome.drafts.push(
    ...[
      ...placesOf(ask, option, values, line, { ...place, drafts: outcome.drafts }),
      ...(listed === undefined ? [] : [addTo(place, skillListFor(place.resume, listed), listed)]),
    ].map(
      (one, i): AnswerDraft => ({
        ...one,
        id: `answer-${ask.id}${suffix}${i === 0 ? '' : `-${i + 1}`}`,
        ...(i === 0 ? {} : { dependsOn: `answer-${ask.id}${suffix}` }),
        kind: ANSWER_KIND,
        reason: 'Your own answer, written as a line of your resume.',
        ...(ask.about.requirementId === undefined
          ? {}
          : { requirementId: ask.about.requirementId }),
        sources: [
          { path: `answers.${ask.id}`, text: one.after },
          ...(one.before === '' ? [] : [{ path: one.path, text: one.before }]),
        ],
        verdict: 'proven',
      }),
    ),
  );
}

/** What went well is a line of the resume, and stands in the letter as it was said. */
function keepResult({ results }: AnswerOutcome, { type, about }: PlannedAsk, text = ''): void {
  if (type === 'outcome' && about.entry !== undefined && about.path === undefined)
    results.push({ entry: about.entry, text: text.replace(/\s+/g, ' ').trim() });
}

/** A new item of a list. */
const addTo = ({ resume, nth }: Placing, list: string, after: string): Place => ({
  path: `${list}[${countOf(resume, list) + nth}]`,
  before: '',
  after,
});

/** Whether a blank that the line needs was answered with nothing. */
const saysNothing = ({ blanks }: PlannedOption, given: Readonly<Record<string, string>>): boolean =>
  blanks.some(
    ({ name, optional }) => !optional && given[name] !== undefined && isNothing(given[name]),
  );

interface Place {
  path: string;
  before: string;
  after: string;
}

function placesOf(
  ask: PlannedAsk,
  option: PlannedOption,
  values: Readonly<Record<string, string>>,
  line: string,
  { drafts, ...placing }: Placing & { drafts: readonly AnswerDraft[] },
): Place[] {
  const { target } = option;
  const { resume, nth } = placing;
  switch (target?.kind) {
    case 'replace': {
      const before = findValue(resume, target.path);
      return typeof before === 'string' ? [{ path: target.path, before, after: line }] : [];
    }
    case 'name': {
      const before = findValue(resume, target.path);
      const base = drafts.findLast(({ path }) => path === target.path)?.after;
      const after = base === undefined ? line : underName(base, target.name);
      return typeof before === 'string' ? [{ path: target.path, before, after }] : [];
    }
    case 'append': {
      const before = findValue(resume, target.path);
      const base = drafts.findLast(({ path }) => path === target.path)?.after;
      const after = withTail(option, target.tail, values, base) ?? line;
      return typeof before === 'string' ? [{ path: target.path, before, after }] : [];
    }
    case 'bullet':
      return [addTo(placing, `${entryOfRole(target, values.role)}.highlights`, line)];
    case 'skill':
      return [addTo(placing, skillListFor(resume, line), line)];
    case 'entry': {
      const entry = `${target.section}[${countOf(resume, target.section) + nth}]`;
      return Object.entries(target.fields).flatMap(([field, text]) => {
        const after = fillLine({ line: text, blanks: option.blanks }, values) ?? '';
        return after === '' ? [] : [{ path: `${entry}.${field}`, before: '', after }];
      });
    }
    case 'detail': {
      const question: Question | undefined = toQuestions([ask])[0];
      const { value = '' } = values;
      return question === undefined ? [] : placeDetail(resume, question, value);
    }
    default:
      return [];
  }
}

/** "Personal care: bathing" under another name too: "Personal care and dementia care: bathing". */
function underName(line: string, name: string): string {
  const [, names = '', told = ''] = /^([^:]{1,80}): (.+)$/.exec(line) ?? [];
  if (names === '') return `${capitalize(name)}: ${line.charAt(0).toLowerCase()}${line.slice(1)}`;
  return `${names.replace(' and ', ', ')} and ${name}: ${told}`;
}

/** Of two answers to one ask the later stands. */
function withUniqueIds(drafts: readonly AnswerDraft[]): AnswerDraft[] {
  return drafts.filter(({ id }, at) => !drafts.some((other, i) => i > at && other.id === id));
}

/** The person's own words by id of the ask, as far as answers hold some. */
export const textsOf = (answers: readonly Answer[]): Record<string, string> =>
  Object.fromEntries(
    answers.flatMap((answer) => {
      if ('text' in answer) return isNothing(answer.text) ? [] : [[answer.ask, answer.text]];
      return answer.option === 'skip' ? [] : [[answer.ask, answer.option]];
    }),
  );
