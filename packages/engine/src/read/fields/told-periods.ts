import { findDateRange } from '../date-range.ts';
import type { Block } from '../sections/block.ts';
import { cut, type Slice, valued } from '../slice.ts';

/** The period of a job whose head has none. */
export interface ToldPeriod {
  startDate?: Slice;
  endDate?: Slice;
}

/** Ways to say that one was there. */
const THERE =
  /(?<!\p{L})(?:i (?:was|am|have been|worked|served|started|began|joined|stayed|was employed|was engaged|held|did)|worked|served|employed|engaged|joined|started|began|stationed|posted|here|there)(?!\p{L})/iu;
const BEGAN =
  /(?<!\p{L})(?:began|begun|started|joined|hired|taken on|employed since|appointed|enlisted|came|entered)(?!\p{L})[^.]{0,50}?(?<!\p{L})(?:in|on|from|since)\s+/iu;
const LEFT =
  /(?<!\p{L})(?:left|until|till|ended|finished|retired|resigned|discharged|closed|laid off|released|quit)(?!\p{L})[^.]{0,30}$/iu;
const MAX_LEAD_WORDS = 7;
const MAX_SENTENCES = 2;
const SENTENCE = /[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*/gu;

/** "Since 2016 I am with ...", "From 2007 to 2015 I was at the door.", "1993 - 2003. Guard duties": what the first sentences below a head say of when the person was there. A time of something else that was done is none. */
export function toldPeriod(body: readonly Block[]): ToldPeriod | undefined {
  const [first] = body;
  if (first === undefined || first.bulletX !== undefined) return undefined;
  const sentences = [...first.text.matchAll(SENTENCE)].slice(0, MAX_SENTENCES);
  for (const [at, match] of sentences.entries()) {
    const sentence = cut(first, match.index, match.index + match[0].length);
    const found = (at === 0 ? rangeIn(sentence) : undefined) ?? fromAndUntil(sentence);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A period at the sentence's start, or behind words that say one was there. */
function rangeIn(sentence: Slice): ToldPeriod | undefined {
  const range = findDateRange(sentence.text);
  if (range?.isRange !== true) return undefined;
  const lead = sentence.text.slice(0, range.from).trim();
  const isThere = THERE.test(lead) && lead.split(/\s+/).length <= MAX_LEAD_WORDS;
  if (lead !== '' && !isThere) return undefined;
  const source = cut(sentence, range.from, range.to);
  return {
    ...(range.start !== undefined && { startDate: valued(source, range.start) }),
    ...(range.end !== undefined && { endDate: valued(source, range.end) }),
  };
}

/** "I began work here in 2003 and left 2007." */
function fromAndUntil(sentence: Slice): ToldPeriod | undefined {
  const lead = BEGAN.exec(sentence.text);
  if (lead === null) return undefined;
  const from = lead.index + lead[0].length;
  const start = findDateRange(sentence.text.slice(from));
  if (start?.from !== 0 || start.isRange || start.start === undefined) return undefined;
  const startDate = valued(cut(sentence, from, from + start.to), start.start);
  const behind = from + start.to;
  const end = findDateRange(sentence.text.slice(behind));
  const isLeft = end !== undefined && LEFT.test(sentence.text.slice(behind, behind + end.from));
  if (end?.end === undefined || !isLeft) return { startDate };
  return { startDate, endDate: valued(cut(sentence, behind + end.from, behind + end.to), end.end) };
}
