// `node apps/server/src/hostile/measure-bombs.ts`: uploads every bomb to a server of its own, one
// by one and then side by side, and prints what became of each, by how much the memory of the whole
// process tree grew, and how long /readyz took meanwhile.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from '../testing/browser.ts';
import { createTestPlace } from '../testing/databases.ts';
import { waitFor } from '../testing/flow.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { livePdfs, pdfBombs } from './pdf-bombs.ts';
import { type HostileFile, zipBombs } from './zip-bombs.ts';

const SAMPLE_MS = 20;
const READY_MS = 50;
const SETTLE_MS = 8_000;
const WAIT_MS = 120_000;
const SIDE_BY_SIDE = 4;
const MEGABYTE = 1_048_576;

/** Process id -> its parent's, of every process. */
function listParents(): Map<number, number> {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readProc(`/proc/${name}/stat`) : '';
    const parent = /\) \S (\d+)/.exec(stat)?.[1];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  return parents;
}

/** Empty when the process has ended. */
function readProc(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch (error) {
    if (error instanceof Error && 'code' in error) return '';
    throw error;
  }
}

function treeBytes(root: number): number {
  const parents = listParents();
  const isInside = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || isInside(parents.get(pid)));
  return [...parents.keys()]
    .filter(isInside)
    .map((pid) => Number(/VmRSS:\s+(\d+)/.exec(readProc(`/proc/${pid}/status`))?.[1] ?? 0) * 1024)
    .reduce((sum, bytes) => sum + bytes, 0);
}

async function outcomeOf(browser: Browser, { name, bytes }: HostileFile): Promise<string> {
  const created = await browser.upload('/api/resumes', name, bytes);
  if (created.status !== 201) return `${created.status} ${created.json.code}`;
  const { id } = created.json.resume;
  const read = await waitFor(
    () => browser.get(`/api/resumes/${id}`),
    (answer) => answer.json.resume.status !== 'parsing',
    WAIT_MS,
  );
  const { status, failure } = read.json.resume;
  return `${status} ${failure?.code ?? ''}`;
}

interface Watch {
  /** By how much the tree has grown at most since the last `sum`. */
  peakMegabytes: () => number;
  /** Prints the figures of one part, and begins the next. */
  sum: (name: string) => void;
  end: () => Promise<void>;
}

function watch({ origin, child }: ServerProcess): Watch {
  const pid = child.pid ?? 0;
  const before = treeBytes(pid);
  let peak = 0;
  let isOver = false;
  const waits: number[] = [];
  const sampling = setInterval(() => {
    peak = Math.max(peak, treeBytes(pid) - before);
  }, SAMPLE_MS);
  const ask = async () => {
    while (!isOver) {
      const started = performance.now();
      const { status } = await fetch(`${origin}/readyz`);
      if (status !== 200) throw new Error(`/readyz answered ${status}`);
      waits.push(performance.now() - started);
      await setTimeout(READY_MS);
    }
  };
  const asking = ask();
  return {
    peakMegabytes: () => Math.round(peak / MEGABYTE),
    sum: (name) => {
      waits.sort((a, b) => a - b);
      const at = (share: number) => Math.round(waits[Math.floor(waits.length * share)] ?? 0);
      console.log(
        `${name}: tree grew by at most ${Math.round(peak / MEGABYTE)} MB (from ${Math.round(before / MEGABYTE)}); /readyz p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${Math.round(waits.at(-1) ?? 0)} ms of ${waits.length}`,
      );
      waits.length = 0;
      peak = 0;
    },
    end: async () => {
      isOver = true;
      await asking;
      clearInterval(sampling);
    },
  };
}

async function main(): Promise<void> {
  const files = [...zipBombs(), ...pdfBombs(), ...livePdfs('http://127.0.0.1:9')];
  const place = await createTestPlace('embedded');
  const server = await startServerProcess(place, { MAX_UPLOAD_BYTES: String(20 * MEGABYTE) });
  const browser = server.openBrowser();
  await browser.register('bomber');
  await setTimeout(SETTLE_MS);
  const { peakMegabytes, sum, end } = watch(server);
  const run = async (file: HostileFile) => {
    const started = performance.now();
    const outcome = await outcomeOf(browser, file);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `  ${file.name.padEnd(30)} ${outcome.padEnd(24)} ${seconds} s, ${peakMegabytes()} MB so far`,
    );
  };
  for (const file of files) await run(file);
  sum('one by one');
  const waiting = [...files];
  const runWaiting = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await run(file);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, runWaiting));
  sum(`${SIDE_BY_SIDE} side by side`);
  await end();
  await server.end('SIGTERM');
  await place.remove();
}

await main();
