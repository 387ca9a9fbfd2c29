import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What gains by compression; fonts are compressed already, and the server compresses pages once it knows its address. */
const COMPRESSIBLE = '**/*.{js,css,svg,json,txt,webmanifest}';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `.br` and `.gz` beside each text file of a folder. Returns how many files, and their sizes before and after. */
export async function compressFolder(folder: string) {
  const paths = globSync(COMPRESSIBLE, { cwd: folder }).sort();
  const sizes = await Promise.all(
    paths.map(async (path) => {
      const file = join(folder, path);
      const content = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      const [br, gz] = await Promise.all([
        toBrotli(content, { params }),
        toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
      ]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
      return { bytes: content.length, brotliBytes: br.length };
    }),
  );
  return {
    files: paths.length,
    bytes: sizes.reduce((sum, size) => sum + size.bytes, 0),
    brotliBytes: sizes.reduce((sum, size) => sum + size.brotliBytes, 0),
  };
}
