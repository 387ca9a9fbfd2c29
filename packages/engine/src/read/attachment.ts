import type { Resume } from '@trueline/contracts';
import { readJsonResume } from './formats/json-resume.ts';
import { countryNames, keep, leavesOf, ShownValues, solid } from './shown-values.ts';

/** Values of these sections must all stand on the page; of others, those that do not are left out. */
const MUST_AGREE =
  /^(?:basics\.(?:name|email|phone|label|summary)|work|education|skills|volunteer)\b/;
/** Keys whose values are derived from others and never stand on a page. */
const DERIVED_KEYS = /(?:\.network|\.username|\.countryCode|\.image)$/;

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

/** The page's own reading, with a warning. */
export function differing(page: Resume): Resume {
  const own = page.meta?.trueline;
  const warning = {
    code: 'ATTACHMENT_DIFFERS',
    message:
      'The file carries resume data that differs from what its pages say. We went by the pages.',
  };
  const warnings = [warning, ...(own?.warnings ?? [])];
  return { ...page, meta: { ...page.meta, trueline: { ...own, warnings } } };
}

/** Whether nothing that was read from the page's entries is missing in the data: a page may have been changed by hand. */
function coversPage(page: Resume, carried: Resume): boolean {
  const all = solid(Object.values(leavesOf(carried)).join('\n'));
  return Object.entries(leavesOf(page)).every(([path, value]) => {
    const isCore =
      /^(?:basics\.(?:name|email|phone)|work\[\d+\]\.(?:name|position|highlights))/.test(path);
    return !isCore || all.includes(solid(value));
  });
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
