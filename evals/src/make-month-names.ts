// Makes packages/engine/data/words/month-names.json: the months as other languages than those of
// `language/months.ts` name them, out of the CLDR data that Node brings with it. `node evals/src/make-month-names.ts`
import { foldInPlace, isEnglish, MONTHS } from '@trueline/engine/testing';
import { writeTable } from './write-table.ts';

const TARGET = new URL('../../packages/engine/data/words/month-names.json', import.meta.url);
/** Languages of people who write in English or French beside their own, by BCP 47; a calendar other than the Gregorian isn't asked for. */
const LANGUAGES =
  'af az bg bs ca cs cy el et eu fi fil ga gl hr hu id is ka kk lt lv mk ms mt nb nn pl ro sk sl sq sr sr-Latn sv sw tr uk uz vi zu'.split(
    ' ',
  );
/** Shorter names stand for other things too often. */
const MIN_LENGTH = 3;
const MIN_SURE_LENGTH = 4;

type Row = [name: string, month: number, languages: string, isSure: 0 | 1];

/** Latin letters of an English word ("mart", Turkish for March), or too few of them, may say something else. */
const isSure = (name: string): boolean =>
  !/^[a-z]+$/.test(name) || (name.length >= MIN_SURE_LENGTH && !isEnglish(name));

function namesOf(language: string, month: number): string[] {
  const date = new Date(Date.UTC(2023, month, 15));
  const styles = ['long', 'short'] as const;
  const names = styles.flatMap((style) =>
    // By itself and within a date: many languages have a case for each.
    ([{}, { year: 'numeric' }, { day: 'numeric', year: 'numeric' }] as const).flatMap((rest) =>
      new Intl.DateTimeFormat(`${language}-u-ca-gregory`, {
        month: style,
        timeZone: 'UTC',
        ...rest,
      })
        .formatToParts(date)
        .filter(({ type }) => type === 'month')
        .map(({ value }) => foldInPlace(value.replace(/\.$/, ''))),
    ),
  );
  return [...new Set(names)].filter(
    (name) => name.length >= MIN_LENGTH && /^\p{L}+$/u.test(name) && MONTHS[name] === undefined,
  );
}

const found = new Map<string, Map<number, string[]>>();
for (const language of LANGUAGES)
  for (let month = 0; month < 12; month++)
    for (const name of namesOf(language, month)) {
      const months = found.get(name) ?? new Map<number, string[]>();
      months.set(month + 1, [...(months.get(month + 1) ?? []), language]);
      found.set(name, months);
    }
const rows = [...found].flatMap(([name, months]): Row[] => {
  const [only, other] = months;
  // One name for two months ("listopad") says neither.
  if (only === undefined || other !== undefined) return [];
  return [[name, only[0], only[1].join(' '), isSure(name) ? 1 : 0]];
});
rows.sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1));
await writeTable(TARGET, {
  about:
    'Months as languages besides those of `language/months.ts` name them, long and short, by themselves and within a date; small letters without accents. Names of two months are left out. Out of the CLDR data of Node; made by evals/src/make-month-names.ts.',
  columns: {
    name: 'the name',
    month: '1 to 12',
    languages: 'BCP 47, apart by blanks',
    sure: '1 where it is no English word and has four letters or more; 0: a month beside a sure one of its language alone',
  },
  rows,
});
console.log(`${rows.length} names`);
