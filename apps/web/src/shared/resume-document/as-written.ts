import type { AsWrittenLine } from '@trueline/contracts';
import type { OutlineLine, OutlineSection } from './outline-shape.ts';

const ROLES: Record<AsWrittenLine['kind'], OutlineLine['role']> = {
  heading: 'title',
  head: 'title',
  detail: 'meta',
  item: 'bullet',
  text: 'text',
};

/** Lines as their author wrote them, from the `first` of a section on. What can be changed stands at the path of its value. */
export function outlineAsWritten(
  section: string,
  lines: readonly AsWrittenLine[],
  first = 0,
): OutlineSection['entries'] {
  const entries: OutlineSection['entries'] = [];
  const taken = new Set<string>();
  for (const [index, { kind, text, dates, path, entry }] of lines.entries()) {
    const own = `meta.trueline.asWritten.${section}[${first + index}]`;
    if (kind === 'head' || entries.length === 0) {
      const isFirst = entry !== undefined && !taken.has(entry);
      const place = isFirst ? entry : own;
      taken.add(place);
      entries.push({ path: place, lines: [] });
    }
    const last = entries.at(-1);
    last?.lines.push({ path: path ?? own, text, role: ROLES[kind] });
    if (dates !== undefined) last?.lines.push({ path: `${own}.dates`, text: dates, role: 'meta' });
  }
  return entries;
}
