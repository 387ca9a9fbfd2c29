const MONTH = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long' });
const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** `2019-03` -> `Mar 2019`; a bare year stays one, and what is no date is shown as it stands. */
export function showDate(date: string): string {
  const [year, month] = date.split('-').map(Number);
  if (year === undefined || month === undefined || Number.isNaN(year + month)) return date;
  return MONTH.format(Date.UTC(year, month - 1));
}

/** `Mar 2019 – Jun 2021`, `2022` where both ends are the same, or `Mar 2019 – Present`: a start without an end is going on, as in JSON Resume and in the files. */
export function showPeriod(startDate?: string, endDate?: string): string {
  if (startDate === undefined) return endDate === undefined ? '' : showDate(endDate);
  if (endDate === undefined) return `${showDate(startDate)} – Present`;
  if (startDate === endDate) return showDate(startDate);
  return `${showDate(startDate)} – ${showDate(endDate)}`;
}

/** A moment of the server's, in the person's own time zone. */
export function showMoment(iso: string): string {
  return MOMENT.format(new Date(iso));
}

/** The day of a moment of the server's, in the person's own time zone. */
export function showDay(iso: string): string {
  return DAY.format(new Date(iso));
}
