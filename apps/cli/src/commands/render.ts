import { basename, dirname, extname } from 'node:path';
import { parseArgs } from 'node:util';
import type { Resume } from '@trueline/contracts';
import { read } from '@trueline/engine/read';
import {
  checkReadBack,
  DEFAULT_TEMPLATE_ID,
  findTemplate,
  RENDER_FORMATS,
  readBackTable,
  render,
} from '@trueline/render';
import { CliError } from '../cli-error.ts';
import { onePositional, readResume, requiredOption } from '../input.ts';
import { writeFiles } from '../output.ts';
import { printRenderWarnings } from '../render-warnings.ts';

function pageOption(value: string): number {
  if (!/^[1-9]\d{0,2}$/.test(value))
    throw new CliError(`--page wants a number from 1; not "${value}"`);
  return Number(value);
}

async function writeRendered(
  resume: Resume,
  out: string,
  templateId: string,
  pageText: string,
): Promise<void> {
  const ending = extname(out).slice(1).toLowerCase();
  const format = RENDER_FORMATS.find((known) => known === ending);
  if (!format) throw new CliError(`--out must end in .${RENDER_FORMATS.join(', .')}; not "${out}"`);
  const bytes = await render(resume, { templateId, format, page: pageOption(pageText) });
  await writeFiles(dirname(out), { [basename(out)]: bytes });
}

/** The formats that are drawn; the others hold every character as given. */
const DRAWN: readonly string[] = ['pdf', 'svg', 'png'];

/** Prints what each independent reader got out of the template's files; false when one lost something. */
async function printReadBack(resume: Resume, templateId: string): Promise<boolean> {
  const matrix = await checkReadBack(
    resume,
    {
      pdf: await render(resume, { templateId, format: 'pdf' }),
      docx: await render(resume, { templateId, format: 'docx' }),
      txt: await render(resume, { templateId, format: 'txt' }),
    },
    async (bytes, fileName) => {
      const result = await read(bytes, fileName);
      return result.ok ? result.resume : undefined;
    },
  );
  process.stdout.write(readBackTable(matrix));
  return matrix.ok;
}

export const renderCommand = {
  usage: 'trueline render RESUME.json --template ID --out FILE [--page N] [--check]',
  async run(args: string[]): Promise<number> {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        template: { type: 'string', default: DEFAULT_TEMPLATE_ID },
        out: { type: 'string' },
        page: { type: 'string', default: '1' },
        check: { type: 'boolean', default: false },
      },
    });
    const file = onePositional(positionals, 'resume');
    const { template, page, check } = values;
    const out = check ? values.out : requiredOption(values.out, 'out');
    if (!findTemplate(template)) {
      throw new CliError(`there is no template "${template}"; see: trueline templates`);
    }
    const { resume } = await readResume(file);
    if (out !== undefined) await writeRendered(resume, out, template, page);
    if (check || DRAWN.includes(extname(out ?? '').slice(1)))
      await printRenderWarnings(resume, template);
    return check && !(await printReadBack(resume, template)) ? 1 : 0;
  },
};
