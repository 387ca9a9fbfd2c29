import data from '../../../data/words/rare-words.json' with { type: 'json' };
import { memoize } from '../memoize.ts';
import { once } from '../once.ts';
import { readTable } from '../table.ts';
import { isEnglish } from './english-words.ts';
import { commonWordsWith, isTradeWord } from './word-frequency.ts';

const commonWith = memoize(
  (letter: string): ReadonlySet<string> => new Set(commonWordsWith(letter).map(({ word }) => word)),
);
/** A word that texts on work hold; of rare ones too many slips are made: "mitted", "vied". */
const isKnown = (lower: string): boolean =>
  isTradeWord(lower) || (commonWith(lower[0] ?? '').has(lower) && isEnglish(lower));

const rareWords = once(
  () =>
    new Set(
      readTable<{ letter: string; words: string }>(data).flatMap(({ words }) => words.split(' ')),
    ),
);
/** "haylage": a right word beside which a commoner one lies. */
export const isRare = (lower: string): boolean => rareWords().has(lower);

/** Written before a word they make another one: "retuning", "underpinned", "debeader". */
const PREFIXES =
  're un pre over under de dis mis out up sub inter co non multi semi bi anti mid post micro auto photo electro hydro thermo super fore back down'.split(
    ' ',
  );
/** Shorter rests are letters of another word: "re-cent". */
const REST_MIN = 4;

const STEM_MIN = 3;
const ENDINGS: readonly (readonly [ending: RegExp, stems: (stem: string) => string[]])[] = [
  [/(?:ings?|ers?|ed|able|ish|ists?)$/, (stem) => stemsBeforeVowel(stem)],
  [/(?:ness|less|wise|like|let|lets)$/, (stem) => [stem]],
  [/(?<=[sxz]|[cs]h)es$/, (stem) => [stem]],
  [/(?<![sxz]|[cs]h|[^aeiou]y)s$/, (stem) => [stem]],
];
/** "tun(e)", "skim(m)", "brew": none that would have kept its vowel or doubled its consonant. */
function stemsBeforeVowel(stem: string): string[] {
  const single = /[^aeiou][aeiou]([bdglmnprt])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  return /[ae]$/.test(stem) ? single : [stem, `${stem}e`, ...single];
}
const isFormed = (word: string): boolean =>
  ENDINGS.some(([ending, stemsOf]) => {
    const stem = word.replace(ending, '');
    return stem !== word && stem.length >= STEM_MIN && stemsOf(stem).some(isKnown);
  });

/** Parts of a compound: "batch-work", "wood-shop". */
const PART_MIN = 4;
/** Words that no compound ends with: "platfrom". */
const NO_PART: ReadonlySet<string> = new Set(
  'from with that this then than when were have'.split(' '),
);
const isCompound = (word: string): boolean => {
  for (let cut = PART_MIN; cut <= word.length - PART_MIN; cut++)
    if (isKnown(word.slice(0, cut)) && isKnown(word.slice(cut)) && !NO_PART.has(word.slice(cut)))
      return true;
  return false;
};

/** Letters that a clipping lacks of the word that it stands for: "batts" of "batteries", "recept" of "reception". */
const CLIPPED_BY = 3;
const CLIPPING_MAX = 6;
const isBegun = (head: string): boolean =>
  commonWordsWith(head[0] ?? '').some(
    ({ word }) => word.length >= head.length + CLIPPED_BY && word.startsWith(head),
  );

/** Whether a word, in small letters, looks like one cut short: "temps", "regs", "mags". */
export function isClipped(lower: string): boolean {
  if (/[^aeiouy]$/.test(lower) && isBegun(lower)) return true;
  const head = lower.replace(/s$/, '');
  return head !== lower && head.length <= CLIPPING_MAX && isBegun(head);
}

/** Whether a word that no dictionary has is a right one all the same, as English makes words of such as everyone knows: "retuning", "gluer", "woodshop". */
export function isWellMade(lower: string): boolean {
  const isPrefixed = PREFIXES.some((prefix) => {
    const rest = lower.slice(prefix.length);
    return lower.startsWith(prefix) && rest.length >= REST_MIN && (isKnown(rest) || isFormed(rest));
  });
  return isPrefixed || isCompound(lower) || isFormed(lower);
}
