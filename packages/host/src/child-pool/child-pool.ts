import { type Child, type ChildOutcome, type ChildProgram, startChild } from './child-process.ts';

export interface ChildPoolOptions extends ChildProgram {
  /** Children that work side by side; each starts with the first job that it gets. */
  poolSize: number;
  /** Jobs that may wait; one more is refused. */
  maxQueued: number;
  /** A job that has waited this long is refused, if it isn't a background one. */
  maxWaitMs?: number | undefined;
  timeoutMs: number;
  /** Resident memory at which a child is ended; without it there is no bound. */
  maxResidentBytes?: number | undefined;
  /** A child that has had nothing to do for this long is ended; without it children stay. */
  idleMs?: number | undefined;
  /** Starts the children without waiting for jobs, and each anew that went down. */
  warm?: boolean | undefined;
  /** Told of crashes and reached limits, without a word of a job. */
  onIncident?: ((message: string) => void) | undefined;
}

export interface JobOptions {
  /** In place of the pool's. */
  timeoutMs?: number;
  /** Nobody waits for it: it comes after all others, and leaves the last child to them. */
  isBackground?: boolean;
  /** Whose job it is: nobody gets two turns in a row while somebody else waits. */
  owner?: string | undefined;
}

/** `refused` was never begun. */
export type PoolOutcome<Result> =
  | ChildOutcome<Result>
  | { type: 'refused'; reason: 'full' | 'waited' | 'closed' };

interface Waiting<Job, Result> {
  job: Job;
  options: JobOptions;
  end(outcome: PoolOutcome<Result>): void;
}

/** Let the parent's own start come first: a warm child takes a processor for a second. */
const WARM_UP_DELAY_MS = 500;

/** Does jobs in child processes that stay warm. A job that goes over a limit takes its child with it; the next one gets a new child. */
export class ChildPool<Job, Result> {
  readonly #options: ChildPoolOptions;
  readonly #urgent: Waiting<Job, Result>[] = [];
  readonly #background: Waiting<Job, Result>[] = [];
  readonly #idle: Child<Job, Result>[] = [];
  readonly #all = new Set<Child<Job, Result>>();
  readonly #idleTimers = new Map<Child<Job, Result>, NodeJS.Timeout>();
  #running = 0;
  #lastOwner: string | undefined;
  #closed = false;

  constructor(options: ChildPoolOptions) {
    this.#options = options;
    if (options.warm) setTimeout(() => this.#warmUp(), WARM_UP_DELAY_MS).unref();
  }

  /** Never rejects. */
  run(job: Job, options: JobOptions = {}): Promise<PoolOutcome<Result>> {
    if (this.#closed) return Promise.resolve({ type: 'refused', reason: 'closed' });
    return new Promise((resolve) => {
      const queue = options.isBackground ? this.#background : this.#urgent;
      const waiting = { job, options, end: resolve };
      queue.push(waiting);
      this.#next();
      if (!queue.includes(waiting)) return;
      if (this.#urgent.length + this.#background.length > this.#options.maxQueued) {
        refuse(queue, waiting, 'full');
      } else {
        if (!options.isBackground) this.#boundWait(queue, waiting);
      }
    });
  }

  /** Ends the children; what still waits is refused. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const queue of [this.#urgent, this.#background]) {
      for (const waiting of [...queue]) refuse(queue, waiting, 'closed');
    }
    await Promise.all([...this.#all].map((child) => child.kill()));
  }

  #boundWait(queue: Waiting<Job, Result>[], waiting: Waiting<Job, Result>): void {
    const { maxWaitMs } = this.#options;
    if (maxWaitMs === undefined) return;
    const timer = setTimeout(() => refuse(queue, waiting, 'waited'), maxWaitMs);
    const { end } = waiting;
    waiting.end = (outcome) => {
      clearTimeout(timer);
      end(outcome);
    };
  }

  #next(): void {
    const { poolSize } = this.#options;
    const free = poolSize - this.#running;
    if (this.#closed || free === 0) return;
    const isLast = free === 1 && poolSize > 1;
    const waiting = this.#takeUrgent() ?? (isLast ? undefined : this.#background.shift());
    if (waiting === undefined) return;
    this.#lastOwner = waiting.options.owner;
    void this.#do(waiting);
  }

  #takeUrgent(): Waiting<Job, Result> | undefined {
    const last = this.#lastOwner;
    const other = this.#urgent.findIndex(
      ({ options: { owner } }) => owner === undefined || owner !== last,
    );
    return this.#urgent.splice(Math.max(0, other), 1)[0];
  }

  async #do({ job, options, end }: Waiting<Job, Result>): Promise<void> {
    this.#running += 1;
    const child = this.#take();
    const outcome = await child.run(job, { ...this.#options, ...options });
    this.#running -= 1;
    if (!this.#closed) this.#report(outcome);
    this.#giveBack(child);
    end(outcome);
    this.#next();
  }

  /** The child that worked last is the warmest; one that went down meanwhile is forgotten. */
  #take(): Child<Job, Result> {
    for (let child = this.#idle.pop(); child !== undefined; child = this.#idle.pop()) {
      clearTimeout(this.#idleTimers.get(child));
      if (child.isAlive()) return child;
      this.#all.delete(child);
    }
    return this.#start();
  }

  #start(): Child<Job, Result> {
    const child = startChild<Job, Result>(this.#options);
    this.#all.add(child);
    return child;
  }

  #giveBack(child: Child<Job, Result>): void {
    if (child.isAlive()) this.#keep(child);
    else this.#all.delete(child);
    if (this.#options.warm) this.#warmUp();
  }

  #keep(child: Child<Job, Result>): void {
    this.#idle.push(child);
    const { idleMs } = this.#options;
    if (idleMs === undefined) return;
    const endIt = () => {
      this.#idle.splice(this.#idle.indexOf(child), 1);
      this.#all.delete(child);
      void child.kill();
    };
    this.#idleTimers.set(child, setTimeout(endIt, idleMs).unref());
  }

  /** The next job finds a child that has started. */
  #warmUp(): void {
    if (this.#closed) return;
    while (this.#all.size < this.#options.poolSize) this.#keep(this.#start());
  }

  #report(outcome: PoolOutcome<Result>): void {
    if (outcome.type === 'exhausted') {
      const what = outcome.limit === 'time' ? 'ran out of time' : 'took too much memory';
      this.#options.onIncident?.(`a job ${what}`);
    }
    if ('message' in outcome) this.#options.onIncident?.(outcome.message);
  }
}

function refuse<Job, Result>(
  queue: Waiting<Job, Result>[],
  waiting: Waiting<Job, Result>,
  reason: 'full' | 'waited' | 'closed',
): void {
  queue.splice(queue.indexOf(waiting), 1);
  waiting.end({ type: 'refused', reason });
}
