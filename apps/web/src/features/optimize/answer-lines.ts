import {
  type Answer,
  type Ask,
  type AskOption,
  type Change,
  ELSEWHERE,
  fillLine,
  type Resume,
  showLine,
} from '@trueline/contracts';
import { outlineOf } from '../../shared/resume-document/outline.ts';

/** Far behind the last one: what is added stands at the end of its list. */
const LAST = 999;

type Values = Readonly<Record<string, string>>;

/** A line of the document as an answer will make it. */
export interface AnswerLine {
  path: string;
  before: string;
  after: string;
}

/** Where the line of an ask stands, or would be added; undefined for what isn't part of the resume. */
export function placeOfAsk({ type, about }: Ask): string | undefined {
  if (about.path !== undefined) return about.path;
  if (about.entry !== undefined) return `${about.entry}.highlights[${LAST}]`;
  return type === 'motive' ? undefined : `certificates[${LAST}].name`;
}

/** The role that was chosen in a blank of that name, as the choices name it. */
function entryOfRole(role: string | undefined, resume: Resume): string | undefined {
  if (role === undefined) return undefined;
  for (const section of ['work', 'volunteer'] as const) {
    const at = (resume[section] ?? []).findIndex((entry) => {
      const { position, name, organization } = entry as Record<string, string | undefined>;
      return [position, name ?? organization].filter(Boolean).join(' at ') === role;
    });
    if (at >= 0) return `${section}[${at}]`;
  }
  return undefined;
}

/** The whole text of the line at a path. */
function textAt(resume: Resume, path: string): string {
  for (const { entries } of outlineOf(resume)) {
    for (const { lines } of entries) {
      const line = lines.find((one) => one.path === path);
      if (line) return line.text;
    }
  }
  return '';
}

/** A line while it is being written: what is still open stands as `…`, parts that may stay empty fall away. */
export function draftLine({ line = '', blanks }: AskOption, values: Values): string {
  const isEmpty = (name: string) => (values[name] ?? '').trim() === '';
  const optional = new Set(blanks.filter((blank) => blank.optional).map(({ name }) => name));
  const shown = line.replace(/\{([^{}]*)\}/g, (_, part: string) => {
    const names = Array.from(part.matchAll(/\[([\w-]+)/g), ([, name = '']) => name);
    return names.some((name) => isEmpty(name) && optional.has(name)) ? '' : part;
  });
  const filled = shown.replace(/\[([\w-]+)\]/g, (_, name: string) =>
    isEmpty(name) ? '…' : (values[name] ?? '').trim(),
  );
  return showLine(filled);
}

/** What an option makes of the document, as far as its blanks are filled; undefined where it makes no line. */
export function lineOfOption(
  ask: Ask,
  option: AskOption,
  values: Values,
  resume: Resume,
): AnswerLine | undefined {
  // Where a job that the person names stands, the server finds.
  if (option.line === undefined || option.id === ELSEWHERE) return undefined;
  const after = fillLine(option, values) ?? draftLine(option, values);
  return placed(ask, after, resume, entryOfRole(values.role, resume), option.line);
}

/** A line that is listed with the skills alone: a name, in place of a told act. */
const isListed = (ask: Ask, line: string): boolean =>
  /^(?:experience|confirm)$/.test(ask.type) &&
  ask.about.terms?.some((term) => term.toLowerCase() === plainName(line)) === true;

/** "Basics of reception" is reception. */
const plainName = (line: string): string => line.toLowerCase().replace(/^basics of /, '');

function placed(
  ask: Ask,
  after: string,
  resume: Resume,
  role?: string,
  pattern = after,
): AnswerLine | undefined {
  if (isListed(ask, pattern)) {
    return { path: `skills[${LAST}]`, before: '', after };
  }
  const path =
    role !== undefined && ask.about.path === undefined
      ? `${role}.highlights[${LAST}]`
      : placeOfAsk(ask);
  return path === undefined ? undefined : { path, before: textAt(resume, path), after };
}

function linesOf(ask: Ask, answer: Answer, resume: Resume): AnswerLine[] {
  // Its line is a change that stands there already.
  if (ask.type === 'wording') return [];
  if ('text' in answer) {
    if (answer.text.trim() === '') return [];
    const line = placed(ask, answer.text.trim(), resume);
    return line ? [line] : [];
  }
  const option = ask.options.find(({ id }) => id === answer.option);
  if (option === undefined || fillLine(option, answer.values) === undefined) return [];
  const line = lineOfOption(ask, option, answer.values ?? {}, resume);
  return line ? [line] : [];
}

/** What a line of an answer is called, as the server will call it. */
const idOf = (ask: Ask, answer: Answer): string =>
  ask.multiple && 'option' in answer ? `answer-${ask.id}-${answer.option}` : `answer-${ask.id}`;

const isOf = (change: Change, ask: string): boolean =>
  change.kind === 'answer' &&
  (change.id === `answer-${ask}` || change.id.startsWith(`answer-${ask}-`));

/** The changes with what the answers that are on their way will make of them. */
export function withAnswerLines(
  changes: readonly Change[],
  asks: readonly Ask[],
  pending: readonly Answer[],
  resume: Resume,
): Change[] {
  const byId = new Map(asks.map((ask) => [ask.id, ask]));
  const named = new Set(pending.map(({ ask }) => ask));
  const accepted = new Set(
    pending.flatMap((answer) =>
      'option' in answer && answer.option === 'yes' ? [byId.get(answer.ask)?.about.changeId] : [],
    ),
  );
  const kept = changes
    .filter((change) => ![...named].some((ask) => isOf(change, ask)))
    .map(
      (change): Change => (accepted.has(change.id) ? { ...change, decision: 'accepted' } : change),
    );
  const told = pending.flatMap((answer): Change[] => {
    const ask = byId.get(answer.ask);
    if (ask === undefined) return [];
    return linesOf(ask, answer, resume).map((line) => ({
      ...line,
      id: idOf(ask, answer),
      kind: 'answer',
      reason: 'Your own answer.',
      points: 0,
      sources: [{ path: `answers.${ask.id}`, text: line.after }],
      verdict: 'proven',
      decision: 'accepted',
    }));
  });
  return [...kept, ...told];
}
