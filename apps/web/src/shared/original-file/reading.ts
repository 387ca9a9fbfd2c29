import type { KeptText, Resume } from '@trueline/contracts';

/** True when `path` is `line`, stands within it, or it within `path`'s last value. */
function sameLine(path: string, line: string): boolean {
  return path === line || path.startsWith(`${line}[`) || path.startsWith(`${line}.`);
}

const spansOf = (document: Resume, line: string) =>
  Object.entries(document.meta?.trueline?.spans ?? {})
    .filter(([path]) => sameLine(path, line))
    .map(([, span]) => span);

/** The part of the read text that a line of the outline came from; a line that joins several values spans them all. */
export function findSpan(
  document: Resume,
  line: string,
): { start: number; end: number } | undefined {
  const kept = findKept(document, line);
  if (kept) {
    const { start, end } = kept;
    return start === undefined || end === undefined ? undefined : { start, end };
  }
  const spans = spansOf(document, line);
  if (spans.length === 0) return undefined;
  return {
    start: Math.min(...spans.map((span) => span.start)),
    end: Math.max(...spans.map((span) => span.end)),
  };
}

/** The same as a list, empty where there is no line or it has no place. */
export function listSpans(document: Resume, line: string | null): { start: number; end: number }[] {
  const span = line === null ? undefined : findSpan(document, line);
  return span === undefined ? [] : [span];
}

/** The text without a place that the outline shows at a line. */
function findKept(document: Resume, line: string): KeptText | undefined {
  const index = /^meta\.trueline\.kept\[(\d+)\]$/.exec(line)?.[1];
  return index === undefined ? undefined : document.meta?.trueline?.kept?.[Number(index)];
}

/** A place on a page (from 1): left, top, right and bottom in points from the top left. */
export interface PageBox {
  page: number;
  box: [number, number, number, number];
}

/** Where on its pages a line of the outline stands, each place once; empty where the format has no pages. */
export function listBoxes(document: Resume, line: string): PageBox[] {
  const boxes = new Map<string, PageBox>();
  for (const { page, box } of spansOf(document, line)) {
    if (page !== undefined && box) boxes.set(`${page} ${box.join()}`, { page, box });
  }
  return [...boxes.values()];
}

/** Words of a picture that were recognized with doubt, where they stand on its pages. */
export function listDoubtfulPlaces(document: Resume): PageBox[] {
  return (document.meta?.trueline?.doubtful ?? []).map(({ page, box }) => ({ page, box }));
}

/** The reader's doubt about a line, where it has one. */
export function findWarning<T extends { path?: string | undefined }>(
  warnings: readonly T[],
  line: string,
): T | undefined {
  return warnings.find(({ path }) => path !== undefined && sameLine(path, line));
}
