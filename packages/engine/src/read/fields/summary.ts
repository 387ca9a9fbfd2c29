import type { Block } from '../sections/block.ts';
import { kindOfLine } from '../sections/line-kinds.ts';
import type { Section } from '../sections/section.ts';
import type { Slice } from '../slice.ts';
import { hasContacts } from './contacts.ts';
import type { LocationDraft } from './location.ts';
import { joined } from './work.ts';

/** Fewer words are no sentence. */
const SENTENCE_WORDS = 8;
/** "Height / weight: 168 cm / 70 kg": a form's field. */
const FIELD = /^[\p{L}][\p{L} /.]{1,29}\s?:\s.*[^.!?]$/u;

const isSentence = (block: Block): boolean =>
  block.text.split(' ').length >= SENTENCE_WORDS &&
  !hasContacts(block) &&
  !FIELD.test(block.text) &&
  kindOfLine(block.text) !== 'personal';

/** Whether a block says little else than a value, which may go on in the next one. */
function isMostOf(block: Block, value: Slice | undefined): boolean {
  if (value === undefined) return false;
  const shared = Math.min(block.end, value.end) - Math.max(block.start, value.start);
  return shared * 2 > block.end - block.start;
}

/** The summary section, or the sentences of the header. A name, an address or contacts are no part of either. */
export function findSummary(
  sections: readonly Section[],
  header: readonly Block[],
  text: string,
  name: Slice | undefined,
  location: LocationDraft | undefined,
): Slice | undefined {
  const values = [name, ...Object.values(location ?? {})];
  const isParticular = (block: Block): boolean =>
    values.some((value) => isMostOf(block, value)) ||
    (hasContacts(block) && block.text.split(' ').length < SENTENCE_WORDS);
  const section = sections.find(
    (candidate) => candidate.kind === 'summary' && candidate.blocks.length > 0,
  );
  // "My profile" may stand over the name and the contacts: what is said of the person there are its sentences.
  const own = section?.blocks.some(isParticular)
    ? section.blocks.filter((block) => isSentence(block) && !isParticular(block))
    : section?.blocks;
  const said =
    own ??
    header.filter(
      (block) =>
        isSentence(block) &&
        !isParticular(block) &&
        // What stands above the name speaks of the document: the words of the mail that it came with.
        (name === undefined || block.start > name.start),
    );
  const first = said[0];
  const last = said.at(-1);
  return first === undefined || last === undefined ? undefined : joined(first, last, text);
}
