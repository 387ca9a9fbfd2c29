// `npm run sbom -- FILE`: the bill of materials (CycloneDX) of everything in the lockfile, as npm
// makes it; what only development needs is marked as such.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { ROOT } from './parallel.ts';

const [file, ...rest] = process.argv.slice(2);
if (file === undefined || rest.length > 0) {
  console.error('Usage: npm run sbom -- FILE');
  process.exit(64);
}
const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
// Not `--omit=dev`: npm would also leave out what one workspace runs on and another only tests with.
const text = execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 });
const { components } = JSON.parse(text) as { components: unknown[] };
writeFileSync(file, text);
console.log(`${file} names ${components.length} packages.`);
