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
  'moved to',
  'went to',
  'changed to',
  'transferred to',
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
  /\s*(?:[,.;:](?=\s|$)|\s(?:where|which|who|whom|during|until|from|since|and was|and am|and I|and still|and stayed|and remained|and left|holding|under|on)\s|\sin\s(?=(?:\p{L}+\s)?(?:19|20)\d\d)|$)/u;
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
/** "I have been a junior designer at ...". */
const IS_ONE =
  /(?<!\p{L})(?:i am|i['’]m|i was|i have been|i['’]ve been|i had been|i became) (?:(?:now|also|then|still|currently|mostly) )?(?:an?|the)\s+(?=\p{L})/iu;
/** "Since March 2023 I have been Dispensing Optician with ...": a title with a capital needs no article. */
const IS_NAMED =
  /(?<!\p{L})(?:I am|I['’]m|I was|I have been|I['’]ve been|I had been|I became) (?:(?:now|also|then|still|currently) )?(?=\p{Lu}\p{Ll}{2})/u;
/** "My first post was Trainee Optician at ...". */
const MY_POST =
  /(?<!\p{L})my (?:(?:very )?(?:first|second|third|next|last|latest|previous|present|current|new|only|other) )?(?:post|job|position|role|appointment|employment|work) (?:was|is|has been|became)(?: (?:that of|as))?(?: (?:an?|the))? (?=\p{L})/iu;
const EMPLOYER =
  /(?<!\p{L})(?:at|with|by|for|joined|(?:moved|went|changed|transferred) to|under the (?:style|name) of|chez|en|na|bei)\s+(?:the\s+)?(?=\p{Lu}|\d|(?<=the\s+)(?!(?:end|start|beginning|age|time|turn|request|invitation|head|top|rank|same)\s)(?:\p{Ll}+\s+){1,3}of\s+(?:the\s+)?\p{Lu})/gu;
/** "Sample Studio in Exampleton": a place behind a name of several words is none of it. */
const TOWN = /(?<=\S\s\S+) in (?=\p{Lu})/u;
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
  return draftOf(wholeOf(paragraph, text), false);
}

/** Whether a sentence tells of a job, with its time. */
export const tellsJob = (sentence: Slice): boolean => draftOf(sentence, true) !== undefined;

/** "On Saturdays, since 2021, I teach children in the library Sample House": where work was done for nothing, and since when. */
export function unpaidWork(sentence: Slice): WorkDraft | undefined {
  const told = draftOf(sentence, true);
  const period = findDateRange(sentence.text);
  const flat = sentence.text.replace(/\n/g, ' ');
  if (told !== undefined || period?.isRange !== true) return told;
  const match = WITHIN.exec(flat);
  const name = match && upTo(cut(sentence, match.index + match[0].length), [END, / in /u]);
  if (!name || findDateRange(name.text) !== undefined) return undefined;
  const dated = cut(sentence, period.from, period.to);
  return {
    name,
    ...(period.start && { startDate: valued(dated, period.start) }),
    ...(period.end && { endDate: valued(dated, period.end) }),
    summary: oneLine(sentence),
  };
}
const WITHIN = /(?<!\p{L})(?:at|for|with|in)\s+(?:the\s+)?(?:\p{Ll}+\s+){0,2}(?=\p{Lu}\p{Ll})/u;

/** Work for nothing told in rows that tell of one each. */
export const readUnpaid = (blocks: readonly Block[]): WorkDraft[] =>
  blocks.flatMap((block) => unpaidWork(cut(block, 0)) ?? []);

/** Jobs told in rows that are known to tell one each. */
export const readToldJobs = (blocks: readonly Block[]): WorkDraft[] =>
  blocks.flatMap((block) => draftOf(cut(block, 0), true) ?? []);

function draftOf(whole: Slice, isAlone: boolean): WorkDraft | undefined {
  const [sentence = ''] = whole.text.split(/(?<=\p{Ll}{2}[.!?])\s+(?=\p{Lu})/u);
  const flat = sentence.replace(/\n/g, ' ');
  const period = findDateRange(flat);
  const tells = [TELLS, IS_ONE, IS_NAMED, MY_POST].some((pattern) => pattern.test(flat));
  if (period === undefined || !tells) return undefined;
  if (!period.isRange && !(isAlone && isTimeThere(flat, period.from))) return undefined;
  const said = cut(whole, 0, sentence.length);
  const position = titleIn(said);
  const name = employerIn(said, position);
  if (position === undefined && name === undefined) return undefined;
  const stayed = period.isRange ? undefined : stayedUntil(flat.slice(period.to));
  const end = stayed ?? lastEnd(sentence) ?? period.end;
  const dated = cut(whole, period.from, period.to);
  const isBegun = !period.isRange && stayed === undefined && BEGAN.test(flat);
  return {
    ...(name && { name }),
    ...(position && { position }),
    ...(period.start && { startDate: valued(dated, period.start) }),
    ...(end && !isBegun && { endDate: valued(dated, end) }),
    summary: oneLine(whole),
  };
}

/** "In 2019 I was an intern", "I joined Sample Mills in 2004 as a clerk": the time of the post, no time of something else. */
const isTimeThere = (flat: string, from: number): boolean =>
  BEGAN.test(flat.slice(0, from)) ||
  (stayedUntil(flat.slice(from)) !== undefined && BEGAN.test(flat)) ||
  (/^(?:in|during)(?: the)?(?: \p{L}+){0,2} ?$/iu.test(flat.slice(0, from)) && IS_ONE.test(flat));
const BEGAN =
  /(?<!\p{L})i (?:joined|started|began|was hired|was taken on|came to|moved to|went to|changed to|transferred to)(?!\p{L})/iu;

/** "In November 2020 I moved to ... and stayed until February 2023": when the post ended that a lone date began. */
function stayedUntil(rest: string): string | undefined {
  const match = STAYED.exec(rest);
  return match === null ? undefined : findDateRange(rest.slice(match.index + match[0].length))?.end;
}
const STAYED =
  /(?<!\p{L})(?:stayed|remained|was there|worked there|left|staying)(?: on| there| with them)? (?:until|till|up to|to|in)(?= (?:\p{L}+\.? )?(?:19|20)\d\d)/iu;

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
  const flat = said.text.replace(/\n/g, ' ');
  for (const lead of [TITLE, IS_ONE, IS_NAMED, MY_POST]) {
    const match = lead.exec(flat);
    if (match === null) continue;
    const title = upTo(cut(said, match.index + match[0].length), [END, INNER]);
    if (title !== undefined && titleOverEmployer(title.text) > 0) return title;
  }
  return undefined;
}

function employerIn(said: Slice, title: Slice | undefined): Slice | undefined {
  const flat = said.text.replace(/\n/g, ' ');
  for (const match of flat.matchAll(EMPLOYER)) {
    const name = upTo(cut(said, match.index + match[0].length), [END, TOWN, / (?:as|in the) /u]);
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
