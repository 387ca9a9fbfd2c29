import type { Term } from './terms.ts';

/** "An engine that increased": the act of the thing before it, and nobody's own. */
const RELATIVE = /[\p{L}\d)]{2},? (?:that|which) (?:also |now |\p{Ll}+ly )?$/u;
/** Behind these an act is meant or done by something else: "a plan for increasing sales", "cut costs by increasing stock". */
const BEHIND =
  /\b(?:for|of|to|by|on|in|at|with|from|about|towards?|without|than|as|like|when|while|if|before|after|not|never|and|or) (?:\w+ly )?$/i;
const RELATIVE_WORD = /,? (?:that|which) (?:also |now |\p{Ll}+ly )?$/u;
const lastWord = (text: string): string | undefined =>
  /([\p{L}\d.)+#-]+),? ?$/u.exec(text)?.[1]?.toLowerCase();
const PARTICIPLE = /^\p{L}{2,}ing$/u;
/** What is only proposed or looked at has had no effect yet. */
const NOT_MADE = new Set(
  `propose plan recommend suggest pitch draft research explore study review request envision intend aim hope
  attempt try discuss present evaluate consider compare outline sketch imagine want seek`.split(
    /\s+/,
  ),
);

/** Whether a deed of a text is told of the thing before it. */
export const isOfThing = (text: string, { start }: Term): boolean =>
  RELATIVE.test(text.slice(0, start));

/** "A pipeline that processes events" of "a pipeline processing events": a thing's act, told of it in a clause of its own. */
export function isToldOfThing(
  text: string,
  claim: Term,
  told: string,
  [at, source]: [place: number, source: readonly Term[]],
): boolean {
  const term = source[at];
  if (term === undefined || !PARTICIPLE.test(term.lower)) return false;
  const before = told.slice(0, term.start);
  return (
    isOfThing(text, claim) &&
    lastWord(before) === lastWord(text.slice(0, claim.start).replace(RELATIVE_WORD, '')) &&
    !BEHIND.test(before) &&
    !source
      .slice(0, at)
      .some(({ isDeed, lemmas }) => isDeed && lemmas.some((lemma) => NOT_MADE.has(lemma)))
  );
}
