import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SERVER_ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** What the template's content depends on: migrations and the queues. */
const SOURCES = 'src/{migrations,platform/jobs}/*.ts';
const PACKAGES = ['@electric-sql/pglite', 'pg-boss'];

/** The folder of the embedded database's template for these sources; a stale one has another name. */
export function templatePath(): string {
  const hash = createHash('sha256');
  for (const path of globSync(SOURCES, { cwd: SERVER_ROOT }).sort()) {
    if (!path.endsWith('.test.ts')) hash.update(readFileSync(join(SERVER_ROOT, path)));
  }
  for (const name of PACKAGES) hash.update(`${name}@${versionOf(name)}`);
  return join(SERVER_ROOT, 'build', `db-template-${hash.digest('hex').slice(0, 16)}`);
}

function versionOf(name: string): string {
  const require = createRequire(import.meta.url);
  for (let folder = dirname(require.resolve(name)); ; folder = dirname(folder)) {
    try {
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      if (manifest.name === name) return manifest.version;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || folder === dirname(folder))
        throw error;
    }
  }
}
