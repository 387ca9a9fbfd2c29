// `npm run eval`: the engine's quality on labelled data, with the anchors beside it. The data
// of some parts isn't in the repository: EVAL_DATA_DIR names it, and without it they say so and skip.
// `npm run eval PART ... [-- --test]` runs some parts, `npm run eval panel` makes pairs for readers; docs/quality.md tells the options.
import { evalAdDress } from './ad-dress.ts';
import { evalAsks } from './asks.ts';
import { evalDocuments } from './documents.ts';
import { evalDoubts } from './doubts.ts';
import { evalDress } from './dress.ts';
import { evalFit } from './fit.ts';
import { evalFixtureReading } from './fixture-reading.ts';
import { evalModel } from './model.ts';
import { evalNearLines } from './near-lines.ts';
import { evalOccupations } from './occupations.ts';
import { parseEvalOptions } from './options.ts';
import { evalOwnFile } from './own-file/own-file.ts';
import { evalPages } from './pages.ts';
import { runPanel } from './panel.ts';
import { evalParseBack } from './parse-back.ts';
import { evalPlaces } from './places.ts';
import { evalRandomAnswers } from './random-answers.ts';
import { evalReading } from './reading.ts';
import { evalScans } from './scans.ts';
import { evalScore } from './score.ts';
import { evalStuffing } from './stuffing.ts';
import { evalTagging } from './tagging.ts';
import { evalTruth } from './truth.ts';
import { evalVoice } from './voice.ts';
import { evalWeak } from './weak.ts';
import { evalWriting } from './writing.ts';

const PARTS = {
  reading: evalReading,
  fixtures: evalFixtureReading,
  scans: evalScans,
  'own-file': evalOwnFile,
  dress: evalDress,
  documents: evalDocuments,
  doubts: evalDoubts,
  places: evalPlaces,
  tagging: evalTagging,
  pages: evalPages,
  occupations: evalOccupations,
  'near-lines': evalNearLines,
  asks: evalAsks,
  'random-answers': evalRandomAnswers,
  'ad-dress': evalAdDress,
  score: evalScore,
  fit: evalFit,
  stuffing: evalStuffing,
  truth: evalTruth,
  model: evalModel,
  weak: evalWeak,
  voice: evalVoice,
  writing: evalWriting,
  'parse-back': evalParseBack,
};

const [first, ...rest] = process.argv.slice(2);
if (first === 'panel') await runPanel(rest);
else await runParts(process.argv.slice(2));

async function runParts(args: readonly string[]): Promise<void> {
  const options = parseEvalOptions(args);
  const unknown = options.parts.filter((part) => !(part in PARTS));
  if (unknown.length > 0) throw new Error(`No part is named ${unknown.join(', ')}`);
  for (const [name, run] of Object.entries(PARTS)) {
    if (options.parts.length > 0 && !options.parts.includes(name)) continue;
    console.log(`\n## ${name}`);
    await run(options);
  }
}
