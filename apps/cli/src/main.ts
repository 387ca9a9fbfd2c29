import { CliError } from './cli-error.ts';
import { optimizeCommand } from './commands/optimize.ts';
import { parseCommand } from './commands/parse.ts';
import { renderCommand } from './commands/render.ts';
import { requirementsCommand } from './commands/requirements.ts';
import { scoreCommand } from './commands/score.ts';
import { templatesCommand } from './commands/templates.ts';
import { verifyCommand } from './commands/verify.ts';

/** What a command does; resolves to the exit code: 0 done, 1 the answer is no. */
interface Command {
  usage: string;
  run: (args: string[]) => Promise<number>;
}

const COMMANDS: Record<string, Command> = {
  parse: parseCommand,
  requirements: requirementsCommand,
  score: scoreCommand,
  optimize: optimizeCommand,
  render: renderCommand,
  verify: verifyCommand,
  templates: templatesCommand,
};

const USAGE = [
  'Usage: trueline COMMAND …',
  '',
  ...Object.values(COMMANDS).flatMap((command) => command.usage.split('\n')),
  '',
  'FILE: pdf, docx, odt, rtf, html, txt, md, json (JSON Resume) or zip (LinkedIn’s export).',
  'JOB: a text file. "-" reads standard input.',
  'Exit code: 0 done, 1 the answer is no, 2 bad usage or an unreadable input.',
].join('\n');

async function main([name, ...args]: string[]): Promise<number> {
  if (name === undefined || ['help', '--help', '-h'].includes(name)) {
    console.log(USAGE);
    return name === undefined ? 2 : 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    throw new CliError(`unknown command "${name}"; there are ${Object.keys(COMMANDS).join(', ')}`);
  }
  if (args.includes('--help') || args.includes('-h')) {
    console.log(`Usage: ${command.usage}`);
    return 0;
  }
  return command.run(args);
}

/** A wrong option, as `util.parseArgs` reports it. */
function isUsageFault(error: unknown): error is Error {
  return (
    error instanceof Error &&
    String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS')
  );
}

// A reader of the output that stops early (`| head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CliError) && !isUsageFault(error)) throw error;
  console.error(`trueline: ${error.message.split('\n')[0]}`);
  process.exitCode = 2;
}
