import type { HostileFile } from './zip-bombs.ts';
import { deflated, writeZip } from './zip-writer.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const ROWS = [
  'Nora Testwell',
  'nora.testwell@example.com',
  'Experience',
  'Data Analyst, Maple Example Foods, March 2020 - Present',
  'Built weekly sales reports in SQL for 14 store managers',
  'Education',
  'Bachelor of Science in Statistics, Example University, 2017',
  'Skills',
  'SQL, Excel, Python',
];

function relationships(url: string): string {
  const external = (id: string, type: string, path: string): string =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${url}/${path}" TargetMode="External"/>`;
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${external('r1', 'attachedTemplate', 'template.dotm')}${external('r2', 'image', 'picture.png')}${external('r3', 'oleObject', 'object')}${external('r4', 'frame', 'frame.html')}${external('r5', 'hyperlink', 'link')}</Relationships>`;
}

function wordDocument(url: string, docType = '', extra = ''): Uint8Array {
  const paragraphs = ROWS.map((row) => `<w:p><w:r><w:t>${row}</w:t></w:r></w:p>`).join('');
  const picture = `<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:imagedata r:link="r2" src="${url}/vml.png"/></v:shape></w:pict></w:r></w:p>`;
  const document = `<?xml version="1.0"?>${docType}<w:document ${WORD}><w:body>${paragraphs}${extra}${picture}<w:p><w:hyperlink r:id="r5"><w:r><w:t>Portfolio</w:t></w:r></w:hyperlink></w:p></w:body></w:document>`;
  return writeZip([
    deflated('word/document.xml', document),
    deflated('word/_rels/document.xml.rels', relationships(url)),
    deflated('word/_rels/settings.xml.rels', relationships(url)),
  ]);
}

/** Documents whose reader is asked to fetch something from `url`. Those that can be read are good resumes. */
export function callingDocuments(url: string): HostileFile[] {
  const outside = `<!DOCTYPE w:document [<!ENTITY x SYSTEM "${url}/entity">]>`;
  const parameter = `<!DOCTYPE w:document [<!ENTITY % p SYSTEM "${url}/parameter"> %p;]>`;
  const said = '<w:p><w:r><w:t>&x;</w:t></w:r></w:p>';
  const text = (name: string, content: string): HostileFile => ({
    name,
    bytes: Buffer.from(content),
  });
  const lines = ROWS.join('\n');
  return [
    { name: 'relationships.docx', bytes: wordDocument(url) },
    { name: 'entity.docx', bytes: wordDocument(url, outside, said) },
    { name: 'parameter-entity.docx', bytes: wordDocument(url, parameter) },
    { name: 'linked-picture.odt', bytes: openDocument(url) },
    text('page.html', page(url)),
    text(
      'fields.rtf',
      `{\\rtf1\\ansi ${ROWS.join('\\par\n')}\\par{\\field{\\*\\fldinst INCLUDEPICTURE "${url}/rtf.png" \\\\d}{\\fldrslt x}}{\\*\\template ${url}/rtf.dotm}}`,
    ),
    text('pictures.md', `# ${lines}\n\n![me](${url}/me.png) [site](${url}/md)\n`),
    text('addresses.txt', `${lines}\n${url}/txt\nPortfolio: ${url}/portfolio\n`),
    text('resume.json', JSON.stringify(jsonResume(url))),
  ];
}

function openDocument(url: string): Uint8Array {
  const paragraphs = ROWS.map((row) => `<text:p>${row}</text:p>`).join('');
  const content = `<office:document-content xmlns:office="o" xmlns:text="t" xmlns:draw="d" xmlns:xlink="http://www.w3.org/1999/xlink"><office:body><office:text>${paragraphs}<text:p><draw:frame><draw:image xlink:href="${url}/odt.png" xlink:actuate="onLoad"/></draw:frame></text:p></office:text></office:body></office:document-content>`;
  return writeZip([
    deflated('mimetype', 'application/vnd.oasis.opendocument.text'),
    deflated('content.xml', content),
  ]);
}

function page(url: string): string {
  const rows = ROWS.map((row) => `<p>${row}</p>`).join('');
  return `<!doctype html><html><head><link rel="stylesheet" href="${url}/style.css"><base href="${url}/"><meta http-equiv="refresh" content="0;url=${url}/refresh"><script src="${url}/script.js"></script><style>@import "${url}/import.css"; body{background:url(${url}/css.png)}</style></head><body>${rows}<img src="${url}/picture.png" onerror="fetch('${url}/onerror')"><iframe src="${url}/frame"></iframe><a href="${url}/link">Portfolio</a></body></html>`;
}

function jsonResume(url: string) {
  return {
    $schema: `${url}/schema.json`,
    basics: {
      name: 'Nora Testwell',
      email: 'nora.testwell@example.com',
      image: `${url}/image.png`,
      url: `${url}/site`,
      profiles: [{ network: 'GitHub', username: 'nora', url: `${url}/profile` }],
    },
    work: [
      {
        name: 'Maple Example Foods',
        position: 'Data Analyst',
        url: `${url}/employer`,
        startDate: '2020-03',
        highlights: [`Built weekly sales reports in SQL, see ${url}/report`],
      },
    ],
    education: [{ institution: 'Example University', area: 'Statistics', endDate: '2017' }],
    meta: { canonical: `${url}/canonical` },
  };
}
