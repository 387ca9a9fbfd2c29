import { Zip, ZipDeflate } from 'fflate';

export interface ZipEntry {
  /** With `/` for folders. */
  name: string;
  bytes: Uint8Array;
}

const LEVEL = 6;

/** A zip as it is made: one entry at a time is in memory, however many there are. */
export async function* zipStream(
  entries: AsyncIterable<ZipEntry>,
  modifiedAt: Date,
): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((fault, chunk) => {
    if (fault) throw fault;
    chunks.push(chunk);
  });
  for await (const { name, bytes } of entries) {
    const file = new ZipDeflate(name, { level: LEVEL });
    file.mtime = modifiedAt;
    zip.add(file);
    file.push(bytes, true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks.splice(0);
}

/** A person's file name as the last part of an entry's name: no folders, no signs that a system refuses. */
export function zipFileName(name: string): string {
  const clean = name.replace(/[\p{Cc}\\/:*?"<>|]/gu, '_').replace(/^\.+/, '_');
  return clean === '' ? '_' : clean;
}
