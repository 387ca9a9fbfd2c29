const DAY_MS = 24 * 3_600_000;

/** Whole days that are left until a moment of the server's, the last one included. */
export function daysLeft(until: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / DAY_MS));
}
