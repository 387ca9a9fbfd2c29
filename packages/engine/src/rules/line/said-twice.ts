import { defineRule } from '../define-rule.ts';

const UNITS: readonly (readonly [adverb: string, unit: string])[] = [
  ['daily', 'day'],
  ['nightly', 'night'],
  ['weekly', 'week'],
  ['monthly', 'month'],
  ['hourly', 'hour'],
  ['(?:yearly|annually)', 'year'],
];

/** "per day daily", "weekly every week", "daily daily": how often, told once. */
const TWICE: readonly (readonly [RegExp, string])[] = UNITS.flatMap(
  ([adverb, unit]): (readonly [RegExp, string])[] => [
    [
      new RegExp(
        `\\b((?:per|an?|each|every) ${unit}),? (?:on an? ${adverb} basis|${adverb})\\b`,
        'gi',
      ),
      '$1',
    ],
    [
      new RegExp(
        `\\b(${adverb}),? (?:on an? ${adverb} basis|${adverb}|(?:per|each|every) ${unit})\\b`,
        'gi',
      ),
      '$1',
    ],
  ],
);

/** "A, B, etc." -> "A and B". */
function withoutEtc(text: string): string {
  const match = /^(.*?)(?:,| and)? etc\.?(?:,? etc\.?)*\.?$/is.exec(text);
  const list = match?.[1] ?? '';
  if (match === null || list.trim().split(/\s+/).length < ETC_WORDS_MIN) return text;
  const last = list.lastIndexOf(', ');
  // "Sold shoes and bags, etc": the list has its "and" already.
  const isClosed = last === -1 || / (?:and|&|or) /.test(list.slice(last));
  const isPartOfNumber = /\d,$/.test(list.slice(0, last + 1));
  return isClosed || isPartOfNumber ? list : `${list.slice(0, last)} and${list.slice(last + 1)}`;
}
const ETC_WORDS_MIN = 3;

const once = (text: string): string =>
  withoutEtc(TWICE.reduce((all, [twice, by]) => all.replace(twice, by), text));

/** What a line says twice, and an "etc." that says nothing. */
export const saidTwice = defineRule({
  id: 'said-twice',
  kind: 'wordy',
  order: 82,
  precedence: 151,
  appliesTo: ['bullet', 'prose'],
  languages: ['en'],
  detect: ({ text }) => once(text),
  rewrite: (better) => better,
  reason: 'The same in fewer words.',
  examples: [
    ['Moved around 200 pallets per day daily', 'Moved around 200 pallets per day'],
    ['Ordered supplies weekly every week', 'Ordered supplies weekly'],
    ['Kept records daily on a daily basis', 'Kept records daily'],
    ['Operated skid steers, excavators, etc.', 'Operated skid steers and excavators'],
    ['Cut hedges, mowed lawns, planted out, etc etc', 'Cut hedges, mowed lawns and planted out'],
  ],
  leaves: [
    'Filled orders daily and weekly',
    'Checked pumps every day and weekly logs',
    'Sold shoes etc',
  ],
});
