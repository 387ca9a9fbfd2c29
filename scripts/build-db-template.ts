// Makes the template of the embedded database: a migrated, empty database as one file, loaded
// at the first start, since PostgreSQL's own initialisation takes several seconds.
import { globSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { templatePath } from '../apps/server/src/platform/db/template.ts';
import { buildTemplate } from '../apps/server/src/platform/db-template.ts';

const path = templatePath();
const folder = mkdtempSync(join(tmpdir(), 'trueline-template-'));
try {
  const template = await buildTemplate(folder);
  mkdirSync(dirname(path), { recursive: true });
  for (const old of globSync('db-template-*', { cwd: dirname(path) })) {
    rmSync(join(dirname(path), old));
  }
  writeFileSync(`${path}.partial`, template);
  renameSync(`${path}.partial`, path);
  console.log(`${path} (${(template.byteLength / 1e6).toFixed(1)} MB)`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
