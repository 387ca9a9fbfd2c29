// Stands in for the engine's process: the job description says what goes wrong in it.
import { serveJobs } from '@trueline/host/child';
import type { FitJob } from '../fit-messages.ts';

const textOf = (job: FitJob): string => {
  if (job.type === 'read-job') return job.jobDescription;
  return job.type === 'fit' || job.type === 'decide' ? job.input.job_description : '';
};

serveJobs((job: FitJob) => {
  const text = textOf(job);
  if (text.includes('that ends the process')) process.exit(3);
  while (text.includes('without end')) Math.random();
  return { lines: 1, characters: 1 };
});
