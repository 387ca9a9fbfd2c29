// Runs in a process of its own: pictures are unpacked by native code, and take memory.
import { serveJobs } from '../child-pool/serve-jobs.ts';
import { heicToJpeg, isHeic } from './heic.ts';
import { openPdfPage } from './open-pdf-page.ts';
import { openPicture, ScanError } from './open-picture.ts';
import { pictureSizeOf } from './picture-size.ts';
import type { ConvertAnswer, ConvertJob, OpenAnswer, OpenJob } from './scan-messages.ts';

serveJobs(async (job: OpenJob | ConvertJob): Promise<OpenAnswer | ConvertAnswer> => {
  try {
    if ('heic' in job) return { ok: true, jpeg: await heicToJpeg(job.heic, job.maxPixels) };
    const { page, maxPages, maxPixels } = job;
    const bytes = isHeic(job.bytes) ? await heicToJpeg(job.bytes, maxPixels) : job.bytes;
    const isPicture = pictureSizeOf(bytes) !== undefined;
    const opened = isPicture
      ? await openPicture(bytes, maxPixels)
      : await openPdfPage(bytes, page, { maxPages, maxPixels });
    return { ok: true, opened };
  } catch (error) {
    if (error instanceof ScanError) return { ok: false, reason: error.reason };
    throw error;
  }
});
