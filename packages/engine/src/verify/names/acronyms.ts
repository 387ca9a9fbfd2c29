import { wordsOf } from '../../language/words.ts';

/** A stretch of a text (UTF-16 offsets). */
interface Span {
  start: number;
  end: number;
}

const SMALL = /^(?:of|and|in|for|the|to|on|a|an)$/;
const ACRONYM =
  /(?<![\p{L}\p{N}])(?:\p{Lu}{2,6}(?:c|d|ng|om)?|\p{Lu}{1,2}\d{2,4})(?=s?(?![\p{L}\p{N}]))/gu;
/** So short a name is of many things: it must be told beside the long one, or the long one in capitals. */
const SHORT_LENGTH = 2;

interface Part extends Span {
  lower: string;
  isCapital: boolean;
}

/** The words of a text, split at their hyphens. */
const partsOf = (text: string): Part[] =>
  wordsOf(text).flatMap(({ text: written, start }) =>
    Array.from(written.matchAll(/[^-/]+/g), (match) => ({
      lower: match[0].toLowerCase(),
      isCapital: /^\p{Lu}/u.test(match[0]),
      start: start + match.index,
      end: start + match.index + match[0].length,
    })),
  );

/** Runs of words whose first letters spell a name; small words may stand between: "Bachelor of Social Work" of BSW. */
function runsOf(acronym: string, parts: readonly Part[]): Part[][] {
  // The small letters of "BASc" and "MEng" belong to the last word.
  const letters = acronym.replace(/(?<=\p{Lu})(?:c|d|ng|om)$/u, '').toLowerCase();
  return parts.flatMap((first, from) => {
    if (SMALL.test(first.lower)) return [];
    const run: Part[] = [];
    let at = 0;
    for (const part of parts.slice(from)) {
      if (at === letters.length) break;
      const isNumber = /^\d+$/.test(part.lower) && letters.slice(at) === part.lower;
      if (isNumber) at = letters.length;
      else if (part.lower[0] === letters[at]) at++;
      else if (!SMALL.test(part.lower) || run.length === 0) break;
      run.push(part);
    }
    return at === letters.length ? [run] : [];
  });
}

const spanOf = (run: readonly Part[]): Span => ({
  start: run[0]?.start ?? 0,
  end: run.at(-1)?.end ?? 0,
});

const listAcronyms = (text: string): (Span & { name: string })[] =>
  Array.from(text.matchAll(ACRONYM), ({ 0: name, index }) => ({
    name,
    start: index,
    end: index + name.length,
  }));

/** Long names of the source that a text shortens, "(FOI)", and short ones that it spells out, "Active Directory" for AD. */
export function listLongAndShort(text: string, source: string): Span[] {
  const own = listAcronyms(text);
  const parts = partsOf(text);
  const told = partsOf(source);
  const shortened = own.filter(({ name, start }) => {
    const runs = runsOf(name, told);
    const isBeside = runsOf(name, parts).some(
      (run) => (run.at(-1)?.end ?? 0) < start && start - (run.at(-1)?.end ?? 0) <= SHORT_LENGTH,
    );
    const isDegree = runs.some(([first]) =>
      /^(?:bachelor|master|doctor|associate)$/.test(first?.lower ?? ''),
    );
    return runs.length > 0 && (name.length > SHORT_LENGTH || isBeside || isDegree);
  });
  const spelledOut = listAcronyms(source).flatMap(({ name }) =>
    runsOf(name, parts).filter((run) => {
      const { end } = spanOf(run);
      const isBeside = text
        .slice(end)
        .replace(/^s?\)?/, '')
        .startsWith(` (${name}`);
      const isInstead = !own.some((other) => other.name === name);
      const isSure =
        name.length > SHORT_LENGTH || run.every(({ isCapital }) => isCapital) || /\d/.test(name);
      return isBeside || (isInstead && (isSure || new RegExp(`\\b${name}s\\b`).test(source)));
    }),
  );
  return [...shortened, ...spelledOut.map(spanOf)];
}

/** A text with each long name whose short one stands in another text as that short one: "proofs of delivery" as "PODs". */
export function inShortNames(text: string, other: string): string {
  const parts = partsOf(text);
  const runs = listAcronyms(other)
    .filter(({ name }) => name.length > SHORT_LENGTH)
    .flatMap(({ name, end }) =>
      runsOf(name, parts).map((run) => ({
        ...spanOf(run),
        name: name + (other[end] === 's' ? 's' : ''),
      })),
    )
    .sort((a, b) => b.start - a.start);
  return runs.reduce(
    (written, { start, end, name }) => written.slice(0, start) + name + written.slice(end),
    text,
  );
}
