import type { Resume } from '@trueline/contracts';
import { fold } from './characters.ts';
import { findDateRange } from './date-range.ts';

const DATE_KEYS = /(?:Date|\.date)$/;

/** Words alone, with a space around each: line ends, dashes and quotes differ between page and data. */
export const plain = (value: string): string =>
  ` ${fold(value)
    .replace(/[^\p{L}\p{N}@+#]+/gu, ' ')
    .trim()} `;
/** A word that a line end parts is found with the spaces gone; only in values too long to stand inside another word. */
const MIN_SOLID_LENGTH = 16;
export const solid = (value: string): string => plain(value).replaceAll(' ', '');
export const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** What a page shows: whether a value of other data is among it. */
export class ShownValues {
  readonly #text: string;
  readonly #solid: string;
  readonly #values: Set<string>;
  readonly #dates: ReadonlySet<string>;

  constructor(page: Resume, text: string) {
    const values = Object.entries(leavesOf(page));
    this.#text = plain(text);
    this.#solid = solid(text);
    this.#values = new Set(values.map(([, value]) => plain(withoutScheme(value))));
    this.#dates = new Set([
      ...values.flatMap(([path, value]) => (DATE_KEYS.test(path) ? [value] : [])),
      ...text.split('\n').flatMap((row) => {
        const range = findDateRange(row);
        return [range?.start, range?.end].filter((date) => date !== undefined);
      }),
    ]);
  }

  has(value: string, path: string): boolean {
    if (DATE_KEYS.test(path))
      return [...this.#dates].some((date) => date.startsWith(value) || value.startsWith(date));
    if (path.endsWith('.countryCode')) return this.#hasCountry(value);
    const key = plain(withoutScheme(value));
    if (key.trim() === '') return false;
    const isLong = solid(value).length >= MIN_SOLID_LENGTH;
    return (
      this.#text.includes(key) ||
      this.#values.has(key) ||
      (isLong && this.#solid.includes(solid(withoutScheme(value))))
    );
  }

  #hasCountry(code: string): boolean {
    const name = /^[A-Z]{2}$/.test(code) ? countryNames.of(code) : undefined;
    return name !== undefined && this.#text.includes(plain(name));
  }
}

const withoutScheme = (value: string): string => value.replace(/^https?:\/\/(www\.)?/, '');

/** Path -> value of every text, `meta` aside. */
export function leavesOf(resume: Resume): Record<string, string> {
  const leaves: Record<string, string> = {};
  const { meta: _, ...rest } = resume;
  keep(rest, '', (value, path) => {
    leaves[path] = value;
    return true;
  });
  return leaves;
}

/** The value with the texts for which `test` holds; what is left empty is dropped. */
export function keep(
  value: unknown,
  path: string,
  test: (text: string, path: string) => boolean,
): unknown {
  if (typeof value === 'string') return test(value, path) ? value : undefined;
  if (Array.isArray(value)) {
    const items = value.map((item, index) => keep(item, `${path}[${index}]`, test));
    const filled = items.filter((item) => item !== undefined);
    return filled.length === 0 ? undefined : filled;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value)
    .map(([key, item]) => [key, keep(item, path === '' ? key : `${path}.${key}`, test)] as const)
    .filter(([, item]) => item !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
