/** So many failures in a row, and nobody waits for this provider for a while. */
const FAILURES_TO_OPEN = 3;
const OPEN_MS = 60_000;

/** Remembers how a provider has been doing. After its pause one caller may try. */
export interface Breaker {
  allows: () => boolean;
  report: (succeeded: boolean) => void;
}

export function createBreaker(now: () => number = Date.now): Breaker {
  let failures = 0;
  let closedUntil = 0;
  return {
    allows: () => {
      if (failures < FAILURES_TO_OPEN) return true;
      if (now() < closedUntil) return false;
      closedUntil = now() + OPEN_MS;
      return true;
    },
    report: (succeeded) => {
      failures = succeeded ? 0 : failures + 1;
      if (failures >= FAILURES_TO_OPEN) closedUntil = now() + OPEN_MS;
    },
  };
}
