import { fileURLToPath } from 'node:url';
import type { ReadBackMatrix, Resume, TemplateSettings } from '@trueline/contracts';
import {
  type LetterInput,
  type LetterOptions,
  type OwnFile,
  type OwnFileInput,
  type QuestionsInput,
  type QuestionsOptions,
  RenderError,
  type RenderOptions,
  type RenderWarning,
} from '@trueline/render';
import { ChildPool, type PoolOutcome } from './child-pool/child-pool.ts';
import type { RenderAnswer, RenderJob, RenderResults } from './render-messages.ts';
import { Shares } from './shares.ts';

export interface RendererOptions {
  timeoutMs?: number;
  /** A job, or a person's piece of work, that has waited this long for its turn is refused with RendererBusyError. */
  maxWaitMs?: number;
  /** Processes that render side by side. */
  poolSize?: number;
  /** Jobs that may wait; one more is refused with RendererBusyError. */
  maxQueued?: number;
  /** Pieces of work of one person that run at once; the next ones wait. */
  placesPerOwner?: number;
  /** Told of crashes and time-outs, without any of the resume's text. */
  onIncident?: (message: string) => void;
  /** Starts the processes soon; else each with the first job that it gets. */
  warm?: boolean;
  /** Module that the processes run, in place of the real one; for tests. */
  entry?: string;
}

/** As the functions of `@trueline/render`, in a process that stays warm. All reject with a RenderError for what there isn't, a RendererBusyError when too much is waiting, a job runs out of time or its process goes down, an Error when a job crashes. */
export interface SharedRenderer {
  render(resume: Resume, options: RenderOptions): Promise<Uint8Array>;
  renderLetter(input: LetterInput, options: LetterOptions): Promise<Uint8Array>;
  renderQuestions(input: QuestionsInput, options: QuestionsOptions): Promise<Uint8Array>;
  writeOwnFile(input: OwnFileInput): Promise<OwnFile>;
  renderPages(resume: Resume, templateId: string, settings?: TemplateSettings): Promise<string[]>;
  renderThumbnail(resume: Resume, templateId: string, settings?: TemplateSettings): Promise<string>;
  countPages(resume: Resume, templateId: string, settings?: TemplateSettings): Promise<number>;
  listRenderWarnings(
    resume: Resume,
    templateId: string,
    settings?: TemplateSettings,
  ): Promise<RenderWarning[]>;
  /** What several independent readers, Trueline's among them, get out of PDF, DOCX and text. */
  checkReadBack(
    resume: Resume,
    templateId: string,
    settings?: TemplateSettings,
  ): Promise<ReadBackMatrix>;
}

/** For work that is nobody's in particular; people's goes through `share`. */
export interface Renderer extends SharedRenderer {
  /** Runs one person's piece of work, however many jobs it has, in one of their few places, and by turns with others. Rejects with RendererBusyError when there is no place in time. */
  share<Result>(owner: string, work: (own: SharedRenderer) => Promise<Result>): Promise<Result>;
  /** Ends the processes; jobs still waiting are refused. */
  close(): void;
}

/** Nothing is known against the job, it was only not done: try again later. */
export class RendererBusyError extends Error {
  override readonly name = 'RendererBusyError';
}

const CHILD = fileURLToPath(new URL('./render-worker.ts', import.meta.url));
const DEFAULTS = {
  timeoutMs: 10_000,
  maxWaitMs: 18_000,
  poolSize: 1,
  maxQueued: 100,
  placesPerOwner: 2,
  warm: true,
  entry: CHILD,
} as const;

/** A gallery of templates with its pages asked for twice. */
const MAX_WAITING_PER_OWNER = 50;

const REFUSED = {
  full: 'Too many pages are waiting to be drawn.',
  waited: 'The pages before this one took too long.',
  closed: 'The renderer is closed.',
} as const;

export function createRenderer(options: RendererOptions = {}): Renderer {
  const settings = { ...DEFAULTS, ...options };
  const pool = new ChildPool<RenderJob, RenderAnswer>(settings);
  const shares = new Shares({
    perOwner: settings.placesPerOwner,
    maxWaiting: MAX_WAITING_PER_OWNER,
    maxWaitMs: settings.maxWaitMs,
    refusal: (reason) => new RendererBusyError(REFUSED[reason]),
  });
  return {
    ...rendererFor(pool),
    share: (owner, work) => shares.run(owner, () => work(rendererFor(pool, owner))),
    close: () => void pool.close(),
  };
}

function rendererFor(pool: ChildPool<RenderJob, RenderAnswer>, owner?: string): SharedRenderer {
  const run = async <Type extends RenderJob['type']>(
    job: RenderJob & { type: Type },
  ): Promise<RenderResults[Type]> => resultOf<Type>(await pool.run(job, { owner }));
  return {
    render: (resume, file) => run({ type: 'file', resume, options: file }),
    renderLetter: (input, options) => run({ type: 'letter', input, options }),
    renderQuestions: (input, options) => run({ type: 'questions', input, options }),
    writeOwnFile: (input) => run({ type: 'own-file', input }),
    renderPages: (resume, templateId, settings) =>
      run({ type: 'pages', resume, templateId, settings }),
    renderThumbnail: (resume, templateId, settings) =>
      run({ type: 'thumbnail', resume, templateId, settings }),
    countPages: (resume, templateId, settings) =>
      run({ type: 'count', resume, templateId, settings }),
    listRenderWarnings: (resume, templateId, settings) =>
      run({ type: 'warnings', resume, templateId, settings }),
    checkReadBack: (resume, templateId, settings) =>
      run({ type: 'read-back', resume, templateId, settings }),
  };
}

/** The child answers each type of job with that type's result (`RenderResults`). */
function resultOf<Type extends RenderJob['type']>(
  outcome: PoolOutcome<RenderAnswer>,
): RenderResults[Type] {
  switch (outcome.type) {
    case 'result':
      if (outcome.result.ok) return outcome.result.result as RenderResults[Type];
      throw new RenderError(outcome.result.code, outcome.result.message);
    case 'refused':
      throw new RendererBusyError(REFUSED[outcome.reason]);
    case 'exhausted':
      throw new RendererBusyError('Rendering took too long and was stopped.');
    case 'ended':
      throw new RendererBusyError(`Rendering failed: it ${outcome.message}.`);
    case 'crashed':
      throw new Error(`Rendering failed: ${outcome.message}.`);
  }
}
