import type { Slice } from '../slice.ts';

/** "02/05/2024": a day and a month of which nobody can tell which is which. */
const FULL_DATE = /(?<!\d)(\d{1,2})([/.-])(\d{1,2})\2((?:19|20)\d\d)(?!\d)/g;
const YEAR = /^\d{4}$/;
const LAST_DATES: ReadonlySet<string> = new Set(['endDate']);

/** Dates of which only the year was sure get their month where the document's other dates show whether days come first: "31/08/2023" tells it for "02/05/2024". */
export function withMonths<T>(draft: T, text: string): T {
  const place = monthPlace(text);
  if (place === undefined) return draft;
  const read = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => read(item, key));
    if (value === null || typeof value !== 'object') return value;
    if (isSlice(value)) return YEAR.test(value.text) ? withMonth(value, key, place, text) : value;
    return Object.fromEntries(Object.entries(value).map(([own, item]) => [own, read(item, own)]));
  };
  return read(draft, '') as T;
}

const isSlice = (value: object): value is Slice =>
  'text' in value && 'start' in value && 'end' in value;

/** Which of the two figures is the month, 1 or 3 in the match; undefined where the dates do not say or contradict each other. */
function monthPlace(text: string): 1 | 3 | undefined {
  const dates = [...text.matchAll(FULL_DATE)];
  const firstIsDay = dates.some((date) => Number(date[1]) > 12 && Number(date[3]) <= 12);
  const secondIsDay = dates.some((date) => Number(date[3]) > 12 && Number(date[1]) <= 12);
  if (firstIsDay === secondIsDay) return undefined;
  return firstIsDay ? 3 : 1;
}

function withMonth(value: Slice, key: string, place: 1 | 3, text: string): Slice {
  const dates = [...text.slice(value.start, value.end).matchAll(FULL_DATE)];
  const date = LAST_DATES.has(key) ? dates.at(-1) : dates[0];
  const month = Number(date?.[place]);
  if (date?.[4] !== value.text || !(month >= 1 && month <= 12)) return value;
  return { ...value, text: `${value.text}-${String(month).padStart(2, '0')}` };
}
