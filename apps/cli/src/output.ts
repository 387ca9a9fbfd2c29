import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from './cli-error.ts';

export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Writes the files into a folder, made when missing. */
export async function writeFiles(
  folder: string,
  files: Record<string, Uint8Array | string>,
): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    for (const [name, content] of Object.entries(files)) {
      await writeFile(join(folder, name), content);
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new CliError(`cannot write to ${folder}: ${code}`);
  }
}
