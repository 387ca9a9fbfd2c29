import { resumeSchema } from '../../packages/contracts/src/index.ts';
import { DEFAULT_TEMPLATE_ID, render } from '../../packages/render/src/index.ts';
import type { Source } from './source.ts';

/** A JSON Resume through the product's own template. */
export async function renderSource({ text }: Source, format: 'pdf' | 'docx'): Promise<Uint8Array> {
  const resume = resumeSchema.parse(JSON.parse(text));
  return render(resume, { templateId: DEFAULT_TEMPLATE_ID, format });
}
