import type {
  Change,
  ModelItem,
  ModelWords,
  PromptId,
  PromptTask,
  Proposal,
  RefusedProposal,
  Resume,
  Score,
  Wording,
} from '@trueline/contracts';
import { applyChanges } from './compose/apply.ts';
import { createScorer, POINTS_LOST_MAX, roundPoints } from './compose/number-changes.ts';
import { inDocumentOrder } from './compose/propose.ts';
import type { Draft } from './document/change-draft.ts';
import type { YearMonth } from './document/dates.ts';
import { extractRequirements } from './job/extract-requirements.ts';
import { findStanding, type Offered, settleAsked } from './models/asked-wordings.ts';
import { chooseWordings } from './models/choose-wording.ts';
import { createItemJudge, type JudgedItem } from './models/judge-item.ts';
import {
  againAbout,
  findSentence,
  type LetterSentences,
  letterPath,
  letterRequests,
  lineRequests,
  nearLineRequests,
  sentenceId,
  summaryRequests,
  toPromptTask,
} from './models/model-tasks.ts';
import { listOffer, listRewordable } from './models/offered-lines.ts';
import { tellsToDo } from './models/orders.ts';
import { tidyWording } from './models/tidy-wording.ts';
import type { AskModel, ModelAnswer, ModelRequest } from './ports.ts';
import { judgeSentence } from './write/letter/model-sentence.ts';
import { hashOf } from './write/text-measures.ts';

/** A resume beside an ad, with what stands of a result. */
export interface ProposalInput extends LetterSentences {
  /** As it was read, without any change. */
  resume: Resume;
  jobDescription: string;
  asOf: YearMonth;
}

export interface PromptChoice {
  /** Lines that one task is about; one unless said. */
  batch?: number;
}

/** What the ad asks for and no line names, the weightiest first. */
export const listMissing = ({ missingKeywords }: Score): string[] =>
  missingKeywords.filter(({ evidenced }) => !evidenced).map(({ term }) => term);

/** Everything that a model may be asked to write for this resume and this ad. */
export function listPromptTasks(
  { resume, jobDescription, asOf, sentences = [] }: ProposalInput,
  { batch = 1 }: PromptChoice = {},
): { tasks: PromptTask[] } {
  const job = extractRequirements(jobDescription);
  const offer = listOffer(resume, job);
  const score = createScorer(job, jobDescription, asOf).whole(resume);
  const requests: ModelRequest[] = [
    ...lineRequests(offer, batch),
    ...summaryRequests(offer),
    ...nearLineRequests(offer, listMissing(score)),
    ...letterRequests(offer, sentences),
  ];
  return { tasks: requests.map(toPromptTask) };
}

export interface JudgingInput extends ProposalInput {
  /** The changes of the result so far. */
  changes?: readonly Change[];
  /** False where the model's grade is under the bar, or nobody has graded it: then its wordings start as `confirm`. */
  isTrusted?: boolean;
}

export interface JudgedProposals {
  /** What is offered anew, one change a line. */
  changes: Change[];
  /** What is not taken of the proposals. */
  refused: RefusedProposal[];
  /** All changes of the result with the new ones in their places: what `redecide` goes on from. */
  standing: Change[];
  /** Sentences of the letter and near lines: what `redecide` and `writePack` take besides. */
  words: ModelWords;
}

/** Holds what a model proposes against the resume, item by item; nothing that is refused takes anything else with it. */
export function judgeProposals(input: JudgingInput, items: readonly Proposal[]): JudgedProposals {
  const { resume, jobDescription, asOf, changes: before = [], isTrusted = true } = input;
  const job = extractRequirements(jobDescription);
  const scorer = createScorer(job, jobDescription, asOf);
  const original = scorer.whole(resume);
  const standingAt = (path: string) => findStanding(before, path);
  const topic = { resume, missing: listMissing(original), isTrusted, standingAt };
  const judgeItem = createItemJudge(topic, listRewordable(resume));
  const refused: RefusedProposal[] = [];
  const words: ModelWords = { sentences: [], near: [] };
  const offered: Offered[] = [];
  const asked: Offered[] = [];
  for (const [index, item] of items.entries()) {
    const judged = judgeProposal(input, item, judgeItem);
    refused.push(...judged.refusals.map((refusal) => ({ index, ...refusal })));
    if (judged.near) words.near.push(judged.near);
    if (judged.sentence) words.sentences.push(judged.sentence);
    if (judged.draft === undefined) continue;
    const change = rate(
      judged.draft,
      resume,
      (document) => scorer.points(document) - original.score,
    );
    const { verdict, points, wish } = change;
    // What the person asked for may cost: they see what it does to the score.
    if (wish !== undefined) asked.push({ change, index });
    else if (points >= -POINTS_LOST_MAX) offered.push({ change, index });
    else refused.push({ index, verdict, reason: 'It says less of what the ad asks for.' });
  }
  const settled = settleAsked(settle(before, offered, refused), asked, refused);
  const known = new Set(before.map(({ id }) => id));
  return {
    changes: settled.filter(({ id }) => !known.has(id)),
    standing: inDocumentOrder(settled, resume),
    refused,
    words,
  };
}

const judgeProposal = (
  input: ProposalInput,
  { task, path = '', text }: Proposal,
  judgeItem: ReturnType<typeof createItemJudge>,
): JudgedItem & { sentence?: Sentence } => {
  const name = sentenceId(path);
  return name === undefined
    ? judgeItem(task, { path, text })
    : judgeForLetter(input, { task, name, text });
};

const rate = (draft: Draft, resume: Resume, gain: (document: Resume) => number): Change => ({
  ...draft,
  id: `m${hashOf(`${draft.path}\n${draft.after}`).toString(36)}`,
  points: roundPoints(gain(applyChanges(resume, [{ ...draft, decision: 'accepted' }]))),
  decision: draft.verdict === 'proven' ? 'accepted' : 'rejected',
});

/** Whether the person has said a word on a change: then it stays. */
const isDecided = ({ kind, decision, verdict, statement }: Change): boolean =>
  kind === 'answer' ||
  typeof decision === 'object' ||
  statement !== undefined ||
  decision !== (verdict === 'proven' ? 'accepted' : 'rejected');

/** One change for each line: the person's own, else the best by verdict, fit and language. */
function settle(
  before: readonly Change[],
  offered: readonly Offered[],
  refused: RefusedProposal[],
): Change[] {
  const known = new Set(before.map(({ id }) => id));
  const held = new Map(before.map((change) => [change.path, change]));
  const candidates = offered.filter(({ change }, at) => {
    const first = offered.findIndex((other) => other.change.id === change.id);
    return first === at && !known.has(change.id);
  });
  const open = candidates.filter(({ change, index }) => {
    const standing = held.get(change.path);
    const isOpen = standing === undefined || !isDecided(standing);
    if (!isOpen)
      refused.push({
        index,
        verdict: change.verdict,
        reason: 'The person has decided on this line.',
      });
    return isOpen;
  });
  const chosen = chooseWordings([...before, ...open.map(({ change }) => change)]);
  const taken = new Set(chosen.map(({ id }) => id));
  for (const { change, index } of open)
    if (!taken.has(change.id))
      refused.push({
        index,
        verdict: change.verdict,
        reason: 'Another wording of this line is better.',
      });
  return chosen.map((change) => withStanding(change, held.get(change.path), known));
}

/** A new wording with what stood in its place: the built-in engine's, or the line as it was. */
function withStanding(
  change: Change,
  standing: Change | undefined,
  known: ReadonlySet<string>,
): Change {
  if (known.has(change.id)) return change;
  const stood = standing?.decision === 'accepted' ? standing.after : change.before;
  return { ...change, builtIn: standing?.builtIn ?? stood };
}

type Sentence = ModelWords['sentences'][number];

function judgeForLetter(
  input: ProposalInput,
  { task, name, text }: { task: PromptId; name: string; text: string },
): JudgedItem & { sentence?: Sentence } {
  const ours = findSentence(name, input);
  if (ours?.id === undefined || ours.sources.some((source) => tellsToDo(source.text)))
    return { refusals: [{ verdict: 'contradicted', reason: 'The letter has no such sentence.' }] };
  const isAsked = task !== 'letter';
  const said = tidyWording(text, ours.text);
  const refusal =
    task === 'shorter' && said.length >= ours.text.length
      ? { verdict: 'proven' as const, reason: 'It is no shorter.' }
      : judgeSentence(said, ours, input.resume);
  if (refusal !== undefined) return { refusals: [refusal] };
  const sentence = { id: ours.id, text: said, ...(isAsked ? { asked: true as const } : {}) };
  return { refusals: [], sentence };
}

/** The letter's sentences in a model's words, those that are proven alone; ours stand where none is. What is refused goes back once with its reason. */
export async function askForLetter(
  input: ProposalInput,
  ask: AskModel,
): Promise<ModelWords['sentences']> {
  const { resume, jobDescription, sentences = [] } = input;
  const offer = listOffer(resume, extractRequirements(jobDescription));
  const requests = letterRequests(offer, sentences);
  if (requests.length === 0) return [];
  const [request] = requests;
  const first = judgeSentences(input, await ask(requests));
  const isOpen = ({ path }: ModelItem): boolean =>
    request?.paths.includes(path) === true &&
    first.taken.every(({ id }) => letterPath(id) !== path);
  const again = request === undefined ? [] : againAbout(request, first.refused.filter(isOpen));
  if (again.length === 0) return first.taken;
  return [...first.taken, ...judgeSentences(input, await ask(again)).taken];
}

/** Items about sentences of the letter: those that are proven, and of the others why not. */
function judgeSentences(input: ProposalInput, answers: readonly ModelAnswer[]) {
  const taken: ModelWords['sentences'] = [];
  const refused: (ModelItem & { reason: string })[] = [];
  for (const { path, text } of answers.flatMap(({ items }) => items)) {
    const name = sentenceId(path);
    if (name === undefined) continue;
    const { sentence, refusals } = judgeForLetter(input, { task: 'letter', name, text });
    if (sentence !== undefined) taken.push(sentence);
    else refused.push({ path, text, reason: refusals.map(({ reason }) => reason).join(' ') });
  }
  return { taken, refused };
}

type WordingInput = Pick<JudgingInput, 'resume' | 'isTrusted'>;

/** What the verifier says of one item as it comes in, before the whole answer is there; null for what no line stands behind. */
export function createWordingJudge({
  resume,
  isTrusted = true,
}: WordingInput): (item: ModelItem) => Wording | null {
  const judgeItem = createItemJudge({ resume, missing: [], isTrusted }, listRewordable(resume));
  return (item) => {
    const { draft } = judgeItem('lines', item);
    if (draft === undefined) return null;
    const { path, before, after, verdict, doubts } = draft;
    return { path, before, after, verdict, ...(doubts === undefined ? {} : { doubts }) };
  };
}

/** Lines that show the gate most of what it reads by. */
const REHEARSED = 3;

/** Judges some lines in their neighbours' words while the model has yet to speak: the words that the gate reads by are in memory, and its first true verdict takes a tenth of the time. */
export function rehearseWordingJudge(input: WordingInput): void {
  const judge = createWordingJudge(input);
  const lines = listRewordable(input.resume).lines.slice(0, REHEARSED);
  for (const [at, { path }] of lines.entries()) {
    const other = lines[(at + 1) % lines.length];
    if (other !== undefined) judge({ path, text: other.text });
  }
}
