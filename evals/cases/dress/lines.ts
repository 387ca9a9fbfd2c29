import type { FieldKind, Line, ListMode, Piece, Role, Row, Style } from './model.ts';

/** A value as a piece that carries its paths. */
export function piece(text: string | undefined, kind: FieldKind, ...paths: string[]): Piece[] {
  return text ? [{ text, kind, paths }] : [];
}

/** Text that carries no field. */
export function frame(text: string): Piece {
  return { text };
}

export function line(role: Role, pieces: Piece[], more: Partial<Line> = {}): Line {
  return { role, pieces, indent: '', glyph: '', ...more };
}

/** A line as text. */
function textOf({ indent, glyph, pieces }: Line): string {
  return indent + glyph + pieces.map(({ text }) => text).join('');
}

/** Several lines as one, with a text between; bullets stay before their words. */
export function joinLines(lines: Line[], glue: string): Line {
  const pieces: Piece[] = [];
  for (const [index, each] of lines.entries()) {
    if (index > 0) pieces.push(frame(glue));
    if (each.glyph) pieces.push(frame(each.glyph));
    pieces.push(...each.pieces);
  }
  return { ...lines[0]!, pieces, glyph: '', indent: '' };
}

/** The glyph of a style's nth bullet with its gap; '' where the style has no bullets. */
export function glyphOf(style: Style, index: number): string {
  const glyph = style.glyph(index);
  return glyph === '' ? '' : glyph + style.glyphGap;
}

const separators: Record<Exclude<ListMode, 'bullets' | 'lines'>, string> = {
  comma: ', ',
  semicolon: '; ',
  pipe: ' | ',
};

/** Items as lines, one each or all on one. */
export function listLines(items: Piece[][], mode: ListMode, style: Style): Line[] {
  const filled = items.filter((item) => item.length > 0);
  if (filled.length === 0) return [];
  if (mode === 'lines') return filled.map((item) => line('item', item));
  if (mode === 'bullets') {
    return filled.map((item, index) =>
      line('item', item, { glyph: glyphOf(style, index), indent: style.bulletIndent }),
    );
  }
  return [line('item', joined(filled, separators[mode]))];
}

/** Items on one line with a separator between. */
export function joined(items: Piece[][], separator: string): Piece[] {
  return items.flatMap((item, index) => (index > 0 ? [frame(separator), ...item] : item));
}

/** Lines set as rows, with the style's blank rows between. */
export function setRows(lines: Line[], style: Style): Row[] {
  const rows: Row[] = [];
  let previous: Line | undefined;
  for (const each of lines) {
    const blanks = previous ? style.spacing(previous, each) : 0;
    for (let n = 0; n < blanks; n++) rows.push({ text: '', hang: 0, role: 'blank' });
    const hang = each.role === 'bullet' || each.glyph ? each.indent.length + each.glyph.length : 0;
    rows.push({
      text: textOf(each),
      hang,
      role: each.role,
      ...(each.section ? { section: each.section } : {}),
    });
    previous = each;
  }
  return rows;
}
