import { findHeadingKind } from '../../sections/heading.ts';
import { roleOfLabel } from '../../sections/label-roles.ts';
import { HEADING_MARK } from './dressed-headings.ts';

const MAX_WORDS = 6;
const MIN_OPENED = 3;
/** A heading with its rule across the page; patterns are tried at each of its characters. */
const MAX_ROW_LENGTH = 200;
const LEAD = /^\s*(?<mark>[^\p{L}\p{N}\s"“'‘(]{1,6}|\d{1,2}[.)]|[IVX]{1,4}\.|\()\s*(?=[\p{L}(])/u;
const TAIL =
  /(?<=\p{L}\)?)\s*[^\p{L}\p{N}\s)]{1,3}\s*$|\s*(?:[-=_*~#·.—–<>]\s?){3,}\s*$|(?<=\p{L})\s*[)\]>}»]+\s*$/u;
/** A heading in capitals with what it names behind it on the same row. */
const OPENED =
  /^\s*(?<heading>\p{Lu}[\p{Lu}&/' -]{3,40}\p{Lu})\s*(?:[-–—:|>]+\s*|\s+)(?=[\p{Lu}\p{N}•*-][\p{Ll}\p{N}\s.,-])/u;

/** "EDUCATION: BSc Biology, ...": capitals behind a colon are no part of the heading. */
const ACRONYM_BEHIND =
  /^\s*(?<heading>\p{Lu}{4,}(?:(?: | & |\/)\p{Lu}+){0,2})\s*:\s+(?=\p{Lu}{2})/u;
const OF_LIVES: ReadonlySet<string> = new Set(['work', 'education']);

/** The heading of jobs or schools that capitals of what it names follow. */
function headingOfLife(row: string): string {
  const heading = ACRONYM_BEHIND.exec(row)?.groups?.heading ?? '';
  return OF_LIVES.has(findHeadingKind(heading) ?? '') ? heading : '';
}

/** Rows whose headings stand without what dresses them up: rules, marks, brackets, a full stop; a heading in capitals that shares its row with text gets a row of its own. Only words that are known as a heading count. */
export function withPlainHeadings(rows: readonly string[]): string[] {
  const marks = headingMarks(rows);
  // Where all is in capitals they set no heading apart.
  const isLoud = !rows.some((row) => /\p{Ll}{3}/u.test(row));
  const named = rows
    .map((row) => OPENED.exec(row)?.groups?.heading ?? headingOfLife(row))
    .filter(isHeading);
  // "EDUCATION: BSc ..." among "SKILLS: ..." and "COURSES: ...", each once: headings, whatever a form would call so.
  const areHeadings = named.filter((one) => roleOfLabel(one) === undefined).length >= MIN_OPENED;
  const isOnce = (heading: string): boolean =>
    named.indexOf(heading) === named.lastIndexOf(heading);
  return rows.flatMap((row) => {
    if (row.startsWith(HEADING_MARK)) return [row];
    const bare = bareHeading(row, marks);
    if (bare !== undefined) return [bare];
    const ofLife = areHeadings ? headingOfLife(row) : '';
    const opened = isLoud ? '' : (OPENED.exec(row)?.groups?.heading ?? ofLife);
    const rest = row.trim().slice(opened.length);
    const isNamed = areHeadings && isOnce(opened);
    const isLabel = /^\s*:/.test(rest) && roleOfLabel(opened) !== undefined && !isNamed;
    return opened !== '' && isHeading(opened) && !isLabel && rest.trim().length > 1
      ? [
          opened,
          rest.replace(/^\s*[-–—:|>]*\s+(?=[\p{L}\p{N}])/u, (lead) =>
            /[-–—]/.test(lead) ? '- ' : '',
          ),
        ]
      : [row];
  });
}

/** The heading's words alone where the row dresses them up; undefined for any other row. */
function bareHeading(row: string, marks: ReadonlySet<string>): string | undefined {
  if (row.length > MAX_ROW_LENGTH) return undefined;
  const lead = LEAD.exec(row);
  const mark = lead?.groups?.mark ?? '';
  const inner = row
    .slice(lead?.[0].length ?? 0)
    .replace(TAIL, '')
    .trim();
  if (inner === row.trim() || !isHeading(inner)) return undefined;
  const isCapitals = inner === inner.toUpperCase();
  // Below a list's mark "Languages" is an item, unless that mark stands at headings alone.
  const isAllowed = mark === '' || isCapitals || marks.has(mark) || mark.length > 1;
  return isAllowed ? inner : undefined;
}

/** Marks that stand before headings and before nothing else. */
function headingMarks(rows: readonly string[]): ReadonlySet<string> {
  const seen = new Map<string, { headings: number; others: number }>();
  for (const row of rows) {
    const lead = LEAD.exec(row);
    const mark = lead?.groups?.mark;
    if (row.length > MAX_ROW_LENGTH || lead === null || mark === undefined) continue;
    const count = seen.get(mark) ?? { headings: 0, others: 0 };
    if (isHeading(row.slice(lead[0].length).replace(TAIL, '').trim())) count.headings++;
    else count.others++;
    seen.set(mark, count);
  }
  const own = [...seen].filter(
    ([, { headings, others }]) => headings > 1 && others <= headings / 3,
  );
  return new Set(own.map(([mark]) => mark));
}

const isHeading = (text: string): boolean =>
  text.split(/\s+/).length <= MAX_WORDS && findHeadingKind(text) !== undefined;
