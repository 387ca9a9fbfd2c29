import { fold } from '../characters.ts';
import type { HeadPart } from '../fields/head-pieces.ts';
import { type HeadKind, pairsOf } from './head-kind.ts';
import { headSegments } from './head-segments.ts';
import { type HeadSpan, listSpans } from './head-spans.ts';
import {
  pairFeatures,
  type ReadPart,
  SHARED_OF_PAIR,
  SHARED_OF_PART,
  sharedOfPair,
  sharedOfPart,
} from './pair-features.ts';
import { type Head, restFeatures, spanFeatures } from './span-features.ts';

/** What speaks for one part's, or two parts', being read so. `keys`: what the heads of a section may share, as `sharedNames` names them. */
export interface Factor {
  features: readonly string[];
  keys: readonly string[];
}

/** A head with all that may be read in it. Spans are told by their index, -1 where a part is not named. */
export interface Lattice {
  head: Head;
  spans: readonly HeadSpan[];
  /** By segment, what speaks for its being none of the parts. */
  rest: readonly (readonly string[])[];
  partAt(part: number, span: number): Factor;
  /** `pair`: by its place in `pairsOf` the kind. */
  pairAt(pair: number, one: number, other: number): Factor;
}

/** The names of features that tell what the section's other heads share, by part and by pair in the order of a factor's keys. */
export function sharedNames(kind: HeadKind): { ofPart: string[][]; ofPair: string[][] } {
  const codes = kind.parts.map(({ code }) => code);
  return {
    ofPart: codes.map((code) => SHARED_OF_PART.map((name) => `shared ${code} ${name}`)),
    ofPair: pairsOf(kind).map(([one, other]) =>
      SHARED_OF_PAIR.map((name) => `shared ${codes[one]}${codes[other]} ${name}`),
    ),
  };
}

function latticeOf(head: Head, text: string, kind: HeadKind): Lattice {
  const spans = listSpans(head.segments, text, kind.longest);
  const pairs = pairsOf(kind);
  const features = spans.map((span) => spanFeatures(span, head));
  const partOf = (part: number, span: number): ReadPart => ({
    code: kind.parts[part]?.code ?? '',
    span: spans[span],
  });
  return {
    head,
    spans,
    rest: head.segments.map((_, index) => restFeatures(index, head)),
    partAt: (part, span) => {
      const read = partOf(part, span);
      const own = features[span] ?? [];
      return {
        features: own.map((name) => `${read.code} ${name}`),
        keys: sharedOfPart(read, head),
      };
    },
    pairAt: (pair, one, other) => {
      const [first, second] = pairs[pair] as [number, number];
      const both = [partOf(first, one), partOf(second, other)] as const;
      return { features: pairFeatures(...both, head), keys: sharedOfPair(...both, head) };
    },
  };
}

/** A head's cells without its dates, and of how many rows it is. */
export interface HeadRows {
  parts: readonly HeadPart[];
  rows: number;
}

/** The lattices of a section's heads. `isMuted`: of which heads the words tell nothing. */
export function latticesOf(
  heads: readonly HeadRows[],
  text: string,
  kind: HeadKind,
  isMuted: (head: number) => boolean = () => false,
): Lattice[] {
  const all = heads.map(({ parts }) => headSegments(parts, kind.parting));
  const counts = new Map<string, number>();
  for (const segments of all)
    for (const name of new Set(segments.map(({ text: own }) => fold(own))))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  const repeated = new Set([...counts].flatMap(([name, count]) => (count > 1 ? [name] : [])));
  const { wordsOf, difference } = kind;
  return all.map((segments, index) => {
    const muted = isMuted(index);
    const head: Head = {
      segments,
      rows: heads[index]?.rows ?? 0,
      repeated,
      wordsOf: (own) => wordsOf(own, muted),
      ...(difference && { difference: muted ? () => 0 : difference }),
    };
    return latticeOf(head, text, kind);
  });
}
