export interface SharesOptions {
  /** Tasks of one owner that run at once. */
  perOwner: number;
  /** Tasks of one owner that may wait; one more is refused. */
  maxWaiting: number;
  /** A task that has waited this long is refused. */
  maxWaitMs: number;
  /** What a refused task rejects with. */
  refusal: (reason: 'full' | 'waited') => Error;
}

interface Owner {
  running: number;
  waiting: (() => void)[];
}

/** Gives each owner the same few places: whoever asks for much waits for their own tasks, not others for theirs. */
export class Shares {
  readonly #options: SharesOptions;
  readonly #owners = new Map<string, Owner>();

  constructor(options: SharesOptions) {
    this.#options = options;
  }

  /** Runs the task once its owner has a place, and gives that back with its end. */
  async run<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
    const owner = this.#owners.get(name) ?? { running: 0, waiting: [] };
    this.#owners.set(name, owner);
    if (owner.running < this.#options.perOwner) owner.running += 1;
    else await this.#turn(owner);
    try {
      return await task();
    } finally {
      const next = owner.waiting.shift();
      // The place goes from hand to hand.
      if (next) next();
      else owner.running -= 1;
      if (owner.running === 0) this.#owners.delete(name);
    }
  }

  #turn({ waiting }: Owner): Promise<void> {
    const { maxWaiting, maxWaitMs, refusal } = this.#options;
    if (waiting.length >= maxWaiting) return Promise.reject(refusal('full'));
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(refusal('waited'));
      }, maxWaitMs);
      waiting.push(start);
    });
  }
}
