import { describe, expect, it } from 'vitest';
import { heading, item, makeDocx, paragraph, run, table } from '../../fixtures/make-docx.ts';
import { lineText } from '../../layout/line.ts';
import type { Source } from '../../layout/source.ts';
import { DEFAULT_LIMITS } from '../../outcome.ts';
import { lostWords } from '../../testing/conservation.ts';
import { openZip } from '../rich/zip.ts';
import { readDocx } from './read-docx.ts';

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** Lines and what they leave out; no word of the file may be missing from both. */
async function read(
  body: string,
  files?: Record<string, string>,
): Promise<Source & { rows: string[] }> {
  const bytes = makeDocx(body, files);
  expect(await lostWords(bytes)).toEqual([]);
  const source = readDocx(openZip(bytes, DEFAULT_LIMITS.maxUnpackedBytes));
  return { ...source, rows: source.lines.map(lineText) };
}

/** A text box at its place on the page, in points. */
function boxAt(left: number, top: number, width: number, height: number, content: string): string {
  const offset = (axis: string, points: number): string =>
    `<wp:position${axis} relativeFrom="page"><wp:posOffset>${points * 12700}</wp:posOffset></wp:position${axis}>`;
  return `<w:r><w:drawing><wp:anchor>${offset('H', left)}${offset('V', top)}<wp:extent cx="${width * 12700}" cy="${height * 12700}"/><a:graphic><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></a:graphic></wp:anchor></w:drawing></w:r>`;
}

describe('parts of a Word document', () => {
  it('shows insertions and what was moved here, not deletions and what was moved away', async () => {
    const { rows } = await read(
      `<w:p><w:r><w:t xml:space="preserve">Sold </w:t></w:r><w:ins><w:r><w:t>maps</w:t></w:r></w:ins><w:del><w:r><w:delText>books</w:delText></w:r></w:del></w:p>` +
        `<w:p><w:pPr><w:rPr><w:del w:id="1"/></w:rPr></w:pPr><w:r><w:t xml:space="preserve">Ran the till </w:t></w:r></w:p>${paragraph('and the yard')}` +
        `<w:moveTo>${paragraph('Kept the accident book')}</w:moveTo>` +
        `<w:tbl><w:tr><w:trPr><w:del w:id="2"/></w:trPr><w:tc><w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p></w:tc></w:tr><w:tr><w:tc>${paragraph('stays')}</w:tc></w:tr></w:tbl>`,
    );
    expect(rows).toEqual([
      'Sold maps',
      'Ran the till and the yard',
      'Kept the accident book',
      'stays',
    ]);
  });

  it('reads content controls of every kind, and leaves the words of unfilled ones out', async () => {
    const control = (content: string, properties = ''): string =>
      `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
    const { rows, leftOut } = await read(
      control(heading('Omar Esempio')) +
        paragraph(`${run('Clerk, ')}${control(run('Fixture Shop'))}`) +
        control(paragraph('Click to enter a phone number'), '<w:showingPlcHdr/>') +
        paragraph(`${run('Halifax')}${control(run(' [Your region]'), '<w:showingPlcHdr/>')}`) +
        `<w:tbl><w:tr>${control(`<w:tc>${paragraph('Skills')}</w:tc>`)}<w:tc>${paragraph('Excel')}</w:tc></w:tr></w:tbl>`,
    );
    expect(rows).toEqual(['Omar Esempio', 'Clerk, Fixture Shop', 'Halifax', 'Skills\tExcel']);
    expect(leftOut?.map(({ reason }) => reason)).toEqual(['ornament', 'ornament']);
  });

  it('breaks lines at soft, column and page breaks, and never glues words', async () => {
    const broken = (type: string): string =>
      `<w:p><w:r><w:t>one</w:t><w:br${type}/><w:t>two</w:t></w:r></w:p>`;
    const { rows } = await read(broken('') + broken(' w:type="page"') + broken(' w:type="column"'));
    expect(rows).toEqual(['one', 'two', 'one', 'two', 'one', 'two']);
  });

  it('takes the targets of links that are fields, and shows their words once', async () => {
    const field = (kind: string): string => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
    const { rows, lines } = await read(
      `<w:p>${field('begin')}<w:r><w:instrText xml:space="preserve"> HYPERLINK "https://omar.example.net" </w:instrText></w:r>${field('separate')}<w:r><w:t>Portfolio</w:t></w:r>${field('end')}</w:p>` +
        '<w:p><w:fldSimple w:instr=" HYPERLINK &quot;mailto:omar@example.com&quot; "><w:r><w:t>Write to me</w:t></w:r></w:fldSimple></w:p>',
    );
    expect(rows).toEqual(['Portfolio', 'Write to me']);
    expect(lines.map(({ links }) => links)).toEqual([
      ['https://omar.example.net'],
      ['mailto:omar@example.com'],
    ]);
  });

  it('reads signs that are stored for new and for old readers', async () => {
    const { rows } = await read(
      `<w:p><w:r><mc:AlternateContent><mc:Choice><w16se:symEx w16se:char="1F4DE"/></mc:Choice><mc:Fallback><w:t>Tel.</w:t></mc:Fallback></mc:AlternateContent></w:r><w:r><w:t xml:space="preserve"> 902-555-0177</w:t></w:r></w:p>`,
    );
    expect(rows).toEqual(['Tel. 902-555-0177']);
  });

  it('reads text boxes by their places: the top first, then column by column', async () => {
    const side = boxAt(30, 120, 150, 500, heading('Skills') + paragraph('Knife work'));
    const top = boxAt(30, 20, 500, 80, paragraph('Omar Esempio'));
    const work = boxAt(200, 120, 330, 240, heading('Experience') + item('Cooked'));
    const school = boxAt(200, 380, 330, 200, heading('Education') + paragraph('Example College'));
    const { rows } = await read(`<w:p>${school}${side}${work}${top}</w:p>`);
    expect(rows).toEqual([
      'Omar Esempio',
      'Skills',
      'Knife work',
      'Experience',
      'Cooked',
      'Education',
      'Example College',
    ]);
  });

  it('reads shapes, diagrams, old WordArt and notes', async () => {
    const { rows } = await read(
      '<w:p><w:r><w:pict><v:shape><v:textpath string="Omar Esempio"/></v:shape></w:pict></w:r></w:p>' +
        '<w:p><w:r><w:drawing><wp:inline><wps:wsp><a:txBody><a:p><a:r><a:t>Cook</a:t></a:r></a:p></a:txBody></wps:wsp></wp:inline></w:drawing></w:r></w:p>' +
        '<w:p><w:r><w:drawing><wp:inline><dgm:relIds r:dm="rId4"/></wp:inline></w:drawing></w:r></w:p>' +
        paragraph('Cooked 90 meals'),
      {
        'word/_rels/document.xml.rels':
          '<Relationships><Relationship Id="rId4" Type="http://x/diagramData" Target="diagrams/data1.xml"/></Relationships>',
        'word/diagrams/data1.xml':
          '<dgm:dataModel><dgm:ptLst><dgm:pt/><dgm:pt><dgm:t><a:p><a:r><a:t>Knife work</a:t></a:r></a:p></dgm:t></dgm:pt></dgm:ptLst></dgm:dataModel>',
        'word/footnotes.xml': `<w:footnotes ${WORD}><w:footnote w:type="separator"><w:p/></w:footnote><w:footnote>${paragraph('With honours')}</w:footnote></w:footnotes>`,
      },
    );
    expect(rows).toEqual(['Omar Esempio', 'Cook', 'Knife work', 'Cooked 90 meals', 'With honours']);
  });

  it('takes a soft hyphen between blanks or figures for the dash that it shows', async () => {
    const { rows, lines } = await read(
      paragraph('Clerk, Fixture Shop, 2018 \u00ad 2020') +
        paragraph('2012\u00ad2014') +
        paragraph('\u00ad Sold infor\u00admation'),
    );
    expect(rows).toEqual(['Clerk, Fixture Shop, 2018 – 2020', '2012-2014', 'Sold information']);
    expect(lines.map(({ bulletX }) => bulletX !== undefined)).toEqual([false, false, true]);
  });

  it('names what it leaves out: hidden words, page numbers, the names of columns', async () => {
    const bold = (text: string): string => paragraph(run(text, '<w:b/>'));
    const { leftOut, hidden } = await read(
      paragraph(run('secret', '<w:vanish/>')) +
        table([
          [bold('Dates'), bold('Employer')],
          [paragraph('2019'), paragraph('Fixture Inn')],
        ]),
      {
        'word/footer1.xml': `<w:ftr ${WORD}>${paragraph('Page 1 of 2')}</w:ftr>`,
      },
    );
    expect(hidden).toEqual(['secret']);
    expect(leftOut).toEqual([
      { text: 'Dates Employer', reason: 'ornament' },
      { text: 'Page 1 of 2', reason: 'page-number' },
      { text: 'secret', reason: 'hidden' },
    ]);
  });

  it('leaves a running head out where the text begins with the same words, whichever way its page is counted', async () => {
    const field =
      '<w:fldChar w:fldCharType="begin"/><w:instrText>PAGE</w:instrText><w:fldChar w:fldCharType="end"/>';
    const counted = `<w:p><w:r><w:t>Omar Esempio</w:t><w:tab/><w:t xml:space="preserve">Page </w:t>${field}</w:r></w:p>`;
    const body = paragraph('Omar Esempio') + paragraph('Clerk');
    for (const head of [
      counted,
      paragraph('Omar Esempio | Page 2 of 3'),
      paragraph('Omar Esempio\t2'),
    ]) {
      const { rows, leftOut } = await read(body, {
        'word/header1.xml': `<w:hdr ${WORD}>${head}</w:hdr>`,
      });
      expect(rows).toEqual(['Omar Esempio', 'Clerk']);
      expect(leftOut?.map(({ reason }) => reason)).toEqual(['page-number', 'running-head']);
    }
  });

  it('keeps what only the head or the foot of the pages says, beside a page number too', async () => {
    const { rows } = await read(paragraph('Clerk'), {
      'word/header1.xml': `<w:hdr ${WORD}>${paragraph('Omar Esempio | Page 1')}</w:hdr>`,
      'word/footer1.xml': `<w:ftr ${WORD}>${paragraph('omar@example.com – Page 1 of 2')}</w:ftr>`,
    });
    expect(rows).toEqual(['Omar Esempio', 'Clerk', 'omar@example.com']);
  });
});
