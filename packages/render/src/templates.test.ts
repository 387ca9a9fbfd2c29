import { type Resume, TEMPLATE_ACCENTS, templateSchema } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { toResumeDocument } from './document/resume-document.ts';
import { renderPdf } from './formats/pdf.ts';
import { render } from './render.ts';
import { FALLBACK_FAMILIES, FONT_PAIRS } from './style/font-pairs.ts';
import { getStyle, listTemplates, sectionOrderOf } from './templates.ts';
import { openPdf } from './testing/open-pdf.ts';
import { COMPLETE, LONG, NON_LATIN, STUDENT } from './testing/sample-resumes.ts';
import { findOutOfOrder, textsInOrder } from './testing/texts.ts';
import { listRenderWarnings } from './warnings.ts';

const RESUMES: Record<string, Resume> = {
  minimal: STUDENT,
  full: COMPLETE,
  long: LONG,
  'non-Latin': NON_LATIN,
};

const squeeze = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

function fontsIn(pdf: Uint8Array): string[] {
  const text = Buffer.from(pdf).toString('latin1');
  return [...text.matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g)].map(([, name = '']) => name);
}

/** Of a long text, the first and last lines of each page show where it breaks. */
function excerpt(pages: readonly string[], isLong: boolean): string {
  const shown = pages.map((page) => {
    const lines = page.split('\n').filter((line) => line.trim() !== '');
    return (isLong ? [...lines.slice(0, 3), '…', ...lines.slice(-3)] : lines).join('\n');
  });
  return shown.join('\n--- page ---\n');
}

describe('templates', () => {
  it('are at least ten, each with its own name, intent and settings that exist', () => {
    const templates = listTemplates();
    expect(templates.length).toBeGreaterThanOrEqual(10);
    expect(new Set(templates.map(({ name }) => name)).size).toBe(templates.length);
    expect(new Set(templates.map(({ intent }) => intent)).size).toBe(templates.length);
    for (const template of templates) {
      expect(templateSchema.parse(template)).toEqual(template);
      expect(sectionOrderOf(template.id)).toHaveLength(12);
    }
  });

  it.each(listTemplates())('$id reads in order, page by page, as it did', async ({ id }) => {
    const golden: string[] = [];
    for (const [name, resume] of Object.entries(RESUMES)) {
      const { pages } = await openPdf(renderPdf(resume, id));
      golden.push(`=== ${name}: ${pages.length} page(s)`, excerpt(pages, name === 'long'));
    }
    await expect(golden.join('\n')).toMatchFileSnapshot(`./fixtures/golden/${id}.txt`);
  });

  it.each(listTemplates())(
    '$id holds every text, in PDF/UA-1 and its own fonts',
    async ({ id }) => {
      const { font } = getStyle(id);
      const families = [...font.body, ...font.quiet, ...FALLBACK_FAMILIES].map(squeeze);
      for (const resume of Object.values(RESUMES)) {
        const pdf = renderPdf(resume, id);
        expect(Buffer.from(pdf).toString('latin1')).toContain('<pdfuaid:part>1<');
        const fonts = fontsIn(pdf);
        expect(
          fonts.some((name) => squeeze(name).startsWith(squeeze(FONT_PAIRS[font.id].body))),
        ).toBe(true);
        for (const name of fonts) {
          expect(families.some((family) => squeeze(name).startsWith(family))).toBe(true);
        }
        expect(await listRenderWarnings(resume, id)).toEqual([]);
      }
    },
  );

  it.each(listTemplates())('$id gives the same bytes each time', ({ id }) => {
    const first = Buffer.from(renderPdf(NON_LATIN, id));
    renderPdf(COMPLETE, id);
    expect(first.equals(renderPdf(NON_LATIN, id))).toBe(true);
  });
});

describe('text of a page', () => {
  const fullTexts = ['plainline', 'chancery', 'console', 'ward', 'threshold'];
  it.each(fullTexts)('%s has dates at the right of what they date', async (id) => {
    const { pages } = await openPdf(renderPdf(COMPLETE, id));
    const texts = textsInOrder(toResumeDocument(COMPLETE, sectionOrderOf(id)));
    expect(findOutOfOrder(pages.join('\n'), texts)).toBeUndefined();
  });
});

describe('accents', () => {
  /** Relative luminance of an sRGB color (WCAG 2.2). */
  function luminance(color: string): number {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  it.each(Object.entries(TEMPLATE_ACCENTS))('%s is legible on white', (_, color) => {
    expect(1.05 / (luminance(color) + 0.05)).toBeGreaterThanOrEqual(4.5);
  });

  it('stations stops where its line runs and nowhere else', async () => {
    const stopsOf = async (resume: Resume): Promise<number> => {
      const svg = await render(resume, { templateId: 'stations', format: 'svg' });
      return (
        Buffer.from(svg)
          .toString()
          .match(/stroke-width="1\.1"/g)?.length ?? 0
      );
    };
    const basics = { name: 'Omar Esempio' };
    const references = [{ name: 'Ana Prova', reference: 'Omar is punctual.' }];
    expect(await stopsOf({ basics, references })).toBe(0);
    expect(await stopsOf({ basics, references, work: [{ position: 'Cook' }] })).toBe(1);
  });
});
