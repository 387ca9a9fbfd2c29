// `EVAL_DATA_DIR=... node evals/src/make-occupations.ts`: the occupations of O*NET 29.3 with the titles of
// O*NET, ESCO (English and French) and NOC 2021, what is related to what, and the stems of their tasks
// (EVAL_DATA_DIR/taxonomy), into the engine's data. ESCO's titles are tied to O*NET's occupations by the
// publisher's crosswalk, which names several; how much each counts is weighed by O*NET's own titles.
// NOC's unit groups have no crosswalk here: each is tied to the occupation that its title means most likely.
// Titles written down by hand (title-equivalents.json) are counted like any other, so that what they are made
// of tells of titles that nobody wrote down. It runs again when they change.
import { readFileSync } from 'node:fs';
import { contentOf, stemsOf, titleFeatures, titleTokens } from '@trueline/engine/testing';
import { taxonomyRows } from './taxonomy-rows.ts';
import { writeTable } from './write-table.ts';

const DATA = new URL('../../packages/engine/data/taxonomy/', import.meta.url);
/** How much a title counts: an occupation's own, one that job holders reported, another. */
const OWN = 12;
const REPORTED = 8;
const OTHER = 4;
const ESCO_LABEL = 5;
const ESCO_OTHER = 2;
const ESCO_FRENCH = 5;
const NOC = 4;
const BY_HAND = 8;
/** An occupation that a crosswalk names counts from this share on. */
const SHARE_MIN = 0.15;
const NOC_SHARE_MIN = 0.5;
const SMOOTHING = 40;

const occupations = await taxonomyRows('onet_occupations.tsv');
const codes = occupations.map(({ soc = '' }) => soc);
const indexOf = new Map(codes.map((code, i) => [code, i]));

/** Counts of a feature by occupation. */
type Counts = Map<string, Map<number, number>>;
const counts: Counts = new Map();
const totals = new Float64Array(codes.length);

function addTo(target: Counts, feature: string, occupation: number, weight: number): void {
  let row = target.get(feature);
  if (row === undefined) {
    row = new Map();
    target.set(feature, row);
  }
  row.set(occupation, (row.get(occupation) ?? 0) + weight);
}

/** A title without what stands in brackets, and the short name in them, if it is one. */
function formsOf(title: string): string[] {
  const short = /\(([^()]{2,20})\)/.exec(title)?.[1];
  const plain = title.replace(/\([^)]*\)/g, ' ');
  return short !== undefined && /^[A-Z][A-Za-z/&]*[A-Z]$/.test(short) ? [plain, short] : [plain];
}

const seen = new Set<string>();
function addTitle(title: string, occupation: number, weight: number): void {
  if (weight < 1) return;
  for (const form of formsOf(title)) {
    const tokens = titleTokens(form);
    const key = `${contentOf(tokens).join(' ')}\t${occupation}\t${weight}`;
    if (tokens.length === 0 || seen.has(key)) continue;
    seen.add(key);
    for (const feature of titleFeatures(tokens)) addTo(counts, feature, occupation, weight);
    totals[occupation] = (totals[occupation] ?? 0) + weight;
  }
}

for (const { soc = '', title = '' } of occupations) {
  const occupation = indexOf.get(soc) ?? 0;
  for (const part of title
    .replace(/, (?:All Other|Except .*|Including .*)$/, '')
    .split(/ and |, (?:and )?/))
    addTitle(part, occupation, OTHER);
  addTitle(title, occupation, OWN);
}
for (const { soc = '', title = '', short = '', kind } of await taxonomyRows('onet_titles.tsv')) {
  const occupation = indexOf.get(soc) ?? 0;
  addTitle(title, occupation, kind === 'r' ? REPORTED : OTHER);
  if (short !== '') addTitle(short, occupation, OTHER);
}

/** Shares of the occupations that a title could mean, of all or of some, by what is counted so far. */
function sharesOf(titles: readonly string[], of: readonly number[]): [number, number][] {
  const all = totals.reduce((sum, total) => sum + total, 0);
  const scores = of.map((occupation) =>
    titles.reduce((sum, title, i) => {
      const features = titleFeatures(titleTokens(title));
      const score = features.reduce((total, feature) => {
        const row = counts.get(feature);
        if (row === undefined) return total;
        const background = [...row.values()].reduce((a, b) => a + b, 0) / all;
        const likely = (row.get(occupation) ?? 0) + SMOOTHING * background;
        return total + Math.log(likely / ((totals[occupation] ?? 0) + SMOOTHING) / background);
      }, 0);
      return sum + score * (i === 0 ? 1 : 1 / titles.length);
    }, 0),
  );
  const most = Math.max(...scores);
  const likely = scores.map((score) => Math.exp((score - most) / 2));
  const sum = likely.reduce((a, b) => a + b, 0);
  return of.map((occupation, i) => [occupation, (likely[i] ?? 0) / sum]);
}

const listOf = (cell = ''): string[] => (cell === '' ? [] : cell.split('|'));
const links = Map.groupBy(
  await taxonomyRows('esco_onet.tsv'),
  ({ esco_occupation_id: id = '' }) => id,
);
const esco = (await taxonomyRows('esco_occupations.tsv')).map((row) => {
  const linked = new Set(
    (links.get(row.id ?? '') ?? []).map(({ onet_soc = '' }) => indexOf.get(onet_soc) ?? -1),
  );
  linked.delete(-1);
  const titles = [row.label_en ?? '', ...listOf(row.alt_en)].filter((title) => title !== '');
  return { row, shares: sharesOf(titles, [...linked]).filter(([, share]) => share >= SHARE_MIN) };
});
const noc = await taxonomyRows('noc_2021.tsv');
const tied = noc
  .map(({ title_en: title = '' }) => {
    const shares = sharesOf(
      [title],
      codes.map((_, i) => i),
    );
    const [occupation, share] = shares.reduce((a, b) => (b[1] > a[1] ? b : a));
    return { title, occupation, share };
  })
  .filter(({ share }) => share >= NOC_SHARE_MIN);
for (const { row, shares } of esco) {
  for (const [occupation, share] of shares) {
    const add = (titles: readonly string[], weight: number): void => {
      for (const title of titles) addTitle(title, occupation, Math.round(weight * share));
    };
    add([row.label_en ?? ''], ESCO_LABEL);
    add(listOf(row.alt_en), ESCO_OTHER);
    add((row.label_fr ?? '').split('/'), ESCO_FRENCH);
    add(listOf(row.alt_fr), ESCO_FRENCH);
  }
}
for (const { title, occupation } of tied) addTitle(title, occupation, NOC);
const byHand = readFileSync(new URL('title-equivalents.json', DATA), 'utf8');
for (const [title, code] of (JSON.parse(byHand) as { rows: [string, string][] }).rows) {
  const occupation = indexOf.get(code);
  if (occupation === undefined) throw new Error(`"${title}": ${code} is no occupation`);
  addTitle(title, occupation, BY_HAND);
}

const WIDTH = 2;
const base36 = (value: number): string => value.toString(36);
const byCode = (a: string, b: string): number => (a < b ? -1 : 1);
/** Rows "feature: where and how much", sorted, both numbers in base 36. */
const packed = (of: Counts): string[] =>
  [...of]
    .sort(([a], [b]) => byCode(a, b))
    .map(([feature, row]) => {
      const cells = [...row].sort(([a], [b]) => a - b);
      return `${feature}: ${cells.map(([i, count]) => base36(i).padStart(WIDTH, '0') + base36(count)).join(' ')}`;
    });
const isKept = (feature: string, row: ReadonlyMap<number, number>): boolean =>
  !/^[^=].* /.test(feature) || [...row.values()].reduce((a, b) => a + b, 0) > OTHER;

const related = Map.groupBy(await taxonomyRows('onet_related.tsv'), ({ soc = '' }) => soc);
await writeTable(new URL('occupations.json', DATA), {
  about:
    'Occupations of O*NET-SOC 2019, from O*NET 29.3, and what is related to each. Made by evals/src/make-occupations.ts.',
  columns: {
    code: 'O*NET-SOC',
    title: 'as O*NET writes it',
    zone: 'how much preparation it takes, 1 to 5; 0 where not rated',
    counted: 'sum of the weights of its titles',
    related: 'codes of related occupations behind their tier, 1 closest to 3',
  },
  rows: occupations.map(({ soc = '', title = '', job_zone = '' }, i) => [
    soc,
    title,
    Number(job_zone),
    totals[i] ?? 0,
    (related.get(soc) ?? []).map(({ related_soc, tier }) => `${tier}:${related_soc}`).join(' '),
  ]),
});
const titleRows = packed(new Map([...counts].filter(([feature, row]) => isKept(feature, row))));
await writeTable(new URL('occupation-titles.json', DATA), {
  about:
    'What titles of O*NET 29.3, ESCO and NOC 2021 are made of (=whole title, word, pair of words, $head, ^first word), each with the occupations (two digits of base 36, a row of occupations.json) and how often. Made by evals/src/make-occupations.ts.',
  rows: titleRows,
});

const taskStems: Counts = new Map();
for (const { soc = '', kind, task = '' } of await taxonomyRows('onet_tasks.tsv'))
  for (const stem of new Set(stemsOf(task)))
    addTo(taskStems, stem, indexOf.get(soc) ?? 0, kind === 'c' ? 2 : 1);
const stemRows = packed(new Map([...taskStems].filter(([stem]) => /^[a-z]{3,}$/.test(stem))));
await writeTable(new URL('occupation-task-stems.json', DATA), {
  about:
    'Stems of the task statements of O*NET 29.3, each with the occupations (two digits of base 36, a row of occupations.json) and in how many statements, core ones twice. Made by evals/src/make-occupations.ts.',
  rows: stemRows,
});
console.log(
  `${codes.length} occupations, ${titleRows.length} parts of titles, ${stemRows.length} stems of tasks, ${tied.length} of ${noc.length} unit groups of NOC`,
);
