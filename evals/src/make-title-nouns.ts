// `node evals/src/make-title-nouns.ts`: the nouns that job titles end with, counted over the titles
// of O*NET 29.3 and ESCO (EVAL_DATA_DIR/taxonomy), into the engine's data.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeTable } from './write-table.ts';

const TARGET = new URL('../../packages/engine/data/taxonomy/title-nouns.json', import.meta.url);
/** A noun that ends fewer titles is as likely something else. */
const MIN_TITLES = 3;
const MIN_LENGTH = 4;
/** Endings of words for people. */
const PERSON =
  /(?:er|or|ist|ian|man|woman|person|ant|eer|ess|smith|wright|herd|hand|tech|maid|cook|groom|boss|mate|aide|nurse|guide|clerk|coach|judge|scribe|scout|doctor|agent|constable|officer|tender|apprentice|ranger|rep|porter|warden|maker|keeper|worker|dean|chef|associate|advocate|trainee|expert|logue|crew|crewmember|caregiver|friend)$/;
/** Things, places and undertakings that end like persons; words that are persons and firms alike stay out. */
const THINGS = new Set(
  `air anchor banner barrier bearer beater binder blower boiler border bottler braider breaker buffer bumper burner cancer capper
  carrier center centre chamber chapter charger charter cinder cleaners clipper closer coaster coater computer container cooker
  cooler copper corner counter coupler cover crusher cutter deliver dinner door dryer duster elevator engineers escalator factor
  feeder fiber filler filter finger flooring flower folder fryer generator grinder ground hanger harbor header heater heating
  holder hopper horror hunter interior jointer labor labour ladder later laser later laundromat layer leather letter lever lifter
  liner liquor loader locker lumber manor marker matter meter mirror mixer monitor motor mower number oiler order other outer
  over packer paper partner pepper pillar planner planter plant poster pour power powder press presser printer proper pumper
  puncher radar razor reactor reader receiver recorder rectifier register reliner remover resistor rigor river roller router
  rubber ruler sander saver scraper sealer sector seller sensor separator server shelter shoulder shutter silver slicer
  solder sorter speaker spreader sprinkler stacker starter stapler steamer sticker stone stripper summer supper surfer tanker
  taper tier timber tower tractor trailer transfer transformer transistor trigger trucker tuber tumbler under upper vapor
  vapour vendor wafer washer water weather welder winder winter wonder wrapper wrecker zipper former merger owner ester
  plaster cedar sugar solar circular regular popular similar particular restaurant plant giant tenant infant elegant important
  client patient student agent accident content management department equipment parent talent event present environment
  business wellness fitness illness access process success press address express less dress princess wilderness happiness
  german roman human woman man hand husband command demand`.split(/\s+/),
);

const taxonomy = join(process.env.EVAL_DATA_DIR ?? '', 'taxonomy');
const rowsOf = async (file: string): Promise<Record<string, string>[]> => {
  const [head = '', ...rows] = (await readFile(join(taxonomy, file), 'utf8')).trimEnd().split('\n');
  const keys = head.split('\t');
  return rows.map((row) => {
    const values = row.split('\t');
    return Object.fromEntries(keys.map((key, index) => [key, values[index] ?? '']));
  });
};
const titles = new Set([
  ...(await rowsOf('onet_titles.tsv')).map(({ title = '' }) => title),
  ...(await rowsOf('esco_occupations.tsv')).flatMap(({ label_en = '', alt_en = '' }) => [
    label_en,
    ...alt_en.split('|'),
  ]),
]);
const counts = new Map<string, number>();
for (const title of titles) {
  const head = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\([^)]*\)/g, '')
    .toLowerCase()
    .split(/ - |,|\/| of | for | in | at /)[0];
  const noun = head
    ?.match(/[a-z-]+/g)
    ?.at(-1)
    ?.replace(/(?<!s)s$/, '');
  if (noun !== undefined) counts.set(noun, (counts.get(noun) ?? 0) + 1);
}
const nouns = [...counts]
  .filter(([noun, count]) => count >= MIN_TITLES && noun.length >= MIN_LENGTH)
  .map(([noun]) => noun)
  .filter((noun) => PERSON.test(noun) && !THINGS.has(noun))
  .sort();
await writeTable(TARGET, {
  about: `Nouns that end at least ${MIN_TITLES} job titles of O*NET 29.3 and ESCO and name a person; lower case. Made by evals/src/make-title-nouns.ts.`,
  rows: nouns,
});
console.log(`${nouns.length} nouns`);
