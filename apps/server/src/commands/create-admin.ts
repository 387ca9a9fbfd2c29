import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { emailSchema, passwordSchema, usernameSchema } from '@trueline/contracts';
import { z } from 'zod';
import { type AdministratorAccount, ensureAdministrator } from '../modules/admin/index.ts';
import { openDatabase } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';
import { findPasswordFault } from '../platform/passwords/password-fault.ts';
import { CommandFault } from '../process/command-fault.ts';
import type { Config } from '../process/config.ts';

export const CREATE_ADMIN_USAGE =
  'Usage: npm run create-admin -- [--username NAME] [--email ADDRESS]; what is missing, and the password, is asked for or read from standard input, a line each';

const FIELDS = ['username', 'email', 'password'] as const;
const QUESTIONS = { username: 'Username: ', email: 'E-mail address: ', password: 'Password: ' };
const accountSchema = z.object({
  username: usernameSchema,
  email: emailSchema,
  password: passwordSchema,
});
const DONE = {
  created: 'is an administrator now.',
  updated: 'is an administrator, with this address and password; earlier sign-ins have ended.',
  unchanged: 'is an administrator already, with this address and password.',
};

/** The password is never an argument: other users of the machine can read those. Undefined for unknown arguments. */
export function parseAdminArgs(args: string[]): Partial<AdministratorAccount> | undefined {
  try {
    const options = { username: { type: 'string' }, email: { type: 'string' } } as const;
    return parseArgs({ args, options }).values;
  } catch {
    return undefined;
  }
}

/** Brings the database up to date and makes the administrator; answers what was done. Throws CommandFault, AdministratorFault, DataDirInUseError. */
export async function createAdmin(
  config: Config,
  log: Log,
  given: Partial<AdministratorAccount>,
): Promise<string> {
  const account = checkAccount(await complete(given));
  const database = await openDatabase(config, log);
  try {
    await database.migrate(async () => {});
    const deps = { db: database.db, log, now: () => new Date() };
    return `${account.username} ${DONE[await ensureAdministrator(deps, account)]}`;
  } finally {
    await database.close();
  }
}

function checkAccount(given: Partial<AdministratorAccount>): AdministratorAccount {
  const parsed = accountSchema.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new CommandFault(faults.join('\n'));
  }
  const fault = findPasswordFault(parsed.data);
  if (fault !== undefined) throw new CommandFault(`password: ${fault}`);
  return parsed.data;
}

/** Asks at a terminal; else takes the lines of standard input in their order. */
async function complete(given: Partial<AdministratorAccount>) {
  const missing = FIELDS.filter((field) => given[field] === undefined);
  const answers: Partial<AdministratorAccount> = {};
  if (process.stdin.isTTY) {
    for (const field of missing) answers[field] = await ask(QUESTIONS[field], field === 'password');
  } else {
    const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
    for (const field of missing) answers[field] = (await lines.next()).value ?? '';
  }
  return { ...given, ...answers };
}

/** What is hidden isn't shown while it is typed. */
async function ask(question: string, isHidden: boolean): Promise<string> {
  if (isHidden) process.stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const output = isHidden ? nowhere : process.stdout;
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  const answer = await terminal.question(isHidden ? '' : question);
  terminal.close();
  if (isHidden) process.stdout.write('\n');
  return answer;
}
