import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Resume } from '@trueline/contracts';
import { verify } from '@trueline/engine';

/** Resumes of made-up people; for each, edits that invent something (`[kind, path, text]`) and edits that a careful editor may make (`[path, text]`). */
interface CaseFile {
  resume: Resume;
  invented: [kind: string, path: string, text: string][];
  truthful: [path: string, text: string][];
}

const FOLDER = join(import.meta.dirname, '../cases/verifier');
/** engine.md 9. */
const RECALL_MIN = 0.98;
const FALSE_ALARMS_MAX = 0.05;

/** A copy with the text at a path; what is missing on the way is made. */
function withText(resume: Resume, path: string, text: string): Resume {
  const copy = structuredClone(resume) as Record<string, unknown>;
  const parts = path.split(/[.[\]]/).filter((part) => part !== '');
  let parent: Record<string, unknown> = copy;
  parts.slice(0, -1).forEach((part, index) => {
    parent[part] ??= /^\d+$/.test(parts[index + 1] ?? '') ? [] : {};
    parent = parent[part] as Record<string, unknown>;
  });
  parent[parts.at(-1) ?? ''] = text;
  return copy as Resume;
}

const share = (part: number, whole: number): string => (part / Math.max(1, whole)).toFixed(3);

/** Recall on invented facts and false alarms on truthful edits, with every miss (engine.md 9, row "verifier"). */
export function evalVerifier(): void {
  const misses: string[] = [];
  const alarms: string[] = [];
  let invented = 0;
  let truthful = 0;
  for (const name of readdirSync(FOLDER).sort()) {
    const cases = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as CaseFile;
    for (const [kind, path, text] of cases.invented) {
      invented++;
      if (verify(cases.resume, withText(cases.resume, path, text)).ok)
        misses.push(`${kind}: ${text}`);
    }
    for (const [path, text] of cases.truthful) {
      truthful++;
      const { unsupported } = verify(cases.resume, withText(cases.resume, path, text));
      if (unsupported.length > 0)
        alarms.push(
          `${unsupported.map((fact) => `${fact.kind} "${fact.text}"`).join(', ')} in: ${text}`,
        );
    }
  }
  console.log(
    `verifier: recall ${share(invented - misses.length, invented)} of ${invented} invented (bar ${RECALL_MIN}), false alarms ${share(alarms.length, truthful)} of ${truthful} truthful (bar ${FALSE_ALARMS_MAX})`,
  );
  for (const miss of misses) console.log(`  missed ${miss}`);
  for (const alarm of alarms) console.log(`  false alarm ${alarm}`);
}
