import type { LeftOutText } from '@trueline/contracts';
import { fold } from '../../characters.ts';
import { isDocumentTitle } from '../../layout/document-title.ts';
import { type Line, lineText } from '../../layout/line.ts';
import { withoutPageNumber } from '../../layout/page-number.ts';

/** A running head repeats what stands this near the beginning of the text. */
const MAX_TOP_LINES = 12;

/** What the heads of pages say, once: without page numbers, and without what the text begins with. */
export function headLines(
  lines: readonly Line[],
  body: readonly Line[],
  leftOut: LeftOutText[] = [],
): Line[] {
  const top = body.slice(0, MAX_TOP_LINES).flatMap(({ cells }) => cells);
  return saidOnce(lines, new Set(top.map(({ text }) => fold(text))), leftOut);
}

/** What the foot of every page says, once: read after the text and as no part of its last section. Whose document it is has been said above. */
export function footLines(
  lines: readonly Line[],
  leftOut: LeftOutText[] = [],
  body: readonly Line[] = [],
): Line[] {
  const own = saidOnce(lines, new Set(), leftOut).filter((line) => {
    const isTitle = namesDocument(lineText(line), body);
    if (isTitle) leftOut.push({ text: lineText(line), reason: 'running-head' });
    return !isTitle;
  });
  const [first, ...rest] = own;
  return first === undefined ? [] : [{ ...first, gapBefore: 1, startsColumn: true }, ...rest];
}

/** The page's word with its figures, some of which a field fills in: "Page 1/2 - ", "Seite / - ". */
const PAGE =
  /^(?:pages?|seite|p[áa]gina|pagina|strona|sida|side|strana|oldal|sivu)\.? ?\d{0,2} ?(?:(?:of|\/|de|sur|von|van|di|z|din|av) ?\d{0,2})? ?[-–—|·•:,] ?(?=\p{L})/iu;
const OF = /\s+(?:(?:of|for|de|du|von|di|do|da|van|al|lui|för|for)\s+|[-–—|:,]\s*|(?=\p{Lu}))/giu;
const MAX_NAME_WORDS = 6;

/** "Page 1/2 - Curriculum vitae of Sample Ana": what the document calls itself and whose it is, where the text says the name too. */
function namesDocument(text: string, body: readonly Line[]): boolean {
  const said = text.replace(PAGE, '');
  const top = new Set(
    body.slice(0, MAX_TOP_LINES).flatMap((line) => fold(lineText(line)).split(/[^\p{L}'’-]+/u)),
  );
  return [...said.matchAll(OF)].some((joint) => {
    const name = said.slice(joint.index + joint[0].length).split(/\s+/);
    const isName = name.length <= MAX_NAME_WORDS && name.every((word) => top.has(fold(word)));
    return isName && isDocumentTitle(said.slice(0, joint.index));
  });
}

/** Lines without page numbers, and cells without what was said before. */
function saidOnce(
  lines: readonly Line[],
  before: ReadonlySet<string>,
  leftOut: LeftOutText[],
): Line[] {
  const seen = new Set<string>();
  return lines.flatMap((line) => {
    const cells = line.cells.flatMap((cell) => {
      const text = withoutPageNumber(cell.text);
      if (text !== cell.text)
        leftOut.push({ text: cell.text.slice(text.length).trim(), reason: 'page-number' });
      return text === '' ? [] : [{ ...cell, text }];
    });
    const own = cells.filter(({ text }) => !before.has(fold(text)));
    for (const { text } of cells)
      if (before.has(fold(text))) leftOut.push({ text, reason: 'running-head' });
    const said = { ...line, cells: own };
    const text = lineText(said);
    return own.length === 0 || seen.has(text) || !seen.add(text) ? [] : [said];
  });
}
