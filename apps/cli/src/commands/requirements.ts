import { parseArgs } from 'node:util';
import type { JobRequirements } from '@trueline/contracts';
import { extractRequirements } from '@trueline/engine';
import { runBatch, textField } from '../batch.ts';
import { onePositional, readText } from '../input.ts';
import { json } from '../output.ts';

function toText({ title, company, requirements }: JobRequirements): string {
  const heading = [title, company].filter(Boolean).join(', ');
  const lines = requirements.map(
    ({ level, kind, text }) => `${level.padEnd(8)}${kind.padEnd(16)}${text.replace(/\s+/g, ' ')}`,
  );
  return [...(heading === '' ? [] : [heading, '']), ...lines, ''].join('\n');
}

export const requirementsCommand = {
  usage: 'trueline requirements JOB [--json] | --batch FILE.jsonl',
  async run(args: string[]): Promise<number> {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean' }, batch: { type: 'string' } },
    });
    if (values.batch !== undefined) {
      return runBatch(values.batch, async (batchCase) =>
        extractRequirements(textField(batchCase, 'job')),
      );
    }
    const job = extractRequirements(await readText(onePositional(positionals, 'job')));
    process.stdout.write(values.json ? json(job) : toText(job));
    return 0;
  },
};
