const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** "twelve" -> 12, "twenty-four" -> 24; one to ninety-nine, lower case. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TENS.flatMap((ten, index) => {
    const tens = (index + 2) * 10;
    return UNITS.slice(0, 10).flatMap((unit, value) =>
      value === 0
        ? [[ten, tens] as const]
        : [[`${ten}-${unit}`, tens + value] as const, [`${ten} ${unit}`, tens + value] as const],
    );
  }),
]);

/** Words and letters that multiply the number before them. */
export const MULTIPLIERS: ReadonlyMap<string, number> = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1e3],
  ['k', 1e3],
  ['million', 1e6],
  ['m', 1e6],
  ['mm', 1e6],
  ['mn', 1e6],
  ['billion', 1e9],
  ['bn', 1e9],
  ['b', 1e9],
]);
