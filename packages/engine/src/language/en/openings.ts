import type { OpenToken, VerbForm } from '../line.ts';
import { PARTICLES } from './closed-classes.ts';
import { isCompoundHead, takesPreposition } from './frames.ts';
import { FIELD_GERUNDS, FIELD_HEADS, MATERIALS, COMPOUND_HEADS as SKILL_HEADS } from './gerunds.ts';
import { numberOfNoun, singularOf } from './noun-forms.ts';
import { hasReading, isPersonNoun, isServedNoun } from './readings.ts';

/** How likely a word where a clause may begin is its verb: above a half it is, below it is a noun or adjective. */
export type Likelihood = number;

const SURE = 0.97;
const LIKELY = 0.85;
const LEANING = 0.7;

const isVerbForm = (token: OpenToken | undefined, form: VerbForm): boolean =>
  token?.readings.some((reading) => reading.form === form) === true;
const lemmaOf = (token: OpenToken, form: VerbForm): string =>
  token.readings.find((reading) => reading.form === form)?.lemma ?? token.lower;
const has = (token: OpenToken | undefined, pos: Parameters<typeof hasReading>[1]): boolean =>
  token !== undefined && hasReading(token.readings, pos);
const isOnly = (token: OpenToken, pos: Parameters<typeof hasReading>[1]): boolean =>
  token.readings.every((reading) => reading.pos === pos);
const isClosed = (token: OpenToken): boolean =>
  ['preposition', 'conjunction', 'auxiliary', 'mark', 'determiner', 'pronoun'].some((pos) =>
    isOnly(token, pos as 'mark'),
  );

/** What may open an object and never a compound's second word: "the", "them", "new", "40". */
function opensObject(token: OpenToken): boolean {
  if (has(token, 'determiner') || has(token, 'pronoun') || token.lower === '$') return true;
  if (has(token, 'number')) return true;
  if (token.lower.includes('-') && has(token, 'adjective')) return true;
  return has(token, 'adjective') && !has(token, 'noun') && !isVerbForm(token, 'base');
}

/** A capital inside a word, or in an acronym: "Epic", "ESL", "IDs". */
const isName = ({ text }: OpenToken): boolean => /^\p{Lu}/u.test(text);

/** The head of the noun phrase that begins at a place without a determiner, and where it ends. */
function headAfter(
  tokens: readonly OpenToken[],
  at: number,
): { head: OpenToken; end: number } | null {
  let end = at;
  for (; end < tokens.length; end++) {
    const token = tokens[end] as OpenToken;
    if (isClosed(token) || (end > at && has(token, 'number'))) break;
    if (end > at && isOnly(token, 'adverb')) break;
    if (end > at && isVerbForm(token, 'past') && !has(token, 'noun') && !has(token, 'adjective'))
      break;
  }
  let last = end - 1;
  // "stock overnight": what may be an adverb is no head.
  while (
    last > at &&
    (has(tokens[last], 'adverb') || !has(tokens[last], 'noun')) &&
    !isName(tokens[last] as OpenToken)
  )
    last--;
  const head = tokens[last];
  return head === undefined || last < at ? null : { head, end };
}

/** How likely "V and W" opens with two verbs, told by what stands behind W. */
function joined(tokens: readonly OpenToken[], at: number, form: VerbForm): Likelihood | null {
  const conjunction = tokens[at];
  if (
    conjunction === undefined ||
    !(/^(?:and|or|&)$/.test(conjunction.lower) || conjunction.lower === ',')
  )
    return null;
  let next = at + 1;
  while (/^(?:and|or|&|,)$/.test(tokens[next]?.lower ?? '') || isAdverb(tokens[next])) next++;
  const token = tokens[next];
  if (token === undefined || !isVerbForm(token, form)) return 1 - LIKELY;
  const likelihood = verbLikelihood(tokens, next, form, false);
  return form === 'base' && sharesObject(tokens, next) ? Math.max(likelihood, LEANING) : likelihood;
}
/** "Measure and cut trim": the last of several verbs has the object of them all. */
function sharesObject(tokens: readonly OpenToken[], at: number): boolean {
  const next = tokens[at + 1];
  const found = next === undefined || isClosed(next) ? null : headAfter(tokens, at + 1);
  return (
    found !== null && !isAct(found.head.lower) && !isCompoundHead(singularOf(found.head.lower))
  );
}
/** Whether the phrase behind a word ends in a noun that often makes a compound: "packing slips". */
export function leadsCompound(tokens: readonly OpenToken[], at: number): boolean {
  const found = headAfter(tokens, at + 1);
  return found !== null && isCompoundHead(singularOf(found.head.lower));
}
const isAdverb = (token: OpenToken | undefined): boolean =>
  token !== undefined && /ly$/.test(token.lower) && has(token, 'adverb');

/** What the noun phrase right behind a base form makes of it: "Report spills" is done, "Stock rotation" a thing. */
function beforeNoun(tokens: readonly OpenToken[], at: number): Likelihood {
  const found = headAfter(tokens, at + 1);
  if (found === null) return 1 - LEANING;
  const { head } = found;
  const singular = singularOf(head.lower);
  const number = isName(head) && /\p{Lu}s?$/u.test(head.text) ? 'mass' : numberOfNoun(head.lower);
  if (isName(head) && isName(tokens[at + 1] as OpenToken)) return LEANING;
  if (number === 'plural' && isPersonNoun(head.lower)) return LIKELY;
  if (number === 'plural') {
    if (!isCompoundHead(singular)) return LIKELY;
    // "Weld inspection reports" is a thing; "Test water samples" is done.
    const middle = tokens[found.end - 2];
    return found.end - at > 2 && middle !== undefined && !isAct(middle.lower) ? 0.6 : 0.4;
  }
  if (number === 'mass') {
    if (MATERIALS.has(head.lower)) return LIKELY;
    return isAct(head.lower) || isCompoundHead(singular) ? 1 - LIKELY : LEANING;
  }
  return isName(head) && !isPersonNoun(head.lower) ? LEANING : 1 - LIKELY;
}
const isAct = (lower: string): boolean =>
  /(?:tion|sion|ment|ance|ence|ing|age|sis|al|ery|ity|ness|ship|work|keeping|up|out|off)$/.test(
    lower,
  );

const PREPOSITION_LIKE = /^(?:through|over|along|around|in|on|off|about)$/;

function baseLikelihood(tokens: readonly OpenToken[], at: number, isJoined: boolean): Likelihood {
  const token = tokens[at] as OpenToken;
  const next = tokens[at + 1];
  const isSurelyVerb = !has(token, 'noun') && !has(token, 'adjective');
  if (isSurelyVerb) return SURE;
  if (next === undefined || has(next, 'mark'))
    return joinedOr(tokens, at, 'base', isJoined ? LEANING : 1 - LIKELY);
  if (next.lower === 'of') return 1 - SURE;
  if (PARTICLES.has(next.lower) && !PREPOSITION_LIKE.test(next.lower)) return LIKELY;
  if (has(next, 'preposition')) {
    const base = lemmaOf(token, 'base');
    if (takesPreposition(base, next.lower)) return LIKELY;
    // "Close out", "Sit in on", "Fill in": the particle goes with the verb before an object of its own.
    const then = tokens[at + 2];
    return PARTICLES.has(next.lower) && then !== undefined && takesPreposition(base, then.lower)
      ? LIKELY
      : 1 - SURE;
  }
  if (has(next, 'conjunction'))
    return joinedOr(tokens, at, 'base', isJoined ? LEANING : 1 - LIKELY);
  if (opensObject(next))
    return isJoined || !has(next, 'number') || tokens[at + 2] !== undefined ? 0.93 : LEANING;
  if (isAdverb(next)) return LIKELY;
  // "Clean driving record": between an adjective and a noun there is no verb.
  return beforeNoun(tokens, at);
}

const joinedOr = (
  tokens: readonly OpenToken[],
  at: number,
  form: VerbForm,
  otherwise: Likelihood,
): Likelihood => joined(tokens, at + 1, form) ?? otherwise;

/** Fields and skills: "marketing campaigns", "operating budgets", "training materials". */
function isField(gerund: string, head: string): boolean {
  return (
    SKILL_HEADS.has(head) ||
    (FIELD_GERUNDS.has(gerund) && (FIELD_HEADS.has(head) || isCompoundHead(singularOf(head))))
  );
}

function gerundLikelihood(tokens: readonly OpenToken[], at: number, isJoined: boolean): Likelihood {
  const token = tokens[at] as OpenToken;
  const next = tokens[at + 1];
  const mayBeNoun = has(token, 'noun');
  if (next === undefined || has(next, 'mark') || has(next, 'conjunction'))
    return joinedOr(tokens, at, 'gerund', isJoined && !mayBeNoun ? LEANING : 1 - LIKELY);
  if (next.lower === 'of') return 1 - SURE;
  if (PARTICLES.has(next.lower) && !PREPOSITION_LIKE.test(next.lower)) return SURE;
  if (has(next, 'preposition')) {
    if (takesPreposition(lemmaOf(token, 'gerund'), next.lower)) return LIKELY;
    return mayBeNoun || next.lower === 'for' ? 1 - LIKELY : LEANING;
  }
  if (opensObject(next) || isAdverb(next)) return SURE;
  const found = headAfter(tokens, at + 1);
  if (found === null) return 0.5;
  const { head } = found;
  if (isServedNoun(head.lower) && numberOfNoun(head.lower) === 'plural') return LIKELY;
  if (isField(token.lower, head.lower)) return 1 - LIKELY;
  const number = numberOfNoun(head.lower);
  if (number === 'plural') return LIKELY;
  if (number === 'mass')
    return MATERIALS.has(head.lower) || !FIELD_GERUNDS.has(token.lower) ? LEANING : 1 - LEANING;
  if (isName(head) && !FIELD_GERUNDS.has(token.lower)) return LEANING;
  return mayBeNoun || isPersonNoun(head.lower) || isCompoundHead(singularOf(head.lower))
    ? 1 - LIKELY
    : 0.6;
}

/** Plurals that stand before another noun: "sales reports", "records requests". */
const PLURAL_MODIFIERS =
  /^(?:sales|records|accounts|operations|collections|benefits|claims|communications|systems|sports|services|goods|savings|returns|news)$/;

function thirdLikelihood(tokens: readonly OpenToken[], at: number, isJoined: boolean): Likelihood {
  const token = tokens[at] as OpenToken;
  const next = tokens[at + 1];
  if (!has(token, 'noun')) return SURE;
  if (next === undefined || has(next, 'mark') || has(next, 'conjunction'))
    return joinedOr(tokens, at, 'third', 1 - LIKELY);
  if (has(next, 'preposition'))
    return takesPreposition(lemmaOf(token, 'third'), next.lower) ? LIKELY : 1 - LIKELY;
  if (opensObject(next) || isAdverb(next)) return LIKELY;
  const found = headAfter(tokens, at + 1);
  if (found === null) return 0.5;
  if (PLURAL_MODIFIERS.test(token.lower)) return 1 - LIKELY;
  return numberOfNoun(found.head.lower) === 'singular' && !isJoined ? 0.4 : LEANING;
}

/** "Certified forklift trainer", "Written warnings": the participle belongs to its noun. */
function pastLikelihood(tokens: readonly OpenToken[], at: number, isJoined: boolean): Likelihood {
  const token = tokens[at] as OpenToken;
  const next = tokens[at + 1];
  if (next === undefined) return LEANING;
  if (isClosed(next) || has(next, 'number') || isAdverb(next)) return SURE;
  // "Cut sheets", "Set lists": the same word as a base form may be a noun.
  if (isVerbForm(token, 'base') && has(token, 'noun')) return baseLikelihood(tokens, at, isJoined);
  const found = headAfter(tokens, at + 1);
  if (found === null) return LIKELY;
  const isPerson = isPersonNoun(found.head.lower) && numberOfNoun(found.head.lower) === 'singular';
  return isPerson ? 1 - LIKELY : LIKELY;
}

/** How likely the word at a place, where a clause may begin, is its verb in the form. `isJoined`: another verb of the form stands before it. */
export function verbLikelihood(
  tokens: readonly OpenToken[],
  at: number,
  form: VerbForm,
  isJoined = false,
): Likelihood {
  const token = tokens[at];
  if (token === undefined || !isVerbForm(token, form)) return 0;
  if (form === 'base') return baseLikelihood(tokens, at, isJoined);
  if (form === 'gerund') return gerundLikelihood(tokens, at, isJoined);
  if (form === 'participle') return isVerbForm(token, 'past') ? 0 : 0.3;
  if (form === 'third') return thirdLikelihood(tokens, at, isJoined);
  return pastLikelihood(tokens, at, isJoined);
}
