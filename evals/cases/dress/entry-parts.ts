import { printRange } from './dates.ts';
import { frame, glyphOf, line, piece } from './lines.ts';
import type { Draw, Line, Piece } from './model.ts';

/** The text and bullets under an entry. */
export function drawBullets(
  highlights: string[],
  at: string,
  { style }: Pick<Draw, 'style'>,
  summary?: string,
): Line[] {
  const indent = style.headIndent + style.bulletIndent;
  const lines = summary
    ? [line('text', piece(summary, 'prose', `${at}.summary`), { indent: style.headIndent })]
    : [];
  const pieces = highlights.map((text, n) => piece(text, 'prose', `${at}.highlights[${n}]`));
  if (style.paragraphs && pieces.length > 0) {
    const sentences = pieces.flatMap((each, n) => {
      const stop = /[.!?]$/.test(each[0]!.text) ? '' : '.';
      return [...(n > 0 ? [frame(' ')] : []), ...each, ...(stop ? [frame(stop)] : [])];
    });
    return [...lines, line('bullet', sentences, { indent: style.headIndent })];
  }
  const bullets = pieces.map((each, n) =>
    line('bullet', each, { glyph: glyphOf(style, n), indent }),
  );
  return [...lines, ...bullets];
}

/** A range as one piece with the paths that it still tells; years alone are noted as coarser. */
export function datePieces(
  at: string,
  { startDate, endDate }: { startDate?: string; endDate?: string },
  { style, lang, note }: Draw,
): Piece[] {
  const words = { lang, joint: style.dateJoint, open: style.dateOpen };
  const printed = printRange(style.date, startDate, endDate, words);
  if (!printed || printed.text === '') return [];
  const paths: string[] = [];
  for (const [key, keeps, value] of [
    ['startDate', printed.start, startDate],
    ['endDate', printed.end, endDate],
  ] as const) {
    if (keeps === 'none') continue;
    const path = `${at}.${key}`;
    paths.push(path);
    if (value?.includes('-') && keeps === 'year') note.coarsen(path);
  }
  return piece(printed.text, 'self-evident', ...paths);
}
