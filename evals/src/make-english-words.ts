// Makes packages/engine/data/words/english-words.json from the Hunspell dictionaries of npm: every
// word of small letters that US, Canadian or British English has, as one text. Each line gives how
// many letters it shares with the line before (base 36), the rest of the word, and, where not all
// three have it, which do (1 US, 2 Canadian, 4 British, added up). `node evals/src/make-english-words.ts`
import { writeFile } from 'node:fs/promises';
import american from 'dictionary-en';
import canadian from 'dictionary-en-ca';
import british from 'dictionary-en-gb';
import nspell from 'nspell';

const TARGET = new URL('../../packages/engine/data/words/english-words.json', import.meta.url);
const ALL = 7;
const WORD = /^[a-z]{3,}$/;

const variants = new Map<string, number>();
[american, canadian, british].forEach(({ aff, dic }, i) => {
  const { data } = nspell({ aff: Buffer.from(aff), dic: Buffer.from(dic) }) as unknown as {
    data: Record<string, unknown>;
  };
  for (const word of Object.keys(data)) {
    if (WORD.test(word)) variants.set(word, (variants.get(word) ?? 0) | (1 << i));
  }
});

let before = '';
const lines = [...variants]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([word, of]) => {
    let shared = 0;
    while (shared < before.length && word[shared] === before[shared]) shared += 1;
    before = word;
    return `${shared.toString(36)}${word.slice(shared)}${of === ALL ? '' : of}`;
  });
await writeFile(TARGET, `${JSON.stringify(lines.join(' '))}\n`);
console.log(`${lines.length} words`);
