import { guessJobSection } from './heading-guesses.ts';
import { findJobSection } from './job-headings.ts';
import type { JobSection } from './job-section.ts';

/** A run of capitals at a line's head before other words: "ESSENTIAL 3+ years of Python; SQL". */
const CAPITALS_AT_HEAD =
  /(?:^|\n)[^\p{L}\n]{0,4}(?<run>\p{Lu}{2}[\p{Lu}’'&/ -]{1,60}?)[ \t]+(?=\p{Lu}?\p{Ll}|\d|\p{Lu}\p{L}*\p{Ll})/gu;
/** One such line is a chance. */
const LINES_MIN = 2;

const sectionOfHeading = (heading: string): JobSection | null =>
  findJobSection(heading) ?? guessJobSection(heading);

/** Ends of capitals that head the rest of their line, as offsets; of no ad with but one such line. */
export function findCapitalHeads(text: string): number[] {
  const ends = Array.from(text.matchAll(CAPITALS_AT_HEAD)).flatMap((match) => {
    const run = match.groups?.run ?? '';
    return sectionOfHeading(run) === null ? [] : [match.index + match[0].trimEnd().length];
  });
  return ends.length >= LINES_MIN ? ends : [];
}

/** "Here is what it takes.", "What do we need from you?", "Here's who does well.": a sentence that announces the rest of its paragraph. */
const ANNOUNCING =
  /^(?:so,? |now,? |and )?(?:here(?:['’]s| is| are)|this is|these are|that['’]s) (?<what>(?:what|who|the|some|our|a few)\b[^,;:]*)[.:!]$|^(?:so,? |now,? |and )?(?<question>(?:what|who)\b[^,;:]*)\?$/iu;
const ANNOUNCING_WORDS_MAX = 14;

/** The section that a sentence at a paragraph's head announces, or null. */
export function announcedSection(sentence: string): JobSection | null {
  if (sentence.split(/\s+/).length > ANNOUNCING_WORDS_MAX) return null;
  const groups = ANNOUNCING.exec(sentence)?.groups;
  const heading = groups?.what ?? groups?.question;
  return heading === undefined ? null : sectionOfHeading(heading);
}
