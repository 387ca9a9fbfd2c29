import words from '../../../data/words/english-words.json' with { type: 'json' };

export type EnglishVariant = 'us' | 'ca' | 'gb';

const BIT: Readonly<Record<EnglishVariant, number>> = { us: 1, ca: 2, gb: 4 };
const ALL = 7;

/** Unpacks the words (evals/src/make-english-words.ts tells the format); about 30 ms, once, at the first word asked for. */
function unpack(): ReadonlyMap<string, number> {
  const unpacked = new Map<string, number>();
  let before = '';
  for (const line of words.split(' ')) {
    const last = line.charCodeAt(line.length - 1);
    const isMarked = line.length > 1 && last >= 49 && last <= 55;
    const rest = isMarked ? line.slice(1, -1) : line.slice(1);
    before = before.slice(0, Number.parseInt(line[0] ?? '0', 36)) + rest;
    unpacked.set(before, isMarked ? last - 48 : ALL);
  }
  return unpacked;
}

let known: ReadonlyMap<string, number> | undefined;

/** Whether English has a word, given in small letters: in one variant, or in any. */
export function isEnglish(word: string, variant?: EnglishVariant): boolean {
  known ??= unpack();
  const variants = known.get(word) ?? 0;
  return (variants & (variant === undefined ? ALL : BIT[variant])) > 0;
}

/** Every word, of all variants. */
export function listEnglish(): string[] {
  known ??= unpack();
  return [...known.keys()];
}
