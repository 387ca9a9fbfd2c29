import type { LeftOutText } from '@trueline/contracts';
import rows from '../../../data/phrases/template-words.json' with { type: 'json' };
import { readTable } from '../../language/table.ts';
import { fold } from '../characters.ts';
import { findHeadingKind } from '../sections/heading.ts';
import { type Line, lineText } from './line.ts';

const words = Map.groupBy(
  readTable<{ text: string; kind: string; language: string }>(rows),
  ({ kind }) => kind,
);
const textsOf = (kind: string): string[] => (words.get(kind) ?? []).map(({ text }) => text);
const FIELDS = new Set(textsOf('field'));
const ASKS = new Set(textsOf('ask'));
const ANYWHERE = new Set(textsOf('anywhere'));
const PROMPTS = textsOf('prompt');
const FILLER_WORDS = new Set(textsOf('filler').flatMap((text) => text.split(' ')));
const MIN_FILLER = 0.75;

/** What stands in one pair of the marks that templates put around what they ask for. */
const MARKED = /\[([^[\]]{1,120})\]|<([^<>@/]{1,60})>|\{\{?([^{}]{1,60})\}\}?/gu;
const WORDS = /[\p{L}-]+/gu;
/** A prompt ends with what is to be entered: "Click here to enter a date." */
const OPEN_PROMPT = /^(?:click|cliquez) /;
const MAX_ENTERED_WORDS = 4;

/** Whether a whole row is a prompt; a sentence that only opens like one is the person's. */
function isPrompt(folded: string): boolean {
  return PROMPTS.some((prompt) => {
    if (!folded.startsWith(prompt)) return false;
    const rest = folded.slice(prompt.length).replace(/[.…:!]+$/, '');
    if (rest.trim() === '') return true;
    const isOpen = OPEN_PROMPT.test(prompt) && /^(?: [\p{L}'’-]+)+$/u.test(rest);
    return isOpen && rest.trim().split(' ').length <= MAX_ENTERED_WORDS;
  });
}

/** "Lorem ipsum dolor sit amet": nearly every word is of that text, and two are no short ones. */
function isFiller(folded: string): boolean {
  const found = folded.match(WORDS) ?? [];
  const filler = found.filter((word) => FILLER_WORDS.has(word));
  return (
    filler.filter((word) => word.length > 3).length > 1 &&
    filler.length >= found.length * MIN_FILLER
  );
}

/** "Job title", "Skill 6", "Insert photo here", "Your objective in 2-3 lines"; "Confidential client" is the person's. */
function asksForText(inside: string): boolean {
  const found = fold(inside).match(WORDS) ?? [];
  // "[x]" and "[ ]" are ticks.
  if (found.every((word) => word === 'x')) return false;
  if (ASKS.has(found[0] ?? '') || found.some((word) => ANYWHERE.has(word))) return true;
  return found.every((word) => FIELDS.has(word));
}

const isField = (word: string): boolean => FIELDS.has(word);
const AROUND_FIELDS = new Set(['here', 'goes', 'your', 'the', 'of']);

/** "Job Title Here", "Your company name goes here": two names of fields at least, or the name or title itself. "Skills here" may be told of a place. */
function asksHere(folded: string): boolean {
  const found = folded.match(WORDS) ?? [];
  const fields = found.filter((word) => isField(word) && !AROUND_FIELDS.has(word));
  return (
    (/\b(?:name|title) (?:goes )?here[.!]?$/.test(folded) ||
      (fields.length > 1 && /\bhere[.!]?$/.test(folded))) &&
    found.every((word) => isField(word) || AROUND_FIELDS.has(word))
  );
}

/** "Company Name, Location": names of fields alone, which a table may have at its head. */
function isOfFields(text: string): boolean {
  const found = fold(text).match(WORDS) ?? [];
  return found.length > 1 && found.every(isField);
}

const YOURS =
  'your[-_.]?(?:web[-_.]?(?:site|page)|site|page|full[-_.]?name|name|domain|portfolio|company|blog|link|profile|user[-_.]?name|handle|e?[-_.]?mail)';
/** "www.yourwebsite.com", "linkedin.com/in/your-name", "yourname@mail.com", "@yourhandle": nobody's address. */
const NOBODYS_ADDRESS = new RegExp(
  `^(?:(?:https?://)?(?:www\\.)?(?:${YOURS}\\.(?:com|org|net|example)|linkedin\\.com/in/${YOURS})/?|${YOURS}@\\S+\\.\\p{L}+|@${YOURS})$`,
  'u',
);

/** Whether a text is nothing but what a template shows where nobody has filled in anything. */
export function isTemplateText(text: string): boolean {
  const folded = fold(text).trim();
  if (isFiller(folded) || isPrompt(folded)) return true;
  if (asksHere(folded) || NOBODYS_ADDRESS.test(folded)) return true;
  const inside = [...text.matchAll(MARKED)].map(([, square, angle, curly]) => {
    return square ?? angle ?? curly ?? '';
  });
  if (inside.length === 0 || !inside.every(asksForText)) return false;
  return !/[\p{L}\d]/u.test(text.replace(MARKED, ''));
}

/** Sections in which an address is the person's own or nobody's; elsewhere it may be what they made or where they worked. */
const OF_PERSON: ReadonlySet<string> = new Set(['contact', 'profiles', 'summary']);

/** Whether a template's words may be the person's where they stand: the item of a list, or an address among jobs and projects. */
function mayBeOwn(text: string, line: Line, section: string): boolean {
  const folded = fold(text).trim();
  return line.bulletX === undefined
    ? NOBODYS_ADDRESS.test(folded) && !OF_PERSON.has(section)
    : asksHere(folded) || NOBODYS_ADDRESS.test(folded);
}

/** The lines without what a template asked for and nobody filled in: whole rows, or cells of a row that says something besides. */
export function withoutTemplateRows(lines: readonly Line[]): {
  lines: Line[];
  leftOut: LeftOutText[];
} {
  const leftOut: LeftOutText[] = [];
  let isBelow = false;
  let section: string = 'contact';
  const kept = lines.flatMap((line) => {
    section = findHeadingKind(lineText(line)) ?? section;
    const isLeft = (text: string): boolean =>
      isTemplateText(text) && !mayBeOwn(text, line, section);
    // "[LinkedIn] [Website]" with their targets are the person's own.
    if (line.links.length > 0) return [line];
    // "Company Name, Location" below "Job Title Here" is no head of a table.
    isBelow = isLeft(lineText(line)) || (isBelow && isOfFields(lineText(line)));
    if (isBelow) {
      leftOut.push({ text: lineText(line), reason: 'template' });
      return [];
    }
    const cells = line.cells.filter(({ text }) => !isLeft(text));
    const gone = line.cells.filter((cell) => !cells.includes(cell));
    if (gone.length === 0 || cells.length === 0) return [line];
    leftOut.push(...gone.map(({ text }) => ({ text, reason: 'template' as const })));
    return [{ ...line, cells }];
  });
  return { lines: kept, leftOut };
}
