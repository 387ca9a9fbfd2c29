import { cut, type Slice } from '../slice.ts';
import type { HeadPieces, Piece } from './head-pieces.ts';
import { isKindOfJob, isWayOfWork } from './job-asides.ts';
import { isBareCity, isPlace } from './location.ts';
import { titleOverEmployer } from './title-or-employer.ts';

/** Where a town may stand in a piece of a head: behind it in brackets, behind "in", behind a title's comma, before a colon. */
const TAILS: readonly ((piece: Piece, pieces: readonly Piece[]) => Tail | undefined)[] = [
  (piece) => tailAt(piece, /^(?<rest>[^()]*\S)\s+\((?<town>[^()]+)\)$/u),
  (piece) =>
    tailAt(
      piece,
      /^(?<rest>.*\S)\s+(?:in|near|à|en|em|in der)\s+(?<town>\p{Lu}[^,]*(?:, [^,]+)?)$/u,
    ),
  (piece) => tailAt(piece, /^(?<rest>[^,]+,\s+[^,]*\S),\s+(?<town>[^,]+)$/u),
  (piece, pieces) =>
    pieces.length < 2 || titleOverEmployer(piece.text.split(', ')[0] ?? '') <= 0
      ? undefined
      : tailAt(piece, /^(?<rest>[^,]*\S),\s+(?<town>[^,]+(?:, [^,]+)?)$/u),
  (piece) => tailAt(piece, /^(?<town>[^:,]+(?:, [^:,]+)?):\s+(?<rest>\S.*)$/u),
  alone,
];
const MIN_ENTRIES = 2;

interface Tail {
  /** Absent where the town is all that the piece holds. */
  rest?: Slice;
  town: Slice;
}

/** A town on a row of its own, beside rows that hold both a title and an employer and of which none has a town's form. */
function alone(piece: Piece, pieces: readonly Piece[]): Tail | undefined {
  const others = pieces.filter((other) => other !== piece && other.row !== piece.row);
  const isBeside = others.length > 1 || others.some(({ text }) => text.includes(', '));
  const isOnly = !others.some(({ text }) => isTown(text));
  return isBeside && isOnly && isTown(piece.text) ? { town: cut(piece, 0) } : undefined;
}

function tailAt(piece: Piece, pattern: RegExp): Tail | undefined {
  const { rest, town } = pattern.exec(piece.text)?.groups ?? {};
  if (rest === undefined || town === undefined || !isTown(town)) return undefined;
  const isFirst = piece.text.startsWith(town);
  const from = isFirst ? 0 : piece.text.lastIndexOf(town);
  const start = isFirst ? piece.text.lastIndexOf(rest) : 0;
  return {
    rest: cut(piece, start, start + rest.length),
    town: cut(piece, from, from + town.length),
  };
}

const isTown = (text: string): boolean =>
  !isKindOfJob(text) &&
  !isWayOfWork(text) &&
  (isPlace(text) || text.split(', ').every((part) => isBareCity(part)));

/** Towns that no list knows, where every entry of the section has something of their form at the same place of its head: "Carpenter, Rotorua" over "Labourer, Taupō". */
export function withTowns(all: readonly HeadPieces[]): HeadPieces[] {
  if (all.length < MIN_ENTRIES) return [...all];
  for (const tailOf of TAILS) {
    const found = all.map((head) => {
      if (head.location !== undefined) return undefined;
      const at = head.pieces.findLastIndex((piece) => tailOf(piece, head.pieces) !== undefined);
      const tail = at < 0 ? undefined : tailOf(head.pieces[at] as Piece, head.pieces);
      return tail && { at, tail };
    });
    const isEach = all.every((head, index) => head.location ?? found[index]);
    const count = found.filter((one) => one !== undefined).length;
    if (!isEach || count === 0) continue;
    return all.map((head, index) => {
      const one = found[index];
      if (one === undefined) return head;
      const { rest, town } = one.tail;
      const pieces = head.pieces.flatMap((piece, at) =>
        at !== one.at ? [piece] : rest === undefined ? [] : [{ ...piece, ...rest }],
      );
      return { ...head, pieces, location: town };
    });
  }
  return [...all];
}
