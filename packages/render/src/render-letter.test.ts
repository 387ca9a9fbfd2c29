import { XMLValidator } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { toLetterDocument } from './document/letter-document.ts';
import { listLetterWarnings, renderLetter } from './render-letter.ts';
import { FONT_PAIRS } from './style/font-pairs.ts';
import { getStyle, listTemplates } from './templates.ts';
import { openPdf } from './testing/open-pdf.ts';
import { COMPLETE } from './testing/sample-resumes.ts';
import { ENDLESS_LETTER, LETTER, ROLE } from './testing/sample-writing.ts';

const INPUT = { resume: COMPLETE, letter: LETTER, role: ROLE };
const squeeze = (text: string): string => text.replace(/\s+/g, '');
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

describe('a cover letter', () => {
  it.each(listTemplates())(
    'in $id is one page in its fonts, PDF/UA-1, every word in order',
    async ({ id }) => {
      const bytes = await renderLetter(INPUT, { templateId: id, format: 'pdf' });
      const { pages, info, isTagged } = await openPdf(bytes);
      expect([pages.length, isTagged]).toEqual([1, true]);
      expect(squeeze(pages[0] ?? '')).toContain(squeeze(LETTER));
      expect(info).toMatchObject({ Title: 'Marisol Vantongeren – Cover letter', Language: 'en' });
      const raw = Buffer.from(bytes).toString('latin1');
      expect(raw).toContain('<pdfuaid:part>1<');
      expect(raw).toContain(`+${FONT_PAIRS[getStyle(id).font.id].body.replaceAll(' ', '')}-`);
      expect(raw).not.toContain('/EmbeddedFiles');
      const again = await renderLetter(INPUT, { templateId: id, format: 'pdf' });
      expect(Buffer.from(bytes).equals(again)).toBe(true);
    },
  );

  it('is drawn closer to stay on its page, and says so where it cannot', async () => {
    const pagesOf = async (letter: string) =>
      (
        await openPdf(
          await renderLetter({ ...INPUT, letter }, { templateId: 'studio', format: 'pdf' }),
        )
      ).pages.length;
    const long = Array.from({ length: 3 }, () => LETTER).join('\n\n');
    expect(await pagesOf(long)).toBe(1);
    expect(await listLetterWarnings({ ...INPUT, letter: long }, 'studio')).toEqual([]);
    expect(await pagesOf(ENDLESS_LETTER)).toBeGreaterThan(1);
    expect(await listLetterWarnings({ ...INPUT, letter: ENDLESS_LETTER }, 'studio')).toMatchObject([
      { code: 'LETTER_TOO_LONG' },
    ]);
  });

  it('says which letters it cannot draw', async () => {
    const warnings = await listLetterWarnings({ ...INPUT, letter: 'Dear 山田,' }, 'ward');
    expect(warnings).toMatchObject([{ code: 'MISSING_CHARACTERS', characters: ['山', '田'] }]);
  });

  it('as a Word file has real styles, and line breaks within a paragraph', async () => {
    const options = { templateId: 'chancery', format: 'docx' } as const;
    const bytes = await renderLetter(INPUT, options);
    const parts = unzipSync(bytes);
    for (const part of Object.values(parts)) {
      expect(XMLValidator.validate(strFromU8(part))).toBe(true);
    }
    const body = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
    expect(body.match(/<w:pStyle w:val="LetterText"/g)).toHaveLength(6);
    expect(body).toMatch(/Sincerely,<\/w:t><\/w:r><w:r><w:br\/>/);
    expect(body).toContain('Payroll Specialist, Example Transit Co.');
    expect(Buffer.from(bytes).equals(await renderLetter(INPUT, options))).toBe(true);
  });

  it('sets off lines with a mark as a list with a hanging indent', async () => {
    const letter =
      'Dear team,\n\nThese are parts of my work:\n• Weekly payroll for 420 staff, from the time sheets to the bank file and the letters to all\n• Year-end reporting\nand more.\n\nKind regards,\nOla';
    const { sections } = toLetterDocument({}, letter);
    expect(sections[0]?.entries.slice(1, 3)).toEqual([
      {
        details: [],
        lines: [{ text: 'These are parts of my work:' }],
        bullets: [
          'Weekly payroll for 420 staff, from the time sheets to the bank file and the letters to all',
          'Year-end reporting',
        ],
      },
      { details: [], lines: [{ text: 'and more.' }], bullets: [], goesOn: true },
    ]);
    const options = { templateId: 'chancery' } as const;
    const docx = await renderLetter({ ...INPUT, letter }, { ...options, format: 'docx' });
    const body = strFromU8(unzipSync(docx)['word/document.xml'] ?? new Uint8Array());
    expect(body.match(/<w:pStyle w:val="ListBullet"/g)).toHaveLength(2);
    expect(body).not.toContain('• ');
    const pdf = await renderLetter({ ...INPUT, letter }, { ...options, format: 'pdf' });
    const { pages } = await openPdf(pdf);
    expect(pages[0]).toMatch(/parts of my work:\s+•\s*Weekly payroll/);
    const txt = await renderLetter({ ...INPUT, letter }, { ...options, format: 'txt' });
    expect(textOf(txt)).toContain('\n• Year-end reporting\n');
  });

  it('as text is the letter alone, and markup in it stays text', async () => {
    const txt = await renderLetter(INPUT, { templateId: 'plainline', format: 'txt' });
    expect(textOf(txt)).toBe(`${LETTER}\n`);
    const letter = '#eval("1+1") *bold* $x$\n\n= no heading';
    const pdf = await renderLetter({ resume: {}, letter }, { templateId: 'bare', format: 'pdf' });
    const { pages } = await openPdf(pdf);
    expect(pages[0]).toContain('#eval("1+1") *bold* $x$');
    expect(pages[0]).toContain('Cover letter');
  });
});
