import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError, reportFault } from '../cli-error.ts';
import { readEach } from '../input.ts';
import { json, writeFiles } from '../output.ts';
import { printReadingDoubts } from '../render-warnings.ts';

/** Base name without its ending; two files of one name get a number, so none overwrites another. */
function outputName(path: string, taken: Set<string>): string {
  const stem = path === '-' ? 'stdin' : basename(path).replace(/\.[^.]+$/, '');
  let name = `${stem}.json`;
  for (let number = 2; taken.has(name); number++) name = `${stem}-${number}.json`;
  taken.add(name);
  return name;
}

export const parseCommand = {
  usage: 'trueline parse FILE… [--out DIR]',
  async run(args: string[]): Promise<number> {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { out: { type: 'string' } },
    });
    if (positionals.length === 0) throw new CliError('which file? Name one, or "-"');
    if (positionals.length > 1 && values.out === undefined) {
      throw new CliError('several files need --out DIR');
    }
    const taken = new Set<string>();
    let isRefused = false;
    for await (const outcome of readEach(positionals)) {
      if ('refusal' in outcome) {
        isRefused = true;
        reportFault(outcome.refusal);
        continue;
      }
      const { path, resume } = outcome;
      printReadingDoubts(resume);
      if (values.out === undefined) process.stdout.write(json(resume));
      else await writeFiles(values.out, { [outputName(path, taken)]: json(resume) });
    }
    return isRefused ? 2 : 0;
  },
};
