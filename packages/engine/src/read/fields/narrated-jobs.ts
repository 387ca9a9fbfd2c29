import { findDateRange } from '../date-range.ts';
import type { Block } from '../sections/block.ts';
import { cut, type Slice, valued } from '../slice.ts';
import { stripEdges } from './head-pieces.ts';
import { titleOverEmployer } from './title-or-employer.ts';
import type { WorkDraft } from './work.ts';

/** Verbs by which sentences tell of a job. */
const VERBS: readonly string[] = [
  'employed',
  'engaged',
  'hired',
  'worked',
  'working',
  'served',
  'joined',
  'appointed',
  'discharged',
  'carried on',
  'taken on',
  'was with',
  'started',
  'began',
  'trained',
  'drove',
  'was at',
  'been with',
  'been at',
  'travaille',
  'trabaje',
  'trabajo',
  'trabalhei',
  'gearbeitet',
];
const TELLS = new RegExp(`(?<!\\p{L})(?:${VERBS.join('|')})(?!\\p{L})`, 'iu');
/** Where a name or a title ends in a sentence. */
const END =
  /\s*(?:[,.;:](?=\s|$)|\s(?:where|which|who|whom|during|until|from|since|and was|and am|holding|under|on)\s|$)/u;
const TITLE_LEADS = [
  'as',
  'in the (?:appointment|capacity|position|post|role) of',
  'comme',
  'como',
  'als',
];
const TITLE = new RegExp(
  `(?<!\\p{L})(?:${TITLE_LEADS.join('|')})\\s+(?:(?:an?|the|un|une)\\s+)?(?=\\p{L})`,
  'u',
);
const EMPLOYER =
  /(?<!\p{L})(?:at|with|by|for|joined|under the (?:style|name) of|chez|en|na|bei)\s+(?:the\s+)?(?=\p{Lu}|\d)/gu;
const INNER = /\s(?:at|with|by|for|in the|during|under|chez|bei)\s/u;
const MIN_NARRATED = 2;
const MAX_WORDS = 9;

/** Jobs told in sentences, a paragraph each: "From Mar 2023 to Jan 2024 I was engaged as CNC Setter by Sample Mould Pte Ltd, where ...". Undefined where the section isn't told so. */
export function readNarrated(blocks: readonly Block[], text: string): WorkDraft[] | undefined {
  const paragraphs = paragraphsOf(blocks);
  const drafts: WorkDraft[] = [];
  let told = 0;
  for (const paragraph of paragraphs) {
    const draft = toDraft(paragraph, text);
    if (draft !== undefined) {
      drafts.push(draft);
      told++;
    } else if (drafts.length === 0) return undefined;
    else addTo(drafts, paragraph);
  }
  return told >= MIN_NARRATED && told * 2 >= paragraphs.length ? drafts : undefined;
}

/** Blocks without a gap between them; a list item is no part of a narration. */
function paragraphsOf(blocks: readonly Block[]): Block[][] {
  const paragraphs: Block[][] = [];
  for (const block of blocks) {
    const last = paragraphs.at(-1);
    const isOwn =
      block.line.gapBefore >= 0.5 ||
      block.bulletX !== undefined ||
      last === undefined ||
      (last.every(isTold) && isTold(block));
    if (isOwn) paragraphs.push([block]);
    else last.push(block);
  }
  return paragraphs;
}

/** A row that tells of a job with its period, by itself. */
function isTold({ text }: Block): boolean {
  const [sentence = ''] = text.split(/(?<=\p{Ll}{2}[.!?])\s+(?=\p{Lu})/u);
  return TELLS.test(sentence) && findDateRange(sentence)?.isRange === true;
}

function wholeOf(paragraph: readonly Block[], text: string): Slice {
  const [start, end] = [paragraph[0]?.start ?? 0, paragraph.at(-1)?.end ?? 0];
  return { text: text.slice(start, end), start, end };
}

function toDraft(paragraph: readonly Block[], text: string): WorkDraft | undefined {
  if (paragraph.some(({ bulletX }) => bulletX !== undefined)) return undefined;
  const whole = wholeOf(paragraph, text);
  const [sentence = ''] = whole.text.split(/(?<=\p{Ll}{2}[.!?])\s+(?=\p{Lu})/u);
  const period = findDateRange(sentence.replace(/\n/g, ' '));
  if (period?.isRange !== true || !TELLS.test(sentence)) return undefined;
  const said = cut(whole, 0, sentence.length);
  const position = titleIn(said);
  const name = employerIn(said, position);
  if (position === undefined && name === undefined) return undefined;
  const end = lastEnd(sentence) ?? period.end;
  const dated = cut(whole, period.from, period.to);
  return {
    ...(name && { name }),
    ...(position && { position }),
    ...(period.start && { startDate: valued(dated, period.start) }),
    ...(end && { endDate: valued(dated, end) }),
    summary: oneLine(whole),
  };
}

/** "... and again from Dec 2018 to Jan 2019": the last period's end. */
function lastEnd(sentence: string): string | undefined {
  let rest = sentence.replace(/\n/g, ' ');
  let end: string | undefined;
  for (let count = 0; count < 4; count++) {
    const period = findDateRange(rest);
    if (period?.isRange !== true) return end;
    end = period.end;
    if (period.current) return undefined;
    const behind = rest.slice(period.to);
    // Only what goes on with the period, not what is told of it.
    if (!/^,?\s+(?:and|then|again|et|y|e|und)\s/u.test(behind)) return end;
    rest = behind;
  }
  return end;
}

function titleIn(said: Slice): Slice | undefined {
  const match = TITLE.exec(said.text.replace(/\n/g, ' '));
  if (match === null) return undefined;
  const title = upTo(cut(said, match.index + match[0].length), [END, INNER]);
  return title !== undefined && titleOverEmployer(title.text) > 0 ? title : undefined;
}

function employerIn(said: Slice, title: Slice | undefined): Slice | undefined {
  const flat = said.text.replace(/\n/g, ' ');
  for (const match of flat.matchAll(EMPLOYER)) {
    const name = upTo(cut(said, match.index + match[0].length), [END, / (?:as|in the) /u]);
    const isOther =
      title === undefined ||
      name === undefined ||
      name.end <= title.start ||
      name.start >= title.end;
    if (name !== undefined && isOther && findDateRange(name.text) === undefined) return name;
  }
  return undefined;
}

function upTo(slice: Slice, ends: readonly RegExp[]): Slice | undefined {
  const flat = slice.text.replace(/\n/g, ' ');
  const at = Math.min(...ends.map((end) => end.exec(flat)?.index ?? flat.length));
  const found = stripEdges(cut(slice, 0, at));
  const words = found.text.split(/\s+/).length;
  return found.text === '' || words > MAX_WORDS ? undefined : oneLine(found);
}

/** Rows of a paragraph that the text has apart. */
const oneLine = (slice: Slice): Slice => valued(slice, slice.text.replace(/\s*\n\s*/g, ' '));

/** What stands below a narrated job goes on with it. */
function addTo(drafts: WorkDraft[], paragraph: readonly Block[]): void {
  const last = drafts.at(-1);
  if (last === undefined) return;
  last.highlights = [...(last.highlights ?? []), ...paragraph.map((block) => cut(block, 0))];
}
