import { memoize } from '../../language/memoize.ts';
import { findSkills } from '../../taxonomy/skills.ts';
import { findBareLists, isBareName, wordsOfAd } from './bare-lists.ts';

/** A line of the resume; `kind` tells lists from all else. */
interface Line {
  path: string;
  entry: string;
  text: string;
  kind: string;
}

/** Figures of engine.md 3: what is ignored before scoring. */
const DUMP_ITEMS_MIN = 15;
const DUMP_ITEM_WORDS_MAX = 3;
const PASTE_WORDS_MIN = 12;
const SKILL_ITEMS_MAX = 40;
/** A line that is little but skill names without a list's commas is a dump too. */
const DUMP_SKILL_SHARE = 0.7;

const ITEM = /[^,;|•·\n]+/g;
const WORD = /[\p{L}\p{N}]+(?:\+\+|#)?/gu;

const wordCount = memoize((text: string): number => text.match(WORD)?.length ?? 0);
const blank = (text: string, start: number, end: number): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);

/** The text without its runs of 15 and more items between commas that are short or terms of the ad. */
function withoutCommaDump(text: string, adWords: string): string {
  const runs: { start: number; end: number; count: number }[] = [];
  const items = [...text.matchAll(ITEM)];
  if (items.length < DUMP_ITEMS_MIN) return text;
  let open = false;
  for (const match of items) {
    const short = wordCount(match[0]) <= DUMP_ITEM_WORDS_MAX || isBareName(match[0], adWords);
    const end = match.index + match[0].length;
    const run = runs.at(-1);
    if (short && open && run !== undefined) Object.assign(run, { end, count: run.count + 1 });
    else if (short) runs.push({ start: match.index, end, count: 1 });
    open = short;
  }
  return runs
    .filter(({ count }) => count >= DUMP_ITEMS_MIN)
    .reduce((kept, run) => blank(kept, run.start, run.end), text);
}

const withoutBareLists = (text: string, adWords: string): string =>
  findBareLists(text, adWords).reduce((kept, list) => blank(kept, list.start, list.end), text);

const isBareDump = memoize((text: string): boolean => {
  const words = wordCount(text);
  if (words < DUMP_ITEMS_MIN) return false;
  const skills = findSkills(text);
  const named = skills.reduce((sum, skill) => sum + wordCount(skill.text), 0);
  return skills.length >= DUMP_ITEMS_MIN && named / words > DUMP_SKILL_SHARE;
});

/** Fifteen neighbours of one entry that hold three words or fewer each are a dump on lines of its own. */
function dumpedLines(lines: readonly Line[]): Set<Line> {
  const dumped = new Set<Line>();
  let run: Line[] = [];
  const close = (): void => {
    if (run.length >= DUMP_ITEMS_MIN) for (const line of run) dumped.add(line);
    run = [];
  };
  for (const line of lines) {
    const short = line.kind !== 'list' && wordCount(line.text) <= DUMP_ITEM_WORDS_MAX;
    if (!short || (run[0] !== undefined && run[0].entry !== line.entry)) close();
    if (short) run.push(line);
  }
  close();
  return dumped;
}

/** Items of the Skills section beyond the fortieth; one string of several items counts each of them. */
function beyondLimit(lines: readonly Line[]): Map<Line, string> {
  const cut = new Map<Line, string>();
  let count = 0;
  for (const line of lines) {
    if (!line.path.startsWith('skills[')) continue;
    let kept = line.text;
    for (const item of line.text.matchAll(ITEM)) {
      count += 1;
      if (count > SKILL_ITEMS_MAX) kept = blank(kept, item.index, item.index + item[0].length);
    }
    if (kept !== line.text) cut.set(line, kept);
  }
  return cut;
}

interface Word {
  text: string;
  start: number;
  end: number;
}

const wordsOf = memoize((text: string): readonly Word[] =>
  Array.from(text.matchAll(WORD), (match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  })),
);

/** Where runs of the ad begin, by their first and last word. */
function runStarts(ad: readonly Word[]): Map<string, number[]> {
  const starts = new Map<string, number[]>();
  for (let i = 0; i + PASTE_WORDS_MIN <= ad.length; i++) {
    const key = runKey(ad, i);
    starts.set(key, [...(starts.get(key) ?? []), i]);
  }
  return starts;
}

const runKey = (words: readonly Word[], at: number): string =>
  `${words[at]?.text} ${words[at + PASTE_WORDS_MIN - 1]?.text}`;

interface RunsOfAd {
  text: string;
  words: readonly Word[];
  starts: ReadonlyMap<string, number[]>;
}

/** An ad's words and where its runs begin; the ad last asked for is kept, as one is scored several times over. */
let lastAd: RunsOfAd | undefined;

function runsOfAd(text: string): RunsOfAd {
  if (lastAd?.text !== text) {
    const words = wordsOf(text);
    lastAd = { text, words, starts: runStarts(words) };
  }
  return lastAd;
}

/** Blanks every run of 12 and more words that stands in the ad too, across line ends as well. */
function withoutPaste(texts: readonly string[], jobDescription: string): string[] {
  const { words: ad, starts } = runsOfAd(jobDescription);
  const words = texts.flatMap((text) => wordsOf(text));
  const isPasted = (at: number): boolean =>
    (starts.get(runKey(words, at)) ?? []).some((start) => {
      for (let i = 0; i < PASTE_WORDS_MIN; i++)
        if (ad[start + i]?.text !== words[at + i]?.text) return false;
      return true;
    });
  const kept = [...texts];
  const lineOf = texts.flatMap((text, line) => new Array<number>(wordsOf(text).length).fill(line));
  let blankedTo = 0;
  for (let i = 0; i + PASTE_WORDS_MIN <= words.length; i++) {
    if (!isPasted(i)) continue;
    for (let at = Math.max(i, blankedTo); at < i + PASTE_WORDS_MIN; at++) {
      const [word, line] = [words[at], lineOf[at]];
      if (word === undefined || line === undefined) continue;
      kept[line] = blank(kept[line] ?? '', word.start, word.end);
    }
    blankedTo = i + PASTE_WORDS_MIN;
  }
  return kept;
}

/** What the defences set aside, said without blame: such text adds nothing for a reader either. */
export function listNotes(
  lines: readonly { text: string; counted: string; kind: string }[],
): string[] {
  const aside = lines.filter(({ text, counted }) => text.trim() !== '' && counted !== text);
  const lists = aside.filter(({ kind }) => kind === 'list').length;
  const others = aside.length - lists;
  return [
    ...(others === 0
      ? []
      : [
          `Long runs of bare keywords, and words that repeat the ad, were not counted in ${others} ${others === 1 ? 'line' : 'lines'}. A line of your own about the same thing counts.`,
        ]),
    ...(lists === 0
      ? []
      : [`Only the first ${SKILL_ITEMS_MAX} items of the skills section were counted.`]),
  ];
}

/** The texts of the lines with dumps, pastes of the ad and surplus skills blanked (engine.md 3, "Ignored before scoring"). */
export function withoutStuffing(lines: readonly Line[], jobDescription: string): string[] {
  const dumped = dumpedLines(lines);
  const cut = beyondLimit(lines);
  const adWords = wordsOfAd(jobDescription);
  // First what is pasted: a paste with holes in it is no run any more.
  const own = withoutPaste(
    lines.map((line) => cut.get(line) ?? line.text),
    jobDescription,
  );
  return lines.map(({ kind, text: whole }, i) => {
    const text = own[i] ?? '';
    if (kind === 'list') return text;
    if (dumped.has(lines[i] as Line) || isBareDump(whole)) return '';
    const kept = withoutCommaDump(text, adWords);
    return kind === 'summary' || kind === 'kept' || kind === 'other'
      ? withoutBareLists(kept, adWords)
      : kept;
  });
}
