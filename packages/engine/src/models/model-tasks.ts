import {
  isOwnWording,
  type LetterLength,
  type PromptId,
  type PromptTask,
  type WrittenSentence,
} from '@trueline/contracts';
import type { ModelRequest } from '../ports.ts';
import type { Offer } from './offered-lines.ts';
import { SUMMARY } from './offered-lines.ts';
import { instructionsOf } from './prompts.ts';

/** Answers beyond this many items are cut off. */
const MAX_ITEMS = 60;
const MAX_WANTED = 12;
const LETTER_PATH = 'letter.';

/** The path by which a model names a sentence of the letter. */
export const letterPath = (id: string): string => `${LETTER_PATH}${id}`;
export const sentenceId = (path: string): string | undefined =>
  path.startsWith(LETTER_PATH) ? path.slice(LETTER_PATH.length) : undefined;

/** A sentence by its id among those of the standard letter, or as `LENGTH.ID` in the letter of a length. */
export function findSentence(
  name: string,
  { sentences = [], letter }: LetterSentences,
): WrittenSentence | undefined {
  const [length, ...id] = name.split('.');
  const ofLength = id.length > 0 && letter?.[length as LetterLength];
  return ofLength
    ? ofLength.find((one) => one.id === id.join('.'))
    : sentences.find((one) => one.id === name);
}

export interface LetterSentences {
  /** Of the standard letter as it stands, where there is one. */
  sentences?: readonly WrittenSentence[];
  /** Of each length, for sentences that the person wants in other words. */
  letter?: Partial<Record<LetterLength, readonly WrittenSentence[]>>;
}

/** The shape of an answer: paths are those of the task and no others. */
const schemaFor = (paths: readonly string[]): Record<string, unknown> => ({
  type: 'object',
  additionalProperties: false,
  required: ['items'],
  properties: {
    items: {
      type: 'array',
      maxItems: MAX_ITEMS,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['path', 'text'],
        properties: { path: { type: 'string', enum: [...paths] }, text: { type: 'string' } },
      },
    },
  },
});

function createRequest(
  id: PromptId,
  paths: readonly string[],
  data: Record<string, unknown>,
): ModelRequest {
  return {
    id,
    ...instructionsOf(id),
    data: JSON.stringify(data),
    schema: schemaFor(paths),
    paths: [...paths],
  };
}

const shown = (lines: readonly { path: string; text: string }[]) =>
  lines.map(({ path, text }) => ({ path, text }));

/** Lines in batches of a size, each with what the ad asks for. */
export function lineRequests({ lines, job }: Offer, size: number): ModelRequest[] {
  const batches = Array.from({ length: Math.ceil(lines.length / size) }, (_, at) =>
    lines.slice(at * size, (at + 1) * size),
  );
  return batches.map((batch) =>
    createRequest(
      'lines',
      batch.map(({ path }) => path),
      { lines: shown(batch), job },
    ),
  );
}

export function summaryRequests({ summary, telling, job }: Offer): ModelRequest[] {
  if (summary === undefined) return [];
  return [
    createRequest('summary', [SUMMARY], { path: SUMMARY, now: summary.text, lines: telling, job }),
  ];
}

/** What the ad asks for and the resume does not name, beside lines that may tell of it in other words. */
export function nearLineRequests(
  { lines, maySay }: Offer,
  missing: readonly string[],
): ModelRequest[] {
  const wanted = missing.filter(maySay).slice(0, MAX_WANTED);
  const open = lines.filter(({ path }) => path.includes('.highlights['));
  if (wanted.length === 0 || open.length === 0) return [];
  const paths = open.map(({ path }) => path);
  return [createRequest('near-lines', paths, { wanted, lines: shown(open) })];
}

/** The letter's sentences by our plan; those that name the person stay ours. */
export function letterRequests(
  { job, maySay }: Offer,
  sentences: readonly WrittenSentence[],
): ModelRequest[] {
  const open = sentences.flatMap(({ id, text, sources }) =>
    id === undefined || isOwnWording(id) || !maySay(text) || sources.length === 0
      ? []
      : [
          {
            path: letterPath(id),
            text,
            lines: sources.map((source) => source.text).filter(maySay),
          },
        ],
  );
  if (open.length === 0) return [];
  const paths = open.map(({ path }) => path);
  return [createRequest('letter', paths, { sentences: open, job })];
}

/** One text as the person asked for it. */
export const wishRequest = (wish: PromptId, line: { path: string; text: string }): ModelRequest =>
  createRequest(wish, [line.path], { lines: shown([line]) });

/** The same request about what was refused of its answer, with the reasons; none where nothing was. */
export const againAbout = (
  request: ModelRequest,
  refused: readonly { path: string; text: string; reason: string }[],
): ModelRequest[] =>
  refused.length === 0
    ? []
    : [
        {
          ...request,
          instructions: `${request.instructions}\nSome texts were refused; "refused" says why. Answer only with better ones for these paths, or none where none is possible.`,
          data: JSON.stringify({ ...JSON.parse(request.data), refused }),
        },
      ];

/** A request as one prompt, for a model that is asked in the page. */
export function toPromptTask({
  id,
  version,
  instructions,
  data,
  schema,
  paths,
}: ModelRequest): PromptTask {
  const [path, ...others] = paths;
  return {
    id,
    version,
    prompt: `${instructions}\n\nMessage: ${data}`,
    schema,
    ...(path !== undefined && others.length === 0 ? { path } : {}),
  };
}
