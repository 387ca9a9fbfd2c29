import type { Resume, TemplateSettings } from '@trueline/contracts';
import { getCompiler } from '../typst/compiler.ts';
import { typeset } from '../typst/typeset.ts';
import { listUndrawnCharacters } from '../warnings.ts';

/** A tagged PDF with its fonts subset and the JSON Resume attached; no clock, so the same bytes each time. It is checked against PDF/UA-1 unless the fonts lack one of its characters, which that standard forbids. */
export function renderPdf(
  resume: Resume,
  templateId: string,
  settings?: TemplateSettings,
): Uint8Array {
  const { document } = typeset(resume, templateId, settings);
  const accessible = listUndrawnCharacters(resume).length === 0;
  return getCompiler().pdf(document, accessible ? { pdfStandard: 'ua-1' } : {});
}
