import { COLLECTIVE_NOUNS, GENERAL_NOUNS, WORDING_WORDS } from '../../language/en/general-words.ts';
import { contentWords, holdsWord, stemSet } from '../../language/en/stems.ts';
import { baseForms } from '../../language/en/synonyms.ts';
import type { Word } from '../../language/words.ts';
import type { SourceLine } from '../basis.ts';
import { isDeed } from '../responsibility/acts.ts';
import { isSoftDeed } from './paraphrased-acts.ts';

/** From this weight on, new words of a text together are a fact that the source lacks. */
export const FACT_WEIGHT = 1;
const GENERAL_WEIGHT = 0.5;
const DEED_WEIGHT = 0.5;

const LIST = /[\p{L}-]+(?:, (?:[\p{L}-]+ )?[\p{L}-]+)*,? and (?:[\p{L}-]+ )?[\p{L}-]+/giu;

/** Whether a line lists things, two or more of which a text leaves out: "bands, tape and gel". */
function isListCut(text: string, line: SourceLine): boolean {
  const kept = stemSet(text);
  return Array.from(line.text.matchAll(LIST)).some(
    ([list]) => contentWords(list).filter(({ lower }) => !holdsWord(kept, lower)).length > 1,
  );
}

/** How much of a fact a word adds that the source does not hold (0 to 1): a thing all of one, a deed told otherwise less, wording nothing. */
export function weightOf(text: string, word: Word, lines: readonly SourceLine[]): number {
  const lemmas = baseForms(word.lower);
  if (lemmas.some((lemma) => WORDING_WORDS.has(lemma))) return 0;
  if (isSoftDeed(text, word, lines)) return DEED_WEIGHT;
  if (isDeed(text, word)) return FACT_WEIGHT;
  const isCollective = lemmas.some((lemma) => COLLECTIVE_NOUNS.has(lemma));
  if (isCollective && lines.some((line) => isListCut(text, line))) return GENERAL_WEIGHT;
  if (lemmas.some((lemma) => GENERAL_NOUNS.has(lemma))) return GENERAL_WEIGHT;
  return FACT_WEIGHT;
}
