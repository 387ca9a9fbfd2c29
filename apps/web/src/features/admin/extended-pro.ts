const DAY_MS = 24 * 3_600_000;

/** When PRO ends with so many days more: from its end, or from now where it has ended. ISO 8601. */
export function extendedPro(
  { proUntil }: { proUntil?: string | undefined },
  days: number,
  now: Date,
): string {
  const start = Math.max(now.getTime(), proUntil === undefined ? 0 : Date.parse(proUntil));
  return new Date(start + days * DAY_MS).toISOString();
}
