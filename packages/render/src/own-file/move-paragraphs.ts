import { type Patch, patched, type Tracking, withTrackedEnd } from './edit-runs.ts';
import type { Paragraph } from './paragraphs.ts';

/** Paragraphs of one list, as they stand and as they are to stand. */
export interface Move {
  slots: readonly Paragraph[];
  target: readonly Paragraph[];
}

/** What a moved paragraph may hold: runs, and marks without text. */
const BESIDE_RUNS =
  /^\s*(?:<w:(?:proofErr|bookmarkStart|bookmarkEnd|lastRenderedPageBreak)\b[^<>]*\/>\s*)*$/;

const bodyOf = (xml: string, { start, end, properties }: Paragraph) => {
  const from = xml.indexOf('>', start) + 1;
  return {
    open: xml.slice(start, from),
    content: xml.slice(from + properties.length, end - '</w:p>'.length),
    at: from + properties.length,
  };
};

/** Whether a paragraph can be moved as a tracked change. */
export const isMovable = (xml: string, paragraph: Paragraph): boolean =>
  !paragraph.holdsBlocks &&
  !paragraph.properties.includes('<w:sectPr') &&
  BESIDE_RUNS.test(
    patched(
      xml.slice(bodyOf(xml, paragraph).at, paragraph.end - '</w:p>'.length),
      paragraph.runs.map(({ start, end }) => {
        const { at } = bodyOf(xml, paragraph);
        return { start: start - at, end: end - at, xml: '' };
      }),
    ),
  );

/** The longest run of `order` that stays in its order: those need no move. */
function unmoved(order: readonly number[]): Set<number> {
  const chains: number[][] = [];
  for (const [at, value] of order.entries()) {
    const before = chains.slice(0, at).filter((chain) => (chain.at(-1) ?? 0) < value);
    chains.push([...longest(before), value]);
  }
  return new Set(longest(chains));
}

const longest = (chains: readonly number[][]): readonly number[] =>
  chains.reduce<readonly number[]>((most, one) => (one.length > most.length ? one : most), []);

function tracked(
  xml: string,
  paragraph: Paragraph,
  patches: readonly Patch[],
  kind: 'moveFrom' | 'moveTo',
  name: string,
  tracking: Tracking,
): string {
  const { open, content, at } = bodyOf(xml, paragraph);
  const inner = patched(
    content,
    patches.map(({ start, end, xml: by }) => ({ start: start - at, end: end - at, xml: by })),
  );
  const { author, date, nextId } = tracking;
  const range = nextId();
  const by = `w:author="${author}" w:date="${date}"`;
  return (
    `${open}${withTrackedEnd(paragraph.properties, kind, tracking)}` +
    `<w:${kind}RangeStart w:id="${range}" ${by} w:name="${name}"/>` +
    `<w:${kind} w:id="${nextId()}" ${by}>${inner}</w:${kind}>` +
    `<w:${kind}RangeEnd w:id="${range}"/></w:p>`
  );
}

/** A list in its new order. `patchesOf` gives what else changes inside of a paragraph, tracked or not; a moved one carries its changes as they are, as no program shows a change inside of a move. */
export function moveParagraphs(
  xml: string,
  { slots, target }: Move,
  patchesOf: (paragraph: Paragraph, isTracked: boolean) => Patch[],
  tracking: Tracking | undefined,
): Patch[] {
  const editedOf = (paragraph: Paragraph, isTracked: boolean): string =>
    patched(
      xml.slice(paragraph.start, paragraph.end),
      patchesOf(paragraph, isTracked).map(({ start, end, xml: by }) => ({
        start: start - paragraph.start,
        end: end - paragraph.start,
        xml: by,
      })),
    );
  if (tracking === undefined)
    return slots.map(({ start, end }, at) => ({
      start,
      end,
      xml: editedOf(target[at] as Paragraph, false),
    }));
  const stays = unmoved(target.map((paragraph) => slots.indexOf(paragraph)));
  const names = new Map<Paragraph, string>();
  const before = slots.map((paragraph, at): string => {
    if (stays.has(at)) return editedOf(paragraph, true);
    names.set(paragraph, `Trueline${tracking.nextId()}`);
    return tracked(xml, paragraph, [], 'moveFrom', names.get(paragraph) ?? '', tracking);
  });
  // Each moved one stands behind the one that it follows now.
  const behind = new Map<number, string>();
  let anchor = -1;
  for (const paragraph of target) {
    const at = slots.indexOf(paragraph);
    if (stays.has(at)) anchor = at;
    else {
      const moved = tracked(
        xml,
        paragraph,
        patchesOf(paragraph, false),
        'moveTo',
        names.get(paragraph) ?? '',
        tracking,
      );
      behind.set(anchor, (behind.get(anchor) ?? '') + moved);
    }
  }
  return slots.map(({ start, end }, at) => ({
    start,
    end,
    xml: `${at === 0 ? (behind.get(-1) ?? '') : ''}${before[at]}${behind.get(at) ?? ''}`,
  }));
}
