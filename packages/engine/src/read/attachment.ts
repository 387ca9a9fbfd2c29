import type { Resume } from '@trueline/contracts';
import { fold } from './characters.ts';
import { findDateRange } from './date-range.ts';
import { readJsonResume } from './formats/json-resume.ts';

/** Values of these sections must all stand on the page; of others, those that do not are left out. */
const MUST_AGREE =
  /^(?:basics\.(?:name|email|phone|label|summary)|work|education|skills|volunteer)\b/;
/** Keys whose values are derived from others and never stand on a page. */
const DERIVED_KEYS = /(?:\.network|\.username|\.countryCode|\.image)$/;
const DATE_KEYS = /(?:Date|\.date)$/;

/** The attached JSON Resume where the page's text agrees with it, else the page's own reading with a warning. A value that the page does not show is never taken from it. */
export function withAttachment(page: Resume, text: string, attachment: string | undefined): Resume {
  if (attachment === undefined) return page;
  const parsed = readJsonResume(attachment);
  if (!parsed.ok) return differing(page);
  const { meta: _, $schema: __, ...carried } = parsed.resume;
  const shown = new ShownValues(page, text);
  const differences: string[] = [];
  const kept = keep(carried, '', (value, path) => {
    const agrees = shown.has(value, path);
    if (!agrees && MUST_AGREE.test(path) && !DERIVED_KEYS.test(path)) differences.push(path);
    return agrees;
  }) as Resume;
  if (differences.length > 0 || !coversPage(page, carried)) return differing(page);
  const own = page.meta?.trueline;
  return {
    ...kept,
    meta: { ...page.meta, trueline: { ...own, spans: spansOf(kept, page, text) } },
  };
}

function differing(page: Resume): Resume {
  const own = page.meta?.trueline;
  const warning = {
    code: 'ATTACHMENT_DIFFERS',
    message:
      'The file carries resume data that differs from what its pages say. We went by the pages.',
  };
  const warnings = [warning, ...(own?.warnings ?? [])];
  return { ...page, meta: { ...page.meta, trueline: { ...own, warnings } } };
}

/** Words alone, with a space around each: line ends, dashes and quotes differ between page and data. */
const plain = (value: string): string =>
  ` ${fold(value)
    .replace(/[^\p{L}\p{N}@+#]+/gu, ' ')
    .trim()} `;
/** A word that a line end parts is found with the spaces gone; only in values too long to stand inside another word. */
const MIN_SOLID_LENGTH = 16;
const solid = (value: string): string => plain(value).replaceAll(' ', '');
const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

class ShownValues {
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

/** Whether nothing that was read from the page's entries is missing in the data: a page may have been changed by hand. */
function coversPage(page: Resume, carried: Resume): boolean {
  const all = solid(Object.values(leavesOf(carried)).join('\n'));
  return Object.entries(leavesOf(page)).every(([path, value]) => {
    const isCore =
      /^(?:basics\.(?:name|email|phone)|work\[\d+\]\.(?:name|position|highlights))/.test(path);
    return !isCore || all.includes(solid(value));
  });
}

/** Path -> value of every text, `meta` aside. */
function leavesOf(resume: Resume): Record<string, string> {
  const leaves: Record<string, string> = {};
  const { meta: _, ...rest } = resume;
  keep(rest, '', (value, path) => {
    leaves[path] = value;
    return true;
  });
  return leaves;
}

/** The value with the texts for which `test` holds; what is left empty is dropped. */
function keep(
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

/** Where each value stands word for word, or else what the page's reading had there. */
function spansOf(resume: Resume, page: Resume, text: string) {
  const before = page.meta?.trueline?.spans ?? {};
  const spans: typeof before = {};
  for (const [path, value] of Object.entries(leavesOf(resume))) {
    const said = shownAs(value, path);
    const start = text.indexOf(said);
    const known = before[path];
    if (known !== undefined) spans[path] = { ...known, confidence: 1 };
    else if (start >= 0) spans[path] = { start, end: start + said.length, confidence: 1 };
  }
  return spans;
}

/** The words that stand on the page for a value: a country's name for its code. */
function shownAs(value: string, path: string): string {
  const isCode = path.endsWith('.countryCode') && /^[A-Z]{2}$/.test(value);
  return isCode ? (countryNames.of(value) ?? value) : value;
}
