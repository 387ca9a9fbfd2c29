import type { Resume } from '@trueline/contracts';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  heading,
  item,
  makeDocx,
  paragraph,
  run,
  table,
  textBox,
} from '../../fixtures/make-docx.ts';
import { read } from '../../index.ts';

async function readDocx(
  body: string,
  files?: Record<string, string>,
): Promise<{ resume: Resume; text: string }> {
  const result = await read(makeDocx(body, files), 'resume.docx');
  if (!result.ok) throw new Error(result.failure.code);
  return result;
}

const failure = async (bytes: Uint8Array, maxUnpackedBytes = 1_000_000): Promise<string> => {
  const result = await read(bytes, 'x.docx', { maxPages: 50, maxUnpackedBytes });
  return result.ok ? 'ok' : result.failure.code;
};

const CONTACT = paragraph('Omar Esempio') + paragraph('omar@example.com | Halifax, NS');
const EDUCATION = heading('Education') + paragraph('B.A. History, Example University, 2015');

describe('read, DOCX', () => {
  it('reads numbered paragraphs, tabs and line breaks', async () => {
    const { resume } = await readDocx(
      CONTACT +
        heading('Experience') +
        paragraph('Night Auditor\tMar 2016 – Present\nFixture Inn') +
        item('Balanced the books of 80 rooms & a bar') +
        item('Handled late arrivals') +
        EDUCATION,
    );
    expect(resume.basics).toMatchObject({
      name: 'Omar Esempio',
      location: { city: 'Halifax', region: 'NS' },
    });
    expect(resume.work).toEqual([
      {
        name: 'Fixture Inn',
        position: 'Night Auditor',
        startDate: '2016-03',
        highlights: ['Balanced the books of 80 rooms & a bar', 'Handled late arrivals'],
      },
    ]);
    expect(resume.education).toMatchObject([
      { studyType: 'B.A.', area: 'History', institution: 'Example University', endDate: '2015' },
    ]);
  });

  it('reads table rows as lines, layout cells one after the other, and a text box once', async () => {
    const { resume, text } = await readDocx(
      textBox(CONTACT) +
        heading('Experience') +
        table([[paragraph('Cook, Fixture Diner'), paragraph('2017 - 2019')]]) +
        item('Cooked 90 meals a shift') +
        table([[heading('Skills') + item('Knife work') + item('Stock rotation'), EDUCATION]]),
    );
    expect(text.match(/Omar Esempio/g)).toHaveLength(1);
    expect(resume.work).toMatchObject([
      { name: 'Fixture Diner', position: 'Cook', startDate: '2017', endDate: '2019' },
    ]);
    expect(resume.skills).toEqual([{ keywords: ['Knife work', 'Stock rotation'] }]);
    expect(resume.education).toHaveLength(1);
  });

  it('finds contact details in the page header and behind links, and leaves hidden and deleted text out', async () => {
    const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
    const link = '<w:hyperlink r:id="rId9"><w:r><w:t>Portfolio</w:t></w:r></w:hyperlink>';
    const { resume, text } = await readDocx(
      paragraph(link) +
        heading('Experience') +
        paragraph('Clerk, Fixture Shop, 2019 - 2020') +
        item('Sold books') +
        paragraph(run('secret keywords', '<w:vanish/>')) +
        `<w:p><w:del><w:r><w:delText>struck out</w:delText></w:r></w:del></w:p>${EDUCATION}`,
      {
        'word/header1.xml': `<w:hdr ${w}><w:p><w:r><w:t>Omar Esempio</w:t></w:r></w:p><w:p><w:r><w:t>omar@example.com</w:t></w:r></w:p></w:hdr>`,
        'word/_rels/document.xml.rels':
          '<Relationships><Relationship Id="rId9" Type="http://x/hyperlink" Target="https://omar.example.net/work"/></Relationships>',
      },
    );
    expect(resume.basics).toMatchObject({
      name: 'Omar Esempio',
      email: 'omar@example.com',
      url: 'https://omar.example.net/work',
    });
    expect(text).not.toMatch(/secret|struck/);
  });

  it('refuses what is no Word document or more than allowed', async () => {
    expect(await failure(zipSync({ 'a.txt': strToU8('hello') }))).toBe('NOT_A_RESUME');
    expect(await failure(makeDocx(paragraph('x'.repeat(300_000))), 100_000)).toBe('TOO_COMPLEX');
    expect(await failure(makeDocx(paragraph('x').repeat(20_001)), 50_000_000)).toBe('TOO_COMPLEX');
    expect(await failure(makeDocx('').subarray(0, 200))).toBe('DAMAGED');
  });

  it('counts what it unpacks, since directories lie', async () => {
    const bytes = makeDocx(paragraph('x'.repeat(900_000)));
    const view = new DataView(bytes.buffer);
    for (let at = 0; at + 4 < bytes.length; at++) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
    }
    expect(await failure(bytes, 100_000)).toBe('TOO_COMPLEX');
  });

  it('refuses entries that share their bytes, and document types', async () => {
    const bytes = zipSync({
      'word/document.xml': strToU8('<a/>'.repeat(99)),
      'word/styles.xml': strToU8('<b/>'.repeat(99)),
    });
    const view = new DataView(bytes.buffer);
    for (let at = 0; at + 4 < bytes.length; at++) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 42, 0, true);
    }
    expect(await failure(bytes)).toBe('TOO_COMPLEX');
    const entities =
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x "y">]><w:document>&x;</w:document>';
    expect(await failure(zipSync({ 'word/document.xml': strToU8(entities) }))).toBe('DAMAGED');
  });

  it('leaves the names of the columns out and reads each row of a table as one entry', async () => {
    const bold = (text: string): string =>
      `<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r></w:p>`;
    const { resume, text } = await readDocx(
      CONTACT +
        heading('Experience') +
        table([
          [bold('Dates'), bold('Employer'), bold('Post'), bold('Duties')],
          [
            paragraph('Mar 2016 – Present'),
            paragraph('Fixture Inn'),
            paragraph('Night Auditor'),
            item('Balanced the books') + item('Handled late arrivals'),
          ],
        ]) +
        EDUCATION,
    );
    expect(text).not.toContain('Duties');
    expect(resume.work).toEqual([
      {
        name: 'Fixture Inn',
        position: 'Night Auditor',
        startDate: '2016-03',
        highlights: ['Balanced the books', 'Handled late arrivals'],
      },
    ]);
  });

  it('does not take the running text for a part of the text box beside it', async () => {
    const { resume } = await readDocx(
      textBox(heading('Skills') + paragraph('Knife work, stock rotation')) +
        CONTACT +
        heading('Experience') +
        paragraph('Cook, Fixture Diner\t2017 - 2019') +
        item('Cooked 90 meals a shift'),
    );
    expect(resume.basics?.name).toBe('Omar Esempio');
    expect(resume.skills).toEqual([{ keywords: ['Knife work', 'stock rotation'] }]);
  });

  it('reads contact details in the page footer as contacts', async () => {
    const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
    const { resume } = await readDocx(
      paragraph('Omar Esempio') + heading('Skills') + paragraph('Knife work') + EDUCATION,
      {
        'word/footer1.xml': `<w:ftr ${w}><w:p><w:r><w:t>omar@example.com | 902-555-0177</w:t></w:r></w:p><w:p><w:r><w:t>Page 1 of 2</w:t></w:r></w:p></w:ftr>`,
      },
    );
    expect(resume.basics).toMatchObject({ email: 'omar@example.com', phone: '902-555-0177' });
    expect(resume.education).toHaveLength(1);
  });
});
