import amountKinds from '../../data/asks/amount-kinds.json' with { type: 'json' };
import uncountedPlurals from '../../data/words/uncounted-plurals.json' with { type: 'json' };
import { listLines, type ResumeLine } from '../document/paths.ts';
import { analyze } from '../language/analyze.ts';
import { singularOf } from '../language/en/noun-forms.ts';
import { partsOfSpeech } from '../language/en/synonyms.ts';
import { readVerb } from '../language/en/verb-forms.ts';
import type { Line, NounPhrase } from '../language/line.ts';
import { NUMBER_WORDS } from '../language/number-words.ts';
import { itemsOf, readTable } from '../language/table.ts';
import { isHighlight } from '../rules/line-kinds.ts';
import { relevance } from '../rules/relevance.ts';
import { answeredBy } from './answers-ad.ts';
import { tellsChange } from './outcome.ts';
import {
  type AskContext,
  asideTo,
  atEmployer,
  NO,
  type PlannedAsk,
  type PlannedOption,
  shorten,
  standingLine,
  topicOf,
} from './planned-ask.ts';

const AMOUNT_ASKS_MAX = 6;
const LIKELY = 0.6;
const LIKELY_OF_ANY = 0.45;
/** So much less it is worth in each role before the latest. */
const OLDER = 0.02;
/** A line of fewer words says too little to be told how much of it was done. */
const WORDS_MIN = 4;
const POINTS = 0.5;
/** A point more for each of the ad's skills that the line shows. */
const POINTS_BY_RELEVANCE = 0.1;

/** A phrase of things that one can count, with the words before it. */
interface Counted {
  /** The line up to the thing, with what stands behind it. */
  before: string;
  words: string;
  one: string;
  behind: string;
}

/** Words that a number takes the place of. */
const VAGUE = /^(?:the|many|several|various|multiple|numerous|different|some|all|a few)$/i;
/** Plurals that nobody counts in a line of work. */
const UNCOUNTED: ReadonlySet<string> = new Set(uncountedPlurals.rows);

/** The first thing of a line's act that one can count: an object in the plural, without a number. */
function findCounted(line: Line): Counted | null {
  const verb = line.tokens[0];
  if (verb === undefined || verb.pos !== 'verb') return null;
  const phrase = line.phrases.find((one) => one.from > 0 && isCountable(line, one));
  return phrase === undefined ? null : split(line, phrase);
}

/** Whether the first word is surely the act: "border crossings" and "displaced families: visits" name things, and a number between would tell something else. */
const opensWithAct = ({ text, tokens }: Line): boolean => {
  const [first, second] = tokens;
  if (first?.form === 'base' && second?.pos === 'noun') return !partsOfSpeech(first.lower).has('n');
  return !/^\p{L}+ed [^:]{1,40}:/u.test(text);
};

/** "border crossings at Emerson": what a line without a verb opens with, in the plural. */
function findOpening(line: Line): string | null {
  const phrase = line.phrases[0];
  if (phrase === undefined || phrase.from > 0 || !isCountable(line, phrase)) return null;
  const [first, head] = [line.tokens[phrase.from], line.tokens[phrase.head]];
  const words = line.text.slice(first?.start, head?.end);
  return /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

/** Things of a line that carry a number in work of their kind: "meetings" of "Attended parents' meetings"; null where a number says little or would tell something else. */
export function findCountable(text: string): Counted | null {
  const read = analyze(text, 'en');
  const isFigured = /\d/.test(text) || read.tokens.some(({ lower }) => NUMBER_WORDS.has(lower));
  const found = isFigured || !opensWithAct(read) ? null : findCounted(read);
  const thing = /\S+$/.exec(found?.one ?? '')?.[0].toLowerCase() ?? '';
  // "Helped receive orders": no thing, but another act.
  const [opener = ''] = found?.words.split(' ') ?? [];
  const isAct = readVerb(opener.toLowerCase()).some(({ form }) => form === 'base');
  return !isAct && KINDS.some(({ words }) => words.has(thing)) ? found : null;
}

interface AmountKind {
  question: string;
  example: string;
  words: string;
}

const KINDS = readTable<AmountKind>(amountKinds).map((row) => ({
  ...row,
  words: new Set(itemsOf(row.words, ' ')),
}));

/** What one asks of work of this kind; undefined where no figure says much of it. */
const kindOf = ({ tokens }: Line): (typeof KINDS)[number] | undefined =>
  KINDS.find(({ words }) =>
    tokens.some(({ lemma, lower }) => words.has(lemma) || words.has(lower)),
  );

function isCountable({ tokens }: Line, { number, head, from, to }: NounPhrase): boolean {
  const word = tokens[head];
  const previous = tokens[from - 1];
  if (number !== 'plural' || word === undefined || head !== to - 1) return false;
  if (UNCOUNTED.has(word.lower) || singularOf(word.lower) === word.lower) return false;
  if (/^[A-Z]{2}|[A-Z]/.test(word.text)) return false;
  // What hangs on another noun ("schedules of dentists") is counted; what a list names is not.
  // "temperature controlled loads": the number stands before the whole name.
  const isMade = previous?.pos === 'verb' && previous.form !== 'base' && from > 1;
  if (isMade && /^(?:noun|adjective)$/.test(tokens[from - 2]?.pos ?? '')) return false;
  if (previous?.text === ',' || /^[/&]$/.test(tokens[to]?.text ?? '')) return false;
  if (/^(?:and|&)$/.test(previous?.lower ?? '')) return false;
  const determiner = tokens[from]?.lower ?? '';
  return !/^(?:my|their|his|her|its|our|your|these|those|any|no|each|every|both)$/.test(determiner);
}

function split({ text, tokens }: Line, { from, to, head }: NounPhrase): Counted | null {
  let first = from;
  while (first < head && VAGUE.test(tokens[first]?.lower ?? '')) first++;
  const start = tokens[from]?.start ?? 0;
  const firstStart = tokens[first]?.start ?? 0;
  const headToken = tokens[head];
  const end = tokens[to - 1]?.end ?? text.length;
  if (headToken === undefined) return null;
  const many = text.slice(firstStart, end);
  const one = `${text.slice(firstStart, headToken.start)}${singularOf(headToken.lower)}`;
  return /[[\]{}|]/.test(text)
    ? null
    : { before: text.slice(0, start), words: many, one, behind: text.slice(end) };
}

const countWords = (text: string): number => text.split(/\s+/).length;

/** Acts on things that carry a number and have none: how many. */
export function askAmounts(context: AskContext): PlannedAsk[] {
  return listLines(context.resume)
    .filter(({ path, text }) => isHighlight(path) && !tellsChange(text))
    .flatMap((line) => amountAsk(context, line))
    .toSorted((a, b) => b.points - a.points)
    .slice(0, AMOUNT_ASKS_MAX);
}

function amountAsk(context: AskContext, line: ResumeLine): PlannedAsk[] {
  const text = standingLine(context, line.path);
  if (text === undefined || /[[\]{}|\d]/.test(text) || countWords(text) < WORDS_MIN) return [];
  const read = analyze(text, 'en');
  if (read.tokens.some(({ lower }) => NUMBER_WORDS.has(lower))) return [];
  // A figure makes a line stronger where the ad asks for what it tells.
  if (answeredBy(context.score, line.path, text) === undefined) return [];
  const found = findCounted(read);
  const counted = found !== null && opensWithAct(read) ? found : null;
  const kind = kindOf(read);
  const things = found?.words ?? findOpening(read);
  const asked = things === null ? kind?.question : `about how many ${things}?`;
  if (asked === undefined) return [];
  const where = atEmployer(context.resume, line.entry);
  return [
    {
      id: `amount-${line.path.replace(/\W+/g, '-').replace(/-$/, '')}`,
      type: 'amount',
      prompt: `"${shorten(line.text)}"${where}: ${asked} A rough figure that you can explain is enough.`,
      about: { path: line.path, entry: line.entry, line: text },
      options: [
        counted === null
          ? anyAmount(text, line.path, kind?.example ?? OF_THINGS)
          : countOf(counted, line.path),
        UNKNOWN,
      ],
      points:
        POINTS + POINTS_BY_RELEVANCE * relevance(text, context.terms) - OLDER * placeOf(line.entry),
      likely: counted === null ? LIKELY_OF_ANY : LIKELY,
      why: 'A number shows how much of it you did.',
      topic: topicOf('amount', line.text),
    },
  ];
}

/** How far down the resume a role stands. */
const placeOf = (entry: string): number => Number(/\[(\d+)\]/.exec(entry)?.[1] ?? 0);

/** An answer to "how many border crossings?". */
const OF_THINGS = 'about 50 a year';

const UNKNOWN: PlannedOption = { ...NO, label: 'I do not know' };

const countOf = ({ before, words, one, behind }: Counted, path: string): PlannedOption => ({
  id: 'yes',
  label: 'About this many',
  line: `${before}[count] [count:${one}|${words}]${behind}`,
  blanks: [
    {
      name: 'count',
      kind: 'number',
      label: `How many ${words}? Such as: 12, or 3 a week`,
      unit: words,
      optional: false,
    },
  ],
  target: { kind: 'replace', path },
});

/** The figure in the person's own words, behind the line. */
function anyAmount(text: string, path: string, example: string): PlannedOption {
  const line = text.replace(/[.;,:\s]{1,8}$/, '');
  const tail = asideTo(line, '[amount]');
  return {
    id: 'yes',
    label: 'About this much',
    line: `${line}${tail}`,
    blanks: [{ name: 'amount', kind: 'text', label: `Such as: ${example}`, optional: false }],
    target: { kind: 'append', path, tail },
  };
}
