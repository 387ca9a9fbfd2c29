// `npm run eval panel make -- --out FOLDER [--seed 1] [--test] [--first-sight NAME]`: pairs of documents
// for readers who don't know which side is ours. `npm run eval panel tally -- --out FOLDER` counts
// their answers. The key lies beside the folder (`FOLDER.key.json`), never in it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { optimize, writePack } from '@trueline/engine';
import { read } from '@trueline/engine/read';
import { DEFAULT_TEMPLATE_ID, render } from '@trueline/render';
import { listPanelCases, type PanelCase } from './panel-cases.ts';
import {
  KINDS,
  type PairKind,
  type PanelAnswer,
  type PanelKey,
  plainDocument,
  seededCoin,
  tally,
} from './panel-pairs.ts';

const AS_OF = '2026-11';

const INSTRUCTIONS = `# How to read

Each folder holds a job ad (\`job.txt\`) and two documents, \`a.txt\` and \`b.txt\`, of one person. You don't
know who wrote which. Read as the recruiter who has to fill this job. Facts are as each document tells them.

Answer in \`answers/NAME.json\`, a list with one object for each folder:
\`{ "pair": "01", "reader": "NAME", "choice": "A" | "B" | "same", "stops": { "a": [line numbers], "b": [...] }, "wrongEnglish": { "a": [...], "b": [...] } }\`

- \`choice\`: whom you would rather invite; for two letters, which one you would rather get. "same" where you would toss a coin.
- \`stops\`: lines that make you stop (odd, empty, doubled, in the wrong place, not believable). \`wrongEnglish\`: those of them that are wrong English.
- Where the folder's name ends with \`letter\`, also \`"send": { "a": "as it is" | "small changes" | "rewrite", "b": ... }\` and \`"machine": { "a": true | false, "b": ... }\`: was it written by a machine?

No line of the documents goes into an answer, numbers alone.
`;

interface Pair {
  kind: PairKind;
  ours: string;
  theirs: string;
}

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
  const coin = seededCoin(seed);
  const key: PanelKey = {};
  mkdirSync(join(out, 'answers'), { recursive: true });
  writeFileSync(join(out, 'README.md'), INSTRUCTIONS);
  let count = 0;
  for (const one of cases) {
    const made = await makeOurs(one);
    if (made === undefined) {
      console.log(`  ${one.id}: refused by the reader`);
      continue;
    }
    const pairs = KINDS.flatMap((kind): Pair[] => {
      const theirs = kind === 'original' ? made.original : one.others[kind];
      const ours = kind === 'letter' ? made.letter : made.resume;
      return theirs === undefined ? [] : [{ kind, ours, theirs }];
    });
    for (const { kind, ours, theirs } of pairs) {
      const isA = coin();
      const folder = `${String(++count).padStart(3, '0')}${kind === 'letter' ? '-letter' : ''}`;
      mkdirSync(join(out, folder));
      const [a, b] = isA ? [ours, theirs] : [theirs, ours];
      writeFileSync(join(out, folder, 'a.txt'), plainDocument(a));
      writeFileSync(join(out, folder, 'b.txt'), plainDocument(b));
      writeFileSync(join(out, folder, 'job.txt'), one.ad);
      key[folder] = { kind, case: one.id, ours: isA ? 'A' : 'B' };
    }
  }
  writeFileSync(`${out}.key.json`, `${JSON.stringify(key, null, 1)}\n`);
  console.log(`panel: ${count} pairs of ${cases.length} cases in ${out}, seed ${seed}`);
}

/** What a person gets who changes nothing: the result as it stands after the run, in its text file; beside it the upload, a text file as it is. */
async function makeOurs(
  one: PanelCase,
): Promise<{ original: string; resume: string; letter: string } | undefined> {
  const result = await read(one.bytes, one.file);
  if (!result.ok) return undefined;
  const { document, job, report } = optimize({
    resume: result.resume,
    jobDescription: one.ad,
    asOf: AS_OF,
  });
  const settings = { sectionOrder: report.layout?.sectionOrder?.sections };
  const options = {
    templateId: DEFAULT_TEMPLATE_ID,
    format: 'txt',
    settings,
  } as const;
  const text = new TextDecoder().decode(await render(document, options));
  const pack = writePack(
    { resume: document, job, jobDescription: one.ad, asOf: AS_OF },
    { coverLetter: true },
  );
  return {
    original: /\.(?:txt|md)$/i.test(one.file) ? new TextDecoder().decode(one.bytes) : result.text,
    resume: text,
    letter: pack.coverLetter?.standard ?? '',
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
