import { APART_WORDS } from '../../language/en/apart-words.ts';
import { plainerThan } from '../../language/en/rewordings.ts';
import {
  contentWords,
  holdsWord,
  isEmptyWord,
  stemOf,
  stemsWithSynonyms,
} from '../../language/en/stems.ts';
import { findNominal, findVerbForm, readVerb } from '../../language/en/verb-forms.ts';
import { isOneFamily } from '../../language/en/word-families.ts';
import { hasForm } from '../../language/forms.ts';
import { NUMBER_WORDS } from '../../language/number-words.ts';
import type { Word } from '../../language/words.ts';
import { aliasesOf, type FoundSkill, findSkills } from '../../taxonomy/skills.ts';
import type { Basis, SourceLine } from '../basis.ts';
import type { Fact } from '../objection.ts';
import { isReworded } from '../paraphrase/reworded.ts';
import { isBilingual, isCompound, isSameWording, isTitleWord } from '../paraphrase/same-wording.ts';
import { isToldOtherwise } from '../paraphrase/told-otherwise.ts';
import { FACT_WEIGHT, weightOf } from '../paraphrase/weights.ts';
import { listFigures } from '../quantities/figures.ts';
import { isDeed, listDeeds } from '../responsibility/acts.ts';
import { isHeldCredential } from './credentials.ts';

/** Words of a skill that a source tells as work ("reconciled 6 bank accounts") stand this near one another. */
const SKILL_WORDS_SPAN = 5;

const isNamed = (name: string, basis: Basis): boolean =>
  basis.skills.has(name) || aliasesOf(name).some((alias) => hasForm(basis.text, alias));

/** The noun for an act: "reconciliation", "cooking". */
const isAct = (word: string): boolean =>
  findNominal(word) !== null || findVerbForm(word, 'gerund') !== null || isPluralAct(word);

/** "surveys" of "surveyed". */
const isPluralAct = (word: string): boolean => findVerbForm(word, 'third') !== null;

/** "bank reconciliation" of "reconciled 6 bank accounts": every word of the skill stands close together in one line. */
function isToldAsWork(skill: string, { lines }: Basis): boolean {
  const wanted = contentWords(skill).map((word) => word.lower);
  const [first] = wanted;
  // "reconciliation" of "reconciled": the noun for the very act.
  if (first !== undefined && wanted.length === 1)
    return isAct(first) && lines.some((line) => line.stems.has(stemOf(first)));

  return lines.some((line) => {
    const words = contentWords(line.text);
    return words.some((_, i) => {
      const near = words.slice(i, i + SKILL_WORDS_SPAN).map((word) => word.lower);
      return wanted.every((word) => near.some((other) => isSame(word, other)));
    });
  });
}

/** "vehicle inspection" of "check the bus": both words of the skill, each in a plainer or narrower one, in one line that tells work. */
function isToldInOtherWords({ text, kind }: FoundSkill, { lines }: Basis): boolean {
  const words = contentWords(text);
  if (words.length !== 2 || !PLAIN_KINDS.has(kind) || /\p{Lu}/u.test(text.slice(1))) return false;
  const isIn = (word: Word, line: SourceLine): boolean =>
    holdsWord(line.stems, word.lower) ||
    (!APART_WORDS.has(word.lower) && isReworded(text, word, [line]));
  return lines.some((line) => line.ownership.length > 0 && words.every((word) => isIn(word, line)));
}

/** "invoices" of "bills", "phlebotomy" of "drew blood", "bookkeeping" of "kept the books". */
const isPlainlyTold = (word: string, basis: Basis): boolean =>
  basis.lines.some(({ stems }) =>
    [word, ...plainerThan(word)].some((plain) => holdsWord(stems, plain)),
  ) || isCompound(word, basis);

/** "invoices" of "bills", "collaborated" of "worked with": everyday words that happen to be skills too. */
function isPlainWord({ text, kind }: FoundSkill, basis: Basis): boolean {
  if (/[^\p{Ll}\s-]/u.test(text.slice(1)) || !PLAIN_KINDS.has(kind)) return false;
  const words = contentWords(text).map(({ lower }) => lower);
  return (
    (words.length > 0 && words.every(isEmptyWord)) ||
    (words.length === 1 && isPlainlyTold(words[0] ?? '', basis))
  );
}
const PLAIN_KINDS: ReadonlySet<string> = new Set(['hard', 'soft', 'domain', 'method']);

const isSame = (a: string, b: string): boolean =>
  APART_WORDS.get(a) === APART_WORDS.get(b) &&
  (holdsWord(new Set(stemsWithSynonyms(b)), a) || isOneFamily(a, b));

const RESPELLED_LETTERS_MIN = 6;

/** The same letters with other gaps: "on-boarding" for "onboarding". */
function isRespelled(skill: string, basis: Basis): boolean {
  if (!/^[\p{L} /-]+$/u.test(skill)) return false;
  const letters = [...skill].filter((letter) => /\p{L}/u.test(letter));
  if (letters.length < RESPELLED_LETTERS_MIN) return false;
  const squashed = (written: string): string =>
    written.toLowerCase().replace(/\band\b|[^\p{L}]/gu, '');
  if (squashed(basis.text).includes(squashed(skill)) && /\//.test(skill)) return true;
  const pattern = `(?<![\\p{L}\\p{N}])${letters.join('[ -]?')}(?![\\p{L}\\p{N}])`;
  return new RegExp(pattern, 'iu').test(basis.text);
}

/** Skills whose concept the source does not show. */
export function checkSkills(text: string, basis: Basis): Fact[] {
  return findSkills(text).flatMap((skill) => {
    if (isNamed(skill.name, basis) || hasForm(basis.text, skill.text)) return [];
    if (isToldAsWork(skill.text, basis) || isRespelled(skill.text, basis)) return [];
    if (isBilingual(skill.text.toLowerCase(), basis)) return [];
    if (isPlainWord(skill, basis) || isToldInOtherWords(skill, basis)) return [];
    const { start, end } = skill;
    const reason = 'The source shows no such skill.';
    return [{ kind: 'skill' as const, text: skill.text, start, end, reason }];
  });
}

const LEVELS =
  /^(?:bachelor|master|doctorate?|phd|ph\.d|mba|msc|bsc|degree|diploma|graduate|honours|honors)/;
const CERTIFICATES = /^(?:certif|licen[cs]e|accredit|chartered|registered)/;

function kindOfWord(lower: string, written: string, isFirst: boolean): Fact['kind'] {
  if (LEVELS.test(lower)) return 'degree';
  if (CERTIFICATES.test(lower)) return 'certificate';
  const isName = /\p{Lu}.*\p{Lu}|\d/u.test(written) || (!isFirst && /^\p{Lu}/u.test(written));
  if (isName) return 'name';
  return isTitleWord(lower) && readVerb(lower).length === 0 ? 'title' : 'content';
}

const REASONS: Partial<Record<Fact['kind'], string>> = {
  name: 'This name does not stand in the source.',
  title: 'The source gives no such title.',
  degree: 'The source gives no such degree.',
  certificate: 'The source gives no such certificate.',
};
const NEW_WORD = 'The source says nothing of this.';

/** "certified forklift operator" of "Forklift Operator Certificate": one line certifies this very word. */
function isCertified(
  lower: string,
  neighbours: readonly string[],
  lines: readonly SourceLine[],
): boolean {
  const root = CERTIFICATES.exec(lower)?.[0];
  if (root === undefined) return false;
  return lines.some(
    (line) =>
      contentWords(line.text).some((word) => word.lower.startsWith(root)) &&
      neighbours.some((word) => holdsWord(line.stems, word)),
  );
}

/** Those whom the work is for or with, not one's own title: "new employees". */
const isOfOthers = (text: string, { lower, start }: { lower: string; start: number }): boolean =>
  start > 0 && (/[^s]s$/.test(lower) || /\b(?:an|one)? ?other $/i.test(text.slice(0, start)));

/** A line of the source is near with so many words of the text, or as its origin. */
const NEAR_WORDS = 2;

function linesNear(words: readonly Word[], basis: Basis, origin: Basis): readonly SourceLine[] {
  const stems = new Set(words.map(({ lower }) => stemOf(lower)));
  return basis.lines.filter(
    (line) =>
      origin.lines.includes(line) ||
      line.qualified.filter(({ stem }) => stems.has(stem)).length >= NEAR_WORDS,
  );
}

/** "Registered 430 members": a deed, no credential. */
const isCounted = (text: string, { lower, end }: Word): boolean =>
  CERTIFICATES.test(lower) &&
  /^ (?:\d|an?\b|the\b|new\b|up to\b|over\b|about\b)/.test(text.slice(end));

/** Whether a word that may stand for it is in the source, and not only as a deed that the text has too: no "till" of "register members". */
function isHeldOtherwise(
  text: string,
  word: Word,
  words: readonly Word[],
  { lines }: Basis,
): boolean {
  const [, ...marks] = stemsWithSynonyms(word.lower);
  const isVerb = isDeed(text, word);
  const kept = new Set(
    words.filter((other) => isDeed(text, other) !== isVerb).map(({ lower }) => stemOf(lower)),
  );
  return lines.some(({ qualified, text: told }) =>
    qualified.some(
      ({ stem, stems }) =>
        (!kept.has(stem) || (isVerb && listDeeds(told).some((deed) => deed.stem === stem))) &&
        marks.some((mark) => stems.includes(mark)),
    ),
  );
}

/** Names, titles, degrees and any other word that the source does not hold in any form. */
export function checkWords(text: string, basis: Basis, origin: Basis): Fact[] {
  const words = contentWords(text);
  let found: readonly SourceLine[] | undefined;
  const near = (): readonly SourceLine[] => {
    // A lone word is of no line; it may be of any.
    found ??= origin.lines.length === 0 ? basis.lines : linesNear(words, basis, origin);
    return found;
  };
  const known = [
    ...findSkills(text).filter((skill) => isNamed(skill.name, basis)),
    ...listFigures(text),
  ];
  const isHeld = (word: Word): boolean =>
    basis.stems.has(stemOf(word.lower)) ||
    (holdsWord(basis.stems, word.lower) && isHeldOtherwise(text, word, words, basis));
  const facts = words.flatMap((word, i): (Fact & { weight: number })[] => {
    const { lower, start, end } = word;
    if (basis.words.has(lower) || isHeld(word) || isEmptyWord(lower)) return [];
    if (NUMBER_WORDS.has(lower)) return [];
    if (known.some((span) => start >= span.start && end <= span.end)) return [];
    const neighbours = [words[i - 1], words[i + 1]].flatMap((near) => (near ? [near.lower] : []));
    if (isCertified(lower, neighbours, basis.lines)) return [];
    if (isHeldCredential(text, word, words, basis)) return [];
    if (isSameWording(text, word, basis)) return [];
    const isFirst = start === 0 || /[.!?:;]\s$/.test(text.slice(0, start));
    const kind =
      isFirst && isCounted(text, word) ? 'content' : kindOfWord(lower, word.text, isFirst);
    const mayBeReworded = kind === 'content' || (kind === 'title' && isOfOthers(text, word));
    if (mayBeReworded && (isReworded(text, word, near()) || isToldOtherwise(text, word, near())))
      return [];
    const weight = mayBeReworded ? weightOf(text, word, near()) : FACT_WEIGHT;
    return [{ kind, text: word.text, start, end, reason: REASONS[kind] ?? NEW_WORD, weight }];
  });
  const total = facts.reduce((sum, { weight }) => sum + weight, 0);
  if (total < FACT_WEIGHT) return [];
  return facts.filter(({ weight }) => weight > 0).map(({ weight: _, ...fact }) => fact);
}
