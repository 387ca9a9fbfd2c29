import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CommandFault } from '../process/command-fault.ts';

const FORMAT = 1;
const MANIFEST_FILE = 'manifest.json';
/** As `sha256sum --check` reads it. */
const DIGESTS_FILE = 'SHA256SUMS';

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  database: z.enum(['embedded', 'postgres']),
  /** Name of the newest migration of the database. */
  migration: z.string(),
  databaseFile: z.string().regex(/^[\w.]+$/),
  files: z.int().min(0),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** What a backup's folder holds beside the manifest: path in it -> SHA-256 in hex. */
export type Digests = Map<string, string>;

export async function writeManifest(
  folder: string,
  manifest: Omit<Manifest, 'format'>,
  digests: Digests,
): Promise<void> {
  const text = `${JSON.stringify({ format: FORMAT, ...manifest }, undefined, 2)}\n`;
  const all = new Map(digests).set(MANIFEST_FILE, sha256Hex(text));
  const lines = [...all].map(([path, digest]) => `${digest}  ${path}\n`).sort();
  await writeFile(join(folder, MANIFEST_FILE), text);
  await writeFile(join(folder, DIGESTS_FILE), lines.join(''));
}

/** Reads and compares everything. Throws CommandFault for what is no backup, of another format, or not whole. */
export async function readManifest(
  folder: string,
): Promise<{ manifest: Manifest; digests: Digests }> {
  const digests = parseDigests(await readText(folder, DIGESTS_FILE));
  for (const [path, digest] of digests) {
    const found = await digestOf(join(folder, path)).catch(() => 'missing');
    if (found !== digest) throw new CommandFault(`${path} in the backup is damaged or missing.`);
  }
  if (!digests.delete(MANIFEST_FILE)) throw new CommandFault('The backup has no manifest.');
  const parsed = manifestSchema.safeParse(JSON.parse(await readText(folder, MANIFEST_FILE)));
  if (!parsed.success) throw new CommandFault('The backup is of a format that is not known here.');
  return { manifest: parsed.data, digests };
}

async function readText(folder: string, name: string): Promise<string> {
  return readFile(join(folder, name), 'utf8').catch((error: unknown) => {
    throw new CommandFault(`${folder} is not a whole backup: it has no ${name}.`, error);
  });
}

/** Paths of our own making alone: none leads out of the folder. */
function parseDigests(text: string): Digests {
  const entries = text.split('\n').filter((line) => line !== '');
  return new Map(
    entries.map((line) => {
      const [, digest = '', path = ''] =
        /^([0-9a-f]{64}) {2}([\w.-]+(?:\/[\w-]+)*)$/.exec(line) ?? [];
      if (path === '') throw new CommandFault(`${DIGESTS_FILE} holds a line that is none of ours.`);
      return [path, digest];
    }),
  );
}

export async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

export function sha256Hex(data: Uint8Array | string): string {
  return createHash('sha256').update(data).digest('hex');
}
