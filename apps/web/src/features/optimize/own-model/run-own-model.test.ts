import type { Change, PromptTask, Proposal } from '@trueline/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { standInModel } from '../../../shared/own-model/testing/stand-in-model.ts';
import { type RunProgress, runOwnModel } from './run-own-model.ts';

const SCHEMA = { type: 'object' };
const tasksOf = (count: number): PromptTask[] =>
  Array.from({ length: count }, (_, index) => ({
    id: 'lines',
    version: 1,
    prompt: `Reword line ${index}`,
    schema: SCHEMA,
    path: `work[0].highlights[${index}]`,
  }));
const reworded = (prompt: string) =>
  JSON.stringify({ items: [{ text: prompt.replace('Reword', 'Better') }] });

/** A server that takes everything, and what it was sent. */
function takingServer() {
  const sent: Proposal[][] = [];
  const send = async (items: Proposal[]) => {
    sent.push(items);
    const changes = items.map(
      ({ path = '', text }): Change => ({
        id: path,
        path,
        before: '',
        after: text,
        kind: 'model-wording',
        reason: '',
        points: 0,
        sources: [],
        verdict: 'proven',
        decision: 'accepted',
      }),
    );
    return { changes, refused: [] };
  };
  return { sent, send, texts: () => sent.flat().map(({ text }) => text) };
}

type Run = Parameters<typeof runOwnModel>[0];

function start(given: Pick<Run, 'api' | 'send'> & Partial<Run>, count = 3) {
  const stop = new AbortController();
  const told: RunProgress[] = [];
  const end = runOwnModel({
    listTasks: async () => tasksOf(count),
    stop,
    onProgress: (progress) => told.push(progress),
    ...given,
  });
  return { end, stop, told, last: () => told.at(-1) };
}

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

describe('the browser’s own model over a result', () => {
  it('is asked line by line under the schema, each in a conversation of its own', async () => {
    const model = standInModel({ answer: reworded });
    const server = takingServer();
    const run = start({ api: model.api, send: server.send });
    expect(await run.end).toBe('done');
    expect(model.prompts).toEqual(
      tasksOf(3).map(({ prompt }) => ({ text: prompt, constraint: SCHEMA })),
    );
    expect(model.open()).toBe(0);
    expect(server.sent.flat()).toEqual(
      tasksOf(3).map(({ id, path }, index) => ({ task: id, path, text: `Better line ${index}` })),
    );
    expect(run.last()).toMatchObject({ done: 3, total: 3, refused: 0 });
    expect(run.last()?.changes.size).toBe(3);
  });

  it('sends the first line on before the model has come to the next', async () => {
    const server = takingServer();
    const firstSent = Promise.withResolvers<void>();
    const send = async (items: Proposal[]) => {
      firstSent.resolve();
      return server.send(items);
    };
    const answer = async (prompt: string) => {
      if (prompt.endsWith('1')) await firstSent.promise;
      return reworded(prompt);
    };
    const run = start({ api: standInModel({ answer }).api, send });
    expect(await run.end).toBe('done');
    expect(server.sent[0]).toHaveLength(1);
  });

  it('gathers what comes while a call is under way', async () => {
    const server = takingServer();
    const modelDone = Promise.withResolvers<void>();
    const send = async (items: Proposal[]) => {
      if (server.sent.length === 0) await modelDone.promise;
      return server.send(items);
    };
    const answer = (prompt: string) => {
      if (prompt.endsWith('4')) modelDone.resolve();
      return reworded(prompt);
    };
    await start({ api: standInModel({ answer }).api, send }, 5).end;
    expect(server.sent.map((batch) => batch.length)).toEqual([1, 4]);
  });

  it.each(['unavailable', 'downloadable', 'downloading'] as const)(
    'is left alone while it is %s: a run downloads nothing',
    async (availability) => {
      const model = standInModel({ availability, answer: reworded });
      const run = start({ api: model.api, send: takingServer().send });
      expect(await run.end).toBe('not-ready');
      expect(model.created).toEqual([]);
    },
  );

  it('keeps what came when it is stopped, and closes the model', async () => {
    const model = standInModel({
      answer: (prompt) => {
        if (prompt.endsWith('1')) run.stop.abort();
        return reworded(prompt);
      },
    });
    const server = takingServer();
    const run = start({ api: model.api, send: server.send }, 50);
    expect(await run.end).toBe('stopped');
    expect(server.texts()).toContain('Better line 0');
    expect(model.prompts.length).toBeLessThan(4);
    expect(model.open()).toBe(0);
  });

  it('stops a model that hears no signal', async () => {
    const model = standInModel({
      answer: () => {
        run.stop.abort();
        return new Promise(() => undefined);
      },
    });
    const run = start({ api: model.api, send: takingServer().send });
    expect(await run.end).toBe('stopped');
  });

  it('goes on after a refused, a too long and a late answer', async () => {
    const answer = (prompt: string) => {
      if (prompt.endsWith('0')) throw new DOMException('Filtered.', 'NotReadableError');
      if (prompt.endsWith('1')) throw new DOMException('Too long.', 'QuotaExceededError');
      if (prompt.endsWith('2')) return new Promise<string>(() => undefined);
      return reworded(prompt);
    };
    const server = takingServer();
    const limits = { taskMs: 50 };
    const run = start({ api: standInModel({ answer }).api, send: server.send, limits }, 4);
    expect(await run.end).toBe('done');
    expect(server.texts()).toEqual(['Better line 3']);
    expect(run.last()).toMatchObject({ done: 4, total: 4 });
  });

  it.each([
    ['prose', () => 'Here is a better line for you!'],
    ['another shape', () => '[1, 2]'],
    [
      'refusals',
      () => {
        throw new DOMException('Filtered.', 'NotReadableError');
      },
    ],
  ])('gives up on a model that answers with %s alone', async (_, answer) => {
    const model = standInModel({ answer });
    const server = takingServer();
    expect(await start({ api: model.api, send: server.send }, 30).end).toBe('useless');
    expect(model.prompts).toHaveLength(4);
    expect(server.sent).toEqual([]);
  });

  it('takes a model that has nothing to propose at its word', async () => {
    const server = takingServer();
    const answer = () => '{"items": []}';
    expect(await start({ api: standInModel({ answer }).api, send: server.send }, 9).end).toBe(
      'done',
    );
    expect(server.sent).toEqual([]);
  });

  it('ends in time with a slow model, and keeps what came', async () => {
    const answer = async (prompt: string) => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      return reworded(prompt);
    };
    const server = takingServer();
    const limits = { runMs: 50 };
    const run = start({ api: standInModel({ answer }).api, send: server.send, limits }, 90);
    expect(await run.end).toBe('slow');
    expect(server.texts()).toContain('Better line 0');
  });

  it('tells of a model that is gone, after what came was sent', async () => {
    const answer = (prompt: string) => {
      if (prompt.endsWith('1')) throw new DOMException('Switched off.', 'NotAllowedError');
      return reworded(prompt);
    };
    const model = standInModel({ answer });
    const server = takingServer();
    const run = start({ api: model.api, send: server.send });
    await expect(run.end).rejects.toMatchObject({ name: 'NotAllowedError' });
    expect(server.texts()).toEqual(['Better line 0']);
    expect(model.open()).toBe(0);
  });

  it('stops the model when the server takes nothing', async () => {
    const model = standInModel({ answer: reworded });
    const send = async () => {
      throw new Error('409');
    };
    await expect(start({ api: model.api, send }, 50).end).rejects.toThrow('409');
    expect(model.prompts.length).toBeLessThan(5);
    expect(model.open()).toBe(0);
  });

  it('opens nothing where there is no task', async () => {
    const model = standInModel();
    expect(await start({ api: model.api, send: takingServer().send }, 0).end).toBe('done');
    expect(model.created).toEqual([]);
  });
});
