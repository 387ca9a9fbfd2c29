import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../../shared/api/api-error.ts';
import { call } from '../../../shared/api/call.ts';
import { endpoints } from '../../../shared/api/endpoints.ts';
import { useSendProposals } from '../../../shared/api/resume-session-mutations.ts';
import { isAbort, troubleOf } from '../../../shared/own-model/model-trouble.ts';
import type { PromptApi } from '../../../shared/own-model/prompt-api.ts';
import { NO_PROGRESS, type RunProgress, runOwnModel } from './run-own-model.ts';

type End = Awaited<ReturnType<typeof runOwnModel>>;

export type OwnModelRunState = RunProgress &
  ({ phase: 'idle' | 'running' } | { phase: 'ended'; end: End } | { phase: 'failed'; why: string });

const whyOf = (error: unknown): string =>
  error instanceof ApiError || error instanceof TypeError
    ? messageOf(error, 'Please try again.')
    : troubleOf(error);

interface RunOptions {
  api: PromptApi;
  resumeSessionId: string;
  /** Begins by itself. */
  starts: boolean;
}

/** Runs the browser's own model over a result; leaving the page stops it. */
export function useOwnModelRun({ api, resumeSessionId, starts }: RunOptions) {
  const [state, setState] = useState<OwnModelRunState>({ ...NO_PROGRESS, phase: 'idle' });
  const running = useRef<AbortController>(null);
  const { mutateAsync } = useSendProposals(resumeSessionId);
  const run = async () => {
    const stop = new AbortController();
    running.current = stop;
    setState({ ...NO_PROGRESS, phase: 'running' });
    const settle = (last: { phase: 'ended'; end: End } | { phase: 'failed'; why: string }) =>
      setState((now) => ({ ...now, ...last }));
    try {
      const end = await runOwnModel({
        api,
        stop,
        send: mutateAsync,
        listTasks: async (signal) => {
          const params = { id: resumeSessionId };
          return (await call(endpoints.listPrompts, { params, signal })).tasks;
        },
        onProgress: (progress) => setState({ ...progress, phase: 'running' }),
      });
      settle({ phase: 'ended', end });
    } catch (error) {
      if (isAbort(error)) return settle({ phase: 'ended', end: 'stopped' });
      console.warn('The browser’s model was given up', error);
      settle({ phase: 'failed', why: whyOf(error) });
    }
  };
  const start = () => void run();
  const startByItself = useEffectEvent(() => {
    if (starts) start();
  });
  useEffect(() => {
    startByItself();
    return () => running.current?.abort();
  }, []);
  return { state, start, stop: () => running.current?.abort() };
}
