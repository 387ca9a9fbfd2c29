import type { ProposeEdits } from '@trueline/engine';
import { createBreaker } from './breaker.ts';
import type { LanguageModelConfig } from './call-model.ts';

/** Calls that one step (the resume of one person) may cost, every repeat included. */
const CALLS_PER_STEP = 2;

export interface LanguageModel {
  /**
   * For one resume: at most two calls within the time limit. `countCall` answers the number of the
   * call that is about to be made; one that is kept outside of this process holds the bound when
   * the step is begun again after a crash.
   */
  startStep: (countCall?: () => Promise<number>) => ProposeEdits;
}

/** A provider behind the engine's port. Throws only what `countCall` throws. */
export function createLanguageModel(config: LanguageModelConfig): LanguageModel {
  const breaker = createBreaker();
  const loading = once(async () => (await import('./call-model.ts')).createCaller(config));
  return {
    startStep: (countCall = createCounter()) => {
      const signal = AbortSignal.timeout(config.timeoutMs);
      return async (request) => {
        if (!breaker.allows()) return { ok: false, reason: 'unavailable' };
        for (;;) {
          const call = await countCall();
          if (call > CALLS_PER_STEP) return { ok: false, reason: 'unavailable' };
          const outcome = await (await loading())(request, signal);
          breaker.report(outcome.answer.ok || !outcome.isProviderFault);
          if (!outcome.answer.ok) config.onIncident?.(`language model: ${outcome.answer.reason}`);
          if (outcome.pauseMs === undefined || call === CALLS_PER_STEP) return outcome.answer;
          await pause(outcome.pauseMs, signal);
        }
      };
    },
  };
}

function createCounter(): () => Promise<number> {
  let calls = 0;
  return async () => ++calls;
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
