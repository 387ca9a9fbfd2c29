import type { ModelWords, PromptTask, Proposal } from '@trueline/contracts';
import {
  askForWish,
  judgeProposals,
  listPromptTasks,
  listWishTasks,
  type Wish,
} from '@trueline/engine';
import { decide, engineInput, replaying } from './fit.ts';
import type { FitInput } from './fit-input.ts';
import type { FitJob, Proposed, UnpagedResult, WishAnswer } from './fit-messages.ts';

/** What a model may be asked about the result, or about the one text of a wish. */
export const listPrompts = (
  input: FitInput,
  result: Topic,
  wish: Wish | undefined,
): PromptTask[] =>
  wish === undefined
    ? listPromptTasks(topicOf(input, result)).tasks
    : listWishTasks(topicOf(input, result), wish);

/** What a model says to a wish of the person's. */
export const answerWish = (
  input: FitInput,
  result: UnpagedResult,
  wish: Wish,
  { rounds, isTrusted }: Extract<FitJob, { type: 'ask-for-wish' }>['model'],
): Promise<WishAnswer> =>
  replaying(rounds, async (ask) => ({
    items: await askForWish({ ...topicOf(input, result), isTrusted }, wish, ask),
  }));

/** Puts what a model proposed, as far as nothing contradicts it, into the result. */
export function takeProposals(
  input: FitInput,
  result: UnpagedResult,
  items: readonly Proposal[],
  isTrusted: boolean,
): Proposed {
  const judged = judgeProposals({ ...topicOf(input, result), isTrusted }, items);
  const { refused, standing, words } = judged;
  const { sentences } = words;
  const isNew = judged.changes.length + words.near.length + sentences.length > 0;
  if (!isNew) return { changes: [], sentences, refused };
  const modelWords = addWords(result.modelWords, words);
  const next = decide(input, { ...result, changes: standing, modelWords }, {}, undefined);
  const taken = new Set(judged.changes.map(({ id }) => id));
  const changes = next.changes.filter(({ id }) => taken.has(id));
  return { result: next, changes, sentences, refused };
}

type Topic = Pick<UnpagedResult, 'coverLetter' | 'changes'>;

function topicOf(input: FitInput, { coverLetter, changes }: Topic) {
  const letter = coverLetter?.sentences;
  // A letter in the person's own wording is theirs: they may still ask for a sentence of ours in it.
  const sentences = input.edited_texts.coverLetter ? undefined : letter?.standard;
  return {
    ...engineInput(input),
    changes,
    ...(letter && { letter }),
    ...(sentences && { sentences }),
  };
}

/** Wordings that the person asked for, kept of one sentence. */
const ASKED_MAX = 3;

/** With the newest words for each sentence, the last few that the person asked for, and each near line once. */
function addWords(earlier: ModelWords | undefined, added: ModelWords): ModelWords {
  const { sentences = [], near = [] } = earlier ?? {};
  const isAsked = ({ asked }: ModelWords['sentences'][number]) => asked === true;
  const anew = new Set(added.sentences.filter((one) => !isAsked(one)).map(({ id }) => id));
  const texts = new Set(added.sentences.map(({ text }) => text));
  const kept = sentences.filter((one) => (isAsked(one) ? !texts.has(one.text) : !anew.has(one.id)));
  const all = [...added.sentences, ...kept];
  const isNew = (one: ModelWords['near'][number]) =>
    !near.some(({ path, term }) => path === one.path && term === one.term);
  return {
    sentences: [
      ...all.filter((one) => !isAsked(one)),
      ...[...Map.groupBy(all.filter(isAsked), ({ id }) => id).values()].flatMap((asked) =>
        asked.slice(0, ASKED_MAX),
      ),
    ],
    near: [...near, ...added.near.filter(isNew)],
  };
}
