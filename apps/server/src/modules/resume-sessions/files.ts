import { type ResumeFileName, resumeFileNameSchema } from '@trueline/contracts';
import { buildProof, type YearMonth } from '@trueline/engine';
import {
  contentType,
  findTemplate,
  RenderError,
  type RenderFormat,
  render,
} from '@trueline/render';
import type { OptimizationResult, OriginalSnapshot } from '../../platform/db/schema.ts';
import type { FileAnswer } from '../../platform/http/api.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { ResumeSessionRow } from './repository.ts';

const FORMATS = ['pdf', 'docx', 'txt', 'md', 'json'] as const satisfies readonly RenderFormat[];

interface Completed {
  original: OriginalSnapshot;
  result: OptimizationResult;
  asOf: YearMonth;
  templateId: string;
}

/** One file of the result: the original with what is accepted now. Throws NOT_FOUND for a name that there isn't, NOT_COMPLETED before the result. */
export async function renderFile(
  row: ResumeSessionRow,
  name: string,
  templateId: string | undefined,
): Promise<FileAnswer> {
  const parsed = resumeFileNameSchema.safeParse(name);
  if (!parsed.success) throw new AppError('NOT_FOUND');
  const completed = requireCompleted(row, templateId);
  const file = await renderNamed(completed, parsed.data);
  return { ...file, attachment: parsed.data };
}

/** One page as SVG; throws NOT_FOUND past the last. */
export async function renderPreview(
  row: ResumeSessionRow,
  page: number,
  requestedTemplateId: string | undefined,
): Promise<FileAnswer> {
  const { result, templateId } = requireCompleted(row, requestedTemplateId);
  try {
    const bytes = await render(result.document, { templateId, format: 'svg', page });
    return { bytes, type: contentType('svg') };
  } catch (error) {
    if (error instanceof RenderError && error.code === 'PAGE_OUT_OF_RANGE') {
      throw new AppError('NOT_FOUND');
    }
    throw error;
  }
}

function requireCompleted(row: ResumeSessionRow, requested: string | undefined): Completed {
  const templateId = requested ?? row.template_id;
  requireTemplate(templateId, 'template');
  const { status, result, original, as_of: asOf } = row;
  if (status !== 'completed' || !result || !original || asOf === null) {
    throw new AppError('NOT_COMPLETED');
  }
  return { original, result, asOf, templateId };
}

/** Throws VALIDATION_FAILED naming `field`. */
export function requireTemplate(templateId: string, field: string): void {
  if (!findTemplate(templateId)) {
    throw new AppError('VALIDATION_FAILED', { fields: { [field]: 'There is no such template.' } });
  }
}

async function renderNamed(completed: Completed, name: ResumeFileName): Promise<FileAnswer> {
  if (name === 'proof.json') {
    const proof = JSON.stringify(await proofOf(completed), null, 2);
    return { bytes: `${proof}\n`, type: contentType('json') };
  }
  const format = FORMATS.find((known) => name === `resume.${known}`);
  if (!format) throw new AppError('NOT_FOUND');
  return {
    bytes: await render(completed.result.document, { templateId: completed.templateId, format }),
    type: contentType(format),
  };
}

/** Which line of the original supports each sentence of each file, with the files' hashes. */
async function proofOf({ original, result, asOf, templateId }: Completed) {
  const files = await Promise.all(
    FORMATS.map(async (format) => ({
      file: `resume.${format}`,
      bytes: await render(result.document, { templateId, format }),
    })),
  );
  return buildProof({
    originalText: original.text,
    resume: original.document,
    document: result.document,
    changes: result.changes,
    files,
    asOf,
  });
}
