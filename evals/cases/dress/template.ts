import type { Lang, Piece, Template } from './model.ts';
import { label } from './words.ts';

/** Fills a template (see Style): the lines' pieces, without lines whose values are all missing. */
export function fill(template: Template, values: Record<string, Piece[]>, lang: Lang): Piece[][] {
  const lines: Piece[][] = [];
  for (const text of template.split('\n')) {
    const pieces = text.split(/(<[^>]*>)/).flatMap((part) => fillPart(part, values, lang));
    const empty = /\{[^=]/.test(text) && !pieces.some((piece) => piece.paths || piece.content);
    if (!empty) lines.push(trim(pieces));
  }
  return lines;
}

/** A separator that goes when nothing stands on its other side. */
type Part = Piece & { soft?: boolean };

function fillPart(part: string, values: Record<string, Piece[]>, lang: Lang): Part[] {
  const optional = part.startsWith('<') && part.endsWith('>');
  const body = optional ? part.slice(1, -1) : part;
  const pieces: Part[] = [];
  for (const token of body.split(/(\{[^}]*\})/)) {
    if (token === '') continue;
    if (token.startsWith('{=')) {
      pieces.push({ text: label(token.slice(2, -1), lang) });
    } else if (token.startsWith('{')) {
      const value = values[token.slice(1, -1)] ?? [];
      if (value.length === 0 && optional) return [];
      pieces.push(...value);
    } else pieces.push({ text: token, soft: optional || token.trim() === '' });
  }
  return pieces;
}

/** Separators left dangling at a line's ends by a missing value go. */
function trim(pieces: Part[]): Piece[] {
  const dangling = (part: Part | undefined) =>
    part?.soft === true && /^[\s,|·•—–\-/;]*$/.test(part.text);
  let from = 0;
  let to = pieces.length;
  while (from < to && dangling(pieces[from])) from++;
  while (to > from && dangling(pieces[to - 1])) to--;
  return pieces.slice(from, to);
}
