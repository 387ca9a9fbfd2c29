import { analyze } from '../language/analyze.ts';
import { readEnglishWord } from '../language/en/readings.ts';
import { readVerb } from '../language/en/verb-forms.ts';
import type { Token } from '../language/line.ts';
import { splitSentences } from './line-text.ts';
import { isRowAdverb } from './sure-verb.ts';

const JOINT = /^(?:,|;|and|&|or|then|plus|\/)$/;
/** A form in -ing behind one of these is no act of the line's row, nor are those joined to it. */
const GOVERNOR =
  /^(?:by|for|of|in|on|from|with|without|before|after|while|when|whilst|until|including|includes?|like|as|than|to|about|through|via|at|into|doing|did|do|such)$/;

/** The place of the joint before a token, adverbs aside; -1 where none stands there. */
function jointBefore(tokens: readonly Token[], at: number): number {
  let before = at - 1;
  for (let token = tokens[before]; token !== undefined; token = tokens[before]) {
    if (JOINT.test(token.lower)) return before;
    if (token.pos !== 'adverb' && !isRowAdverb(token.lower)) return -1;
    before--;
  }
  return -1;
}

const isGerund = ({ lower }: Token): boolean => /^\p{L}[\p{L}-]+ing$/u.test(lower);
const isGerundVerb = (token: Token): boolean =>
  isGerund(token) &&
  readEnglishWord(token.lower).some(({ pos, form }) => pos === 'verb' && form === 'gerund');

/** Whether a word has what follows for its object. */
const hasObject = (next: Token | undefined): boolean =>
  next !== undefined && /^(?:noun|name|determiner|adjective|number|pronoun)$/.test(next.pos);

/**
 * "Greased pans, weighing, packing and learning the oven": whether acts in -ing stand in the row of a verb
 * in another form. One behind a comma hangs on the verb and reads well: "Washed glassware, making up media".
 */
function hasGerundsBeside(sentence: string): boolean {
  const { tokens } = analyze(sentence, 'en');
  const [first] = tokens;
  if (first === undefined || isGerund(first)) return false;
  const isGoverned = (at: number): boolean => GOVERNOR.test(tokens[at - 1]?.lower ?? '');
  const governed = tokens.findIndex((token, at) => isGerund(token) && isGoverned(at));
  const beside = tokens.flatMap((token, at) => {
    const joint = at === 0 || (governed !== -1 && governed < at) ? -1 : jointBefore(tokens, at);
    return joint !== -1 && isGerundVerb(token) ? [{ at, joint }] : [];
  });
  const areActs = beside.some(({ at }) => hasObject(tokens[at + 1]));
  const isJoined = beside.some(({ joint }) => tokens[joint]?.lower !== ',');
  return areActs && (isJoined || beside.length > 1);
}

/** "Charged materials; shelves, repairs and processed books": verbs of the old form before one of the new in the same row. */
function leavesForms(before: string, after: string): boolean {
  const own = analyze(before, 'en').tokens;
  const { tokens } = analyze(after, 'en');
  const form = own[0]?.form;
  if ((form !== 'third' && form !== 'base') || own[0]?.lower === tokens[0]?.lower) return false;
  const kept = new Set(own.map(({ lower }) => lower));
  const isNew = (at: number): boolean => {
    const { lower } = tokens[at] as Token;
    return (
      !kept.has(lower) && readVerb(lower).some(({ form }) => form === 'past' || form === 'base')
    );
  };
  const last = tokens.findLastIndex((_, at) => isNew(at));
  return tokens.some((token, at) => {
    const isVerb = readEnglishWord(token.lower).some(
      (one) => one.pos === 'verb' && one.form === form,
    );
    const opens = tokens[at - 1]?.lower === ';';
    return at > 0 && at < last && isVerb && opens && kept.has(token.lower);
  });
}

/** Whether a rewriting changed some of the verbs that stand beside each other in a line and left others. */
export function splitsRow(before: string, after: string): boolean {
  const isMixed = (text: string): boolean => splitSentences(text).some(hasGerundsBeside);
  return (isMixed(after) && !isMixed(before)) || leavesForms(before, after);
}
