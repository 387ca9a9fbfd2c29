import type { JobRequirements, ModelItem, ModelWords, Resume } from '@trueline/contracts';
import type { Draft } from '../document/change-draft.ts';
import type { AskModel, ModelAnswer, ModelRequest } from '../ports.ts';
import { createItemJudge, type JudgedItem } from './judge-item.ts';
import { againAbout, lineRequests, nearLineRequests, summaryRequests } from './model-tasks.ts';
import { listOffer } from './offered-lines.ts';

/** Of one text so many wordings are compared. */
const WORDINGS_MAX = 3;
/** Lines that one call rewords: few enough that the first answer comes soon. */
const BATCH = 8;

/** What models are asked about. */
export interface ModelTopic {
  resume: Resume;
  job: JobRequirements;
  /** What the ad asks for and the resume does not name. */
  missing: readonly string[];
  /** False where the model's grade is under the bar. */
  isTrusted: boolean;
}

/** What came of asking: wordings that no source contradicts, in doubt or not, and lines to ask the person about. */
export interface ModelWork {
  drafts: Draft[];
  near: ModelWords['near'];
  /** The endpoint failed and nothing came of it. */
  degraded: boolean;
}

/** Asks for lines, the summary and near lines, and once more with its reason for what a source contradicts; what is refused again is dropped, and nothing else with it. */
export async function askModel(topic: ModelTopic, ask: AskModel): Promise<ModelWork> {
  const offer = listOffer(topic.resume, topic.job);
  const requests = [
    ...lineRequests(offer, BATCH),
    ...summaryRequests(offer),
    ...nearLineRequests(offer, topic.missing),
  ];
  if (requests.length === 0) return { drafts: [], near: [], degraded: false };
  const judgeItem = createItemJudge(topic, offer);
  const answers = await ask(requests);
  const judged = requests.map((request, at) => judgeAll(request, answers[at], judgeItem));
  const again = judged.flatMap((items, at) => retryOf(requests[at], items));
  const second = again.length === 0 ? [] : await ask(again);
  const retried = again.map((request, at) => judgeAll(request, second[at], judgeItem));
  const all = [...judged, ...retried].flat();
  return {
    drafts: fewOfEach(all.flatMap(({ draft }) => draft ?? [])),
    near: all.flatMap(({ near }) => near ?? []),
    degraded: isDegraded(answers),
  };
}

/** Only an endpoint that failed: what it had said until then counts, and who stopped it wanted no more. */
const isDegraded = (answers: readonly ModelAnswer[]): boolean =>
  answers.every(({ items, failure }) => items.length === 0 && failure !== undefined) &&
  answers.some(({ failure }) => failure !== 'unasked');

type Asked = JudgedItem & { item: ModelItem };

const judgeAll = (
  request: ModelRequest,
  answer: ModelAnswer | undefined,
  judgeItem: ReturnType<typeof createItemJudge>,
): Asked[] => (answer?.items ?? []).map((item) => ({ item, ...judgeItem(request.id, item) }));

function fewOfEach(drafts: readonly Draft[]): Draft[] {
  const taken: Draft[] = [];
  for (const draft of drafts) {
    const others = taken.filter(({ path }) => path === draft.path);
    const isNew = others.every(({ after }) => after !== draft.after);
    if (isNew && others.length < WORDINGS_MAX) taken.push(draft);
  }
  return taken;
}

/** The same request about what was refused, with the reasons; a text that has a wording already is not asked about again. */
function retryOf(request: ModelRequest | undefined, items: readonly Asked[]): ModelRequest[] {
  if (request === undefined || request.id === 'near-lines') return [];
  const isSettled = (path: string): boolean =>
    items.some(({ item, draft }) => item.path === path && draft !== undefined);
  const refused = items
    .filter(({ item }) => request.paths.includes(item.path) && !isSettled(item.path))
    .map(({ item, refusals }) => ({
      path: item.path,
      text: item.text,
      reason: refusals.map(({ reason }) => reason).join(' '),
    }));
  return againAbout(request, refused);
}
