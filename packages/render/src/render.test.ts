import { describe, expect, it } from 'vitest';
import { contentType, countPages, RENDER_FORMATS, render, renderPages } from './render.ts';
import { findTemplate, listTemplates } from './templates.ts';
import { COMPLETE, HOSTILE, STUDENT } from './testing/sample-resumes.ts';
import { listRenderWarnings } from './warnings.ts';

const STARTS: Record<string, string> = {
  pdf: '%PDF-',
  svg: '<svg ',
  png: '\u0089PNG',
  docx: 'PK',
  txt: 'Th',
  md: '# Th',
  json: '{',
};

describe('render', () => {
  it.each(RENDER_FORMATS)('makes %s', async (format) => {
    const bytes = await render(STUDENT, { templateId: 'plainline', format });
    const { length } = STARTS[format] ?? '';
    expect(Buffer.from(bytes.subarray(0, length)).toString('latin1')).toBe(STARTS[format]);
    expect(contentType(format)).toMatch(/^\w+\/[\w.+-]+/);
  });

  it('tells unknown templates, formats and pages apart', async () => {
    const code = (value: string) => expect.objectContaining({ name: 'RenderError', code: value });
    const templateId = 'plainline';
    for (const format of RENDER_FORMATS) {
      await expect(render(STUDENT, { templateId: '../x', format })).rejects.toEqual(
        code('UNKNOWN_TEMPLATE'),
      );
    }
    await expect(render(STUDENT, { templateId, format: 'doc' as 'docx' })).rejects.toEqual(
      code('UNKNOWN_FORMAT'),
    );
    await expect(render(STUDENT, { templateId, format: 'png', page: 2 })).rejects.toEqual(
      code('PAGE_OUT_OF_RANGE'),
    );
    await expect(renderPages(STUDENT, 'none')).rejects.toEqual(code('UNKNOWN_TEMPLATE'));
  });

  it('counts the pages that it draws', async () => {
    expect(await countPages(STUDENT, 'plainline')).toBe(1);
    expect((await renderPages(HOSTILE, 'plainline')).length).toBe(
      await countPages(HOSTILE, 'plainline'),
    );
  });
});

describe('templates', () => {
  it('are listed with a name and a description', () => {
    expect(listTemplates()[0]?.id).toBe('plainline');
    for (const template of listTemplates()) {
      expect(template.name).not.toBe('');
      expect(template.description).not.toBe('');
      expect(findTemplate(template.id)).toEqual(template);
    }
    expect(findTemplate('__proto__')).toBeUndefined();
  });

  it.each(listTemplates())('$id draws a complete resume without a warning', async ({ id }) => {
    expect(await listRenderWarnings(COMPLETE, id)).toEqual([]);
  });
});

describe('listRenderWarnings', () => {
  it('names each character that the fonts lack, and nothing that they have', async () => {
    const summary = 'Zażółć Ğ ß œ ’ “ – • € ½ Ελλάδα Київ 東京 京 😀';
    const [warning, ...others] = await listRenderWarnings({ basics: { summary } }, 'plainline');
    expect(others).toEqual([]);
    expect(warning?.code).toBe('MISSING_CHARACTERS');
    expect(warning?.characters).toEqual(['東', '京', '😀']);
    expect(warning?.message).toContain('東 京 😀');
    expect(warning?.message).toContain('no Chinese or Japanese letters');
  });

  it('says that a picture is left out', async () => {
    const image = 'https://pictures.example/me.png';
    const warnings = await listRenderWarnings({ basics: { image } }, 'plainline');
    expect(warnings.map(({ code }) => code)).toEqual(['IMAGE_NOT_DRAWN']);
  });
});
