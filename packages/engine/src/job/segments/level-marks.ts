import type { RequirementLevel } from '@trueline/contracts';
import type { Segment } from './segments.ts';

type Level = Exclude<RequirementLevel, 'context'>;

const MUST =
  '[Ee]ssential|[Rr]equired|[Mm]andatory|[Mm]ust(?:[- ][Hh]ave)?|[Nn]ecessary|ESSENTIAL|REQUIRED|[Ee]xig[ée]|[Oo]bligatoire';
const NICE =
  '[Dd]esir(?:able|ed)|[Pp]referred|[Oo]ptional|[Bb]onus|[Pp]lus|[Aa]sset|[Nn]ice[- ][Tt]o[- ][Hh]ave|DESIRABLE|PREFERRED|ASSET|[Aa]tout|[Ss]ouhait(?:é|able)';
/** "(E) = Essential", "D: desirable". */
const LETTERS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])\(?(?<mark>[A-Z]{1,2})\)?\s?[=:]\s?(?:(?<must>${MUST})|(?<nice>${NICE}))(?!\p{L})`,
  'gu',
);
/** "* an asset", "† = required": a footnote of a few words. */
const FOOTNOTE = new RegExp(
  String.raw`(?:^|\n)[ \t]*(?<mark>\*{1,3}|†|‡|\^|#)[ \t]?[=:–-]?[ \t]?(?:\p{L}+ ){0,4}?(?:(?<must>${MUST})|(?<nice>${NICE}))(?!\p{L})[^\n]{0,20}(?=\n|$)`,
  'gu',
);
const USES_MIN = 2;
/** As recruiters of the public service write without saying so. */
const USUAL: ReadonlyMap<string, Level> = new Map([
  ['E', 'must'],
  ['D', 'nice'],
]);

const escaped = (mark: string): string => mark.replace(/[*^]/g, String.raw`\$&`);

/** Where a line is marked: letters in brackets or a cell at its end or head, signs right behind its last word. */
const useOf = (mark: string): RegExp =>
  /\p{L}/u.test(mark)
    ? new RegExp(String.raw`[(|[\t][ \t]*${mark}[ \t]*[)\]|]?[ \t.]*$|^\(${mark}\)`, 'u')
    : new RegExp(String.raw`[\p{L}\p{N})]\s?${escaped(mark)}$`, 'u');

function legendOf(ad: string): ReadonlyMap<string, Level> {
  const legend = new Map<string, Level>();
  for (const { groups } of [...ad.matchAll(LETTERS), ...ad.matchAll(FOOTNOTE)]) {
    const mark = groups?.mark;
    if (mark !== undefined) legend.set(mark, groups?.must === undefined ? 'nice' : 'must');
  }
  return legend.size > 0 ? legend : USUAL;
}

const isLegend = (text: string): boolean => text.search(LETTERS) !== -1 && text.length < 120;

/** The line of the ad that a segment ends in, from its head. */
function lineTo(ad: string, { start, end }: Segment): string {
  const rest = /^[ \t]*(?:[)\]|*†‡^#. \t]|[A-Z]{1,2}[ \t]*[)\]|]?(?=\s*(?:\n|$)))*/u.exec(
    ad.slice(end, end + 12),
  );
  return ad.slice(start, end + (rest?.[0].length ?? 0)).trimEnd();
}

/** Segments with the level that a mark gives them, where the ad explains its marks or uses the usual ones: "(E)", "(D)", "*". */
export function withMarkedLevels(ad: string, segments: readonly Segment[]): Segment[] {
  const uses = [...legendOf(ad)].map(([mark, level]) => ({ pattern: useOf(mark), level }));
  const levels = segments.map((segment): Level | null => {
    const line = lineTo(ad, segment);
    return uses.find(({ pattern }) => pattern.test(line))?.level ?? null;
  });
  if (levels.filter((level) => level !== null).length < USES_MIN) return [...segments];
  return segments.map((segment, i) => {
    if (isLegend(segment.text)) return { ...segment, likely: 'context' };
    const level = levels[i] ?? null;
    return level === null ? segment : { ...segment, likely: level };
  });
}
