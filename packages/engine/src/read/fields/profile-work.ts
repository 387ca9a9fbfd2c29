import { findDateRange } from '../date-range.ts';
import type { Block } from '../sections/block.ts';
import { cut, type Slice, valued } from '../slice.ts';
import { isToldLength } from '../told-length.ts';
import { tellsTotalBeside } from './employers-with-totals.ts';
import { isKindOfJob } from './job-asides.ts';
import { isPlace } from './location.ts';
import { companyScore, titleScore } from './title-score.ts';
import { readBody, type WorkDraft } from './work.ts';

const AREA = /^(?:greater |remote\b)|\b(?:area|region|metropolitan)\b/i;
const CITY = /^\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*){0,2}$/u;

interface Role {
  employer?: Block;
  title: Block;
  period: Pick<WorkDraft, 'startDate' | 'endDate'>;
  body: Block[];
}

/** The jobs of LinkedIn's own PDF, where each period has its length in brackets behind it: employer, title, period, place; several roles under one employer with the whole time there. Undefined for any other section. */
export function readProfileWork(blocks: readonly Block[], text: string): WorkDraft[] | undefined {
  const dates = blocks.flatMap((block, index) => (index > 0 && periodOf(block) ? [index] : []));
  const dated = blocks.filter(({ text: row, prose }) => !prose && findDateRange(row)?.isRange);
  if (dates.length === 0 || dates.length < 0.6 * dated.length) return undefined;
  if (blocks.some(tellsTotalBeside)) return undefined;
  const roles = rolesAt(blocks, dates);
  // "Example Ltd · Full-time" below the title: copied from the web page, as the web page has it.
  if (roles.some(({ title }) => / · \p{L}/u.test(title.text) || isKindOfJob(title.text)))
    return undefined;
  if (roles[0]?.employer === undefined || areTitlesFirst(roles)) return undefined;
  return draftsOf(roles, text);
}

/** "Project Manager", "Sample Builders Inc. | Cebu City", the period with its length: a job board names the title first. */
function areTitlesFirst(roles: readonly Role[]): boolean {
  const scores = roles.map(({ employer, title }) => {
    if (employer === undefined) return 0;
    const asNamed = companyScore(employer.text) + titleScore(title.text);
    return titleScore(employer.text) + companyScore(title.text) - asNamed;
  });
  return scores.reduce((sum, score) => sum + score, 0) > 0;
}

/** "January 2020 - Present (5 years 2 months)" and nothing else. */
function periodOf(block: Block): Role['period'] | undefined {
  const range = findDateRange(block.text);
  if (range?.isRange !== true || range.from > 0 || block.bulletX !== undefined) return undefined;
  const behind = /^\s*[(·]\s*([^()]+?)\)?$/.exec(block.text.slice(range.to))?.[1] ?? '';
  if (!isToldLength(behind)) return undefined;
  // With the length in brackets, which says nothing that the dates do not.
  const at = cut(block, 0);
  return {
    ...(range.start !== undefined && { startDate: valued(at, range.start) }),
    ...(range.end !== undefined && { endDate: valued(at, range.end) }),
  };
}

function rolesAt(blocks: readonly Block[], dates: readonly number[]): Role[] {
  const first = blocks[(dates[0] ?? 0) - 2];
  const isTotal = first !== undefined && isToldLength(first.text);
  const looks = isTotal ? blocks[(dates[0] ?? 0) - 3] : first;
  const starts = dates.map((date, index) =>
    startOf(blocks, date, index === 0 ? 0 : (dates[index - 1] ?? 0) + 1, looks),
  );
  return dates.flatMap((date, index): Role[] => {
    const [start = 0, title] = [starts[index], blocks[date - 1]];
    const period = periodOf(blocks[date] as Block);
    if (title === undefined || period === undefined) return [];
    const employer = start < date - 1 ? blocks[start] : undefined;
    const body = blocks.slice(date + 1, starts[index + 1]);
    return [{ title, period, body, ...(employer && { employer }) }];
  });
}

/** Where a role begins: at its employer, or at its title where the employer stands above an earlier role. */
function startOf(
  blocks: readonly Block[],
  date: number,
  floor: number,
  looks: Block | undefined,
): number {
  const title = date - 1;
  const above = blocks[title - 1];
  if (above === undefined || title - 1 < floor) return title;
  if (isToldLength(above.text)) return Math.max(floor, title - 2);
  return looks !== undefined && isLikeEmployer(above, looks, blocks[title]) ? title - 1 : title;
}

/** In the looks of the first employer; where those are the title's too, with a gap above and none below. */
function isLikeEmployer(block: Block, looks: Block, title: Block | undefined): boolean {
  if (block.prose || block.bulletX !== undefined || isToldLength(block.text)) return false;
  const isAlike = (a: Block, b: Block): boolean =>
    Math.abs(a.line.size - b.line.size) < 0.3 &&
    a.line.bold === b.line.bold &&
    a.line.fonts?.main === b.line.fonts?.main;
  if (block === looks) return true;
  if (!isAlike(block, looks)) return false;
  const isOwn = title !== undefined && !isAlike(looks, title);
  return isOwn || (block.line.gapBefore >= 0.4 && (title?.line.gapBefore ?? 0) < 0.4);
}

function draftsOf(roles: readonly Role[], text: string): WorkDraft[] {
  let employer: Slice | undefined;
  const places = repeatedPlaces(roles);
  return roles.map(({ employer: own, title, period, body }) => {
    employer = own === undefined ? employer : cut(own, 0);
    const [place, ...rest] = body;
    const isPlaced = place !== undefined && (isPlaceRow(place) || places.has(place.text));
    const said = isPlaced ? rest : body;
    return {
      ...(employer && { name: employer }),
      position: cut(title, 0),
      ...(isPlaced && { location: cut(place, 0) }),
      ...period,
      ...readBody(said, (block) => block.bulletX !== undefined, text),
    };
  });
}

/** A city alone is known by standing right below the period of several roles. */
function repeatedPlaces(roles: readonly Role[]): Set<string> {
  const first = roles.flatMap(({ body: [row] }) =>
    row !== undefined && row.bulletX === undefined && CITY.test(row.text) ? [row.text] : [],
  );
  return new Set(first.filter((text, index) => first.indexOf(text) !== index));
}

function isPlaceRow({ text, prose, bulletX }: Block): boolean {
  if (prose || bulletX !== undefined || text.length > 70) return false;
  return (
    isPlace(text) ||
    AREA.test(text) ||
    /^\p{Lu}[\p{L}.' -]*(?:, \p{Lu}[\p{L}.' -]*){1,3}$/u.test(text)
  );
}
