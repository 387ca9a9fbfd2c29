import { findDateRange } from '../date-range.ts';
import { hasDegree, namesLeaving } from '../fields/degree.ts';
import { type Slice, splitSlice } from '../slice.ts';
import type { Block } from './block.ts';
import { sliceBlock } from './part-of-block.ts';
import type { SectionKind } from './section-kind.ts';
import type { Section } from './section-shape.ts';

/** Sections whose entries need no more than a sentence each. */
const KINDS: ReadonlySet<SectionKind | 'header'> = new Set([
  'education',
  'certificates',
  'courses',
]);
/** Behind a word, a figure with or without its unit ("16 hrs.") or a bracket, and not behind a short form: "St. Mary", "Cert. in Care". */
const STOP = /(?<=(?:\p{Ll}{4}|\d|\d\s?\p{Ll}{1,3}|\))[.;])\s+(?=["“«(]?\p{Lu})/gu;
/** "I sat my exams at ..., in 1994": what the person tells is no row of names. */
const TOLD = /^(?:i|he|she|we|my|his|her|the|this|there|it)\s/iu;
const MAX_WORDS = 32;
const MAX_ROW_LENGTH = 110;

const isDated = (text: string): boolean => findDateRange(text) !== undefined;

/** Names with commas between them, and when. */
const isEntry = ({ text }: Slice): boolean =>
  isDated(text) && text.includes(',') && !TOLD.test(text) && text.split(/\s+/).length <= MAX_WORDS;

/** "Dean List, Faculty of Science, 2017" tells of the studies before it. */
const SCHOOL_ITSELF =
  /^(?:senior |junior )?(?:high|secondary|grammar|primary|middle) school(?!\p{L})/iu;
/** "Course HACCP and hygiene", "Qualification course", "Corso ...", among schools. */
const COURSE =
  /^(?:\p{L}+ ){0,2}(?:courses?|corso|curso|cours|curs|kurs|cursus|lehrgang|workshop|seminar)(?!\p{L})/iu;
const namesStudies = ({ text }: Slice): boolean =>
  hasDegree(text) || namesLeaving(text) || SCHOOL_ITSELF.test(text) || COURSE.test(text);

/** The dated sentences of a row, each with what is told behind it without a date. */
function entriesOf(block: Block, isSchools: boolean): Slice[] {
  const entries: Slice[] = [];
  for (const sentence of splitSlice(block, STOP)) {
    const last = entries.at(-1);
    const isOpen = isDated(sentence.text) && (!isSchools || namesStudies(sentence));
    const isMore = last !== undefined && (!isOpen || !isDated(last.text));
    if (!isMore) entries.push(sentence);
    else
      entries[entries.length - 1] = {
        text: block.text.slice(last.start - block.start, sentence.end - block.start),
        start: last.start,
        end: sentence.end,
      };
  }
  return entries;
}

function rowsOf(block: Block, isSchools: boolean): Block[] {
  if (block.cells.length > 1) return [block];
  const entries = entriesOf(block, isSchools);
  if (entries.length < 2 || !entries.every(isEntry)) return [block];
  return entries.map((entry) => {
    const stop = /[.;]$/.test(entry.text) ? 1 : 0;
    const row = sliceBlock(block, entry.start - block.start, entry.end - block.start - stop);
    return { ...row, prose: row.text.length > MAX_ROW_LENGTH };
  });
}

/** "Bachelor of Arts, French, Sample University, 1984 to 1988. School Certificate, Sample School, 1983.": schools and certificates told in a paragraph, each dated sentence a row of its own. */
export const withDatedSentencesApart = (section: Section): Section =>
  KINDS.has(section.kind)
    ? { ...section, blocks: section.blocks.flatMap((b) => rowsOf(b, section.kind === 'education')) }
    : section;
