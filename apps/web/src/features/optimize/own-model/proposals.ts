import type { PromptTask, Proposal } from '@trueline/contracts';

/** Within what one call may bring (`MAX_PROPOSALS`, `MAX_PROPOSALS_BYTES`), with room for the rest of the body. */
const BATCH_MAX = 100;
const BATCH_BYTES_MAX = 60_000;

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

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** The wordings in a model's answer to a task: `{"wordings": [...]}`, each a text or a text with the path of its line. Undefined where the answer has another shape. */
export function readProposals({ id, path }: PromptTask, answer: string): Proposal[] | undefined {
  const wordings = findWordings(answer);
  return wordings?.flatMap((wording): Proposal[] => {
    const { text = wording, path: own = path } = Object(wording) as {
      text?: unknown;
      path?: unknown;
    };
    if (!isText(text)) return [];
    return [{ task: id, text, ...(isText(own) && { path: own }) }];
  });
}

function findWordings(answer: string): unknown[] | undefined {
  try {
    const { wordings } = Object(JSON.parse(answer)) as { wordings?: unknown };
    return Array.isArray(wordings) ? wordings : undefined;
  } catch {
    return undefined;
  }
}
