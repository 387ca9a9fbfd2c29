// Asks: answers written from what else is true of a person, and what comes of them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Answer,
  type Ask,
  answersSchema,
  findAnswerFaults,
  isNothing,
} from '@trueline/contracts';
import { listLines, type Optimization, optimize } from '@trueline/engine';
import { read } from '@trueline/engine/read';
import { findSkills } from '@trueline/engine/testing';
import type { EvalOptions } from './options.ts';
import { listPanelCases, type PanelCase } from './panel-cases.ts';
import { shareWithInterval } from './share.ts';

const AS_OF = '2026-01';
/** So long a tap, a number and a text take. */
const SECONDS = { tap: 6, number: 15, text: 30 } as const;
/** What a sheet says that the person has not done. */
const DENIED = /\b(?:no|not|never|none|haven't|don't|didn't|only)\b/i;

interface Outcome {
  asked: number;
  told: number;
  seconds: number;
  terms: { term: string; stands: boolean }[];
  before: number;
  without: number;
  after: number;
  lines: string[];
}

/** Asks answered with a yes or a value, the time that took, and whether what the ad requires and the person has stands in the result in the ad's words. */
export async function evalAsks({
  answers: folder,
  cases: isTold,
  test,
}: Pick<EvalOptions, 'answers' | 'cases' | 'test'>): Promise<void> {
  const data = process.env.EVAL_DATA_DIR;
  if (folder === undefined || data === undefined) {
    console.log('asks: skipped, --answers DIR and EVAL_DATA_DIR name what it reads');
    return;
  }
  const outcomes: Outcome[] = [];
  for (const panelCase of listPanelCases({ test, firstSight: [] })) {
    const file = join(folder, panelCase.id, 'answers.json');
    if (!existsSync(file)) continue;
    const answers = answersSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    const sheet = readFileSync(join(data, 'panel', panelCase.id, 'person.md'), 'utf8');
    const outcome = await answerCase(panelCase, answers, sheet);
    outcomes.push(outcome);
    const { asked, told, seconds, terms, before, without, after, lines } = outcome;
    const standing = terms.filter(({ stands }) => stands).length;
    console.log(
      `${panelCase.id}: ${told} of ${asked} asks, ${seconds} s, terms ${standing} of ${terms.length}, score ${before} -> ${without} -> ${after}`,
    );
    if (!isTold || test) continue;
    for (const line of lines) console.log(`  ${line}`);
    const open = terms.filter(({ stands }) => !stands).map(({ term }) => term);
    if (open.length > 0) console.log(`  missing: ${open.join(', ')}`);
  }
  const sum = (of: (outcome: Outcome) => number): number =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0);
  const terms = outcomes.flatMap((outcome) => outcome.terms);
  const times = outcomes.map(({ seconds }) => seconds).toSorted((a, b) => a - b);
  console.log(
    [
      `answered with a yes or a value: ${shareWithInterval(
        sum(({ told }) => told),
        sum(({ asked }) => asked),
      )}`,
      `required terms that the person has, in the ad's words: ${shareWithInterval(terms.filter(({ stands }) => stands).length, terms.length)}`,
      `the median person: ${times[Math.floor(times.length / 2)] ?? 0} s`,
    ].join('\n'),
  );
}

async function answerCase(
  { bytes, file, ad }: PanelCase,
  answers: readonly Answer[],
  sheet: string,
): Promise<Outcome> {
  const found = await read(bytes, file);
  if (!found.ok) throw new Error(`${file} can't be read`);
  const input = { resume: found.resume, jobDescription: ad, asOf: AS_OF } as const;
  const open = optimize(input);
  const asks = open.report.asks ?? [];
  // Other answers than those to today's asks count as left open.
  const given = answers.filter(
    (answer) =>
      asks.some(({ id }) => id === answer.ask) && findAnswerFaults(asks, [answer]).length === 0,
  );
  const result = optimize({ ...input, answers: given });
  const told = new Set(given.filter(saysSomething).map(({ ask }) => ask));
  return {
    asked: asks.length,
    told: told.size,
    seconds: asks.reduce((total, ask) => total + secondsOf(ask, given), 0),
    terms: termsHeld(result, sheet),
    before: open.report.originalScore,
    without: open.report.optimizedScore,
    after: result.report.optimizedScore,
    lines: result.changes.filter(({ kind }) => kind === 'answer').map(({ after }) => after),
  };
}

const saysSomething = (answer: Answer): boolean =>
  'text' in answer ? !isNothing(answer.text) : !['no', 'skip'].includes(answer.option);

function secondsOf({ id, options }: Ask, answers: readonly Answer[]): number {
  const own = answers.filter(({ ask }) => ask === id);
  if (own.length === 0) return SECONDS.tap;
  return own.reduce((total, answer) => {
    if ('text' in answer) return total + SECONDS.text;
    const blanks = options.find((option) => option.id === answer.option)?.blanks ?? [];
    const typed = Object.keys(answer.values ?? {}).map((name) => {
      const kind = blanks.find((blank) => blank.name === name)?.kind;
      return kind === 'text' ? SECONDS.text : kind === 'choice' ? SECONDS.tap : SECONDS.number;
    });
    return total + SECONDS.tap + typed.reduce((all, one) => all + one, 0);
  }, 0);
}

const holds = (text: string, form: string): boolean =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${RegExp.escape(form.toLowerCase())}(?![\\p{L}\\p{N}+#])`,
    'u',
  ).test(text);

/** What the ad requires by name and the resume or the sheet holds, in whatever form, and whether one of the ad's forms stands in the result. */
function termsHeld(result: Optimization, sheet: string): Outcome['terms'] {
  const said = sheet
    .split('\n')
    .filter((line) => !DENIED.test(line))
    .join('\n');
  const names = new Set(findSkills(said).map(({ name }) => name));
  const text = listLines(result.document)
    .map((line) => line.text)
    .join('\n')
    .toLowerCase();
  const terms = new Map<string, boolean>();
  for (const { kind, level, credit, skills } of result.original.requirements) {
    if ((kind !== 'skill' && kind !== 'cert') || level !== 'must') continue;
    const held = skills.filter(
      (skill) => credit > 0 || names.has(skill.name) || holds(said.toLowerCase(), skill.text),
    );
    const [first] = held;
    if (first === undefined) continue;
    const stands = held.some((skill) => holds(text, skill.text));
    terms.set(first.text, (terms.get(first.text) ?? false) || stands);
  }
  return [...terms].map(([term, stands]) => ({ term, stands }));
}
