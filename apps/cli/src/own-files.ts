import type { Depth } from '@trueline/contracts';
import type { Optimization } from '@trueline/engine';
import { writeOwnFile } from '@trueline/render';
import { CliError } from './cli-error.ts';
import { type ReadInput, readBytes } from './input.ts';

/** The value of `--into`. A document that is rebuilt is no edit of the file that it came in. */
export function intoOption(path: string | undefined, depth: Depth): string | undefined {
  if (path !== undefined && !/\.docx$/i.test(path))
    throw new CliError(`--into wants a .docx file; not "${path}"`);
  if (path !== undefined && depth === 'rebuilt')
    throw new CliError('--into goes with --depth light or fitted, not with rebuilt');
  return path;
}

/** The Word file at `path` with the accepted changes in it, clean and tracked, and a sentence on what it was left without. */
export async function ownFiles(
  path: string,
  { text, resume }: ReadInput,
  { changes }: Pick<Optimization, 'changes'>,
): Promise<{ files: Record<string, Uint8Array>; told: string }> {
  const original = await readBytes(path);
  const input = { original, text, resume, changes };
  try {
    const clean = writeOwnFile(input);
    // The date of a revision is that of the change; no clock reaches the file beyond the day.
    const day = `${new Date().toISOString().slice(0, 10)}T00:00:00Z`;
    const tracked = writeOwnFile({ ...input, tracked: day });
    const left = clean.left.map(({ id, reason }) => {
      const change = changes.find((one) => one.id === id);
      return `  not in your own file: "${(change?.after || change?.before || id).split('\n')[0]}". ${reason}\n`;
    });
    return {
      files: { 'own-file.docx': clean.bytes, 'own-file-tracked.docx': tracked.bytes },
      told: `Your own file holds ${clean.placed.length} of the changes\n${left.join('')}`,
    };
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError(`${path} is no Word file that changes can be put into`);
  }
}
