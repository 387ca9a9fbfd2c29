// npm leaves platform packages out of the lockfile that the registry doesn't list with their
// platform, and `npm ci` then refuses it. This adds an entry for each that an installed
// package names in its optionalDependencies, so that every platform finds its own.
// `--check` only reports, and exits with 1 when something is missing.
import { readFileSync, writeFileSync } from 'node:fs';

interface LockedPackage {
  version?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}
interface Lockfile {
  packages: Record<string, LockedPackage>;
}

const LOCKFILE = new URL('../package-lock.json', import.meta.url);
const PLATFORM = /-(android|darwin|linux|win32|freebsd)-(arm64|arm|x64|ia32)(?:-([a-z]+))?$/;

function isLocked(lock: Lockfile, from: string, name: string): boolean {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    if (`${base}${base === '' ? '' : '/'}node_modules/${name}` in lock.packages) return true;
    if (base === '') return false;
  }
}

function platformEntry(name: string, version: string): LockedPackage {
  const [, os, cpu, abi] = PLATFORM.exec(name) ?? [];
  if (os === undefined || cpu === undefined) throw new Error(`No platform in the name ${name}`);
  const libc = os === 'linux' && abi ? { libc: [abi.startsWith('musl') ? 'musl' : 'glibc'] } : {};
  return { version, cpu: [cpu], ...libc, optional: true, os: [os] };
}

function completed(lock: Lockfile): { lock: Lockfile; added: string[] } {
  const added: Record<string, LockedPackage> = {};
  for (const [path, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (PLATFORM.test(name) && !isLocked(lock, path, name)) {
        added[`node_modules/${name}`] = platformEntry(name, version);
      }
    }
  }
  const packages = Object.fromEntries(
    Object.entries({ ...lock.packages, ...added }).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  return { lock: { ...lock, packages }, added: Object.keys(added) };
}

const { lock, added } = completed(JSON.parse(readFileSync(LOCKFILE, 'utf8')) as Lockfile);
if (process.argv.includes('--check')) {
  for (const path of added) console.error(`package-lock.json lacks ${path}`);
  if (added.length > 0) {
    console.error('Run: npm run lockfile');
    process.exitCode = 1;
  }
} else if (added.length > 0) {
  writeFileSync(LOCKFILE, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`Added ${added.length} platform packages to package-lock.json.`);
}
