import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PromptId, type Proposal, REWORDING_WISHES, type Resume } from '@trueline/contracts';
import {
  type AskModel,
  judgeProposals,
  listLines,
  listPromptTasks,
  listWishTasks,
  verify,
} from '@trueline/engine';
import { read } from '@trueline/engine/read';
import { evalModelFaults } from './model-faults.ts';
import { finish } from './model-result.ts';
import { listPanelCases } from './panel-cases.ts';
import { AS_OF } from './truth.ts';

const RECORDED = join(import.meta.dirname, '../cases/models/recorded.json');

interface Recorded {
  versions: Partial<Record<PromptId, number>>;
  cases: {
    id: string;
    resume: Resume;
    ad: string;
    careful: Proposal[];
    careless: Proposal[];
  }[];
}

interface Replay {
  id: string;
  resume: Resume;
  ad: string;
  answers: readonly Proposal[];
}

/** What became of one person's answers. */
interface Outcome {
  /** Lines that stand in a model's words. */
  improved: number;
  toConfirm: number;
  /** Facts of the document that the resume does not support. */
  inventions: number;
  near: number;
  /** Texts shorter, warmer or plainer at the person's word that are proven. */
  wishes: number;
  /** Sentences of the letter in a model's words. */
  sentences: number;
}

const ON_WISH: ReadonlySet<string> = new Set(REWORDING_WISHES);

/** Says what was recorded, whatever is asked of it; once more only where it is asked about what was refused, when it has nothing better. */
const replaying =
  (answers: readonly Proposal[]): AskModel =>
  async (requests) =>
    requests.map(({ id, paths, data }) => ({
      items: data.includes('"refused":')
        ? []
        : answers.flatMap(({ task, path = '', text }) =>
            task === id && paths.includes(path) ? [{ path, text }] : [],
          ),
    }));

async function run({ resume, ad, answers }: Replay): Promise<Outcome> {
  const input = { resume, jobDescription: ad, asOf: AS_OF } as const;
  const { result, reworded } = await finish(resume, ad, { ask: replaying(answers) });
  const { changes, document } = result;
  const wished = judgeProposals(
    input,
    answers.filter(({ task }) => ON_WISH.has(task)),
  );
  const own = changes.filter(({ kind }) => kind === 'model-wording');
  return {
    improved: own.filter(({ decision }) => decision === 'accepted').length,
    toConfirm: own.filter(({ verdict }) => verdict === 'confirm').length,
    inventions: verify(resume, document, { changes }).unsupported.length,
    near: result.near?.length ?? 0,
    wishes: wished.changes.filter(({ verdict }) => verdict === 'proven').length,
    sentences: reworded,
  };
}

async function print(name: string, replays: readonly Replay[]): Promise<void> {
  const total: Outcome = {
    improved: 0,
    toConfirm: 0,
    inventions: 0,
    near: 0,
    wishes: 0,
    sentences: 0,
  };
  let answers = 0;
  for (const replay of replays) {
    const outcome = await run(replay);
    answers += replay.answers.length;
    for (const key of Object.keys(total) as (keyof Outcome)[]) total[key] += outcome[key];
    console.log(`  ${name} ${replay.id}: ${describe(outcome)}`);
  }
  console.log(`${name}: ${answers} answers, ${describe(total)} (inventions must be 0)`);
}

const describe = ({ improved, toConfirm, inventions, near, wishes, sentences }: Outcome): string =>
  `lines improved ${improved}, to confirm ${toConfirm}, near lines ${near}, on wish ${wishes}, sentences of the letter ${sentences}, inventions in the document ${inventions}`;

/** Whether the answers were made for the prompts of today: others would have to be recorded anew. */
function listOldAnswers({ versions, cases }: Recorded): string[] {
  return cases.slice(0, 1).flatMap(({ resume, ad }) => {
    const input = { resume, jobDescription: ad, asOf: AS_OF } as const;
    const { tasks } = listPromptTasks(input);
    const path = tasks.find(({ id }) => id === 'lines')?.path ?? '';
    const onWish = REWORDING_WISHES.flatMap((how) => listWishTasks(input, { how, path }));
    return [...tasks, ...onWish]
      .filter(({ id, version }) => versions[id] !== version)
      .map(({ id }) => id);
  });
}

/** The labelled edits of a panel case as a model's answers: those of one label. */
function readEdits(
  data: string,
  id: string,
  resume: Resume,
  labels: readonly string[],
): Proposal[] {
  const path = join(data, 'panel', id, 'edits.jsonl');
  if (!existsSync(path)) return [];
  const lines = listLines(resume);
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => JSON.parse(row) as { original: string; edited: string; label: string })
    .filter(({ label }) => labels.includes(label))
    .flatMap(({ original, edited }): Proposal[] => {
      const line = lines.find(({ text }) => plain(text) === plain(original));
      if (line === undefined) return [];
      const task = line.path === 'basics.summary' ? 'summary' : 'lines';
      return [{ task, path: line.path, text: edited }];
    });
}

/** Replays recorded answers over made-up persons, and the panel's labelled edits where there are some. */
export async function replayAnswers(): Promise<void> {
  const recorded = JSON.parse(readFileSync(RECORDED, 'utf8')) as Recorded;
  const old = listOldAnswers(recorded);
  if (old.length > 0) console.log(`recorded for other versions of the prompts: ${old.join(', ')}`);
  for (const hand of ['careful', 'careless'] as const) {
    await print(
      `recorded, ${hand}`,
      recorded.cases.map((one) => ({ ...one, answers: one[hand] })),
    );
  }
  await evalModelFaults(recorded.cases);
  const data = process.env.EVAL_DATA_DIR;
  if (data === undefined || data === '') return;
  for (const [hand, labels] of [
    ['careful', ['truthful']],
    ['careless', ['inflated', 'invented']],
  ] as const) {
    const replays: Replay[] = [];
    for (const { id, bytes, file, ad } of listPanelCases({ test: false, firstSight: [] })) {
      const result = await read(bytes, file);
      if (!result.ok) continue;
      const { resume } = result;
      replays.push({ id, resume, ad, answers: readEdits(data, id, resume, labels) });
    }
    await print(`panel edits, ${hand}`, replays);
  }
}
