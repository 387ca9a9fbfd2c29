import { AS_WRITTEN, type Resume } from '@trueline/contracts';
import { listRenderWarnings } from '@trueline/render';

/** Says on standard error what the template's pages don't show as given, such as letters that no font of ours holds. */
export async function printRenderWarnings(resume: Resume, templateId: string): Promise<void> {
  for (const { message } of await listRenderWarnings(resume, templateId)) {
    process.stderr.write(`trueline: ${message}\n`);
  }
}

/** Says on standard error which sections stay as they were written, because the reader doubts their entries. */
export function printReadingDoubts(resume: Resume): void {
  for (const { code, message } of resume.meta?.trueline?.warnings ?? []) {
    if (code === AS_WRITTEN) process.stderr.write(`trueline: ${message}\n`);
  }
}
