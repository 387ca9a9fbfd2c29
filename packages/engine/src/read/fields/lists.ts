import { TITLE_OPENERS } from '../../taxonomy/titles.ts';
import { fold, wordsOf } from '../characters.ts';
import type { Block } from '../sections/block.ts';
import { cut, type Slice, strip } from '../slice.ts';
import { splitItems } from './skills.ts';
import { companyScore, isTitleWord } from './title-score.ts';

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
  // A full stop may close the list; a sentence has more of them.
  !/[!?]$|[\p{L})]{2}[.!?]\s+\S/u.test(text) &&
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

/** "Kamagong Studio", and "Design Director" right below a name: capitals that name a firm or a post. "Mary Baker" and "Joseph Bank" are persons. */
function namesNobody(text: string, isBelowName: boolean): boolean {
  const words = wordsOf(text);
  if (isFirm(text)) return true;
  if (!isBelowName) return false;
  const [first = '', second = ''] = words;
  if (POST_WORDS.has(words.at(-1) ?? '')) return true;
  // "Head Baker", "Vice President Sales"; "Chief John Baker" is somebody.
  if (!TITLE_OPENERS.has(first)) return false;
  return POST_WORDS.has(second) || (words.length === 2 && isTitleWord(second));
}

/** A firm's name, by a word that names no families and is no initials. */
function isFirm(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const telling = words.filter(
    (word, at) =>
      !FAMILIES.has(fold(word).replace(/\W+$/, '')) &&
      (at === words.length - 1 || !/^(?:\p{L}\.)+$/u.test(word)),
  );
  return companyScore(telling.join(' ')) > 0;
}
/** Words and short forms for firms and schools that are surnames, too. */
const FAMILIES = new Set(
  'bank banks church temple mill mills grill inn garage works books guild mart farm farms ranch capital builders grocers county union parish network cabinet club museo roc coll uni univ ies iti sma smk sa sas ag co ab oy kg ug nv bv ip labs tech supply'.split(
    ' ',
  ),
);
/** Words that name posts and no families. */
const POST_WORDS = new Set(
  'manager director supervisor officer coordinator engineer teacher lecturer professor emeritus president assistant administrator consultant analyst developer designer technician accountant secretary nurse matron owner principal headteacher headmaster physician surgeon specialist executive representative inspector leader advisor adviser therapist pharmacist midwife dentist lawyer attorney editor scientist researcher chairman chairperson chef receptionist electrician mechanic plumber operator partner founder ceo cto cfo coo'.split(
    ' ',
  ),
);

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
