import type { Change } from '@trueline/contracts';
import { diffArrays } from 'diff';
import { strFromU8, unzipSync } from 'fflate';
import { unescaped } from './xml-text.ts';

/** What differs between two Word files beside paragraphs that hold words of placed changes: parts by name, paragraphs by their text. */
export function changedElsewhere(
  before: Uint8Array,
  after: Uint8Array,
  placed: readonly Change[],
  headings: readonly string[],
): string[] {
  const [old, now] = [unzipSync(before), unzipSync(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return names.flatMap((name) => {
    const [one, other] = [old[name], now[name]];
    if (one === undefined || other === undefined) return [`changed elsewhere: part ${name}`];
    if (Buffer.from(one).equals(Buffer.from(other))) return [];
    return changedBlocks(strFromU8(one), strFromU8(other))
      .flatMap(({ gone, came }) => {
        const unexplained = (piece: string): boolean => !isExplained(piece, placed, headings);
        // What stays of a paragraph that lost an item, or stood before it took one, says nothing of the change itself.
        const isRestOf =
          (others: readonly string[]) =>
          (piece: string): boolean =>
            others.some((whole) => !unexplained(whole) && hasWordsOf(textOf(whole), textOf(piece)));
        const [restOfCame, restOfGone] = [isRestOf(came), isRestOf(gone)];
        return [
          ...gone.filter((piece) => unexplained(piece) && !restOfCame(piece)),
          ...came.filter((piece) => unexplained(piece) && !restOfGone(piece)),
        ];
      })
      .map((piece) => `changed elsewhere: ${name} ${textOf(piece).slice(0, 80)}`);
  });
}

/** Pieces between the tags of paragraphs that stand in one of two texts alone, side by side. */
function changedBlocks(before: string, after: string): { gone: string[]; came: string[] }[] {
  const pieces = (xml: string): string[] => xml.split(/(?=<w:p[ >])|(?<=<\/w:p>)/);
  const blocks: { gone: string[]; came: string[] }[] = [];
  let isOpen = false;
  for (const { value, added, removed } of diffArrays(pieces(before), pieces(after))) {
    if (!isOpen && (added || removed)) blocks.push({ gone: [], came: [] });
    isOpen = added || removed;
    if (added) blocks.at(-1)?.came.push(...value);
    if (removed) blocks.at(-1)?.gone.push(...value);
  }
  return blocks;
}

const hasWordsOf = (whole: string, part: string): boolean => {
  const words = new Set(whole.split(' '));
  return part.split(' ').every((word) => words.has(word));
};

const plain = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
const textOf = (xml: string): string =>
  plain(unescaped(xml.replace(/<w:(?:tab|br)\/>/g, ' ').replace(/<[^<>]*>/g, '')));

/** A heading that comes or goes with what stands under it belongs to a change too. */
function isExplained(
  piece: string,
  placed: readonly Change[],
  headings: readonly string[],
): boolean {
  const text = ` ${textOf(piece)} `;
  if (text.trim() === '' || headings.some((heading) => text.trim() === plain(heading))) return true;
  return placed.some(({ before, after, decision }) =>
    [before, typeof decision === 'object' ? decision.text : after]
      .flatMap((value) => value.split(/[\n\t;]/))
      .map(plain)
      .some(
        (value) => value !== '' && (text.includes(` ${value} `) || value.includes(text.trim())),
      ),
  );
}
