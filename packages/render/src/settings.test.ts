import type { TemplateSettings } from '@trueline/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { render, renderPages, renderThumbnail } from './render.ts';
import { openPdf } from './testing/open-pdf.ts';
import { COMPLETE } from './testing/sample-resumes.ts';

const templateId = 'plainline';

async function fileOf(format: 'pdf' | 'docx' | 'txt' | 'md', settings: TemplateSettings) {
  return render(COMPLETE, { templateId, format, settings });
}

async function documentXml(settings: TemplateSettings, part = 'document'): Promise<string> {
  const parts = unzipSync(await fileOf('docx', settings));
  return strFromU8(parts[`word/${part}.xml`] ?? new Uint8Array());
}

describe('template settings', () => {
  it('put sections in the order asked for, the rest after them, in every format', async () => {
    const settings: TemplateSettings = { sectionOrder: ['skills', 'education'] };
    const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
    const pdf = (await openPdf(await fileOf('pdf', settings))).pages.join('\n');
    const texts = [
      pdf,
      await documentXml(settings),
      text(await fileOf('txt', settings)),
      text(await fileOf('md', settings)),
    ];
    for (const whole of texts) {
      const at = ['Staff training', 'Mohawk Valley', 'Runs payroll', 'Bluewater'].map((words) =>
        whole.indexOf(words),
      );
      expect(at).not.toContain(-1);
      expect(at).toEqual(at.toSorted((a, b) => a - b));
    }
  });

  it('set the paper of PDF, picture and Word file', async () => {
    const [page = ''] = await renderPages(COMPLETE, templateId, { paper: 'a4' });
    expect(page).toMatch(/^<svg [^>]*viewBox="0 0 595\.\d+ 841\.\d+"/);
    expect(await documentXml({ paper: 'a4' })).toContain('<w:pgSz w:w="11906" w:h="16838"');
    expect(await documentXml({})).toContain('<w:pgSz w:w="12240" w:h="15840"');
  });

  it('set the accent and the fonts', async () => {
    const settings: TemplateSettings = { accent: 'wine', font: 'garamond' };
    expect(await renderThumbnail(COMPLETE, templateId, settings)).toContain('#7f2339');
    const pdf = Buffer.from(await fileOf('pdf', settings)).toString('latin1');
    expect(pdf).toContain('+EBGaramond-Regular');
    expect(pdf).not.toContain('+SourceSerif4');
    const styles = await documentXml(settings, 'styles');
    expect(styles).toContain('Garamond');
    expect(styles).toContain('7f2339');
  });

  it('set the density, which else is as airy as costs no page', async () => {
    const pages = async (density: TemplateSettings['density']) =>
      (await renderPages(COMPLETE, templateId, { density })).length;
    expect(await pages('snug')).toBeLessThanOrEqual(await pages('roomy'));
    const [first] = await renderPages(COMPLETE, templateId, { density: 'snug' });
    const [second] = await renderPages(COMPLETE, templateId, { density: 'roomy' });
    expect(first).not.toBe(second);
  });
});
