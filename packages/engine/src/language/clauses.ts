import type { Amount, Clause, DateMention, NounPhrase, Token } from './line.ts';

/** What a language knows of the words around a verb. Patterns are matched against lemmas and small letters. */
export interface ClauseGrammar {
  be: ReadonlySet<string>;
  negators: ReadonlySet<string>;
  /** Before the verb of another act: "to", "de". */
  to: ReadonlySet<string>;
  /** Verbs that say what was only meant or asked; the one behind "to" was not done. */
  planned: RegExp;
  obliged: RegExp;
  able: RegExp;
  will: RegExp;
  /** Behind these the next verb is somebody else's work too. */
  shared: RegExp;
  rankOf: (verb: Token) => number | null;
}

/** What stands between a verb and the words that change what it says. */
const GROUP = new Set(['auxiliary', 'adverb']);

/** The words right before a verb that belong to it: "did not", "was", "never". */
function groupBefore(tokens: readonly Token[], at: number): readonly Token[] {
  let from = at;
  while (from > 0 && GROUP.has(tokens[from - 1]?.pos ?? '')) from--;
  return tokens.slice(from, at);
}

function modalityOf(
  grammar: ClauseGrammar,
  tokens: readonly Token[],
  at: number,
  before: Clause | undefined,
): Clause['modality'] {
  const group = groupBefore(tokens, at);
  if (group.some(({ lower }) => grammar.will.test(lower))) return 'planned';
  if (group.some(({ lower }) => grammar.obliged.test(lower))) return 'obliged';
  if (group.some(({ lower }) => grammar.able.test(lower))) return 'able';
  const governor = before?.predicate == null ? undefined : tokens[before.predicate];
  const isBehindTo = grammar.to.has(tokens[at - 1]?.lower ?? '');
  if (!isBehindTo || governor === undefined) return 'done';
  return grammar.planned.test(governor.lemma) ? 'planned' : (before?.modality ?? 'done');
}

/** The phrase right behind a verb, its particle aside. */
function objectOf(
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  at: number,
  to: number,
): NounPhrase | null {
  let from = at + 1;
  while (from < to && tokens[from]?.pos === 'adverb') from++;
  return phrases.find((phrase) => phrase.from === from && phrase.to <= to) ?? null;
}

/** The phrase before a verb that does it: "the foreman signed"; null where the clause opens with the verb or with "I". */
function subjectOf(
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  at: number,
): NounPhrase | null {
  const verb = tokens[at];
  const start = at - groupBefore(tokens, at).length;
  const hasTense = verb?.form === 'past' || verb?.form === 'third' || start < at;
  return hasTense ? (phrases.find((phrase) => phrase.to === start) ?? null) : null;
}

/** What each verb of a tagged line says, in order; a line without a verb is one clause whose object is its first phrase. */
export function findClauses(
  grammar: ClauseGrammar,
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  dates: readonly DateMention[],
  amounts: readonly Amount[],
): Clause[] {
  const verbs = tokens.flatMap((token, at) =>
    token.pos === 'verb' && !grammar.be.has(token.lower) ? [at] : [],
  );
  const starts = verbs.map((at) => at - groupBefore(tokens, at).length);
  const clauses: Clause[] = [];
  const within = (from: number, to: number) => {
    const [first, last] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
    const isIn = ({ start, end }: { start: number; end: number }): boolean =>
      start >= first && end <= last;
    const names = tokens.flatMap((token, at) =>
      at >= from &&
      at < to &&
      token.pos === 'name' &&
      !dates.some(({ start, end }) => token.start >= start && token.end <= end)
        ? [at]
        : [],
    );
    return { time: dates.filter(isIn), amounts: amounts.filter(isIn), names };
  };
  if (verbs.length === 0) {
    const object = phrases[0] ?? null;
    return [
      {
        from: 0,
        to: tokens.length,
        subject: null,
        predicate: null,
        rank: null,
        object,
        modality: 'done',
        polarity: 'positive',
        ...within(0, tokens.length),
      },
    ];
  }
  for (const [order, at] of verbs.entries()) {
    const from = order === 0 ? 0 : (starts[order] ?? at);
    const to = starts[order + 1] ?? tokens.length;
    const before = clauses.at(-1);
    const governor = before?.predicate == null ? undefined : tokens[before.predicate];
    const verb = tokens[at] as Token;
    const own = grammar.rankOf(verb);
    const isShared =
      governor !== undefined &&
      grammar.shared.test(governor.lemma) &&
      !hasConjunction(tokens, before?.predicate ?? 0, at);
    const rank = isShared && before?.rank != null ? Math.min(before.rank, own ?? before.rank) : own;
    clauses.push({
      from,
      to,
      subject: subjectOf(tokens, phrases, at),
      predicate: at,
      rank,
      object: objectOf(tokens, phrases, at, to),
      modality: modalityOf(grammar, tokens, at, before),
      polarity:
        groupBefore(tokens, at).some(({ lower }) => grammar.negators.has(lower)) ||
        grammar.negators.has(tokens[at - 1]?.lower ?? '')
          ? 'negative'
          : 'positive',
      ...within(from, to),
    });
  }
  return clauses;
}

const hasConjunction = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from + 1, to).some(({ lower }) => /^(?:and|or|&|[,;.])$/.test(lower));
