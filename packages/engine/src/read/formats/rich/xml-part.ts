import { ReadError } from '../../outcome.ts';
import { parseXml, type XmlNode } from './xml.ts';
import type { Zip } from './zip.ts';

/** A resume's text is some tens of kilobytes of XML; pictures lie in files of their own. */
const MAX_XML_BYTES = 16_000_000;
const MAX_PARAGRAPHS = 20_000;

/** A file of the zip as XML, undefined where it has none. Paragraphs are counted before parsing, since each costs memory; `paragraph` is how one begins, such as `<w:p`. */
export function findXmlPart(zip: Zip, name: string, paragraph: string): XmlNode | undefined {
  const bytes = zip.findFile(name);
  if (bytes === undefined) return undefined;
  if (bytes.length > MAX_XML_BYTES || count(bytes, paragraph) > MAX_PARAGRAPHS)
    throw new ReadError('TOO_COMPLEX');
  return parseXml(bytes);
}

function count(bytes: Uint8Array, tag: string): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let found = 0;
  for (
    let at = buffer.indexOf(tag);
    at >= 0 && found <= MAX_PARAGRAPHS;
    at = buffer.indexOf(tag, at + tag.length)
  ) {
    const next = buffer[at + tag.length];
    if (next === 0x20 || next === 0x3e || next === 0x2f) found++;
  }
  return found;
}
