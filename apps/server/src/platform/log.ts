import { type DestinationStream, type LogFn, type Logger, pino } from 'pino';

export type Log = Logger;

const BUFFER_BYTES = 16_000;
const FLUSH_INTERVAL_MS = 250;
const WARN = 40;

/** JSON lines on standard output. What is logged of a request: its id, method, route and status; never its body, query or headers. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      req: (request: { id?: string; method?: string; routeOptions?: { url?: string } }) => ({
        id: request.id,
        method: request.method,
        route: request.routeOptions?.url,
      }),
      err: describeError,
    },
    hooks: {
      // A fault may be the last that is heard of a process: it waits for no other line.
      logMethod(this: Logger, inputs: Parameters<LogFn>, method: LogFn, level: number) {
        method.apply(this, inputs);
        if (level >= WARN) this.flush();
      },
    },
  };
  return pino(options, destination ?? toStandardOutput());
}

/**
 * A write for each line would cost a tenth of a busy server: lines go together. They are gathered
 * here, as pino's stream counts all that waits again at each line. What still waits at the end is
 * written then.
 */
function toStandardOutput(): DestinationStream & { flush: () => void } {
  const output = pino.destination({ sync: false, minLength: BUFFER_BYTES });
  let waiting = '';
  const hand = () => {
    if (waiting === '') return;
    output.write(waiting);
    waiting = '';
  };
  const flush = () => {
    hand();
    output.flush();
  };
  setInterval(flush, FLUSH_INTERVAL_MS).unref();
  process.on('exit', () => {
    hand();
    output.flushSync();
  });
  return {
    write: (line) => {
      waiting += line;
      if (waiting.length >= BUFFER_BYTES) hand();
    },
    flush,
  };
}

/** Name, code and stack. PostgreSQL's `detail` and `parameters` hold people's data and stay out. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'not an Error' };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' ? { code } : {}),
    stack: error.stack,
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}
