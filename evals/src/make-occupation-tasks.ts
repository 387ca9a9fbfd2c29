// `EVAL_DATA_DIR=... node evals/src/make-occupation-tasks.ts`: what people of each occupation do, in our
// own short form, from the task statements of O*NET 29.3 and the main duties of NOC 2021
// (EVAL_DATA_DIR/taxonomy), into the engine's data. A statement is cut to its act and object; one whose
// grammar is in doubt is left out. NOC's unit groups are tied to the occupation that their title means.
import { occupationOf, shortTask } from '@trueline/engine/testing';
import { taxonomyRows } from './taxonomy-rows.ts';
import { writeTable } from './write-table.ts';

const OUT = new URL('../../packages/engine/data/taxonomy/occupation-tasks.json', import.meta.url);
/** So many of each occupation are kept, core ones first. */
const TASKS_MAX = 14;
const NOC_SHARE_MIN = 0.5;
const ORDER = 'c v n s';

const tasks = new Map<string, Set<string>>();
const add = (code: string, statement: string): void => {
  const told = shortTask(statement);
  if (told === null) return;
  const own = tasks.get(code) ?? new Set();
  if (own.size < TASKS_MAX) tasks.set(code, own.add(told));
};

const rank = (kind: string): number => (kind === '' ? ORDER.length : ORDER.indexOf(kind));
const statements = (await taxonomyRows('onet_tasks.tsv')).toSorted(
  ({ kind: a = '' }, { kind: b = '' }) => rank(a) - rank(b),
);
const titles = new Map(
  (await taxonomyRows('noc_2021.tsv')).map(({ code, title_en: title }) => [code, title]),
);
for (const { code = '', duty = '' } of await taxonomyRows('noc_duties.tsv')) {
  const [best] = occupationOf(titles.get(code) ?? '');
  if (best !== undefined && best.weight >= NOC_SHARE_MIN) {
    const own = tasks.get(best.occupation.code)?.size ?? 0;
    if (own < TASKS_MAX / 2) add(best.occupation.code, duty);
  }
}
for (const { soc = '', task = '' } of statements) add(soc, task);

const rows = [...tasks]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([code, own]) => [code, [...own].join('|')]);
await writeTable(OUT, {
  about:
    'What people of an occupation do, in a short form of our own, from O*NET 29.3 and NOC 2021. Made by evals/src/make-occupation-tasks.ts.',
  columns: { code: 'O*NET-SOC', tasks: 'acts with their objects, after "I", separated by |' },
  rows,
});
console.log(
  `${rows.length} occupations, ${rows.reduce((n, [, own = '']) => n + own.split('|').length, 0)} tasks`,
);
