import { isEnglish } from '../../language/en/english-words.ts';
import { defineRule, plural } from '../define-rule.ts';
import type { LineContext } from '../line-context.ts';
import { capitalize, splitSentences } from '../line-text.ts';

/** A mark of a list that was left in the text: "- ", "> ", "o ". */
const LIST_MARK = /^(?:[-–—*•·▪●>]+\s*|o\s+)(?=\p{L})/u;

const MARKS: readonly (readonly [RegExp, string])[] = [
  [/[ \t\u00a0]{2,}/g, ' '],
  [/ +(?=[,.;:](?:\s|$))/g, ''],
  [/!+(?=\s|$)/g, '.'],
  [/\.{2,}$/, '.'],
  [/(?<=\p{L}) --? (?=\p{L})/gu, ' – '],
  [/\s*[,;–-]$/, ''],
];

/** A word whose small first letter is its own: "iOS", "npm install", an address. */
const OWN_SMALL = /^(?:\p{Ll}+\p{Lu}|\p{Ll}+[.@/_]\p{L}|\p{Ll}+\d|npm\b|pnpm\b)/u;

const withCapital = (text: string): string =>
  /^\p{Ll}/u.test(text) && !OWN_SMALL.test(text) ? capitalize(text) : text;

/** "4 test rms.", "Smith & Co.": the stop is the word's own. */
function endsShort(text: string): boolean {
  const last = /([\p{L}.]+)\.$/u.exec(text)?.[1] ?? '';
  if (/^(?:etc|Inc|Ltd|Co|Corp|[A-Z]|[a-z]\.[a-z]|approx|dept|hrs|yrs)$/.test(last)) return true;
  return /^\p{Ll}{2,6}$/u.test(last) && !isEnglish(last);
}

/** The stop that most lines of the document end with, or do without; a line of several sentences keeps its own. */
function withFinalStop(text: string, finalStop: LineContext['finalStop']): string {
  if (finalStop === undefined || splitSentences(text).length > 1 || text.includes('\n'))
    return text;
  if (finalStop) return /[\p{L}\p{N})%”"]$/u.test(text) ? `${text}.` : text;
  return endsShort(text) ? text : text.replace(/(?<=[\p{L}\p{N})%”"])\.$/u, '');
}

/** "everything!! salsas, meat and dishes": a word or three that a list tells more of. */
const CRIED_LIST = /^((?:[\p{L}'’]+ ){0,2}[\p{L}'’]+)!+\s+(?=\p{Ll}[^.!?;:]*, )/u;

function tidyLine(text: string, { path, finalStop }: LineContext): string {
  const isBullet = /\.highlights\[/.test(path);
  const calm = text
    .trim()
    .replace(CRIED_LIST, '$1: ')
    .replace(/!+\s+(\p{Ll})/gu, (_, next: string) => `. ${next.toUpperCase()}`);
  const marked = MARKS.reduce((all, [mark, by]) => all.replace(mark, by), calm);
  // Running text may go on from a field before it, and a bullet alone begins a line.
  if (!isBullet) return marked;
  const plain = withCapital(marked.replace(LIST_MARK, ''));
  return withFinalStop(plain, finalStop);
}

/** Capitals at the head, one way to end a line, marks where they belong. */
export const tidy = defineRule({
  id: 'tidy',
  kind: 'tidy',
  order: 226,
  precedence: 200,
  appliesTo: ['bullet', 'prose'],
  languages: ['en'],
  detect: ({ text }, context) => tidyLine(text, context),
  rewrite: (better) => better,
  reason: 'Capitals, stops and spaces stand as in the rest of the resume.',
  summary: (n) => `Tidied capitals, stops and spaces in ${plural(n, 'line', 'lines')}.`,
  examples: [
    ['trained new cooks  and dishwashers', 'Trained new cooks and dishwashers'],
    ['-Managed 4 subcontractors , 112 units', 'Managed 4 subcontractors, 112 units'],
    ['Typed up the minutes,', 'Typed up the minutes'],
    ['everything!! salsas, meat and dishes', 'Everything: salsas, meat and dishes'],
    ['sold out in May!! best month so far', 'Sold out in May. Best month so far'],
    ['Checked rebar before every pour...', 'Checked rebar before every pour'],
  ],
  leaves: [
    'iOS builds for two shops',
    'npm packages for the clinic',
    'Sorted mail for Smith & Co.',
    'Ran a store of 4 test rms.',
  ],
  given: { finalStop: false },
});
