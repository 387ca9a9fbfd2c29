/** Bad usage or an unreadable input: one line on standard error, exit code 2. */
export class CliError extends Error {}

/** The fault as one line on standard error. */
export function reportFault({ message }: Error): void {
  console.error(`trueline: ${message.split('\n')[0]}`);
}
