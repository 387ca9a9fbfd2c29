import { namesLanguages } from '../fields/languages.ts';
import { cut } from '../slice.ts';
import type { Block } from './block.ts';
import { findHeadingKind } from './heading.ts';
import type { SectionKind } from './section-kind.ts';
import type { Section } from './section-shape.ts';

const LABEL = /^([^:;,\t]{3,40}?)\s*(?::\s+|\t)(?=\S)/u;
const MOVED: ReadonlySet<SectionKind> = new Set(['languages', 'interests', 'certificates']);

/** "Languages: French (fluent)" and "Interests: rowing" under "Additional" belong to sections of their own; among the skills they stay. */
export function withLabelledRows(sections: readonly Section[]): Section[] {
  return sections.flatMap((section) => {
    if (section.kind !== 'other') return [section];
    const moved = section.blocks.flatMap((block) => sectionOf(block) ?? []);
    if (moved.length === 0) return [section];
    return [{ ...section, blocks: section.blocks.filter((block) => !sectionOf(block)) }, ...moved];
  });
}

function sectionOf(block: Block): Section | undefined {
  const label = LABEL.exec(block.text);
  const kind = label?.[1] === undefined ? undefined : findHeadingKind(label[1]);
  if (label === null || kind === undefined || !MOVED.has(kind)) return undefined;
  const list = cut(block, label[0].length);
  // "Languages: Python, Go" are skills.
  if (kind === 'languages' && !namesLanguages(list.text)) return undefined;
  const cells = block.cells.flatMap((cell) =>
    cell.end <= list.start ? [] : [{ ...cell, ...cut(cell, Math.max(0, list.start - cell.start)) }],
  );
  return { kind, blocks: [{ ...block, ...list, cells }] };
}
