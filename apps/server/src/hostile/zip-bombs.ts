import { deflated, deflateRepeated, writeZip, type ZipPart } from './zip-writer.ts';

/** A file made to break its reader, under the name that it is uploaded by. */
export interface HostileFile {
  name: string;
  bytes: Uint8Array;
}

const MEGABYTE = 1_048_576;
const GIGABYTE = 1024 * MEGABYTE;
const DOCUMENT = 'word/document.xml';
const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const PARAGRAPH = '<w:p><w:r><w:t>Analyst</w:t></w:r></w:p>';

const zeros = (bytes: number): ZipPart['packed'] =>
  deflateRepeated(Buffer.alloc(MEGABYTE), Math.ceil(bytes / MEGABYTE));

function wordXml(body: string): string {
  return `<?xml version="1.0"?><w:document ${WORD}><w:body>${body}</w:body></w:document>`;
}

/** As `wordXml`, with a body of one piece so many times over. */
function repeatedWordXml(piece: string, times: number): ZipPart {
  const block = 1_000;
  const head = deflateRepeated(`<?xml version="1.0"?><w:document ${WORD}><w:body>`, 1);
  const body = deflateRepeated(piece.repeat(block), Math.ceil(times / block));
  const tail = deflateRepeated('</w:body></w:document>', 1);
  // Each but the last without the empty block that ends a stream.
  const packed = Buffer.concat([withoutEnd(head), withoutEnd(body), tail]);
  return { name: DOCUMENT, packed, unpackedBytes: piece.length * times };
}

const END_BLOCK_BYTES = 2;
const withoutEnd = (stream: Buffer): Buffer => stream.subarray(0, -END_BLOCK_BYTES);

const docx = (name: string, ...parts: ZipPart[]): HostileFile => ({ name, bytes: writeZip(parts) });

function nested(levels: number): Uint8Array {
  let bytes = writeZip([{ name: 'bomb', packed: zeros(100 * MEGABYTE), unpackedBytes: 9 }]);
  for (let level = 0; level < levels; level += 1) {
    bytes = writeZip([deflated(`a/${level}.zip`, bytes), deflated(`b/${level}.zip`, bytes)]);
  }
  return bytes;
}

function sharing(entries: number): ZipPart[] {
  const first = repeatedWordXml(PARAGRAPH, 100_000);
  const others = Array.from({ length: entries }, (_, index) => ({
    ...first,
    name: `word/header${index}.xml`,
    sharesDataOf: 0,
  }));
  return [first, ...others];
}

function entities(levels: number): string {
  const names = Array.from({ length: levels }, (_, level) => `l${level}`);
  const declared = names.map((name, level) => {
    const value = level === 0 ? 'lol' : `&${names[level - 1]};`.repeat(10);
    return `<!ENTITY ${name} "${value}">`;
  });
  return `<?xml version="1.0"?><!DOCTYPE lolz [${declared.join('')}]><w:document ${WORD}><w:body><w:p><w:r><w:t>&${names.at(-1)};</w:t></w:r></w:p></w:body></w:document>`;
}

const odt = (name: string, content: string): HostileFile => ({
  name,
  bytes: writeZip([
    deflated('mimetype', 'application/vnd.oasis.opendocument.text'),
    deflated('content.xml', content),
  ]),
});

const odtText = (inner: string): string =>
  `<office:document-content xmlns:office="o" xmlns:text="t" xmlns:table="b"><office:body><office:text>${inner}</office:text></office:body></office:document-content>`;

/** Zip bombs of every kind that quality.md, item 32, names, and what else a packed document can hold. */
export function zipBombs(): HostileFile[] {
  const huge = zeros(2 * GIGABYTE);
  return [
    docx('ratio.docx', { name: DOCUMENT, packed: huge, unpackedBytes: 2 * GIGABYTE }),
    docx('lying-size.docx', { name: DOCUMENT, packed: huge, unpackedBytes: 1_000 }),
    docx('lying-size-of-a-part.docx', deflated(DOCUMENT, wordXml(PARAGRAPH)), {
      name: 'word/styles.xml',
      packed: huge,
      unpackedBytes: 1_000,
    }),
    docx('paragraphs.docx', repeatedWordXml(PARAGRAPH, 800_000)),
    docx('empty-paragraphs.docx', repeatedWordXml('<w:p/>', 8_000_000)),
    docx('deep.docx', deflated(DOCUMENT, wordXml('<w:sdt>'.repeat(1_000_000)))),
    docx('one-long-line.docx', repeatedWordXml('<w:r><w:t>word </w:t></w:r>', 500_000)),
    docx('attributes.docx', deflated(DOCUMENT, wordXml(`<w:p ${manyAttributes(500_000)}/>`))),
    docx('entities.docx', deflated(DOCUMENT, entities(9))),
    { name: 'nested.zip', bytes: nested(10) },
    { name: 'nested.docx', bytes: nested(10) },
    docx('entries.docx', ...emptyParts(60_000)),
    docx('entries-untold.docx', ...emptyParts(70_000)),
    docx('overlapping.docx', ...sharing(1_500)),
    docx('past-4-gigabytes.docx', {
      name: DOCUMENT,
      packed: zeros(MEGABYTE),
      unpackedBytes: 0xffffffff,
    }),
    odt('spaces.odt', odtText('<text:p>Analyst<text:s text:c="2000000000"/>at Example</text:p>')),
    odt('cells.odt', odtText(repeatedCells('2000000000'))),
    { name: 'linkedin.zip', bytes: linkedIn() },
  ];
}

function emptyParts(count: number): ZipPart[] {
  const packed = Buffer.alloc(0);
  return Array.from({ length: count }, (_, index) => ({
    name: `word/${index}.xml`,
    method: 0,
    packed,
    unpackedBytes: 0,
  }));
}

function manyAttributes(count: number): string {
  return Array.from({ length: count }, (_, index) => `w:a${index}="1"`).join(' ');
}

function repeatedCells(times: string): string {
  return `<table:table><table:table-row table:number-rows-repeated="${times}"><table:table-cell table:number-columns-repeated="${times}"><text:p>Analyst</text:p></table:table-cell></table:table-row></table:table>`;
}

function linkedIn(): Uint8Array {
  const row = 'Analyst,Example Foods,Baked things,Toronto,Jan 2020,\n'.repeat(1_000);
  return writeZip([
    deflated('Profile.csv', 'First Name,Last Name\nNora,Testwell\n'),
    {
      name: 'Positions.csv',
      packed: Buffer.concat([
        withoutEnd(
          deflateRepeated('Title,Company Name,Description,Location,Started On,Finished On\n', 1),
        ),
        deflateRepeated(row, 900),
      ]),
      unpackedBytes: 1_000,
    },
  ]);
}
