import type { NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { Resume, TemplateSettings } from '@trueline/contracts';
import { getCompiler } from '../typst/compiler.ts';
import { typeset } from '../typst/typeset.ts';
import { listUndrawnCharacters } from '../warnings.ts';

/** A tagged PDF with its fonts subset and the JSON Resume attached. */
export function renderPdf(
  resume: Resume,
  templateId: string,
  settings?: TemplateSettings,
): Uint8Array {
  const { document } = typeset(resume, templateId, settings);
  return toPdf(document, listUndrawnCharacters(resume).length === 0);
}

/** No clock, so the same bytes each time. Checked against PDF/UA-1 unless the fonts lack one of its characters, which that standard forbids. */
export function toPdf(document: NodeTypstDocument, isDrawable: boolean): Uint8Array {
  return getCompiler().pdf(document, isDrawable ? { pdfStandard: 'ua-1' } : {});
}
