import { findDateRange } from '../date-range.ts';
import { hasContacts } from '../fields/contacts.ts';
import { tellsJob, unpaidWork } from '../fields/narrated-jobs.ts';
import { tellsSchool } from '../fields/told-schools.ts';
import { isSalutation } from '../layout/covering-letter.ts';
import type { Block } from './block.ts';
import { sliceBlock } from './part-of-block.ts';
import { kindOfRow } from './rows-without-headings.ts';
import type { Section } from './section-shape.ts';

/** Where a sentence ends, not a short form ("St. Mary"). */
const STOP = /(?<=(?:\p{Ll}{3}|\d|[)"”»])[.!?])\s+(?=["“«(]?[\p{Lu}\d])/gu;
const MIN_WORDS = 6;
const MIN_TOLD = 3;
const YEARS_APART = 3;
const FIRST_PERSON =
  /(?<!\p{L})(?:i|i['’]ve|i['’]m|my|me|je|j['’]|mon|ma|mes|yo|mi|ich|eu)(?!\p{L})/iu;
/** Done for nothing, as the sentence itself says. */
const UNPAID =
  /(?<!\p{L})(?:volunteer(?:s|ed|ing)?|voluntary|voluntarily|unpaid|without (?:pay|payment|a salary)|(?:not|never) paid|b[ée]n[ée]vol\p{L}*|voluntari\p{L}*|ehrenamt\p{L}*)(?!\p{L})/iu;
/** What is written to get one post: such a letter has its resume elsewhere, unless it tells a whole life with its periods. */
const APPLIES =
  /(?<!\p{L})(?:(?:apply|applying|application|applicant|candida\p{L}+|postul\p{L}+|bewerb\p{L}+)(?!\p{L})[^.]{0,40}(?<!\p{L})(?:for|to|as|au|pour|al?|um|als)|(?:your|the) (?:advert\p{L}*|vacancy|job ad|opening|posting|job posting)|(?:position|post|role|job|vacancy) (?:of|as|at|with|in) [^.]{2,60}(?:advertised|as posted|on your)|interview)(?!\p{L})/iu;

const OF_ENTRIES: ReadonlySet<Section['kind']> = new Set(['work', 'education', 'volunteer']);

interface Part {
  kind: Told | undefined;
  block: Block;
}

/** A resume told like a letter, with no heading over jobs or schools: "Since March 2023 I have been a designer at ...", "I studied at ..., 2017 to 2019". What each sentence tells opens an entry, and what follows it is told of that. */
export function withToldLife(sections: readonly Section[]): Section[] {
  if (sections.some(({ kind }) => OF_ENTRIES.has(kind))) return [...sections];
  const headed = sections.filter(({ heading }) => heading !== undefined);
  const blocks = sections.filter((one) => !headed.includes(one)).flatMap((one) => one.blocks);
  const parts = blocks.flatMap(partsOf);
  if (!isLife(parts, blocks)) return [...sections];
  const start = parts.findIndex(({ kind }) => kind !== undefined);
  const told = (wanted: Told): Section[] => {
    const own = parts.filter(({ kind }) => kind === wanted).map(({ block }) => block);
    return own.length === 0 ? [] : [{ kind: wanted, told: true, blocks: own }];
  };
  const rest = parts
    .slice(start)
    .filter(({ kind }) => kind === undefined)
    .map(({ block }) => restOf(block));
  const above = parts.slice(0, start).map(({ block }) => block);
  const greeting = above.filter(({ text }) => isSalutation(text));
  return [
    { kind: 'header', blocks: above.filter((block) => !greeting.includes(block)) },
    ...told('work'),
    ...told('volunteer'),
    ...told('education'),
    ...rest,
    ...headed,
    ...greeting.map((block): Section => ({ kind: 'other', blocks: [block] })),
  ];
}

function isLife(parts: readonly Part[], blocks: readonly Block[]): boolean {
  if (!blocks.some(hasContacts)) return false;
  const told = parts.filter(({ kind }) => kind !== undefined);
  if (!told.some(({ kind }) => kind === 'work')) return false;
  const dates = told.flatMap(({ block }) => findDateRange(block.text) ?? []);
  const years = told.flatMap(({ block }) => block.text.match(/(?:19|20)\d\d/g) ?? []).map(Number);
  const isApplying = blocks.some(({ text }) => APPLIES.test(text));
  const sure = isApplying ? dates.filter(({ isRange }) => isRange).length : told.length;
  return sure >= MIN_TOLD && Math.max(...years) - Math.min(...years) >= YEARS_APART;
}

/** A paragraph, cut where a sentence tells of another job or school. */
function partsOf(block: Block): Part[] {
  if (block.bulletX !== undefined || !/[\p{Ll}\d]{2}[.!?]/u.test(block.text))
    return [{ kind: undefined, block }];
  const stops = [...block.text.matchAll(STOP)].map(({ 0: gap, index }) => index + gap.length);
  const starts = [0, ...stops];
  const parts: { kind: Told | undefined; from: number }[] = [];
  for (const [at, from] of starts.entries()) {
    const kind = kindOfSentence(sliceBlock(block, from, starts[at + 1]));
    if (at === 0 || kind !== undefined) parts.push({ kind, from });
  }
  return parts.map(({ kind, from }, at) => ({
    kind,
    block: sliceBlock(block, from, parts[at + 1]?.from),
  }));
}

type Told = 'work' | 'volunteer' | 'education';

/** What a sentence of the person's own tells, with its time. */
function kindOfSentence(sentence: Block): Told | undefined {
  const { text } = sentence;
  if (text.split(/\s+/).length < MIN_WORDS || !FIRST_PERSON.test(text)) return undefined;
  if (UNPAID.test(text) && unpaidWork(sentence) !== undefined) return 'volunteer';
  if (tellsSchool(sentence)) return 'education';
  return tellsJob(sentence) ? 'work' : undefined;
}

/** "programs" before a gap and the list of them; what somebody likes is no skill. */
function restOf(block: Block): Section {
  const [label, ...cells] = block.cells;
  const kind = kindOfRow(block) ?? 'other';
  if (kind !== 'skills' || label === undefined || cells.length === 0)
    return { kind, blocks: [block] };
  const from = (cells[0]?.start ?? block.start) - block.start;
  const heading = sliceBlock(block, 0, label.end - block.start);
  const named = LIKED.test(label.text) ? 'interests' : kind;
  return { kind: named, heading, blocks: [sliceBlock(block, from)], inline: true };
}
const LIKED =
  /^(?:(?:things |what )?i (?:like|love|enjoy)|likes|loves|enjoys|for (?:fun|pleasure)|free time|spare time|after (?:work|hours)|off (?:work|duty)|j['’]aime|me gusta)$/iu;
