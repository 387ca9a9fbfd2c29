import {
  isOwnWording,
  type PromptTask,
  type Proposal,
  type RewordingWish,
  type WrittenSentence,
} from '@trueline/contracts';
import { extractRequirements } from './job/extract-requirements.ts';
import { findStanding } from './models/asked-wordings.ts';
import { composedLine } from './models/judge-item.ts';
import {
  againAbout,
  findSentence,
  sentenceId,
  toPromptTask,
  wishRequest,
} from './models/model-tasks.ts';
import { listOffer } from './models/offered-lines.ts';
import { type JudgingInput, judgeProposals } from './optimize-proposals.ts';
import type { AskModel, ModelAnswer, ModelRequest } from './ports.ts';
import { isListed } from './write/letter/slot.ts';

/** What the person asked for of one text: a line by its path, a sentence of the letter as `letter.LENGTH.ID`. */
export interface Wish {
  how: RewordingWish;
  path: string;
}

/** What a model is asked for a wish: the text as it stands in the result; nothing where it may not leave or be reworded. */
export const listWishTasks = (input: JudgingInput, wish: Wish): PromptTask[] =>
  wishRequests(input, wish).map(toPromptTask);

function wishRequests(input: JudgingInput, { how, path }: Wish): ModelRequest[] {
  const { resume, jobDescription, changes = [] } = input;
  const { lines, summary, maySay } = listOffer(resume, extractRequirements(jobDescription));
  const name = sentenceId(path);
  const standing = findStanding(changes, path);
  const line =
    [...lines, ...(summary === undefined ? [] : [summary])].find((one) => one.path === path) ??
    composedLine(path, standing);
  const text =
    name === undefined ? line && (standing ?? line.text) : ownWording(findSentence(name, input));
  const isOne =
    text !== undefined && text !== '' && !text.includes('\n') && !isListed(text) && maySay(text);
  return isOne ? [wishRequest(how, { path, text })] : [];
}

/** What of a sentence may be worded anew: a moment and what went well stand as the person told them. */
const ownWording = (sentence: WrittenSentence | undefined): string | undefined =>
  sentence === undefined || isOwnWording(sentence.id ?? '') ? undefined : sentence.text;

/** What a model says to a wish, once more where nothing of it is taken and a source contradicts it; none where its endpoint failed. */
export async function askForWish(
  input: JudgingInput,
  wish: Wish,
  ask: AskModel,
): Promise<Proposal[] | undefined> {
  const [request] = wishRequests(input, wish);
  if (request === undefined) return [];
  const first = await ask([request]);
  const items = toProposals(first, wish);
  if (items.length === 0) return first[0]?.failure === undefined ? [] : undefined;
  const { changes, words, refused } = judgeProposals(input, items);
  if (changes.length + words.sentences.length > 0) return items;
  const again = refused.map(({ index, reason }) => ({
    path: wish.path,
    text: items[index]?.text ?? '',
    reason,
  }));
  const second = await ask(againAbout(request, again));
  return [...items, ...toProposals(second, wish)];
}

const toProposals = (answers: readonly ModelAnswer[], { how, path }: Wish): Proposal[] =>
  answers.flatMap(({ items }) =>
    items.filter((item) => item.path === path).map(({ text }) => ({ task: how, path, text })),
  );
