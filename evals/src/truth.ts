import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Resume } from '@trueline/contracts';
import { listLines, type Optimization, optimize, verify } from '@trueline/engine';
import { read } from '@trueline/engine/read';
import { listShownTerms } from './coverage.ts';
import { evalDefects } from './defects.ts';
import { evalEdits } from './edits.ts';
import type { EvalOptions } from './options.ts';
import { evalVerifier } from './verifier.ts';

/** Fixed, so that two runs print the same. */
export const AS_OF = '2026-11';
const JOB_COUNT = 8;
/** engine.md 9: a whole `optimize` without a model, warm. */
const OPTIMIZE_MAX_MS = 400;

/** Every fifth advertisement, so that fields and styles differ. */
export function readJobs(folder: string): string[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort();
  const step = Math.max(1, Math.floor(names.length / JOB_COUNT));
  return names
    .filter((_, index) => index % step === 0)
    .slice(0, JOB_COUNT)
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

export async function readResumes(folder: string): Promise<Resume[]> {
  const resumes: Resume[] = [];
  for (const name of readdirSync(folder).sort()) {
    if (/\.(?:json|mjs)$/.test(name)) continue;
    const result = await read(readFileSync(join(folder, name)), name);
    if (result.ok) resumes.push(result.resume);
  }
  return resumes;
}

const FACT_FIELD =
  /^(?!skills).*\.(?:name|position|organization|institution|studyType|area|startDate|endDate|date|issuer)$/;
const normalNumbers = (text: string): string[] =>
  (text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+/g) ?? []).sort();

/** Employers, titles, dates, degrees and numbers of the original that the result has lost. */
function countLost(original: Resume, document: Resume): number {
  const fields = (resume: Resume): string[] =>
    listLines(resume)
      .filter((line) => FACT_FIELD.test(line.path))
      .map((line) => `${line.path}=${line.text}`);
  const after = new Set(fields(document));
  const lostFields = fields(original).filter((field) => !after.has(field)).length;
  const numbers = (resume: Resume): string[] =>
    listLines(resume).flatMap((line) => normalNumbers(line.text));
  const left = numbers(document);
  const lostNumbers = numbers(original).filter((number) => {
    const at = left.indexOf(number);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  return lostFields + lostNumbers.length;
}

interface Run {
  ms: number;
  unsupported: number;
  lost: number;
  aboveCeiling: boolean;
  lower: boolean;
  changes: number;
  /** The ad's terms that the resume shows in other words, and how many of them its own form now shows. */
  evidenced: number;
  surfaced: number;
  /** Those of them in another spelling, number or as an acronym: the same by any reader's word. */
  otherwise: number;
  otherwiseSurfaced: number;
  /** Those not surfaced, with their line. */
  hidden: string[];
}

const SOURCE_SHOWN = 70;

function measure(resume: Resume, jobDescription: string): Run {
  const start = performance.now();
  const result: Optimization = optimize({ resume, jobDescription, asOf: AS_OF });
  const ms = performance.now() - start;
  const shown = listShownTerms(resume, result);
  const sameWords = shown.filter((term) => term.isSameWords);
  return {
    ms,
    unsupported: verify(resume, result.document).unsupported.length,
    lost: countLost(resume, result.document),
    aboveCeiling: result.optimized.score > result.original.ceiling,
    lower: result.optimized.score < result.original.score,
    changes: result.changes.length,
    evidenced: shown.length,
    surfaced: shown.filter(({ surfaced }) => surfaced).length,
    otherwise: sameWords.length,
    otherwiseSurfaced: sameWords.filter(({ surfaced }) => surfaced).length,
    hidden: shown
      .filter(({ surfaced }) => !surfaced)
      .map(({ term, source }) => `${term} <- ${source.slice(0, SOURCE_SHOWN)}`),
  };
}

const count = (runs: readonly Run[], of: (run: Run) => number | boolean): number =>
  runs.reduce((sum, run) => sum + Number(of(run)), 0);

/** Gates "truth", "preservation", "ceiling" and the time of `optimize` (engine.md 9) over every readable resume and eight advertisements. */
export async function evalTruth(options: Pick<EvalOptions, 'edits' | 'test'>): Promise<void> {
  evalEdits(options);
  if (options.edits) return;
  evalVerifier();
  await evalRuns();
  await evalDefects();
}

async function evalRuns(): Promise<void> {
  const folder = process.env.EVAL_DATA_DIR;
  if (folder === undefined || folder === '') {
    console.log('truth: skipped, EVAL_DATA_DIR is not set');
    return;
  }
  const jobs = readJobs(join(folder, 'jobs'));
  const resumes = await readResumes(join(folder, 'resumes'));
  const runs = resumes.flatMap((resume) => jobs.map((job) => measure(resume, job)));
  const times = runs.map((run) => run.ms).sort((a, b) => a - b);
  const at = (share: number): string =>
    (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(0);
  console.log(
    `truth: ${resumes.length} resumes x ${jobs.length} ads, ${runs.length} runs, ${count(runs, (run) => run.changes)} changes`,
  );
  console.log(
    `  unsupported facts ${count(runs, (run) => run.unsupported)} (must be 0; an undefended model 2.48 to 5.36 a resume)`,
  );
  console.log(
    `  employers, titles, dates, degrees, numbers lost ${count(runs, (run) => run.lost)} (must be 0)`,
  );
  console.log(
    `  runs above the ceiling ${count(runs, (run) => run.aboveCeiling)} (must be 0), below the original ${count(runs, (run) => run.lower)}`,
  );
  console.log(
    `  terms shown in other words ${count(runs, (run) => run.evidenced)}, now in the ad's form ${count(runs, (run) => run.surfaced)}; of those in another spelling or acronym ${count(runs, (run) => run.otherwiseSurfaced)} of ${count(runs, (run) => run.otherwise)} (bar 95 %)`,
  );
  const hidden = new Set(runs.flatMap((run) => run.hidden));
  for (const line of hidden) console.log(`    not in the ad's form: ${line}`);
  console.log(
    `  optimize, warm: median ${at(0.5)} ms, p95 ${at(0.95)} ms (bar ${OPTIMIZE_MAX_MS})`,
  );
}
