import type { NumberWords } from '../amounts.ts';

const UNITS =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(
    ' ',
  );
const TENS: readonly (readonly [string, number])[] = [
  ['vingt', 20],
  ['trente', 30],
  ['quarante', 40],
  ['cinquante', 50],
  ['soixante', 60],
  ['soixante-dix', 70],
  ['quatre-vingts', 80],
  ['quatre-vingt-dix', 90],
  ['septante', 70],
  ['huitante', 80],
  ['nonante', 90],
];

/** "douze", "vingt-quatre", "1 200", "3,5 millions". */
export const FRENCH_NUMBERS: NumberWords = {
  words: new Map([
    ...UNITS.map((word, value) => [word, value] as const),
    ['dix-sept', 17],
    ['dix-huit', 18],
    ['dix-neuf', 19],
    ...TENS.flatMap(([ten, value]) => [
      [ten, value] as const,
      ...UNITS.slice(2, 10).map(
        (unit, at) => [`${ten.replace(/s$/, '')}-${unit}`, value + at + 2] as const,
      ),
    ]),
    ['une', 1],
  ]),
  multipliers: new Map([
    ['douzaine', 12],
    ['cent', 100],
    ['cents', 100],
    ['mille', 1e3],
    ['k', 1e3],
    ['million', 1e6],
    ['millions', 1e6],
    ['m', 1e6],
    ['milliard', 1e9],
    ['milliards', 1e9],
  ]),
  percent: new Set(['%']),
  money: new Set(['$', '€', 'dollars', 'euros']),
  decimal: ',',
};
