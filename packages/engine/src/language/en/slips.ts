import cities from '../../../data/taxonomy/cities.json' with { type: 'json' };
import surnames from '../../../data/taxonomy/job-surnames.json' with { type: 'json' };
import properNames from '../../../data/taxonomy/proper-names.json' with { type: 'json' };
import regions from '../../../data/taxonomy/regions.json' with { type: 'json' };
import { memoize } from '../memoize.ts';
import { once } from '../once.ts';
import { isEnglish } from './english-words.ts';
import { isMade } from './made-words.ts';
import { isClipped, isRare, isWellMade } from './right-words.ts';
import { commonWordsWith, isTradeWord } from './word-frequency.ts';

/** Shorter words are one slip away from too many others. */
const ONE_SLIP_MIN = 5;
const TWO_SLIPS_MIN = 9;
/** Longer than any word that people write: to try its letters would take long for nothing. */
const LETTERS_MAX = 24;
/** So many letters may lack, or be too many. */
const OTHER_LENGTH_MAX = 2;

/** What a slip costs: how seldom a hand makes it. */
const COST = {
  doubled: 0.5,
  otherVowel: 0.6,
  swapped: 0.7,
  vowel: 0.8,
  dropped: 1,
  alike: 1,
  other: 1.5,
};
const VOWEL = /[aeiouy]/;
/** Consonants that sound alike where the other one stands. */
const ALIKE: ReadonlySet<string> = new Set(
  'cs sc ck kc sz zs gj jg td dt mn nm bp pb vf fv qk kq cq qc ct tc ld dl'.split(' '),
);

const A_CODE = 97;
const LETTERS = 26;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** What it costs to leave out or add a letter that stands beside none like it, by letter. */
const LETTER_COSTS = Float64Array.from(ALPHABET, (letter) =>
  VOWEL.test(letter) ? COST.vowel : COST.dropped,
);
/** What it costs to write one letter for another, by both. */
const OTHER_COSTS = Float64Array.from({ length: LETTERS * LETTERS }, (_, at) => {
  const [a = '', b = ''] = [ALPHABET[Math.floor(at / LETTERS)], ALPHABET[at % LETTERS]];
  if (a === b) return 0;
  if (VOWEL.test(a) && VOWEL.test(b)) return COST.otherVowel;
  return ALIKE.has(a + b) ? COST.alike : COST.other;
});

const codesOf = (word: string): Uint8Array =>
  Uint8Array.from(word, (letter) => letter.charCodeAt(0) - A_CODE);

/** What it costs that each letter of a word is missing, or one too many: less beside its twin, and of a vowel. */
const costsOfLetters = (codes: Uint8Array): Float64Array =>
  Float64Array.from(codes, (code, at) =>
    code === codes[at - 1] || code === codes[at + 1] ? COST.doubled : (LETTER_COSTS[code] ?? 0),
  );

/** A word of a to z, as numbers: it is held beside some thousand others. */
interface Spelled {
  codes: Uint8Array;
  costs: Float64Array;
}
function spell(word: string): Spelled {
  const codes = codesOf(word);
  return { codes, costs: costsOfLetters(codes) };
}

/** Room for three rows of the longest word that is looked at. */
let [before, last, row] = [0, 1, 2].map(
  () => new Float64Array(LETTERS_MAX + OTHER_LENGTH_MAX + 1),
) as [Float64Array, Float64Array, Float64Array];

/** What the slips cost that lead from one word to the other; above a bound, no more than that it is above. */
function costOfSlips(wrong: Spelled, right: Spelled, bound: number): number {
  const [ownCodes, codes] = [wrong.codes, right.codes];
  last[0] = 0;
  for (let j = 1; j <= codes.length; j++) last[j] = (last[j - 1] ?? 0) + (right.costs[j - 1] ?? 0);
  let leastOfLast = 0;
  for (let i = 1; i <= ownCodes.length; i++) {
    const own = ownCodes[i - 1] ?? 0;
    const ownCost = wrong.costs[i - 1] ?? 0;
    let leastOfRow = (last[0] ?? 0) + ownCost;
    row[0] = leastOfRow;
    for (let j = 1; j <= codes.length; j++) {
      const code = codes[j - 1] ?? 0;
      let least = (last[j] ?? 0) + ownCost;
      least = Math.min(least, (row[j - 1] ?? 0) + (right.costs[j - 1] ?? 0));
      least = Math.min(least, (last[j - 1] ?? 0) + (OTHER_COSTS[own * LETTERS + code] ?? 0));
      if (i > 1 && j > 1 && own === codes[j - 2] && ownCodes[i - 2] === code)
        least = Math.min(least, (before[j - 2] ?? 0) + COST.swapped);
      row[j] = least;
      if (least < leastOfRow) leastOfRow = least;
    }
    if (leastOfRow > bound && leastOfLast > bound) return bound + 1;
    [before, last, row] = [last, row, before];
    leastOfLast = leastOfRow;
  }
  return last[codes.length] ?? 0;
}

/** Letters to change, add, drop or swap to turn one word into the other, counted up to a bound. */
function slipsBetween(a: string, b: string, bound: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > bound) return bound + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** Whether a word that no dictionary has is most likely the right word with a slip of spelling: "acounts", "reconcilation". Both in small letters. */
export function isSlipOf(word: string, right: string): boolean {
  const bound = right.length >= TWO_SLIPS_MIN ? 2 : 1;
  if (word.length > LETTERS_MAX) return false;
  if (right.length < ONE_SLIP_MIN || word[0] !== right[0]) return false;
  if (Math.abs(word.length - right.length) > bound) return false;
  return slipsBetween(word, right, bound) <= bound;
}

/** A word of so many letters may be so much astray. */
const BOUNDS: readonly (readonly [letters: number, cost: number])[] = [
  [11, 2.4],
  [8, 1.9],
  [6, 1.5],
];
/** What the rarest of the common words costs beside the commonest. */
const RARITY_WEIGHT = 0.8;
const COMMONNESS_MAX = 9;
/** Who misspells a word gets its ending right more often than not. */
const OTHER_ENDING = 0.3;
const OTHER_LAST_TWO = 0.1;
const costOfEnding = (wrong: string, right: string): number =>
  (wrong.at(-1) === right.at(-1) ? 0 : OTHER_ENDING) +
  (wrong.at(-2) === right.at(-2) ? 0 : OTHER_LAST_TWO);
/** So much nearer, or so much commoner, than the next must the word be that was meant. */
const LEAD_MIN = 0.3;

interface Candidate {
  word: string;
  score: number;
}

/** The letters of a word as bits, so that words of others are passed over at once. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) - A_CODE);
  return bits;
}
function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
const OTHER_LETTERS_MAX = 3;

interface Target extends Spelled {
  word: string;
  letters: number;
  rarity: number;
}

const targetsWith = memoize((letter: string): readonly Target[] =>
  commonWordsWith(letter)
    .filter(({ word }) => word.length >= ONE_SLIP_MIN)
    .map(({ word, commonness }) => ({
      word,
      ...spell(word),
      letters: lettersOf(word),
      rarity: RARITY_WEIGHT * (1 - commonness / COMMONNESS_MAX),
    })),
);

/** The common words that a slip may have meant, the likeliest first. */
function listCandidates(slip: string): Candidate[] {
  const bound = BOUNDS.find(([length]) => slip.length >= length)?.[1];
  if (bound === undefined) return [];
  const letters = lettersOf(slip);
  const spelled = spell(slip);
  return targetsWith(slip[0] ?? '')
    .filter(
      (target) =>
        Math.abs(target.word.length - slip.length) <= OTHER_LENGTH_MAX &&
        countBits(target.letters ^ letters) <= OTHER_LETTERS_MAX,
    )
    .flatMap((target) => {
      const { word, rarity } = target;
      const cost = costOfSlips(spelled, target, bound);
      return cost > bound ? [] : [{ word, score: cost + costOfEnding(slip, word) + rarity }];
    })
    .sort((a, b) => a.score - b.score);
}
/** "refering", "controled", "distributer", "carefull", "personaly": formed of a right word in a wrong way, and the ways that are right. */
const MISFORMED: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/([b-df-hj-np-tv-z])(ed|ing)$/, '$1$1$2'],
  [/e(ing)$/, '$1'],
  [/er(s?)$/, 'or$1'],
  [/full(y?)$/, 'ful$1'],
  [/ical(l?y)$/, 'ic$1'],
  [/al(y)$/, 'all$1'],
  [/([sxz]|[cs]h)s$/, '$1es'],
];
const isMisformed = (slip: string, right: string): boolean =>
  MISFORMED.some(([wrong, ending]) => slip.replace(wrong, ending) === right);

/** "gearboxs": a right word with the other plural. "familys" is an owner more often than not. */
function findPlural(lower: string): string | undefined {
  const base = lower.replace(/s$/, '');
  const isOther = /(?:[sxz]|[cs]h)s$/.test(lower);
  return isOther && isEnglish(base) && isEnglish(`${base}es`) ? `${base}es` : undefined;
}
const OWNERS = /[^aeiou]ys$/;

/** The further a word is astray, the longer it must be. */
const SCORES: readonly (readonly [letters: number, score: number])[] = [
  [11, 2.6],
  [9, 2],
  [7, 1.6],
];

/** Nearer than this, a word made of others is no word either: "comunity". */
const FIRM_SCORE = 0.82;

/** The one word that a slip can have meant, with how far it is from it. */
interface Slip {
  right: string;
  score: number;
}

/** Shorter words have too many others beside them. */
const ALONE_MIN = 6;
/** Seen this often in texts on work, a word is one that people mean. */
const COMMONNESS_MIN = 2;

/** A letter beside its twin, or a vowel, that lacks: what hands leave out. */
function lettersLeftOut(wrong: string): string[] {
  return Array.from({ length: wrong.length - 1 }, (_, before) => before + 1).flatMap((at) =>
    [...ALPHABET]
      .filter((letter) => VOWEL.test(letter) || letter === wrong[at - 1] || letter === wrong[at])
      .map((letter) => wrong.slice(0, at) + letter + wrong.slice(at)),
  );
}

/** Every word one letter away: one more, one less, another one, two that changed places. */
function wordsBeside(wrong: string): string[] {
  return Array.from({ length: wrong.length }, (_, before) => before + 1).flatMap((at) => {
    const [head, rest] = [wrong.slice(0, at), wrong.slice(at)];
    const swapped = rest.length < 2 ? [] : [head + rest.charAt(1) + rest.charAt(0) + rest.slice(2)];
    const others = [...ALPHABET].flatMap((letter) => [
      head + letter + rest,
      ...(rest === '' ? [] : [head + letter + rest.slice(1)]),
    ]);
    return [...others, ...(rest === '' ? [] : [head + rest.slice(1)]), ...swapped];
  });
}

/** "cabnets": of all words that dictionaries have one alone is a letter away, and that letter is one that hands leave out. */
function findAlone(wrong: string): string | undefined {
  if (wrong.length < ALONE_MIN) return undefined;
  const [only, ...others] = new Set(lettersLeftOut(wrong).filter((word) => isEnglish(word)));
  if (only === undefined || others.length > 0) return undefined;
  const isAlone = wordsBeside(wrong).every((word) => word === only || !isEnglish(word));
  const known = commonWordsWith(only.charAt(0)).find(({ word }) => word === only);
  return isAlone && (known?.commonness ?? 0) >= COMMONNESS_MIN ? only : undefined;
}

/** Shorter words are too near to each other, but for the pair of letters that hands swap most: "feild". */
const SWAPPED_MIN = 6;
const MOST_SWAPPED_MIN = 5;
const swapsMost = (wrong: string, right: string): boolean =>
  wrong.replace('ei', 'ie') === right || wrong.replace('ie', 'ei') === right;
/** Seen seldom, a word may be the rarer of two. */
const SWAPPED_COMMONNESS_MIN = 4;
/** Names of places, of people that are called after a job, and of things. */
const isName = (lower: string): boolean => names().has(lower);
const names = once(
  () =>
    new Set(
      [cities, regions, surnames, properNames].flatMap(({ rows }) =>
        rows.flatMap((row) => row.toLowerCase().split(' ')),
      ),
    ),
);
/** "ministre", "titel": other languages end so what English ends the other way. */
const OTHER_WAY_ROUND = /[^aeiou](?:re|el)s?$/;
/** "friers", "gaolers": forms of a right word that dictionaries list without them. */
const isFormOfRight = (word: string): boolean =>
  /(?:s|ed|ing|er|ers)$/.test(word) &&
  [/s$/, /es$/, /ed$/, /d$/, /ing$/, /ers?$/, /rs?$/].some((ending) => {
    const base = word.replace(ending, '');
    return base !== word && base.length > 2 && (isEnglish(base) || isRare(base));
  });
/** "friers", "driers": who or what does what a verb in -y says. */
const isDoerOfY = (word: string): boolean =>
  /iers?$/.test(word) && isEnglish(word.replace(/iers?$/, 'y'));

/** So much commoner than any other word a letter away is the one that was meant. */
const COMMONNESS_LEAD = 2;

/** "feild", "platfrom": two letters inside changed places, in a word far commoner than any other beside it; where no other swap makes a word, and none is a name's or another language's. */
function findSwapped(wrong: string): string | undefined {
  if (wrong.length < MOST_SWAPPED_MIN || isName(wrong)) return undefined;
  if (isFormOfRight(wrong) || isDoerOfY(wrong)) return undefined;
  const commonness = (word: string): number =>
    commonWordsWith(word.charAt(0)).find((known) => known.word === word)?.commonness ?? 0;
  const swaps = Array.from({ length: wrong.length - 2 }, (_, before) => before + 1)
    .map((at) => wrong.slice(0, at) + wrong.charAt(at + 1) + wrong.charAt(at) + wrong.slice(at + 2))
    .filter((word) => word !== wrong && isEnglish(word));
  const [only, ...more] = new Set(swaps);
  if (only === undefined || more.length > 0 || commonness(only) < SWAPPED_COMMONNESS_MIN)
    return undefined;
  if (wrong.length < SWAPPED_MIN && !swapsMost(wrong, only)) return undefined;
  if (OTHER_WAY_ROUND.test(wrong) && wrong.slice(0, -3) === only.slice(0, -3)) return undefined;
  const others = wordsBeside(wrong).filter((word) => word !== only && isEnglish(word));
  return others.every((word) => commonness(word) <= commonness(only) - COMMONNESS_LEAD)
    ? only
    : undefined;
}

/** Two short words may stand side by side by chance: "cab" and "nets". */
const LONG_PART = 4;

/** "directeur", "statistiques": no English word ends so, whatever English word is near. */
const OF_OTHERS = /(?:eurs?|euses?|iques|zione|keit|schaft|idad)$/;

/** "maturita", "centro", "instructora": few words of English end so, and who misspells one gets its ending right. */
const OTHER_VOWEL = /[aiou]$/;
const endsAsOthers = (slip: string, right: string): boolean =>
  OTHER_VOWEL.test(slip) && slip.at(-1) !== right.at(-1);

/** One letter astray, and no other ending: "conforme" is no "conform", "knowledeg" is "knowledge". */
const isOneSlip = (slip: string, right: string): boolean =>
  slipsBetween(slip, right, 1) <= 1 &&
  (slip.at(-1) === right.at(-1) || (slip.length === right.length && slip.at(-1) === right.at(-2)));

/** "checkin" is two words in one, and no "checking". */
const PARTICLE = /^(\p{L}{3,})in$/u;
const isJoinedParticle = (slip: string, right: string): boolean =>
  right === `${slip}g` && isEnglish(PARTICLE.exec(slip)?.[1] ?? '');

/** A word of another language, or two in one. */
const isOther = (slip: string, right: string): boolean =>
  endsAsOthers(slip, right) || isJoinedParticle(slip, right);

const WORDS_KEPT = 5_000;
/** The one word that a slip, in small letters, can have meant: near to it, common at work, ahead of every other; undefined for any other word. */
export const findSlip = memoize((lower: string): Slip | undefined => {
  if (lower.length > LETTERS_MAX) return undefined;
  const isPlain = /^[a-z]+$/.test(lower);
  if (!isPlain || isEnglish(lower) || isTradeWord(lower)) return undefined;
  if (isRare(lower) || isClipped(lower)) return undefined;
  if (OF_OTHERS.test(lower) || OWNERS.test(lower)) return undefined;
  const plural = findPlural(lower);
  if (plural !== undefined) return { right: plural, score: 0 };
  const [best, next] = listCandidates(lower);
  const most = SCORES.find(([letters]) => lower.length >= letters)?.[1] ?? 0;
  const isAhead = next === undefined || (best?.score ?? 0) + LEAD_MIN <= next.score;
  if (best !== undefined && best.score <= most && isAhead && isOneSlip(lower, best.word)) {
    const isWord =
      (isWellMade(lower) || (best.score > FIRM_SCORE && isMade(lower))) &&
      !isMisformed(lower, best.word);
    if (!isWord && !isOther(lower, best.word)) return { right: best.word, score: best.score };
  }
  const swapped = findSwapped(lower);
  if (swapped !== undefined && !isOther(lower, swapped) && !isWellMade(lower))
    return { right: swapped, score: COST.swapped };
  const isRight = isWellMade(lower) || isMade(lower, LONG_PART);
  const alone = isRight ? undefined : findAlone(lower);
  return alone === undefined ? undefined : { right: alone, score: COST.vowel };
}, WORDS_KEPT);
