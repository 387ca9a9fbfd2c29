/** Checks every kind: the truth read back scores right on many resumes, told values stand on the page, no doubles. */
import { compare } from '../dress/compare.ts';
import { dress, randomDress } from '../dress/dress.ts';
import { fieldsOf } from '../dress/fields.ts';
import { allKinds } from '../dress/kinds/index.ts';
import { loosely } from '../dress/normalise.ts';
import { resumes as all70 } from '../dress/resumes/index.ts';
import { testKinds } from './index.ts';

/** Eight that have every section between them, in four languages. Arguments: a share of the kinds ("0/2"), mixed dresses. */
const trades =
  /^(Pastry chef|Auto mechanic|Albañil|Software developer|Florist|Infirmier|Tischlerin|Grocery clerk)$/;
const resumes = all70.filter(({ meta }) => trades.test(meta.trade));
const [part, parts] = (process.argv[2] ?? '0/1').split('/').map(Number) as [number, number];
const mixes = Number(process.argv[3] ?? 200);

const kinds = [...allKinds, ...testKinds];
const problems: string[] = [];
const known = new Set<string>();
for (const { id } of kinds) {
  if (known.has(id)) problems.push(`${id}: twice`);
  known.add(id);
}
const print = (choices: Record<string, string>, index: number, seed: number) => {
  const resume = resumes[index]!;
  const dressed = dress(resume, choices, seed, kinds);
  const result = compare(resume, dressed, resume as never);
  const bad =
    result.rightShare < 1 ||
    result.lostJobs + result.lostSchools + result.extraJobs + result.confidentWrong > 0;
  return { resume, dressed, bad };
};
const decoded = (text: string) =>
  loosely(
    text
      .replaceAll('=\n', '')
      .replaceAll('&amp;amp;', '&')
      .replaceAll('&amp;', '&')
      .replaceAll('&rsquo;', "'")
      .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
      .replace(/<\/?(h2|li|p|b|br)>/g, '')
      .replaceAll('&nbsp;', ' ')
      .replaceAll('""', '"'),
  );
const ordinary = resumes.map((resume) => dress(resume, {}, 3, kinds).text);
const texts = new Map<string, string[]>();
let unseen = 0;
for (const [n, kind] of testKinds.entries()) {
  if (n % parts !== part) continue;
  let changed = 0;
  const all: string[] = [];
  const missing = new Set<string>();
  for (let index = 0; index < resumes.length; index++) {
    const { resume, dressed, bad } = print({ [kind.dimension]: kind.id }, index, 3);
    if (bad) problems.push(`${kind.id} on ${resume.meta.id}: truth scores wrong`);
    if (dressed.text !== ordinary[index]) changed++;
    all.push(dressed.text);
    const page = decoded(dressed.text);
    for (const { path, value } of fieldsOf(resume, dressed.destroyed)) {
      const date = /[dD]ate$/.test(path);
      if (
        date
          ? value === 'ongoing'
          : /name$|phone|highlights|reference/.test(path) && path.startsWith('basics')
      )
        continue;
      const wanted = date ? value.slice(2, 4) : loosely(value);
      if (!page.includes(wanted)) missing.add(path.replace(/\d+/g, '*'));
    }
  }
  if (changed === 0) problems.push(`${kind.id}: changes nothing`);
  if (missing.size > 0) {
    unseen++;
    console.log(`${kind.id}: told but not seen ${[...missing].join(' ')}`);
  }
  texts.set(kind.id, all);
}
const pages = new Map<string, string>();
for (const kind of allKinds) {
  if (!kind.style && !kind.lines && !kind.rows && !kind.text) continue;
  const key = resumes
    .map((resume) => dress(resume, { [kind.dimension]: kind.id }, 3, kinds).text)
    .join('\0');
  pages.set(key, kind.id);
}
for (const [id, all] of texts) {
  const key = all.join('\0');
  if (pages.has(key)) problems.push(`${id}: same as ${pages.get(key)}`);
  pages.set(key, id);
}
let mixed = 0;
for (let seed = 1; seed <= mixes; seed++) {
  const choices = randomDress(seed, 3 + (seed % 6), seed % 2 ? testKinds : kinds);
  const { resume, bad } = print(choices, (seed * 5) % resumes.length, seed);
  if (bad) problems.push(`seed ${seed} on ${resume.meta.id}: ${Object.values(choices).join(' ')}`);
  else mixed++;
}
console.log(problems.join('\n'));
const count = Map.groupBy(testKinds, ({ dimension }) => dimension);
console.log([...count].map(([name, list]) => `${name} ${list.length}`).join(', '));
console.log(
  `${testKinds.length} kinds in ${count.size} dimensions, ${problems.length} problems, ${unseen} to look at, ${mixed} mixed dresses right`,
);
