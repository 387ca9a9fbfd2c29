import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Resume } from '@trueline/contracts';
import { listLines, optimize, redecide, verify } from '@trueline/engine';
import { read } from '@trueline/engine/read';

interface Ad {
  jobDescription: string;
  /** Terms of the ad that the resume shows in another accepted form. */
  surfacings?: { term: string; form: string }[];
}

interface RewritingCase extends Ad {
  /** JSON Resume, or the text of one. */
  resume: Resume | string;
  /** Good lines that must stay as they are. */
  keep?: string[];
  second?: Ad;
}

const CASES = join(import.meta.dirname, '../cases');
const AS_OF = '2026-01';
/** engine.md 9, row "writing". */
const REMOVED_MIN = 0.8;

const bulletsOf = ({ work = [], volunteer = [] }: Resume): string[] =>
  [...work, ...volunteer].flatMap((entry) => entry.highlights ?? []);

const WEAK =
  /^(?:(?:I )?(?:was |am )?(?:responsible for|in charge of|tasked with|able to)|duties(?: and responsibilities)? included?:?|helped to|assisted (?:in|with)(?= \w+ing)|provid\w+ (?:assistance|support) to|ma[kd]e use of)/i;
const isWeak = (text: string): boolean => WEAK.test(text);

/** A verb stands behind the opener, as it is or as the noun of an act; "responsible for bi-weekly payroll" names none. */
const hasAct = (text: string): boolean =>
  !/^(?:(?:I )?(?:was |am )?(?:responsible for|in charge of|tasked with)|duties)/i.test(text) ||
  /^ ?(?:\w+ly )?(?:\w+ing\b(?! (?:maintenance|campaigns?|services?)\b)|the \w+(?:tion|ment|ance|ing|al) of\b)/i.test(
    text.replace(WEAK, '').trimStart(),
  );

/** Bullets with each defect; of duplicates, the second and later ones. */
const DEFECTS: Readonly<Record<string, (bullets: readonly string[]) => number>> = {
  'weak openers': (bullets) => bullets.filter((text) => isWeak(text) && hasAct(text)).length,
  'weak openers with a plain noun, which only the person can put a verb to': (bullets) =>
    bullets.filter((text) => isWeak(text) && !hasAct(text)).length,
  'first person': (bullets) => bullets.filter((text) => /\b(?:I|my|me|myself)\b/.test(text)).length,
  'gerund openers': (bullets) =>
    bullets.filter((text) => /^[A-Z]\w+ing (?!Street)/.test(text)).length,
  wordiness: (bullets) =>
    bullets.filter((text) =>
      /in order to|due to the fact|on an? \w+ basis|utili[sz]|in an? \w+ manner/i.test(text),
    ).length,
  duplicates: (bullets) => bullets.length - new Set(bullets).size,
};

type ReadCase = RewritingCase & { name: string; resume: Resume };

/** None where the folder isn't there. */
export async function readRewritingCases(folder: string): Promise<ReadCase[]> {
  if (!existsSync(join(CASES, folder))) return [];
  const cases = await Promise.all(
    readdirSync(join(CASES, folder))
      .sort()
      .map(async (file): Promise<ReadCase[]> => {
        const { resume, ...rest } = JSON.parse(
          readFileSync(join(CASES, folder, file), 'utf8'),
        ) as RewritingCase;
        const name = file.replace(/\.json$/, '');
        // As the product reads them: some write their dates as people do.
        const [text, type] =
          typeof resume === 'string' ? [resume, 'txt'] : [JSON.stringify(resume), 'json'];
        const result = await read(new TextEncoder().encode(text), `resume.${type}`);
        if (!result.ok) throw new Error(`${name} can't be read: ${result.failure.code}`);
        return [{ ...rest, name, resume: result.resume }];
      }),
  );
  return cases.flat();
}

const textOf = (resume: Resume): string =>
  listLines(resume)
    .map(({ text }) => text)
    .join('\n')
    .toLowerCase();

/** "Records of Employment (ROE)" names one thing by two forms, which need not stand side by side. */
const isSurfaced = (text: string, term: string): boolean =>
  term
    .toLowerCase()
    .split(/[()]/)
    .map((form) => form.trim())
    .every((form) => text.includes(form));

const DEGREE_FIELD = /^education\[\d+\]\.studyType$/;

/** A degree's own field is a fact that no writer touches, and a degree is no skill to list: a term of which only such a field ("B.Sc.") is evidence counts apart. */
function isLocked(resume: Resume, { form }: { form: string }): boolean {
  const whole = new RegExp(`(?<!\\w)${form.replace(/[.]/g, '\\.')}(?!\\w)`, 'i');
  const holding = listLines(resume).filter(({ text }) => whole.test(text));
  return holding.length > 0 && holding.every(({ path }) => DEGREE_FIELD.test(path));
}

function measureAd(
  resume: Resume,
  { jobDescription, surfacings = [] }: Ad,
  keep: readonly string[],
) {
  const input = { resume, jobDescription, asOf: AS_OF } as const;
  const { changes, document: untouched } = optimize(input);
  const removals = changes.filter((change) => change.kind === 'duplicate');
  const decisions = Object.fromEntries(removals.map(({ id }) => [id, 'accepted' as const]));
  const { document } = redecide({ ...input, changes, decisions });
  const text = textOf(untouched);
  const free = surfacings.filter((one) => !isLocked(resume, one));
  return {
    document,
    unsupported: verify(resume, document).unsupported.length,
    asked: free.length,
    locked: surfacings.length - free.length,
    hidden: free.filter((one) => !isSurfaced(text, one.term)),
    keeps: keep.length,
    changedKeeps: keep.filter((line) => !text.includes(line.toLowerCase())),
  };
}
type Measured = ReturnType<typeof measureAd>;

interface MeasuredCase {
  name: string;
  before: readonly string[];
  after: readonly string[];
  ads: readonly Measured[];
}

function measureCase({ name, resume, keep = [], second, ...first }: ReadCase): MeasuredCase {
  const ads = [first, ...(second === undefined ? [] : [second])].map((ad) =>
    measureAd(resume, ad, keep),
  );
  return { name, before: bulletsOf(resume), after: bulletsOf(ads[0]?.document ?? resume), ads };
}

/** What is left of a case, for sets that are open. */
function printCase({ name, after, ads }: MeasuredCase): void {
  for (const { hidden, changedKeeps } of ads) {
    for (const { term, form } of hidden)
      console.log(`    ${name}: not surfaced: ${term} <- ${form}`);
    for (const line of changedKeeps) console.log(`    ${name}: good line changed: ${line}`);
  }
  for (const [defect, count] of Object.entries(DEFECTS)) {
    const left = after.filter((text) => count([text]) > 0);
    for (const line of left) console.log(`    ${name}: ${defect}: ${line}`);
  }
}

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

/** Counts defects of made-up resumes before and after, removals that wait for the person's word taken as granted. */
function printDefects(name: string, read: readonly ReadCase[], isShown = false): void {
  if (read.length === 0) return;
  const cases = read.map(measureCase);
  const ads = cases.flatMap((one) => one.ads);
  const asked = sum(ads, (ad) => ad.asked);
  const surfaced = asked - sum(ads, (ad) => ad.hidden.length);
  console.log(
    `  made-up resumes, ${name}: ${cases.length}, unsupported facts ${sum(ads, (ad) => ad.unsupported)}; terms named as shown in another form ${surfaced} of ${asked} (and ${sum(ads, (ad) => ad.locked)} in a degree's own field, which no writer touches), good lines changed ${sum(ads, (ad) => ad.changedKeeps.length)} of ${sum(ads, (ad) => ad.keeps)}; defects before -> after (bar -${REMOVED_MIN * 100} %)`,
  );
  for (const [defect, countIn] of Object.entries(DEFECTS)) {
    const count = sum(cases, ({ before }) => countIn(before));
    const left = sum(cases, ({ after }) => countIn(after));
    console.log(
      `    ${defect}: ${count} -> ${left} (-${Math.round(100 * (1 - left / Math.max(1, count)))} %)`,
    );
  }
  if (isShown) cases.forEach(printCase);
}

/** Row "writing" of engine.md 9. All but the closed and the last cases have been read. */
export async function evalDefects(): Promise<void> {
  printDefects('own', await readRewritingCases('rewriting'));
  const fresh = await readRewritingCases('rewriting-fresh');
  printDefects(
    'fresh, first half',
    fresh.filter((_, i) => i % 2 === 0),
  );
  printDefects(
    'fresh, second half',
    fresh.filter((_, i) => i % 2 === 1),
  );
  printDefects('sealed, opened', await readRewritingCases('rewriting-sealed'));
  printDefects('open', await readRewritingCases('rewriting-open'), true);
  printDefects('wide', await readRewritingCases('rewriting-wide'), true);
  printDefects('closed', await readRewritingCases('rewriting-closed'));
  printDefects('last', await readRewritingCases('rewriting-last'));
}
