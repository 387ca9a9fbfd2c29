import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Resume } from '@trueline/contracts';
import { verify } from '@trueline/engine';

/** `verifier` was written beside the gate, `verifier-broad` before a round of work on it; the others by people who had not read its code. All but `verifier-closed` are tuned on; its cases are counted, never printed. */
interface Tally {
  invented: number;
  truthful: number;
  misses: string[];
  alarms: string[];
}

/** Resumes of made-up people; for each, edits that invent something (`[kind, path, text]`) and edits that a careful editor may make (`[path, text]`). */
interface CaseFile {
  split?: 'tune' | 'held-out';
  resume: Resume;
  invented: [kind: string, path: string, text: string][];
  truthful: [path: string, text: string][];
}

const CASES = join(import.meta.dirname, '../cases');
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

function tally(files: readonly CaseFile[]): Tally {
  const misses: string[] = [];
  const alarms: string[] = [];
  let invented = 0;
  let truthful = 0;
  for (const cases of files) {
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
  return { invented, truthful, misses, alarms };
}

/** The files of a set; none where it is not there. */
function readFiles(folder: string): CaseFile[] {
  if (!existsSync(join(CASES, folder))) return [];
  return readdirSync(join(CASES, folder))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(CASES, folder, name), 'utf8')) as CaseFile);
}

function print(name: string, files: readonly CaseFile[], isShown: boolean): void {
  if (files.length === 0) return;
  const { invented, truthful, misses, alarms } = tally(files);
  console.log(
    `verifier, ${name}: recall ${share(invented - misses.length, invented)} of ${invented} invented (bar ${RECALL_MIN}), false alarms ${share(alarms.length, truthful)} of ${truthful} truthful (bar ${FALSE_ALARMS_MAX})`,
  );
  if (!isShown) return;
  for (const miss of misses) console.log(`  missed ${miss}`);
  for (const alarm of alarms) console.log(`  false alarm ${alarm}`);
}

/** Recall on invented facts and false alarms on truthful edits, with every miss outside the closed part (engine.md 9, row "verifier"). */
export function evalVerifier(): void {
  print('own cases', readFiles('verifier'), true);
  print('broad', readFiles('verifier-broad'), true);
  print('independent', readFiles('verifier-independent'), true);
  print('sealed, opened', readFiles('verifier-sealed'), true);
  print('unseen, opened', readFiles('verifier-unseen'), true);
  print('more', readFiles('verifier-more'), true);
  print('closed', readFiles('verifier-closed'), false);
}
