import { fold } from '../characters.ts';
import { rowDate } from '../fields/entries.ts';
import { namesLanguages } from '../fields/languages.ts';
import type { Block } from './block.ts';
import { findHeadingKind, guessHeadingKind } from './heading.ts';
import { kindOfWord } from './heading-words.ts';
import { isPart, sliceBlock } from './part-of-block.ts';
import type { SectionKind } from './section-kind.ts';
import type { Section } from './section-shape.ts';

const LABEL = /^(?<label>[\p{L}][^:;,\t.|]{1,38}?)\s*(?::[-–—]?\s*|\t)(?=\S)/u;
/** "... since 2021. Languages: Spanish (mother tongue), English": a label behind the end of a sentence. */
const LABEL_WITHIN = /(?<=[.!?)]\s+)(?<label>\p{Lu}[\p{L}/& ]{2,30}):\s+(?=\S)/u;
/** What may be named on the row of its list, in any section. Jobs and schools have rows of their own. */
const LISTED: ReadonlySet<SectionKind> = new Set([
  'summary',
  'skills',
  'languages',
  'certificates',
  'interests',
  'references',
  'awards',
  'education',
  'volunteer',
]);

export interface InlineHeading {
  kind: SectionKind;
  heading: Block;
  rest: Block;
  /** What stands on the row before the label. */
  before?: Block;
}

/** "Skills: a, b, c" and "OBJECTIVE: ...": a heading on the row of what it names. `repeated`: labels that the document has several times, which belong to their entries. */
export function inlineHeading(
  block: Block,
  within: Section | undefined,
  repeated: ReadonlySet<string>,
): InlineHeading | undefined {
  const opened = LABEL.exec(block.text);
  const found = opened ?? LABEL_WITHIN.exec(block.text);
  const label = found?.groups?.label;
  if (found === null || label === undefined || repeated.has(label.toLowerCase())) return undefined;
  if (found[0].endsWith('\t') && label !== label.toUpperCase()) return undefined;
  const rest = sliceBlock(block, found.index + found[0].length);
  const kind = kindOfLabel(label, rest.text);
  if (kind === undefined || !LISTED.has(kind)) return undefined;
  if (!belongsTo(kind, block, within)) return undefined;
  const isWithin = opened === null;
  if (isWithin && kind !== 'languages' && kind !== 'references') return undefined;
  return {
    kind,
    heading: sliceBlock(block, found.index, found.index + label.length),
    rest,
    ...(found.index > 0 && { before: sliceBlock(block, 0, found.index) }),
  };
}

/** "Programming languages: Python, R" are skills. */
function kindOfLabel(label: string, list: string): SectionKind | undefined {
  const known = findHeadingKind(label);
  if (known === 'languages') return namesLanguages(list) ? 'languages' : 'skills';
  if (known !== undefined) return known;
  const word = kindOfWord(fold(label));
  if (word !== undefined) return word === 'languages' && !namesLanguages(list) ? 'skills' : word;
  const guess = guessHeadingKind(label);
  if (guess === 'languages') return namesLanguages(list) ? guess : 'skills';
  return GUESSED.has(guess) && /[,;/|]/.test(list) ? guess : undefined;
}

const GUESSED: ReadonlySet<SectionKind> = new Set(['skills', 'certificates', 'interests']);

/** Groups of skills have labels that are headings elsewhere; what a job says with a label stays with the job. */
function belongsTo(kind: SectionKind, block: Block, within: Section | undefined): boolean {
  const own = within?.kind;
  if (own === 'skills') return kind !== 'skills' && kind !== 'summary' && kind !== 'awards';
  if (own === 'work' || own === 'volunteer' || own === 'projects') {
    const isItem = block.bulletX !== undefined && within?.blocks.at(-1)?.bulletX !== undefined;
    return !isItem && kind !== 'summary' && kind !== 'awards' && kind !== 'volunteer';
  }
  if (own === 'education' && (kind === 'awards' || kind === 'education')) return false;
  return kind !== 'awards' || own === 'other' || own === undefined;
}

/** Labels that stand at more than one row. */
export function repeatedLabels(blocks: readonly Block[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { text } of blocks) {
    const label = LABEL.exec(text)?.groups?.label?.toLowerCase();
    if (label !== undefined) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([label]) => label));
}

/** Whether a row goes on with the list that its heading shares a row with; all else goes on with the section above. */
export function goesOnInline(block: Block, inline: Section): boolean {
  const last = inline.blocks.at(-1);
  if (last === undefined || block.line.gapBefore >= 0.5 || rowDate(block)?.isRange) return false;
  if (block.bulletX !== undefined) return last.bulletX !== undefined || inline.blocks.length === 1;
  return last.bulletX === undefined && isPart(last.text, block.text);
}
