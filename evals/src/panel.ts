// `npm run eval panel make -- --out FOLDER [--seed 1] [--test] [--first-sight NAME]`: pairs of documents
// for readers who don't know which side is ours. `npm run eval panel tally -- --out FOLDER` counts
// their answers. The key lies beside the folder (`FOLDER.key.json`), never in it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { read } from '@trueline/engine/read';
import { finish } from './model-result.ts';
import { listPanelCases, type PanelCase } from './panel-cases.ts';
import { writePairs } from './panel-files.ts';
import { KINDS, type PairToRead, type PanelAnswer, type PanelKey, tally } from './panel-pairs.ts';

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
    },
  });
  const [act, ...rest] = positionals;
  if (values.out === undefined || rest.length > 0 || (act !== 'make' && act !== 'tally')) {
    throw new Error('panel make|tally --out FOLDER [--seed N] [--test] [--first-sight NAME]');
  }
  if (act === 'tally') return printTally(values.out);
  const cases = listPanelCases({ test: values.test, firstSight: values['first-sight'] });
  if (cases.length === 0) {
    console.log('panel: no cases; name the data by EVAL_DATA_DIR or a set by --first-sight');
    return;
  }
  await makePairs(cases, values.out, Number(values.seed));
}

async function makePairs(cases: readonly PanelCase[], out: string, seed: number): Promise<void> {
  const pairs: PairToRead[] = [];
  for (const one of cases) {
    const made = await makeOurs(one);
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
): Promise<{ original: string; resume: string; letter: string } | undefined> {
  const result = await read(one.bytes, one.file);
  if (!result.ok) return undefined;
  const { resume, letter } = await finish(result.resume, one.ad);
  return {
    original: /\.(?:txt|md)$/i.test(one.file) ? new TextDecoder().decode(one.bytes) : result.text,
    resume,
    letter,
  };
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
