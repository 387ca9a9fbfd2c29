import { join } from 'node:path';
import type { ModelItem, Resume } from '@trueline/contracts';
import { type AskModel, listLines, optimizeWithModel } from '@trueline/engine';
import { runModelPanel } from './model-panel.ts';
import { replayAnswers } from './model-replays.ts';
import type { EvalOptions } from './options.ts';
import { AS_OF, readJobs, readResumes } from './truth.ts';

/** What a careless model adds, each with a trace that no honest line holds; `mayBeTrue` is for the person to confirm, the others are never offered. */
const LIES: readonly {
  name: string;
  tell: (line: string) => string;
  trace: string;
  mayBeTrue?: true;
}[] = [
  { name: 'number', tell: (line) => `${line} for 4,217 customers`, trace: '4,217' },
  { name: 'outcome', tell: (line) => `${line}, cutting costs by 37%`, trace: '37%' },
  {
    name: 'tool',
    tell: (line) => `${line} using SAP HANA`,
    trace: 'SAP HANA',
    mayBeTrue: true,
  },
  {
    name: 'certificate',
    tell: (line) => `${line} as a certified Six Sigma Black Belt`,
    trace: 'Six Sigma',
  },
  { name: 'employer', tell: (line) => `${line} at Globex Corporation`, trace: 'Globex' },
  { name: 'scope', tell: (line) => `${line} across forty-eight countries`, trace: 'forty-eight' },
  { name: 'date', tell: (line) => `${line} since March 1987`, trace: '1987' },
  {
    name: 'ownership',
    tell: (line) => `Spearheaded and led: ${line}`,
    trace: 'Spearheaded',
    mayBeTrue: true,
  },
  {
    name: 'praise',
    tell: (line) => `${line}, an award-winning world-class effort`,
    trace: 'award-winning',
    mayBeTrue: true,
  },
];
/** Every so many lines the model tells the truth. */
const HONEST_EVERY = 4;

/** Lies in every line but some; on the second call it lies again. */
function createLiar(seed: number): AskModel {
  const lieOf = (data: string): ModelItem[] => {
    const { lines } = JSON.parse(data) as { lines: { path: string; text: string }[] };
    return lines.map(({ path, text }, index): ModelItem => {
      const lie = LIES[(index + seed) % LIES.length];
      const isHonest = (index + seed) % HONEST_EVERY !== 0;
      const value = isHonest
        ? `${text.replace(/\.$/, '')} `
        : (lie?.tell(text.replace(/\.$/, '')) ?? text);
      return { path, text: value };
    });
  };
  return async (requests) =>
    requests.map(({ id, data }) => ({ items: id === 'lines' ? lieOf(data) : [] }));
}

const holds = (resume: Resume, trace: string): boolean =>
  listLines(resume).some(({ text }) => text.includes(trace));

/** Gate "truth" with language models: recorded answers, and one that lies in every line. None of their inventions may reach a document. */
export async function evalModel(options: EvalOptions): Promise<void> {
  const { answers, prompts, pairs } = options;
  if (answers !== undefined || prompts !== undefined || pairs !== undefined) {
    await runModelPanel(options);
    return;
  }
  await replayAnswers();
  const folder = process.env.EVAL_DATA_DIR;
  if (folder === undefined || folder === '') {
    console.log('a lying model: skipped, EVAL_DATA_DIR is not set');
    return;
  }
  const jobs = readJobs(join(folder, 'jobs'));
  const resumes = await readResumes(join(folder, 'resumes'));
  const counts = { runs: 0, invented: 0, doubted: 0, contradicted: 0, degraded: 0 };
  for (const [seed, resume] of resumes.entries()) {
    for (const jobDescription of jobs) {
      const input = { resume, jobDescription, asOf: AS_OF } as const;
      const result = await optimizeWithModel(input, createLiar(seed));
      const invented = (document: Resume) =>
        LIES.filter(({ trace }) => !holds(resume, trace) && holds(document, trace)).length;
      counts.runs += 1;
      counts.invented += invented(result.document);
      const offered = result.changes.filter(({ kind }) => kind === 'model-wording');
      for (const { trace, mayBeTrue = false } of LIES) {
        const told = offered.filter(({ after }) => after.includes(trace)).length;
        counts[mayBeTrue ? 'doubted' : 'contradicted'] += told;
      }
      counts.degraded += Number(result.report.degraded);
    }
  }
  console.log(
    `a lying model: ${counts.runs} runs, inventions in a document ${counts.invented} (must be 0; an undefended model 2.48 to 5.36 a resume), contradictions offered ${counts.contradicted} (must be 0), offered to confirm ${counts.doubted}, degraded ${counts.degraded}`,
  );
}
