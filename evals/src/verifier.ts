import type { Resume } from '@trueline/contracts';
import { verify } from '@trueline/engine';
import { type CaseFile, readCaseFiles } from './verifier-cases.ts';

/** `verifier` was written beside the gate, `verifier-broad` before a round of work on it; the others by people who had not read its code. All but `verifier-closed` and `verifier-last` are tuned on or learned from; their cases are counted, never printed. */
interface Tally {
  invented: number;
  truthful: number;
  misses: string[];
  alarms: string[];
}

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
  print('own cases', readCaseFiles('verifier'), true);
  print('broad', readCaseFiles('verifier-broad'), true);
  print('independent', readCaseFiles('verifier-independent'), true);
  print('sealed, opened', readCaseFiles('verifier-sealed'), true);
  print('unseen, opened', readCaseFiles('verifier-unseen'), true);
  print('more', readCaseFiles('verifier-more'), true);
  print('learned from', readCaseFiles('verifier-learned'), false);
  print('closed', readCaseFiles('verifier-closed'), false);
  print('last', readCaseFiles('verifier-last'), false);
}
