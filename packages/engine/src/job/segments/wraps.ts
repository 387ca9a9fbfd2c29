/** A typed or mailed text is rarely wrapped wider. */
const WIDTH_MAX = 100;
const WIDTH_MIN = 40;
/** So many lines must run on in small letters, or all in capitals, before a text counts as wrapped; one that stops within a phrase is enough. */
const WRAPS_MIN = 3;
const GOES_ON_AFTER = [
  'the|an?|of|and|or|to|in|with|for|by|our|your|their|as|at|on|from|is|are|be',
  'et|ou|de|des|du|la|le|les|un|une|en|pour|avec',
];
const STOPS_WITHIN = new RegExp(
  String.raw`(?:,|(?<![\p{L}\p{N}])(?:${GOES_ON_AFTER.join('|')}))$`,
  'iu',
);
const GOES_ON_WITHIN = /^(?:and|or|of|in|for|with|as|from|et|ou|de|des|du|dans|pour)\s/;
const PREFIX = /^[ \t]*(?:>[ \t]?)*[ \t]*/;
const BULLET = /^(?:[-–—*•▪◦●‣·■►✓✔→»+~]|\d{1,2}[.)]|[a-z][.)])\s?/;
const ENDS_SENTENCE = /[.:;!?]["”)]?\s*$/;
const WIDE_SPACE = '\u2003';

interface Line {
  text: string;
  /** Of the line's own words, behind indent and mail's ">". */
  from: number;
}

/** Whether the next line's first word would not have fitted on a line: it goes on there. */
function runsOn(line: Line, next: Line, width: number): boolean {
  const words = next.text.slice(next.from);
  const first = /^\S+/.exec(words)?.[0] ?? '';
  if (first === '' || BULLET.test(words) || line.text.slice(line.from) === '') return false;
  if (ENDS_SENTENCE.test(line.text)) return false;
  return line.text.trimEnd().length + 1 + first.length > width;
}

/** Whether the next line's first letter is none that begins a sentence: a small one, or in a text of capitals any. */
function goesOn(line: Line, next: Line): boolean {
  const words = next.text.slice(next.from);
  return /^\p{Ll}/u.test(words) || !/\p{Ll}/u.test(line.text + words);
}

/** "- Certificate of an" over "  Ontario program": the item goes on under its own words. */
function hangs(line: Line, next: Line): boolean {
  const bullet = BULLET.exec(line.text.slice(line.from))?.[0].length ?? 0;
  const isUnder = bullet > 1 && next.from === line.from + bullet;
  const words = next.text.slice(next.from);
  return (
    isUnder &&
    /^[\p{L}\p{N}(]/u.test(words) &&
    !BULLET.test(words) &&
    !ENDS_SENTENCE.test(line.text)
  );
}

/**
 * A text whose lines were cut at a fixed width, with those line ends as spaces: same length, so that
 * offsets stay. A line was cut where the next one's first word would not have fitted, or where the
 * next hangs under an item. Indent and ">" become wide spaces, which break no line.
 */
export function withoutWraps(ad: string): string {
  const lines = ad.split('\n').map((text) => ({ text, from: PREFIX.exec(text)?.[0].length ?? 0 }));
  const width = lines.reduce((longest, { text }) => Math.max(longest, text.trimEnd().length), 0);
  const mayRun = width <= WIDTH_MAX && width >= WIDTH_MIN;
  const ran = lines.map((line, i) => {
    const next = lines[i + 1];
    return mayRun && next !== undefined && runsOn(line, next, width);
  });
  const goingOn = lines.filter((line, i) => {
    const next = lines[i + 1];
    return ran[i] === true && next !== undefined && goesOn(line, next);
  });
  const isWrapped =
    goingOn.length >= WRAPS_MIN ||
    goingOn.some(({ text }) => STOPS_WITHIN.test(text.trimEnd())) ||
    lines.some(({ text, from }, i) => ran[i - 1] === true && GOES_ON_WITHIN.test(text.slice(from)));
  const cut = lines.map((line, i) => {
    const next = lines[i + 1];
    return next !== undefined && ((isWrapped && ran[i] === true) || hangs(line, next));
  });
  if (!cut.includes(true)) return ad;
  return lines
    .map(({ text, from }, i) => {
      const kept = cut[i - 1] === true ? WIDE_SPACE.repeat(from) + text.slice(from) : text;
      const end = i === lines.length - 1 ? '' : cut[i] === true ? ' ' : '\n';
      return kept + end;
    })
    .join('');
}
