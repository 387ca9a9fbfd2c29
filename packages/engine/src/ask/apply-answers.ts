import {
  type Answer,
  type Change,
  ELSEWHERE,
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
import { splitOutside } from '../document/skill-groups.ts';
import { hasForm } from '../language/forms.ts';
import { capitalize } from '../rules/line-text.ts';
import { ANSWER_KIND, countOf, listTextDrafts, tellsAct } from './answer.ts';
import { answerBody, asBullet, saysNo } from './answer-text.ts';
import { placeDetail } from './details.ts';
import { JOB, placeOfJob } from './elsewhere.ts';
import { toQuestions } from './list-asks.ts';
import { lowerOpening } from './lower-opening.ts';
import type { PlannedAsk, PlannedOption } from './planned-ask.ts';
import { skillListFor } from './skill-list.ts';
import { inTenseOf } from './task.ts';
import { takesBack } from './told-experience.ts';
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
  /** What went well in a job: the line that it makes, and how the person said it. */
  results: { line: string; text: string }[];
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
    if (answer.option === 'skip' || option?.target?.kind === 'elsewhere') continue;
    if (option?.target === undefined) outcome.declined.push(ask.topic);
    else takeOption(outcome, ask, option, { ...jobOfTicks(ask, answers), ...answer.values }, place);
  }
  outcome.declined.push(...asks.flatMap((ask) => untickedOf(ask, answers)));
  outcome.drafts = withUniqueIds(outcome.drafts);
  return outcome;
}

/** Of an ask whose ticks were in another job, that job, be it that none can be read. */
function jobOfTicks({ id, multiple }: PlannedAsk, answers: readonly Answer[]): { job?: string } {
  const elsewhere = answers.find(
    (one) => one.ask === id && 'option' in one && one.option === ELSEWHERE,
  );
  return multiple === true && elsewhere !== undefined && 'option' in elsewhere
    ? { job: elsewhere.values?.job ?? '' }
    : {};
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
  const names = ask.options.filter(({ topic }) => topic !== undefined);
  if (ask.multiple === true && names.length > 0) {
    tellOfNames(outcome, ask, names, text, { resume, nth, ...rest });
    return;
  }
  const question = toQuestions([ask])[0];
  if (question === undefined) return;
  const drafts = listTextDrafts({ resume, question, text, nth, ...rest });
  outcome.drafts.push(...drafts);
  keepResult(outcome, ask, text, drafts);
}

const OF_NONE =
  'Your own words. They name none of the names to tick, so they stand for themselves.';
const BESIDE = 'Your own words, beside the names that they tick.';

/** Own words to names to tick: those that they name are ticked. What they tell besides, and what names none, stands in the person's words: an act as a line, else each name among the skills. */
function tellOfNames(
  outcome: AnswerOutcome,
  ask: PlannedAsk,
  names: readonly PlannedOption[],
  text: string,
  { decided, job, ...place }: Placing & Pick<AnswersInput, 'decided' | 'job'>,
): void {
  // "Xero, but not Sage": what they take back is neither ticked nor told.
  const parts = text.split(/[,;.]|\bbut\b/);
  const said = parts.filter((part) => !takesBack(part));
  const named = names.filter(({ label }) => hasForm(said.join(', '), label));
  for (const option of named) takeOption(outcome, ask, option, {}, place);
  const body = answerBody(said.length === parts.length ? text : said.join(','));
  const isLine = tellsAct(asBullet(body)) || splitOutside(body, ',').some(isLong);
  if (body === '' || (named.length > 0 && !isLine)) return;
  const reason = named.length > 0 ? BESIDE : OF_NONE;
  const question: Question = { id: ask.id, kind: 'gap', question: ask.prompt };
  const own: Omit<AnswerDraft, 'reason'>[] = isLine
    ? listTextDrafts({ ...place, question, text: body, decided, job })
    : splitOutside(body, ',').map((name, at) => {
        const item = capitalize(
          name
            .replace(/^\s*and /i, '')
            .replace(/[\s.;]+$/, '')
            .trim(),
        );
        return {
          ...addTo({ ...place, nth: place.nth + at }, skillListFor(place.resume, item), item),
          id: `answer-${ask.id}-own-${at + 1}`,
          kind: ANSWER_KIND,
          sources: [{ path: `answers.${ask.id}`, text: item }],
          verdict: 'proven',
        };
      });
  outcome.drafts.push(...own.map((draft) => ({ ...draft, reason })));
}

const NAME_WORDS_MAX = 6;
const isLong = (item: string): boolean => item.trim().split(/\s+/).length > NAME_WORDS_MAX;

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
  const places = placesOf(ask, option, values, line, { ...place, drafts: outcome.drafts });
  if (places.length === 0 && given.job !== undefined) return;
  const suffix = ask.multiple === true ? `-${option.id}` : '';
  const drafts = [
    ...places,
    ...(listed === undefined ? [] : [addTo(place, skillListFor(place.resume, listed), listed)]),
  ].map(
    (one, i): AnswerDraft => ({
      ...one,
      id: `answer-${ask.id}${suffix}${i === 0 ? '' : `-${i + 1}`}`,
      ...(i === 0 ? {} : { dependsOn: `answer-${ask.id}${suffix}` }),
      kind: ANSWER_KIND,
      reason: 'Your own answer, written as a line of your resume.',
      ...(ask.about.requirementId === undefined ? {} : { requirementId: ask.about.requirementId }),
      sources: [
        { path: `answers.${ask.id}`, text: one.after },
        ...(one.before === '' ? [] : [{ path: one.path, text: one.before }]),
      ],
      verdict: 'proven',
    }),
  );
  outcome.drafts.push(...drafts);
  keepResult(outcome, ask, given.what, drafts);
}

/** What went well is a line of the resume, and stands in the letter as it was said where that line stands. */
function keepResult(
  { results }: AnswerOutcome,
  { type, about }: PlannedAsk,
  text: string | undefined,
  drafts: readonly Pick<Draft, 'path' | 'after'>[],
): void {
  if (type !== 'outcome' || about.entry === undefined || about.path !== undefined) return;
  const told = drafts.find(({ path }) => path.includes('.highlights['));
  if (told !== undefined)
    results.push({ line: told.after, text: (text ?? '').replace(/\s+/g, ' ').trim() });
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
    ({ name, optional }) =>
      !optional && name !== JOB.name && given[name] !== undefined && isNothing(given[name]),
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
      return values.job === undefined
        ? [addTo(placing, `${entryOfRole(target, values.role)}.highlights`, line)]
        : placesInJob(values.job, line, { ...placing, drafts });
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

/** A line under a job that the person names, in that job's tense, and the fields of an entry that it makes; nothing where they name none. */
function placesInJob(
  job: string,
  line: string,
  { drafts, ...placing }: Placing & { drafts: readonly AnswerDraft[] },
): Place[] {
  const place = placeOfJob(placing.resume, job, drafts);
  if (place === null) return [];
  const { entry, label, fields } = place;
  const told = inTenseOf(placing, entry, line);
  const text = label === undefined ? told : `${label}: ${lowerOpening(told)}`;
  return [
    addTo(placing, `${entry}.highlights`, text),
    ...Object.entries(fields).map(([field, after]) => ({
      path: `${entry}.${field}`,
      before: '',
      after,
    })),
  ];
}

/** "Personal care: bathing" under another name too: "Personal care and dementia care: bathing". */
function underName(line: string, name: string): string {
  const [, names = '', told = ''] = /^([^:]{1,80}): (.+)$/.exec(line) ?? [];
  if (names === '') return `${capitalize(name)}: ${lowerOpening(line)}`;
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
