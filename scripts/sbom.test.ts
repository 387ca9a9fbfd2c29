import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

interface Component {
  name: string;
  version: string;
  properties?: { name: string }[];
}

it('names what the service runs on, and marks what only development needs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trueline-sbom-'));
  const file = join(folder, 'sbom.json');
  const run = fileURLToPath(new URL('run.mjs', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [run, 'sbom', file], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8')) as {
    bomFormat: string;
    components: Component[];
  };
  rmSync(folder, { recursive: true });
  expect(bomFormat).toBe('CycloneDX');
  const isForDevelopment = (name: string) =>
    components
      .find((component) => component.name === name)
      ?.properties?.some((property) => property.name === 'cdx:npm:package:development');
  for (const name of ['fastify', 'pg', 'zod', 'react', 'pdfjs-dist', 'aws4fetch', 'prom-client']) {
    expect([name, isForDevelopment(name) ?? false]).toEqual([name, false]);
  }
  expect(isForDevelopment('vitest')).toBe(true);
});
