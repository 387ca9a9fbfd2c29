import type { LeftOutText } from '@trueline/contracts';
import { type Line, lineText } from './line.ts';
import { isPageNumber } from './page-number.ts';

const CLOCK = String.raw`\d{1,2}[:.]\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?`;
const DAY = String.raw`(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})|\d{4}-\d{2}-\d{2})`;
/** "27/11/2026, 09:14": when something was printed; nobody dates a job to the minute. */
const PRINTED = new RegExp(`^${DAY},? ${CLOCK}(?=\\s|$)|(?:^|\\s)${DAY},? ${CLOCK}$`, 'iu');
const ADDRESS = /^(?:https?|file|blob|about):\S+/iu;
const MAX_LENGTH = 200;

/** Whether a row is the address that it was printed from, beside its page's number. */
function isFoot(line: Line): boolean {
  const [first, ...rest] = lineText(line).split(/\s+/);
  return ADDRESS.test(first ?? '') && rest.length > 0 && isPageNumber(rest.join(' '));
}

const isHead = (line: Line): boolean => {
  const text = lineText(line).replace(/\s+/g, ' ');
  return line.bulletX === undefined && text.length <= MAX_LENGTH && PRINTED.test(text);
};

/** The lines without the heads and feet that a browser prints around a page: the minute, the page's title, its address with the page's number. A lone head may be the person's own. */
export function withoutPrintRows(lines: readonly Line[]): {
  lines: Line[];
  leftOut: LeftOutText[];
} {
  const rows = lines.filter((line) => isHead(line) || isFoot(line));
  const isPrinted = rows.length > 1 && rows.some(isHead);
  if (!isPrinted && !rows.some(isFoot)) return { lines: [...lines], leftOut: [] };
  const gone = new Set(isPrinted ? rows : rows.filter(isFoot));
  // The page's title again, at the top of a further page.
  const title = lines[0] === undefined ? '' : lineText(lines[0]);
  lines.forEach((line, at) => {
    const above = lines[at - 1];
    if (above !== undefined && gone.has(above) && lineText(line) === title) gone.add(line);
  });
  return {
    lines: lines.filter((line) => !gone.has(line)),
    leftOut: [...gone].map((line) => ({ text: lineText(line), reason: 'running-head' })),
  };
}
