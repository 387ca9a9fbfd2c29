import type { OpenToken, PartOfSpeech, Reading, Token, VerbForm } from '../line.ts';
import type { RawToken } from '../tokens.ts';
import { BE, closedClassesOf, PARTICLES } from './closed-classes.ts';
import { leadsCompound, verbLikelihood } from './openings.ts';
import { hasReading, readEnglishWord } from './readings.ts';

/** What may stand before the verb that opens a clause. */
type Place = 'start' | 'joined' | 'inside';

interface State {
  tokens: readonly OpenToken[];
  done: Token[];
  /** The form of the verb that opened the line or its list. */
  opener: VerbForm | null;
}

const NAME = /^\p{Lu}[\p{L}\p{N}.&+#'-]*$|^\p{Ll}+\p{Lu}/u;
const DUTY_VERBS = /^(?:include|involve|task|charge|entrust|responsible)$/;

const choose = (
  token: OpenToken,
  pos: PartOfSpeech,
  confidence: number,
  form: VerbForm | null = null,
): Token => {
  const { readings, ...rest } = token;
  const reading =
    readings.find((one) => one.pos === pos && (form === null || one.form === form)) ??
    (form === 'participle' ? readings.find((one) => one.form === 'past') : undefined);
  const lemma = reading?.lemma ?? (pos === 'name' ? token.text : token.lower);
  return { ...rest, lemma, pos, form, confidence };
};

const isOpenWord = (token: OpenToken | undefined): boolean =>
  token !== undefined &&
  (hasReading(token.readings, 'noun') ||
    hasReading(token.readings, 'adjective') ||
    NAME.test(token.text));

const formsOf = (token: OpenToken): VerbForm[] => [
  ...new Set(token.readings.flatMap(({ form }: Reading) => form ?? [])),
];

/** The noun or adjective that a word is where it is no verb. */
function asNoun(
  token: OpenToken,
  next: OpenToken | undefined,
  confidence: number,
  isInside: boolean,
): Token {
  const { readings } = token;
  if (isInside && NAME.test(token.text)) return choose(token, 'name', confidence);
  const isAdjective = hasReading(readings, 'adjective');
  const isNoun = hasReading(readings, 'noun');
  const goesOn = next !== undefined && isOpenWord(next) && closedClassesOf(next.lower).size === 0;
  if (isAdjective && (goesOn || !isNoun)) return choose(token, 'adjective', confidence);
  if (isNoun) return choose(token, 'noun', confidence);
  if (hasReading(readings, 'adverb') && readings.length === 1)
    return choose(token, 'adverb', confidence);
  // "the loading dock", "used parts".
  if (goesOn && formsOf(token).some((form) => form !== 'base' && form !== 'third'))
    return choose(token, 'adjective', confidence);
  return choose(token, NAME.test(token.text) && isInside ? 'name' : 'noun', confidence);
}

/** A word where a clause may begin: its likeliest verb, else noun or adjective. */
function openClause(state: State, at: number, isJoined: boolean): Token {
  const token = state.tokens[at] as OpenToken;
  const forms = formsOf(token);
  const wanted =
    isJoined && state.opener !== null && forms.includes(state.opener) ? [state.opener] : forms;
  const [best] = wanted
    .map((form) => ({ form, likelihood: verbLikelihood(state.tokens, at, form, isJoined) }))
    .sort((a, b) => b.likelihood - a.likelihood);
  if (best !== undefined && best.likelihood > 0.5)
    return choose(token, 'verb', best.likelihood, best.form);
  return asNoun(token, state.tokens[at + 1], 1 - (best?.likelihood ?? 0.1), at > 0);
}

/** Where a word stands, told by what is tagged before it. */
function placeOf({ done, opener }: State): Place {
  let at = done.length - 1;
  while (at >= 0 && done[at]?.pos === 'adverb' && !PARTICLES.has(done[at]?.lower ?? '')) at--;
  const before = done[at];
  if (before === undefined) return 'start';
  if (before.pos === 'mark' && /^[.!?;:•–—-]$/.test(before.lower)) return 'start';
  const isJoint = /^(?:and|or|&|then)$/.test(before.lower) || before.lower === ',';
  if (isJoint) {
    // "As shift lead, counted the safe": behind what stands before the clause it begins.
    if (
      before.lower === ',' &&
      opener === null &&
      /^(?:preposition|determiner|conjunction)$/.test(done[0]?.pos ?? '')
    )
      return 'start';
    return opener === null ? 'inside' : 'joined';
  }
  return before.pos === 'pronoun' && /^(?:i|we|who|that|which|they|he|she)$/.test(before.lower)
    ? 'start'
    : 'inside';
}

const IN_LIST_MIN = 0.65;

/** Behind these "to" opens an act, whatever the word: "in order to bill", "able to cook". */
const BEFORE_TO =
  /^(?:order|as|able|how|when|where|ready|used|had|have|need|needed|help|helped|tried|planned)$/;

/** Whether a gerund, a past or a base form inside a line is a verb there. */
function insideClause(state: State, at: number): Token {
  const { tokens, done } = state;
  const token = tokens[at] as OpenToken;
  const next = tokens[at + 1];
  const before = done.at(-1);
  const forms = formsOf(token);
  const noun = (confidence: number): Token => asNoun(token, next, confidence, true);
  if (before === undefined || forms.length === 0) return noun(0.9);
  const helper = helperBefore(done);
  if (helper !== null && BE.has(helper.lower)) {
    const form =
      forms.find((one) => one === 'gerund') ??
      forms.find((one) => one === 'participle') ??
      forms.find((one) => one === 'past');
    if (form !== undefined)
      return choose(token, 'verb', 0.9, form === 'past' ? 'participle' : form);
    return noun(0.85);
  }
  if (helper !== null) {
    const form = /^(?:ha(?:s|ve|d|ving)|'ve)$/.test(helper.lower)
      ? forms.find((one) => one === 'past' || one === 'participle')
      : forms.find((one) => one === 'base');
    return form === undefined
      ? noun(0.8)
      : choose(token, 'verb', 0.9, form === 'past' ? 'participle' : form);
  }
  if (before.lower === 'to' && forms.includes('base')) {
    const likelihood = verbLikelihood(tokens, at, 'base', true);
    const isPurpose =
      !hasReading(token.readings, 'noun') ||
      likelihood > 0.35 ||
      BEFORE_TO.test(done.at(-2)?.lower ?? '');
    return isPurpose ? choose(token, 'verb', Math.max(likelihood, 0.7), 'base') : noun(0.7);
  }
  // "helped nurses turn patients", "helped prepare the audit".
  if (forms.includes('base') && isHelped(done) && verbLikelihood(tokens, at, 'base', false) > 0.8)
    return choose(token, 'verb', 0.8, 'base');
  // "payroll and training staff": an act in a list of things.
  if (before.pos === 'conjunction' && forms.includes('gerund')) {
    const likelihood = verbLikelihood(tokens, at, 'gerund');
    const isCompound = hasReading(token.readings, 'noun') && leadsCompound(tokens, at);
    if (likelihood > IN_LIST_MIN && !isCompound) return choose(token, 'verb', likelihood, 'gerund');
  }
  if (before.pos === 'preposition' || isDutyVerb(before) || isConjunctionOfTime(before)) {
    const likelihood = forms.includes('gerund') ? verbLikelihood(tokens, at, 'gerund') : 0;
    return likelihood > 0.5 ? choose(token, 'verb', likelihood, 'gerund') : noun(0.8);
  }
  const endsPhrase = before.pos === 'noun' || before.pos === 'name' || before.pos === 'number';
  if (endsPhrase && forms.includes('gerund') && before.lower !== '%') {
    // "boxes containing chemicals" against "cash handling": the compound has nothing behind it to be done to.
    const likelihood = state.opener === null ? 0 : verbLikelihood(tokens, at, 'gerund') - 0.2;
    return likelihood > 0.5 ? choose(token, 'verb', likelihood, 'gerund') : noun(0.8);
  }
  if (
    endsPhrase &&
    !hasReading(token.readings, 'noun') &&
    (forms.includes('past') || forms.includes('participle'))
  )
    return choose(
      token,
      'verb',
      0.7,
      forms.includes('past') && isSubjectOf(done, next) ? 'past' : 'participle',
    );
  return noun(0.85);
}

/** "The foreman signed the permits": a phrase with its article opens the clause, and an object follows. */
function isSubjectOf(done: readonly Token[], next: OpenToken | undefined): boolean {
  let at = done.length - 1;
  while (
    at > 0 &&
    (done[at]?.pos === 'noun' || done[at]?.pos === 'name' || done[at]?.pos === 'adjective')
  )
    at--;
  const before = done[at - 1];
  const isOpening = before === undefined || before.pos === 'mark' || before.pos === 'conjunction';
  return (
    done[at]?.pos === 'determiner' &&
    isOpening &&
    next !== undefined &&
    hasReading(next.readings, 'determiner')
  );
}

const isDutyVerb = ({ lemma, pos }: Token): boolean => pos === 'verb' && DUTY_VERBS.test(lemma);
const isConjunctionOfTime = ({ lower }: Token): boolean =>
  /^(?:while|when|after|before|whilst|then)$/.test(lower);

/** The auxiliary right before, adverbs aside. */
function helperBefore(done: readonly Token[]): Token | null {
  let at = done.length - 1;
  while (at >= 0 && done[at]?.pos === 'adverb') at--;
  const token = done[at];
  return token?.pos === 'auxiliary' ? token : null;
}

/** "helped", "helped nurses": a verb without "to" may follow. */
function isHelped(done: readonly Token[]): boolean {
  const verb = done.findLast(({ pos }) => pos === 'verb');
  return (
    verb !== undefined &&
    /^(?:help|let|make)$/.test(verb.lemma) &&
    done.length - done.indexOf(verb) <= 3
  );
}

/** A word of a closed class as its neighbours make it: "that", "all", "out". */
function closedToken(token: OpenToken, next: OpenToken | undefined): Token {
  const classes = closedClassesOf(token.lower);
  const isBeforeNoun =
    next !== undefined && (isOpenWord(next) || hasReading(next.readings, 'number'));
  if (classes.has('determiner') && (isBeforeNoun || classes.size === 1))
    return choose(token, 'determiner', 0.95);
  if (
    hasReading(token.readings, 'adjective') &&
    next !== undefined &&
    hasReading(next.readings, 'noun')
  )
    return choose(token, 'adjective', 0.85);
  const pos =
    token.readings.find((reading) => reading.pos !== 'determiner')?.pos ?? token.readings[0]?.pos;
  return choose(token, pos ?? 'noun', 0.9);
}

const opensNounPhrase = ({ pos }: Token): boolean =>
  pos === 'determiner' || pos === 'number' || pos === 'adjective';

function tagAt(state: State, at: number): Token {
  const token = state.tokens[at] as OpenToken;
  const next = state.tokens[at + 1];
  const [only] = token.readings;
  if (
    only !== undefined &&
    (only.pos === 'mark' || only.pos === 'number' || only.pos === 'conjunction')
  )
    return choose(token, only.pos, 1);
  if (
    closedClassesOf(token.lower).size > 0 &&
    token.readings.every(({ pos }) => pos !== 'noun' && pos !== 'verb')
  ) {
    // "did the books": a verb of its own where none follows.
    const isDo =
      /^(?:do|did|does|had|has|have)$/.test(token.lower) &&
      next !== undefined &&
      !formsOf(next).some((form) => form !== 'third') &&
      !BE.has(next.lower) &&
      !closedClassesOf(next.lower).has('adverb');
    if (isDo && next.lower !== 'not')
      return {
        ...choose(token, 'verb', 0.8),
        lemma: /^d/.test(token.lower) ? 'do' : 'have',
        form:
          token.lower === 'did' || token.lower === 'had'
            ? 'past'
            : token.lower.endsWith('s')
              ? 'third'
              : 'base',
      };
    return closedToken(token, next);
  }
  const place = placeOf(state);
  if (place !== 'inside' && hasReading(token.readings, 'adverb') && /ly$/.test(token.lower)) {
    // "monthly reports" against "occasionally cover".
    const isAdjective = hasReading(token.readings, 'adjective') && next !== undefined;
    return choose(
      token,
      isAdjective && hasReading(next.readings, 'noun') ? 'adjective' : 'adverb',
      0.9,
    );
  }
  if (place === 'start') return openClause(state, at, false);
  if (place === 'joined') return openClause(state, at, true);
  const before = state.done.at(-1);
  const isPhraseOver = before?.pos === 'noun' || before?.pos === 'name';
  if (isPhraseOver && closedClassesOf(token.lower).has('adverb') && !isOpenWord(next))
    return choose(token, 'adverb', 0.8);
  if (before !== undefined && opensNounPhrase(before)) return asNoun(token, next, 0.9, true);
  if (hasReading(token.readings, 'adverb') && token.readings.length === 1)
    return choose(token, 'adverb', 0.9);
  return insideClause(state, at);
}

/** Parts of speech of an English line: each word by its readings, what stands before it and what follows. */
export function tagEnglish(raw: readonly RawToken[]): Token[] {
  const tokens = raw.map(
    (token): OpenToken => ({ ...token, readings: readEnglishWord(token.lower) }),
  );
  const state: State = { tokens, done: [], opener: null };
  for (let at = 0; at < tokens.length; at++) {
    const token = tagAt(state, at);
    state.done.push(token);
    if (token.pos === 'verb' && state.opener === null && token.form !== 'participle')
      state.opener = isDutyVerb(token) ? 'gerund' : token.form;
    if (token.pos === 'mark' && /^[.!?;]$/.test(token.lower)) state.opener = null;
  }
  return state.done;
}

/** "I'm" and "I've" are two words. */
export function splitEnglishWord(lower: string): readonly number[] | null {
  const match = /^(\p{L}+)('(?:m|ve|d|ll|re))$/u.exec(lower);
  return match === null ? null : [(match[1] ?? '').length, (match[2] ?? '').length];
}
