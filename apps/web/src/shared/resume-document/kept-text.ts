import { isPrintedAsWritten, type KeptText, type Resume } from '@trueline/contracts';
import type { OutlineLine, OutlineSection } from './outline-shape.ts';

/** Where the outline shows a kept text: after an entry, or under a heading of its own. */
function placeOf(
  { heading, after = 'basics' }: KeptText,
  sections: readonly OutlineSection[],
  resume: Resume,
): { entry: string } | { heading: string } {
  const found = resume.meta?.trueline?.sections?.find((section) => section.heading === heading);
  const isPrinted = sections.some((one) => one.heading.toLowerCase() === heading?.toLowerCase());
  const isOwn =
    heading !== undefined && heading !== '' && (found ? found.kind === 'other' : !isPrinted);
  const section = after.replace(/\[\d+\]$/, '');
  const entries = sections.find(({ key }) => key === section)?.entries ?? [];
  const entry = entries.find(({ path }) => path === after) ?? entries.at(-1);
  if (!isOwn && entry !== undefined) return { entry: entry.path };
  return { heading: heading || 'Also in your resume' };
}

/** The sections with the texts that the reader could not place, each after what it stood behind. */
export function withKeptText(
  sections: readonly OutlineSection[],
  resume: Resume,
): OutlineSection[] {
  const more = new Map<string, OutlineLine[]>();
  const own = new Map<string, OutlineLine[]>();
  for (const [index, piece] of (resume.meta?.trueline?.kept ?? []).entries()) {
    if (isPrintedAsWritten(piece, resume)) continue;
    const place = placeOf(piece, sections, resume);
    const [lists, key] = 'entry' in place ? [more, place.entry] : [own, place.heading];
    const line = { path: `meta.trueline.kept[${index}]`, text: piece.text, role: 'text' as const };
    lists.set(key, [...(lists.get(key) ?? []), line]);
  }
  return [
    ...sections.map((section) => ({
      ...section,
      entries: section.entries.map(({ path, lines }) => ({
        path,
        lines: [...lines, ...(more.get(path) ?? [])],
      })),
    })),
    ...[...own].map(([heading, lines]) => ({
      key: `kept: ${heading}`,
      heading,
      entries: [{ path: `kept: ${heading}`, lines }],
    })),
  ];
}
