// A client in a process of its own, on a processor of its own: reads a LoadOrder as JSON on standard
// input, answers a LoadReport on standard output. Its requests are written once, its connections kept.
import { connect, type Socket } from 'node:net';
import { json } from 'node:stream/consumers';

export interface LoadRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface LoadOrder {
  port: number;
  connections: number;
  seconds: number;
  /** Asked for in turn. */
  requests: LoadRequest[];
  /** So many are sent each second, whether or not the earlier ones were answered; without it each connection asks again when it is answered. */
  perSecond?: number;
}

export interface LoadReport {
  answered: number;
  seconds: number;
  /** Milliseconds from the time that a request was due. */
  p50: number;
  p99: number;
  max: number;
  /** Connections refused or broken, and requests that were never answered. */
  errors: number;
  /** Answers by status. */
  statuses: Record<string, number>;
}

const DRAIN_MS = 5_000;

function toBytes({ method, path, headers, body = '' }: LoadRequest): Buffer {
  const all = { host: 'localhost', ...headers, 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

interface Lane {
  socket: Socket;
  /** When the request under way was due; undefined while there is none. */
  dueAt: number | undefined;
}

class Load {
  readonly #order: LoadOrder;
  readonly #requests: Buffer[];
  readonly #times: number[] = [];
  readonly #statuses: Record<string, number> = {};
  readonly #waiting: number[] = [];
  readonly #lanes: Lane[] = [];
  #errors = 0;
  #next = 0;
  #endsAt = Number.POSITIVE_INFINITY;

  constructor(order: LoadOrder) {
    this.#order = order;
    this.#requests = order.requests.map(toBytes);
  }

  async run(): Promise<LoadReport> {
    const { connections, seconds, perSecond } = this.#order;
    await Promise.all(Array.from({ length: connections }, () => this.#open()));
    const startedAt = performance.now();
    this.#endsAt = startedAt + seconds * 1000;
    if (perSecond === undefined) for (const lane of this.#lanes) this.#ask(lane, startedAt);
    else await this.#pace(startedAt, perSecond);
    await this.#drain();
    return this.#report(startedAt);
  }

  #open(): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect(this.#order.port, '127.0.0.1');
      const lane: Lane = { socket, dueAt: undefined };
      socket.setNoDelay(true);
      socket.once('connect', () => {
        this.#lanes.push(lane);
        resolve();
      });
      socket.on('error', () => resolve());
      socket.on('close', () => {
        this.#errors += 1;
        lane.dueAt = undefined;
        const index = this.#lanes.indexOf(lane);
        if (index >= 0) this.#lanes.splice(index, 1);
        resolve();
      });
      readAnswers(socket, (status) => this.#answered(lane, status));
    });
  }

  #ask(lane: Lane, dueAt: number): void {
    lane.dueAt = dueAt;
    lane.socket.write(this.#requests[this.#next++ % this.#requests.length] as Buffer);
  }

  #answered(lane: Lane, status: string): void {
    const now = performance.now();
    this.#times.push(now - (lane.dueAt ?? now));
    this.#statuses[status] = (this.#statuses[status] ?? 0) + 1;
    lane.dueAt = undefined;
    if (this.#order.perSecond !== undefined) {
      const due = this.#waiting.shift();
      if (due !== undefined) this.#ask(lane, due);
    } else if (now < this.#endsAt) this.#ask(lane, now);
  }

  async #pace(startedAt: number, perSecond: number): Promise<void> {
    for (let sent = 0; performance.now() < this.#endsAt; ) {
      const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond);
      for (; sent < due; sent++) this.#send(startedAt + (sent / perSecond) * 1000);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }

  #send(dueAt: number): void {
    const free = this.#lanes.find((lane) => lane.dueAt === undefined);
    if (free) this.#ask(free, dueAt);
    else this.#waiting.push(dueAt);
  }

  async #drain(): Promise<void> {
    const isBusy = () => this.#waiting.length > 0 || this.#lanes.some(({ dueAt }) => dueAt);
    await new Promise((resolve) =>
      setTimeout(resolve, Math.max(0, this.#endsAt - performance.now())),
    );
    const until = performance.now() + DRAIN_MS;
    while (isBusy() && performance.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    this.#errors += this.#waiting.length + this.#lanes.filter(({ dueAt }) => dueAt).length;
  }

  #report(startedAt: number): LoadReport {
    const sorted = this.#times.sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    return {
      answered: sorted.length,
      seconds: Math.min(performance.now(), this.#endsAt) / 1000 - startedAt / 1000,
      p50: at(0.5),
      p99: at(0.99),
      max: sorted.at(-1) ?? Number.NaN,
      errors: this.#errors,
      statuses: this.#statuses,
    };
  }
}

/** Calls back with the status of each answer that has arrived whole; each says its length. */
function readAnswers(socket: Socket, onAnswer: (status: string) => void): void {
  let rest: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (;;) {
      const headEnd = rest.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      const head = rest.toString('latin1', 0, headEnd);
      const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
      const end = headEnd + 4 + length;
      if (rest.length < end) return;
      rest = rest.subarray(end);
      onAnswer(head.slice(9, 12));
    }
  });
}

const report = await new Load((await json(process.stdin)) as LoadOrder).run();
process.stdout.write(JSON.stringify(report), () => process.exit(0));
