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

/** What makes the work smaller: a duty without it says more than was done. */
const LIMIT =
  /(?:^|[\s,(])(?:only|solely|except\p{L}*|exclud\p{L}+|unless|if|when|whenever|until|but|without|not|no|never|nor|cannot|n['’]t|other than|apart from|outside|rather than|instead of|in case|in (?:the |an? )?(?:absence|event|emergency)|in emergencies|as long as|provided|providing that|subject to|depending|limited to|up to|max|maximum|less than|fewer than|below|under (?:\p{Sc}? ?\d|(?:\p{L}+ )*(?:supervision|guidance|direction|instruction|control|oversight))|supervised|assisted|occasional(?:ly)?|sometimes|temporar\p{L}+|back-?up|cover|stand-?by|relief|trainee)(?=$|[\s,.;:)])/iu;
/** Another of a row stands behind the cut. */
const ROW_ON = /^(?:, | and |, and )(?!(?:and|as|with|for|in|on|at|to|by|from|using) )/;
const ROW_END =
  / (?=(?:\(|as |with |of |for |in |on |at |to |by |from |using |across |through |throughout |during |under |within |including |plus |per |via |while |before |after |according |following |based ))/;

/** Whether a cut leaves a row whose things share the last one's name: "refrigeration | and ventilation plant". */
function cutsSharedName(part: string, rest: string): boolean {
  if (!ROW_ON.test(rest)) return false;
  // "Inspect and repair pumps, valves | and": no word is left to close the row with.
  if (/, /.test(part) && withAnd(part) === part) return true;
  const [row = ''] = rest.replace(ROW_ON, '').split(ROW_END);
  const words = (row.split(/, (?:and )?| and | & /).at(-1) ?? '').trim().split(' ');
  const last = part.split(' ').at(-1)?.toLowerCase();
  return words.length > 1 && words.at(-1)?.toLowerCase() !== last;
}

/** Of several things either may have been done: without the others it is a claim. */
const leavesOut = (rest: string): boolean => /(?:^|[\s,/])or(?=[\s,/])/i.test(rest);

/** A duty of the ad in our short form: what was done and with what, without the employer's how and why, and without articles unless they are kept; what is short stays whole, and so does what holds a condition, a limit or an exception. */
export function shortForm(duty: string, keepsArticles = false): string {
  const plain = duty.replace(/\s+/g, ' ').trim();
  if (countOf(plain) <= WORDS_MAX) return withAnd(plain);
  if (LIMIT.test(plain)) return plain;
  const told = keepsArticles ? plain : plain.replace(EMPTY, '').trim();
  const whole = countOf(told) >= WORDS_MIN ? told : plain;
  if (countOf(whole) <= WORDS_MAX) return withAnd(whole);
  const cuts = [...whole.matchAll(LEAVES_OUT)]
    .map(({ index }) => [whole.slice(0, index), whole.slice(index)] as const)
    .filter(([part, rest]) => {
      const count = countOf(part);
      if (count < WORDS_MIN || count > WORDS_MAX || leavesOut(rest)) return false;
      return endsWithThing(part, rest) && !cutsSharedName(part, rest);
    })
    .map(([part]) => part);
  return withAnd(cuts.at(-1) ?? whole);
}
