import type { Resume, SurvivalMatrix, TemplateSettings } from '@trueline/contracts';
import {
  type LetterInput,
  type LetterOptions,
  type QuestionsInput,
  type QuestionsOptions,
  RenderError,
  type RenderOptions,
  type RenderWarning,
} from '@trueline/render';
import type { RenderJob, RenderResults } from './render-messages.ts';
import { type RenderOutcome, type RenderProcess, startRenderProcess } from './render-process.ts';

export interface RendererOptions {
  timeoutMs?: number;
  /** Processes that render side by side. */
  poolSize?: number;
  /** Jobs that may wait; one more is refused with RendererBusyError. */
  maxQueued?: number;
  /** Told of crashes and time-outs, without any of the resume's text. */
  onIncident?: (message: string) => void;
  /** Starts the processes at once; else each with the first job that it gets. */
  warm?: boolean;
  /** Module that the processes run, in place of the real one; for tests. */
  entry?: string;
}

/** As the functions of `@trueline/render`, in a process that stays warm. All reject with a RenderError for what there isn't, a RendererBusyError when too much is waiting, a job runs out of time or its process goes down, an Error when a job crashes. */
export interface Renderer {
  render(resume: Resume, options: RenderOptions): Promise<Uint8Array>;
  renderLetter(input: LetterInput, options: LetterOptions): Promise<Uint8Array>;
  renderQuestions(input: QuestionsInput, options: QuestionsOptions): Promise<Uint8Array>;
  renderPages(resume: Resume, templateId: string, settings?: TemplateSettings): Promise<string[]>;
  renderThumbnail(resume: Resume, templateId: string, settings?: TemplateSettings): Promise<string>;
  countPages(resume: Resume, templateId: string, settings?: TemplateSettings): Promise<number>;
  listRenderWarnings(
    resume: Resume,
    templateId: string,
    settings?: TemplateSettings,
  ): Promise<RenderWarning[]>;
  /** What several independent readers, Trueline's among them, get out of PDF, DOCX and text. */
  checkSurvival(
    resume: Resume,
    templateId: string,
    settings?: TemplateSettings,
  ): Promise<SurvivalMatrix>;
  /** Ends the processes; jobs still waiting are refused. */
  close(): void;
}

/** Nothing is known against the job, it was only not done: try again later. */
export class RendererBusyError extends Error {
  override readonly name = 'RendererBusyError';
}

interface Waiting {
  job: RenderJob;
  resolve(outcome: RenderOutcome): void;
  reject(error: RendererBusyError): void;
}

const DEFAULTS = { timeoutMs: 10_000, poolSize: 1, maxQueued: 100, warm: true } as const;

export function createRenderer(options: RendererOptions = {}): Renderer {
  const pool = new RenderPool(options);
  const run = async <Type extends RenderJob['type']>(
    job: RenderJob & { type: Type },
  ): Promise<RenderResults[Type]> => resultOf<Type>(await pool.run(job));
  return {
    render: (resume, file) => run({ type: 'file', resume, options: file }),
    renderLetter: (input, options) => run({ type: 'letter', input, options }),
    renderQuestions: (input, options) => run({ type: 'questions', input, options }),
    renderPages: (resume, templateId, settings) =>
      run({ type: 'pages', resume, templateId, settings }),
    renderThumbnail: (resume, templateId, settings) =>
      run({ type: 'thumbnail', resume, templateId, settings }),
    countPages: (resume, templateId, settings) =>
      run({ type: 'count', resume, templateId, settings }),
    listRenderWarnings: (resume, templateId, settings) =>
      run({ type: 'warnings', resume, templateId, settings }),
    checkSurvival: (resume, templateId, settings) =>
      run({ type: 'survival', resume, templateId, settings }),
    close: () => pool.close(),
  };
}

/** The child answers each type of job with that type's result (`RenderResults`). */
function resultOf<Type extends RenderJob['type']>(outcome: RenderOutcome): RenderResults[Type] {
  switch (outcome.type) {
    case 'done':
      return outcome.result as RenderResults[Type];
    case 'refused':
      throw new RenderError(outcome.code, outcome.message);
    case 'timed-out':
      throw new RendererBusyError('Rendering took too long and was stopped.');
    case 'ended':
      throw new RendererBusyError(`Rendering failed: ${outcome.message}.`);
    default:
      throw new Error(`Rendering failed: ${outcome.message}.`);
  }
}

class RenderPool {
  readonly #queue: Waiting[] = [];
  /** Undefined stands for a process that is yet to start. */
  readonly #idle: (RenderProcess | undefined)[];
  readonly #all = new Set<RenderProcess>();
  readonly #settings;
  #closed = false;

  constructor(options: RendererOptions) {
    this.#settings = { ...DEFAULTS, ...options };
    const { poolSize, warm } = this.#settings;
    this.#idle = Array.from({ length: poolSize }, () => (warm ? this.#start() : undefined));
  }

  run(job: RenderJob): Promise<RenderOutcome> {
    if (this.#closed) return Promise.reject(new RendererBusyError('The renderer is closed.'));
    if (this.#idle.length === 0 && this.#queue.length >= this.#settings.maxQueued) {
      return Promise.reject(new RendererBusyError('Too many pages are waiting to be drawn.'));
    }
    return new Promise((resolve, reject) => {
      this.#queue.push({ job, resolve, reject });
      this.#next();
    });
  }

  close(): void {
    this.#closed = true;
    for (const { reject } of this.#queue.splice(0)) {
      reject(new RendererBusyError('The renderer is closed.'));
    }
    for (const process of this.#all) process.kill();
  }

  #start(): RenderProcess {
    const process = startRenderProcess(this.#settings.entry);
    this.#all.add(process);
    return process;
  }

  #next(): void {
    if (this.#idle.length === 0) return;
    const waiting = this.#queue.shift();
    if (waiting !== undefined) void this.#runIn(this.#alive(this.#idle.pop()), waiting);
  }

  /** A process that went down while it was idle is replaced. */
  #alive(process: RenderProcess | undefined): RenderProcess {
    if (process?.isAlive()) return process;
    if (process !== undefined) this.#all.delete(process);
    return this.#start();
  }

  #report(outcome: RenderOutcome): void {
    if (outcome.type === 'timed-out') this.#settings.onIncident?.('a job ran out of time');
    if (outcome.type === 'crashed' || outcome.type === 'ended') {
      this.#settings.onIncident?.(outcome.message);
    }
  }

  async #runIn(process: RenderProcess, { job, resolve }: Waiting): Promise<void> {
    const outcome = await process.run(job, this.#settings.timeoutMs);
    if (outcome.type === 'timed-out') process.kill();
    if (!this.#closed) this.#report(outcome);
    resolve(outcome);
    if (this.#closed) return;
    this.#idle.push(this.#alive(process));
    this.#next();
  }
}
