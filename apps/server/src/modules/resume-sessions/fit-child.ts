// Runs in a process of its own: the engine's work would hold up the server's event loop.
import {
  analyzeCareer,
  buildProof,
  extractRequirements,
  listLines,
  placeKept,
} from '@trueline/engine';
import { serveJobs } from '@trueline/host/child';
import { decide, fitAgain, judgeWording, rehearseJudging } from './fit.ts';
import type { FitJob, FitResults } from './fit-messages.ts';
import { answerWish, listPrompts, takeProposals } from './fit-proposals.ts';
import { refit } from './refit.ts';

function run(
  job: FitJob,
): Promise<FitResults['fit' | 'ask-for-wish' | 'prove']> | FitResults[FitJob['type']] {
  switch (job.type) {
    case 'fit':
      return fitAgain(job.input, job.asked, job.model);
    case 'judge-wording':
      return judgeWording(job.input, job.item, job.isTrusted);
    case 'rehearse-judging':
      return rehearseJudging(job.input);
    case 'decide':
      return decide(job.input, job.result, job.decisions, job.decidedAt);
    case 'refit':
      return refit(job.input, job.result, job.decisions, job.decidedAt);
    case 'list-prompts':
      return listPrompts(job.input, job.result, job.wish);
    case 'propose':
      return takeProposals(job.input, job.result, job.items, job.isTrusted);
    case 'ask-for-wish':
      return answerWish(job.input, job.result, job.wish, job.model);
    case 'read-job':
      return extractRequirements(job.jobDescription);
    case 'measure': {
      const lines = listLines(job.document);
      const characters = lines.reduce((sum, { text }) => sum + text.length, 0);
      return { lines: lines.length, characters };
    }
    case 'prove':
      return buildProof(job.input);
    case 'place-kept': {
      const document = placeKept(job.document, job.keptId, job.home);
      return document ? { document } : {};
    }
    case 'analyze-career': {
      const { resume, jobDescriptions, asOf } = job.input;
      return analyzeCareer({ resume, jobs: jobDescriptions.map(extractRequirements), asOf });
    }
  }
}

serveJobs(run);
