import type { Block } from '../sections/block.ts';
import { cut, type Slice, strip } from '../slice.ts';
import { splitItems } from './skills.ts';
import { companyScore, titleScore } from './title-score.ts';

/** One name an item: interests, courses. */
export function readNames(blocks: readonly Block[]): Slice[] {
  return blocks.flatMap((block) => {
    const items = splitItems(block);
    return block.prose && !isList(block.text, items) ? [cut(block, 0)] : items;
  });
}

const MIN_ITEMS = 3;
const MAX_ITEM_WORDS = 4;

/** A list that a narrow column breaks into rows: short items without a sentence's full stop. */
const isList = (text: string, items: readonly Slice[]): boolean =>
  items.length >= MIN_ITEMS &&
  !/[.!?]$/.test(text) &&
  items.every((item) => item.text.split(' ').length <= MAX_ITEM_WORDS);

export interface InterestDraft {
  name: Slice;
  keywords?: Slice[];
}

/** "Cycling: wheel building, racing" is an interest with its keywords. */
export function readInterests(blocks: readonly Block[]): InterestDraft[] {
  return blocks.flatMap((block): InterestDraft[] => {
    const label = /^([^:,;|.]{2,40}):\s+(?=\S)/.exec(block.text);
    if (label?.[1] === undefined) return readNames([block]).map((name) => ({ name }));
    const name = cut(block, 0, label[1].length);
    return [{ name, keywords: splitItems(cut(block, label[0].length)) }];
  });
}

export interface ReferenceDraft {
  name?: Slice;
  reference?: Slice;
}

const PERSON =
  /^(?:(?:dr|prof|mr|mrs|ms|herr|frau|mme|dott|\p{Lu}\p{Ll}{1,4}(?=\.))\.? )*(?:\p{Lu}[\p{L}.'’-]*(?: |(?=\s*(?:$|[,|\t]|\s[–—-]\s)))){2,4}(?=\s*(?:$|[,|\t]|[–—-]\s))/u;

/** References, as they stand: one a paragraph, with the name where it has a row of its own above or opens the row. What stands right below a name is that person's: title, employer, number. */
export function readReferences(blocks: readonly Block[]): ReferenceDraft[] {
  const drafts: ReferenceDraft[] = [];
  for (const block of blocks) {
    const last = drafts.at(-1);
    const isBelowName = last?.reference === undefined && block.line.gapBefore < MAX_DETAIL_GAP;
    const person = personAt(block, last?.name !== undefined && isBelowName);
    if (person !== undefined) drafts.push(person);
    else if (last?.name !== undefined && last.reference === undefined)
      last.reference = cut(block, 0);
    else if (last?.name !== undefined && last.reference !== undefined && isDetail(block))
      last.reference = withRow(last.reference, block);
    else drafts.push({ reference: cut(block, 0) });
  }
  return drafts;
}

/** A short row right below another, of somebody's title, employer or number; a sentence is none. */
const isDetail = (block: Block): boolean =>
  block.line.gapBefore < MAX_DETAIL_GAP &&
  block.bulletX === undefined &&
  !block.prose &&
  block.text.length <= MAX_DETAIL_LENGTH &&
  !/\p{Ll}[.!?]["”]?$/u.test(block.text);
const MAX_DETAIL_GAP = 0.5;
const MAX_DETAIL_LENGTH = 80;

const withRow = (above: Slice, block: Block): Slice => ({
  text: `${above.text}, ${block.text}`,
  start: above.start,
  end: block.end,
});

/** "Kamagong Studio", and "Design Director" right below a name: capitals that name a firm or a post. Elsewhere "Baker" is a surname. */
const namesNobody = (text: string, isBelowName: boolean): boolean =>
  companyScore(text) > 0 || (isBelowName && titleScore(text) >= 1);

function personAt(block: Block, isBelowName: boolean): ReferenceDraft | undefined {
  const match = PERSON.exec(block.text);
  if (match === null || block.text.length > 160 || namesNobody(match[0], isBelowName))
    return undefined;
  const name = cut(block, 0, match[0].length);
  const reference = strip(cut(block, match[0].length), /[,|–—-]/u);
  const isWhole = reference.text === '';
  if (!isWhole && !/[,|@\t]|\s[–—-]\s/.test(block.text)) return undefined;
  return { name, ...(!isWhole && { reference }) };
}
