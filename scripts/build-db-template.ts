// Makes the template of the embedded database: a migrated, empty database as a folder, copied
// at the first start, since PostgreSQL's own initialisation takes several seconds.
import { globSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { templatePath } from '../apps/server/src/platform/db/template.ts';
import { buildTemplate } from '../apps/server/src/platform/db-template.ts';

const path = templatePath();
const folder = dirname(path);
for (const old of globSync('db-template-*', { cwd: folder })) {
  rmSync(join(folder, old), { recursive: true });
}
const partial = `${path}.partial`;
await buildTemplate(partial);
renameSync(join(partial, 'db'), path);
rmSync(partial, { recursive: true });
console.log(path);
