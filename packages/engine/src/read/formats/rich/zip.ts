import { Inflate } from 'fflate';
import { ReadError } from '../../outcome.ts';

interface ZipEntry {
  method: number;
  packedBytes: number;
  unpackedBytes: number;
  offset: number;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_HEADER_BYTES = 30;
const MAX_COMMENT_BYTES = 65_535;
const MAX_ENTRIES = 2000;
/** Input is unpacked in pieces this long, so that the count of bytes stops a bomb within 1032 times as much. */
const CHUNK_BYTES = 8192;
const ENCRYPTED_FLAG = 1;

/** The files of a zip that can be unpacked on demand. */
export interface Zip {
  names: string[];
  /** The unpacked file, undefined where the zip has none of that name. */
  findFile(name: string): Uint8Array | undefined;
}

/** Reads the directory and refuses bombs before anything is unpacked: too many entries, too many bytes, overlapping data. What is then unpacked is counted, since directories lie. */
export function openZip(bytes: Uint8Array, maxUnpackedBytes: number): Zip {
  const entries = readDirectory(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const declared = [...entries.values()].reduce((sum, entry) => sum + entry.unpackedBytes, 0);
  if (declared > maxUnpackedBytes) throw new ReadError('TOO_COMPLEX');
  refuseOverlaps([...entries.values()]);
  let left = maxUnpackedBytes;
  return {
    names: [...entries.keys()],
    findFile(name) {
      const entry = entries.get(name);
      if (entry === undefined) return undefined;
      const file = unpack(bytes, entry, left);
      left -= file.length;
      return file;
    },
  };
}

function readDirectory(view: DataView): Map<string, ZipEntry> {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > MAX_ENTRIES || count === 0xffff || at === 0xffffffff)
    throw new ReadError('TOO_COMPLEX');
  const entries = new Map<string, ZipEntry>();
  for (let index = 0; index < count; index++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY_SIGNATURE)
      throw new ReadError('DAMAGED');
    if ((view.getUint16(at + 8, true) & ENCRYPTED_FLAG) !== 0) throw new ReadError('ENCRYPTED');
    const nameBytes = view.getUint16(at + 28, true);
    if (at + 46 + nameBytes > view.byteLength) throw new ReadError('DAMAGED');
    const name = new TextDecoder().decode(
      new Uint8Array(view.buffer, view.byteOffset + at + 46, nameBytes),
    );
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      unpackedBytes: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_BYTES); at--) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  throw new ReadError('DAMAGED');
}

/** Entries that share their packed bytes unpack the same bomb many times. */
function refuseOverlaps(entries: readonly ZipEntry[]): void {
  const sorted = [...entries].sort((a, b) => a.offset - b.offset);
  sorted.forEach((entry, index) => {
    const next = sorted[index + 1];
    if (next !== undefined && entry.offset + LOCAL_HEADER_BYTES + entry.packedBytes > next.offset) {
      throw new ReadError('TOO_COMPLEX');
    }
  });
}

function unpack(bytes: Uint8Array, entry: ZipEntry, maxBytes: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (
    entry.offset + LOCAL_HEADER_BYTES > bytes.length ||
    view.getUint32(entry.offset, true) !== LOCAL_SIGNATURE
  ) {
    throw new ReadError('DAMAGED');
  }
  const names = view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
  const start = entry.offset + LOCAL_HEADER_BYTES + names;
  const packed = bytes.subarray(start, start + entry.packedBytes);
  if (packed.length < entry.packedBytes) throw new ReadError('DAMAGED');
  if (entry.method === 0) return packed;
  if (entry.method !== 8) throw new ReadError('DAMAGED');
  return inflate(packed, maxBytes);
}

function inflate(packed: Uint8Array, maxBytes: number): Uint8Array {
  const chunks: Uint8Array[] = [];
  let total = 0;
  const stream = new Inflate((chunk) => {
    total += chunk.length;
    if (total > maxBytes) throw new ReadError('TOO_COMPLEX');
    chunks.push(chunk);
  });
  try {
    for (let at = 0; at < packed.length; at += CHUNK_BYTES) {
      stream.push(packed.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= packed.length);
    }
  } catch (error) {
    throw error instanceof ReadError ? error : new ReadError('DAMAGED');
  }
  const file = new Uint8Array(total);
  let at = 0;
  for (const chunk of chunks) {
    file.set(chunk, at);
    at += chunk.length;
  }
  return file;
}
