import { isWholeDate } from '../../date-range.ts';
import type { Source } from '../../layout/source.ts';
import { withBarsApart } from './bar-tables.ts';
import { withDressedHeadings } from './dressed-headings.ts';
import { withColumnsApart } from './flat-columns.ts';
import { withoutFrames } from './frames.ts';
import { withGluedApart } from './glued-values.ts';
import { withPlainHeadings } from './heading-rows.ts';
import { withHeadingsBetweenBlanks } from './headings-between-blanks.ts';
import { withColons, withLabelsApart } from './labelled-values.ts';
import { withoutLinePrefix } from './line-prefix.ts';
import { withBullets } from './list-marks.ts';
import { withoutMail } from './mail.ts';
import { readMarkdownLines } from './markdown-lines.ts';
import { withoutPageRows } from './page-rows.ts';
import { repairEncoding } from './repair-encoding.ts';
import { breakRuns } from './run-of-text.ts';
import { linesOf } from './text-lines.ts';
import { withoutRail } from './timeline-rail.ts';
import { withoutWebProfile } from './web-profile.ts';

/** What plain text says: its lines, and the head of the mail that it came in. */
export function readPlainText(text: string): Source {
  const written = repairEncoding(text)
    .replace(/[\u200b-\u200f\u2060\ufeff\ue000]/g, '')
    .replace(/\r\n?|[\u2028\u2029\u0085\v]/g, '\n')
    .replace(/\f/g, '\n\n')
    .replace(/\u00a0/g, ' ')
    .split('\n');
  const mail = withoutMail(withoutRail(withoutLinePrefix(withoutFrames(written))));
  const profile = withoutWebProfile(mail.rows);
  const { rows, leftOut: pages } = withoutPageRows(profile.rows);
  const leftOut = [...mail.leftOut, ...profile.leftOut, ...pages];
  const apart = withDatesJoined(withColumnsApart(withBarsApart(withGluedApart(rows))));
  if (isMarkedUp(apart)) return { lines: readMarkdownLines(apart.join('\n')), hidden: [], leftOut };
  const whole = withPlainHeadings(
    breakRuns(withPlainHeadings(withHeadingsBetweenBlanks(withDressedHeadings(apart)))),
  );
  return { lines: linesOf(withBullets(withLabelsApart(withColons(whole)))), hidden: [], leftOut };
}

/** "| Nov 2018 - Present": a row that opens with a mark and holds a period alone was broken off the one above. */
function withDatesJoined(rows: readonly string[]): string[] {
  const joined: string[] = [];
  for (const row of rows) {
    const date = BROKEN_OFF.exec(row)?.[1] ?? '';
    const above = joined.at(-1) ?? '';
    if (above.trim() !== '' && isWholeDate(date))
      joined[joined.length - 1] = `${above} ${row.trim()}`;
    else joined.push(row);
  }
  return joined;
}

const BROKEN_OFF = /^\s*[|·•,;/–—-]\s+(\S.*?)\s*$/u;

/** Text that was copied with the marks that chats and editors put around bold words and headings. */
const isMarkedUp = (rows: readonly string[]): boolean =>
  rows.filter((row) => MARKED_UP.test(row)).length >= MIN_MARKED_ROWS;

const MARKED_UP = /(?:^|\s)(\*\*|__)(?=\S)[^*_]+\1|^#{1,4} \S/;
const MIN_MARKED_ROWS = 3;
