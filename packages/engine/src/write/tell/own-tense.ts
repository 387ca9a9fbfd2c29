import type { Place } from '../place.ts';

/** Whether a telling in the past keeps the tense of its line: of a job whose time nobody knows, "Manage the stock" may go on, and "I managed" would end it. A thing named without a verb has no tense. */
export function keepsTense(
  { kind, text, isPresent }: { kind: string; text: string; isPresent: boolean },
  line: string,
  place: Place,
): boolean {
  if (place.end > 0 || place.kind === 'project' || isPresent) return true;
  if (kind === 'thing' || kind === 'scope') return !/\binclud(?:e|es|ing)\b/i.test(line);
  if (kind === 'post') return false;
  if (kind === 'event') return true;
  const verb = /^\p{L}+/u.exec(text)?.[0]?.toLowerCase() ?? '';
  return line
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .includes(verb);
}
