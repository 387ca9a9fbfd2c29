import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const PIECE_BYTES = 65_536;

/** A small disk in memory. */
export interface Tmpfs {
  folder: string;
  /** Leaves no room at all. */
  fill: () => void;
  free: () => void;
}

/** Undefined where this program may not mount. */
export function startTmpfs(sizeMb: number): Tmpfs | undefined {
  const folder = mkdtempSync('/tmp/trueline-disk-');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => {
      try {
        for (;;) appendFileSync(filler, Buffer.alloc(PIECE_BYTES));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    free: () => rmSync(filler, { force: true }),
  };
}

export function removeTmpfs({ folder }: Tmpfs): void {
  execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true, force: true });
}
