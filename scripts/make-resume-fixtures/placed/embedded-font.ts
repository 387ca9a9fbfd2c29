import { figure, type PdfObjects } from './pdf-objects.ts';
import type { TrueType } from './true-type.ts';

/** Glyphs that stand for several letters, longest first. */
const LIGATURES: readonly (readonly [letters: string, form: string])[] = [
  ['ffi', '\ufb03'],
  ['ffl', '\ufb04'],
  ['fi', '\ufb01'],
  ['fl', '\ufb02'],
  ['ff', '\ufb00'],
];

export interface ShownGlyph {
  /** As the content names it. */
  code: number;
  /** What is read. */
  text: string;
  /** In thousandths of the size. */
  width: number;
}

interface EmbeddedFont {
  /** The glyphs of a text; those that are new are taken in. */
  shape(text: string): ShownGlyph[];
  /** Adds the font; its object's number. */
  write(objects: PdfObjects): number;
}

const SUBSET_PREFIX = 'AAAAAA+';
const utf16 = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');

/** A character map as makers write it: blocks of at most a hundred. */
function toUnicode(glyphs: readonly ShownGlyph[], digits: 2 | 4): string {
  const code = (value: number): string => `<${value.toString(16).padStart(digits, '0')}>`;
  const blocks: string[] = [];
  for (let at = 0; at < glyphs.length; at += 100) {
    const some = glyphs.slice(at, at + 100);
    const rows = some.map((glyph) => `${code(glyph.code)} <${utf16(glyph.text)}>`).join('\n');
    blocks.push(`${some.length} beginbfchar\n${rows}\nendbfchar`);
  }
  const space = digits === 2 ? '<00> <FF>' : '<0000> <FFFF>';
  return `/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n1 begincodespacerange\n${space}\nendcodespacerange\n${blocks.join('\n')}\nendcmap\nCMapName currentdict /CMap defineresource pop\nend\nend`;
}

const box = (font: TrueType): string =>
  `/FontBBox [${font.box.join(' ')}] /Ascent ${font.box[3]} /Descent ${font.box[1]} /CapHeight 700 /StemV 80 /ItalicAngle 0`;

/** Codes of two bytes that are the glyphs' numbers (Skia, Canva). */
export function identityFont(font: TrueType): EmbeddedFont {
  const used = new Map<number, ShownGlyph>();
  return {
    shape: (text) =>
      Array.from(text, (letter) => {
        const code = font.glyphOf(letter);
        const glyph = used.get(code) ?? { code, text: letter, width: font.widthOf(code) };
        used.set(code, glyph);
        return glyph;
      }),
    write: (objects) => {
      const glyphs = [...used.values()].sort((a, b) => a.code - b.code);
      const name = SUBSET_PREFIX + font.name;
      const file = objects.add('', font.subset(used.keys()));
      const descriptor = objects.add(
        `/Type /FontDescriptor /FontName /${name} /Flags 4 ${box(font)} /FontFile2 ${file} 0 R`,
      );
      const widths = glyphs.map(({ code, width }) => `${code} [${figure(width)}]`).join(' ');
      const descendant = objects.add(
        `/Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /CIDToGIDMap /Identity /DW 0 /W [${widths}]`,
      );
      const map = objects.add('', toUnicode(glyphs, 4));
      return objects.add(
        `/Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${map} 0 R`,
      );
    },
  };
}

const FIRST_CODE = 33;

/** Codes of one byte from 33 in the order of first use, no encoding, ligatures as one glyph (Quartz). */
export function quartzFont(font: TrueType): EmbeddedFont {
  const used = new Map<string, ShownGlyph & { glyph: number }>();
  const take = (text: string, form: string): ShownGlyph => {
    const known = used.get(form);
    if (known !== undefined) return known;
    const glyph = font.glyphOf(form);
    const taken = { code: FIRST_CODE + used.size, text, glyph, width: font.widthOf(glyph) };
    used.set(form, taken);
    return taken;
  };
  return {
    shape: (text) => {
      const glyphs: ShownGlyph[] = [];
      for (let at = 0; at < text.length; ) {
        const joined = LIGATURES.find(
          ([letters, form]) => text.startsWith(letters, at) && font.glyphOf(form) !== 0,
        );
        const letters = joined?.[0] ?? text.charAt(at);
        glyphs.push(take(letters, joined?.[1] ?? letters));
        at += letters.length;
      }
      return glyphs;
    },
    write: (objects) => {
      const glyphs = [...used.values()];
      const name = SUBSET_PREFIX + font.name;
      const numbers = glyphs.map(({ glyph }) => glyph);
      const file = objects.add('', font.subset(numbers, numbers));
      const descriptor = objects.add(
        `/Type /FontDescriptor /FontName /${name} /Flags 4 ${box(font)} /FontFile2 ${file} 0 R`,
      );
      const map = objects.add('', toUnicode(glyphs, 2));
      return objects.add(
        `/Type /Font /Subtype /TrueType /BaseFont /${name} /FontDescriptor ${descriptor} 0 R /ToUnicode ${map} 0 R /FirstChar ${FIRST_CODE} /LastChar ${FIRST_CODE + glyphs.length - 1} /Widths [${glyphs.map(({ width }) => figure(width)).join(' ')}]`,
      );
    },
  };
}

export type { EmbeddedFont };
