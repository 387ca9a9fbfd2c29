import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Resume } from '@trueline/contracts';
import { optimize, redecide, verify } from '@trueline/engine';

interface RewritingCase {
  resume: Resume;
  jobDescription: string;
}

const FOLDER = join(import.meta.dirname, '../cases/rewriting');
const AS_OF = '2026-01';
/** engine.md 9, row "writing". */
const REMOVED_MIN = 0.8;

const bulletsOf = ({ work = [], volunteer = [] }: Resume): string[] =>
  [...work, ...volunteer].flatMap((entry) => entry.highlights ?? []);

/** Bullets with each defect; of duplicates, the second and later ones. */
const DEFECTS: Readonly<Record<string, (bullets: readonly string[]) => number>> = {
  'weak openers': (bullets) =>
    bullets.filter((text) =>
      /^(?:(?:I )?(?:was |am )?(?:responsible for|in charge of|tasked with|able to)|duties|helped to|assisted (?:in|with) \w+ing|provid\w+ (?:assistance|support) to|ma[kd]e use of)/i.test(
        text,
      ),
    ).length,
  'first person': (bullets) => bullets.filter((text) => /\b(?:I|my|me|myself)\b/.test(text)).length,
  'gerund openers': (bullets) =>
    bullets.filter((text) => /^[A-Z]\w+ing (?!Street)/.test(text)).length,
  wordiness: (bullets) =>
    bullets.filter((text) =>
      /in order to|due to the fact|on an? \w+ basis|utili[sz]|in an? \w+ manner/i.test(text),
    ).length,
  duplicates: (bullets) => bullets.length - new Set(bullets).size,
};

/** Counts defects of the made-up resumes before and after, removals that wait for the person's word taken as granted. */
export function evalDefects(): void {
  const before = new Map<string, number>();
  const after = new Map<string, number>();
  let unsupported = 0;
  for (const name of readdirSync(FOLDER).sort()) {
    const { resume, jobDescription } = JSON.parse(
      readFileSync(join(FOLDER, name), 'utf8'),
    ) as RewritingCase;
    const input = { resume, jobDescription, asOf: AS_OF } as const;
    const { changes } = optimize(input);
    const removals = changes.filter((change) => change.kind === 'duplicate');
    const decisions = Object.fromEntries(removals.map(({ id }) => [id, 'accepted' as const]));
    const { document } = redecide({ ...input, changes, decisions });
    unsupported += verify(resume, document).unsupported.length;
    for (const [defect, count] of Object.entries(DEFECTS)) {
      before.set(defect, (before.get(defect) ?? 0) + count(bulletsOf(resume)));
      after.set(defect, (after.get(defect) ?? 0) + count(bulletsOf(document)));
    }
  }
  console.log(
    `  made-up resumes: unsupported facts ${unsupported}; defects before -> after (bar -${REMOVED_MIN * 100} %)`,
  );
  for (const [defect, count] of before) {
    const left = after.get(defect) ?? 0;
    console.log(
      `    ${defect}: ${count} -> ${left} (-${Math.round(100 * (1 - left / Math.max(1, count)))} %)`,
    );
  }
}
