import { readVerb } from '../../language/en/verb-forms.ts';
import { findDateRange } from '../date-range.ts';
import type { Block } from '../sections/block.ts';
import { sliceBlock } from '../sections/part-of-block.ts';

const MAX_HEAD = 140;
/** Employer with its town, and title with its period. */
const MAX_SENTENCES = 2;
/** A head in sentences has few words in each. */
const MAX_WORDS = 20;

/** "Machinist at Sample Textiles (2012 to 2017). Led a line of 22.": where the rows of a section hold both, what is told behind the period stands below it. */
export function withHeadsApart(blocks: readonly Block[]): readonly Block[] {
  const ends = blocks.map(headEnd);
  const found = ends.filter((end) => end !== undefined).length;
  if (found < 2) return blocks;
  return blocks.flatMap((block, index) => {
    const end = ends[index];
    if (end === undefined) return [block];
    const { bulletX: _, ...head } = sliceBlock(block, 0, end);
    const rest = block.text.slice(end).search(/[\p{L}\d]/u);
    if (rest < 0) return [{ ...head, prose: false }];
    return [
      { ...head, prose: false },
      { ...sliceBlock(block, end + rest), prose: true },
    ];
  });
}

/** Where the head of a row ends that goes on with what was done: behind its period, in brackets or before a full stop. */
function headEnd({ text, prose }: Block): number | undefined {
  const range = prose || /[.!]$/.test(text) ? findDateRange(text) : undefined;
  if (range?.isRange !== true || range.to > MAX_HEAD) return undefined;
  const [head, behind] = [text.slice(0, range.from), text.slice(range.to)];
  const bracket = /^\)(?:[.:;]\s+\S|[.:;,]?(?:$|\s+\S{2,}\s+\S))/.test(behind);
  if (/\([^()]*$/.test(head)) return bracket ? range.to + 1 : undefined;
  const aside = STOPPED.exec(behind)?.groups?.aside;
  return aside !== undefined && head.length > 3 && isNamed(head)
    ? range.to + aside.length
    : undefined;
}

/** A full stop and a sentence behind it; "(closed)", ", during my studies" may stand before it. */
const STOPPED =
  /^(?<aside>(?:\s\([^()]{2,40}\))?(?:,\s\p{Ll}[^.,;()]{2,30})?)(?:[.:]|\s[–—-](?=\s|$))(?:\s+["“«(]?[\p{Lu}\d]|$)/u;
/** The end of a sentence, not of a short form ("St. Mary", "Pvt. Ltd."). */
const SENTENCE_END = /(?<=\p{Ll}{4}|\)|["”»])[.!?]\s+/u;
const TOLD = /^(?:i|we|my|he|she|his|her|there|then|also|this)(?!\p{L})/iu;

/** "Sample Fire Service, firefighter,": names up to the period, no sentence of what one did. */
export function isNamed(head: string): boolean {
  const sentences = head.split(SENTENCE_END);
  return (
    sentences.length <= MAX_SENTENCES &&
    sentences.every((said) => {
      const words = said.trim().split(/\s+/);
      const isAct = readVerb((words[0] ?? '').toLowerCase()).some(({ form }) => form === 'past');
      const isShort = sentences.length === 1 || words.length <= MAX_WORDS;
      return isShort && !isAct && !TOLD.test(said) && !/[!?]/.test(said);
    })
  );
}
