import { seeded } from '../cases/dress/random.ts';
import { shareWithInterval } from './share.ts';

/** What our document is read beside: the upload, a writer's version without and with what else the person told, a chatbot's, a writer's letter. */
export const KINDS = ['original', 'careful', 'careful-with-person', 'freehand', 'letter'] as const;
/** Our document and letter with a model's recorded answers beside those of the built-in engine alone. */
const MODEL_KINDS = ['model', 'model-letter'] as const;
type PairKind = (typeof KINDS)[number] | (typeof MODEL_KINDS)[number];

/** Two documents of one person before one ad. */
export interface PairToRead {
  kind: PairKind;
  case: string;
  ad: string;
  ours: string;
  theirs: string;
}

/** Folder of a pair -> what it is; kept from the readers. */
export type PanelKey = Record<string, { kind: PairKind; case: string; ours: 'A' | 'B' }>;

type Both<T> = { a: T; b: T };

export interface PanelAnswer {
  pair: string;
  reader: string;
  choice: 'A' | 'B' | 'same';
  stops?: Both<number[]>;
  wrongEnglish?: Both<number[]>;
  send?: Both<'as it is' | 'small changes' | 'rewrite'>;
  machine?: Both<boolean>;
}

const BULLET = /^(\s*)[•·‣▪◦●○*–—+>~-]\s+/u;

/** One look for every side: one sign for bullets, no trailing blanks, no two empty lines; headings stay as written. */
export function plainDocument(text: string): string {
  const lines = text
    .normalize('NFC')
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll('\u00a0', ' ').trimEnd().replace(BULLET, '$1- '))
    .filter((line) => !/^\s*[-=_*~]{3,}\s*$/.test(line));
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

/** Heads or tails, the same for the same seed. */
export function seededCoin(seed: number): () => boolean {
  const { next } = seeded(seed);
  // The last of the 32 bits that were drawn.
  return () => (next() * 2 ** 32) % 2 === 1;
}

/** Lines of counts by kind of pair, with their intervals. An answer to a pair that the key lacks throws. */
export function tally(key: PanelKey, answers: readonly PanelAnswer[]): string[] {
  for (const { pair } of answers) {
    if (!(pair in key)) throw new Error(`There is no pair ${pair}`);
  }
  return [...KINDS, ...MODEL_KINDS].flatMap((kind) => {
    const own = answers.filter(({ pair }) => key[pair]?.kind === kind);
    if (own.length === 0) return [];
    const sideOf = ({ pair }: PanelAnswer): 'a' | 'b' => (key[pair]?.ours === 'A' ? 'a' : 'b');
    const ours = own.filter(({ choice, pair }) => choice === key[pair]?.ours).length;
    const same = own.filter(({ choice }) => choice === 'same').length;
    const perDocument = (of: (answer: PanelAnswer) => number): string =>
      (own.reduce((sum, answer) => sum + of(answer), 0) / own.length).toFixed(2);
    const other = { a: 'b', b: 'a' } as const;
    const lines = [
      `${kind}: ${own.length} readings`,
      `  ours ${shareWithInterval(ours, own.length)}, same ${shareWithInterval(same, own.length)}, theirs ${shareWithInterval(own.length - ours - same, own.length)}`,
      `  lines that stop a reader, a document: ours ${perDocument((one) => one.stops?.[sideOf(one)].length ?? 0)}, theirs ${perDocument((one) => one.stops?.[other[sideOf(one)]].length ?? 0)}; wrong English: ours ${perDocument((one) => one.wrongEnglish?.[sideOf(one)].length ?? 0)}, theirs ${perDocument((one) => one.wrongEnglish?.[other[sideOf(one)]].length ?? 0)}`,
    ];
    if (!kind.endsWith('letter')) return lines;
    const sent = own.filter((one) => one.send?.[sideOf(one)] !== 'rewrite').length;
    const machine = (side: (one: PanelAnswer) => 'a' | 'b'): string =>
      shareWithInterval(own.filter((one) => one.machine?.[side(one)] === true).length, own.length);
    return [
      ...lines,
      `  sent as it is or after small changes: ours ${shareWithInterval(sent, own.length)}`,
      `  taken for a machine's: ours ${machine(sideOf)}, theirs ${machine((one) => other[sideOf(one)])}`,
    ];
  });
}
