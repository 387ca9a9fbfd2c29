// Runs in a process of its own: pictures are unpacked by native code, and take memory. What opens
// a kind of file is loaded with the first of that kind.
import { serveJobs } from '../child-pool/serve-jobs.ts';
import { isHeic } from './is-heic.ts';
import { type OpenedPage, openPicture, pageOf, ScanError } from './open-picture.ts';
import { pictureSizeOf } from './picture-size.ts';
import type { ConvertAnswer, ConvertJob, OpenAnswer, OpenJob } from './scan-messages.ts';

serveJobs(async (job: OpenJob | ConvertJob): Promise<OpenAnswer | ConvertAnswer> => {
  try {
    return 'heic' in job
      ? { ok: true, jpeg: await toJpeg(job) }
      : { ok: true, opened: await open(job) };
  } catch (error) {
    if (error instanceof ScanError) return { ok: false, reason: error.reason };
    throw error;
  }
});

async function toJpeg({ heic, maxPixels }: ConvertJob): Promise<Uint8Array> {
  const { withHeicPlanes } = await import('./heic.ts');
  const { asJpeg } = await import('./planes.ts');
  return withHeicPlanes(heic, maxPixels, asJpeg);
}

async function open({ bytes, page, maxPages, maxPixels }: OpenJob): Promise<OpenedPage> {
  if (isHeic(bytes)) {
    const { withHeicPlanes } = await import('./heic.ts');
    const { asGrey } = await import('./planes.ts');
    return pageOf(await withHeicPlanes(bytes, maxPixels, asGrey));
  }
  if (pictureSizeOf(bytes) !== undefined) return openPicture(bytes, maxPixels);
  const { openPdfPage } = await import('./open-pdf-page.ts');
  return openPdfPage(bytes, page, { maxPages, maxPixels });
}
