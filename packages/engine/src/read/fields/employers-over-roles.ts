import { findDateRange } from '../date-range.ts';
import type { Block } from '../sections/block.ts';
import { cut, type Slice, strip, valued } from '../slice.ts';
import { isHeadRow, itemTest, rowDate } from './entries.ts';
import { citiesOf, splitCity, splitPlace } from './location.ts';
import { titleOverEmployer } from './title-or-employer.ts';
import { readBody, type WorkDraft } from './work.ts';

interface Role {
  row: Block;
  body: Block[];
}

interface Employer {
  row: Block;
  roles: Role[];
}

/** Employers set in their own type, each over the dated rows of the roles held there. The type tells, over the whole section: every row in it is undated and stands right above a dated row, no dated row is set in it, there are several such rows, and more of the dated ones. Undefined for a section of any other shape. */
export function readEmployersOverRoles(
  blocks: readonly Block[],
  text: string,
): WorkDraft[] | undefined {
  const employers = employersOf(blocks);
  if (employers === undefined) return undefined;
  const cities = citiesOf(text);
  return employers.flatMap(({ row, roles }) => {
    const said = cut(row, 0);
    const known = splitPlace(said);
    const placed =
      known?.rest.length === 1 ? { rest: known.rest[0], city: known.place } : undefined;
    const at = placed ?? splitCity(said, cities, true);
    const name = at?.rest ?? said;
    return roles.map(
      (role): WorkDraft => ({
        name,
        position: titleOf(role.row),
        ...(at && { location: at.city }),
        ...periodOf(role.row),
        ...readBody(role.body, (block) => block.bulletX !== undefined, text),
      }),
    );
  });
}

function employersOf(blocks: readonly Block[]): Employer[] | undefined {
  const isItem = itemTest(blocks);
  const employers: Employer[] = [];
  for (const [index, block] of blocks.entries()) {
    const employer = employers.at(-1);
    const isDated = isHeadRow(block, isItem) && rowDate(block) !== undefined;
    if (isSet(block)) {
      const next = blocks[index + 1];
      const isOver = next !== undefined && isHeadRow(next, isItem) && rowDate(next) !== undefined;
      if (isDated || !isOver || !isName(block)) return undefined;
      employers.push({ row: block, roles: [] });
    } else if (employer === undefined) return undefined;
    else if (isDated) employer.roles.push({ row: block, body: [] });
    else employer.roles.at(-1)?.body.push(block);
  }
  const roles = employers.flatMap((one) => one.roles.map(({ row }) => row));
  const isEach = employers.every((one) => one.roles.length > 0);
  const isSeveral = employers.length > 1 && roles.length > employers.length;
  return isEach && isSeveral && roles.every(isRole) && isTitled(roles) ? employers : undefined;
}

/** The type of headings below a section's own: bold, or the format's word for a heading. */
const isSet = ({ line, bulletX }: Block): boolean =>
  bulletX === undefined && (line.bold || line.headingLevel !== undefined);

/** A name of one cell, however long: its former ones may follow in brackets. */
const isName = ({ cells, text }: Block): boolean =>
  cells.length === 1 && text.length <= MAX_NAME && !/[.!?:;]$/.test(text);

const MAX_NAME = 120;

/** One name and a period, nothing that a bar or a second cell parts. */
function isRole(row: Block): boolean {
  const title = titleOf(row).text;
  return title !== '' && !/[|•·\t]/.test(title);
}

/** Most rows that tell name a title rather than an employer. */
function isTitled(rows: readonly Block[]): boolean {
  const leanings = rows.map((row) => Math.sign(titleOverEmployer(titleOf(row).text)));
  return leanings.reduce((sum, leaning) => sum + leaning, 0) > 0;
}

/** The row without its period and the marks around it. */
function titleOf(row: Block): Slice {
  const range = findDateRange(row.text);
  if (range === undefined) return cut(row, 0);
  const before = row.text.slice(0, range.from);
  const open = before.lastIndexOf('(');
  const from = open > before.lastIndexOf(')') ? open : range.from;
  const side = from > 2 ? cut(row, 0, from) : cut(row, range.to);
  return strip(side, /[\s,;:|–—()[\]-]/u);
}

function periodOf(row: Block): Pick<WorkDraft, 'startDate' | 'endDate'> {
  const range = findDateRange(row.text);
  if (range === undefined) return {};
  const dated = cut(row, range.from, range.to);
  return {
    ...(range.start !== undefined && { startDate: valued(dated, range.start) }),
    ...(range.end !== undefined && { endDate: valued(dated, range.end) }),
  };
}
