/** How often what the server is working on is asked for: first closely, later at leisure. */
const EARLY_MS = 700;
const LATE_MS = 2000;
/** Answers after which it is late: about ten seconds. */
const EARLY_ANSWERS = 15;
/** After a failed answer. */
const TROUBLE_MS = 3000;

/** Milliseconds until the next question, from a query's state. */
export function pollInterval(state: { dataUpdateCount: number; error: unknown }): number {
  if (state.error !== null) return TROUBLE_MS;
  return state.dataUpdateCount < EARLY_ANSWERS ? EARLY_MS : LATE_MS;
}
