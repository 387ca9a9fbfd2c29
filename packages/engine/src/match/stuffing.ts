import { findSkill, findSkills } from '../lexicon/skills.ts';

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

const wordCount = (text: string): number => text.match(WORD)?.length ?? 0;
const blank = (text: string, start: number, end: number): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);

/** In a summary so many names in a row are no sentence, unless "and" or "or" leads to the last. */
const SUMMARY_ITEMS_MIN = 4;
const LAST_ITEM = /^\s*(?:and|or|&|et|ou)\s/i;

const BARE_SHARE_MIN = 0.75;

/** Whether the items of a run are names of skills and nothing else; the first may end a sentence. */
function isBareNames(run: string): boolean {
  const items = Array.from(run.matchAll(ITEM), ([item]) => item.trim()).slice(1);
  const bare = items.filter(
    (name) => findSkill(name) !== null || findSkills(name).some(({ text }) => text === name),
  );
  return bare.length >= BARE_SHARE_MIN * items.length;
}

/** The text without its runs of 15 and more short items between commas; of a summary also without shorter runs of bare names. */
function withoutCommaDump(text: string, kind: string): string {
  const runs: { start: number; end: number; count: number }[] = [];
  let open = false;
  for (const match of text.matchAll(ITEM)) {
    const short = wordCount(match[0]) <= DUMP_ITEM_WORDS_MAX;
    const end = match.index + match[0].length;
    const run = runs.at(-1);
    if (short && open && run !== undefined) Object.assign(run, { end, count: run.count + 1 });
    else if (short) runs.push({ start: match.index, end, count: 1 });
    open = short;
  }
  const isDump = ({
    start,
    end,
    count,
  }: {
    start: number;
    end: number;
    count: number;
  }): boolean => {
    if (count >= DUMP_ITEMS_MIN) return true;
    if (kind !== 'summary' || count < SUMMARY_ITEMS_MIN) return false;
    const last =
      text
        .slice(start, end)
        .split(/[,;|•·\n]/)
        .at(-1) ?? '';
    return !LAST_ITEM.test(last) && isBareNames(text.slice(start, end));
  };
  return runs.filter(isDump).reduce((kept, run) => blank(kept, run.start, run.end), text);
}

function isBareDump(text: string): boolean {
  const words = wordCount(text);
  if (words < DUMP_ITEMS_MIN) return false;
  const skills = findSkills(text);
  const named = skills.reduce((sum, skill) => sum + wordCount(skill.text), 0);
  return skills.length >= DUMP_ITEMS_MIN && named / words > DUMP_SKILL_SHARE;
}

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
  line: number;
  start: number;
  end: number;
}

const wordsOf = (text: string, line = 0): Word[] =>
  Array.from(text.matchAll(WORD), (match) => ({
    text: match[0].toLowerCase(),
    line,
    start: match.index,
    end: match.index + match[0].length,
  }));

const gramAt = (words: readonly Word[], at: number): string =>
  words
    .slice(at, at + PASTE_WORDS_MIN)
    .map((word) => word.text)
    .join(' ');

/** Blanks every run of 12 and more words that stands in the ad too, across line ends as well. */
function withoutPaste(texts: readonly string[], jobDescription: string): string[] {
  const ad = wordsOf(jobDescription);
  const grams = new Set<string>();
  for (let i = 0; i + PASTE_WORDS_MIN <= ad.length; i++) grams.add(gramAt(ad, i));
  const words = texts.flatMap((text, line) => wordsOf(text, line));
  const kept = [...texts];
  let blankedTo = 0;
  for (let i = 0; i + PASTE_WORDS_MIN <= words.length; i++) {
    if (!grams.has(gramAt(words, i))) continue;
    for (const word of words.slice(Math.max(i, blankedTo), i + PASTE_WORDS_MIN)) {
      kept[word.line] = blank(kept[word.line] ?? '', word.start, word.end);
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
  const texts = lines.map((line) => {
    if (line.kind === 'list') return cut.get(line) ?? line.text;
    if (dumped.has(line) || isBareDump(line.text)) return '';
    return withoutCommaDump(line.text, line.kind);
  });
  return withoutPaste(texts, jobDescription);
}
