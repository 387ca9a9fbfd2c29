// Runs in a process of its own: Typst's native code would hold up the server's event loop, and a
// job that never ends can be ended only with its process.
import {
  countPages,
  listRenderWarnings,
  RenderError,
  render,
  renderPages,
  renderThumbnail,
  warmUp,
} from '@trueline/render';
import type { RenderJob, RenderMessage, RenderResults } from './render-messages.ts';

const send = (message: RenderMessage): void => {
  process.send?.(message);
};

function run(job: RenderJob): Promise<RenderResults[keyof RenderResults]> {
  if (job.type === 'file') return render(job.resume, job.options);
  const { resume, templateId, settings } = job;
  switch (job.type) {
    case 'pages':
      return renderPages(resume, templateId, settings);
    case 'thumbnail':
      return renderThumbnail(resume, templateId, settings);
    case 'count':
      return countPages(resume, templateId, settings);
    case 'warnings':
      return listRenderWarnings(resume, templateId, settings);
  }
}

process.on('disconnect', () => process.exit(0));
process.on('message', (job: RenderJob) => {
  run(job).then(
    (result) => send({ type: 'done', result }),
    (error: unknown) => {
      if (error instanceof RenderError) {
        send({ type: 'refused', code: error.code, message: error.message });
      } else {
        send({ type: 'crashed', message: error instanceof Error ? error.message : String(error) });
      }
    },
  );
});
warmUp();
send({ type: 'ready' });
