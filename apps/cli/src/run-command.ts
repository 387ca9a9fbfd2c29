import { CliError, reportFault } from './cli-error.ts';

/** What a command does; resolves to the exit code: 0 done, 1 the answer is no, 2 an input was refused. */
interface Command {
  usage: string;
  run: (args: string[]) => Promise<number>;
}

/** Each loads only what it uses: reading and rendering have much to load. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  parse: async () => (await import('./commands/parse.ts')).parseCommand,
  requirements: async () => (await import('./commands/requirements.ts')).requirementsCommand,
  score: async () => (await import('./commands/score.ts')).scoreCommand,
  asks: async () => (await import('./commands/asks.ts')).asksCommand,
  optimize: async () => (await import('./commands/optimize.ts')).optimizeCommand,
  render: async () => (await import('./commands/render.ts')).renderCommand,
  verify: async () => (await import('./commands/verify.ts')).verifyCommand,
  templates: async () => (await import('./commands/templates.ts')).templatesCommand,
  model: async () => (await import('./commands/model.ts')).modelCommand,
  mcp: async () => (await import('./commands/mcp.ts')).mcpCommand,
};

async function usageOfAll(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  return [
    'Usage: trueline COMMAND …',
    '',
    ...commands.flatMap(({ usage }) => usage.split('\n')),
    '',
    'FILE: pdf, docx, odt, rtf, html, txt, md, json (JSON Resume) or zip (LinkedIn’s export).',
    'JOB: a text file. "-" reads standard input.',
    'Exit code: 0 done, 1 the answer is no, 2 bad usage or an unreadable input.',
  ].join('\n');
}

async function run([name, ...args]: string[]): Promise<number> {
  if (name === undefined || ['help', '--help', '-h'].includes(name)) {
    console.log(await usageOfAll());
    return name === undefined ? 2 : 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) {
    throw new CliError(`unknown command "${name}"; there are ${Object.keys(COMMANDS).join(', ')}`);
  }
  const command = await load();
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

/** Runs one command line, without the program's name; resolves to its exit code. What a person got wrong is told in one line. */
export async function runCommand(args: string[]): Promise<number> {
  try {
    return await run(args);
  } catch (error) {
    if (!(error instanceof CliError) && !isUsageFault(error)) throw error;
    reportFault(error);
    return 2;
  }
}
