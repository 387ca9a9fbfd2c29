import { fold } from '../characters.ts';
import type { Block } from '../sections/block.ts';
import type { Slice } from '../slice.ts';

interface Placed {
  name?: Slice;
  location?: Slice;
  description?: Slice;
}

const MIN_PLACED = 2;
const MAX_PLACE_WORDS = 4;

/** Names of places stand where most entries have theirs: at the end of the employer's row, in a cell of its own or behind the last comma. Where nothing else tells that "Christ Church" or "nicosia" is one, its column does, or the same word among the others' places. */
export function withPlacesOfColumn<T extends Placed>(
  drafts: readonly T[],
  blocks: readonly Block[],
): T[] {
  const isSet = (one: Slice | undefined): boolean =>
    one !== undefined && isInPlaceCell(one, blocks);
  const placed = drafts.flatMap(({ location }) => location ?? []);
  const inColumn = placed.filter(isSet).length;
  const lacking = drafts.filter(({ location }) => location === undefined);
  const isColumn = inColumn >= MIN_PLACED && inColumn > lacking.length;
  const known = new Set(placed.map(({ text }) => fold(text)));
  return drafts.map((draft) => {
    const { name, location, description, ...rest } = draft;
    if (name === undefined || location !== undefined || description === undefined) return draft;
    const isKnown = known.has(fold(description.text)) && isBehind(description, name, blocks);
    const isPlaced = isColumn && isSet(description) && isNameOfPlace(description.text);
    return isKnown || isPlaced ? ({ ...rest, name, location: description } as unknown as T) : draft;
  });
}

const rowOf = ({ start, end }: Slice, blocks: readonly Block[]): Block | undefined =>
  blocks.find((block) => start >= block.start && end <= block.end);

/** The whole last cell of a row that says something before it. */
function isInPlaceCell(one: Slice, blocks: readonly Block[]): boolean {
  const cells = rowOf(one, blocks)?.cells ?? [];
  const last = cells.at(-1);
  return cells.length === 2 && last?.start === one.start && last.end === one.end;
}

const isBehind = (one: Slice, name: Slice, blocks: readonly Block[]): boolean =>
  one.start > name.end && rowOf(one, blocks) === rowOf(name, blocks);

const isNameOfPlace = (text: string): boolean =>
  text.split(' ').length <= MAX_PLACE_WORDS &&
  text
    .split(/[\s-]/)
    .every((word) => /^\p{Lu}[\p{L}.'’,]*$|^(?:de|of|la|le|al|am|an|el|upon|sur|the)$/u.test(word));
