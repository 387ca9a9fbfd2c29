// `npm run eval panel make -- --out FOLDER [--seed 1] [--test] [--first-sight NAME] [--answers DIR]`: pairs of
// documents for readers who don't know which side is ours. `npm run eval panel tally -- --out FOLDER` counts
// their answers. The key lies beside the folder (`FOLDER.key.json`), never in it. `panel asks -- --out DIR`
// writes what each case's person is asked (`DIR/CASE/asks.json`), for `answers.json` to lie beside it.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Answer, answersSchema, findAnswerFaults, type Resume } from '@trueline/contracts';
import { optimize } from '@trueline/engine';
import { read } from '@trueline/engine/read';
import { finish } from './model-result.ts';
import { listPanelCases, type PanelCase } from './panel-cases.ts';
import { writePairs } from './panel-files.ts';
import { KINDS, type PairToRead, type PanelAnswer, type PanelKey, tally } from './panel-pairs.ts';
import { AS_OF } from './truth.ts';

/** Runs `make` or `tally` with the words behind it. Throws on anything else. */
export async function runPanel(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      seed: { type: 'string', default: '1' },
      test: { type: 'boolean', default: false },
      'first-sight': { type: 'string', multiple: true, default: [] },
      answers: { type: 'string' },
    },
  });
  const [act, ...rest] = positionals;
  if (values.out === undefined || rest.length > 0 || !/^(?:make|tally|asks)$/.test(act ?? '')) {
    throw new Error(
      'panel make|tally|asks --out FOLDER [--seed N] [--test] [--first-sight NAME] [--answers DIR]',
    );
  }
  if (act === 'tally') return printTally(values.out);
  const cases = listPanelCases({ test: values.test, firstSight: values['first-sight'] });
  if (cases.length === 0) {
    console.log('panel: no cases; name the data by EVAL_DATA_DIR or a set by --first-sight');
    return;
  }
  if (act === 'asks') return writeAsks(cases, values.out);
  await makePairs(cases, values.out, Number(values.seed), values.answers);
}

/** What a person is asked in the first round, a file a case. */
async function writeAsks(cases: readonly PanelCase[], out: string): Promise<void> {
  for (const { id, bytes, file, ad } of cases) {
    const result = await read(bytes, file);
    if (!result.ok) continue;
    const { report } = optimize({ resume: result.resume, jobDescription: ad, asOf: AS_OF });
    mkdirSync(join(out, id), { recursive: true });
    writeFileSync(join(out, id, 'asks.json'), `${JSON.stringify(report.asks ?? [], null, 1)}\n`);
  }
}

async function makePairs(
  cases: readonly PanelCase[],
  out: string,
  seed: number,
  answers?: string,
): Promise<void> {
  const pairs: PairToRead[] = [];
  for (const one of cases) {
    const made = await makeOurs(one, answers);
    if (made === undefined) {
      console.log(`  ${one.id}: refused by the reader`);
      continue;
    }
    for (const kind of KINDS) {
      const theirs = kind === 'original' ? made.original : one.others[kind];
      const ours = kind === 'letter' ? made.letter : made.resume;
      if (theirs !== undefined) pairs.push({ kind, case: one.id, ad: one.ad, ours, theirs });
    }
  }
  writePairs(pairs, out, seed);
}

/** What a person gets who changes nothing: the result as it stands after the run, in its text file; beside it the upload, a text file as it is. */
async function makeOurs(
  one: PanelCase,
  folder?: string,
): Promise<{ original: string; resume: string; letter: string } | undefined> {
  const result = await read(one.bytes, one.file);
  if (!result.ok) return undefined;
  const answers = folder === undefined ? [] : answersOf(one, result.resume, folder);
  const { resume, letter } = await finish(result.resume, one.ad, { answers });
  return {
    original: /\.(?:txt|md)$/i.test(one.file) ? new TextDecoder().decode(one.bytes) : result.text,
    resume,
    letter,
  };
}

/** The answers that lie in a case's folder; one that can't be taken is named and left open. */
function answersOf({ id, ad }: PanelCase, resume: Resume, folder: string): Answer[] {
  const file = join(folder, id, 'answers.json');
  if (!existsSync(file)) throw new Error(`${file} is missing`);
  const answers = answersSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const asks = optimize({ resume, jobDescription: ad, asOf: AS_OF }).report.asks ?? [];
  return answers.filter((answer) => {
    const [fault] = findAnswerFaults(asks, [answer]);
    if (fault !== undefined) console.log(`  ${id}: ${answer.ask} left open: ${fault.message}`);
    return fault === undefined;
  });
}

function printTally(out: string): void {
  const key = JSON.parse(readFileSync(`${out}.key.json`, 'utf8')) as PanelKey;
  const answers = readdirSync(join(out, 'answers'))
    .filter((name) => name.endsWith('.json'))
    .flatMap(
      (name) => JSON.parse(readFileSync(join(out, 'answers', name), 'utf8')) as PanelAnswer[],
    );
  for (const line of tally(key, answers)) console.log(line);
}
