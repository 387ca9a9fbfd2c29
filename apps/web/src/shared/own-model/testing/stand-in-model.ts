import type { Availability, CreateOptions, PromptApi, PromptSession } from '../prompt-api.ts';

interface StandInOptions {
  availability?: Availability;
  /** What it answers to a prompt; what it throws is the model's own failure. */
  answer?: (prompt: string) => string | Promise<string>;
  /** How the download goes on, 0 to 1; a failure ends it. */
  download?: readonly (number | DOMException)[];
  /** What a browser does that lets no page use its model. */
  refuses?: DOMException;
}

/** A model of the Prompt API's own shape, with what was asked of it. */
export interface StandIn {
  api: PromptApi;
  created: CreateOptions[];
  prompts: { text: string; constraint: object | undefined }[];
  /** Conversations that were opened and not closed yet. */
  open: () => number;
}

/** A turn of the event loop, in which a click on "Stop" may come. */
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Stands in for the browser's `LanguageModel`: no real model runs in the tests. */
export function standInModel({
  availability = 'available',
  answer = () => '{}',
  download = [],
  refuses,
}: StandInOptions = {}): StandIn {
  const created: CreateOptions[] = [];
  const prompts: StandIn['prompts'] = [];
  let state = availability;
  let open = 0;
  const openSession = (): PromptSession => {
    let isOpen = true;
    open += 1;
    return {
      prompt: async (text, { responseConstraint, signal } = {}) => {
        if (!isOpen) throw new DOMException('The session is destroyed.', 'InvalidStateError');
        prompts.push({ text, constraint: responseConstraint });
        await turn();
        signal?.throwIfAborted();
        return answer(text);
      },
      clone: async ({ signal } = {}) => {
        signal?.throwIfAborted();
        return openSession();
      },
      destroy: () => {
        open -= isOpen ? 1 : 0;
        isOpen = false;
      },
    };
  };
  const create = async (options: CreateOptions = {}) => {
    created.push(options);
    if (refuses) throw refuses;
    if (state === 'unavailable') throw new DOMException('No model.', 'NotSupportedError');
    const heard: ((event: { loaded: number }) => void)[] = [];
    options.monitor?.({ addEventListener: (_, listener) => heard.push(listener) });
    for (const step of state === 'available' ? [] : download) {
      await turn();
      options.signal?.throwIfAborted();
      if (step instanceof DOMException) throw step;
      for (const listener of heard) listener({ loaded: step });
    }
    state = 'available';
    return openSession();
  };
  return { api: { availability: async () => state, create }, created, prompts, open: () => open };
}
