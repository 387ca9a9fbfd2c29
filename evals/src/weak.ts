import type { Resume } from '@trueline/contracts';
import { optimize, verify } from '@trueline/engine';
import { read } from '@trueline/engine/read';
import type { EvalOptions } from './options.ts';
import { listPanelCases } from './panel-cases.ts';

const AS_OF = '2026-11';

/** What a reader calls weak, counted by the text alone: nothing of the engine's rules is asked. */
const WEAK: Readonly<Record<string, RegExp>> = {
  'weak openers':
    /^(?:i |was |am |were )*(?:responsible|accountable|in charge|tasked|entrusted|charged with|duties|my (?:main )?(?:duties|role|job)|role involved|job was|had to|helped (?:to|out|in)|assisted (?:in|with)|involved in|participated in|provided (?:help|support|assistance) (?:with|in))\b/i,
  'first person': /(?<![\w.])(?:I|I['’]m|my|me|myself|we|our)(?![\w.])/,
  'told of as he or she': /^(?:he|she) \w/i,
  wordiness:
    /in order to|due to the fact|on an? \w+ basis|utili[sz]|in an? \w+ manner|a wide variety of different|each and every|prior to/i,
  'small letter at the head': /^\p{Ll}+ /u,
  'marks astray': / {2,}| [,.;](?:\s|$)|!!|\.{2,}$|,$|^[-–>•]/,
  'says nothing':
    /^(?:references? (?:available|upon|on)|available (?:up)?on request|reason for leaving|.{0,20}other (?:related )?duties as)/i,
};

const linesOf = ({ work = [], volunteer = [], references = [] }: Resume): string[] => [
  ...[...work, ...volunteer].flatMap((entry) => [
    ...(entry.highlights ?? []),
    ...(entry.summary ?? '').split('\n'),
  ]),
  ...references.flatMap(({ reference }) => reference ?? []),
];
const filled = (resume: Resume): string[] =>
  linesOf(resume)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const countRepeated = (lines: readonly string[]): number => {
  const all = lines.map((line) => line.toLowerCase().replace(/\W+/g, ' ').trim());
  return all.length - new Set(all).size;
};

function countsOf(lines: readonly string[]): Record<string, number> {
  const counts = Object.fromEntries(
    Object.entries(WEAK).map(([kind, pattern]) => [
      kind,
      lines.filter((line) => pattern.test(line)).length,
    ]),
  );
  return { ...counts, 'said twice': countRepeated(lines) };
}

/** Weak lines of documents that others wrote, before and after, with what changed in a document; `--first-sight` names the sets. */
export async function evalWeak({ firstSight, cases }: EvalOptions): Promise<void> {
  const sets = firstSight.length > 0 ? firstSight : ['2026-11-23', '2026-11-23-b', '2026-11-23-c'];
  const before: string[] = [];
  const after: string[] = [];
  const changes: number[] = [];
  let unsupported = 0;
  for (const { id, file, bytes, ad: jobDescription } of listPanelCases({
    test: false,
    firstSight: sets,
  })) {
    const reading = await read(bytes, file);
    if (!reading.ok) continue;
    const { resume } = reading;
    const result = optimize({ resume, jobDescription, asOf: AS_OF });
    const left = filled(result.document);
    before.push(...filled(resume));
    after.push(...left);
    changes.push(result.changes.filter(({ decision }) => decision === 'accepted').length);
    unsupported += verify(resume, result.document).unsupported.length;
    if (cases) printLeft(id, left);
  }
  const [own, now] = [countsOf(before), countsOf(after)];
  const median = [...changes].sort((a, b) => a - b)[Math.floor(changes.length / 2)] ?? 0;
  console.log(
    `weak lines of ${changes.length} first-sight documents, before -> after; ${median} changes a document (median); unsupported ${unsupported}`,
  );
  for (const [kind, count] of Object.entries(own))
    console.log(`  ${kind}: ${count} -> ${now[kind] ?? 0}`);
}

function printLeft(id: string, lines: readonly string[]): void {
  for (const [kind, pattern] of Object.entries(WEAK))
    for (const line of lines.filter((one) => pattern.test(one)))
      console.log(`    ${id}: ${kind}: ${line.slice(0, 120)}`);
}
