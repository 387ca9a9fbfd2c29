import type { BrowserContext, Page } from 'playwright-core';

interface StandInOptions {
  availability: 'unavailable' | 'downloadable' | 'downloading' | 'available';
  /** Line of the resume -> what the model says in its place; of other lines it says nothing. */
  wordings?: Record<string, string>;
  /** From this prompt on it answers nothing, until it is stopped. */
  stallsAt?: number;
}

/** What a test sees and moves of the stand-in, in the page. */
interface Controls {
  state: StandInOptions['availability'];
  prompts: string[];
  open: number;
  isAborted: boolean;
  stallsAt: number;
  tellDownload?: (loaded: number) => void;
  endDownload?: (faultName?: string) => void;
}

/** Runs in the page: a `LanguageModel` of the Prompt API's own shape. Its state outlives a reload, as a downloaded model does. */
function installStandIn({ availability, wordings = {}, stallsAt = Infinity }: StandInOptions) {
  const KEY = 'stand-in-model';
  const controls: Controls = {
    state: (localStorage.getItem(KEY) as Controls['state'] | null) ?? availability,
    prompts: [],
    open: 0,
    isAborted: false,
    stallsAt,
  };
  const setState = (state: Controls['state']) => {
    controls.state = state;
    localStorage.setItem(KEY, state);
  };
  const untilAborted = (signal?: AbortSignal) =>
    new Promise<never>((_, reject) => {
      const abort = () => {
        controls.isAborted = true;
        reject(signal?.reason);
      };
      if (signal?.aborted) abort();
      signal?.addEventListener('abort', abort);
    });
  /** About the one path that the constraint leaves. */
  const answerTo = (prompt: string, constraint: unknown) => {
    const [, path, others] =
      /"path":\{[^}]*"enum":\["([^"]+)"(,)?/.exec(JSON.stringify(constraint)) ?? [];
    const line = Object.keys(wordings).find((one) => prompt.includes(`"text":"${one}"`));
    const isAsked = line !== undefined && path !== undefined && others === undefined;
    return JSON.stringify({ items: isAsked ? [{ path, text: wordings[line] }] : [] });
  };
  interface Prompted {
    signal?: AbortSignal;
    responseConstraint?: unknown;
  }
  const openSession = () => {
    let isOpen = true;
    controls.open += 1;
    return {
      prompt: async (text: string, { signal, responseConstraint }: Prompted = {}) => {
        controls.prompts.push(text);
        if (controls.prompts.length >= controls.stallsAt) return untilAborted(signal);
        return answerTo(text, responseConstraint);
      },
      clone: async () => openSession(),
      destroy: () => {
        controls.open -= isOpen ? 1 : 0;
        isOpen = false;
      },
    };
  };
  interface Created {
    signal?: AbortSignal;
    monitor?: (monitor: EventTarget) => void;
  }
  const download = async ({ signal, monitor }: Created) => {
    // As browsers do: nobody's computer is filled without an act of theirs.
    const { userActivation } = navigator as { userActivation?: { isActive: boolean } };
    if (controls.state === 'downloadable' && !userActivation?.isActive) {
      throw new DOMException('Needs a user gesture.', 'NotAllowedError');
    }
    const events = new EventTarget();
    monitor?.(events);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    controls.tellDownload = (loaded) =>
      events.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded, total: 1 }));
    controls.endDownload = (faultName) =>
      faultName === undefined ? resolve() : reject(new DOMException('Broken off.', faultName));
    controls.tellDownload(0);
    await Promise.race([promise, untilAborted(signal)]);
    setState('available');
  };
  const LanguageModel = {
    availability: async () => controls.state,
    create: async (options: Created = {}) => {
      if (controls.state === 'unavailable') {
        throw new DOMException('No model.', 'NotSupportedError');
      }
      if (controls.state !== 'available') await download(options);
      return openSession();
    },
  };
  Object.assign(globalThis, { LanguageModel, standIn: controls });
}

/** Gives every page of the context a browser's own model. No real one runs in the tests. */
export const giveModel = (context: BrowserContext, options: StandInOptions): Promise<unknown> =>
  context.addInitScript(installStandIn, options);

/** A browser without the API. */
export const takeModelAway = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript('delete globalThis.LanguageModel');

/** What the stand-in has been asked and told in this page. */
export const readStandIn = (page: Page) =>
  page.evaluate<Pick<Controls, 'prompts' | 'open' | 'isAborted' | 'state'>>(
    '({ ...standIn, tellDownload: undefined, endDownload: undefined })',
  );

export const tellDownload = (page: Page, loaded: number) =>
  page.evaluate(`standIn.tellDownload(${loaded})`);

/** From its next prompt on it answers nothing, until it is stopped. */
export const stall = (page: Page) => page.evaluate('standIn.stallsAt = 1');

/** Ends the download: well, or by a failure of this name. */
export const endDownload = (page: Page, faultName?: string) =>
  page.evaluate(`standIn.endDownload(${JSON.stringify(faultName)})`);
