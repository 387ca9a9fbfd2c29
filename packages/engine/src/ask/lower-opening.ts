import givenNameWords from '../../data/words/given-name-words.json' with { type: 'json' };
import { isEnglish } from '../language/en/english-words.ts';
import { readVerb } from '../language/en/verb-forms.ts';
import { voiceOf } from '../rules/voice.ts';
import { PROPER_NAMES } from '../taxonomy/proper-names.ts';
import { findSkill } from '../taxonomy/skills.ts';

const GIVEN: ReadonlySet<string> = new Set(givenNameWords.rows);
const PRODUCTS: ReadonlySet<string> = new Set(PROPER_NAMES);
/** Behind a name of somebody: another name, what is theirs, or what they did. */
const NAMED_BEHIND = /^(?:['’]s\b|,? (?:and |& )?\p{Lu}\p{Ll})/u;

/** "Rose and Mark checked it", "Grace signed it off": a name that is spelt like a word. */
function opensWithPerson(word: string, behind: string): boolean {
  if (!GIVEN.has(word.toLowerCase())) return false;
  const next = /^ (\p{Ll}+)/u.exec(behind)?.[1] ?? '';
  const isAct = readVerb(next).some(({ form }) => form === 'past' || form === 'third');
  return NAMED_BEHIND.test(behind) || isAct || /^(?:is|was|has|had|and) ?$/.test(next);
}

/** "Excel and Word", but "Access the vault". */
const opensWithProduct = (word: string, text: string): boolean =>
  (PRODUCTS.has(word) || findSkill(word)?.kind === 'tool') &&
  (voiceOf(text) === 'noun' || /^(?:$|,| (?:and|or|&) \p{Lu})/u.test(text.slice(word.length)));

/** Shorter ones are joints of sentences: "By", "My". */
const NAME_MIN = 3;

/** What a person wrote behind other words: with a small letter, unless its first word is a name or has its capital wherever it stands. */
export function lowerOpening(text: string): string {
  const word = /^\p{L}+/u.exec(text)?.[0] ?? '';
  const behind = text.slice(word.length);
  const isName =
    /^(?:I$|\p{L}*\p{Lu}\p{L}*\p{Lu})/u.test(word) ||
    (word.length >= NAME_MIN && !isEnglish(word.toLowerCase())) ||
    opensWithPerson(word, behind) ||
    opensWithProduct(word, text);
  return isName ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
