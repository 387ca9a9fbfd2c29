import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { openLocalFiles } from './local-files.ts';
import type { S3Config, S3Fault } from './s3-client.ts';
import { openS3Files, prepareS3Bucket } from './s3-files.ts';

export interface FilesConfig {
  dataDir: string;
  s3: S3Config | undefined;
}

/** Makes what `openFiles` needs to be there: the bucket, or the folder. */
export async function prepareFiles(
  { dataDir, s3 }: FilesConfig,
  onFault: (fault: S3Fault) => void,
): Promise<void> {
  if (s3 === undefined) await openLocalFiles(join(dataDir, 'files'));
  else await prepareS3Bucket(s3, onFault);
}

/** The object store when there is one, else files in `dataDir/files`. Throws when it can't be used. */
export function openFiles(
  { dataDir, s3 }: FilesConfig,
  onFault: (fault: S3Fault) => void,
): Promise<FileStore> {
  return s3 === undefined ? openLocalFiles(join(dataDir, 'files')) : openS3Files(s3, onFault);
}
