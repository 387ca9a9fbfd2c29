import { basename, dirname, extname } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_TEMPLATE_ID, findTemplate, RENDER_FORMATS, render } from '@trueline/render';
import { CliError } from '../cli-error.ts';
import { onePositional, readResume, requiredOption } from '../input.ts';
import { writeFiles } from '../output.ts';

function pageOption(value: string): number {
  if (!/^[1-9]\d{0,2}$/.test(value))
    throw new CliError(`--page wants a number from 1; not "${value}"`);
  return Number(value);
}

export const renderCommand = {
  usage: 'trueline render RESUME.json --template ID --out FILE [--page N]',
  async run(args: string[]): Promise<number> {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        template: { type: 'string', default: DEFAULT_TEMPLATE_ID },
        out: { type: 'string' },
        page: { type: 'string', default: '1' },
      },
    });
    const file = onePositional(positionals, 'resume');
    const out = requiredOption(values.out, 'out');
    const ending = extname(out).slice(1).toLowerCase();
    const format = RENDER_FORMATS.find((known) => known === ending);
    if (!format)
      throw new CliError(`--out must end in .${RENDER_FORMATS.join(', .')}; not "${out}"`);
    if (!findTemplate(values.template)) {
      throw new CliError(`there is no template "${values.template}"; see: trueline templates`);
    }
    const page = pageOption(values.page);
    const { resume } = await readResume(file);
    const bytes = await render(resume, { templateId: values.template, format, page });
    await writeFiles(dirname(out), { [basename(out)]: bytes });
    return 0;
  },
};
