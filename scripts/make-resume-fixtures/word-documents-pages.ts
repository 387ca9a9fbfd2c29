// Word files as Pages exports them: styles named after its own ("Body", "Heading"), lists by the
// numbering of a style, runs cut at every curly quote, direct formatting throughout, text boxes
// as shapes in paragraphs of the running text.
import { escapeXml, W_NAMESPACES, type WordPackage } from './word-package.ts';

const FONT =
  '<w:rFonts w:ascii="Helvetica Neue" w:hAnsi="Helvetica Neue" w:cs="Arial Unicode MS" w:eastAsia="Arial Unicode MS"/>';
const OUTLINE =
  '<w14:textOutline><w14:noFill/></w14:textOutline><w14:textFill><w14:solidFill><w14:srgbClr w14:val="000000"/></w14:solidFill></w14:textFill>';

/** Runs of one formatting, cut where a mark of typography stands; spaces at an edge are told of. */
function runs(text: string, properties = ''): string {
  return text
    .split(/([’“”–—\t\n])/)
    .filter((part) => part !== '')
    .map((part) => {
      const isMark = /^[’“”–—]$/.test(part);
      const direction = isMark ? '<w:rtl w:val="1"/>' : '<w:rtl w:val="0"/><w:lang w:val="en-US"/>';
      const space = part.trim() === part ? 'default' : 'preserve';
      const shown =
        part === '\t'
          ? '<w:tab/>'
          : part === '\n'
            ? '<w:br w:type="textWrapping"/>'
            : `<w:t xml:space="${space}">${escapeXml(part)}</w:t>`;
      return `<w:r><w:rPr>${properties}${direction}</w:rPr>${shown}</w:r>`;
    })
    .join('');
}

const BOLD = '<w:b w:val="1"/><w:bCs w:val="1"/>';

const paragraph = (content: string, styleId = 'Body', properties = ''): string =>
  `<w:p><w:pPr><w:pStyle w:val="${styleId}"/>${properties}<w:bidi w:val="0"/></w:pPr>${content.startsWith('<') || content === '' ? content : runs(content)}</w:p>`;

const heading = (text: string): string => paragraph(runs(text), 'Heading');

const bullet = (text: string): string =>
  paragraph(runs(text), 'Body', '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="2"/></w:numPr>');

/** A shape with text, and the same for older programs; place and size in points. */
function textBox(
  content: string,
  [x, y, width, height]: readonly [number, number, number, number],
): string {
  const emu = (points: number): number => Math.round(points * 12_700);
  const place = `<wp:positionH relativeFrom="page"><wp:posOffset>${emu(x)}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>${emu(y)}</wp:posOffset></wp:positionV>`;
  const shape = `<wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></wps:spPr><wps:txbx id="1"><w:txbxContent>${content}</w:txbxContent></wps:txbx><wps:bodyPr wrap="square" lIns="50800" tIns="50800"><a:noAutofit/></wps:bodyPr></wps:wsp>`;
  const drawing = `<w:drawing><wp:anchor distT="152400" distB="152400" distL="152400" distR="152400" simplePos="0" relativeHeight="251659264" layoutInCell="1" locked="0" behindDoc="0" allowOverlap="1"><wp:simplePos x="0" y="0"/>${place}<wp:extent cx="${emu(width)}" cy="${emu(height)}"/><wp:wrapSquare wrapText="bothSides" distL="152400" distR="152400" distT="152400" distB="152400"/><wp:docPr id="1073741825" name="officeArt object"/><wp:cNvGraphicFramePr/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape">${shape}</a:graphicData></a:graphic></wp:anchor></w:drawing>`;
  const old = `<w:pict><v:shape id="_x0000_s1026" type="#_x0000_t202" style="visibility:visible;position:absolute;margin-left:${x}.0pt;margin-top:${y}.0pt;width:${width}.0pt;height:${height}.0pt"><v:fill on="f"/><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict>`;
  return `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${drawing}</mc:Choice><mc:Fallback>${old}</mc:Fallback></mc:AlternateContent></w:r>`;
}

const pageStyle = (id: string, properties: string, next = id): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/><w:next w:val="${next}"/><w:pPr><w:keepNext w:val="0"/><w:keepLines w:val="0"/><w:pageBreakBefore w:val="0"/><w:widowControl w:val="1"/><w:shd w:val="clear" w:color="auto" w:fill="auto"/><w:suppressAutoHyphens w:val="0"/><w:bidi w:val="0"/><w:spacing w:before="0" w:after="0" w:line="240" w:lineRule="auto"/><w:outlineLvl w:val="9"/></w:pPr><w:rPr>${FONT}<w:b w:val="0"/><w:i w:val="0"/><w:strike w:val="0"/><w:outline w:val="0"/><w:color w:val="000000"/><w:spacing w:val="0"/><w:kern w:val="0"/>${properties}<w:vertAlign w:val="baseline"/><w:lang w:val="en-US"/>${OUTLINE}</w:rPr></w:style>`;
const STYLES = `<w:styles ${W_NAMESPACES} mc:Ignorable="w14 wp14"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:cs="Times New Roman" w:hAnsi="Times New Roman" w:eastAsia="Arial Unicode MS"/><w:bdr w:val="nil"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:pBdr><w:top w:val="nil"/></w:pBdr></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:rPr><w:sz w:val="24"/></w:rPr></w:style>${pageStyle('Body', '<w:sz w:val="22"/>')}${pageStyle('Heading', '<w:b w:val="1"/><w:sz w:val="28"/>', 'Body')}${pageStyle('Title', '<w:b w:val="1"/><w:sz w:val="60"/>', 'Body')}<w:style w:type="numbering" w:styleId="Bullet"><w:name w:val="Bullet"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style></w:styles>`;
const LEVELS = Array.from(
  { length: 9 },
  (_, level) =>
    `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:suff w:val="tab"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${187 + 180 * level}" w:hanging="187"/></w:pPr></w:lvl>`,
).join('');
/** The paragraphs' numbering has no levels of its own: it is that of the style. */
const NUMBERING = `<w:numbering ${W_NAMESPACES}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/><w:numStyleLink w:val="Bullet"/></w:abstractNum><w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="hybridMultilevel"/><w:styleLink w:val="Bullet"/>${LEVELS}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
const EMPTY = (name: string): string =>
  `<w:${name} ${W_NAMESPACES}><w:p><w:pPr><w:pStyle w:val="Body"/></w:pPr></w:p></w:${name}>`;

function asPackage(id: string, body: string): WordPackage {
  const section =
    '<w:sectPr><w:headerReference w:type="default" r:id="header1"/><w:footerReference w:type="default" r:id="footer1"/><w:pgSz w:w="12240" w:h="15840" w:orient="portrait"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="864"/><w:bidi w:val="0"/></w:sectPr>';
  return {
    id,
    properties: {
      app: '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Pages</Application></Properties>',
    },
    parts: {
      document: `<w:document ${W_NAMESPACES} mc:Ignorable="w14 wp14"><w:body>${body}${section}</w:body></w:document>`,
      styles: STYLES,
      numbering: NUMBERING,
      settings: `<w:settings ${W_NAMESPACES}><w:displayBackgroundShape/><w:mirrorMargins w:val="0"/><w:clrSchemeMapping w:bg1="lt1" w:t1="dk1"/></w:settings>`,
      header1: EMPTY('hdr'),
      footer1: EMPTY('ftr'),
    },
  };
}

const RIGHT_TAB = '<w:tabs><w:tab w:val="right" w:pos="9340"/></w:tabs>';

/** One column, dates behind a tab. */
function carpenter(): WordPackage {
  const job = (title: string, where: string, dates: string): string =>
    paragraph(`${runs(title, BOLD)}${runs(`, ${where}\t${dates}`)}`, 'Body', RIGHT_TAB);
  const body = [
    paragraph(runs('Piet van der Mock'), 'Title'),
    paragraph('Hamilton, ON   905-555-0117   piet.mock@example.com'),
    heading('Profile'),
    paragraph('Finish carpenter. I’ve hung about two thousand doors, and they’re still shut.'),
    heading('Experience'),
    job('Lead Carpenter', 'Unreal Kitchens Ltd.', 'June 2017 – present'),
    bullet('Run a crew of four on “turn-key” kitchens'),
    bullet('Quote jobs to within 5% of the final bill'),
    job('Carpenter', 'Nowhere Homes', 'March 2011 – May 2017'),
    bullet('Framed 60 houses and trimmed half of them'),
    heading('Education'),
    paragraph(
      `${runs('Carpentry Techniques, Mohawk College', BOLD)}${runs('\t2009 – 2011')}`,
      'Body',
      RIGHT_TAB,
    ),
    heading('Certificates'),
    bullet('Red Seal Carpenter, 2013'),
    bullet('Working at Heights, 2024'),
    heading('Skills'),
    paragraph('Millwork, Blueprint reading, Estimating, Stair building'),
  ].join('');
  return asPackage('carpenter-pages-export', body);
}

/** Contacts and skills in shapes at the left, the rest in the running text. */
function librarian(): WordPackage {
  const indent = '<w:ind w:left="2800" w:right="0"/>';
  const main = (content: string, styleId = 'Body'): string => paragraph(content, styleId, indent);
  const side = (name: string, rows: readonly string[]): string =>
    `${paragraph(runs(name), 'Heading')}${rows.map((row) => paragraph(runs(row))).join('')}`;
  const boxes = [
    textBox(
      side('Contact', ['613-555-0186', 'ida.fable@example.ca', 'Kingston, ON']),
      [40, 150, 150, 110],
    ),
    textBox(
      side('Skills', ['Koha', 'Cataloguing', 'Story times', 'Grant reports']),
      [40, 280, 150, 130],
    ),
  ].join('');
  const item = (text: string): string =>
    paragraph(
      runs(text),
      'Body',
      '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="2"/></w:numPr><w:ind w:left="3000" w:hanging="187"/>',
    );
  const body = [
    main(`${boxes}${runs('Ida Fable')}`, 'Title'),
    main('Librarian for small towns and the snow between them.'),
    main(runs('Experience'), 'Heading'),
    main(runs('Branch Librarian', BOLD)),
    main('Frontenac Sample Library, Kingston\nOctober 2018 – present'),
    item('Open three branches with two people'),
    item('Raised loans of children’s books by 30% in two years'),
    main(runs('Library Technician', BOLD)),
    main('Town of Example, Napanee\nMay 2014 – September 2018'),
    item('Catalogued 9,000 gifts'),
    main(runs('Education'), 'Heading'),
    main('Diploma, Library and Information Technician, Algonquin College, 2014'),
  ].join('');
  return asPackage('librarian-pages-text-boxes', body);
}

export const listPagesPackages = (): WordPackage[] => [carpenter(), librarian()];
