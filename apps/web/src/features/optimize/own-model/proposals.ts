import type { ModelItem, PromptTask, Proposal } from '@trueline/contracts';

/** What the contract takes of one call, its schemas left behind; with room for the rest of the body. */
const BATCH_MAX = 100;
const BATCH_BYTES_MAX = 60_000;
const TEXT_LENGTH_MAX = 4_000;
const PATH_LENGTH_MAX = 200;

const bytesOf = (item: Proposal): number =>
  new TextEncoder().encode(JSON.stringify(item)).length + 1;

/** The first of the proposals that one call may bring, and the others. */
export function splitBatch(items: readonly Proposal[]): [batch: Proposal[], left: Proposal[]] {
  let bytes = 0;
  const end = items.findIndex((item, index) => {
    bytes += bytesOf(item);
    return index > 0 && (index >= BATCH_MAX || bytes > BATCH_BYTES_MAX);
  });
  return end === -1 ? [[...items], []] : [items.slice(0, end), items.slice(end)];
}

const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= maxLength;

/** The wordings in a model's answer to a task, without what no call would take; undefined where it has another shape than it was told. */
export function readProposals({ id, path }: PromptTask, answer: string): Proposal[] | undefined {
  return findItems(answer)?.flatMap((item): Proposal[] => {
    const { text, path: own = path } = Object(item) as Partial<Record<keyof ModelItem, unknown>>;
    if (!isText(text, TEXT_LENGTH_MAX) || !isText(own, PATH_LENGTH_MAX)) return [];
    return [{ task: id, path: own, text }];
  });
}

function findItems(answer: string): unknown[] | undefined {
  try {
    const { items } = Object(JSON.parse(answer)) as { items?: unknown };
    return Array.isArray(items) ? items : undefined;
  } catch {
    return undefined;
  }
}
