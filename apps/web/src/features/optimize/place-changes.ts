import type { Change } from '@trueline/contracts';
import type { OutlineSection } from '../../shared/resume-document/outline.ts';

export interface PlacedChanges {
  /** Path of a line -> the changes shown at it. */
  byLine: Map<string, Change[]>;
  /** Changes of what the document doesn't show. */
  elsewhere: Change[];
}

/** What stands at another line of the page than the last of its entry when the resume lacks it: the headline, under the name. */
const NEIGHBOURS: Readonly<Record<string, string>> = { 'basics.label': 'basics.name' };

const within = (inner: string, outer: string): boolean =>
  inner === outer || inner.startsWith(`${outer}.`) || inner.startsWith(`${outer}[`);

/** The line a change belongs to: its own, else one that holds it, else the last of what it holds, else the last of its entry or section. */
function findLine(path: string, lines: readonly string[]): string | undefined {
  const holder = lines.find((line) => within(path, line));
  if (holder !== undefined) return holder;
  const neighbour = NEIGHBOURS[path];
  if (neighbour !== undefined && lines.includes(neighbour)) return neighbour;
  for (let outer = path; outer !== ''; outer = outer.replace(/(^|\.)[^.[]+$|\[\d+\]$/, '')) {
    const last = lines.findLast((line) => within(line, outer));
    if (last !== undefined) return last;
  }
  return undefined;
}

const linesOf = (sections: readonly OutlineSection[]): string[] =>
  sections.flatMap(({ entries }) =>
    entries.flatMap((entry) => entry.lines.map(({ path }) => path)),
  );

/** The line of the document at which something of this path is shown; undefined where there is none. */
export const findLineOf = (sections: readonly OutlineSection[], path: string) =>
  findLine(path, linesOf(sections));

/** Finds for each change the line of the document at which it is shown. */
export function placeChanges(
  sections: readonly OutlineSection[],
  changes: readonly Change[],
): PlacedChanges {
  const lines = linesOf(sections);
  const byLine = new Map<string, Change[]>();
  const elsewhere: Change[] = [];
  for (const change of changes) {
    const line = findLine(change.path, lines);
    if (line === undefined) elsewhere.push(change);
    else byLine.set(line, [...(byLine.get(line) ?? []), change]);
  }
  return { byLine, elsewhere };
}
