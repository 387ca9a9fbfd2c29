import pastimes from '../../../data/words/pastimes.json' with { type: 'json' };
import { readTable } from '../../language/table.ts';
import { findSkills } from '../../taxonomy/skills.ts';
import { fold } from '../characters.ts';
import { findDateRange } from '../date-range.ts';
import { hasDegree, hasSchool } from '../fields/degree.ts';
import { namesSomeLanguage } from '../fields/languages.ts';
import { splitItems } from '../fields/skills.ts';
import type { Slice } from '../slice.ts';
import { holdsCertificateWord } from './certificate-names.ts';
import { kindOfLine } from './line-kinds.ts';
import { opensWithPersonal } from './personal-words.ts';

const PASTIMES: ReadonlySet<string> = new Set(
  readTable<{ word: string; language: string }>(pastimes).map(({ word }) => word),
);
const MAX_ITEM_WORDS = 5;
const MIN_SKILLS = 3;
const SENTENCE = /[\p{L})]{2}[.!?] \p{Lu}|\b(?:i|we|am|is|are|was|were|have|has)\b/iu;

/** What a row under a heading that tells nothing is by its items: what trades know, or what somebody likes to do. */
export function kindOfItems(slice: Slice): 'skills' | 'interests' | undefined {
  const text = slice.text.replace(/[.\s]+$/, '');
  if (SENTENCE.test(text) || /\d{3}.*\d{3}|@/.test(text) || findDateRange(text)) return undefined;
  if (hasSchool(text)) return undefined;
  const items = splitItems({ ...slice, text, end: slice.start + text.length });
  if (items.length < 2 || !items.every(isShort)) return undefined;
  // "MS Office" is no Master of Science.
  if (items.some(({ text: item }) => hasDegree(item) && !isKnown(item))) return undefined;
  const liked = items.filter(({ text: item }) => isPastime(item)).length;
  const known = items.filter(({ text: item }) => !isPastime(item) && isKnown(item)).length;
  // A licence, a language or what is said of the person is none, whatever stands beside it.
  if (liked > known && 2 * liked >= items.length)
    return items.some(({ text: item }) => isOfAnother(item)) ? undefined : 'interests';
  if (liked > known) return undefined;
  return items.length >= MIN_SKILLS && 3 * known >= items.length && known > liked
    ? 'skills'
    : undefined;
}

/** "hockey (old timers)": what is said in brackets counts no words. */
const isShort = ({ text }: Slice): boolean =>
  text
    .replace(/\([^()]*\)/g, ' ')
    .trim()
    .split(/\s+/).length <= MAX_ITEM_WORDS;

const isKnown = (item: string): boolean => findSkills(item).length > 0;

/** Whether an item says of a person what no employer needs to know. */
export const isPersonalItem = (item: string): boolean =>
  opensWithPersonal(fold(item)) || SAID_OF_PERSON.test(fold(item));

const isOfAnother = (item: string): boolean =>
  isPersonalItem(item) ||
  GRADED.test(item) ||
  holdsCertificateWord(item) ||
  kindOfLine(item) !== undefined ||
  (!isPastime(item) && namesSomeLanguage(item));

/** A faith or a status, alone. */
const SAID_OF_PERSON =
  /^(?:(?:happily|practi[sc]ing|devout|roman) )?(?:married|single|divorced|widow(?:ed|er)?|engaged|verheiratet|ledig|geschieden|marie[e]?|celibataire|casad[oa]|solter[oa]|solteir[oa]|sposat[oa]|celibe|nubile|gehuwd|getrouwd|ongehuwd|christian|catholic|protestant|muslim|islam|moslem|hindu|buddhist|jewish|sikh|jain|orthodox|pentecostal|anglican|baptist|methodist|adventist|lutheran|atheist|christ|katholisch|evangelisch|moslem|muslimisch|catholique|musulman[ae]?|chretien(?:ne)?|catolic[oa]|cristian[oa]|evangelic[oa]|cattolic[oa]|katholiek|islamitisch|kristen|non[- ]?smoker|nichtraucher|teetotal(?:ler)?|(?:\w+ )?(?:children|kids|sons|daughters|kinder|enfants|hijos|filhos|figli))$/;

/** "Permis B", "Grade 8", "Class C1E": what a paper says at its end. */
const GRADED =
  /(?:^| )(?:[A-E]1?(?: ?\+ ?E)?|(?:class|classe|klasse|grade|level|stufe|niveau|nivel|livello|category|cat)\.? ?[\p{L}\d+]{1,3})\.?$/iu;

/** Whether a word, or two side by side, says what somebody likes to do. */
function isPastime(item: string): boolean {
  const words = fold(item.replace(/\([^()]*\)/g, ' '))
    .split(/[^\p{L}']+/u)
    .filter((word) => word !== '');
  return words.some(
    (word, at) => PASTIMES.has(word) || PASTIMES.has(`${word} ${words[at + 1] ?? ''}`),
  );
}
