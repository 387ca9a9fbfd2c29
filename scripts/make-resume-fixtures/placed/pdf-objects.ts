import { deflateSync } from 'node:zlib';

/** The objects of a PDF, numbered as they are added. */
export class PdfObjects {
  readonly #bodies: Buffer[] = [];

  /** Its number; with a stream, packed. */
  add(head: string, stream?: Uint8Array | string): number {
    return this.set(this.reserve(), head, stream);
  }

  /** A number for an object that is set later. */
  reserve(): number {
    return this.#bodies.push(Buffer.alloc(0));
  }

  set(number: number, head: string, stream?: Uint8Array | string): number {
    if (stream === undefined) {
      this.#bodies[number - 1] = Buffer.from(`<< ${head} >>`, 'latin1');
      return number;
    }
    const packed = deflateSync(Buffer.from(stream as Uint8Array));
    this.#bodies[number - 1] = Buffer.concat([
      Buffer.from(
        `<< ${head} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
        'latin1',
      ),
      packed,
      Buffer.from('\nendstream'),
    ]);
    return number;
  }

  toFile(version: string, root: number, info: number): Buffer {
    const parts = [Buffer.from(`%PDF-${version}\n%\xd3\xeb\xe9\xe1\n`, 'latin1')];
    const offsets: number[] = [];
    let at = parts[0]?.length ?? 0;
    for (const [index, body] of this.#bodies.entries()) {
      const object = Buffer.concat([
        Buffer.from(`${index + 1} 0 obj\n`),
        body,
        Buffer.from('\nendobj\n'),
      ]);
      offsets.push(at);
      at += object.length;
      parts.push(object);
    }
    const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    const size = offsets.length + 1;
    const trailer = `trailer\n<< /Size ${size} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${at}\n%%EOF\n`;
    parts.push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}${trailer}`));
    return Buffer.concat(parts);
  }
}

/** A string of the document's properties. */
export const pdfText = (text: string): string =>
  `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

/** To two places, as short as it goes. */
export const figure = (value: number): string => String(Math.round(value * 1000) / 1000);
