import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';

const TICKS_PER_S = 100;

/** Processor time of a process since its start, in seconds; 0 when it has ended. Linux. */
export function cpuSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S;
  } catch {
    return 0;
  }
}

/** Resident memory of a process in MB of 10^6 bytes. Linux. */
export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024) / 1e6;
}

/** The load of the last minute, for beside a figure. */
export function loadNow(): string {
  return (loadavg()[0] ?? Number.NaN).toFixed(1);
}
