/** The code points that a TrueType font has a glyph for, from its `cmap` table (formats 4 and 12; OpenType 1.9, "cmap"). */
export function readCharacters(font: Buffer): Set<number> {
  const table = findTable(font, 'cmap');
  const characters = new Set<number>();
  const count = font.readUInt16BE(table + 2);
  for (let index = 0; index < count; index += 1) {
    const subtable = table + font.readUInt32BE(table + 8 + index * 8);
    const format = font.readUInt16BE(subtable);
    if (format === 4) addSegments(font, subtable, characters);
    if (format === 12) addGroups(font, subtable, characters);
  }
  return characters;
}

function findTable(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let record = 12; record < 12 + count * 16; record += 16) {
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no ${tag} table`);
}

/** Format 4: four parallel arrays of segments (end, start, delta, offset into a glyph array). */
function addSegments(font: Buffer, subtable: number, characters: Set<number>): void {
  const size = font.readUInt16BE(subtable + 6);
  const [ends, starts] = [subtable + 14, subtable + 16 + size];
  const [deltas, offsets] = [starts + size, starts + size * 2];
  for (let segment = 0; segment < size; segment += 2) {
    const end = Math.min(font.readUInt16BE(ends + segment), 0xfffe);
    const start = font.readUInt16BE(starts + segment);
    const offset = font.readUInt16BE(offsets + segment);
    for (let code = start; code <= end; code += 1) {
      const glyph =
        offset === 0
          ? (code + font.readUInt16BE(deltas + segment)) % 0x10000
          : font.readUInt16BE(offsets + segment + offset + (code - start) * 2);
      if (glyph !== 0) characters.add(code);
    }
  }
}

/** Format 12: groups of (first code, last code, first glyph). */
function addGroups(font: Buffer, subtable: number, characters: Set<number>): void {
  const count = font.readUInt32BE(subtable + 12);
  for (let index = 0; index < count; index += 1) {
    const group = subtable + 16 + index * 12;
    const last = font.readUInt32BE(group + 4);
    for (let code = font.readUInt32BE(group); code <= last; code += 1) characters.add(code);
  }
}
