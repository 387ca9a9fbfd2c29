import { fileURLToPath } from 'node:url';
import { findOwnOrder } from '@trueline/contracts';
import { read } from '@trueline/engine/read';
import { toResumeDocument } from '@trueline/render';
import { words } from '../cases/dress/normalise.ts';
import { type DocumentCase, listDocuments, type Truth } from './document-cases.ts';
import type { EvalOptions } from './options.ts';
import { firstSightFolder } from './test-cases.ts';

const DEV = fileURLToPath(new URL('../cases/documents/dev/', import.meta.url));

/** What came of one document as it is printed. */
interface Places {
  file: string;
  /** Texts of the truth that are printed somewhere. */
  found: number;
  /** Of those, what stands under another job or under a heading of another kind. */
  misplaced: string[];
  /** Whether the person's own order and headings are printed. */
  isOwnOrder: boolean;
}

interface PrintedSection {
  kind: string;
  /** All its words in their order, a blank on each side. */
  text: string;
}

type Page = ReturnType<typeof toResumeDocument>;

/** How much of what a resume tells is printed where it belongs: below its job, under a heading of its kind. A stranger reads that before anything else. */
export async function evalPlaces({ firstSight, cases }: EvalOptions): Promise<void> {
  const sets = firstSight.length > 0 ? firstSight.map(firstSightFolder) : [DEV];
  const all: Places[] = [];
  for (const document of sets.flatMap(listDocuments)) {
    const places = await placesOf(document);
    if (places === undefined) continue;
    all.push(places);
    if (cases && places.misplaced.length > 0)
      console.log(
        `  ${document.file}${places.isOwnOrder ? ' (own order)' : ''}\n    ${places.misplaced.join('\n    ')}`,
      );
  }
  const found = all.reduce((sum, one) => sum + one.found, 0);
  const misplaced = all.reduce((sum, one) => sum + one.misplaced.length, 0);
  const torn = all.filter((one) => one.misplaced.length > 0);
  const own = all.filter(({ isOwnOrder }) => isOwnOrder);
  console.log(`  printed at another place   ${misplaced} of ${found} texts`);
  console.log(`  documents with one or more ${torn.length} of ${all.length}`);
  console.log(`  in the person's own order  ${own.length} of ${all.length}`);
}

async function placesOf({ file, bytes, truth }: DocumentCase): Promise<Places | undefined> {
  const result = await read(bytes, file);
  if (!result.ok) return undefined;
  const page = toResumeDocument(result.resume);
  const sections = page.sections.map(printed);
  const jobs = jobTexts(truth);
  const others = otherTexts(truth);
  const misplaced: string[] = [];
  let count = 0;
  const source = flat(result.text);
  for (const { text, jobs: own } of jobs.texts) {
    // Where the source itself names another job last, nobody can tell by names.
    if (!own.has(jobAbove(source, text, jobs))) continue;
    const places = sections.filter((section) => section.text.includes(text));
    if (places.length === 0) continue;
    count++;
    const isRight = places.some(
      (section) => JOB_KINDS.has(section.kind) && own.has(jobAbove(section.text, text, jobs)),
    );
    if (!isRight) misplaced.push(`job:${text}`);
  }
  for (const { text, kinds } of others) {
    const places = sections.filter((section) => section.text.includes(text));
    if (places.length === 0) continue;
    count++;
    if (!places.some(({ kind }) => kind === 'kept' || kinds.includes(kind)))
      misplaced.push(`${kinds[0]}, printed under ${places[0]?.kind}:${text}`);
  }
  const isOwnOrder = findOwnOrder(result.resume) !== undefined;
  return { file, found: count, misplaced, isOwnOrder };
}

const JOB_KINDS: ReadonlySet<string> = new Set(['work', 'volunteer', 'projects', 'kept']);

const flat = (text: string): string => ` ${words(text).join(' ')} `;

const printed = ({ kind, entries }: Page['sections'][number]): PrintedSection => ({
  kind,
  text: flat(
    entries
      .flatMap(({ title = '', dates = '', details, lines, bullets }) => [
        title,
        dates,
        ...details.map(({ text }) => text),
        ...lines.map(({ label = '', text }) => `${label} ${text}`),
        ...bullets,
      ])
      .join(' '),
  ),
});

interface Told {
  name?: string;
  organization?: string;
  position?: string;
  highlights?: string[];
  summary?: string;
}

interface JobTexts {
  /** What was done, and in which jobs by their number. */
  texts: { text: string; jobs: Set<number> }[];
  /** Titles and employers, the longest first. */
  names: { text: string; job: number }[];
}

/** Fewer words may stand anywhere. */
const MIN_WORDS = 3;

function jobTexts({ work, volunteer }: Truth): JobTexts {
  const all = [
    ...(work as Told[]),
    ...(volunteer as Told[]).map(({ organization, ...job }) => ({ ...job, name: organization })),
  ];
  const texts = new Map<string, Set<number>>();
  all.forEach(({ highlights = [], summary }, job) => {
    for (const told of [...highlights, summary ?? '']) {
      if (words(told).length < MIN_WORDS) continue;
      texts.set(flat(told), (texts.get(flat(told)) ?? new Set()).add(job));
    }
  });
  // An employer of several jobs parts none of them.
  const employers = all.map(({ name = '' }) => flat(name));
  const isOwn = (name: string): boolean => employers.filter((one) => one === flat(name)).length < 2;
  const names = all
    .flatMap(({ name = '', position = '' }, job) =>
      [isOwn(name) ? name : '', position].map((text) => ({ text: flat(text), job })),
    )
    .filter(({ text }) => text.trim() !== '')
    .sort((a, b) => b.text.length - a.text.length);
  return { texts: [...texts].map(([text, jobs]) => ({ text, jobs })), names };
}

/** The job whose title or employer stands last above a text; -1 where none does. */
function jobAbove(section: string, text: string, { names, texts }: JobTexts): number {
  let above = section.slice(0, section.indexOf(text) + 1);
  // What is told names employers, too.
  for (const told of texts) above = above.replaceAll(told.text, ' '.repeat(told.text.length));
  let best = { job: -1, end: -1 };
  for (const { text: name, job } of names) {
    const at = above.lastIndexOf(name);
    if (at < 0) continue;
    const end = at + name.length;
    if (end > best.end) best = { job, end };
  }
  return best.job;
}

function otherTexts(truth: Truth): { text: string; kinds: string[] }[] {
  const { basics, education, skills, languages, certificates, awards, interests, references } =
    truth as unknown as Record<string, Record<string, string>[]> & { basics: { summary?: string } };
  const told = (kinds: string[], texts: readonly (string | undefined)[]) =>
    texts.flatMap((text) =>
      text === undefined || text.length < 5 ? [] : [{ text: flat(text), kinds }],
    );
  const keywords = (skills ?? []).flatMap((skill) => (skill.keywords as unknown as string[]) ?? []);
  return [
    ...told(['summary'], (basics.summary ?? '').split(/(?<=[.!?])\s+/)),
    ...told(
      ['education'],
      (education ?? []).map((one) => one.institution),
    ),
    ...told(['skills'], keywords),
    ...told(
      ['languages', 'skills'],
      (languages ?? []).map((one) => one.language),
    ),
    ...told(
      ['certificates', 'education'],
      (certificates ?? []).map((one) => one.name),
    ),
    ...told(
      ['awards', 'education'],
      (awards ?? []).map((one) => one.title),
    ),
    ...told(
      ['interests'],
      (interests ?? []).map((one) => one.name),
    ),
    ...told(
      ['references'],
      (references ?? []).map((one) => one.name),
    ),
  ];
}
