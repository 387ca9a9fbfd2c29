import type { Parting } from './head-segments.ts';

/** What the heads of one kind of entry name, and what is known of their words. */
export interface HeadKind<P extends string = string> {
  /** What a head may name, each by a letter in the names of features. */
  parts: readonly { name: P; code: string }[];
  /** What is known of a text by its words alone. `isMuted`: as if no list had them, to learn what is left. */
  wordsOf(text: string, isMuted: boolean): string[];
  /** How much more the first text reads like the first part than the second does. */
  difference?(one: string, other: string): number;
  parting: Parting;
  /** Segments that a part may be made of. */
  longest: number;
  /** The part behind which alone a bare town is its place; behind any where it is not told. */
  townBehind?: P;
}

/** Numbers of the parts, two by two. */
export const pairsOf = ({ parts }: HeadKind): [number, number][] =>
  parts.flatMap((_, one) =>
    parts.slice(one + 1).map((__, at): [number, number] => [one, one + 1 + at]),
  );
