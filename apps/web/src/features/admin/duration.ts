const SECOND_MS = 1000;
/** Below this a tenth of a second counts. */
const EXACT_MS = 9950;
const MINUTE_S = 60;
const HOUR_S = 3600;

/** `850 ms`, `1.4 s`, `2 min 5 s`, `3 h 20 min`: as exact as somebody needs who looks for what is slow. */
export function showDuration(ms: number): string {
  const wholeMs = Math.max(0, Math.round(ms));
  if (wholeMs < SECOND_MS) return `${wholeMs} ms`;
  if (ms < EXACT_MS) return `${(ms / SECOND_MS).toFixed(1)} s`;
  const seconds = Math.round(ms / SECOND_MS);
  if (seconds < MINUTE_S) return `${seconds} s`;
  if (seconds < HOUR_S) return `${Math.floor(seconds / MINUTE_S)} min ${seconds % MINUTE_S} s`;
  return `${Math.floor(seconds / HOUR_S)} h ${Math.floor((seconds % HOUR_S) / MINUTE_S)} min`;
}

/** Between two moments of the server's. */
export function durationBetween(start: string, end: string): string {
  return showDuration(Date.parse(end) - Date.parse(start));
}
