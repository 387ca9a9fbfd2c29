import { describe, expect, it } from 'vitest';
import { toResumeDocument } from '../document/resume-document.ts';
import { openPdf } from '../testing/open-pdf.ts';
import { COMPLETE, HOSTILE, HOSTILE_TEXTS, STUDENT } from '../testing/sample-resumes.ts';
import { findOutOfOrder, textsInOrder } from '../testing/texts.ts';
import { renderJson } from './json.ts';
import { renderPdf } from './pdf.ts';

const TEMPLATE = 'plainline';

describe('renderPdf', () => {
  it('holds every text of the resume in reading order', async () => {
    const { pages } = await openPdf(renderPdf(COMPLETE, TEMPLATE));
    const texts = textsInOrder(toResumeDocument(COMPLETE));
    expect(texts.length).toBeGreaterThan(60);
    expect(findOutOfOrder(pages.join('\n'), texts)).toBeUndefined();
  });

  it('is byte-equal each time', () => {
    const first = Buffer.from(renderPdf(COMPLETE, TEMPLATE));
    renderPdf(STUDENT, TEMPLATE);
    expect(first.equals(renderPdf(COMPLETE, TEMPLATE))).toBe(true);
  });

  it('is tagged, passes PDF/UA-1, names its author and language, and tells no time', async () => {
    const bytes = renderPdf(COMPLETE, TEMPLATE);
    const { info, isTagged } = await openPdf(bytes);
    expect(isTagged).toBe(true);
    expect(Buffer.from(bytes).toString('latin1')).toContain('<pdfuaid:part>1<');
    expect(info).toMatchObject({
      Title: 'Marisol Vantongeren – Resume',
      Author: 'Marisol Vantongeren',
      Subject: 'Payroll and Benefits Manager',
      Keywords: 'Excel, Power Query, SQL, Staff training, Process mapping',
      Language: 'en',
    });
    expect(info).not.toHaveProperty('CreationDate');
  });

  it('embeds its own fonts and no others', () => {
    const text = Buffer.from(renderPdf(COMPLETE, TEMPLATE)).toString('latin1');
    const fonts = new Set(
      text.matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g).map(([, name]) => name),
    );
    expect([...fonts].sort()).toEqual([
      'Figtree-Regular',
      'SourceSerif4-Regular',
      'SourceSerif4-SemiBold',
    ]);
    expect(text.match(/\/FontFile[23] /g)).toHaveLength(3);
  });

  it('carries the JSON Resume, without Trueline’s own notes', async () => {
    const resume = { ...COMPLETE, meta: { trueline: { warnings: [{ code: 'X', message: 'x' }] } } };
    const { attachments } = await openPdf(renderPdf(resume, TEMPLATE));
    const attached = attachments.get('resume.json');
    expect(new TextDecoder().decode(attached)).toBe(renderJson(COMPLETE));
  });

  it('shows markup, code and overlong words as text', async () => {
    const { pages, links } = await openPdf(renderPdf(HOSTILE, TEMPLATE));
    expect(pages.length).toBeGreaterThanOrEqual(3);
    const running = /^.*Page \d+\n/;
    const whole = pages.map((page, index) => (index > 0 ? page.replace(running, '') : page));
    const texts = textsInOrder(toResumeDocument(HOSTILE));
    expect(texts).toEqual(expect.arrayContaining([...HOSTILE_TEXTS]));
    expect(findOutOfOrder(whole.join('\n'), texts)).toBeUndefined();
    expect(links).toEqual([]);
  });

  it('puts the name and the page number on every page but the first', async () => {
    const { pages } = await openPdf(renderPdf(HOSTILE, TEMPLATE));
    expect(pages[0]).not.toMatch(/Page \d/);
    pages.slice(1).forEach((page, index) => {
      expect(page.split('\n')[0]).toMatch(new RegExp(`^#eval.* Page ${index + 2}$`));
    });
  });

  it('follows addresses, and draws European scripts', async () => {
    const { links } = await openPdf(renderPdf(COMPLETE, TEMPLATE));
    expect(links).toContain('mailto:marisol@vantongeren.example');
    expect(links).toContain('https://paystub.example/explain');
    const summary = 'Ærøskøbing Łódź Győr Čačak Þingvellir İzmir ẞ Αθήνα Київ';
    const { pages } = await openPdf(renderPdf({ basics: { summary } }, TEMPLATE));
    expect(pages[0]).toContain(summary);
  });

  it('is made even where the fonts lack a character, and for an empty resume', async () => {
    const lacking = { basics: { name: '山田 太郎', summary: 'Tokyo 東京' } };
    expect((await openPdf(renderPdf(lacking, TEMPLATE))).pages[0]).toContain('Tokyo');
    expect((await openPdf(renderPdf({}, TEMPLATE))).pages).toHaveLength(1);
  });
});
