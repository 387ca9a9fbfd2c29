import { readFileSync } from 'node:fs';

/** Resident memory of a process in bytes, undefined where the system has no /proc or the process has ended. */
export function findResidentBytes(pid: number): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(
      readFileSync(`/proc/${pid}/status`, 'latin1'),
    )?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}
