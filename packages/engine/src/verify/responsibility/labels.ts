import { COUNTERPARTS, OTHERS, OWN_LABELS, OWN_PARTS } from '../../../data/words/doer-words.ts';
import { singularOf } from '../../language/en/noun-forms.ts';
import { setOfWords, type Word } from '../../language/words.ts';
import { isPerson } from './agents.ts';
import { tellsOfSelf } from './clause-openings.ts';
import { isActingNoun, isDepartment, isName, isNamed } from './doers.ts';

/** Words of a line that stand under a label, and whom it names. */
interface Labelled {
  label: readonly Word[];
  /** Places from the first word under the label up to, not with, the last. */
  from: number;
  to: number;
}

const LABEL_WORDS = 4;
const ARTICLE = setOfWords('the a an my our his her their');
/** A mark or stroke that may part a label from what it is of. */
const BEHIND_LABEL = /^(?::| -| –| —) /;
const BEFORE_LABEL = /[;.,|/•)]/;

/** "Contractor: laid the floor; me: painted": what stands behind each label, up to the next. */
function listLabelled(words: readonly Word[]): Labelled[] {
  const starts = [...words.keys()].filter(
    (at) => at === 0 || BEFORE_LABEL.test(words[at]?.gap ?? ''),
  );
  const labels = starts.flatMap((first) => {
    for (let at = first + 1; at <= first + LABEL_WORDS && at < words.length; at++) {
      const gap = words[at]?.gap ?? '';
      if (BEHIND_LABEL.test(gap)) return [{ first, from: at }];
      if (gap !== ' ') break;
    }
    return [];
  });
  return labels.flatMap(({ first, from }, i) => {
    const next = labels[i + 1]?.first ?? words.length;
    const stop = words.findIndex(({ gap }, at) => at > from && /[.;]/.test(gap));
    const self = words.findIndex(({ text }, at) => at >= from && text === 'I');
    const to = Math.min(next, ...[stop, self].filter((at) => at !== -1));
    const behind = { label: words.slice(first, from), from, to };
    // "Cooking: Maria, serving: me"
    const isShort =
      to - from <= LABEL_WORDS && words.slice(from + 1, to).every(({ gap }) => gap === ' ');
    return isShort ? [behind, { label: words.slice(from, to), from: first, to: from }] : [behind];
  });
}

/** "Painted fences (Ana), dug holes (me)": what stands before a label in brackets. */
function listBracketed(words: readonly Word[]): Labelled[] {
  return [...words.keys()].flatMap((at): Labelled[] => {
    if (at === 0 || !/\($/.test(words[at]?.gap ?? '')) return [];
    const end = words.findIndex(({ gap }, place) => place > at && gap.includes(')'));
    const label = words.slice(at, end === -1 ? words.length : end);
    if (label.length > LABEL_WORDS) return [];
    const before = words.findLastIndex(({ gap }, place) => place < at && /[,;.()]/.test(gap));
    return [{ label, from: Math.max(0, before), to: at }];
  });
}

const isOwn = ([first, ...rest]: readonly Word[]): boolean => {
  if (first === undefined) return false;
  if (rest.length === 0) return OWN_LABELS.has(first.lower);
  return first.lower === 'my' && OWN_PARTS.has(rest.at(-1)?.lower ?? '');
};

/** Whether a label names somebody; by itself one's own title may do so too. Where another label is one's own, any word with a capital may be a name. */
function namesDoer(label: readonly Word[], isBesideOwn: boolean): boolean {
  const head = label.at(-1);
  if (head === undefined) return false;
  return (
    label.some(isBesideOwn ? isNamedOrShort : isName) ||
    label.some(({ lower }) => isPerson(lower) || isActingNoun(lower) || isDepartment(lower)) ||
    OTHERS.has(head.lower)
  );
}
const isNamedOrShort = (word: Word): boolean => isNamed(word) || /^\p{Lu}{2,5}$/u.test(word.text);

/** Whether a label names somebody whom the person is never: a client, the contractor. */
function isCounterpart(label: readonly Word[]): boolean {
  const head = label.at(-1)?.lower ?? '';
  const isOneOf = COUNTERPARTS.has(head) || COUNTERPARTS.has(singularOf(head));
  const isDefinite = ARTICLE.has(label[0]?.lower ?? '') && isPerson(head);
  return isOneOf || isDefinite;
}

/** The words of a line under labels that name somebody else: a party to the job, or anybody where another label or an "I" tells of oneself. */
export function labelledActs(words: readonly Word[]): number[] {
  const isBehind = listLabelled(words);
  const isBefore = listBracketed(words);
  return [isBehind, isBefore].flatMap((labelled, i) => {
    const isBesideOwn = labelled.some(({ label }) => isOwn(label));
    const tellsOwn = isBesideOwn || (i === 0 && tellsOfSelf(words));
    const isOthers = (label: readonly Word[]): boolean =>
      tellsOwn ? namesDoer(label, isBesideOwn) : i === 0 && isCounterpart(label);
    return labelled
      .filter(({ label }) => !isOwn(label) && isOthers(label))
      .flatMap(({ from, to }) => [...words.keys()].slice(from, to));
  });
}
