import { parseArgs } from 'node:util';
import {
  type Change,
  findAnswerFaults,
  proofSchema,
  type Resume,
  type Verification,
} from '@trueline/contracts';
import { checkProof, optimize, verify } from '@trueline/engine';
import { readAnswers, refuseFaults } from '../answers.ts';
import { resumeOrText, runBatch } from '../batch.ts';
import { CliError } from '../cli-error.ts';
import { asOfOption, onePositional, readResumes, readText } from '../input.ts';
import { json } from '../output.ts';

const MEANINGS = {
  confirm: 'only the person can confirm it',
  contradicted: 'contradicted',
} as const;

function report(verification: Verification, asJson: boolean | undefined): number {
  if (asJson) process.stdout.write(json(verification));
  else if (verification.ok) console.log('Every fact is supported.');
  for (const { kind, text, path, reason, instead, verdict } of asJson
    ? []
    : verification.unsupported) {
    const place = path === undefined ? '' : ` at ${path}`;
    const told = instead === undefined ? '' : ` It says "${instead}".`;
    console.log(`${kind}: "${text}"${place}: ${reason}${told} (${MEANINGS[verdict]})`);
  }
  return verification.ok ? 0 : 1;
}

async function readProof(file: string) {
  try {
    return proofSchema.parse(JSON.parse(await readText(file)));
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError(`${file} is not a proof written by trueline optimize`);
  }
}

/** The lines that answers make of the original for the ad they were asked about. */
async function answerChanges(
  resume: Resume,
  { answers: file, job, 'as-of': month }: { answers?: string; job?: string; 'as-of'?: string },
): Promise<Change[]> {
  if (file === undefined) return [];
  if (job === undefined) throw new CliError('--answers needs --job: the ad that they are about');
  const answers = await readAnswers(file);
  const asOf = asOfOption(month);
  const decidedAt = `${asOf}-01T00:00:00.000Z`;
  const jobDescription = await readText(job);
  const { changes, report: found } = optimize({ resume, jobDescription, asOf, answers, decidedAt });
  refuseFaults(file, findAnswerFaults(found.asks ?? [], answers));
  return changes;
}

export const verifyCommand = {
  usage:
    'trueline verify ORIGINAL OPTIMIZED [--answers answers.json --job JOB] [--json] | --proof proof.json | --batch FILE.jsonl',
  async run(args: string[]): Promise<number> {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        proof: { type: 'string' },
        batch: { type: 'string' },
        answers: { type: 'string' },
        job: { type: 'string' },
        'as-of': { type: 'string' },
        'no-llm': { type: 'boolean' },
      },
    });
    if (values.batch !== undefined) {
      return runBatch(values.batch, async ({ original, optimized }) =>
        verify(resumeOrText(original, 'original'), resumeOrText(optimized, 'optimized')),
      );
    }
    if (values.proof !== undefined) {
      return report(checkProof(await readProof(values.proof)), values.json);
    }
    const [originalFile, ...rest] = positionals;
    if (originalFile === undefined) throw new CliError('which files? Name ORIGINAL and OPTIMIZED');
    const optimizedFile = onePositional(rest, 'optimized resume');
    const inputs = await Array.fromAsync(readResumes([originalFile, optimizedFile]));
    const [original, optimized] = inputs.map((input) => input.resume);
    const changes = await answerChanges(original ?? {}, values);
    return report(verify(original ?? {}, optimized ?? {}, { changes }), values.json);
  },
};
