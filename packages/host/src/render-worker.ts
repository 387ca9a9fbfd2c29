// Runs in a process of its own: Typst's native code would hold up the server's event loop, and a
// job that never ends can be ended only with its process.
import type { ReadBackMatrix, Resume, TemplateSettings } from '@trueline/contracts';
import {
  checkReadBack,
  countPages,
  listRenderWarnings,
  RenderError,
  render,
  renderLetter,
  renderPages,
  renderQuestions,
  renderThumbnail,
  warmUp,
  writeOwnFile,
} from '@trueline/render';
import { serveJobs } from './child-pool/serve-jobs.ts';
import type { RenderAnswer, RenderJob, RenderResults } from './render-messages.ts';

function run(job: RenderJob): Promise<RenderResults[keyof RenderResults]> {
  if (job.type === 'file') return render(job.resume, job.options);
  if (job.type === 'letter') return renderLetter(job.input, job.options);
  if (job.type === 'questions') return renderQuestions(job.input, job.options);
  if (job.type === 'own-file') return Promise.resolve(writeOwnFile(job.input));
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
    case 'read-back':
      return readEverywhere(resume, templateId, settings);
  }
}

/** Renders what employers get, and reads it back. */
async function readEverywhere(
  resume: Resume,
  templateId: string,
  settings: TemplateSettings | undefined,
): Promise<ReadBackMatrix> {
  // As heavy as all the rest, and rarely asked for.
  const { read } = await import('@trueline/engine/read');
  const pdf = await render(resume, { templateId, settings, format: 'pdf' });
  const docx = await render(resume, { templateId, settings, format: 'docx' });
  const txt = await render(resume, { templateId, settings, format: 'txt' });
  return checkReadBack(resume, { pdf, docx, txt }, async (bytes, fileName) => {
    const result = await read(bytes, fileName);
    return result.ok ? result.resume : undefined;
  });
}

/** What there isn't is an answer, not a crash. */
async function answer(job: RenderJob): Promise<RenderAnswer> {
  try {
    return { ok: true, result: await run(job) };
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    return { ok: false, code: error.code, message: error.message };
  }
}

warmUp();
serveJobs(answer);
