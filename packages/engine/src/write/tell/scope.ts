import { analyze } from '../../language/analyze.ts';
import { isEnglish } from '../../language/en/english-words.ts';
import { numberOfNoun } from '../../language/en/noun-forms.ts';
import { DETERMINERS } from '../../language/en/nouns.ts';
import { findVerbForm, readVerb } from '../../language/en/verb-forms.ts';
import { NUMBER_WORDS } from '../../language/number-words.ts';
import { TITLE_WORDS } from '../../taxonomy/titles.ts';
import { withArticles } from './articles.ts';
import { joined } from './thing.ts';

/** How a job was held, and what is said of a person: neither is work. */
const NO_WORK =
  /\b(?:full[- ]?time|part[- ]?time|contract|seasonal|self-employed|temporary|casual|freelance|permanent|leave|break|reason|unpaid|volunteer(?:ed)?|now|present|home|best|winner|award|ability|responsibilit(?:y|ies)|duties|skills?|experience|knowledge|everything|as above|assigned|related)\b/i;
const CLAUSE =
  /,? (?:until|when|while|because|so that|where|if|before|after|during which|as|and (?:had|has|have|was|is)) .*$/i;
const FINITE =
  /\b(?:I|we|he|she|they|it|me|us|them|you|who|which|that|is|are|was|were|am|been|has|have|had|will|can|could|did|does|not|never|no|none|nobody|nil|zero)\b/i;
const LEADS =
  /^(?:at|in|on|from|to|of|for|by|with|as|or|and|but|also|too|very|more|then|per|under)\b/i;
const ENDS = /\b(?:at|in|on|from|to|of|for|by|with|as|or|and|the|a|an|my|our|so|far)$/i;
/** "104 came through the winter", "Org'd dinner": a sentence that lost its marks. */
const CAME =
  /\b(?:came|went|took|gave|made|saw|got|rose|fell|grew|ran|won|met|led|wrote|split|reopened|sunk)\b|\p{L}['’]d\b|\d\.\d+ out of/iu;
const ITEM_WORDS_MAX = 14;
const ITEMS_MAX = 6;

const isAmount = (word: string): boolean =>
  /^[$€£]?\d/.test(word) || NUMBER_WORDS.has(word.toLowerCase());

/** Whether a word that opens an item may be a noun: no verb alone, no verb for sure before its object. */
function opensAsNoun(words: readonly string[], besideVerbs: boolean): boolean {
  const [first = '', second = ''] = words;
  const readings = readVerb(first);
  if (readings.some(({ form }) => form === 'gerund')) return true;
  if (readings.some(({ form, verb }) => form === 'base' && !verb.baseIsNoun)) return false;
  if (readings.some(({ form }) => form === 'past')) return false;
  const isVerbToo = readings.some(({ form }) => form === 'base' || form === 'third');
  // "Line manage 3 testers", "Orderd medicines": verbs after all.
  if (findVerbForm(second, 'base')?.verb.baseIsNoun === false) return false;
  if (/^\p{Lu}\p{Ll}+d$/u.test(first) && !isEnglish(first.toLowerCase())) return false;
  if (!isVerbToo || words.length === 1) return true;
  // "Order parts", "walk the dogs", "talks to visitors", "transfer bed to wheelchair": as likely an act.
  if (DETERMINERS.has(second) || isAmount(second)) return false;
  if (/^(?:talks|speaks|looks|works|listens|responds|helps|answers)$/i.test(first)) return false;
  if (/ (?:to|into|using) /.test(words.join(' ')) && !/^(?:of|and|for)$/.test(second)) return false;
  const isPlural = readings.some(({ form }) => form === 'third');
  return isPlural || (!besideVerbs && !(numberOfNoun(second) === 'plural'));
}

/** Whether an item of a list names work, or what the work was done with or for. */
function isItem(item: string, besideVerbs: boolean): boolean {
  const words = item.split(' ');
  const last = words.at(-1)?.toLowerCase() ?? '';
  if (words.length > ITEM_WORDS_MAX || NO_WORK.test(item) || FINITE.test(item) || CAME.test(item))
    return false;
  if (LEADS.test(item) || ENDS.test(item) || !opensAsNoun(words, besideVerbs)) return false;
  const counts = isAmount(words[0] ?? '');
  if (!counts && (TITLE_WORDS.has(last) || TITLE_WORDS.has(words[0]?.toLowerCase() ?? '')))
    return false;
  if (isNamed(words)) return false;
  const { tokens } = analyze(item, 'en');
  const isDone = tokens.some(
    ({ pos, form, lower }, i) =>
      i > 0 &&
      pos === 'verb' &&
      (form === 'third' || (form === 'past' && findVerbForm(lower, 'past') === null)),
  );
  return (
    !isDone && tokens.some(({ pos, form }) => pos === 'noun' || pos === 'name' || form === 'gerund')
  );
}

/** "Pearl Marine and General", "Nasavu market": a name and no work. */
function isNamed(words: readonly string[]): boolean {
  const content = words.filter((word) => !/^(?:and|of|the|for|in)$/.test(word));
  const named = content.filter((word, i) =>
    i === 0
      ? /^\p{Lu}\p{Ll}/u.test(word) && !isEnglish(word.toLowerCase())
      : /^\p{Lu}\p{Ll}/u.test(word),
  );
  return named.length > 0 && named.length >= content.length / 2;
}

/** The parts of a list, and whether the line itself ended it with "and". */
function partsOf(text: string): string[] {
  const parts = text.split(/,\s+(?:and\s+)?/);
  const last = parts.at(-1) ?? '';
  return parts.length > 1 && / and /.test(last)
    ? [...parts.slice(0, -1), ...last.split(/ and (?!\p{L}+ (?:of|for|in)\b)/u)]
    : parts;
}

/**
 * What a job was made of, as a line lists it without a verb ("200 to 250 covers on a Saturday night", "crisis line,
 * intake, night shifts alone"), fit to stand behind "that meant"; null where a part may be an act, a title or a clause.
 */
export function tellScope(piece: string, besideVerbs = false): string | null {
  const plain = piece.replace(CLAUSE, '').replace(/\bown (?=\p{Ll})/gu, '');
  const items = partsOf(plain);
  if (items.length > ITEMS_MAX || !items.every((item) => isItem(item, besideVerbs))) return null;
  if (items.length > 1) return joined(plain);
  const words = plain.split(' ');
  // "Walk and exercise given by the physio": as likely acts.
  const isVerbToo = findVerbForm(words[0] ?? '', 'base') !== null && words[1] !== 'of';
  if (words.length < 2 || isVerbToo) return null;
  const said = withArticles(plain);
  // "A grain truck" alone says too little.
  if (/^an? /.test(said) && words.length < 4 && !/\d/.test(said)) return null;
  const isWhole =
    /\d/.test(said) ||
    /^(?:a|an|the|all) /.test(said) ||
    / and /.test(said) ||
    findVerbForm(words[0] ?? '', 'gerund') !== null ||
    numberOfNoun(words.find((word) => /^\p{Ll}{3,}s$/u.test(word)) ?? '') === 'plural';
  return isWhole && words.length <= ITEM_WORDS_MAX ? said : null;
}
