/** `YYYY-MM`: the month that stands for "present". No other clock reaches an output. */
export type YearMonth = `${number}-${number}`;

/** Whole months from an ISO date of any precision, counted from year 0; a bare year is its January (or, as an end, its December). */
export function monthNumber(date: string, edge: 'start' | 'end'): number {
  const [year = 0, month] = date.split('-').map(Number);
  return year * 12 + ((month ?? (edge === 'start' ? 1 : 12)) - 1);
}

export interface Period {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** Months covered by the periods, overlaps counted once. A period without a start is not counted; one without an end runs to `asOf`. */
export function monthsCovered(periods: readonly Period[], asOf: YearMonth): number {
  const spans = periods
    .filter((period) => period.startDate !== undefined)
    .map((period) => ({
      from: monthNumber(period.startDate ?? asOf, 'start'),
      to: Math.min(monthNumber(period.endDate ?? asOf, 'end'), monthNumber(asOf, 'end')),
    }))
    .filter((span) => span.to >= span.from)
    .sort((a, b) => a.from - b.from);
  let covered = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    const start = Math.max(from, reached + 1);
    if (to >= start) covered += to - start + 1;
    reached = Math.max(reached, to);
  }
  return covered;
}
