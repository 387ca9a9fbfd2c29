import data from '../../data/taxonomy/work-cues.json' with { type: 'json' };
import { stemOf } from '../language/en/stems.ts';
import { memoize } from '../language/memoize.ts';
import { once } from '../language/once.ts';
import { itemsOf, readTable } from '../language/table.ts';
import { wordsOf } from '../language/words.ts';

interface Row {
  names: string;
  cues: string;
}

type Phrase = readonly string[];

interface Cue {
  phrase: Phrase;
  weight: number;
}

interface Work {
  names: readonly Phrase[];
  cues: () => readonly Cue[];
}

/** What each further word of a cue adds: a phrase says more than a word. */
const PER_WORD = 0.5;

const phraseOf = (text: string): Phrase =>
  wordsOf(text.replace(/[-/]/g, ' ')).map(({ lower }) => stemOf(lower));

/** What a line holds beside its words: a number, an amount of money, a share, a name in capitals that is not its first word. */
const MARKS: readonly [string, RegExp][] = [
  ['#', /\d/],
  ['$', /[$€£]\s?\d/],
  ['%', /\d\s?(?:%|percent\b)/],
  ['Aa', /[^\s.!?:]\s+(?:\p{Lu}[\p{L}\d]|\p{Ll}+\p{Lu})/u],
];

const marksIn = (line: string): string[] =>
  MARKS.filter(([, pattern]) => pattern.test(line)).map(([mark]) => mark);

const isMark = (text: string): boolean => MARKS.some(([mark]) => mark === text);

const holds = (stems: Phrase, phrase: Phrase): boolean =>
  stems.some(
    (stem, at) => stem === phrase[0] && phrase.every((part, offset) => stems[at + offset] === part),
  );

/** The rows, their cues taken apart when they are first named; a cue of many rows tells less of each. */
const works = once((): readonly Work[] => {
  const rows = readTable<Row>(data).map(({ names, cues }) => ({ names, cues: itemsOf(cues) }));
  const uses = Map.groupBy(
    rows.flatMap(({ cues }) => cues),
    (cue) => cue,
  );
  const weighed = (cue: string): Cue => {
    const phrase = isMark(cue) ? [cue] : phraseOf(cue);
    const weight = (1 + PER_WORD * (phrase.length - 1)) / Math.sqrt(uses.get(cue)?.length ?? 1);
    return { phrase, weight };
  };
  return rows.map(({ names, cues }) => ({
    names: itemsOf(names, ' | ').map(phraseOf),
    cues: once(() => cues.map(weighed)),
  }));
});

/** The rows that something asked for names, each with how much of it the longest of their names in it is. */
const worksNamed = memoize((wanted: string): readonly { work: Work; share: number }[] => {
  const stems = phraseOf(wanted);
  const named = works().flatMap((work) => {
    const lengths = work.names.filter((name) => holds(stems, name)).map((name) => name.length);
    return lengths.length === 0 ? [] : [{ work, length: Math.max(...lengths) }];
  });
  const longest = Math.max(1, ...named.map(({ length }) => length));
  return named.map(({ work, length }) => ({ work, share: length / longest }));
});

const stemsAndMarks = memoize((line: string): Phrase => [...phraseOf(line), ...marksIn(line)]);

/** How much a line says in words by which people tell of such work, each row of it up to 1: for putting lines in order, no evidence of the work. */
export function cuesOf(wanted: string, line: string): number {
  const stems = stemsAndMarks(line);
  return worksNamed(wanted).reduce((sum, { work, share }) => {
    const heard = work
      .cues()
      .filter(({ phrase }) => holds(stems, phrase))
      .reduce((total, { weight }) => total + weight, 0);
    return sum + share * (1 - Math.exp(-heard));
  }, 0);
}
