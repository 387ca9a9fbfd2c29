// `npm run eval`: the engine's quality on labelled data, with the anchors beside it. The data
// isn't in the repository: EVAL_DATA_DIR names it. Each part says so and skips without it.
import { evalFixtureReading } from './fixture-reading.ts';
import { evalModel } from './model.ts';
import { evalParseBack } from './parse-back.ts';
import { evalReading } from './reading.ts';
import { evalScore } from './score.ts';
import { evalTruth } from './truth.ts';
import { evalWriting } from './writing.ts';

const PARTS = {
  reading: evalReading,
  fixtures: evalFixtureReading,
  score: evalScore,
  truth: evalTruth,
  model: evalModel,
  writing: evalWriting,
  'parse-back': evalParseBack,
};

const wanted = process.argv.slice(2);
for (const [name, run] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n## ${name}`);
  await run();
}
