import { createHash } from 'node:crypto';
import { extractRequirements, optimize, scoreResume } from '@trueline/engine';
import { read } from '@trueline/engine/read';
import { DEFAULT_TEMPLATE_ID, render } from '@trueline/render';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { medianMs, printFigure } from './measure.ts';
import { SAMPLE_JOB_DESCRIPTION, SAMPLE_RESUME } from './sample.ts';

const AS_OF = '2026-11';
const HASHED = Buffer.alloc(16 * 1024 * 1024, 'trueline');
/** The machine's own speed: SHA-256 of 16 MiB. */
const referenceMs = () => medianMs(() => createHash('sha256').update(HASHED).digest());

/** Text of all pages by pdf.js alone: what any reader of PDFs pays. */
async function textByPdfjs(bytes: Uint8Array): Promise<void> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  for (let page = 1; page <= pdf.numPages; page++) {
    await (await pdf.getPage(page)).getTextContent();
  }
  await pdf.destroy();
}

export async function benchEngine(): Promise<void> {
  const sha = { reference: 'SHA-256 of 16 MiB', referenceValue: await referenceMs(), unit: 'ms' };
  const templateId = DEFAULT_TEMPLATE_ID;
  const job = extractRequirements(SAMPLE_JOB_DESCRIPTION);
  const pdf = await render(SAMPLE_RESUME, { templateId, format: 'pdf' });

  printFigure({
    what: 'read a PDF of two pages',
    value: await medianMs(() => read(pdf, 'resume.pdf')),
    unit: 'ms',
    reference: 'its text by pdf.js alone',
    referenceValue: await medianMs(() => textByPdfjs(pdf)),
  });
  const timed: [what: string, run: () => unknown][] = [
    ['extract the requirements of an ad', () => extractRequirements(SAMPLE_JOB_DESCRIPTION)],
    ['score it', () => scoreResume(SAMPLE_RESUME, job, SAMPLE_JOB_DESCRIPTION, AS_OF)],
    [
      'optimize it',
      () =>
        optimize({ resume: SAMPLE_RESUME, jobDescription: SAMPLE_JOB_DESCRIPTION, asOf: AS_OF }),
    ],
    ['render it as PDF', () => render(SAMPLE_RESUME, { templateId, format: 'pdf' })],
    ['render its first page as SVG', () => render(SAMPLE_RESUME, { templateId, format: 'svg' })],
    ['render it as DOCX', () => render(SAMPLE_RESUME, { templateId, format: 'docx' })],
  ];
  for (const [what, run] of timed) printFigure({ what, value: await medianMs(run), ...sha });
}
