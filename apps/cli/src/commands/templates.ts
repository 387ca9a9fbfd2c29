import { parseArgs } from 'node:util';
import { listTemplates } from '@trueline/render';

export const templatesCommand = {
  usage: 'trueline templates',
  async run(args: string[]): Promise<number> {
    parseArgs({ args });
    for (const { id, name, description } of listTemplates()) {
      console.log(`${id.padEnd(16)}${name}: ${description}`);
    }
    return 0;
  },
};
