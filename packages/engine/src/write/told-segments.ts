import { analyze } from '../language/analyze.ts';
import { RELATIVE_GERUNDS } from '../language/en/nouns.ts';
import { findVerbForm, inflect } from '../language/en/verb-forms.ts';
import type { Token } from '../language/line.ts';
import { asNounPhrase } from './noun-phrase.ts';
import { longestSharedRun } from './text-measures.ts';
import { hasUnknownWord } from './unknown-words.ts';
import { asVerbPhrase, hasVerbInside, tellJoinedVerb } from './verb-phrases.ts';

export const PREPOSITIONS: ReadonlySet<string> = new Set(
  `for in with using through via by across on at from into over under during within between to against among around as per
  before after since until without toward towards throughout alongside inside onto upon about based off behind beside near beyond including`.split(
    /\s+/,
  ),
);
export const CONJUNCTIONS: ReadonlySet<string> = new Set(['and', 'or', '&', 'then']);
/** A clause of its own follows; "which" and "that" have the thing before them as their subject. */
const CLAUSE_OPENERS: ReadonlySet<string> = new Set(
  'that which who whom whose while when where whereas because so if although once whenever'.split(
    ' ',
  ),
);

type Kind =
  | 'object'
  | 'of'
  | 'behind'
  | 'purpose'
  | 'verb'
  | 'doing'
  | 'relative'
  | 'clause'
  | 'end';

/** A stretch of a clause that can be left out with all behind it, unless what follows belongs to it. */
interface Segment {
  kind: Kind;
  /** Its first word: "with", "to", "and", "of", "who". */
  lead: string;
  phrase: string;
  /** It stops inside a list, or before an "and" whose other side can't be told. */
  isCut?: boolean;
}

export type Tense = 'past' | 'base';

const isVerbIn = (token: Token | undefined, tense: Tense): boolean => {
  if (token === undefined) return false;
  if (tense === 'past')
    return (
      token.pos === 'verb' &&
      (token.form === 'past' || findVerbForm(token.lower, 'past') !== null) &&
      token.form !== 'gerund'
    );
  return token.pos === 'verb' && token.form === 'base';
};

const isGerund = (token: Token): boolean =>
  findVerbForm(token.lower, 'gerund') !== null || (token.pos === 'verb' && token.form === 'gerund');

/** "a service handling 10 requests": what the thing before does. */
const opensRelative = (token: Token, next: Token | undefined): boolean =>
  RELATIVE_GERUNDS.has(token.lower) ||
  (isGerund(token) &&
    next !== undefined &&
    (/^[$€£]?\d/.test(next.text) || /^(?:the|a|an|over|up|more|all|about)$/.test(next.lower)));

/** What opens at a word, or null where the stretch before goes on. */
function kindAt(tokens: readonly Token[], at: number, tense: Tense): Kind | null {
  const token = tokens[at] as Token;
  const next = tokens[at + 1];
  const before = tokens[at - 1];
  const hasComma = /,/.test(token.gap) || before?.text === ',';
  if (token.pos === 'mark' && /[;:.()"“”–—]/.test(token.text)) return 'end';
  if (token.lower === 'of') return 'of';
  if (token.lower === 'to' && next !== undefined && !/^\d/.test(next.text)) {
    const base = findVerbForm(next.lower, 'base') !== null || isVerbIn(next, 'base');
    if (base && next.pos !== 'noun' && next.pos !== 'name') return 'purpose';
    if (base && next.pos === 'noun')
      return tokens[at + 2]?.pos === 'determiner' ? 'purpose' : 'end';
  }
  if (isAmountWord(tokens, at)) return null;
  if (PREPOSITIONS.has(token.lower)) {
    const isRange =
      /^\d/.test(before?.text ?? '') &&
      /^[$€£]?\d/.test(next?.text ?? '') &&
      /^to$/.test(token.lower);
    return isRange ? null : 'behind';
  }
  if (CONJUNCTIONS.has(token.lower) && before !== undefined) {
    const verb = next?.pos === 'adverb' ? tokens[at + 2] : next;
    if (isVerbIn(verb, tense)) return 'verb';
    // "and pair with": a verb that wears another form.
    return verb?.pos === 'verb' && (verb.form === 'base' || verb.form === 'past') ? 'end' : null;
  }
  if (CLAUSE_OPENERS.has(token.lower)) return 'clause';
  if (hasComma && isVerbIn(token, tense) && isInVerbList(tokens, at, tense)) return 'verb';
  if (hasComma && isGerund(token) && !isInList(tokens, at))
    return OUTCOME_GERUNDS.has(token.lower) ? 'end' : 'doing';
  if (at > 0 && opensRelative(token, next) && before?.pos !== 'preposition') return 'relative';
  if (hasComma && token.pos !== 'mark' && !isInList(tokens, at)) return 'end';
  return null;
}

/** What an effect opens with: told by itself. */
const OUTCOME_GERUNDS: ReadonlySet<string> = new Set(
  `reducing increasing improving cutting saving growing boosting lowering raising decreasing shortening generating achieving winning
  earning eliminating doubling tripling halving speeding freeing enabling lifting bringing driving resulting leading ensuring`.split(
    /\s+/,
  ),
);

/** "about 80 guests", "up to 30 squares", "over 400 miles": no place. */
const isAmountWord = (tokens: readonly Token[], at: number): boolean =>
  (/^(?:about|around|over|under)$/.test(tokens[at]?.lower ?? '') &&
    /^[$€£]?\d/.test(tokens[at + 1]?.text ?? '')) ||
  (/^to$/.test(tokens[at]?.lower ?? '') && tokens[at - 1]?.lower === 'up');

/** "served customers, sliced bread and packed orders": further acts up to the one behind "and". */
const isInVerbList = (tokens: readonly Token[], at: number, tense: Tense): boolean =>
  tokens.some(
    (token, i) => i > at && CONJUNCTIONS.has(token.lower) && isVerbIn(tokens[i + 1], tense),
  );

/** A comma of "A, B and C": only nouns between it and the "and" that ends the list, or nothing but nouns to the end. */
function isInList(tokens: readonly Token[], at: number): boolean {
  for (let i = at; i < tokens.length && i < at + LIST_WORDS_MAX; i++) {
    const token = tokens[i] as Token;
    if (token.lower === 'and' || token.lower === 'or') return true;
    if (token.pos === 'mark' && token.text !== ',') return false;
    if (token.lower === 'of') continue;
    if (PREPOSITIONS.has(token.lower) || CLAUSE_OPENERS.has(token.lower)) return false;
    if (token.pos === 'adverb' || token.pos === 'pronoun') return false;
    if (token.pos === 'verb' && token.form !== 'participle') return false;
    if (/^[\d$€£]/.test(token.text)) return false;
  }
  return false;
}
const LIST_WORDS_MAX = 12;

/** Cuts what follows the verb before each thing that may be left out. */
function listSegments(text: string, rest: string, tense: Tense): Segment[] {
  const offset = text.length - rest.length;
  const tokens = analyze(text, 'en').tokens.filter(({ start }) => start >= offset);
  const segments: Segment[] = [];
  let open: { kind: Kind; lead: string; from: number } = { kind: 'object', lead: '', from: offset };
  const close = (to: number): void => {
    const phrase = text
      .slice(open.from, to)
      .replace(/[\s,;:]+$/, '')
      .trim();
    if (open.lead !== '' || phrase !== '')
      segments.push({ kind: open.kind, lead: open.lead, phrase });
  };
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    // A clause of its own runs to the line's end.
    if (open.kind === 'clause') break;
    const kind = kindAt(tokens, i, tense);
    if (kind === null) continue;
    close(token.start);
    const last = segments.at(-1);
    if (kind === 'end') {
      const isOpenList =
        (token.pos !== 'mark' || token.text === ',') &&
        !PREPOSITIONS.has(token.lower) &&
        token.pos !== 'adverb' &&
        !isGerund(token);
      if (last !== undefined && isOpenList)
        segments[segments.length - 1] = { ...last, isCut: true };
      return [...segments, { kind: 'end', lead: '', phrase: '' }];
    }
    const isListed = kind === 'verb' && !CONJUNCTIONS.has(token.lower);
    open = isListed
      ? { kind, lead: ',', from: token.start }
      : { kind, lead: token.text, from: token.end };
  }
  close(text.length);
  return segments;
}

const FINITE = /\b(?:is|are|was|were|be|been|has|have|had|will|can|could|would|not|did|does|do)\b/i;

/** A clause of its own: right as it stands where it has its verb. */
function tellClause({ lead, phrase }: Segment): string | null {
  const { tokens, phrases } = analyze(`${lead} ${phrase}`, 'en');
  const hasFinite = tokens.some(
    ({ pos, form, lower }, i) =>
      i > 0 &&
      (pos === 'auxiliary' ||
        (pos === 'verb' && (form === 'past' || form === 'third' || form === 'base')) ||
        findVerbForm(lower, 'past') !== null),
  );
  if (!hasFinite || tokens.some(({ text }) => /[;:()"“”–—/]/.test(text))) return null;
  const stands = phrases.every(({ from, to, number, hasDeterminer }) => {
    if (number !== 'singular' || hasDeterminer) return true;
    const words = tokens.slice(from, to).map(({ text }) => text);
    return asNounPhrase(words.join(' ')) === words.join(' ');
  });
  if (!stands) return null;
  // Words of our own between the thing and what it does.
  return lead.toLowerCase() === 'that' &&
    tokens[1]?.pos !== 'pronoun' &&
    tokens[1]?.pos !== 'determiner'
    ? `, which ${phrase}`
    : `${lead.toLowerCase()} ${phrase}`;
}

/** What the thing before does, as a clause: "handling 10 requests" -> "that handled 10 requests". */
function tellRelative({ lead, phrase }: Segment, before: string, tense: Tense): string | null {
  const found = findVerbForm(lead, 'gerund');
  const object = asNounPhrase(phrase);
  if (found === null || object === null) return null;
  const isPlural = /s$/.test(before) && !/ss$/.test(before);
  const form = tense === 'past' ? 'past' : isPlural ? 'base' : 'third';
  return `that ${inflect(found, form)} ${object}`;
}

function tellSegment(
  segment: Segment,
  next: Segment | undefined,
  before: string,
  tense: Tense,
): string | null {
  const { kind, lead } = segment;
  const phrase = segment.phrase.trim();
  const hasOf = next?.kind === 'of';
  if (
    segment.isCut === true ||
    hasUnknownWord(phrase) ||
    /[/\\]|\b\p{L}{2,}\.(?:\s|$)/u.test(phrase)
  )
    return null;
  if (kind === 'clause') return tellClause(segment);
  if (phrase === '' && kind !== 'object') return null;
  if (FINITE.test(phrase)) return null;
  if ((kind === 'object' || kind === 'behind' || kind === 'of') && hasVerbInside(phrase))
    return null;
  // "the design, development | and tested the releases": the list has lost its end.
  if (next?.kind === 'verb' && /,\s(?!.*\b(?:and|or)\b)/i.test(phrase)) return null;
  // "reading, life skills and getting | to class".
  if (next !== undefined && /\band \p{Ll}+ing$/u.test(phrase)) return null;
  // "a ratio of 98.7%", but "the migration of the platform".
  const isMeasured = hasOf && /^[$€£]?\d/.test(next?.phrase ?? '');
  // "led migration from a monolith": a known one too.
  const isAct =
    next?.kind === 'behind' &&
    /^(?:from|to|into)$/i.test(next.lead) &&
    /^\p{Ll}+(?:tion|sion|ment|over)$/u.test(phrase);
  if (kind === 'object' && isAct) return `the ${phrase}`;
  if (kind === 'object') return asNounPhrase(phrase, isMeasured ? 'measure' : hasOf);
  if (kind === 'relative') return tellRelative(segment, before, tense);
  if (kind === 'doing') {
    const told = asVerbPhrase(`${lead} ${phrase}`, 'gerund', hasOf);
    return told === null ? null : `, ${told}`;
  }
  if (kind === 'purpose') {
    const told = asVerbPhrase(phrase, 'base', hasOf);
    return told === null ? null : `to ${told}`;
  }
  if (kind === 'verb') return tellJoinedVerb(phrase, lead, hasOf);
  if (/^including$/i.test(lead)) {
    const told = asNounPhrase(phrase, hasOf, true);
    return told === null ? null : `, including ${told}`;
  }
  if (/^per$/i.test(lead)) return /^\p{L}+$/u.test(phrase) ? `per ${phrase}` : null;
  const verb =
    /^(?:by|for|of|in|on|without|before|after|from|through|while|when|about|with)$/i.test(lead)
      ? asVerbPhrase(phrase, 'gerund', hasOf)
      : null;
  const isSureGerund = verb !== null && phrase.split(' ').length > 1;
  const told = isSureGerund ? verb : asNounPhrase(phrase, hasOf, true);
  return told === null ? null : `${lead.toLowerCase()} ${told}`;
}

const PAIRED: Readonly<Record<string, string>> = { from: 'to', between: 'and' };

/** "in accordance", "in addition": what they are with follows. */
const LEANING =
  /\b(?:accordance|addition|line|partnership|collaboration|compliance|response|relation|conjunction|cooperation|contact|charge|time|average|number|variety|range)$/i;

/** Whether what is told so far wants the next stretch too. */
function isOpen(segment: Segment, next: Segment | undefined): boolean {
  if (next === undefined) return false;
  return (
    next.kind === 'of' ||
    (next.kind === 'behind' && /^per$/i.test(next.lead)) ||
    PAIRED[segment.lead.toLowerCase()] === next.lead.toLowerCase() ||
    (next.kind === 'behind' && /^based$/i.test(next.lead)) ||
    /^based$/i.test(segment.lead) ||
    (next.kind === 'behind' && LEANING.test(segment.phrase))
  );
}

const tidy = (parts: readonly string[]): string => parts.join(' ').replace(/ ,/g, ',');

export interface ToldRest {
  text: string;
  /** Of a longer telling, where words of one's own can stand between its halves: "at North Mills". */
  tail?: string;
  /** "in spring 2021": when, told apart so that a sentence may open with it. */
  when?: string;
}

const WHEN =
  /^(?:in|during|over) (?:the )?(?:(?:spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december) (?:of )?)?(?:19|20)\d\d$/i;
const WORDS_MAX = 26;

/** What is told of each stretch, as far as it goes without a doubt; the place in the list where it may stop, and where a second half may begin. */
function tellSegments(
  head: string,
  segments: readonly Segment[],
  tense: Tense,
): { pieces: { text: string; mayEnd: boolean; mayOpen: boolean }[]; when?: string } {
  const pieces: { text: string; mayEnd: boolean; mayOpen: boolean }[] = [];
  let when: string | undefined;
  for (const [i, segment] of segments.entries()) {
    if (segment.kind === 'end') break;
    const next = segments[i + 1];
    const before = (pieces.at(-1)?.text ?? head).split(' ').at(-1) ?? '';
    const text = tellSegment(segment, next, before, tense);
    if (text === null) break;
    if (WHEN.test(text) && i > 0 && next === undefined) {
      when = text;
      break;
    }
    // "..., sliced bread": the list of acts goes on.
    const isListing = segment.kind === 'verb' && segment.lead === ',';
    const inList = next?.kind === 'verb' && next.lead === ',';
    pieces.push({
      text,
      mayEnd: !isOpen(segment, next) && !isListing && !(inList && segment.kind !== 'object'),
      mayOpen:
        segment.kind === 'behind' &&
        !isOpen(segments[i - 1] ?? segment, segment) &&
        segments.slice(0, i).every(({ kind }) => /^(?:object|of|behind)$/.test(kind)),
    });
  }
  return { pieces, ...(when === undefined ? {} : { when }) };
}

/** As much of what follows the verb as reads well and shares no long run with the bullet, ending where a phrase ends. */
export function tellRest(
  head: string,
  rest: string,
  tense: Tense,
  source: string,
  runMax: number,
): ToldRest | null {
  const { pieces, when } = tellSegments(head, listSegments(`${head} ${rest}`, rest, tense), tense);
  const isShort = (text: string): boolean => longestSharedRun(text, [source]) <= runMax;
  const dated = when === undefined ? {} : { when };
  const textOf = (from: number, to: number): string =>
    tidy(pieces.slice(from, to).map(({ text }) => text));
  for (let to = pieces.length; to > 0; to--) {
    if (pieces[to - 1]?.mayEnd !== true) continue;
    const whole = textOf(0, to);
    if (whole.split(' ').length > WORDS_MAX) continue;
    if (isShort(`${head} ${whole}`)) return { text: whole, ...dated };
    for (let i = 1; i < to; i++) {
      const also = withAlso(pieces, i, to);
      if (also !== null && isShort(`${head} ${also}`)) return { text: also, ...dated };
    }
    for (let i = 1; i < to; i++) {
      const [first, tail] = [textOf(0, i), textOf(i, to)];
      if (pieces[i]?.mayOpen === true && isShort(`${head} ${first}`) && isShort(tail))
        return { text: first, tail, ...dated };
    }
  }
  return null;
}

/** "and I also wrote": words of our own between two acts. */
function withAlso(pieces: readonly { text: string }[], at: number, to: number): string | null {
  if (!/^and \p{Ll}/u.test(pieces[at]?.text ?? '')) return null;
  if (pieces.slice(0, at).some(({ text }) => text.startsWith(','))) return null;
  return tidy(
    pieces
      .slice(0, to)
      .map(({ text }, i) => (i === at ? text.replace(/^and /, ', and I also ') : text)),
  );
}
