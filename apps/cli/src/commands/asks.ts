import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { optimize } from '@trueline/engine';
import { asOfOption, onePositional, readResume, readText, requiredOption } from '../input.ts';
import { json } from '../output.ts';

/** More rounds than any resume and ad have asks for. */
const ALL_ROUNDS = 100;

export const asksCommand = {
  usage: 'trueline asks FILE --job JOB --out asks.json [--all] [--as-of YYYY-MM]',
  async run(args: string[]): Promise<number> {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        job: { type: 'string' },
        out: { type: 'string' },
        all: { type: 'boolean', default: false },
        'as-of': { type: 'string' },
        'no-llm': { type: 'boolean' },
      },
    });
    const asOf = asOfOption(values['as-of']);
    const file = onePositional(positionals, 'resume');
    const jobDescription = await readText(requiredOption(values.job, 'job'));
    const { resume } = await readResume(file);
    const rounds = values.all ? ALL_ROUNDS : 1;
    const { asks = [] } = optimize({ resume, jobDescription, asOf, rounds }).report;
    const text = json({ asks });
    if (values.out === undefined || values.out === '-') process.stdout.write(text);
    else await writeFile(values.out, text);
    return 0;
  },
};
