import { findVerbForm, inflect } from '../language/en/verb-forms.ts';
import { wordsOf } from '../language/words.ts';

const DUTY_WORDS_MAX = 14;
const DUTY_WORDS_MIN = 3;
const PERSON =
  /\b(?:you|your|yours|we|us|i|they|he|she|his|her|candidate|applicants?|must|should|will|can)\b|[:!?()[\]{}<>•|"“”*#]|\be\.g|\betc\b/i;

/** The duty's first whole phrase, where it is too long. */
function shortened(text: string): string {
  const cut =
    text.split(
      /;|\s[-–—]\s|,\s(?=\w+ing\b(?!,)|and \w+ing\b|which|ensuring|including|such|while|so\b|as well)|\s(?=including|such as|ensuring|in order to|while|so that|which|based on|as well as)\b/,
    )[0] ?? '';
  return cut.replace(/[.,;\s]+$/, '');
}

/** A line set in capitals. */
const inSmallLetters = (text: string): string =>
  (text.match(/\b\p{Lu}{3,}\b/gu)?.length ?? 0) > text.split(' ').length / 3
    ? text.toLowerCase()
    : text;

/** A duty of the ad as a phrase that opens with a gerund: "Lead the design of X" -> "leading the design of X"; or with a base form; null where its grammar isn't certain. */
export function tellDuty(text: string, as: 'gerund' | 'base' = 'gerund'): string | null {
  const plain = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-*•·▪–—\s]+/, '');
  const line = inSmallLetters(shortened(plain)).replace(/\bour\b/gi, 'your');
  const count = line.split(' ').length;
  if (count < DUTY_WORDS_MIN || count > DUTY_WORDS_MAX) return null;
  if (PERSON.test(line.replace(/\byour\b/g, ''))) return null;
  const [first, ...others] = wordsOf(line);
  if (first === undefined || others.length === 0) return null;
  const isGerund = findVerbForm(first.lower, 'gerund') !== null;
  const base = findVerbForm(first.lower, 'base');
  if (!isGerund && base === null) return null;
  const told = inForm(line, isGerund ? 'gerund' : 'base', as);
  return told === null || told.split(' ').length < DUTY_WORDS_MIN
    ? null
    : told.slice(0, 1).toLowerCase() + told.slice(1);
}

const CONJUNCTION = /^(?:and|or)$/;

/** All verbs of the head's form turned into the other ("book and confirm"); the phrase ends before a joined word that may be a verb or a noun. */
function inForm(line: string, form: 'base' | 'gerund', as: 'gerund' | 'base'): string | null {
  const all = wordsOf(line);
  let result = '';
  let reached = 0;
  for (const [i, word] of all.entries()) {
    const before = all[i - 1];
    const isJoined =
      before !== undefined && (CONJUNCTION.test(before.lower) || word.gap.includes(','));
    const found = i === 0 || isJoined ? findVerbForm(word.lower, form) : null;
    if (found === null) {
      if (isJoined && i <= 2) return null;
      // "and pair with two developers": a verb that the lexicon doesn't know.
      const next = all[i + 1];
      const isVerbLike =
        isJoined &&
        form === 'base' &&
        i > 2 &&
        /^(?:the|a|an|with|all|any|new)$/.test(next?.lower ?? '');
      if (isVerbLike && !/s$/.test(word.lower))
        return (result + line.slice(reached, before.start)).replace(/[,\s]+$/, '');
      continue;
    }
    const isUnsure = i > 2 && (form === 'base' ? found.verb.baseIsNoun : found.verb.gerundIsNoun);
    if (isUnsure) {
      // "robust, scalable, and secure services": a list, not a second verb.
      if (word.gap.includes(',') || /,\s*and\s*$/.test(line.slice(0, word.start))) return null;
      const end =
        before !== undefined && CONJUNCTION.test(before.lower) ? before.start : word.start;
      return (result + line.slice(reached, end)).replace(/[,\s]+$/, '');
    }
    result += line.slice(reached, word.start) + inflect(found, as);
    reached = word.end;
  }
  return result + line.slice(reached);
}
