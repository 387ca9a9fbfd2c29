/** Bad usage or an unreadable input: one line on standard error, exit code 2. */
export class CliError extends Error {}
