import { irregularBases } from '../../language/en/irregular-verbs.ts';
import { contentWords, holdsWord, stemOf } from '../../language/en/stems.ts';
import { baseForms } from '../../language/en/synonyms.ts';
import { readVerb } from '../../language/en/verb-forms.ts';
import { type Word, wordsOf } from '../../language/words.ts';
import type { SourceLine } from '../basis.ts';
import { listDates } from '../quantities/dates.ts';
import { listMeasures, type Measure } from '../quantities/measures.ts';
import { familiesOf } from '../responsibility/act-families.ts';
import { PREPOSITION } from '../responsibility/carried.ts';
import { OUTCOME_WORDS } from '../responsibility/shared-work.ts';
import { lemmasAt, meaningsOf } from './reworded.ts';

/** Verbs that tell a deed by its noun, and no more than that it was done: "prepared estimates" of "estimated". */
const CARRYING =
  /^(?:prepare|apply|complete|deliver|produce|process|run|hold|conduct|perform|undertake|execute|handle|do|make|provide|write|issue|administer|offer)$/;
const CARRIED_WORDS = 4;

const isCarrying = (lower: string): boolean =>
  [...readVerb(lower).map(({ verb }) => verb.base), ...baseForms(lower)].some((base) =>
    CARRYING.test(base),
  );

const SHARED_RANK = 2;

/** Whether a line tells the act of this stem as a deed of the person: its verbs, or a first word that the lexicon lacks. */
const isDeedOf = ({ text, ownership }: SourceLine, stem: string): boolean =>
  ownership.some(
    ({ text: written, start, rank }) =>
      stemOf(written.toLowerCase()) === stem &&
      (rank > SHARED_RANK || start > 0) &&
      (start === 0 || /ed$/i.test(written)),
  ) ||
  (!/^\w+ part\b/.test(text) && stemOf(/^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '') === stem);

/** "Prepared quantity estimates" of "estimated quantities", "apply monthly patches" of "patch every month". */
function isCarriedNoun(text: string, { lower, end }: Word, lines: readonly SourceLine[]): boolean {
  if (!isCarrying(lower)) return false;
  const object = text.slice(end).split(PREPOSITION)[0]?.split(/[,;]/)[0] ?? '';
  return contentWords(object)
    .slice(0, CARRIED_WORDS)
    .some((noun) => lines.some((line) => isDeedOf(line, stemOf(noun.lower))));
}

const FELL = /^(?:fell|fall|falls|falling|dropp?(?:ed|s|ing)?|(?:declin|decreas)(?:e|es|ed|ing))$/;
const ROSE =
  /^(?:rose|rise|rises|rising|climb(?:ed|s|ing)?|increas(?:e|es|ed|ing)|grew|grow(?:s|ing)?)$/;

/** "takes 5 minutes, not 45". */
const REVERSED = /\b(?:not|instead of|rather than|down from|up from|used to)\b/i;

/** "no-shows fell from 12 to 5" of "no-shows went from 12 to 5", "rose from 91% in 2019 to 96%" of "stood at 91% in 2019 and at 96% now". */
export function isTurn(text: string, lower: string, lines: readonly SourceLine[]): boolean {
  const isFall = FELL.test(lower);
  if (!isFall && !ROSE.test(lower)) return false;
  const [from, to] = figuresOf(text, listMeasures(text));
  if (from === undefined || to === undefined || from === to || isFall !== to < from) return false;
  return lines.some((line) => {
    const told = figuresOf(line.text, line.measures);
    const [first, last] = REVERSED.test(line.text) ? [to, from] : [from, to];
    return told.some((value, i) => value === first && told.slice(i + 1).includes(last));
  });
}

/** The figures of a text in order, calendar years aside. */
function figuresOf(text: string, measures: readonly Measure[]): number[] {
  const dates = listDates(text);
  return measures
    .filter(({ start }) => !dates.some((date) => start >= date.start && start < date.end))
    .map(({ value }) => value);
}

const OBJECT_WORDS = 3;

/** "Screened applications" of "reviewed applications": a deed of one family, done to what the line names beside it. */
function isSameDeed(text: string, word: Word, lines: readonly SourceLine[]): boolean {
  if (!/(?:^|[,;:.]\s|\b(?:and|who|by|or) (?:\w+ly )?)$/i.test(text.slice(0, word.start)))
    return false;
  const words = wordsOf(text);
  const place = words.findIndex(({ start }) => start === word.start);
  const own = new Set(lemmasAt(words, place).flatMap((lemma) => [...familiesOf(lemma)]));
  if (own.size === 0) return false;
  const object = text.slice(word.end).split(/[,;]/)[0] ?? '';
  const objects = contentWords(object).slice(0, OBJECT_WORDS);
  const kept = new Set(words.map(({ lower }) => stemOf(lower)));
  return lines.some(
    (line) =>
      objects.some(({ lower }) => holdsWord(line.stems, lower)) &&
      meaningsOf(line).some(
        ({ stem, lemmas, isTakenBack }) =>
          !isTakenBack &&
          !kept.has(stem) &&
          lemmas.some((lemma) => [...familiesOf(lemma)].some((family) => own.has(family))),
      ),
  );
}

/** An effect is another check's to judge (`check-effects.ts`). */
const isEffect = (written: string): boolean =>
  written.replace(OUTCOME_WORDS, '') === '' && irregularBases(written).length === 0;

/** Whether a new verb of a text tells what the lines tell as another deed or as a change of figures. */
export const isToldOtherwise = (text: string, word: Word, lines: readonly SourceLine[]): boolean =>
  isEffect(word.text) ||
  isTurn(text, word.lower, lines) ||
  isCarriedNoun(text, word, lines) ||
  isSameDeed(text, word, lines);
