import type { Blank } from '@trueline/contracts';
import { analyze } from '../language/analyze.ts';
import { findCountable } from './amount.ts';
import type { PlannedOption } from './planned-ask.ts';

/** A number of the ad, before what it counts: the person's own goes there. */
export const NUMBER_OF = /(?<![\p{L}\d.,-])\d[\d,.]*\+? (?=(\p{L}+))/u;

/** By its words, not by its place: a tick stays with what was ticked, whatever is asked beside it. */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60);

/** "dietary aides" of "led 3 dietary aides on the shift". */
function thingsBehind(line: string, { index, 0: number, 1: first = '' }: RegExpExecArray): string {
  const from = index + number.length;
  const { tokens, phrases } = analyze(line, 'en');
  const phrase = phrases.find(
    ({ from: at, to }) => (tokens[at]?.start ?? 0) <= from && from < (tokens[to - 1]?.end ?? 0),
  );
  return phrase === undefined ? first : line.slice(from, tokens[phrase.to - 1]?.end);
}

const countBlank = (things: string): Blank => ({
  name: 'count',
  kind: 'number',
  label: `How many ${things}?`,
  unit: things,
  optional: true,
});

/** The line with a place for a number where the ad has one, or before what one counts of such work. */
function countedLine(line: string): { line: string; blanks: Blank[] } {
  const counted = NUMBER_OF.exec(line);
  if (counted !== null) {
    const blanks = [countBlank(thingsBehind(line, counted))];
    return { line: line.replace(NUMBER_OF, '{[count] }'), blanks };
  }
  const found = findCountable(line);
  if (found === null) return { line, blanks: [] };
  const { before, words, one, behind } = found;
  // "inspections (DVI)": the short name goes with what it is short for, how often stands behind.
  const [short = ''] = /^ \(\p{Lu}[\p{L}\p{N}./-]*\)/u.exec(behind) ?? [];
  const named = `[count:${one}${short}|${words}${short}]`;
  return {
    line: `${before}{[count] }${named}${behind.slice(short.length)}`,
    blanks: [countBlank(words)],
  };
}

/** A task as one taps it: its line, with a place for how many at most. */
export const toOption = ({
  line,
  plain,
  entry,
}: {
  line: string;
  plain: string;
  entry: string;
}): PlannedOption => ({
  id: `t-${slugOf(plain)}`,
  label: plain.replace(NUMBER_OF, ''),
  ...countedLine(line),
  target: { kind: 'bullet', entry },
});
