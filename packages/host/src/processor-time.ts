import { readFileSync } from 'node:fs';

/** What `/proc` counts in, whatever the machine's own clock: USER_HZ of Linux. */
const TICKS_PER_SECOND = 100;
/** Behind the command's name in `/proc/PID/stat`, which may hold blanks: user and system time (proc(5), fields 14 and 15). */
const USER_AND_SYSTEM = /\) (?:\S+ ){11}(\d+) (\d+) /;

/** Processor time that a process has used, in milliseconds; undefined where the system has no /proc or the process has ended. */
export function findProcessorMs(pid: number): number | undefined {
  try {
    const times = USER_AND_SYSTEM.exec(readFileSync(`/proc/${pid}/stat`, 'latin1'));
    return times === null
      ? undefined
      : ((Number(times[1]) + Number(times[2])) * 1000) / TICKS_PER_SECOND;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}
