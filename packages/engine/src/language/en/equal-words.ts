import { EQUAL_ACTS, SAME_ACTS } from '../../../data/words/equal-acts.ts';
import { EQUAL_THINGS } from '../../../data/words/equal-things.ts';

interface Row {
  others: readonly string[];
  /** Of these objects alone; of any where there is none. */
  objects: readonly string[];
}

const rows = new Map<string, Row[]>();
for (const row of `${EQUAL_ACTS.trim()}\n${EQUAL_THINGS.trim()}`.split('\n')) {
  const [word = '', rest = ''] = row.split(': ');
  const [others = '', objects = ''] = rest.split(' ? ');
  const parsed = { others: others.split(' '), objects: objects === '' ? [] : objects.split(' ') };
  rows.set(word, [...(rows.get(word) ?? []), parsed]);
}

for (const row of SAME_ACTS.trim().split('\n')) {
  const [acts = '', objects = ''] = row.split(' ? ');
  const words = acts.split(' ');
  for (const word of words) {
    const others = words.filter((other) => other !== word);
    const own = { others, objects: objects === '' ? [] : objects.split(' ') };
    rows.set(word, [...(rows.get(word) ?? []), own]);
  }
}

/** What a word in base form may stand for without saying more, itself aside; `objects` are the words behind it, in base form. */
export const equalOrNarrower = (lemma: string, objects: readonly string[]): readonly string[] =>
  (rows.get(lemma) ?? [])
    .filter((row) => row.objects.length === 0 || row.objects.some((one) => objects.includes(one)))
    .flatMap(({ others }) => others);
