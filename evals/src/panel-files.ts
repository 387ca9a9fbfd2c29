import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PairToRead, type PanelKey, plainDocument, seededCoin } from './panel-pairs.ts';

const INSTRUCTIONS = `# How to read

Each folder holds a job ad (\`job.txt\`) and two documents, \`a.txt\` and \`b.txt\`, of one person. You don't
know who wrote which. Read as the recruiter who has to fill this job. Facts are as each document tells them.

Answer in \`answers/NAME.json\`, a list with one object for each folder:
\`{ "pair": "01", "reader": "NAME", "choice": "A" | "B" | "same", "stops": { "a": [line numbers], "b": [...] }, "wrongEnglish": { "a": [...], "b": [...] } }\`

- \`choice\`: whom you would rather invite; for two letters, which one you would rather get. "same" where you would toss a coin.
- \`stops\`: lines that make you stop (odd, empty, doubled, in the wrong place, not believable). \`wrongEnglish\`: those of them that are wrong English.
- Where the folder's name ends with \`letter\`, also \`"send": { "a": "as it is" | "small changes" | "rewrite", "b": ... }\` and \`"machine": { "a": true | false, "b": ... }\`: was it written by a machine?

No line of the documents goes into an answer, numbers alone.
`;

/** Writes a numbered folder a pair, its sides shuffled by the seed, and the key beside the folder (`OUT.key.json`), never in it. */
export function writePairs(pairs: readonly PairToRead[], out: string, seed: number): void {
  const coin = seededCoin(seed);
  const key: PanelKey = {};
  mkdirSync(join(out, 'answers'), { recursive: true });
  writeFileSync(join(out, 'README.md'), INSTRUCTIONS);
  for (const [at, { kind, case: id, ad, ours, theirs }] of pairs.entries()) {
    const isA = coin();
    const folder = `${String(at + 1).padStart(3, '0')}${kind.endsWith('letter') ? '-letter' : ''}`;
    mkdirSync(join(out, folder));
    const [a, b] = isA ? [ours, theirs] : [theirs, ours];
    writeFileSync(join(out, folder, 'a.txt'), plainDocument(a));
    writeFileSync(join(out, folder, 'b.txt'), plainDocument(b));
    writeFileSync(join(out, folder, 'job.txt'), ad);
    key[folder] = { kind, case: id, ours: isA ? 'A' : 'B' };
  }
  writeFileSync(`${out}.key.json`, `${JSON.stringify(key, null, 1)}\n`);
  const cases = new Set(pairs.map((pair) => pair.case)).size;
  console.log(`panel: ${pairs.length} pairs of ${cases} cases in ${out}, seed ${seed}`);
}
