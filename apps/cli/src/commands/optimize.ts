import { parseArgs } from 'node:util';
import {
  type Answer,
  DEPTHS,
  type Depth,
  depthSchema,
  findAnswerFaults,
} from '@trueline/contracts';
import {
  buildProof,
  type Optimization,
  ownWordsOf,
  type WrittenPack,
  writePack,
  type YearMonth,
} from '@trueline/engine';
import { DEFAULT_TEMPLATE_ID, findTemplate, render } from '@trueline/render';
import { readAnswers, refuseFaults } from '../answers.ts';
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
import { intoOption, ownFiles } from '../own-files.ts';
import { packFiles } from '../pack-files.ts';
import { printReadingDoubts, printRenderWarnings } from '../render-warnings.ts';

const FORMATS = ['pdf', 'docx', 'txt', 'md', 'json'] as const;

async function outputFiles(
  input: ReadInput,
  result: Optimization,
  templateId: string,
  asOf: YearMonth,
): Promise<Record<string, Uint8Array | string>> {
  const settings = { sectionOrder: result.report.layout?.sectionOrder?.sections };
  const documents = await Promise.all(
    FORMATS.map(async (format) => ({
      file: `resume.${format}` as string,
      bytes: await render(result.document, { templateId, format, settings }),
    })),
  );
  const wrap = false;
  const form = await render(result.document, { templateId, format: 'txt', settings, wrap });
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

function openAsks({ asks = [], withinReach }: Optimization['report']): string[] {
  if (asks.length === 0) return [];
  const reach = withinReach === undefined ? '' : `; with a yes to each: ${withinReach}`;
  return [`  ${asks.length} things only you can tell, in report.json${reach}`];
}

function summary({ report, changes }: Optimization, folder: string): string {
  const waiting = changes.filter((change) => change.decision === 'rejected').length;
  const doubted = changes.filter(({ verdict }) => verdict === 'confirm').length;
  return [
    ...(report.originalFit === undefined || report.optimizedFit === undefined
      ? []
      : [`Fit ${report.originalFit} -> ${report.optimizedFit}`]),
    `Score ${report.originalScore} -> ${report.optimizedScore}; truthful ceiling ${report.ceiling}`,
    ...report.changesSummary.map((item) => `  ${item.text}`),
    ...(waiting > 0 ? [`  ${waiting} more for you to decide, in changes.json`] : []),
    ...(doubted > 0 ? [`  ${doubted} of them in words that only you can confirm`] : []),
    ...openAsks(report),
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
  into: { type: 'string' },
  out: { type: 'string' },
  template: { type: 'string', default: DEFAULT_TEMPLATE_ID },
  'as-of': { type: 'string' },
  batch: { type: 'string' },
  answers: { type: 'string' },
  'cover-letter': { type: 'boolean', default: false },
  'interview-questions': { type: 'boolean', default: false },
  'ats-metadata': { type: 'boolean', default: false },
  depth: { type: 'string', default: 'fitted' },
  'no-llm': { type: 'boolean', default: false },
} as const;

function depthOption(value: string): Depth {
  const depth = depthSchema.safeParse(value);
  if (depth.success) return depth.data;
  throw new CliError(`--depth is ${DEPTHS.join(', ')}, not "${value}"`);
}

/** What a letter takes of a result with a language model. */
const lettersOf = ({ plain, wordings }: Awaited<ReturnType<Optimizer>>) => ({
  ...(plain === undefined ? {} : { plain }),
  ...(wordings === undefined ? {} : { wordings }),
});

/** One case of a batch with all its texts; nothing is written to files. */
async function runCase(
  batchCase: BatchCase,
  optimizer: Optimizer,
  { asOf, depth }: { asOf: YearMonth; depth: Depth },
): Promise<object> {
  const { resume } = await resumeField(batchCase, 'resume');
  const jobDescription = textField(batchCase, 'job');
  const result = await optimizer({ resume, jobDescription, asOf, depth }, { letter: true });
  const { document, report, changes, job } = result;
  const everything = { coverLetter: true, interviewQuestions: true, atsMetadata: true };
  const writing = { ...lettersOf(result), resume: document, job, jobDescription, asOf };
  const pack = writePack(writing, everything);
  return {
    resume: document,
    report,
    changes,
    ...(pack.contradictions.length > 0 ? { contradictions: pack.contradictions } : written(pack)),
  };
}

/** The result with the answers of a file; one that can't be taken stops it before anything is written. */
async function answered<T extends Optimization>(
  file: string | undefined,
  run: (answers: Answer[]) => Promise<T>,
): Promise<T> {
  const answers = await readAnswers(file);
  const result = await run(answers);
  if (file !== undefined) refuseFaults(file, findAnswerFaults(result.report.asks ?? [], answers));
  return result;
}

export const optimizeCommand = {
  usage:
    'trueline optimize FILE --job JOB --out DIR [--into ORIGINAL.docx] [--template ID] [--cover-letter] [--interview-questions] [--ats-metadata] [--depth light|fitted|rebuilt] [--answers answers.json] [--no-llm] [--as-of YYYY-MM] | --batch FILE.jsonl',
  async run(args: string[]): Promise<number> {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
    const asOf = asOfOption(values['as-of']);
    const depth = depthOption(values.depth);
    const optimizer = await findOptimizer(values['no-llm']);
    if (values.batch !== undefined) {
      return runBatch(values.batch, (batchCase) => runCase(batchCase, optimizer, { asOf, depth }));
    }
    const file = onePositional(positionals, 'resume');
    const folder = requiredOption(values.out, 'out');
    const into = intoOption(values.into, depth);
    if (!findTemplate(values.template)) {
      throw new CliError(`there is no template "${values.template}"; see: trueline templates`);
    }
    const jobDescription = await readText(requiredOption(values.job, 'job'));
    const source = await readResume(file);
    const result = await answered(values.answers, (answers) =>
      optimizer(
        {
          resume: source.resume,
          jobDescription,
          asOf,
          depth,
          answers,
          decidedAt: `${asOf}-01T00:00:00.000Z`,
        },
        { letter: values['cover-letter'] === true },
      ),
    );
    const choice = {
      coverLetter: values['cover-letter'],
      interviewQuestions: values['interview-questions'],
      atsMetadata: values['ats-metadata'],
    };
    const { document, job, report } = result;
    const own = into === undefined ? undefined : await ownFiles(into, source, result);
    const writing = { ...lettersOf(result), resume: document, job, jobDescription, asOf };
    const pack = consistent(writePack({ ...writing, ...ownWordsOf(report) }, choice));
    await writeFiles(folder, {
      ...(await outputFiles(source, result, values.template, asOf)),
      ...(await packFiles(pack, document, job, values.template)),
      ...own?.files,
    });
    printReadingDoubts(document);
    await printRenderWarnings(document, values.template);
    process.stdout.write(`${summary(result, folder)}${own?.told ?? ''}`);
    for (const note of pack.coverLetter?.notes ?? []) process.stdout.write(`Letter: ${note}\n`);
    return 0;
  },
};
