import { analyze } from '../language/analyze.ts';

/** So many words at most are the ad's in a row; the act before them is told in the person's tense. */
const WORDS_MAX = 7;
const WORDS_MIN = 3;

/** Before what a line can do without: how, why, where, for whom. */
const LEAVES_OUT =
  /,? (?=(?:\(|and |or |as |with |for |in |on |at |to |by |from |using |across |through |throughout |during |under |within |including |plus |per |via |while |when |before |after |according |following |based ))|, /g;
/** What says no more than that it was the work. */
const EMPTY = / (?:the|all|any|every|each|various|our|your|right away|as assigned)(?= |$)/gi;
/** What no line ends with. */
const OPEN_END =
  /(?:^| )(?:and|or|of|to|for|in|on|at|with|by|from|as|the|an?|both|such|not|out|up|own)$/i;

const countOf = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Behind these a preposition belongs to them: "headings relating | to", "and take part | in", "and helping | with". */
const LEADS_ON = /(?:^| )(?:\p{L}{3,}ing|(?:take|takes|taking) (?:part|care|charge)|and \p{L}+)$/u;
const PREPOSITION = /^,? ?(?:to|with|for|in|on|at|by|from|across|through|towards?|into) /i;

/** Whether a text ends where the name of a thing does, whatever `rest` goes on with. */
function endsWithThing(text: string, rest: string): boolean {
  if (OPEN_END.test(text) || !hasBracketsClosed(text)) return false;
  if (LEADS_ON.test(text) && PREPOSITION.test(rest)) return false;
  const { tokens } = analyze(text.charAt(0).toLowerCase() + text.slice(1), 'en');
  const last = tokens.at(-1);
  return /\)$/.test(text) || last?.pos === 'noun' || /\p{Lu}/u.test(last?.text ?? '');
}

const hasBracketsClosed = (text: string): boolean =>
  text.split('(').length === text.split(')').length;

/** "schools, CFS, health centres": the last of a row is told as one tells it. */
const withAnd = (text: string): string => {
  const bare = text.replace(/\([^()]*\)/g, '');
  return /,/.test(bare) && !/ (?:and|or|&) /.test(bare)
    ? text.replace(/, ([^,()]+)$/, ' and $1')
    : text;
};

/** A duty of the ad in our short form: what was done and with what, without the employer's how and why, and without articles unless they are kept; what is short stays whole. */
export function shortForm(duty: string, keepsArticles = false): string {
  const plain = duty.replace(/\s+/g, ' ').trim();
  if (countOf(plain) <= WORDS_MAX) return withAnd(plain);
  const told = keepsArticles ? plain : plain.replace(EMPTY, '').trim();
  const whole = countOf(told) >= WORDS_MIN ? told : plain;
  if (countOf(whole) <= WORDS_MAX) return withAnd(whole);
  const cuts = [...whole.matchAll(LEAVES_OUT)]
    .map(({ index }) => [whole.slice(0, index), whole.slice(index)] as const)
    .filter(([part, rest]) => {
      const count = countOf(part);
      return count >= WORDS_MIN && count <= WORDS_MAX && endsWithThing(part, rest);
    })
    .map(([part]) => part);
  return withAnd(cuts.at(-1) ?? whole);
}
