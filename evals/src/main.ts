// `npm run eval`: the engine's quality on labelled data, with the anchors beside it. The data
// of some parts isn't in the repository: EVAL_DATA_DIR names it, and without it they say so and skip.
// `npm run eval PART ... [-- --test]` runs some parts; docs/quality.md tells the options.
import { evalDocuments } from './documents.ts';
import { evalDress } from './dress.ts';
import { evalFixtureReading } from './fixture-reading.ts';
import { evalModel } from './model.ts';
import { parseEvalOptions } from './options.ts';
import { evalParseBack } from './parse-back.ts';
import { evalReading } from './reading.ts';
import { evalScore } from './score.ts';
import { evalTagging } from './tagging.ts';
import { evalTruth } from './truth.ts';
import { evalWriting } from './writing.ts';

const PARTS = {
  reading: evalReading,
  fixtures: evalFixtureReading,
  dress: evalDress,
  documents: evalDocuments,
  tagging: evalTagging,
  score: evalScore,
  truth: evalTruth,
  model: evalModel,
  writing: evalWriting,
  'parse-back': evalParseBack,
};

const options = parseEvalOptions(process.argv.slice(2));
const unknown = options.parts.filter((part) => !(part in PARTS));
if (unknown.length > 0) throw new Error(`No part is named ${unknown.join(', ')}`);
for (const [name, run] of Object.entries(PARTS)) {
  if (options.parts.length > 0 && !options.parts.includes(name)) continue;
  console.log(`\n## ${name}`);
  await run(options);
}
