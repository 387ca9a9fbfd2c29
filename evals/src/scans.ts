import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Resume } from '@trueline/contracts';
import { type ReadResult, read } from '@trueline/engine/read';
import {
  type Comparison,
  type Counts,
  compare,
  FIELDS,
  LENIENT,
  loadFixtures,
} from '@trueline/engine/testing';
import { createReader, type Reader } from '@trueline/host';
import { makeScan, pdfOfPages, type ScanLook } from '@trueline/host/testing/make-scan';
import type { EvalOptions } from './options.ts';

/** What pages come as, in turn: half at 300 dots per inch, half at 150. */
const LOOKS: readonly ScanLook[] = [
  { dpi: 300 },
  { dpi: 150 },
  { dpi: 300, skew: 2, jpeg: 80 },
  { dpi: 150, skew: -3, jpeg: 70 },
  { dpi: 300, grey: true, noise: 12, jpeg: 60 },
  { dpi: 150, grey: true, jpeg: 75 },
  { dpi: 300, isPhoto: true, noise: 6, jpeg: 75 },
  { dpi: 150, noise: 10, skew: 1, jpeg: 60 },
  { dpi: 300, skew: -5, grey: true, jpeg: 50 },
  { dpi: 150, isPhoto: true, jpeg: 85 },
];
const SCANS = 30;
/** How pages lie that nobody turned, in turn. */
const TURNED: readonly ScanLook[] = [
  { dpi: 150, turn: 1 },
  { dpi: 300, turn: 2, jpeg: 80 },
  { dpi: 150, turn: 3, skew: 1, jpeg: 75 },
  { dpi: 150, turn: 1, isPhoto: true, jpeg: 85 },
  { dpi: 150, turn: 2, grey: true, noise: 8 },
  { dpi: 150, turn: 3, isPhoto: true, jpeg: 80 },
];
/** JPEG quality of a scanner that writes PDF. */
const SCANNER = 90;
/** By dots per inch: share of the words, mean of the fields. */
const BARS: Readonly<Record<number, readonly [number, number]>> = {
  300: [0.98, 0.85],
  150: [0.93, 0.75],
};
/** Seconds of a processor for a page, megabytes. */
const MOST_SECONDS = 6;
const MOST_MEGABYTES = 350;
/** Written in letters that the product has no data for. */
const OTHER_LETTERS = /-(?:ru|de)\.pdf$/;

interface Outcome {
  name: string;
  look: ScanLook;
  pages: number;
  words: { right: number; all: number };
  comparison: Comparison;
  silent: string[];
  seconds: number;
}

/** Reads scans made of the project's own PDFs and prints, by resolution, words and fields found, words of pages that lie turned, contacts wrong without a doubt shown, and what a page takes. Needs no data. */
export async function evalScans({ cases }: EvalOptions): Promise<void> {
  const fixtures = loadFixtures().filter(
    ({ file }) => file.endsWith('.pdf') && !OTHER_LETTERS.test(file),
  );
  const reader = createReader();
  const tools: Tools = { reader, cases, children: new Map() };
  const outcomes: Outcome[] = [];
  const turned: Outcome[] = [];
  try {
    for (let index = 0; index < SCANS; index++) {
      const fixture = fixtures[index % fixtures.length];
      // Of the second round each page comes in another look.
      const look = LOOKS[(index + 3 * Math.floor(index / fixtures.length)) % LOOKS.length];
      outcomes.push(...(await measure(tools, fixture, look)));
    }
    for (const [index, look] of TURNED.entries())
      turned.push(...(await measure(tools, fixtures[2 * index], look)));
  } finally {
    await reader.close();
  }
  const peak = Math.max(0, ...Array.from(tools.children.values(), (child) => child.peak));
  for (const [dpi, [words, fields]] of Object.entries(BARS)) {
    const some = outcomes.filter(({ look }) => look.dpi === Number(dpi));
    print(`words at ${dpi} dpi (${some.length})`, share(some), `must ${words}`);
    print(
      `fields at ${dpi} dpi`,
      meanOf(some.map(({ comparison }) => comparison)),
      `must ${fields}`,
    );
  }
  print(`words, turned (${turned.length})`, share(turned), `must ${BARS[150]?.[0]}`);
  const silent = [...outcomes, ...turned].flatMap((one) =>
    one.silent.map((what) => `${one.name}: ${what}`),
  );
  console.log(`contacts wrong, no doubt     ${silent.length}   must 0   ${silent.join('; ')}`);
  const seconds = outcomes.map((one) => one.seconds).sort((a, b) => a - b);
  print('seconds a page, median', seconds[Math.floor(seconds.length / 2)] ?? 0);
  print('seconds a page, most', seconds.at(-1) ?? 0, `must ${MOST_SECONDS} or less`);
  print('peak MB of a child', peak, `must ${MOST_MEGABYTES} or less`);
}

interface Tools {
  reader: Reader;
  cases: boolean;
  /** What each child has used so far, by its process; one that had nothing to do ends. */
  children: Map<string, ChildUse>;
}

/** One document scanned and read; none where there is no such page. */
async function measure(
  tools: Tools,
  fixture: ReturnType<typeof loadFixtures>[number] | undefined,
  look: ScanLook | undefined,
): Promise<Outcome[]> {
  if (fixture === undefined || look === undefined) return [];
  const pictures = await makeScan(fixture.bytes, look);
  const isPdf = pictures.length > 1;
  const bytes = isPdf
    ? pdfOfPages(await makeScan(fixture.bytes, { jpeg: SCANNER, ...look }), look.dpi)
    : pictures[0];
  if (bytes === undefined) return [];
  const truth = await read(fixture.bytes, fixture.file);
  const before = secondsOf(tools);
  const found = await tools.reader.read(bytes, isPdf ? 'scan.pdf' : 'scan.jpg');
  for (const [pid, use] of scanChildrenOf(process.pid)) tools.children.set(pid, use);
  const resume: Resume = found.ok ? found.resume : {};
  const outcome = {
    name: fixture.id,
    look,
    pages: pictures.length,
    words: wordsRight(truth, found),
    comparison: compare(fixture.truth, resume, LENIENT),
    silent: silentContacts(fixture.truth, resume),
    seconds: (secondsOf(tools) - before) / pictures.length,
  };
  if (tools.cases) printCase(outcome, found);
  return [outcome];
}

const secondsOf = ({ children }: Tools): number =>
  Array.from(children.values(), ({ seconds }) => seconds).reduce((sum, one) => sum + one, 0);

function printCase({ name, look, words, comparison, seconds }: Outcome, found: ReadResult): void {
  const fields = FIELDS.map((field) => `${field} ${f1([comparison[field]]).toFixed(2)}`).join(', ');
  console.log(
    `${name} ${JSON.stringify(look)} words ${(words.right / words.all).toFixed(3)}, ${seconds.toFixed(1)} s; ${fields}`,
  );
  if (!found.ok) console.log(`  ${found.failure.code}: ${found.failure.message}`);
}

/** Words of the file's own text that the scan's text holds, marks and dashes of any form. */
function wordsRight(truth: ReadResult, found: ReadResult): { right: number; all: number } {
  if (!truth.ok) return { right: 0, all: 0 };
  const rest = new Map<string, number>();
  const left = found.ok ? (found.resume.meta?.trueline?.leftOut ?? []) : [];
  for (const word of wordsOf(
    [found.ok ? found.text : '', ...left.map(({ text }) => text)].join(' '),
  ))
    rest.set(word, (rest.get(word) ?? 0) + 1);
  let [right, all] = [0, 0];
  for (const word of wordsOf(truth.text)) {
    const count = rest.get(word) ?? 0;
    all++;
    if (count === 0) continue;
    right++;
    rest.set(word, count - 1);
  }
  return { right, all };
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .split(/[\s–—-]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');

/** E-mail and phone that were read and are not the person's, without a warning at them. */
function silentContacts(
  truth: { email: string | null; phone: string | null },
  { basics, meta }: Resume,
): string[] {
  const asked = new Set(meta?.trueline?.warnings?.map(({ path }) => path));
  const digits = (text: string): string => text.replace(/\D/g, '');
  const wrong: string[] = [];
  const email = basics?.email?.toLowerCase();
  if (email !== undefined && !truth.email?.split('|').includes(email) && !asked.has('basics.email'))
    wrong.push(email);
  const phone = basics?.phone;
  const phones = truth.phone?.split('|').map(digits) ?? [];
  if (phone !== undefined && !phones.includes(digits(phone)) && !asked.has('basics.phone'))
    wrong.push(phone);
  return wrong;
}

interface ChildUse {
  seconds: number;
  peak: number;
}

const TICKS_A_SECOND = 100;

/** Processor time and peak memory of the children that open and recognize, by process, out of Linux's /proc; none elsewhere. */
function scanChildrenOf(parent: number): [string, ChildUse][] {
  const pids = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return pids.flatMap((pid): [string, ChildUse][] => {
    const status = textOf(`/proc/${pid}/status`);
    if (Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) !== parent) return [];
    if (!textOf(`/proc/${pid}/cmdline`).includes('/scans/')) return [];
    const times = textOf(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
    const seconds = (Number(times[11]) + Number(times[12])) / TICKS_A_SECOND;
    return [[pid, { seconds, peak: Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024 }]];
  });
}

/** Empty for a process that ended meanwhile. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

function share(outcomes: readonly Outcome[]): number {
  const sum = (key: 'right' | 'all'): number =>
    outcomes.reduce((total, { words }) => total + words[key], 0);
  return sum('right') / sum('all');
}

/** Counts are added up over the documents before the F1 is taken. */
function f1(counts: readonly Counts[]): number {
  const sum = (key: keyof Counts): number => counts.reduce((total, one) => total + one[key], 0);
  const [right, off] = [sum('right'), sum('wrong') + sum('missed')];
  return right + off === 0 ? 1 : (2 * right) / (2 * right + off);
}

function meanOf(comparisons: readonly Comparison[]): number {
  const scores = FIELDS.map((field) => f1(comparisons.map((comparison) => comparison[field])));
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

function print(name: string, value: number, note = ''): void {
  console.log(`${name.padEnd(28)} ${value.toFixed(3)}   ${note}`.trimEnd());
}
