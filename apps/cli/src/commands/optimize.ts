import { parseArgs } from 'node:util';
import {
  buildProof,
  type Optimization,
  type WrittenPack,
  writePack,
  type YearMonth,
} from '@trueline/engine';
import { DEFAULT_TEMPLATE_ID, findTemplate, render } from '@trueline/render';
import { type BatchCase, resumeField, runBatch, textField } from '../batch.ts';
import { CliError } from '../cli-error.ts';
import {
  asOfOption,
  onePositional,
  type ReadInput,
  readResume,
  readText,
  requiredOption,
} from '../input.ts';
import { findOptimizer, type Optimizer } from '../optimizer.ts';
import { json, writeFiles } from '../output.ts';
import { packFiles } from '../pack-files.ts';
import { printRenderWarnings } from '../render-warnings.ts';

const FORMATS = ['pdf', 'docx', 'txt', 'md', 'json'] as const;

async function outputFiles(
  input: ReadInput,
  result: Optimization,
  templateId: string,
  asOf: YearMonth,
): Promise<Record<string, Uint8Array | string>> {
  const documents = await Promise.all(
    FORMATS.map(async (format) => ({
      file: `resume.${format}` as string,
      bytes: await render(result.document, { templateId, format }),
    })),
  );
  const wrap = false;
  const form = await render(result.document, { templateId, format: 'txt', wrap });
  documents.push({ file: 'resume-form.txt', bytes: form });
  const proof = await buildProof({
    originalText: input.text,
    resume: input.resume,
    document: result.document,
    changes: result.changes,
    files: documents,
    asOf,
  });
  return {
    ...Object.fromEntries(documents.map(({ file, bytes }) => [file, bytes])),
    'changes.json': json(result.changes),
    'report.json': json(result.report),
    'proof.json': json(proof),
  };
}

function summary({ report, changes }: Optimization, folder: string): string {
  const waiting = changes.filter((change) => change.decision === 'rejected').length;
  const doubted = changes.filter(({ verdict }) => verdict === 'confirm').length;
  return [
    `Score ${report.originalScore} -> ${report.optimizedScore}; truthful ceiling ${report.ceiling}`,
    ...report.changesSummary.map((item) => `  ${item.text}`),
    ...(waiting > 0 ? [`  ${waiting} more for you to decide, in changes.json`] : []),
    ...(doubted > 0 ? [`  ${doubted} of them in words that only you can confirm`] : []),
    ...(report.questions.length > 0
      ? [`  ${report.questions.length} questions only you can answer, in report.json`]
      : []),
    `Written to ${folder}`,
    '',
  ].join('\n');
}

/** The texts of a pack for a line of a batch. */
const written = ({ coverLetter, interviewQuestions, challenges, atsMetadata }: WrittenPack) => ({
  coverLetter,
  interviewQuestions,
  challenges,
  atsMetadata,
});

/** The pack, unless its texts disagree with the resume: then nothing is written, and the message says where. */
function consistent(pack: WrittenPack): WrittenPack {
  const [first] = pack.contradictions;
  if (first === undefined) return pack;
  throw new CliError(`${first.where} says "${first.text}": ${first.reason}`);
}

const OPTIONS = {
  job: { type: 'string' },
  out: { type: 'string' },
  template: { type: 'string', default: DEFAULT_TEMPLATE_ID },
  'as-of': { type: 'string' },
  batch: { type: 'string' },
  'cover-letter': { type: 'boolean', default: false },
  'interview-questions': { type: 'boolean', default: false },
  'ats-metadata': { type: 'boolean', default: false },
  'no-llm': { type: 'boolean', default: false },
} as const;

/** One case of a batch with all its texts; nothing is written to files. */
async function runCase(
  batchCase: BatchCase,
  optimizer: Optimizer,
  asOf: YearMonth,
): Promise<object> {
  const { resume } = await resumeField(batchCase, 'resume');
  const jobDescription = textField(batchCase, 'job');
  const result = await optimizer({ resume, jobDescription, asOf });
  const { document, report, changes, job } = result;
  const everything = { coverLetter: true, interviewQuestions: true, atsMetadata: true };
  const pack = writePack({ resume: document, job, jobDescription, asOf }, everything);
  return {
    resume: document,
    report,
    changes,
    ...(pack.contradictions.length > 0 ? { contradictions: pack.contradictions } : written(pack)),
  };
}

export const optimizeCommand = {
  usage:
    'trueline optimize FILE --job JOB --out DIR [--template ID] [--cover-letter] [--interview-questions] [--ats-metadata] [--no-llm] [--as-of YYYY-MM] | --batch FILE.jsonl',
  async run(args: string[]): Promise<number> {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
    const asOf = asOfOption(values['as-of']);
    const optimizer = await findOptimizer(values['no-llm']);
    if (values.batch !== undefined) {
      return runBatch(values.batch, (batchCase) => runCase(batchCase, optimizer, asOf));
    }
    const file = onePositional(positionals, 'resume');
    const folder = requiredOption(values.out, 'out');
    if (!findTemplate(values.template)) {
      throw new CliError(`there is no template "${values.template}"; see: trueline templates`);
    }
    const jobDescription = await readText(requiredOption(values.job, 'job'));
    const input = await readResume(file);
    const result = await optimizer({ resume: input.resume, jobDescription, asOf });
    const choice = {
      coverLetter: values['cover-letter'],
      interviewQuestions: values['interview-questions'],
      atsMetadata: values['ats-metadata'],
    };
    const { document, job } = result;
    const pack = consistent(writePack({ resume: document, job, jobDescription, asOf }, choice));
    await writeFiles(folder, {
      ...(await outputFiles(input, result, values.template, asOf)),
      ...(await packFiles(pack, document, job, values.template)),
    });
    await printRenderWarnings(document, values.template);
    process.stdout.write(summary(result, folder));
    return 0;
  },
};
