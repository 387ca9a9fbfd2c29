import { DETERMINERS, RELATIVE_GERUNDS } from '../language/en/nouns.ts';
import { findVerbForm, readVerb } from '../language/en/verb-forms.ts';
import { type Word, wordsOf } from '../language/words.ts';
import { asNounPhrase } from './noun-phrase.ts';

export const PREPOSITIONS = new Set(
  `for in with using through via by across on at from into over under during within between to against among around as per
  before after since until without toward towards throughout alongside inside onto upon about based`.split(
    /\s+/,
  ),
);
/** A clause of its own follows: what a shortened sentence leaves out. */
const CLAUSE_OPENERS = new Set(
  'that which who whom whose while when where whereas because so if including such resulting ensuring'.split(
    ' ',
  ),
);
export const CONJUNCTIONS = new Set(['and', 'or', '&', 'then']);

interface Segment {
  lead: string;
  phrase: string;
}

/** Whether a gerund behind a noun opens what the noun does: "a service handling 10 requests". */
function opensRelative(word: Word, next: Word | undefined): boolean {
  if (RELATIVE_GERUNDS.has(word.lower)) return true;
  if (findVerbForm(word.lower, 'gerund') === null || next === undefined) return false;
  return /^\d/.test(next.text) || /^(?:the|a|an|over|up|more|all)$/.test(next.lower);
}

/** Cuts the rest of a clause before its prepositions; stops before a clause of its own, a new verb or a dash. */
function listSegments(rest: string): Segment[] {
  const words = wordsOf(rest);
  const segments: Segment[] = [];
  let lead = '';
  let start = 0;
  const push = (to: number): void => {
    segments.push({ lead, phrase: rest.slice(start, to).replace(/[\s,;:]+$/, '') });
  };
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as Word;
    const next = words[i + 1];
    const isJoined = i > 0 && CONJUNCTIONS.has((words[i - 1] as Word).lower);
    const isVerb = isJoined && isVerbForm(word.lower);
    if (isVerb || endsClause(rest, words, i)) {
      push(isVerb ? (words[i - 1] as Word).start : word.start);
      return segments.filter(isFilled);
    }
    const isRange =
      /\d$/.test(rest.slice(0, word.start).trimEnd()) &&
      /^\d/.test(next?.text ?? '') &&
      lead !== 'from';
    if ((PREPOSITIONS.has(word.lower) && !isRange) || word.lower === 'of') {
      if (i > 0) push(word.start);
      lead = word.lower === 'of' ? 'of' : word.text;
      start = word.end;
    }
  }
  push(rest.length);
  return segments.filter(isFilled);
}

const isFilled = ({ lead, phrase }: Segment): boolean => lead !== '' || phrase.trim() !== '';
const isVerbForm = (lower: string): boolean =>
  readVerb(lower).some(
    ({ form, verb }) => form === 'past' || (form === 'gerund' && !verb.gerundIsNoun),
  );

/** Whether the word opens what a shortened sentence leaves out: a clause of its own, an aside, what a thing does. */
function endsClause(rest: string, words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (CLAUSE_OPENERS.has(word.lower) || (at > 0 && opensRelative(word, words[at + 1]))) return true;
  if (word.gap === ':' && /^\d/.test(word.text)) return false;
  if (/[;:.()"“”]/.test(word.gap)) return true;
  return word.gap.includes(',') && !isInList(rest, words, at);
}

/** A comma of "A, B and C": only nouns between it and the "and" that ends the list. */
function isInList(rest: string, words: readonly Word[], at: number): boolean {
  for (let i = at; i < words.length && i < at + LIST_WORDS_MAX; i++) {
    const word = words[i] as Word;
    if (i > at && word.gap.includes(',') && word.lower === 'and') return true;
    if (word.lower === 'and' || word.lower === 'or') return true;
    if (
      PREPOSITIONS.has(word.lower) ||
      CLAUSE_OPENERS.has(word.lower) ||
      word.lower.endsWith('ing')
    )
      return false;
    if (
      readVerb(word.lower).some(({ form }) => form === 'past') ||
      /^[\d$]/.test(rest.slice(word.start - 1, word.end).trim())
    )
      return false;
  }
  return false;
}
const LIST_WORDS_MAX = 8;

/** "to visualize KPIs", "by rewriting the script": a verb, then its object. */
function asVerbPhrase({ lead, phrase }: Segment, hasOf: boolean): string | null {
  const [first = '', ...others] = phrase.trim().split(/\s+/);
  const form = /^to$/i.test(lead) ? 'base' : 'gerund';
  const found = findVerbForm(first, form);
  if (found === null || others.length === 0) return null;
  // "of billing platform": a noun before a noun, unless an object surely follows.
  const isSure =
    DETERMINERS.has((others[0] ?? '').toLowerCase()) || /^\d|s$/.test(others.at(-1) ?? '');
  if (form === 'gerund' && found.verb.gerundIsNoun && !isSure) return null;
  const object = asNounPhrase(others.join(' '), hasOf);
  return object === null ? null : `${first} ${object}`;
}

/** "the design, development": a list whose last part is left out. */
const CUT_LIST = /,\s(?!.*\b(?:and|or)\b)/i;

function tellSegment(segment: Segment, next: Segment | undefined): string | null {
  const hasOf = next?.lead === 'of';
  const phrase = segment.phrase.trim();
  if (/^per$/i.test(segment.lead) && /^\p{L}+$/u.test(phrase)) return `per ${phrase}`;
  if (phrase === '' || CUT_LIST.test(phrase)) return null;
  if (/\b(?:is|are|was|were|be|been|has|have|had|will|can|not)\b/i.test(phrase)) return null;
  const isInfinitive =
    /^to$/i.test(segment.lead) &&
    findVerbForm(phrase.split(' ')[0] ?? '', 'base') !== null &&
    !/^\d/.test(phrase);
  const verbPhrase = segment.lead === '' ? null : asVerbPhrase(segment, hasOf);
  const told = verbPhrase ?? (isInfinitive ? null : asNounPhrase(phrase, hasOf));
  return told === null
    ? null
    : segment.lead === ''
      ? told
      : `${segment.lead.toLowerCase()} ${told}`;
}

const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;
const PAIRED: Readonly<Record<string, string>> = { from: 'to', between: 'and' };

/** As much of the rest as reads well and stays under the shared run, ending where a phrase ends. */
export function tellRest(rest: string, room: number): string | null {
  const segments = listSegments(rest);
  const told: string[] = [];
  let whole: string | null = null;
  for (const [i, segment] of segments.entries()) {
    const piece = tellSegment(segment, segments[i + 1]);
    if (piece === null) break;
    told.push(piece);
    if (countWords(told.join(' ')) > room) break;
    const next = segments[i + 1];
    const isOpen =
      next !== undefined &&
      (/^(?:of|per)$/i.test(next.lead) ||
        PAIRED[segment.lead.toLowerCase()] === next.lead ||
        /^based$/i.test(next.lead));
    if (!isOpen && countWords(told.join(' ')) <= room) whole = told.join(' ');
  }
  return whole;
}
