import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const COMPOSITE_MORE = 0x20;
const COMPOSITE_WORDS = 0x01;
const SCALES = [
  [0x08, 2],
  [0x40, 4],
  [0x80, 8],
] as const;
/** What a PDF's copy of a font keeps beside its glyphs. */
const KEPT = ['cvt ', 'fpgm', 'head', 'hhea', 'hmtx', 'maxp', 'prep'];

/** A TrueType font out of a package, as far as a PDF needs it. */
export class TrueType {
  readonly name: string;
  readonly #bytes: Buffer;
  readonly #tables = new Map<string, Buffer>();
  readonly #glyphs = new Map<number, number>();

  constructor(file: string) {
    this.name = (file.split('/').at(-1) ?? file).replace(/\.ttf$/, '').replace('_', '-');
    this.#bytes = readFileSync(require.resolve(file));
    const count = this.#bytes.readUInt16BE(4);
    for (let index = 0; index < count; index++) {
      const at = 12 + 16 * index;
      const [offset, length] = [
        this.#bytes.readUInt32BE(at + 8),
        this.#bytes.readUInt32BE(at + 12),
      ];
      const table = this.#bytes.subarray(offset, offset + length);
      this.#tables.set(this.#bytes.toString('latin1', at, at + 4), table);
    }
    this.#readCharacters();
  }

  /** 0 for a character that the font lacks. */
  glyphOf(character: string): number {
    return this.#glyphs.get(character.codePointAt(0) ?? 0) ?? 0;
  }

  /** In thousandths of the size. */
  widthOf(glyph: number): number {
    const last = this.#table('hhea').readUInt16BE(34) - 1;
    const advance = this.#table('hmtx').readUInt16BE(4 * Math.min(glyph, last));
    return (1000 * advance) / this.#table('head').readUInt16BE(18);
  }

  /** In thousandths of the size: the box of all glyphs. */
  get box(): number[] {
    const head = this.#table('head');
    return [36, 38, 40, 42].map((at) =>
      Math.round((1000 * head.readInt16BE(at)) / head.readUInt16BE(18)),
    );
  }

  /** The font with these glyphs alone, under their numbers; with `codes` a table of Macintosh characters leads to them. */
  subset(glyphs: Iterable<number>, codes?: readonly number[]): Buffer {
    const kept = this.#withParts(glyphs);
    const [glyf, loca] = [this.#table('glyf'), this.#offsets()];
    const parts: Buffer[] = [];
    const offsets = [0];
    for (let glyph = 0; glyph + 1 < loca.length; glyph++) {
      const body = kept.has(glyph) ? glyf.subarray(loca[glyph], loca[glyph + 1]) : Buffer.alloc(0);
      const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
      parts.push(padded);
      offsets.push((offsets.at(-1) ?? 0) + padded.length);
    }
    const tables = new Map<string, Buffer>(
      KEPT.flatMap((name) => {
        const table = this.#tables.get(name);
        return table === undefined ? [] : [[name, Buffer.from(table)] as const];
      }),
    );
    tables.get('head')?.writeInt16BE(1, 50);
    const places = Buffer.alloc(4 * offsets.length);
    for (const [index, offset] of offsets.entries()) places.writeUInt32BE(offset, 4 * index);
    tables.set('loca', places);
    tables.set('glyf', Buffer.concat(parts));
    if (codes !== undefined) tables.set('cmap', trimmedTable(codes));
    return fontFile(tables);
  }

  #table(name: string): Buffer {
    const table = this.#tables.get(name);
    if (table === undefined) throw new Error(`${this.name} has no table ${name}`);
    return table;
  }

  #offsets(): number[] {
    const loca = this.#table('loca');
    const isLong = this.#table('head').readInt16BE(50) === 1;
    const count = loca.length / (isLong ? 4 : 2);
    return Array.from({ length: count }, (_, index) =>
      isLong ? loca.readUInt32BE(4 * index) : 2 * loca.readUInt16BE(2 * index),
    );
  }

  /** Accented letters are made of others. */
  #withParts(glyphs: Iterable<number>): Set<number> {
    const kept = new Set<number>();
    const open = [0, ...glyphs];
    const [glyf, loca] = [this.#table('glyf'), this.#offsets()];
    for (let glyph = open.pop(); glyph !== undefined; glyph = open.pop()) {
      if (kept.has(glyph)) continue;
      kept.add(glyph);
      const [from = 0, to = 0] = [loca[glyph], loca[glyph + 1]];
      if (to - from < 10 || glyf.readInt16BE(from) >= 0) continue;
      for (let at = from + 10, flags = COMPOSITE_MORE; (flags & COMPOSITE_MORE) !== 0; ) {
        flags = glyf.readUInt16BE(at);
        open.push(glyf.readUInt16BE(at + 2));
        at += 4 + ((flags & COMPOSITE_WORDS) === 0 ? 2 : 4);
        at += SCALES.find(([bit]) => (flags & bit) !== 0)?.[1] ?? 0;
      }
    }
    return kept;
  }

  /** Out of the table of segments that every font has (format 4). */
  #readCharacters(): void {
    const cmap = this.#table('cmap');
    const count = cmap.readUInt16BE(2);
    for (let index = 0; index < count; index++) {
      const at = cmap.readUInt32BE(4 + 8 * index + 4);
      if (cmap.readUInt16BE(at) !== 4) continue;
      const segments = cmap.readUInt16BE(at + 6) / 2;
      for (let segment = 0; segment < segments; segment++)
        this.#readSegment(cmap, at, segments, segment);
    }
  }

  #readSegment(cmap: Buffer, at: number, segments: number, segment: number): void {
    const end = cmap.readUInt16BE(at + 14 + 2 * segment);
    const startAt = at + 16 + 2 * segments + 2 * segment;
    const [start, delta] = [cmap.readUInt16BE(startAt), cmap.readInt16BE(startAt + 2 * segments)];
    const rangeAt = startAt + 4 * segments;
    const range = cmap.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + 2 * (code - start));
      if (glyph !== 0) this.#glyphs.set(code, (glyph + delta) & 0xffff);
    }
  }
}

/** A table of Macintosh characters, from 33 on, as Quartz writes it (format 6). */
function trimmedTable(glyphs: readonly number[]): Buffer {
  const table = Buffer.alloc(22 + 2 * glyphs.length);
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(1, 4);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(6, 12);
  table.writeUInt16BE(10 + 2 * glyphs.length, 14);
  table.writeUInt16BE(33, 18);
  table.writeUInt16BE(glyphs.length, 20);
  for (const [index, glyph] of glyphs.entries()) table.writeUInt16BE(glyph, 22 + 2 * index);
  return table;
}

function fontFile(tables: ReadonlyMap<string, Buffer>): Buffer {
  const names = [...tables.keys()].sort();
  const head = Buffer.alloc(12 + 16 * names.length);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(names.length, 4);
  const power = 2 ** Math.floor(Math.log2(names.length));
  head.writeUInt16BE(16 * power, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE(16 * (names.length - power), 10);
  const bodies: Buffer[] = [];
  let offset = head.length;
  for (const [index, name] of names.entries()) {
    const table = tables.get(name) ?? Buffer.alloc(0);
    const at = 12 + 16 * index;
    head.write(name, at, 'latin1');
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...bodies]);
}
