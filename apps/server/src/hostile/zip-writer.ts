import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A file of a zip; what the directory says of it may be a lie. */
export interface ZipPart {
  name: string;
  packed: Uint8Array;
  unpackedBytes: number;
  /** 0 stored, 8 deflated. */
  method?: 0 | 8;
  /** In place of the part's own data: that of the part with this index. */
  sharesDataOf?: number;
}

const LOCAL_BYTES = 30;
const DIRECTORY_BYTES = 46;
const END_BYTES = 22;
const VERSION = 20;

/** A zip of these parts byte for byte, whatever they claim; no library writes such files. */
export function writeZip(parts: readonly ZipPart[]): Uint8Array {
  const body: Buffer[] = [];
  const offsets: number[] = [];
  let at = 0;
  for (const part of parts) {
    const shared = part.sharesDataOf === undefined ? undefined : offsets[part.sharesDataOf];
    offsets.push(shared ?? at);
    if (shared !== undefined) continue;
    const local = Buffer.concat([localHeader(part), Buffer.from(part.name), part.packed]);
    body.push(local);
    at += local.length;
  }
  const directory = parts.map((part, index) => directoryEntry(part, offsets[index] ?? 0));
  const directoryBytes = directory.reduce((sum, entry) => sum + entry.length, 0);
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(parts.length, 0xffff), 8);
  end.writeUInt16LE(Math.min(parts.length, 0xffff), 10);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...body, ...directory, end]);
}

function localHeader(part: ZipPart): Buffer {
  const header = Buffer.alloc(LOCAL_BYTES);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(VERSION, 4);
  writeFacts(header, 8, part);
  header.writeUInt16LE(Buffer.byteLength(part.name), 26);
  return header;
}

function directoryEntry(part: ZipPart, offset: number): Buffer {
  const entry = Buffer.alloc(DIRECTORY_BYTES);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(VERSION, 4);
  entry.writeUInt16LE(VERSION, 6);
  writeFacts(entry, 10, part);
  entry.writeUInt16LE(Buffer.byteLength(part.name), 28);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, Buffer.from(part.name)]);
}

function writeFacts(header: Buffer, at: number, { method = 8, packed, unpackedBytes }: ZipPart) {
  header.writeUInt16LE(method, at);
  header.writeUInt32LE(crc32(packed), at + 6);
  header.writeUInt32LE(packed.length, at + 10);
  header.writeUInt32LE(unpackedBytes, at + 14);
}

export function deflated(name: string, content: string | Uint8Array): ZipPart {
  const bytes = Buffer.from(content);
  return { name, packed: deflateRawSync(bytes), unpackedBytes: bytes.length };
}

/** Raw deflate of `content` so many times over, without ever holding it. */
export function deflateRepeated(content: string | Uint8Array, times: number): Buffer {
  const once = deflateRawSync(content, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array<Buffer>(times).fill(once), deflateRawSync('')]);
}
