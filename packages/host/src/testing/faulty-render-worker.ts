// Stands in for the render worker: a template's id says what goes wrong.
import type { RenderJob, RenderMessage } from '../render-messages.ts';

const send = (message: RenderMessage): void => {
  process.send?.(message);
};

process.on('disconnect', () => process.exit(0));
process.on('message', (job: RenderJob) => {
  const id = 'options' in job ? job.options.templateId : job.templateId;
  if (id === 'ends') process.exit(3);
  else if (id === 'hangs') for (;;) Math.random();
  else send({ type: 'done', result: process.pid });
});
send({ type: 'ready' });
