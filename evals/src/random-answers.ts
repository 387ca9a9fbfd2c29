// Asks answered at random: does a document then say what neither the resume nor the answers do, and are the lines made of answers whole?
import {
  type Answer,
  type Ask,
  type Blank,
  findAnswerFaults,
  type Resume,
} from '@trueline/contracts';
import { optimize, redecide, verify } from '@trueline/engine';
import { read } from '@trueline/engine/read';
import { analyze, entryOf, findValue, roleTense, stemsOf, voiceOf } from '@trueline/engine/testing';
import type { EvalOptions } from './options.ts';
import { listPanelCases } from './panel-cases.ts';
import { AS_OF, readJobs, readResumes } from './truth.ts';

const RUNS = 500;
const ROUNDS = 3;
/** So many answers to the same asks of one resume and ad. */
const RUNS_A_PAIR = 10;
const SHOWN_MAX = 12;

/** What people type, whole and raw, and what says nothing. */
const VALUES: Readonly<Record<Blank['kind'], readonly string[]>> = {
  number: ['0', '1', '2', '12', '1,500', '1.2 million', 'about 40', '3 or 4', 'nothing', ''],
  text: [
    'checked the deliveries every morning',
    'I trained two new people and wrote the checklist',
    'for about 40 clients a week',
    'about 30 a day',
    'with a scanner',
    'the weekly reports',
    '120 paying customers',
    'went from 15 to 6 minutes, they noticed at once',
    'nothing',
    '',
  ],
  date: ['2021', '2019-05', ''],
  choice: [],
};

/** Numbers from 0 to 1 that are the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <T>(from: readonly T[], random: () => number): T | undefined =>
  from[Math.floor(random() * from.length)];

/** One answer to an ask, or several ticks; none where it is skipped. */
function answerAt(ask: Ask, random: () => number): Answer[] {
  if (random() < 0.15) return [];
  const options = ask.multiple
    ? ask.options.filter(() => random() < 0.5)
    : [pick(ask.options, random)].flatMap((one) => one ?? []);
  return options
    .map(({ id, blanks }): Answer => {
      const values = Object.fromEntries(
        blanks.map(({ name, kind, choices = [] }) => [
          name,
          pick(kind === 'choice' ? choices : VALUES[kind], random) ?? '',
        ]),
      );
      return { ask: ask.id, option: id, values };
    })
    .filter((answer) => findAnswerFaults([ask], [answer]).length === 0);
}

/** Marks of a line that was not put together well. */
const GRAMMAR: Readonly<Record<string, RegExp>> = {
  'a mark of its pattern': /[[\]{}|]/,
  'a word twice': /\b(?!(?:that|had)\b)(\p{L}+) \1\b/iu,
  'an end that waits': /(?:\b(?:and|or|of|to|with|for|the|an?|by|in|on|at|from)|[,;:–-])$/i,
  'marks side by side': /[,;:] ?[,;:]| [,.;:]|\(\)|\( | {2}/,
  'a number that does not agree': /(?<![\d,.])\b1 (?:minutes|hours|days|weeks|months|years)\b/,
  'an opening that waits': /^(?:(?:and|or)\b|[,;:)])/i,
};

export interface RandomRun {
  lines: string[];
  faults: { kind: string; line: string }[];
}

/** Answers the asks of a resume and an ad at random, so many times, and tells what is wrong with the documents. */
export function runAtRandom(
  resume: Resume,
  jobDescription: string,
  seed: number,
  runs: number,
): RandomRun[] {
  const input = { resume, jobDescription, asOf: AS_OF, rounds: ROUNDS } as const;
  const { changes, report } = optimize(input);
  const asks = report.asks ?? [];
  return Array.from({ length: runs }, (_, nth) => {
    const random = randomFrom(seed * 1000 + nth);
    const answers = asks.flatMap((ask) => answerAt(ask, random));
    const told = redecide({ ...input, changes, answers });
    const made = told.changes.filter(({ kind, after }) => kind === 'answer' && after !== '');
    const unsupported = verify(resume, told.document, { changes: told.changes }).unsupported;
    const said = saidBy(resume, asks, answers);
    return {
      lines: made.map(({ after }) => after),
      faults: [
        ...unsupported.map(({ text }) => ({ kind: 'said by nobody', line: text })),
        ...made.flatMap(({ path, after }) => [
          ...faultsOf(after, path, resume),
          ...(isSaid(after, said) ? [] : [{ kind: 'a word or figure of nobody', line: after }]),
        ]),
      ],
    };
  });
}

function faultsOf(line: string, path: string, resume: Resume): RandomRun['faults'] {
  const faults = Object.entries(GRAMMAR).filter(([, mark]) => mark.test(line));
  const isEnded = /\.highlights\[/.test(path) && roleTense(resume, entryOf(path), AS_OF) === 'past';
  const isNew = typeof findValue(resume, path) !== 'string';
  return [
    ...faults.map(([kind]) => ({ kind, line })),
    ...(isEnded && isNew && !LABELLED.test(line) && voiceOf(line) === 'base'
      ? [{ kind: 'an ended role in the present', line }]
      : []),
  ];
}

/** "Long term care: the weekly reports": what stands behind a name opens with no act. */
const LABELLED = /^[^:]{1,40}: /;

const figuresOf = (text: string): string[] =>
  text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? [];
/** What a pattern adds to join what it is told. */
const JOINTS = new Set(stemsOf('used valid until since progress expected some work'));

interface Said {
  stems: ReadonlySet<string>;
  figures: ReadonlySet<string>;
}

/** Everything that the resume, the chosen options and the answers say. */
function saidBy(resume: Resume, asks: readonly Ask[], answers: readonly Answer[]): Said {
  const chosen = answers.flatMap((answer) => {
    if ('text' in answer) return [answer.text];
    const ask = asks.find(({ id }) => id === answer.ask);
    const option = ask?.options.find(({ id }) => id === answer.option);
    const terms = ask?.about.terms ?? [];
    return [
      option?.line ?? '',
      option?.label ?? '',
      ...terms,
      ...Object.values(answer.values ?? {}),
    ];
  });
  const text = [JSON.stringify(resume), ...chosen].join('\n');
  // "wrote" is said as "write" behind "used it to".
  const bases = chosen.flatMap((one) => analyze(one, 'en').tokens.map(({ lemma }) => lemma));
  return {
    stems: new Set([...stemsOf(text), ...stemsOf(bases.join(' '))]),
    figures: new Set(figuresOf(text)),
  };
}

const MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\b/gi;

/** Whether every word and figure of a line is said somewhere: in any form ("keep" as "kept"), since lines are told in their own tense. */
const isSaid = (line: string, { stems, figures }: Said): boolean => {
  const isKnown = (word: string) =>
    stemsOf(word).every(
      (stem) =>
        stems.has(stem) ||
        JOINTS.has(stem) ||
        [...stems].some((one) => one.slice(0, 3) === stem.slice(0, 3)),
    );
  return (
    analyze(line.replace(MONTH, ''), 'en').tokens.every(
      ({ text, lemma }) => isKnown(text) || isKnown(lemma),
    ) &&
    figuresOf(line).every(
      (figure) => figures.has(figure) || [...figures].some((one) => one.endsWith(figure)),
    )
  );
};

/** 500 runs with random answers over open cases: what is said by nobody, and lines that are not whole. */
export async function evalRandomAnswers({
  count,
  cases,
}: Pick<EvalOptions, 'count' | 'cases'>): Promise<void> {
  const data = process.env.EVAL_DATA_DIR;
  if (data === undefined || data === '') {
    console.log('random-answers: skipped, EVAL_DATA_DIR is not set');
    return;
  }
  const pairs: [Resume, string][] = [];
  for (const { bytes, file, ad } of listPanelCases({ test: false, firstSight: [] })) {
    const found = await read(bytes, file);
    if (found.ok) pairs.push([found.resume, ad]);
  }
  const jobs = readJobs(`${data}/jobs`);
  const resumes = await readResumes(`${data}/resumes`);
  for (const [at, resume] of resumes.entries())
    pairs.push(
      [resume, jobs[at % jobs.length] ?? ''],
      [resume, jobs[(at + 3) % jobs.length] ?? ''],
    );
  const wanted = Math.min(RUNS, count);
  const runs: RandomRun[] = [];
  for (const [seed, [resume, ad]] of pairs.entries()) {
    if (runs.length >= wanted) break;
    runs.push(...runAtRandom(resume, ad, seed + 1, Math.min(RUNS_A_PAIR, wanted - runs.length)));
  }
  printRuns(runs, cases);
}

function printRuns(runs: readonly RandomRun[], isTold: boolean): void {
  const lines = runs.flatMap((run) => run.lines);
  console.log(
    `random-answers: ${runs.length} runs, ${lines.length} lines made of answers, ${new Set(lines).size} unlike`,
  );
  const faults = runs.flatMap((run) => run.faults);
  const kinds = [
    'said by nobody',
    'a word or figure of nobody',
    ...Object.keys(GRAMMAR),
    'an ended role in the present',
  ];
  for (const kind of kinds) {
    const found = faults.filter((one) => one.kind === kind);
    console.log(`  ${kind}: ${found.length} (must be 0)`);
    if (!isTold) continue;
    for (const line of [...new Set(found.map((one) => one.line))].slice(0, SHOWN_MAX))
      console.log(`    ${line}`);
  }
}
