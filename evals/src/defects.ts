import { readdirSync, readFileSync } from 'node:fs';
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

async function readCases(folder: string): Promise<(RewritingCase & { resume: Resume })[]> {
  const cases = await Promise.all(
    readdirSync(join(CASES, folder))
      .sort()
      .map(async (name) => {
        const { resume, ...rest } = JSON.parse(
          readFileSync(join(CASES, folder, name), 'utf8'),
        ) as RewritingCase;
        if (typeof resume !== 'string') return [{ ...rest, resume }];
        const result = await read(new TextEncoder().encode(resume), 'resume.txt');
        return result.ok ? [{ ...rest, resume: result.resume }] : [];
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

function measureCase(
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
  return {
    document,
    unsupported: verify(resume, document).unsupported.length,
    asked: surfacings.filter((one) => !isLocked(resume, one)).length,
    locked: surfacings.filter((one) => isLocked(resume, one)).length,
    surfaced: surfacings.filter((one) => !isLocked(resume, one) && isSurfaced(text, one.term))
      .length,
    changedKeeps: keep.filter((line) => !text.includes(line.toLowerCase())).length,
  };
}

/** Counts defects of made-up resumes before and after, removals that wait for the person's word taken as granted. */
function printDefects(name: string, cases: readonly (RewritingCase & { resume: Resume })[]): void {
  const before = new Map<string, number>();
  const after = new Map<string, number>();
  let unsupported = 0;
  let asked = 0;
  let locked = 0;
  let surfaced = 0;
  let keeps = 0;
  let changedKeeps = 0;
  for (const { resume, keep = [], second, ...first } of cases) {
    for (const ad of second === undefined ? [first] : [first, second]) {
      const result = measureCase(resume, ad, keep);
      unsupported += result.unsupported;
      asked += result.asked;
      locked += result.locked;
      surfaced += result.surfaced;
      keeps += keep.length;
      changedKeeps += result.changedKeeps;
      if (ad !== first) continue;
      for (const [defect, count] of Object.entries(DEFECTS)) {
        before.set(defect, (before.get(defect) ?? 0) + count(bulletsOf(resume)));
        after.set(defect, (after.get(defect) ?? 0) + count(bulletsOf(result.document)));
      }
    }
  }
  console.log(
    `  made-up resumes, ${name}: ${cases.length}, unsupported facts ${unsupported}; terms named as shown in another form ${surfaced} of ${asked} (and ${locked} in a degree's own field, which no writer touches), good lines changed ${changedKeeps} of ${keeps}; defects before -> after (bar -${REMOVED_MIN * 100} %)`,
  );
  for (const [defect, count] of before) {
    const left = after.get(defect) ?? 0;
    console.log(
      `    ${defect}: ${count} -> ${left} (-${Math.round(100 * (1 - left / Math.max(1, count)))} %)`,
    );
  }
}

/** Row "writing" of engine.md 9. All but the closed cases have been read. */
export async function evalDefects(): Promise<void> {
  printDefects('own', await readCases('rewriting'));
  const fresh = await readCases('rewriting-fresh');
  printDefects(
    'fresh, first half',
    fresh.filter((_, i) => i % 2 === 0),
  );
  printDefects(
    'fresh, second half',
    fresh.filter((_, i) => i % 2 === 1),
  );
  printDefects('sealed, opened', await readCases('rewriting-sealed'));
  printDefects('closed', await readCases('rewriting-closed'));
}
