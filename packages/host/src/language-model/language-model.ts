import type { ProposeEdits } from '@trueline/engine';
import { createBreaker } from './breaker.ts';
import type { LanguageModelConfig } from './call-model.ts';

/** Calls that one step (the resume of one person) may cost, every repeat included. */
const CALLS_PER_STEP = 2;

export interface LanguageModel {
  /** For one resume: at most two calls within the time limit. */
  startStep: () => ProposeEdits;
}

/** A provider behind the engine's port. Never throws. */
export function createLanguageModel(config: LanguageModelConfig): LanguageModel {
  const breaker = createBreaker();
  const loading = once(async () => (await import('./call-model.ts')).createCaller(config));
  return {
    startStep: () => {
      const signal = AbortSignal.timeout(config.timeoutMs);
      let calls = CALLS_PER_STEP;
      return async (request) => {
        if (!breaker.allows()) return { ok: false, reason: 'unavailable' };
        for (;;) {
          if (calls === 0) return { ok: false, reason: 'unavailable' };
          calls -= 1;
          const outcome = await (await loading())(request, signal);
          breaker.report(outcome.answer.ok || !outcome.isProviderFault);
          if (!outcome.answer.ok) config.onIncident?.(`language model: ${outcome.answer.reason}`);
          if (outcome.pauseMs === undefined || calls === 0) return outcome.answer;
          await pause(outcome.pauseMs, signal);
        }
      };
    },
  };
}

/** Ends at once when the step's time is over. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

/** Loaded with the first call, then kept. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
