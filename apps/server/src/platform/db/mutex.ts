export type Exclusive = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs tasks one after another in the order they came; a failed one doesn't stop the next. */
export function createMutex(): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  };
}
