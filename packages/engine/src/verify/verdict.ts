import type { Doubt, Finding, UnsupportedFact, Verdict } from '@trueline/contracts';
import { wordsOf } from '../language/words.ts';
import type { Basis } from './basis.ts';
import { prove } from './paraphrase/prove.ts';

/** Kinds of facts with an identity of their own: one that the source does not give is another one, and wrong. */
const OF_IDENTITY: ReadonlySet<string> = new Set([
  'number',
  'date',
  'name',
  'employer',
  'title',
  'school',
  'degree',
  'certificate',
  'award',
  'language',
  'contact',
]);

/** Objections by which the source says the opposite, or names somebody else. */
const DENIALS: ReadonlySet<string> = new Set([
  'The source says that this was not so.',
  'The source says that this was so.',
  'The source says that somebody else did this.',
  'The source says that it came from somebody else.',
  'The source names somebody else so.',
  "The source tells the other's part in this.",
]);

/** Objections to a number that is the source's own, told with less care. */
const LOOSE: ReadonlySet<string> = new Set(['The source gives this number as one end of a range.']);

const isContradicted = ({ kind, reason }: UnsupportedFact): boolean =>
  DENIALS.has(reason) || (OF_IDENTITY.has(kind) && !LOOSE.has(reason));

/** The line of another entry that says all of a text: a fact moved from there. What two entries say together is the person's to confirm. */
function findOwner(text: string, others: readonly Basis[]): string | undefined {
  for (const other of others) {
    const { isProven, line } = prove(text, other);
    if (isProven) return line?.text;
  }
  return undefined;
}

/** What each objection to a text means for it; `others` are the entries that the text is not about, whose facts may not move to it. */
export function toFindings(
  objections: readonly UnsupportedFact[],
  text: string,
  others: readonly Basis[] = [],
): Finding[] {
  const owner = objections.length === 0 ? undefined : findOwner(text, others);
  return objections.map((objection): Finding => {
    if (isContradicted(objection)) return { ...objection, verdict: 'contradicted' };
    if (owner === undefined) return { ...objection, verdict: 'confirm' };
    const reason = 'Another entry of the source says this, not this one.';
    return { ...objection, reason, nearest: owner, verdict: 'contradicted' };
  });
}

/** The worst of the findings; `proven` without any. */
export function worstVerdict(findings: readonly Pick<Finding, 'verdict'>[]): Verdict {
  if (findings.length === 0) return 'proven';
  return findings.some(({ verdict }) => verdict === 'contradicted') ? 'contradicted' : 'confirm';
}

/** Why a wording is in doubt, as the person reads it: of a line of an entry, and of what the whole resume has to show. */
type Reasons = readonly [ofLine: string, ofResume: string];
const SAYS_NOTHING: Reasons = ['Your line does not say this.', 'No line of yours says this.'];
const DOUBTS: Readonly<Record<string, Reasons>> = {
  skill: ['Your line does not name this.', 'No line of yours names this.'],
  scope: ['Your line does not reach so far.', 'Your lines do not reach so far.'],
  outcome: ['Your line names no such result.', 'No line of yours names such a result.'],
  joined: ['Your lines say this of different roles.', 'Your lines say this of different roles.'],
};

/** More words than these are no counterpart of a doubt. */
const INSTEAD_WORDS_MAX = 4;

/** The words of a line that a span of its new wording stands in place of; undefined where it adds to them, or where words beside it have changed too. */
export function replacedWords(
  before: string,
  after: string,
  span: { start: number; end: number },
): string | undefined {
  const old = wordsOf(before);
  const kept = wordsOf(after);
  const from = kept.filter(({ end }) => end <= span.start).length;
  const to = kept.filter(({ start }) => start < span.end).length;
  const pairs = matchWords(
    old.map(({ lower }) => lower),
    kept.map(({ lower }) => lower),
  );
  const last = pairs.filter(([, at]) => at < from).at(-1) ?? [-1, -1];
  const next = pairs.find(([, at]) => at >= to) ?? [old.length, kept.length];
  const isWhole = last[1] === from - 1 && next[1] === to;
  const isApart = pairs.every(([, at]) => at < from || at >= to);
  const first = old[last[0] + 1];
  const end = old[next[0] - 1];
  const count = next[0] - last[0] - 1;
  if (!isWhole || !isApart || count < 1 || count > INSTEAD_WORDS_MAX || !first || !end)
    return undefined;
  return before.slice(first.start, end.end);
}

/** The longest common run of two lists of words, gaps allowed, as pairs of places. */
function matchWords(a: readonly string[], b: readonly string[]): [number, number][] {
  const lengths = Array.from({ length: a.length + 1 }, () =>
    new Array<number>(b.length + 1).fill(0),
  );
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const longest = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
      (lengths[i] as number[])[j] = longest;
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}

/** Words in doubt for one reason with nothing but a space between them are one doubt: "family court". */
function joinNeighbours(findings: readonly Finding[], text: string): Finding[] {
  const joined: Finding[] = [];
  for (const finding of findings) {
    const { start = 0, end = text.length } = finding;
    const last = joined.at(-1);
    const isNext = last !== undefined && /^[\s-]$/.test(text.slice(last.end, start));
    if (!isNext || last.kind !== finding.kind) {
      joined.push(finding);
      continue;
    }
    const { instead: _, ...kept } = last;
    joined[joined.length - 1] = { ...kept, end, text: text.slice(last.start, end) };
  }
  return joined;
}

/** What the person is asked about a line of a change that starts at `offset` of its `after`. */
export function toDoubts(
  findings: readonly Finding[],
  line: { text: string; offset: number; before: string; isOfEntry: boolean },
): Doubt[] {
  const { text, offset, before, isOfEntry } = line;
  return joinNeighbours(findings, text).map(
    ({ kind, nearest, instead, start = 0, end = text.length }) => {
      const told = instead ?? replacedWords(before, text, { start, end });
      return {
        text: text.slice(start, end),
        start: start + offset,
        end: end + offset,
        reason: (DOUBTS[kind] ?? SAYS_NOTHING)[isOfEntry ? 0 : 1],
        ...(told === undefined ? {} : { instead: told }),
        ...(nearest === undefined ? {} : { nearest }),
      };
    },
  );
}
