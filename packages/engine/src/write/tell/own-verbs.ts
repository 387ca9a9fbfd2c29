import { DETERMINERS } from '../../language/en/nouns.ts';
import { findVerbForm } from '../../language/en/verb-forms.ts';
import { isRetold } from './shared-run.ts';
import type { Telling } from './telling.ts';

/** "check the temps and keep the records": the acts in another order, or each with its own "I", where that keeps them from being a copy. */
export function withOwnVerbs<T extends Pick<Telling, 'kind' | 'text' | 'isPresent' | 'result'>>(
  told: T,
  line: string,
): T | null {
  if (told.kind !== 'act' || told.result !== undefined) return null;
  const first = /^\p{L}+/u.exec(told.text)?.[0] ?? '';
  const form = told.isPresent ? 'base' : 'past';
  if (findVerbForm(first, form) === null && !/^d(?:o|id)$/.test(first)) return null;
  const joints = [...told.text.matchAll(/,? and |, (?:then )?/g)].filter(({ index, 0: mark }) => {
    const [next = '', after = ''] = told.text.slice(index + mark.length).split(/[ ,]+/);
    const found = findVerbForm(next, form);
    return (
      found !== null &&
      (form === 'past' || !found.verb.baseIsNoun || DETERMINERS.has(after)) &&
      told.text.slice(0, index).split(' ').length >= WORDS_BEFORE_MIN
    );
  });
  const last = joints.at(-1);
  // "take measurements, cut patterns and keep the book": a verb that may be a noun leaves the row uncertain.
  const isUnsure = [...told.text.matchAll(/(?:, | and )(\p{L}+)/gu)].some(
    ({ index, 1: next = '' }) =>
      findVerbForm(next, form) !== null &&
      joints.every((joint) => Math.abs(joint.index - index) > 1) &&
      index < (last?.index ?? 0) &&
      told.text[index] === ',',
  );
  if (last === undefined || joints.length > OWN_VERBS_MAX || isUnsure) return null;
  const turned = inOtherOrder(told.text, joints);
  if (turned !== null && isRetold(turned, line)) return { ...told, text: turned };
  let text = '';
  let reached = 0;
  for (const { index, 0: mark } of joints) {
    text += `${told.text.slice(reached, index)}${index === last.index ? ', and I ' : ', I '}`;
    reached = index + mark.length;
  }
  text += told.text.slice(reached);
  return isRetold(text, line) ? { ...told, text } : null;
}
/** "checked the temps and kept the records": the first act last, where none leans on the one before it. */
function inOtherOrder(text: string, joints: readonly RegExpExecArray[]): string | null {
  const starts = [0, ...joints.map(({ index, 0: mark }) => index + mark.length)];
  const [first = '', ...others] = starts.map((start, i) =>
    text.slice(start, joints[i]?.index ?? text.length),
  );
  const isApart =
    !IN_ORDER.test(text) &&
    others.every((act) => !LEANS.test(act)) &&
    [first, ...others].every((act) => act.split(' ').length > 1);
  if (!isApart) return null;
  const comma = others.some((act) => / and /.test(act)) ? ',' : '';
  return `${others.join(', ')}${comma} and ${first}`;
}
/** What stands in the act before. */
const LEANS = /\b(?:it|its|them|their|this|that|these|those|there|one|ones|same|both|each|all)\b/i;
/** First one, then the other. */
const IN_ORDER =
  /\b(?:then|after|afterwards|finally|later|first|next|before|until|so|because|resulting|since)\b/i;
const OWN_VERBS_MAX = 2;
const WORDS_BEFORE_MIN = 3;
