import type { Resume } from '@trueline/contracts';
import { listRenderWarnings } from '@trueline/render';

/** Says on standard error what the template's pages don't show as given, such as letters that no font of ours holds. */
export async function printRenderWarnings(resume: Resume, templateId: string): Promise<void> {
  for (const { message } of await listRenderWarnings(resume, templateId)) {
    process.stderr.write(`trueline: ${message}\n`);
  }
}
