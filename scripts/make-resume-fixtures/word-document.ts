import { strToU8, zipSync } from 'fflate';

/** A DOCX written by hand, element by element, for what converters never write. */
export interface WordDocument {
  id: string;
  /** The children of `w:body`. */
  body: string;
  /** The children of `w:hdr`, on every page. */
  header?: string;
  /** Link targets by relationship id. */
  links?: Record<string, string>;
  /** Printed to PDF by LibreOffice instead of kept as DOCX. */
  printed?: boolean;
}

const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ');
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A run; `\t` and `\n` become Word's tab and line break. */
export function run(text: string, properties = ''): string {
  const content = text
    .split(/([\t\n])/)
    .map((part) => {
      if (part === '\t') return '<w:tab/>';
      if (part === '\n') return '<w:br/>';
      return part === '' ? '' : `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`;
    })
    .join('');
  return `<w:r><w:rPr>${properties}</w:rPr>${content}</w:r>`;
}

export const bold = (text: string): string => run(text, '<w:b/>');

/** A paragraph of runs, or of one plain text. */
export function paragraph(content: string, properties = ''): string {
  const runs = content.startsWith('<') ? content : run(content);
  return `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`;
}

export const heading = (text: string): string =>
  paragraph(run(text), '<w:pStyle w:val="Heading1"/>');

/** A list item of numbering 1 (bullets), level from 0. */
export const bullet = (text: string, level = 0): string =>
  paragraph(
    run(text),
    `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr><w:ind w:left="${360 * (level + 1)}" w:hanging="360"/>`,
  );

/** A link in the running text; `id` is a key of `links`. */
export const link = (id: string, text: string): string =>
  `<w:hyperlink r:id="${id}">${run(text)}</w:hyperlink>`;

/** Rows of cells, each cell the XML of its paragraphs; widths in twentieths of a point. */
export function table(widths: readonly number[], rows: readonly string[][]): string {
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  const cell = (content: string, index: number): string =>
    `<w:tc><w:tcPr><w:tcW w:w="${widths[index]}" w:type="dxa"/></w:tcPr>${content}</w:tc>`;
  const body = rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('');
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${body}</w:tbl>`;
}

/** A text box as Word stores it: twice, as a drawing and as VML for old readers. Place and size in points. */
export function textBox(
  content: string,
  [x, y, width, height]: readonly [number, number, number, number],
): string {
  const emu = (points: number): number => Math.round(points * 12_700);
  const drawing = `<w:drawing><wp:anchor distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="2" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="page"><wp:posOffset>${emu(x)}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>${emu(y)}</wp:posOffset></wp:positionV><wp:extent cx="${emu(width)}" cy="${emu(height)}"/><wp:wrapNone/><wp:docPr id="1" name="Text Box 1"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing>`;
  const vml = `<w:pict><v:shape style="position:absolute;margin-left:${x}pt;margin-top:${y}pt;width:${width}pt;height:${height}pt"><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict>`;
  return `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${drawing}</mc:Choice><mc:Fallback>${vml}</mc:Fallback></mc:AlternateContent></w:r>`;
}

const STYLES = `<w:styles ${NAMESPACES}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="DejaVu Sans" w:hAnsi="DejaVu Sans"/><w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:pPr><w:spacing w:before="240" w:after="60"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="26"/></w:rPr></w:style></w:styles>`;
const LEVELS = ['•', 'o', '▪']
  .map(
    (glyph, level) =>
      `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="${glyph}"/></w:lvl>`,
  )
  .join('');
const NUMBERING = `<w:numbering ${NAMESPACES}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/>${LEVELS}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;

function relationships({ links = {}, header }: WordDocument): string {
  const parts = [
    ['styles', 'styles.xml'],
    ['numbering', 'numbering.xml'],
    ...(header === undefined ? [] : [['header', 'header1.xml']]),
  ].map(([kind, file]) => `<Relationship Id="${kind}" Type="${OFFICE}/${kind}" Target="${file}"/>`);
  const targets = Object.entries(links).map(
    ([id, url]) =>
      `<Relationship Id="${id}" Type="${OFFICE}/hyperlink" Target="${escapeXml(url)}" TargetMode="External"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${[...parts, ...targets].join('')}</Relationships>`;
}

/** The zip; the same bytes for the same document. */
export function writeDocx(document: WordDocument): Uint8Array {
  const { body, header } = document;
  const override = (part: string, kind: string): string =>
    `<Override PartName="/word/${part}.xml" ContentType="${WORD}.${kind}+xml"/>`;
  const headerReference =
    header === undefined ? '' : '<w:headerReference w:type="default" r:id="header"/>';
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('document', 'document.main')}${override('styles', 'styles')}${override('numbering', 'numbering')}${header === undefined ? '' : override('header1', 'header')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="document" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document ${NAMESPACES}><w:body>${body}<w:sectPr>${headerReference}<w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1080" w:right="1080" w:bottom="1080" w:left="1080" w:header="500" w:footer="500" w:gutter="0"/></w:sectPr></w:body></w:document>`,
    'word/_rels/document.xml.rels': relationships(document),
    'word/styles.xml': STYLES,
    'word/numbering.xml': NUMBERING,
    ...(header === undefined
      ? {}
      : { 'word/header1.xml': `<w:hdr ${NAMESPACES}>${header}</w:hdr>` }),
  };
  const entries = Object.entries(files).map(([name, xml]): [string, Uint8Array] => [
    name,
    strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`),
  ]);
  return zipSync(Object.fromEntries(entries), { mtime: '2020-01-01' });
}
