import { findSkills } from '../../taxonomy/skills.ts';
import { fold } from '../characters.ts';
import { startsWithDegree } from '../fields/degree.ts';
import { rowDate } from '../fields/entries.ts';
import {
  namesLanguages,
  namesMostlyLanguages,
  namesSomeLanguage,
  saysFluency,
} from '../fields/languages.ts';
import type { Block } from './block.ts';
import { isCertificateAlone } from './certificate-names.ts';
import { findHeadingKind, guessHeadingKind } from './heading.ts';
import { kindOfWord } from './heading-words.ts';
import { certificatesIn } from './line-kinds.ts';
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
  'courses',
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
  const isTab = found[0].endsWith('\t') && !found[0].includes(':');
  const rest = sliceBlock(block, found.index + found[0].length);
  if (isTab && label !== label.toUpperCase() && !isOwnList(label, rest.text, within))
    return undefined;
  const isForm = block.line.ofLabel === 'first';
  const kind = kindOfLabel(label, rest.text, isForm);
  if (kind === undefined || !LISTED.has(kind)) return undefined;
  if (!belongsTo(kind, block, within)) return undefined;
  // "Courses: Payroll Law" below a school tells of its years there.
  if (kind === 'courses' && within?.kind === 'education' && !isForm) return undefined;
  // "Certificate: Personal Support Worker" over its school is a degree.
  const isDegree = within?.kind === 'education' && startsWithDegree(block.text);
  if (isDegree && certificatesIn(rest.text) === undefined) return undefined;
  // "Driving licence: B, C1": the label is the certificate.
  if (opened !== null && kind === 'certificates' && isCertificateAlone(label))
    return { kind, heading: sliceBlock(block, 0, label.length), rest: block };
  // "Mother tongue: Maltese": the label says how well, and among languages it is a row as any other.
  const isLevel = opened !== null && kind === 'languages' && saysFluency(label);
  if (isLevel && within?.kind === 'languages') return undefined;
  if (isLevel) return { kind, heading: sliceBlock(block, 0, label.length), rest: block };
  const isWithin = opened === null;
  if (isWithin && kind !== 'languages' && kind !== 'references') return undefined;
  return {
    kind,
    heading: sliceBlock(block, found.index, found.index + label.length),
    rest,
    ...(found.index > 0 && { before: sliceBlock(block, 0, found.index) }),
  };
}

/** "Languages | English (fluent), French" in a table of skills: what people speak is no skill of a group. */
const isOwnList = (label: string, list: string, within: Section | undefined): boolean =>
  within?.kind === 'skills' &&
  findHeadingKind(label) === 'languages' &&
  namesMostlyLanguages(list) &&
  !namesTools(list);

/** "Programming languages: Python, R" are skills. `isForm`: the label stands in a form's column, where a language is told in many words. */
function kindOfLabel(said: string, list: string, isForm: boolean): SectionKind | undefined {
  // "Mother tongue(s)"
  const label = said.replace(/\(\p{L}{1,2}\)$/u, '');
  const named = findHeadingKind(label) ?? kindOfWord(fold(label));
  if (named === 'languages') {
    const [first = ''] = list.split(/[;,|]/);
    // "Languages: English, Kriol" goes on with others that people speak, "English, Python" does not.
    const isOfSpoken = namesSomeLanguage(first) && !namesTools(list);
    const isSpoken = isForm || isOfSpoken ? namesSomeLanguage(list) : namesMostlyLanguages(list);
    return isSpoken ? 'languages' : 'skills';
  }
  if (named !== undefined) return named;
  const guess = guessHeadingKind(label);
  if (guess === 'languages') return namesLanguages(list) ? guess : 'skills';
  return GUESSED.has(guess) && /[,;/|]/.test(list) ? guess : undefined;
}

const namesTools = (list: string): boolean => findSkills(list).some(({ kind }) => kind === 'hard');

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
  return kind !== 'awards' || own === undefined || BEFORE_AWARDS.has(own);
}

/** Lists and what stands outside all sections; an award within an entry is said of it. */
const BEFORE_AWARDS: ReadonlySet<SectionKind | 'header'> = new Set([
  'other',
  'certificates',
  'courses',
  'languages',
  'interests',
]);

/** "Driving licence: B. Languages: English, French.": the labelled lists of a row that opens with one, each as a row. */
export function labelsApart(block: Block): Block[] {
  if (block.bulletX !== undefined || !LABEL.test(block.text)) return [block];
  const starts = [...block.text.matchAll(LABELS_WITHIN)].flatMap(({ index, groups }) =>
    LISTED.has(findHeadingKind(groups?.label ?? '') ?? 'work') ? [index] : [],
  );
  return [0, ...starts].map((from, at) => sliceBlock(block, from, starts[at]));
}

const LABELS_WITHIN = new RegExp(LABEL_WITHIN.source, 'gu');

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
  if (block.line.ofLabel === 'further') return true;
  const last = inline.blocks.at(-1);
  if (last === undefined || block.line.gapBefore >= 0.5 || rowDate(block)?.isRange) return false;
  if (block.bulletX !== undefined) return last.bulletX !== undefined || inline.blocks.length === 1;
  return last.bulletX === undefined && isPart(last.text, block.text);
}
