import type { Basis } from '../basis.ts';
import type { Fact } from '../objection.ts';
import { isSameShare, listShares, type Share } from './shares.ts';

const numberFact = (text: string, start: number, reason: string): Fact => ({
  kind: 'number',
  text,
  start,
  end: start + text.length,
  reason,
});

const MANY =
  /\b(?:(dozen|hundred|thousand|million)s|(?:several|many|a few) (dozen|hundred|thousand|million))\b/gi;
const LEAST: Readonly<Record<string, number>> = {
  dozen: 24,
  hundred: 200,
  thousand: 2000,
  million: 2e6,
};
/** "dozens" are fewer than so many dozens, "hundreds" than so many hundreds. */
const MOST_OF_THEM = 12;

/** "dozens of events" of "four events". */
const manyMore = (text: string, { text: told, lines }: Basis): Fact[] =>
  Array.from(text.matchAll(MANY)).flatMap((match) => {
    const word = (match[1] ?? match[2] ?? '').toLowerCase();
    const least = LEAST[word] ?? 0;
    const isTold =
      new RegExp(`\\b${word}s?\\b`, 'i').test(told) ||
      lines.some(({ numbers }) =>
        numbers.some(({ value }) => value >= least && value < least * MOST_OF_THEM),
      );
    return isTold ? [] : [numberFact(match[0], match.index, 'The source gives no such number.')];
  });

/** What a line's two figures are to each other: "from 20 to 10" is half, and down by half. */
const ratios = ({ lines }: Basis): number[] =>
  lines.flatMap(({ numbers }) =>
    numbers.flatMap((one, i) =>
      numbers
        .slice(i + 1)
        .filter(({ unit, value }) => unit === one.unit && value > 0 && one.value > 0)
        .map(({ value }) => value / one.value),
    ),
  );

/** A ratio told in a word is so near to the figures. */
const NEAR = 0.03;
const isNear = (ratio: number, told: number): boolean => Math.abs(ratio - told) <= told * NEAR;

/** "by half" of "by a tenth". */
const otherShares = (text: string, basis: Basis): Fact[] =>
  listShares(text).flatMap((share: Share) => {
    const written = text.slice(share.start, share.end);
    if (/[\d%]|\b(?:in|of) /i.test(written)) return [];
    const isTold =
      basis.lines.some((line) => listShares(line.text).some((one) => isSameShare(one, share))) ||
      ratios(basis).some(
        (ratio) =>
          isNear(ratio, share.value) ||
          isNear(1 - ratio, share.value) ||
          isNear(ratio - 1, share.value),
      );
    return isTold ? [] : [numberFact(written, share.start, 'The source gives no such share.')];
  });

const FACTORS: readonly (readonly [RegExp, number])[] = [
  [/\bdoubl(?:ed|ing)\b(?!-|\s(?:up|as|back|down)\b)/gi, 2],
  [/\btripl(?:ed|ing)\b/gi, 3],
  [/\bquadrupl(?:ed|ing)\b/gi, 4],
  [/\bhalv(?:ed|ing)\b/gi, 1 / 2],
];

/** "Doubled sales" of "from 20 to 30". */
const otherFactors = (text: string, basis: Basis): Fact[] =>
  FACTORS.flatMap(([form, factor]) =>
    Array.from(text.matchAll(form)).flatMap((match) => {
      const stem = match[0].slice(0, -3).toLowerCase();
      const isTold =
        new RegExp(`\\b${stem}|\\bhalf\\b|\\b(?:twice|two|three|four)[- ](?:times|fold)`, 'i').test(
          basis.text,
        ) ||
        basis.lines.some((line) => listShares(line.text).some(({ value }) => value === factor)) ||
        ratios(basis).some((ratio) => isNear(ratio, factor));
      return isTold ? [] : [numberFact(match[0], match.index, 'The source gives no such growth.')];
    }),
  );

/** Amounts told in words without a number, where the source gives none or another: "dozens", "by half", "doubled". */
export const checkVagueAmounts = (text: string, origin: Basis): Fact[] => [
  ...manyMore(text, origin),
  ...otherShares(text, origin),
  ...otherFactors(text, origin),
];
