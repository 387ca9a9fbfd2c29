/** The browser's own language model, by the Prompt API (webmachinelearning.github.io/prompt-api): what is used of it, as few browsers have it and TypeScript's library none. */
export interface PromptApi {
  availability: (options?: ModelOptions) => Promise<Availability>;
  create: (options?: CreateOptions) => Promise<PromptSession>;
}

/** `unavailable`: not on this computer, or not here; the two between need a download. */
export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

interface Expected {
  type: 'text';
  languages: readonly string[];
}

interface ModelOptions {
  expectedInputs?: readonly Expected[];
  expectedOutputs?: readonly Expected[];
}

/** Tells of the download: `loaded` goes from 0 to 1. */
interface DownloadMonitor {
  addEventListener: (
    type: 'downloadprogress',
    listener: (event: Pick<ProgressEvent, 'loaded'>) => void,
  ) => void;
}

export interface CreateOptions extends ModelOptions {
  monitor?: (monitor: DownloadMonitor) => void;
  signal?: AbortSignal;
}

/** A conversation: each prompt and answer takes of its context. */
export interface PromptSession {
  prompt: (
    input: string,
    options?: { responseConstraint?: object; signal?: AbortSignal },
  ) => Promise<string>;
  /** The same conversation as it stands, to go on apart. */
  clone: (options?: { signal?: AbortSignal }) => Promise<PromptSession>;
  destroy: () => void;
}

/** What Trueline asks of it: availability is told of the very options that it is created with. */
const OPTIONS: ModelOptions = {
  expectedInputs: [{ type: 'text', languages: ['en'] }],
  expectedOutputs: [{ type: 'text', languages: ['en'] }],
};

/** Undefined where the browser has no such model to offer: then nothing tells of it. */
export function findPromptApi(): PromptApi | undefined {
  const { LanguageModel } = globalThis as { LanguageModel?: Partial<PromptApi> };
  const { availability, create } = LanguageModel ?? {};
  const isKnown = typeof availability === 'function' && typeof create === 'function';
  return isKnown ? (LanguageModel as PromptApi) : undefined;
}

/** How the model stands on this computer; a browser that can't tell has none for us. */
export async function readAvailability(api: PromptApi): Promise<Availability> {
  return api.availability(OPTIONS).catch((error: unknown) => {
    console.warn('The browser did not tell of its model', error);
    return 'unavailable';
  });
}

/** Opens the model, which is downloaded first where it has to be: only an act of the person may start that. `onDownload` is told 0 to 1. Throws a `DOMException`. */
export function openModel(
  api: PromptApi,
  { signal, onDownload }: { signal: AbortSignal; onDownload?: (share: number) => void },
): Promise<PromptSession> {
  return api.create({
    ...OPTIONS,
    signal,
    monitor: (monitor) =>
      monitor.addEventListener('downloadprogress', ({ loaded }) => onDownload?.(loaded)),
  });
}
