/** Prints random dresses to read: node try.ts [how many] [first seed] [kinds per dress]. */
import { dress, randomDress } from './dress.ts';
import { allKinds, dimensions } from './kinds/index.ts';
import { resumes } from './resumes/index.ts';

const [many = 5, first = 1, count = 6] = process.argv.slice(2).map(Number);
console.log(
  `${allKinds.length} kinds in ${dimensions.length} dimensions, ${resumes.length} resumes`,
);
for (let seed = first; seed < first + many; seed++) {
  const resume = resumes[(seed * 13) % resumes.length]!;
  const { text, applied, destroyed, coarser, loose } = dress(
    resume,
    randomDress(seed, count),
    seed,
  );
  console.log(`\n##### ${seed} ${resume.meta.id}: ${applied.join(' ')}`);
  console.log(
    `##### destroyed: ${destroyed.join(' ')}; year only: ${coarser.length}; loose: ${loose.join(' ')}`,
  );
  console.log(text.replaceAll('\r', '\n').replaceAll('\u2028', '\n'));
}
