import { type OwnFileReport, type ReadBackMatrix, resumeFileNameSchema } from '@trueline/contracts';
import { type Renderer, RendererBusyError, type SharedRenderer } from '@trueline/host';
import { findTemplate, RenderError } from '@trueline/render';
import type { FileAnswer } from '../../platform/http/api.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { buildFile, type FileBuilders, namesOf } from './build-file.ts';
import type { CompletedResult } from './completed-result.ts';
import { type OwnFileBuilders, ownFile } from './own-file.ts';
import type { ResumeSessionRow } from './repository.ts';
import { findStandingResult } from './standing-result.ts';

const RETRY_AFTER_S = 5;

/** One file of the result: the original with what is accepted now. Throws NOT_FOUND for a name that there isn't or a file that wasn't asked for, NOT_COMPLETED before the result. */
export async function renderFile(
  builders: FileBuilders,
  row: ResumeSessionRow,
  name: string,
  templateId: string | undefined,
): Promise<FileAnswer> {
  const parsed = resumeFileNameSchema.safeParse(name);
  if (!parsed.success) throw new AppError('NOT_FOUND');
  const completed = requireCompleted(row, templateId);
  const file = await answering(() => buildFile(builders, completed, parsed.data));
  return { ...file, attachment: namesOf(completed, [name]).get(name) ?? name };
}

/** What the uploaded Word file took of the accepted changes; null where it was no Word file. */
export function reportOwnFile(
  builders: OwnFileBuilders,
  row: ResumeSessionRow,
): Promise<OwnFileReport | null> {
  const completed = requireCompleted(row, undefined);
  return answering(async () => {
    const own = await ownFile(builders, completed, false);
    if (own === null) return null;
    const left = own.left.flatMap(({ id, reason }) => {
      const change = completed.result.changes.find((one) => one.id === id);
      return change === undefined ? [] : [{ text: change.after || change.before, reason }];
    });
    return { placed: own.placed.length, left };
  });
}

/** One page as SVG; throws NOT_FOUND past the last. */
export async function renderPreview(
  renderer: SharedRenderer,
  row: ResumeSessionRow,
  page: number,
  requestedTemplateId: string | undefined,
): Promise<FileAnswer> {
  const { result, templateId, settings } = requireCompleted(row, requestedTemplateId);
  const options = { templateId, settings, format: 'svg', page } as const;
  const bytes = await answering(() => renderer.render(result.document, options));
  return { bytes, type: 'image/svg+xml' };
}

/** The first page, small. */
export async function renderThumbnail(
  renderer: SharedRenderer,
  row: ResumeSessionRow,
  requestedTemplateId: string | undefined,
): Promise<FileAnswer> {
  const { result, templateId, settings } = requireCompleted(row, requestedTemplateId);
  const bytes = await answering(() =>
    renderer.renderThumbnail(result.document, templateId, settings),
  );
  return { bytes, type: 'image/svg+xml' };
}

/** What of the result its files carry to those who read them, and what its pages don't show. */
export async function checkFiles(
  renderer: SharedRenderer,
  row: ResumeSessionRow,
  requestedTemplateId: string | undefined,
): Promise<{ survival: ReadBackMatrix; warnings: { code: string; message: string }[] }> {
  const { result, templateId, settings } = requireCompleted(row, requestedTemplateId);
  return answering(async () => ({
    survival: await renderer.checkReadBack(result.document, templateId, settings),
    warnings: await renderer.listRenderWarnings(result.document, templateId, settings),
  }));
}

/** A person's piece of drawing, in one of their own places. Throws UNAVAILABLE when there is none in time. */
export function drawing<Result>(
  renderer: Renderer,
  userId: string,
  work: (own: SharedRenderer) => Promise<Result>,
): Promise<Result> {
  return answering(() => renderer.share(userId, work));
}

/** Says what became of a page in the words of HTTP: one past the last is NOT_FOUND, one that must wait too long UNAVAILABLE. */
export async function answering<Result>(render: () => Promise<Result>): Promise<Result> {
  try {
    return await render();
  } catch (error) {
    if (error instanceof RenderError && error.code === 'PAGE_OUT_OF_RANGE') {
      throw new AppError('NOT_FOUND');
    }
    if (error instanceof RendererBusyError) {
      throw new AppError('UNAVAILABLE', { retryAfterS: RETRY_AFTER_S, cause: error });
    }
    throw error;
  }
}

function requireCompleted(row: ResumeSessionRow, requested: string | undefined): CompletedResult {
  const templateId = requested ?? row.template_id;
  requireTemplate(templateId, 'template');
  const { original, as_of: asOf, template_settings: settings } = row;
  const result = findStandingResult(row);
  if (!result || !original || asOf === null) {
    throw new AppError('NOT_COMPLETED');
  }
  return { original, result, asOf, templateId, settings, decidedAt: row.updated_at };
}

/** Throws VALIDATION_FAILED naming `field`. */
export function requireTemplate(templateId: string, field: string): void {
  if (!findTemplate(templateId)) {
    throw new AppError('VALIDATION_FAILED', { fields: { [field]: 'There is no such template.' } });
  }
}
