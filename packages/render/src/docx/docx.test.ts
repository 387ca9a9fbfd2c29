import { XMLValidator } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { toResumeDocument } from '../document/resume-document.ts';
import { COMPLETE, HOSTILE } from '../testing/sample-resumes.ts';
import { findOutOfOrder, textsInOrder } from '../testing/texts.ts';
import { renderDocx } from './docx.ts';

async function partsOf(resume: typeof COMPLETE): Promise<Record<string, string>> {
  const files = Object.entries(unzipSync(await renderDocx(resume, 'plainline')));
  return Object.fromEntries(files.map(([path, bytes]) => [path, strFromU8(bytes)]));
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text of the runs, a line for each paragraph. */
function textOf(xml = ''): string {
  return xml
    .replaceAll('</w:p>', '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole);
}

describe('renderDocx', () => {
  it.each([
    ['complete', COMPLETE],
    ['hostile', HOSTILE],
  ])('holds every text of the %s resume in order, in well-formed parts', async (_, resume) => {
    const parts = await partsOf(resume);
    expect(Object.keys(parts)[0]).toBe('[Content_Types].xml');
    for (const xml of Object.values(parts)) expect(XMLValidator.validate(xml)).toBe(true);
    const texts = textsInOrder(toResumeDocument(resume));
    expect(findOutOfOrder(textOf(parts['word/document.xml']), texts)).toBeUndefined();
  });

  it('uses real styles, a real list and a right tab for dates', async () => {
    const { 'word/document.xml': body = '', 'word/styles.xml': styles = '' } =
      await partsOf(COMPLETE);
    const used = new Set([...body.matchAll(/<w:pStyle w:val="(\w+)"/g)].map(([, id]) => id));
    expect(used).toEqual(
      new Set([
        'Title',
        'ResumeLabel',
        'ResumeContact',
        'Heading1',
        'Heading2',
        'EntryDetails',
        'EntryText',
        'ListBullet',
      ]),
    );
    for (const id of used) expect(styles).toContain(`w:styleId="${id}"`);
    expect(styles).toMatch(/w:styleId="ListBullet".*?<w:numPr>/s);
    expect(body).toMatch(/<w:tab w:val="right" w:pos="9760"\/>/);
    expect(textOf(body)).toContain('Payroll Manager');
  });

  it('numbers the pages from the second, under the name', async () => {
    const parts = await partsOf(COMPLETE);
    expect(parts['word/document.xml']).toContain('<w:titlePg');
    const headers = Object.entries(parts).filter(([path]) => /word\/header\d/.test(path));
    const numbered = headers.filter(([, xml]) => xml.includes('PAGE'));
    expect(headers).toHaveLength(2);
    expect(numbered).toHaveLength(1);
    expect(textOf(numbered[0]?.[1])).toContain('Marisol Vantongeren');
  });

  it('links to what the resume links to', async () => {
    const { 'word/document.xml': body = '', 'word/_rels/document.xml.rels': relations = '' } =
      await partsOf(COMPLETE);
    const ids = [...body.matchAll(/r:id="(rIdLink\d+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(8);
    for (const id of ids) expect(relations).toMatch(new RegExp(`Id="${id}" [^>]+Target="\\w+:`));
    const hostile = await partsOf(HOSTILE);
    expect(hostile['word/_rels/document.xml.rels']).not.toContain('hyperlink');
  });

  it('is byte-equal each time', async () => {
    const first = Buffer.from(await renderDocx(COMPLETE, 'plainline'));
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(first.equals(await renderDocx(COMPLETE, 'plainline'))).toBe(true);
  });
});
