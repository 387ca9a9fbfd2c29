// Stands in for the render worker: a template's id says what goes wrong.
import { serveJobs } from '../child-pool/serve-jobs.ts';
import type { RenderAnswer, RenderJob } from '../render-messages.ts';

serveJobs((job: RenderJob): RenderAnswer => {
  const id = 'options' in job ? job.options.templateId : 'templateId' in job ? job.templateId : '';
  if (id === 'ends') process.exit(3);
  while (id === 'hangs') Math.random();
  return { ok: true, result: process.pid };
});
