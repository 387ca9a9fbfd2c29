import { analyze } from '../language/analyze.ts';
import type { Line, NounPhrase, Token } from '../language/line.ts';

/** What joins the things of a list. */
export const isJoint = ({ lower }: Token): boolean => /^(?:,|and|&|or)$/.test(lower);

/** Words told of a noun that follows, and often read as one of their own: "incoming and outgoing mail". */
const TOLD_OF =
  /^(?:incoming|outgoing|inbound|outbound|ongoing|upcoming|existing|new|local|overseas|domestic|international|daily|weekly|biweekly|bi-weekly|monthly|quarterly|annual|yearly|year-end|month-end|nightly|overnight|federal|provincial|municipal|corporate|personal|internal|external)$/;

/** Whether a token only tells of the noun that its list ends with: "federal and", "Instagram and (Facebook accounts)". */
const isModifier = ({ pos, lower, text }: Token): boolean =>
  pos === 'adjective' || pos === 'name' || TOLD_OF.test(lower) || /^\p{Lu}\p{Ll}/u.test(text);

/** The phrase that opens at a place, with the modifiers joined before it: "monthly, quarterly and annual reports". */
function phraseAt({ tokens, phrases }: Line, from: number): NounPhrase | undefined {
  let at = from;
  for (;;) {
    const phrase = phrases.find((one) => one.from === at);
    const isWhole = phrase !== undefined && !isModifier(tokens[phrase.head] as Token);
    if (isWhole) return { ...phrase, from };
    let next = phrase?.to ?? at;
    while (tokens[next] !== undefined && isModifier(tokens[next] as Token)) next++;
    const joint = tokens[next];
    if (next === at || joint === undefined || !isJoint(joint)) {
      const inside = phrases.find((one) => one.from > at && one.from <= next);
      return inside === undefined ? phrase : { ...inside, from };
    }
    while (tokens[next] !== undefined && isJoint(tokens[next] as Token)) next++;
    at = next;
  }
}

/** "death records, about 900 copies a year": how much of it, no further thing. */
const isSize = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.lower === ',' &&
  (tokens[at]?.pos === 'number' ||
    /^(?:about|around|approximately|roughly|up|over|some|including|mostly)$/.test(
      tokens[at]?.lower ?? '',
    ));

/** The noun phrases that a line opens with, joined by commas and "and"; `end` is the place behind the last. */
export function openingPhrases(line: Line): { list: NounPhrase[]; end: number } {
  const { tokens } = line;
  const list: NounPhrase[] = [];
  const isFigure = /^[$€£]$/.test(tokens[0]?.text ?? '');
  let at = isFigure ? 1 : 0;
  for (;;) {
    const isBehindSign = /^[$€£]$/.test(tokens[at + 1]?.text ?? '');
    const phrase = phraseAt(line, at) ?? (isBehindSign ? phraseAt(line, at + 2) : undefined);
    if (phrase === undefined) break;
    list.push(isBehindSign ? { ...phrase, from: at, hasDeterminer: true } : phrase);
    at = phrase.to;
    let next = at;
    while (tokens[next] !== undefined && isJoint(tokens[next] as Token)) next++;
    if (next === at || isSize(tokens, next) || phraseAt(line, next) === undefined) break;
    at = next;
  }
  return { list, end: at };
}

/** A text that names things, read as behind a preposition, where no word of it is a verb to begin with: "cash and bank deposits". */
export function readThings(text: string): Line {
  const line = readBehindFor(text);
  const isMisread = line.tokens.some(
    ({ pos, form }, at) =>
      pos === 'verb' && form === 'base' && at > 0 && isJoint(line.tokens[at - 1] as Token),
  );
  return isMisread ? readApart(text) : line;
}

function readBehindFor(text: string): Line {
  // "accounts payable" and "month end" are one thing each.
  const joined = text.replace(
    /\b(?:accounts? (?=(?:payable|receivable)\b)|(?:month|year|quarter|week) (?=end\b))/gi,
    (first) => `${first.trimEnd()}-`,
  );
  const { tokens, phrases, ...line } = analyze(`${BEFORE_THINGS}${joined}`, 'en');
  return {
    ...line,
    text,
    clauses: [],
    ...shifted(tokens.slice(1), phrases, -BEFORE_THINGS.length, -1),
  };
}

/** Each thing of a list read alone: "oil changes, tire rotations", where "tire" tires nobody. */
function readApart(text: string): Line {
  const tokens: Token[] = [];
  const phrases: NounPhrase[] = [];
  let reached = 0;
  for (const part of text.split(/(,\s*|\s+(?:and|&|or)\s+)/)) {
    const isSeparator = /^(?:,\s*|\s+(?:and|&|or)\s+)$/.test(part);
    const { tokens: own, phrases: named } = isSeparator
      ? { ...analyze(part.trim(), 'en'), phrases: [] }
      : readBehindFor(part);
    const lead = isSeparator ? part.length - part.trimStart().length : 0;
    const moved = shifted(own, named, reached + lead, tokens.length);
    tokens.push(...moved.tokens);
    phrases.push(...moved.phrases);
    reached += part.length;
  }
  return { text, language: 'en', tokens, phrases, clauses: [] };
}

/** Tokens and phrases by so many characters and places further on. */
const shifted = (
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  characters: number,
  places: number,
): { tokens: Token[]; phrases: NounPhrase[] } => ({
  tokens: tokens.map((token) => ({
    ...token,
    start: token.start + characters,
    end: token.end + characters,
  })),
  phrases: phrases.map((phrase) => ({
    ...phrase,
    from: phrase.from + places,
    to: phrase.to + places,
    head: phrase.head + places,
  })),
});
const BEFORE_THINGS = 'for ';
