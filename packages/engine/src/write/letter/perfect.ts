import { irregularBases, irregularParticiple } from '../../language/en/irregular-verbs.ts';
import { findVerbForm, readVerb } from '../../language/en/verb-forms.ts';

const participleOf = (past: string): string =>
  irregularBases(past)
    .map((base) => irregularParticiple(base))
    .find((one) => one !== undefined) ?? past;

/** "drove the tipper and wrote the log" behind "I have": undefined where a verb of it isn't certain. */
export function asPerfect(text: string): string | undefined {
  const [first = '', ...others] = text.split(' ');
  if (findVerbForm(first, 'past') === null || /^(?:was|were|had|did|used)$/.test(first))
    return undefined;
  const rest: string[] = [];
  for (const [i, word] of others.entries()) {
    const before = others[i - 1] ?? '';
    const isJoined = /,$/.test(before) || /^(?:and|then)$/.test(before);
    const isPast = isJoined && findVerbForm(word, 'past') !== null;
    const mayBeVerb = isJoined && !isPast && readVerb(word).some(({ form }) => form === 'third');
    if (mayBeVerb || word === 'I') return undefined;
    rest.push(isPast ? participleOf(word) : word);
  }
  return [participleOf(first), ...rest].join(' ');
}
