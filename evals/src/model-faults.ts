import type { ModelItem, Resume } from '@trueline/contracts';
import { type AskModel, listLines, optimizeWithModel, verify } from '@trueline/engine';
import { createLanguageModel } from '@trueline/host';
import { lying, shownLines } from '@trueline/host/testing/model-answers';
import {
  type ModelBehavior,
  type ModelServer,
  startModelServer,
} from '@trueline/host/testing/model-server';
import { AS_OF } from './truth.ts';

/** What one run may take; the stand-in that says nothing takes all of it. */
const TIMEOUT_MS = 3_000;

const GERMAN: ModelBehavior = ({ data }) => ({
  items: shownLines(data).map(
    ({ path }): ModelItem => ({
      path,
      text: 'Verantwortlich für die Betreuung von Kunden und die Pflege der Unterlagen',
    }),
  ),
});
const HONEST: ModelBehavior = ({ data }) => ({
  items: shownLines(data).map(
    ({ path, text }): ModelItem => ({ path, text: text.replace(/^Was /, '') }),
  ),
});

/** A way in which a model or its server fails, and how its answer is cut. */
const FAULTS: readonly [name: string, behavior: ModelBehavior, by: 'word' | 'byte' | 'whole'][] = [
  ['lies in every line', lying, 'word'],
  ['says nothing', 'hangs', 'word'],
  ['sends signs of life alone', 'trickles', 'word'],
  ['breaks off', 'breaks-off', 'word'],
  ['streams byte by byte', HONEST, 'byte'],
  ['answers in one piece', HONEST, 'whole'],
  ['answers prose', 'garbage', 'word'],
  ['answers another language', GERMAN, 'word'],
  ['answers without end', 'endless', 'word'],
  ['refuses', 'refuses', 'word'],
  ['takes no schema', 'refuses-schema', 'word'],
  ['answers 429', 'limits', 'word'],
  ['answers 500', 'fails', 'word'],
];

interface Case {
  resume: Resume;
  ad: string;
}

interface Outcome {
  failed: number;
  /** For the model's answers, all calls of a run together. */
  longestMs: number;
  /** Of the run with most of them. */
  calls: number;
  degraded: number;
  inventions: number;
}

async function runCases(cases: readonly Case[], server: ModelServer): Promise<Outcome> {
  const all: Outcome = { failed: 0, longestMs: 0, calls: 0, degraded: 0, inventions: 0 };
  for (const { resume, ad } of cases) {
    const input = { resume, jobDescription: ad, asOf: AS_OF } as const;
    const config = { apiKey: undefined, model: 'm', timeoutMs: TIMEOUT_MS, maxTokens: 60_000 };
    const model = createLanguageModel({ ...config, baseUrl: server.baseUrl });
    server.requests.length = 0;
    const ask = model.startRun();
    let waitedMs = 0;
    const timed: AskModel = async (requests) => {
      const started = performance.now();
      const answers = await ask(requests);
      waitedMs += performance.now() - started;
      return answers;
    };
    const result = await optimizeWithModel(input, timed).catch(() => undefined);
    all.longestMs = Math.max(all.longestMs, Math.round(waitedMs));
    all.calls = Math.max(all.calls, server.requests.length);
    if (result === undefined || listLines(result.document).length === 0) all.failed += 1;
    if (result === undefined) continue;
    const { document, changes, report } = result;
    all.degraded += Number(report.degraded);
    all.inventions += verify(resume, document, { changes }).unsupported.length;
  }
  return all;
}

/** Runs with servers that fail, each in its way: none fails, none goes over its time, and nothing untrue comes in. */
export async function evalModelFaults(cases: readonly Case[]): Promise<void> {
  const server = await startModelServer();
  for (const [name, behavior, by] of FAULTS) {
    server.behavior = behavior;
    server.stream = { by, pauseMs: 0 };
    const { failed, longestMs, calls, degraded, inventions } = await runCases(cases, server);
    console.log(
      `  a server that ${name}: ${cases.length} runs, failed ${failed}, the model waited for at most ${longestMs} of ${TIMEOUT_MS} ms, calls at most ${calls}, degraded ${degraded}, inventions ${inventions}`,
    );
  }
  await server.close();
}
