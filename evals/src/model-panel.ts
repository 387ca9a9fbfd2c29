import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Resume } from '@trueline/contracts';
import { listLines, verify } from '@trueline/engine';
import { read } from '@trueline/engine/read';
import { type Finished, finish } from './model-result.ts';
import { listPanelCases } from './panel-cases.ts';
import { writePairs } from './panel-files.ts';
import type { PairToRead } from './panel-pairs.ts';
import { createRecordedModel, describePrompts, readAnswers } from './recorded-model.ts';

interface ModelPanelOptions {
  /** Folder with `CASE.json`, answers recorded for the prompts. */
  answers: string | undefined;
  /** Folder for the prompts that nobody has answered. */
  prompts: string | undefined;
  /** Folder for pairs of results with and without the model. */
  pairs: string | undefined;
  seed: number;
  test: boolean;
}

/** Answers recorded for the prompts over the panel: what comes of them, what is still to be answered, and pairs for readers. Lines are printed of no case. */
export async function runModelPanel(options: ModelPanelOptions): Promise<void> {
  const { answers, prompts, pairs, seed, test } = options;
  const toRead: PairToRead[] = [];
  const total = new Map<string, number>();
  for (const one of listPanelCases({ test, firstSight: [] })) {
    const known = await read(one.bytes, one.file);
    if (!known.ok) {
      console.log(`  ${one.id}: refused by the reader`);
      continue;
    }
    const recorded = answers === undefined ? undefined : readAnswers(answers, one.id);
    const model = createRecordedModel(recorded ?? []);
    const ours = await finish(known.resume, one.ad, { ask: model.ask });
    const plain = await finish(known.resume, one.ad);
    const counts = { answers: recorded?.length ?? 0, ...countResult(known.resume, ours, plain) };
    for (const [name, count] of Object.entries(counts))
      total.set(name, (total.get(name) ?? 0) + count);
    console.log(`  ${one.id}: ${describe(counts)}`);
    const { id, ad } = one;
    if (prompts !== undefined && model.open.length > 0) {
      mkdirSync(prompts, { recursive: true });
      writeFileSync(join(prompts, `${id}.md`), describePrompts(id, model.open));
    }
    toRead.push(
      { kind: 'model', case: id, ad, ours: ours.resume, theirs: plain.resume },
      { kind: 'model-letter', case: id, ad, ours: ours.letter, theirs: plain.letter },
    );
  }
  console.log(
    `with recorded answers: ${describe(Object.fromEntries(total))} (inventions must be 0)`,
  );
  if (pairs !== undefined) writePairs(toRead, pairs, seed);
}

function countResult(resume: Resume, ours: Finished, plain: Finished): Record<string, number> {
  const { changes, document, report } = ours.result;
  const own = changes.filter(({ kind }) => kind === 'model-wording');
  const textsOf = (document: Resume) => new Set(listLines(document).map(({ text }) => text));
  const without = textsOf(plain.result.document);
  const accepted = own.filter(({ decision }) => decision === 'accepted');
  return {
    'lines in its words': accepted.length,
    'of these told otherwise than without it': accepted.filter(({ after }) => !without.has(after))
      .length,
    'to confirm': own.filter(({ verdict }) => verdict === 'confirm').length,
    'sentences of the letter': ours.reworded,
    'points more':
      Math.round((report.optimizedScore - plain.result.report.optimizedScore) * 10) / 10,
    'inventions in the document': verify(resume, document, { changes }).unsupported.length,
  };
}

const describe = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${Number.isInteger(count) ? count : count.toFixed(1)}`)
    .join(', ');
