// Word files as Google Docs exports them: revision marks of zeros, `w:rtl` in every run, lists by
// "●", "○", "■", tables of a fixed layout, content controls round what was once suggested.
import { escapeXml, W_NAMESPACES, type WordPackage } from './word-package.ts';

const RSID = 'w:rsidR="00000000" w:rsidDel="00000000" w:rsidP="00000000" w:rsidRDefault="00000000"';
const RIGHT_TAB = '<w:tabs><w:tab w:val="right" w:leader="none" w:pos="9360"/></w:tabs>';
let paragraphs = 0;

function run(text: string, properties = ''): string {
  const content = text
    .split(/([\t\n])/)
    .map((part) => {
      if (part === '\t') return '<w:tab/>';
      if (part === '\n') return '<w:br w:type="textWrapping"/>';
      return part === '' ? '' : `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`;
    })
    .join('');
  return `<w:r w:rsidDel="00000000" w:rsidR="00000000" w:rsidRPr="00000000"><w:rPr>${properties}<w:rtl w:val="0"/></w:rPr>${content}</w:r>`;
}

const BOLD = '<w:b w:val="1"/><w:bCs w:val="1"/>';
const ITALIC = '<w:i w:val="1"/><w:iCs w:val="1"/>';
const PLAIN_TAIL = run('');

function paragraph(content: string, properties = ''): string {
  paragraphs += 1;
  const runs = content.startsWith('<') ? content : run(content);
  const id = paragraphs.toString(16).toUpperCase().padStart(8, '0');
  // Every paragraph ends with an empty run.
  return `<w:p ${RSID} w14:paraId="${id}"><w:pPr>${properties}<w:rPr/></w:pPr>${runs}${PLAIN_TAIL}</w:p>`;
}

const heading = (text: string, level = 1): string =>
  paragraph(
    `<w:bookmarkStart w:colFirst="0" w:colLast="0" w:name="_heading=h.${paragraphs}" w:id="${paragraphs}"/><w:bookmarkEnd w:id="${paragraphs}"/>${run(text)}`,
    `<w:pStyle w:val="Heading${level}"/><w:pageBreakBefore w:val="0"/>`,
  );

const bullet = (text: string, level = 0): string =>
  paragraph(
    run(text),
    `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr><w:ind w:left="${720 * (level + 1)}" w:hanging="360"/>`,
  );

const link = (id: string, text: string): string =>
  `<w:hyperlink r:id="${id}">${run(text, '<w:color w:val="1155cc"/><w:u w:val="single"/>')}</w:hyperlink>`;

/** What a suggestion or a comment leaves behind. */
const control = (content: string, number: number): string =>
  `<w:sdt><w:sdtPr><w:id w:val="${number}"/><w:tag w:val="goog_rdk_${number}"/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;

function table(widths: readonly number[], rows: readonly (readonly string[])[]): string {
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  const margins =
    '<w:tcMar><w:top w:w="144.0" w:type="dxa"/><w:left w:w="115.2" w:type="dxa"/></w:tcMar><w:vAlign w:val="top"/>';
  const cells = rows.map((row) => {
    const inside = row.map(
      (content) =>
        `<w:tc><w:tcPr><w:shd w:fill="auto" w:val="clear"/>${margins}</w:tcPr>${content}</w:tc>`,
    );
    return `<w:tr><w:trPr><w:cantSplit w:val="0"/><w:tblHeader w:val="0"/></w:trPr>${inside.join('')}</w:tr>`;
  });
  return `<w:tbl><w:tblPr><w:tblStyle w:val="Table1"/><w:tblW w:w="10800.0" w:type="dxa"/><w:jc w:val="left"/><w:tblLayout w:type="fixed"/><w:tblLook w:val="0600"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${cells.join('')}</w:tbl>`;
}

const style = (id: string, name: string, properties: string, kind = 'paragraph'): string =>
  `<w:style w:type="${kind}" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/>${properties}</w:style>`;
const STYLES = `<w:styles ${W_NAMESPACES}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:cs="Arial" w:eastAsia="Arial" w:hAnsi="Arial"/><w:sz w:val="22"/><w:szCs w:val="22"/><w:lang w:val="en"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:line="276" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:styleId="Normal" w:default="1"><w:name w:val="normal"/></w:style><w:style w:type="table" w:styleId="TableNormal" w:default="1"><w:name w:val="Table Normal"/></w:style>${style('Heading1', 'heading 1', '<w:pPr><w:keepNext w:val="1"/><w:keepLines w:val="1"/><w:spacing w:after="120" w:before="400"/></w:pPr><w:rPr><w:sz w:val="40"/><w:szCs w:val="40"/></w:rPr>')}${style('Heading2', 'heading 2', '<w:pPr><w:keepNext w:val="1"/><w:spacing w:after="120" w:before="360"/></w:pPr><w:rPr><w:sz w:val="32"/></w:rPr>')}${style('Heading3', 'heading 3', '<w:pPr><w:keepNext w:val="1"/></w:pPr><w:rPr><w:color w:val="434343"/><w:sz w:val="28"/></w:rPr>')}${style('Title', 'Title', '<w:pPr><w:spacing w:after="60"/></w:pPr><w:rPr><w:sz w:val="52"/></w:rPr>')}${style('Table1', 'Table1', '<w:tblPr><w:tblStyleRowBandSize w:val="1"/></w:tblPr>', 'table')}</w:styles>`;
const LEVELS = ['●', '○', '■', '●', '○', '■', '●', '○', '■']
  .map(
    (mark, level) =>
      `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="${mark}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${720 * (level + 1)}" w:hanging="360"/></w:pPr><w:rPr><w:u w:val="none"/></w:rPr></w:lvl>`,
  )
  .join('');
const NUMBERING = `<w:numbering ${W_NAMESPACES}><w:abstractNum w:abstractNumId="1">${LEVELS}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num></w:numbering>`;
const SETTINGS = `<w:settings ${W_NAMESPACES}><w:displayBackgroundShape/><w:defaultTabStop w:val="720"/><w:compat><w:compatSetting w:val="15" w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word"/></w:compat></w:settings>`;

function asPackage(id: string, body: string, links: Record<string, string> = {}): WordPackage {
  const section =
    '<w:sectPr><w:pgSz w:h="15840" w:w="12240" w:orient="portrait"/><w:pgMar w:bottom="1440" w:top="1440" w:left="1440" w:right="1440" w:header="720" w:footer="720"/><w:pgNumType w:start="1"/></w:sectPr>';
  return {
    id,
    links,
    parts: {
      document: `<w:document ${W_NAMESPACES}><w:background w:color="ffffff"/><w:body>${body}${section}</w:body></w:document>`,
      styles: STYLES,
      numbering: NUMBERING,
      settings: SETTINGS,
    },
  };
}

/** One column; dates behind a right tab, a line broken inside of a paragraph, a link, a content control. */
function receptionist(): WordPackage {
  const job = (employer: string, dates: string, title: string): string =>
    paragraph(`${run(employer, BOLD)}${run(`\t${dates}\n`)}${run(title, ITALIC)}`, RIGHT_TAB);
  const body = [
    paragraph(run('Winifred Stand-In'), '<w:pStyle w:val="Title"/><w:jc w:val="center"/>'),
    paragraph(
      `${run('Kamloops, BC | 250-555-0173 | ')}${link('rId6', 'winifred.standin@example.com')}`,
      '<w:jc w:val="center"/>',
    ),
    heading('Summary'),
    paragraph('Receptionist for a clinic of five doctors. I know where the forms are.'),
    heading('Work Experience'),
    job('Mock Valley Clinic', 'Jan 2020 – Present', 'Medical Receptionist'),
    bullet('Book 90 appointments a day in Accuro'),
    bullet('Cut no-shows from 12% to 7% with reminder calls'),
    bullet('Cover for the office manager:', 0),
    bullet('supplies', 1),
    bullet('payroll forms', 1),
    job('Pretend Motors', 'Aug 2016 – Dec 2019', 'Front Desk Clerk'),
    control(bullet('Answered six lines and the service counter'), 4),
    paragraph(
      `${control(run('Took payments and'), 0)}${run(' balanced the till')}`,
      '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:ind w:left="720" w:hanging="360"/>',
    ),
    heading('Education'),
    paragraph(
      `${run('Thompson Test University', BOLD)}${run('\t2014 – 2016\nCertificate, Medical Office Assistant')}`,
      RIGHT_TAB,
    ),
    heading('Skills'),
    paragraph('Accuro, MS Office, Medical terminology, Typing 75 wpm'),
  ].join('');
  return asPackage('receptionist-docs-export', body, {
    rId6: 'mailto:winifred.standin@example.com',
  });
}

/** Its template of a table with two columns and two rows. */
function translator(): WordPackage {
  const small = (text: string): string => paragraph(run(text, '<w:sz w:val="18"/>'));
  const entry = (where: string, what: string, dates: string): string =>
    `${paragraph(`${run(`${where} — `, BOLD)}${run(what, ITALIC)}`, '<w:pStyle w:val="Heading2"/>')}${paragraph(dates, '<w:pStyle w:val="Heading3"/>')}`;
  const head = [
    [
      `${paragraph('Aurelio Nemo', '<w:pStyle w:val="Title"/>')}${paragraph('Translator of contracts and of the letters about them')}`,
      ['27 Rue Exemple', 'Gatineau, QC J8X 0A1', '(819) 555-0138', 'aurelio.nemo@example.ca']
        .map(small)
        .join(''),
    ],
    [
      [
        heading('EXPERIENCE'),
        entry('Fictional Words Inc., Gatineau', 'Senior Translator', 'APRIL 2018 - PRESENT'),
        paragraph(
          'Translate 1,800 words a day from French and Italian, contracts for the most part.',
        ),
        paragraph('Check the work of three freelancers.'),
        entry('Bureau of Samples, Ottawa', 'Translator', 'SEPTEMBER 2013 - MARCH 2018'),
        paragraph('Translated notices for the public within a day.'),
        heading('EDUCATION'),
        entry('University of Ottawa, Ottawa', 'MA Legal Translation', 'SEPTEMBER 2011 - JUNE 2013'),
      ].join(''),
      [
        heading('SKILLS'),
        small('Trados'),
        small('memoQ'),
        small('Contract law terms'),
        heading('AWARDS'),
        small('Translation Prize of the Example Guild, 2021'),
        heading('LANGUAGES'),
        small('French, Italian, English'),
      ].join(''),
    ],
  ];
  return asPackage('translator-docs-template', `${table([7200, 3600], head)}${paragraph('')}`);
}

export const listGooglePackages = (): WordPackage[] => [receptionist(), translator()];
