import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/** All of it is written at the start and stays resident; the system keeps the files themselves in memory as well. PGlite's own 128 MB are for a large server. */
const SHARED_BUFFERS = '16MB';

/** Opens the embedded database in a folder, making it where there is none. */
export const openPglite = (dataDir: string, options: PGliteOptions = {}): Promise<PGlite> =>
  PGlite.create(dataDir, {
    ...options,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  });
