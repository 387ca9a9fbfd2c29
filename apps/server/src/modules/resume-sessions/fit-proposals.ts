import type { ModelWords, PromptTask, Proposal } from '@trueline/contracts';
import { judgeProposals, listPromptTasks } from '@trueline/engine';
import { decide, engineInput } from './fit.ts';
import type { FitInput } from './fit-input.ts';
import type { Proposed, UnpagedResult } from './fit-messages.ts';

/** What a model may be asked about the result. */
export const listPrompts = (
  input: FitInput,
  result: Pick<UnpagedResult, 'coverLetter'>,
): PromptTask[] => listPromptTasks(topicOf(input, result)).tasks;

/** Puts what a model proposed, as far as nothing contradicts it, into the result. */
export function takeProposals(
  input: FitInput,
  result: UnpagedResult,
  items: readonly Proposal[],
): Proposed {
  const { changes } = result;
  const judged = judgeProposals({ ...topicOf(input, result), changes }, items);
  const { refused, standing, words } = judged;
  const isNew = judged.changes.length + words.near.length + words.sentences.length > 0;
  if (!isNew) return { changes: [], refused };
  const modelWords = addWords(result.modelWords, words);
  const next = decide(input, { ...result, changes: standing, modelWords }, {}, undefined);
  const taken = new Set(judged.changes.map(({ id }) => id));
  return { result: next, changes: next.changes.filter(({ id }) => taken.has(id)), refused };
}

function topicOf(input: FitInput, { coverLetter }: Pick<UnpagedResult, 'coverLetter'>) {
  // A letter in the person's own wording is theirs.
  const sentences = input.edited_texts.coverLetter ? undefined : coverLetter?.sentences?.standard;
  return { ...engineInput(input), ...(sentences && { sentences }) };
}

/** With the newest words for each sentence, and each near line once. */
function addWords(earlier: ModelWords | undefined, added: ModelWords): ModelWords {
  const { sentences = [], near = [] } = earlier ?? {};
  const anew = new Set(added.sentences.map(({ id }) => id));
  const isNew = (one: ModelWords['near'][number]) =>
    !near.some(({ path, term }) => path === one.path && term === one.term);
  return {
    sentences: [...sentences.filter(({ id }) => !anew.has(id)), ...added.sentences],
    near: [...near, ...added.near.filter(isNew)],
  };
}
