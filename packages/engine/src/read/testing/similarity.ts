/** From this share of common words two names are the same employer, title or school. */
export const SAME_NAME = 0.75;
export const SAME_DEGREE = 0.6;

/** Words without case, accents, punctuation and the dots of abbreviations; `+` and `#` stay (C++, C#). */
export function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .replace(/[\u2018\u2019]/g, "'")
    .toLowerCase()
    .replace(/(?<=\p{L})\.(?=\p{L}|\s|$|,|\))/gu, '')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

const wordsOf = (text: string): string[] => normalize(text).split(' ').filter(Boolean);

const DEGREES: readonly (readonly [RegExp, string])[] = [
  [/\bbachelors? of science\b|\bbsc\b/g, 'bs'],
  [/\bbachelors? of arts\b/g, 'ba'],
  [/\bmasters? of science\b|\bmsc\b/g, 'ms'],
  [/\bmasters? of arts\b/g, 'ma'],
  [/\bbachelors? of engineering\b/g, 'be'],
  [/\bdoctor of philosophy\b/g, 'phd'],
];

function degreeWords(text: string): string[] {
  const short = DEGREES.reduce((name, [long, word]) => name.replace(long, word), normalize(text));
  return short.split(' ').filter((word) => word !== '' && !/^(?:in|of|the|and|a|en)$/.test(word));
}

/** F1 of two bags of words. */
function overlap(left: readonly string[], right: readonly string[]): number {
  if (left.length === 0 || right.length === 0) return 0;
  const rest = [...right];
  const shared = left.filter((word) => {
    const at = rest.indexOf(word);
    if (at !== -1) rest.splice(at, 1);
    return at !== -1;
  });
  return (2 * shared.length) / (left.length + right.length);
}

export const alternatives = (truth: string): string[] => truth.split('|');

/** 0 to 1: the best of the truth's alternatives. */
export function similarity(truth: string, found: string | undefined, words = wordsOf): number {
  return Math.max(...alternatives(truth).map((one) => overlap(words(one), words(found ?? ''))));
}

/** 0 below the line where two names stop being the same; where there is none, one that was found is just on the line. */
export function nameMatch(truth: string | null, found: string | undefined): number {
  if (truth === null) return found === undefined ? 1 : SAME_NAME;
  const share = similarity(truth, found);
  return share >= SAME_NAME ? share : 0;
}

export function degreeMatch(truth: string | null, found: string): number {
  if (truth === null) return 1;
  const share = similarity(truth, found, degreeWords);
  return share >= SAME_DEGREE ? share : 0;
}

/** One skill written in two ways: equal but for case and brackets, or nearly all words shared. */
export function isSameSkill(truth: string, found: string): boolean {
  const bare = (text: string): string => normalize(text.replace(/\([^)]*\)/g, ' '));
  return alternatives(truth).some(
    (one) =>
      normalize(one) === normalize(found) ||
      (bare(one) !== '' && bare(one) === bare(found)) ||
      overlap(wordsOf(one), wordsOf(found)) >= 0.8,
  );
}
