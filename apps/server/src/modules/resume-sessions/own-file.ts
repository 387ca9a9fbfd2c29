import type { SharedRenderer } from '@trueline/host';
import type { OwnFile } from '@trueline/render';
import { AppError } from '../../platform/http/app-error.ts';
import type { CompletedResult } from './completed-result.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export interface OwnFileBuilders {
  renderer: SharedRenderer;
  /** The file that the person uploaded. */
  readOriginal: () => Promise<{ type: string; bytes: Uint8Array }>;
}

/** The uploaded Word file with the accepted changes in it, as they are or tracked; null where the resume came as something else, its file is there no more, or the document was rebuilt, which is no edit of the file. */
export async function ownFile(
  { renderer, readOriginal }: OwnFileBuilders,
  { original, result, decidedAt }: CompletedResult,
  isTracked: boolean,
): Promise<OwnFile | null> {
  if (result.depth === 'rebuilt') return null;
  const uploaded = await readOriginal().catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  });
  if (uploaded?.type !== DOCX) return null;
  return renderer.writeOwnFile({
    original: uploaded.bytes,
    text: original.text,
    resume: original.document,
    changes: result.changes,
    tracked: isTracked ? decidedAt.toISOString() : undefined,
  });
}
