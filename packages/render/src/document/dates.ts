import { WORDS, type Words } from './words.ts';

/** "Mar 2019" for `2019-03` and `2019-03-01` (a resume names no days), "2019" for `2019`; other text stays as it is. */
function formatDate(date: string, { months }: Words = WORDS.en): string {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?(?:-\d{2})?$/.exec(date) ?? [];
  if (year === undefined) return date;
  const name = month === undefined ? undefined : months[Number(month) - 1];
  return name === undefined ? year : `${name} ${year}`;
}

/** "Mar 2019 – Present"; a start without an end is going on, as in JSON Resume; one date alone where both are the same. */
export function formatPeriod(
  period: { startDate?: string | undefined; endDate?: string | undefined },
  words: Words = WORDS.en,
): string | undefined {
  const start = period.startDate ? formatDate(period.startDate, words) : undefined;
  const end = period.endDate ? formatDate(period.endDate, words) : undefined;
  if (start === undefined || start === end) return end;
  return `${start} – ${end ?? words.present}`;
}
