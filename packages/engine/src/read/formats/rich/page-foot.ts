import type { LeftOutText } from '@trueline/contracts';
import { type Line, lineText } from '../../layout/line.ts';
import { isPageNumber } from '../../layout/page-number.ts';

/** What the foot of every page says, once: read after the text and as no part of its last section. */
export function footLines(lines: readonly Line[], leftOut: LeftOutText[] = []): Line[] {
  const seen = new Set<string>();
  const said = lines.filter((line) => {
    const text = lineText(line);
    const isNumber = isPageNumber(text) || /^page\b/i.test(text);
    if (isNumber) leftOut.push({ text, reason: 'page-number' });
    return !isNumber && !seen.has(text) && seen.add(text);
  });
  const [first, ...rest] = said;
  return first === undefined ? [] : [{ ...first, gapBefore: 1, startsColumn: true }, ...rest];
}
