import type { Match } from './matcher.ts';
import { tokenize } from './tokens.ts';

/** What stands between two items of one list: "Go, Python", "C/C++", "R (Shiny)". */
const LIST_GAP = /^[\s\u00a0]*(?:[,;/|•·&+()]|\b(?:and|or|et|ou)\b|[\s\u00a0])*$/i;
const LIST_GAP_MAX = 12;

/** Further away nothing says what a word means, and a line without end costs no more than others. */
const REACH = 400;

/** The line or sentence around a place, as far as it reaches. */
function lineAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - REACH), start);
  const cut = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('. ')) + 1;
  const rest = text.slice(end, end + REACH);
  const stop = rest.search(/\n|\.\s/);
  return `${before.slice(cut)} ${rest.slice(0, stop === -1 ? undefined : stop)}`;
}

/** The gap must hold a list mark: two skills that merely follow each other are no list. */
function isListGap(gap: string): boolean {
  return gap.length <= LIST_GAP_MAX && /[,;/|•·&+()]|and|or/i.test(gap) && LIST_GAP.test(gap);
}

/** Whether a word of the skill's context stands on the match's line or sentence. */
export function hasContextWord(text: string, match: Match): boolean {
  const { context } = match.skill;
  if (context.length === 0) return false;
  const words = new Set(tokenize(lineAround(text, match.start, match.end)).map((t) => t.lower));
  return context.some((word) => words.has(word));
}

const NEAR = 12;

/** "in React", "using Excel": a capital within a sentence after such a word names a thing; "in Spring 2019", "with Access Control" name others. */
function isNamedTool(text: string, { start, end }: Match): boolean {
  return (
    /\b(?:in|with|using|via) $/.test(text.slice(Math.max(0, start - NEAR), start)) &&
    /^\p{Lu}/u.test(text.slice(start, end)) &&
    !/^(?: \p{Lu}| \d{4}| of\b|-\p{L}|['’]s)/u.test(text.slice(end, end + NEAR))
  );
}

/** A level or a bracket behind the name of a list's item: "Excel (basic)", "Word 2016", "Outlook good". */
const ITEM_TAIL =
  /^\s*(?:[([]|(?:19|20)\d\d\b|(?:basic|beginner|fair|good|very good|intermediate|advanced|expert|excellent|fluent|proficient|average|ok|okay)\b[^\p{L}]*$|$)/iu;

/** Whether a text is an item of a list that names the match, with its level at most. */
const isWholeItem = (text: string, { start, end }: Match): boolean =>
  text.slice(0, start).trim() === '' && ITEM_TAIL.test(text.slice(end));

/**
 * Decides the everyday words ("Go", "Excel") among matches in order of place: one is a skill when it
 * is the whole text, has a context word on its line, is named as a tool, or stands in a list beside a certain skill.
 */
export function keepCertain(text: string, matches: readonly Match[]): Match[] {
  const certain = matches.map(
    (match) =>
      match.form.case !== 'context' ||
      isWholeItem(text, match) ||
      hasContextWord(text, match) ||
      isNamedTool(text, match),
  );
  const spread = (i: number, neighbour: number): void => {
    const left = matches[Math.min(i, neighbour)];
    const right = matches[Math.max(i, neighbour)];
    if (certain[i] || !certain[neighbour] || left === undefined || right === undefined) return;
    certain[i] = isListGap(text.slice(left.end, right.start));
  };
  for (let i = 1; i < matches.length; i++) spread(i, i - 1);
  for (let i = matches.length - 2; i >= 0; i--) spread(i, i + 1);
  return matches.filter((_, i) => certain[i]);
}
