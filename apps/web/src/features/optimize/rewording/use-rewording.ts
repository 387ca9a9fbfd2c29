import { useQueryClient } from '@tanstack/react-query';
import type { ModelWords, RewordingWish, Verdict } from '@trueline/contracts';
import { useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../../shared/api/api-error.ts';
import { call } from '../../../shared/api/call.ts';
import { endpoints } from '../../../shared/api/endpoints.ts';
import { useSendProposals } from '../../../shared/api/resume-session-mutations.ts';
import { resumeSessionQuery } from '../../../shared/api/resume-session-queries.ts';
import { isAbort, troubleOf } from '../../../shared/own-model/model-trouble.ts';
import { askOwnModel } from './ask-own-model.ts';
import type { TextWriter } from './text-writer.ts';

export type RewordingState =
  | { phase: 'idle' | 'stopped' }
  | { phase: 'running'; how: RewordingWish }
  | { phase: 'taken'; how: RewordingWish; verdict: Verdict; wording: string; isUndone: boolean }
  | { phase: 'refused'; reasons: readonly string[] }
  | { phase: 'failed'; why: string };

interface RewordingOptions {
  writer: TextWriter;
  resumeSessionId: string;
  /** A line by its path, a sentence of the letter as `letter.LENGTH.ID`. */
  path: string;
  /** A wording was taken: the id of its change, or the sentence. */
  onTaken: (wording: string) => void;
}

const NOT_READY =
  'The browser does not have its model at hand. Download it in your account settings.';

const whyOf = (error: unknown): string =>
  error instanceof ApiError || error instanceof TypeError
    ? messageOf(error, 'Please try again.')
    : troubleOf(error);

/** Has a model say one text as the person asks; another text, and a page that is left, stop it. */
export function useRewording({ writer, resumeSessionId, path, onTaken }: RewordingOptions) {
  const [state, setState] = useState<RewordingState>({ phase: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const { mutateAsync: send } = useSendProposals(resumeSessionId);
  const client = useQueryClient();
  const params = { id: resumeSessionId };
  const ask = async (how: RewordingWish, signal: AbortSignal) => {
    const wish = { wish: how, path };
    if (writer.by === 'server') return call(endpoints.rewordText, { params, body: wish, signal });
    const items = await askOwnModel({
      api: writer.api,
      signal,
      listTasks: async () =>
        (await call(endpoints.listPrompts, { params, query: wish, signal })).tasks,
    });
    if (items === undefined) return NOT_READY;
    return items.length === 0 ? NOTHING : send(items);
  };
  const run = async (how: RewordingWish) => {
    const stop = new AbortController();
    running.current = stop;
    setState({ phase: 'running', how });
    try {
      const told = await ask(how, stop.signal);
      if (typeof told === 'string') return setState({ phase: 'failed', why: told });
      const taken = findTaken(told);
      if (taken) {
        // The page shows it before it says so.
        await client.invalidateQueries({ queryKey: resumeSessionQuery(resumeSessionId).queryKey });
        setState({ phase: 'taken', how, ...taken, isUndone: false });
        onTaken(taken.wording);
      } else setState({ phase: 'refused', reasons: told.refused.map(({ reason }) => reason) });
    } catch (error) {
      if (isAbort(error)) return setState({ phase: 'stopped' });
      console.warn('A text was not reworded', error);
      setState({ phase: 'failed', why: whyOf(error) });
    }
  };
  return {
    state,
    start: (how: RewordingWish) => void run(how),
    stop: () => running.current?.abort(),
    setUndone: (isUndone: boolean) =>
      setState((now) => (now.phase === 'taken' ? { ...now, isUndone } : now)),
  };
}

interface Told {
  changes: { id: string; verdict: Verdict }[];
  sentences: ModelWords['sentences'];
  refused: { reason: string }[];
}

const NOTHING: Told = { changes: [], sentences: [], refused: [] };

function findTaken({ changes: [change], sentences: [sentence] }: Told) {
  if (change) return { wording: change.id, verdict: change.verdict };
  return sentence && { wording: sentence.text, verdict: 'proven' as const };
}
