import {
  type Answer,
  type Ask,
  type FormerAnswers,
  findAnswerFaults,
  MAX_ANSWERS,
  type Question,
  settleSkips,
} from '@trueline/contracts';
import type { OptimizationResult } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';

/** What a result asked, and what an earlier one asked and own words answered: before there were asks there were questions alone. */
export function listAsked({
  asks = [],
  questions,
}: Pick<OptimizationResult, 'asks' | 'questions'>): Ask[] {
  const known = new Set(asks.map(({ id }) => id));
  return [...asks, ...questions.filter(({ id }) => !known.has(id)).map(toAsk)];
}

const toAsk = ({ id, question, path, terms }: Question): Ask => ({
  id,
  type: 'detail',
  prompt: question,
  about: { ...(path === undefined ? {} : { path }), ...(terms === undefined ? {} : { terms }) },
  options: [],
  worth: 0,
  why: '',
  topic: id,
});

const saysNothing = (answer: Answer): boolean => 'text' in answer && answer.text.trim() === '';

/** The answers with the given ones in place of earlier ones to the same asks; an empty one takes them back. Throws VALIDATION_FAILED, with the place of each fault. */
export function mergeAnswers(
  asks: readonly Ask[],
  earlier: readonly Answer[],
  given: readonly Answer[] | FormerAnswers,
): Answer[] {
  const isList = Array.isArray(given);
  const list = isList ? [...given] : Object.entries(given).map(([ask, text]) => ({ ask, text }));
  const answered = new Set(earlier.map(({ ask }) => ask));
  const fields = Object.fromEntries(
    findAnswerFaults(asks, list)
      .filter(({ index }) => {
        const answer = list[index] as Answer;
        return !(saysNothing(answer) && answered.has(answer.ask));
      })
      .map(({ index, message }) => [
        `answers.${isList ? index : (list[index] as Answer).ask}`,
        message,
      ]),
  );
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION_FAILED', { fields });
  const settled = settleSkips(earlier, list);
  const named = new Set(settled.map(({ ask }) => ask));
  const merged = [
    ...earlier.filter(({ ask }) => !named.has(ask)),
    ...settled.filter((answer) => !saysNothing(answer)),
  ];
  if (merged.length > MAX_ANSWERS) {
    throw new AppError('VALIDATION_FAILED', { fields: { answers: 'Those are too many answers.' } });
  }
  return merged;
}
