import { fileURLToPath } from 'node:url';
import { AS_WRITTEN_ENTRIES, findAsWritten, type Resume } from '@trueline/contracts';
import { read } from '@trueline/engine/read';
import { compare, type Judged, type Reading } from '../cases/dress/compare.ts';
import { dress } from '../cases/dress/dress.ts';
import { type DocumentCase, listDocuments } from './document-cases.ts';
import { judge } from './document-reading.ts';
import { dressCase } from './dress-cases.ts';
import type { EvalOptions } from './options.ts';
import { firstSightFolder } from './test-cases.ts';

const DEV = fileURLToPath(new URL('../cases/documents/dev/', import.meta.url));
/** Dressed resumes that are read, however many other parts take. */
const MAX_DRESSED = 1_000;

type SectionName = (typeof AS_WRITTEN_ENTRIES)[number];

/** Whether a section was read rightly, and whether the reader doubted it. */
interface Verdict {
  section: SectionName;
  isRight: boolean;
  isDoubted: boolean;
}

/** What makes an entry torn: names, dates, and bullets that stand elsewhere. */
const OF_ENTRIES =
  /^\w+\[\d+\]\.(?:name|organization|institution|position|startDate|endDate|highlights)/;

/** How many of the sections with a wrong entry the reader doubts, and how many of those read rightly: over labelled documents, or those of first sight that are named, and dressed resumes. */
export async function evalDoubts({ firstSight, count, seed, cases }: EvalOptions): Promise<void> {
  const sets = firstSight.length > 0 ? firstSight.map(firstSightFolder) : [DEV];
  const all: Verdict[] = [];
  for (const document of sets.flatMap(listDocuments)) {
    const verdicts = await verdictsOf(document);
    all.push(...verdicts);
    if (cases) printCase(document.file, verdicts);
  }
  print('labelled resumes', all);
  if (firstSight.length > 0) return;
  const dressed: Verdict[] = [];
  for (let n = 0; n < Math.min(count, MAX_DRESSED); n++) {
    const one = dressCase(n, seed);
    const { text, ...told } = dress(one.resume, one.choices, one.seed, one.kinds);
    const result = await read(new TextEncoder().encode(text), 'resume.txt');
    if (!result.ok) continue;
    const { fields } = compare(one.resume, told, result.resume as Reading);
    dressed.push(...judged(fields, one.resume, result.resume));
  }
  print('dressed resumes', dressed);
}

async function verdictsOf({ file, bytes, truth }: DocumentCase): Promise<Verdict[]> {
  const result = await read(bytes, file);
  return result.ok ? judged(judge(truth, result.resume).fields, truth, result.resume) : [];
}

function judged(
  fields: readonly Judged[],
  truth: Partial<Record<SectionName, readonly unknown[]>>,
  resume: Resume,
): Verdict[] {
  return AS_WRITTEN_ENTRIES.flatMap((section): Verdict[] => {
    const [told, found] = [truth[section]?.length ?? 0, resume[section]?.length ?? 0];
    if (found === 0) return [];
    const own = fields.filter(
      ({ path }) => path.startsWith(`${section}[`) && OF_ENTRIES.test(path),
    );
    const isRight = found <= told && own.every(({ verdict }) => verdict === 'right');
    return [{ section, isRight, isDoubted: findAsWritten(resume, section) !== undefined }];
  });
}

function printCase(file: string, verdicts: readonly Verdict[]): void {
  const notes = verdicts
    .filter(({ isRight, isDoubted }) => isRight === isDoubted)
    .map(
      ({ section, isRight }) =>
        `${section} ${isRight ? 'right and doubted' : 'wrong and not doubted'}`,
    );
  if (notes.length > 0) console.log(`    ${file}: ${notes.join(', ')}`);
}

function print(title: string, all: readonly Verdict[]): void {
  console.log(title);
  for (const [name, sections] of [
    ['jobs', ['work', 'volunteer']],
    ['schools', ['education']],
  ] as const) {
    const some = all.filter(({ section }) => (sections as readonly string[]).includes(section));
    for (const isRight of [false, true]) {
      const group = some.filter((one) => one.isRight === isRight);
      const doubted = group.filter(({ isDoubted }) => isDoubted).length;
      const share = group.length === 0 ? '-' : (doubted / group.length).toFixed(3);
      const bar = isRight ? 'bar <= 0.10' : 'bar >= 0.80';
      const label = `${name} ${isRight ? 'right' : 'wrong'}, doubted`;
      console.log(`  ${label.padEnd(28)} ${share.padEnd(8)} ${doubted} of ${group.length}  ${bar}`);
    }
  }
}
