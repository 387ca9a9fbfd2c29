import { createLog, type Log } from '../platform/log.ts';
import type { Config } from '../process/config.ts';
import { explainStartFault } from '../process/explain-start-fault.ts';
import { EXIT_USAGE, endProcess, loadConfig } from '../process/load-config.ts';

export interface Command {
  /** Such as `npm run backup -- DIR`. */
  usage: string;
  /** How many arguments without dashes. */
  args: number;
  flags: readonly string[];
  /** Answers what to tell the person. */
  run: (call: { config: Config; log: Log; args: string[]; flags: Set<string> }) => Promise<string>;
}

/** One command with the server's settings: a line on standard output, or one on standard error and exit code 1. */
export async function runCommand({ usage, args: count, flags, run }: Command): Promise<void> {
  const given = process.argv.slice(2);
  const named = given.filter((arg) => arg.startsWith('-'));
  const args = given.filter((arg) => !arg.startsWith('-'));
  if (args.length !== count || !named.every((flag) => flags.includes(flag))) {
    endProcess(EXIT_USAGE, `Usage: ${usage}`);
  }
  const config = loadConfig();
  try {
    const log = createLog('error', process.stderr);
    const told = await run({ config, log, args, flags: new Set(named) });
    process.stdout.write(`${told}\n`);
    process.exit(0);
  } catch (error) {
    endProcess(1, explainStartFault(error));
  }
}
