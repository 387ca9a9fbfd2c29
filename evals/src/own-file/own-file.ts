import type { Change, Resume } from '@trueline/contracts';
import { optimize } from '@trueline/engine';
import { read } from '@trueline/engine/read';
import { type OwnFile, writeOwnFile } from '@trueline/render';
import type { EvalOptions } from '../options.ts';
import { changedElsewhere } from './changed-elsewhere.ts';
import { hasLibreOffice, openAll } from './libre-office.ts';
import { listWordResumes, type WordResume } from './word-resumes.ts';

const AS_OF = '2026-11';
const DATE = '2026-11-01T00:00:00Z';
/** Share of a run's accepted changes that a file may be left without, in the median. */
const MOST_LEFT = 0.05;

interface Written {
  resume: WordResume;
  read: Resume;
  accepted: Change[];
  clean: OwnFile;
  tracked: OwnFile;
}

interface Outcome extends Written {
  /** By what is wrong with it; empty for a file that is right. */
  faults: string[];
}

/** Puts each run's accepted changes into the person's own Word file and has LibreOffice open, accept and reject them. Needs LibreOffice, no data. */
export async function evalOwnFile({ cases, firstSight }: EvalOptions): Promise<void> {
  if (!hasLibreOffice()) {
    console.log('skipped: LibreOffice (soffice) is not on this machine');
    return;
  }
  const written: Written[] = [];
  for (const resume of listWordResumes(firstSight)) {
    const one = await write(resume);
    if (one === undefined) console.log(`${resume.name}: not read`);
    else written.push(one);
  }
  const tasks = written.flatMap(({ resume, clean, tracked }) => [
    { bytes: resume.bytes },
    { bytes: clean.bytes },
    { bytes: tracked.bytes, revisions: 'accept' as const },
    { bytes: tracked.bytes, revisions: 'reject' as const },
  ]);
  const opened = await openAll(tasks);
  const outcomes = written.map((one, index) => ({
    ...one,
    faults: faultsOf(one, opened.slice(4 * index, 4 * index + 4)),
  }));
  if (cases) for (const outcome of outcomes) printCase(outcome);
  printSummary(outcomes);
}

async function write(resume: WordResume): Promise<Written | undefined> {
  const result = await read(resume.bytes, 'resume.docx');
  if (!result.ok) return undefined;
  const { jobDescription } = resume;
  const { changes } = optimize({ resume: result.resume, jobDescription, asOf: AS_OF });
  const input = { original: resume.bytes, text: result.text, resume: result.resume, changes };
  return {
    resume,
    read: result.resume,
    accepted: changes.filter(({ decision }) => decision !== 'rejected'),
    clean: writeOwnFile(input),
    tracked: writeOwnFile({ ...input, tracked: DATE }),
  };
}

function faultsOf(one: Written, opened: readonly (string[] | null)[]): string[] {
  const [original, clean, accepted, rejected] = opened;
  if (!original || !clean || !accepted || !rejected) return ['does not open'];
  const faults = [...silentlyLost(one), ...wordFaults(one, original, clean)];
  if (accepted.join('\n') !== clean.join('\n'))
    faults.push(`accepted is not clean: ${firstDifference(accepted, clean)}`);
  if (rejected.join('\n') !== original.join('\n'))
    faults.push(`rejected is not the original: ${firstDifference(rejected, original)}`);
  return [
    ...faults,
    ...changedElsewhere(one.resume.bytes, one.clean.bytes, placedOf(one), headingsOf(one)),
  ];
}

const placedOf = ({ accepted, clean }: Written): Change[] =>
  accepted.filter(({ id }) => clean.placed.includes(id));

/** Every accepted change is placed or listed, the same in both files. */
function silentlyLost({ accepted, clean, tracked }: Written): string[] {
  const told = new Set([...clean.placed, ...clean.left.map(({ id }) => id)]);
  const lost = accepted.filter(({ id }) => !told.has(id)).map(({ id }) => `silently lost: ${id}`);
  const isSame = clean.placed.join() === tracked.placed.join();
  return isSame ? lost : [...lost, 'tracked places others than clean'];
}

/** What the file says more and less than before must be what the placed changes say. */
function wordFaults(one: Written, before: readonly string[], after: readonly string[]): string[] {
  const wanted = new Map<string, number>();
  for (const { before: from, after: to, decision } of placedOf(one)) {
    count(wanted, from, -1);
    count(wanted, typeof decision === 'object' ? decision.text : to, 1);
  }
  const found = new Map<string, number>();
  count(found, before.join('\n'), -1);
  count(found, after.join('\n'), 1);
  // Labels before what was removed go with it.
  const labels = before.flatMap((text) => /^[^:]{1,40}(?=:)/.exec(text)?.[0] ?? []);
  const headings = wordsOf([...headingsOf(one), ...labels].join(' '));
  const wrong = [...new Set([...wanted.keys(), ...found.keys()])].filter(
    (word) => (wanted.get(word) ?? 0) !== (found.get(word) ?? 0) && !headings.includes(word),
  );
  return wrong.length === 0 ? [] : [`words differ: ${wrong.slice(0, 12).join(' ')}`];
}

/** As the file says them, and as they are changed. */
const headingsOf = ({ read: { meta }, accepted }: Written): string[] => [
  'summary',
  ...(meta?.trueline?.sections ?? []).map(({ heading }) => heading),
  ...accepted
    .filter(({ path }) => /^meta\.trueline\.sections\[\d+\]\.heading$/.test(path))
    .map(({ after }) => after),
];

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

function count(words: Map<string, number>, text: string, step: number): void {
  for (const word of wordsOf(text)) words.set(word, (words.get(word) ?? 0) + step);
}

function firstDifference(one: readonly string[], other: readonly string[]): string {
  const at = one.findIndex((text, index) => text !== other[index]);
  const place = at < 0 ? one.length : at;
  return `"${(one[place] ?? '').slice(0, 60)}" for "${(other[place] ?? '').slice(0, 60)}"`;
}

const leftShare = ({ accepted, clean }: Written): number =>
  clean.left.length / Math.max(1, accepted.length);

function printCase({ resume, accepted, clean, faults }: Outcome): void {
  console.log(`${resume.name}: ${clean.placed.length} of ${accepted.length} placed`);
  for (const { id, reason } of clean.left) {
    const change = accepted.find((one) => one.id === id);
    console.log(`  left: ${change?.kind} ${change?.path}. ${reason}`);
    if (process.env.SHOW) console.log(JSON.stringify([change?.before, change?.after]));
  }
  for (const fault of faults) console.log(`  FAULT ${fault}`);
}

function printSummary(outcomes: readonly Outcome[]): void {
  const shares = outcomes.map(leftShare).sort((a, b) => a - b);
  const all = outcomes.reduce((sum, { accepted }) => sum + accepted.length, 0);
  const left = outcomes.reduce((sum, { clean }) => sum + clean.left.length, 0);
  const withFault = (start: string): number =>
    outcomes.filter(({ faults }) => faults.some((fault) => fault.startsWith(start))).length;
  console.log(`Word resumes                 ${outcomes.length}   must 40 or more`);
  console.log(`accepted changes             ${all}, ${left} left out and listed`);
  console.log(
    `left out, median             ${(shares[Math.floor(shares.length / 2)] ?? 0).toFixed(3)}   must ${MOST_LEFT} or less`,
  );
  console.log(`left out, mean               ${(left / Math.max(1, all)).toFixed(3)}`);
  for (const fault of FAULTS) console.log(`${fault.padEnd(28)} ${withFault(fault)}   must 0`);
}

const FAULTS = [
  'does not open',
  'silently lost',
  'tracked places others',
  'words differ',
  'accepted is not clean',
  'rejected is not the original',
  'changed elsewhere',
];
