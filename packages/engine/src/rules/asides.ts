/** What hangs on a sentence and tells no fact of the work: a feeling, a joke, what the family says. */
const LIKED = `(?:it|them|that|doing (?:it|that)|what I do|my (?:job|work)|every (?:minute|day|bit) of it)`;
const END = `(?=[.!]?$)`;
const KIN =
  'wife|husband|partner|mother|mum|mom|father|dad|kids|children|daughter|son|family|dog|cat';
const PARTS = 'eyesight|mind|nerves?|hair|voice|temper|patience|marriage|fingers';

const TAILS = [
  `,? and I (?:still |just |really |always )*(?:love|enjoy|like|adore) ${LIKED}(?: a lot| very much)?${END}`,
  `,? and (?:I )?(?:still |just |really |always )*(?:get|got) a (?:real |big )?(?:kick|buzz|thrill) out of ${LIKED}${END}`,
  `,? (?:so|and) please do(?: not|n['’]?t) (?:believe|listen|ask|laugh|judge|tell)\\b[^.,;\\d]*${END}`,
  `,? (?:which|that) my (?:${KIN}) (?:still |really |all )*(?:loves?|likes?|hates?|says?|thinks?)\\b[^.,;\\d]*${END}`,
  `,? and (?:I )?(?:nearly|almost) lost my (?:${PARTS})${END}`,
  `,? and (?:I )?(?:nearly|almost) (?:died|fainted|cried)(?: of \\p{Ll}+)?${END}`,
  `,? (?:lol|ha ?ha(?:ha)*|hehe|lmao|rofl|xd)${END}`,
  `,? (?:believe it or not|no joke|long story|thank (?:god|goodness)|touch wood)${END}`,
].map((tail) => new RegExp(tail, 'iu'));

const JOKES = [
  "no joke|believe me|believe it or not|don['’]?t ask|do not ask|long story|ha ?ha|lol",
  'just kidding|thank (?:god|goodness)|touch wood',
].join('|');
/** "(believe it or not)"; what excuses ("not my fault") stays beside what it excuses. */
const BRACKETS = new RegExp(`\\s*\\((?:${JOKES})[.!…]*\\)`, 'giu');
/** What is left must still say something. */
const WORDS_LEFT_MIN = 3;

/** A sentence without such a tail; as it was where none hangs on it or little would be left. */
export function withoutAsides(sentence: string): string {
  const plain = sentence.replace(BRACKETS, '');
  const bare = TAILS.reduce((text, tail) => text.replace(tail, ''), plain);
  const isLeft =
    bare.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length >= WORDS_LEFT_MIN;
  return isLeft ? bare : sentence;
}
