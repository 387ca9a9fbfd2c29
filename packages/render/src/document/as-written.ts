import type { AsWrittenLine } from '@trueline/contracts';
import { cleanText } from './clean-text.ts';
import type { Entry } from './types.ts';

/** A section line by line as its author wrote it: heads stand as titles, items as bullets, the rest as paragraphs, in their order. */
export function asWrittenEntries(lines: readonly AsWrittenLine[]): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    const text = cleanText(line.text);
    if (text === '') continue;
    const last = entries.at(-1);
    if (line.kind === 'head') {
      const dates = cleanText(line.dates);
      entries.push({
        title: text,
        ...(dates !== '' && { dates }),
        details: [],
        lines: [],
        bullets: [],
      });
    } else if (line.kind === 'item') {
      (last ?? opened(entries)).bullets.push(text);
    } else if (line.kind === 'detail' && last !== undefined && isHeadAlone(last)) {
      last.details.push({ text });
    } else {
      // Below bullets a paragraph begins a part of its own, so that the order stays; below a blank row, set off as it was.
      const isBelowGap = line.gap === true && last !== undefined && !isHeadAlone(last);
      const part =
        last === undefined || last.bullets.length > 0 || isBelowGap
          ? opened(entries, isBelowGap)
          : last;
      part.lines.push({ text });
    }
  }
  return entries;
}

const MAX_DETAILS = 2;
const isHeadAlone = ({ title, details, lines, bullets }: Entry): boolean =>
  title !== undefined && lines.length === 0 && bullets.length === 0 && details.length < MAX_DETAILS;

/** A part without a head, which goes on from what stands above it unless it is set off. */
function opened(entries: Entry[], isSetOff = false): Entry {
  const entry: Entry = {
    details: [],
    lines: [],
    bullets: [],
    ...(entries.length > 0 && !isSetOff && { goesOn: true as const }),
  };
  entries.push(entry);
  return entry;
}
