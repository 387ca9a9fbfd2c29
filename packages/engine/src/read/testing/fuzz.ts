import { read } from '../index.ts';
import { loadFixtures } from './fixture-truth.ts';

export interface FuzzInput {
  name: string;
  bytes: Uint8Array;
}

/** Small and fast generator (mulberry32), so that the same seed gives the same inputs. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `count` damaged files, format by format in turn: bytes flipped, the end cut off, two files of a format spliced. */
export function fuzzInputs(count: number, seed: number): FuzzInput[] {
  const random = randomFrom(seed);
  const byFormat = [...Map.groupBy(loadFixtures(), ({ format }) => format).values()];
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  return Array.from({ length: count }, (_, index) => {
    const format = byFormat[index % byFormat.length] ?? [];
    const one = pick(format);
    const damage = pick([flipped, truncated, spliced]);
    const bytes = damage(one.bytes, pick(format).bytes, random);
    return { name: `${index}-${damage.name}-${one.file}`, bytes };
  });
}

type Damage = (bytes: Uint8Array, other: Uint8Array, random: () => number) => Uint8Array;

const flipped: Damage = (bytes, _, random) => {
  const copy = Uint8Array.from(bytes);
  const flips = 1 + Math.floor(random() * 40);
  for (let flip = 0; flip < flips; flip++) {
    const at = Math.floor(random() * copy.length);
    copy[at] = (copy[at] ?? 0) ^ (1 << Math.floor(random() * 8));
  }
  return copy;
};

const truncated: Damage = (bytes, _, random) =>
  bytes.slice(0, Math.floor(bytes.length * (0.05 + 0.94 * random())));

const spliced: Damage = (bytes, other, random) => {
  const head = bytes.slice(0, Math.floor(bytes.length * random()));
  const tail = other.slice(Math.floor(other.length * random()));
  return Uint8Array.from([...head, ...tail]);
};

/** Reads one input; says what is wrong with the outcome, or nothing. */
export async function findFault({ name, bytes }: FuzzInput): Promise<string | undefined> {
  try {
    const result = await read(bytes, name);
    if (!result.ok) return undefined;
    const { email, phone } = result.resume.basics ?? {};
    const said = `${result.text}\n${new TextDecoder('latin1').decode(bytes)}`;
    if (email !== undefined && !said.includes(email)) return `${name}: invented ${email}`;
    if (phone !== undefined && !result.text.includes(phone)) return `${name}: invented ${phone}`;
    return undefined;
  } catch (error) {
    return `${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
}
