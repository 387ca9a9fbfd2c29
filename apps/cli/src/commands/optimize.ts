import { parseArgs } from 'node:util';
import { buildProof, type Optimization, optimize, type YearMonth } from '@trueline/engine';
import { DEFAULT_TEMPLATE_ID, findTemplate, render } from '@trueline/render';
import { resumeField, runBatch, textField } from '../batch.ts';
import { CliError } from '../cli-error.ts';
import {
  asOfOption,
  onePositional,
  type ReadInput,
  readResume,
  readText,
  requiredOption,
} from '../input.ts';
import { json, writeFiles } from '../output.ts';

const FORMATS = ['pdf', 'docx', 'txt', 'md', 'json'] as const;

async function outputFiles(
  input: ReadInput,
  result: Optimization,
  templateId: string,
  asOf: YearMonth,
): Promise<Record<string, Uint8Array | string>> {
  const documents = await Promise.all(
    FORMATS.map(async (format) => ({
      file: `resume.${format}`,
      bytes: await render(result.document, { templateId, format }),
    })),
  );
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
  return [
    `Score ${report.originalScore} -> ${report.optimizedScore}; truthful ceiling ${report.ceiling}`,
    ...report.changesSummary.map((item) => `  ${item.text}`),
    ...(waiting > 0 ? [`  ${waiting} more for you to decide, in changes.json`] : []),
    ...(report.questions.length > 0
      ? [`  ${report.questions.length} questions only you can answer, in report.json`]
      : []),
    `Written to ${folder}`,
    '',
  ].join('\n');
}

export const optimizeCommand = {
  usage:
    'trueline optimize FILE --job JOB --out DIR [--template ID] [--as-of YYYY-MM] | --batch FILE.jsonl',
  async run(args: string[]): Promise<number> {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        job: { type: 'string' },
        out: { type: 'string' },
        template: { type: 'string', default: DEFAULT_TEMPLATE_ID },
        'as-of': { type: 'string' },
        batch: { type: 'string' },
        'no-llm': { type: 'boolean' },
      },
    });
    const asOf = asOfOption(values['as-of']);
    if (values.batch !== undefined) {
      return runBatch(values.batch, async (batchCase) => {
        const { resume } = await resumeField(batchCase, 'resume');
        const result = optimize({ resume, jobDescription: textField(batchCase, 'job'), asOf });
        return { resume: result.document, report: result.report, changes: result.changes };
      });
    }
    const file = onePositional(positionals, 'resume');
    const folder = requiredOption(values.out, 'out');
    if (!findTemplate(values.template)) {
      throw new CliError(`there is no template "${values.template}"; see: trueline templates`);
    }
    const jobDescription = await readText(requiredOption(values.job, 'job'));
    const input = await readResume(file);
    const result = optimize({ resume: input.resume, jobDescription, asOf });
    await writeFiles(folder, await outputFiles(input, result, values.template, asOf));
    process.stdout.write(summary(result, folder));
    return 0;
  },
};
