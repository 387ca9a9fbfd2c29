import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PromptId } from '@trueline/contracts';
import type { AskModel, ModelRequest } from '@trueline/engine';

/** What somebody wrote as the answer to a prompt. Without a path: this prompt was read, and nothing was to say to it. */
interface RecordedAnswer {
  task: PromptId;
  path?: string;
  text?: string;
  /** To the question that comes again with what was refused and why. */
  again?: boolean;
}

interface RecordedModel {
  ask: AskModel;
  /** What was asked and nobody has answered yet. */
  open: ModelRequest[];
}

/** The answers of one case in a folder of them; undefined where there are none. */
export function readAnswers(folder: string, id: string): RecordedAnswer[] | undefined {
  const file = join(folder, `${id}.json`);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as RecordedAnswer[])
    : undefined;
}

const isAgain = ({ data }: ModelRequest): boolean => data.includes('"refused":');

/** A model that says what was recorded, and keeps what nobody has answered. */
export function createRecordedModel(answers: readonly RecordedAnswer[]): RecordedModel {
  const open: ModelRequest[] = [];
  const ask: AskModel = async (requests) =>
    requests.map((request) => {
      const own = answers.filter(
        ({ task, again = false }) => task === request.id && again === isAgain(request),
      );
      if (own.length === 0) open.push(request);
      return {
        items: own.flatMap(({ path, text }) =>
          path !== undefined && text !== undefined && request.paths.includes(path)
            ? [{ path, text }]
            : [],
        ),
      };
    });
  return { ask, open };
}

/** The prompts as a model gets them, for who writes its answers: the instructions of each task once, then its messages. */
export function describePrompts(id: string, requests: readonly ModelRequest[]): string {
  const byInstructions = new Map<string, ModelRequest[]>();
  for (const request of requests) {
    const key = `${request.id}${isAgain(request) ? ', asked again' : ''}\n\n${request.instructions}`;
    byInstructions.set(key, [...(byInstructions.get(key) ?? []), request]);
  }
  const parts = [...byInstructions].map(([head, own]) => {
    const messages = own.map(
      ({ data }) => `Message: ${JSON.stringify(JSON.parse(data), undefined, 1)}`,
    );
    return [`## Task ${head}`, ...messages].join('\n\n');
  });
  return `${[`# ${id}`, HOW, ...parts].join('\n\n')}\n`;
}

const HOW = `Answer each task as its instructions say, from this page alone. Write all answers of this page as one list to the file named like this page, with the ending .json: \`{ "task": "lines", "path": "...", "text": "..." }\` for each item; where nothing is to be said to a task, \`{ "task": "near-lines" }\`. To a task that is "asked again" add \`"again": true\`.`;
