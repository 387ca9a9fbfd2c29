import { BESIDE_WORDS, NOT_SHOWN_WORDS } from '../../../data/words/not-shown-words.ts';
import { findVerbForm } from '../../language/en/verb-forms.ts';
import { setOfWords } from '../../language/words.ts';
import type { Statement } from './answers/statement.ts';
import { sharedWith } from './answers/stretches.ts';

const NOT_SHOWN = setOfWords(NOT_SHOWN_WORDS);
const BESIDE = setOfWords(BESIDE_WORDS);
const NAMED_PERSON = /\b(?:Mr|Mrs|Ms|Miss|Mx)\.? \p{Lu}/u;

/** Whether a line tells of work of one's own that went well, and names nobody. */
export const isShown = ({ text }: Statement): boolean =>
  !NAMED_PERSON.test(text) &&
  !/\bby (?:the |an? |our )?\p{Ll}+(?:er|or|ord|man|ist|ian)s?\b/u.test(text) &&
  !/^(?:we|they)\b|\b(?:was|were) (?!responsible|in charge)|\bonly\b/iu.test(text) &&
  (text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).every((word) => !NOT_SHOWN.has(word)) &&
  !/^(?:passed|handed|called|bought in|told|conflict)\b/i.test(text);

/** "Cleaned rooms | after wound care": what was done, without where and for whom. */
export function actOf(text: string): string {
  const all = text.split(' ');
  const at = all.findIndex((word, i) => i > 1 && BESIDE.has(word.toLowerCase()));
  return at < 0 ? text : all.slice(0, at).join(' ');
}

/** Acts that any work is done by. */
const ANY_ACT = setOfWords(
  `do did handle handled run ran manage managed lead led keep kept make made prepare prepared perform performed carry carried
  work worked take took look looked maintain maintained oversee oversaw deliver delivered provide provided complete completed
  process processed use used give gave set be have had`,
);
/** Whether the ad names an act ("designing panels", "press release writing") and the line tells another one ("dusted panels"). */
export function tellsOtherAct(stretch: string, line: string): boolean {
  const first = line.split(/[ ,]/)[0]?.toLowerCase() ?? '';
  const isAct =
    findVerbForm(first, 'past') !== null || findVerbForm(first, 'base')?.verb.baseIsNoun === false;
  if (!isAct || ANY_ACT.has(first)) return false;
  const acts =
    stretch
      .toLowerCase()
      .match(/\p{L}+(?:ing|tion|sion|ment|ance|sales|design|repair|care)s?\b/gu) ?? [];
  return acts.length > 0 && acts.every((act) => sharedWith(act, line).weight === 0);
}
