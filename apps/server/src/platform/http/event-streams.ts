import { PassThrough, type Readable } from 'node:stream';
import { AppError } from './app-error.ts';

/** Often enough for the server's own idle limit and for usual proxies. */
const HEARTBEAT_MS = 10_000;
/** After this a stream ends and the browser opens another: none is held for ever by a lost client. */
const MAX_AGE_MS = 10 * 60_000;
const RECONNECT_MS = 2_000;
const MAX_PER_USER = 12;
const MAX_TOTAL = 2_000;
/** A client that reads nothing while this much waits for it is dropped. */
const MAX_UNREAD_BYTES = 65_536;

interface ServerSentEvent {
  /** What the browser sends back as Last-Event-ID when it comes again. */
  id: string;
  event: string;
  data: unknown;
}

export interface EventStream {
  body: Readable;
  send: (event: ServerSentEvent) => void;
  end: () => void;
  onClose: (listener: () => void) => void;
}

/** Open streams of server-sent events, bounded per user and in all. */
export interface EventStreams {
  /** Throws RATE_LIMITED or UNAVAILABLE when there are too many. */
  open: (userId: string) => EventStream;
  endAll: () => void;
  count: () => number;
}

export function createEventStreams(): EventStreams {
  const open = new Map<EventStream, string>();
  return {
    open: (userId) => {
      if (open.size >= MAX_TOTAL) throw new AppError('UNAVAILABLE', { retryAfterS: 10 });
      const own = [...open.values()].filter((id) => id === userId).length;
      if (own >= MAX_PER_USER) throw new AppError('RATE_LIMITED', { retryAfterS: 10 });
      const stream = openStream();
      open.set(stream, userId);
      stream.onClose(() => open.delete(stream));
      return stream;
    },
    endAll: () => {
      for (const stream of open.keys()) stream.end();
    },
    count: () => open.size,
  };
}

function openStream(): EventStream {
  const body = new PassThrough();
  const write = (text: string) => {
    if (body.writableEnded) return;
    if (body.writableLength > MAX_UNREAD_BYTES) body.destroy();
    else body.write(text);
  };
  const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MS);
  const age = setTimeout(() => body.end(), MAX_AGE_MS);
  body.on('close', () => {
    clearInterval(heartbeat);
    clearTimeout(age);
  });
  // The reader has gone: nothing is left to tell.
  body.on('error', () => body.destroy());
  write(`retry: ${RECONNECT_MS}\n\n`);
  return {
    body,
    send: ({ id, event, data }) =>
      write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => body.end(),
    onClose: (listener) => void body.once('close', listener),
  };
}
