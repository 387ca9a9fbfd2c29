import { type Config, parseConfig } from './config.ts';

/** sysexits.h: something was found in an unconfigured or misconfigured state; wrong arguments. */
export const EXIT_CONFIG = 78;
export const EXIT_USAGE = 64;
const ENV_FILE = '.env';

/** From the environment, and the working directory's `.env` where there is one; ends the process with one line per fault. */
export function loadConfig(): Config {
  loadEnvFile();
  const parsed = parseConfig(process.env);
  return parsed.ok ? parsed.config : endProcess(EXIT_CONFIG, parsed.faults.join('\n'));
}

/** The real environment wins. */
function loadEnvFile(): void {
  try {
    process.loadEnvFile(ENV_FILE);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') endProcess(EXIT_CONFIG, `${ENV_FILE}: cannot be read (${code})`);
  }
}

export function endProcess(exitCode: number, text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(exitCode);
}
