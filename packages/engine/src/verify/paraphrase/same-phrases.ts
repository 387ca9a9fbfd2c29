/**
 * Phrases of several words that say one thing, one group a row. None is stronger than another of its
 * row: what says more ("in charge of" for "responsible for") has no row.
 */
const ROWS = `
when asked | if asked | when they ask | when they asked | if they ask | when she asks | when he asks | on request | as requested | when requested | upon request | by request
when needed | as needed | if needed | as required | when required | where needed
alone | sole person | the sole person | the only one | as the only one | by myself | on my own | solo | single-handedly | single-handed | unaided | unassisted | myself | by himself | by herself | on her own | on his own
at the end of the day | at knock off | at knock-off | at closing | at close | at end of day
a.m | in the morning | am
p.m | in the afternoon | in the evening | pm
in person | face to face | face-to-face
took part in | belonged to | participated in | contributed to | was involved in | was part of | was a part of | part of | involved in
take part in | participate in | contribute to
to date | so far | up to now | until now | till now
end to end | end-to-end | start to finish | from start to finish
gave evidence | testified
was away | was out | was off | is off | is away | is out | in the absence of | absence | absent | on vacation | on leave | on holiday | vacations | was sick
at most | max | maximum | a maximum of | at maximum | at the longest | no more than | not more than | never more than | at the most
most of | the majority of | the majority | most
mostly | mainly | chiefly | primarily | largely | predominantly | principally | for the most part
usually | typically | normally | generally | as a rule
occasionally | now and then | sometimes | at times | from time to time | every so often | once in a while | on occasion | on some occasions
some | a few | several | a number of | a handful of | certain | a few of
once | on one occasion | one time
twice | on two occasions | two times
lend a hand | lent a hand | gave a hand | give a hand | giving a hand | lending a hand
one at a time | individually | one by one
on call | on-call
ahead of | before | prior to | in advance of
after | subsequent to
because of | due to | owing to
as well as | and also
the day before | the previous day
by hand | manually
per cent | percent
first time | first go | at the first attempt | at first attempt | on the first attempt | on the first try | at the first try | the first time
for free | free of charge | at no cost
part time | part-time
full time | full-time
no | zero | not one | nil
none | nothing
cannot | can't | can not | couldn't | could not
every | each
yearly | annual | annually
twice a year | semi-annually | half-yearly
open to close | from opening to closing
all year | year-round
too | as well
year end | year-end | end of the year | end of year
month end | month-end | end of the month | end of month
`;

/** A phrase of a text with the number of its row. */
export interface FoundPhrase {
  row: number;
  start: number;
  end: number;
}

interface Phrase {
  row: number;
  words: readonly string[];
}

const split = (phrase: string): string[] => phrase.split(/[\s-]+/);
const byFirst = Map.groupBy(
  ROWS.trim()
    .split('\n')
    .flatMap((line, row) =>
      line.split(' | ').map((phrase): Phrase => ({ row, words: split(phrase) })),
    ),
  ({ words }) => words[0] ?? '',
);

/** The phrases of a text, the longest at each place. */
export function listPhrases(
  words: readonly { lower: string; start: number; end: number }[],
): FoundPhrase[] {
  const found: FoundPhrase[] = [];
  for (const [place, { lower, start }] of words.entries()) {
    if (start < (found.at(-1)?.end ?? 0)) continue;
    const [longest] = (byFirst.get(lower.replace(/’/g, "'")) ?? [])
      .filter((phrase) =>
        phrase.words.every((word, i) => words[place + i]?.lower.replace(/’/g, "'") === word),
      )
      .sort((a, b) => b.words.length - a.words.length);
    const last = longest === undefined ? undefined : words[place + longest.words.length - 1];
    if (longest !== undefined && last !== undefined)
      found.push({ row: longest.row, start, end: last.end });
  }
  return found;
}
