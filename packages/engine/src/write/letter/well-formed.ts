import { analyze } from '../../language/analyze.ts';
import { numberOfNoun, singularOf } from '../../language/en/noun-forms.ts';
import { findVerbForm, readVerb } from '../../language/en/verb-forms.ts';
import type { Line, NounPhrase } from '../../language/line.ts';
import { TITLE_WORDS } from '../../taxonomy/titles.ts';
import { isPerson } from '../../verify/responsibility/agents.ts';
import { asNounPhrase } from '../noun-phrase.ts';
import type { Telling } from '../tell/telling.ts';
import { longestSharedRun } from '../text-measures.ts';

type Said = Pick<Telling, 'kind' | 'text' | 'result' | 'whole' | 'isPresent' | 'line'>;

const WORDS_MAX = 28;
/** Pay and hours are conditions of a job, no work. */
const CONDITIONS = /\b(?:salary|salaries|income|wages?|overtime|bonus)\b/i;
/** Who or what is meant stands in another line. */
const POINTS_ELSEWHERE =
  /\b(?:we|us|he|she|him|her|you|myself|everything|someone|here|what|how(?! to\b))\b|\bthe \p{L}+ of them\b/iu;
/** "the Night of Science, 9,000 visitors": a figure behind a comma with the thing that it counts. */
const COUNTED_TAIL =
  /, (?=\d[\d.,]* (?!(?:degrees|tonnes|kilos|litres|metres|hours|pages|percent|of)\b)(?:\p{Ll}{3,} ){0,2}(?:\p{Ll}{3,}s|people|children|men|women|staff)\b)/u;
/** "trained 5 apprentices, 4 got their licence", "..., 4 of them have shops": what some of those did whom one led or taught. */
const OF_SOME =
  /^(?<who>(?:trained|taught|coached|mentored|tutored|supervised|led|hired|train|teach|coach|mentor|tutor|supervise|lead) [^,]*), (?<count>\d+|all|most|some|one|two|three|four|five|six) (?<them>of them )?(?=(?:got|passed|became|won|went|stayed|finished|qualified|graduated|have|has|are|is|were|was|work|run) )/;
const tieSome = (text: string): string =>
  text.replace(OF_SOME, (whole, who: string, count: string, them: string | undefined) => {
    const noun = singularOf(who.split(' ').at(-1) ?? '');
    const isOfPersons =
      TITLE_WORDS.has(noun) || isPerson(noun) || /^(?:child|children|people|staff)$/.test(noun);
    if (!isOfPersons) return whole;
    return them === undefined ? `${who}, and ${count} of them ` : `${who}, ${count} of whom `;
  });
/** "wrote 41,000 lines of C, 92% test coverage": a share that goes with it. */
const SHARE_TAIL =
  /, (?=\d[\d.]*% (?:\p{Ll}+ ){0,3}(?:coverage|uptime|time on \p{Ll}+|availability|accuracy|attendance|satisfaction|retention|occupancy|compliance|success|yield)$)/u;
/** ", 60 a day", ", 6 of them": a figure that says of what it is. */
const MEASURED_TAIL =
  /^(?:most|many|some|half|all|both|each|few) of (?:whom|which)\b|^(?:\p{Ll}+ )?\d[\d.,]*%?(?: to \d[\d.,]*)? (?:\p{L}+ ){0,2}?(?:of (?:them|whom|these)|an?|per|each|every|on an?|in total|so far)\b/u;
/** Of what one made, "that" and "which" say the same; a bug that slowed the tills is no act that did. */
const MAKES = /^(?:built|wrote|made|designed|developed|introduced|launched|created|implemented)\b/i;
/** What came of it, hung on a noun that did not do it. */
const LOOSE_OUTCOME =
  /(?<!,) that (?=(?:led to|results? in|resulted in|drove up|drove down|reduced|increased|cut|saved) )/;

/** Whether a noun that one counts stands without its article: "absence of father", "in team of ten". */
function isBare({ tokens, text }: Line, phrase: NounPhrase): boolean {
  const { from, to, head, number, hasDeterminer } = phrase;
  const [first, last, before, after] = [tokens[from], tokens[to - 1], tokens[from - 1], tokens[to]];
  if (first === undefined || last === undefined || hasDeterminer || number !== 'singular')
    return false;
  if (tokens[head]?.pos === 'name' || /^(?:verb|number)$/.test(first.pos)) return false;
  // Half of a pair, or of a phrase that was read in two: what it lacks is not certain.
  const isJoined =
    /^(?:and|or|per|as|by|,|a|an|the|to|-|\/)$/.test(before?.lower ?? '') ||
    /^(?:adjective|adverb|number|determiner)$/.test(before?.pos ?? '') ||
    /^(?:noun|name|adjective|number|verb)$/.test(after?.pos ?? '') ||
    /^(?:and|or|-|\/)$/.test(after?.lower ?? '');
  if (isJoined) return false;
  const words = text.slice(first.start, last.end);
  if (/^[\d$€£]/.test(words)) return false;
  const said = asNounPhrase(words, false, before?.pos === 'preposition');
  return said !== null && said !== words;
}

/** Phrases whose nouns never have an article. */
const FIXED = / (?:in charge|from first draft to (?:press|print)|in person|on call)\b/g;

/** Whether some noun of a text lacks its article for certain. */
export const hasBareNoun = (text: string): boolean => {
  const line = analyze(text.replace(FIXED, ''), 'en');
  return line.phrases.some((phrase) => isBare(line, phrase));
};

/** "pick and drop passengers", "redrew labels", "with 7 shows": a part that opens with an act or leans on another. */
function opensAsAct(item: string, first: string): boolean {
  const readings = readVerb(first.toLowerCase());
  const [token] = analyze(item.slice(0, 1).toLowerCase() + item.slice(1), 'en').tokens;
  if (
    (token?.pos === 'preposition' && !/^(?:about|around|over|up) /.test(item)) ||
    (token?.pos === 'verb' && token.form !== 'gerund')
  )
    return true;
  if (readings.some(({ form, verb }) => form === 'past' || (form === 'base' && !verb.baseIsNoun)))
    return true;
  const isPair = /^(?:re)?\p{Ll}+ and (\p{Ll}+) \p{L}|^(?:re)?\p{Ll}+ and (\p{Ll}+) \d/u.exec(item);
  const other = isPair?.[1] ?? isPair?.[2] ?? '';
  return other !== '' && !/ing$/.test(first) && findVerbForm(other, 'base') !== null;
}

/** Whether a part of a list names what a job was made of: work by its gerund, things that one counts, a noun with its article. */
function isListItem(item: string): boolean {
  const [first = '', second = ''] = item.split(' ');
  if (opensAsAct(item, first) || CONDITIONS.test(item) || POINTS_ELSEWHERE.test(item)) return false;
  if (/\b(?:my|had|last|during|until|when|than|now)\b|^\d+ (?:out )?of\b/.test(item)) return false;
  // "conversion 2D archive", "Maribor and surroundings".
  const isLoose = /(?<!about|around|over|to|of|for|than) \d+\p{L}/u.test(item);
  if (isLoose || (/^\p{Lu}\p{Ll}+$/u.test(first) && /^(?:and|)$/.test(second))) return false;
  // "reminding of medicines": what is done to something wants no "of".
  if (findVerbForm(first, 'gerund')?.verb.gerundIsNoun === false && second === 'of') return false;
  if (/ as well as /.test(item)) return false;
  return WORK_NAMED.test(item) || (!hasBareNoun(item) && !isBareHead(item));
}

/** "egg collection", "pest control": work by its name wants no article. */
const WORK_NAMED =
  /^(?:\p{Ll}+ ){1,2}(?:\p{L}*(?:ection|ation|itation|ement|enance|keeping)|control|care)$/u;

/** "halal kitchen", "entrance team of 12": the thing named first wants an article. */
function isBareHead(item: string): boolean {
  const head = item.split(/,? (?:of|for|in|to|on|at|with|from|that|which|and) |[:,]/)[0] ?? '';
  if (findVerbForm(head, 'gerund') !== null) return false;
  const said = asNounPhrase(head);
  return said !== null && said !== head;
}

/** The parts of a list, each with what leans on it: ", with 200 covers on a Saturday", ", about 10 a week". */
function listParts(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(/, (?:as well as |and )?/)) {
    const first = part.split(' ')[0]?.toLowerCase() ?? '';
    const leans = LEADS_ON.has(first) || MEASURED_TAIL.test(part);
    const before = parts.pop();
    if (before !== undefined) parts.push(...(leans ? [`${before}, ${part}`] : [before, part]));
    else parts.push(part);
  }
  const last = parts.at(-1) ?? '';
  return parts.length > 1 && !/[\d,]/.test(last)
    ? [...parts.slice(0, -1), ...last.split(/ and (?=\p{L}+(?: \p{L}+)?$)/u)]
    : parts;
}

/** The list with its well-formed parts alone, "and" before the last; null where none is left, or a figure would be lost. */
function cleanList(text: string): string | null {
  const [head = '', behind] = text.split(/: /);
  const items = listParts(head);
  const kept = items.filter(isListItem);
  if (kept.length === items.length) return text;
  // What is named first is what the line is about.
  if (kept[0] !== items[0]) return null;
  const joint = / and /.test(kept.slice(-2).join(' ')) ? ', and' : ' and';
  const joined =
    kept.length < 2 ? (kept[0] ?? '') : `${kept.slice(0, -1).join(', ')}${joint} ${kept.at(-1)}`;
  const isFigureLost = /\d/.test(text) && !/\d/.test(joined);
  if (behind !== undefined || isFigureLost || joined.split(' ').length < 2) return null;
  return joined;
}

/** An act with its loose ends tied: a counted thing by "with", its last verb by "and", what came of it by "which". */
const tied = (text: string, isPresent: boolean): string => {
  const joined = tieSome(text)
    .replace(LOOSE_OUTCOME, (that) => (MAKES.test(text) ? ', which ' : that))
    .replace(
      /, resulting in (?=\p{L}|\d)/u,
      isPresent ? ', which results in ' : ', which resulted in ',
    )
    .replace(SHARE_TAIL, ', with ')
    .replace(COUNTED_TAIL, (comma, at: number) =>
      MEASURED_TAIL.test(text.slice(at + 2)) ? comma : ', with ',
    );
  const at = joined.lastIndexOf(', ');
  const next = /^\p{L}+/u.exec(joined.slice(at + 2))?.[0] ?? '';
  const opener = /^\p{L}+/u.exec(joined)?.[0] ?? '';
  const isSameForm =
    (findVerbForm(opener, 'past') !== null && findVerbForm(next, 'past') !== null) ||
    (findVerbForm(opener, 'base') !== null &&
      findVerbForm(next, 'base')?.verb.baseIsNoun === false);
  return at > 0 && isSameForm && !/ and /.test(joined)
    ? `${joined.slice(0, at)} and ${joined.slice(at + 2)}`
    : joined;
};

/** Whether an act hangs something on that nothing ties to it: "extraction, 17 tonnes", "one action, Bentley". */
function hasLooseTail(text: string): boolean {
  const tail = /, ([^,]+)$/.exec(text)?.[1] ?? '';
  if (
    tail === '' ||
    / and | as well as |^(?:and|or) |^also (?:in|at|on|for|with) /.test(tail) ||
    MEASURED_TAIL.test(tail)
  )
    return false;
  const first = /^\p{L}+/u.exec(tail)?.[0]?.toLowerCase() ?? '';
  if (LEADS_ON.has(first) || findVerbForm(first, 'gerund') !== null) return false;
  return findVerbForm(first, 'past') === null && !COUNTED_OPENER.test(tail);
}
const COUNTED_OPENER = /^(?:up to|more than|one|two|three|four|five|six|seven|eight|nine|ten) /;
const LEADS_ON: ReadonlySet<string> = new Set(
  'with without including which who where when while in on at for from by to as about around mostly mainly often all both each each then so within across under over through using up worth'.split(
    ' ',
  ),
);

/** Behind "to" these are where somebody goes, not what somebody does. */
const PLACES: ReadonlySet<string> = new Set(
  'work market order print press court school bed date port'.split(' '),
);

/** Whether what stands before its outcome is the line copied out, with no figure that would need its words. */
const isCopied = (text: string, line: string): boolean => {
  const [act = ''] = text.split(', which ');
  return act !== text && !/\d/.test(act) && longestSharedRun(act, [line]) > RUN_MAX;
};
const RUN_MAX = 8;

const CLAUSE_TAIL =
  /, (?!which|who|that|where|when)(?:\p{Ll}+ ){1,3}(?:came|went|was|were|is|are|got|fell|rose)\b/u;

function isWholeAct(text: string): boolean {
  if (POINTS_ELSEWHERE.test(text) || hasLooseTail(text)) return false;
  // "spare reeds came from old organs": another sentence, hung on by its comma.
  if (CLAUSE_TAIL.test(text)) return false;
  // "forecasts for clients to help": the line went on.
  const open = /\bto (\p{Ll}+)$/u.exec(text)?.[1] ?? '';
  if (findVerbForm(open, 'base') !== null && !PLACES.has(open)) return false;
  return !hasBareNoun(text) && !LOOSE_OUTCOME.test(text);
}

/** "inspect 20 rooms a day, VIP first": in which order. */
const IN_ORDER = /, (?:\p{L}+ ){1,2}first$/u;

const OWN_WHEN =
  /^(?:on|in|at|during|over) (?:the )?(?:weekends?|nights?|weekdays|season|winter|summer|\p{L}+days) I \p{Ll}+ /u;

/** The act with what came of it, where the act alone has articles that the line lacks: its words, and the line's behind them. */
function wholeOf(act: string, whole: string): string | null {
  const end = act.split(' ').slice(-2).join(' ');
  const at = whole.indexOf(` ${end} `);
  return at < 0 ? null : act + whole.slice(at + end.length + 1);
}

/**
 * What is told in the shape that a pattern of a letter takes: an act with its object, a list of things named with their
 * articles, an event with its own subject; null where it does not parse so. A scope is told as the things it names.
 */
export function wellFormed<T extends Said>(told: T): T | null {
  const { kind } = told;
  if (told.text.split(' ').length > WORDS_MAX) return null;
  if (kind === 'thing' || kind === 'scope') {
    const text = cleanList(told.text);
    const isNamed =
      text !== null && (kind === 'thing' || /\d|^\p{L}+ing\b/u.test(text) || isPlural(text));
    return isNamed ? { ...told, kind: 'thing', text } : null;
  }
  // "on weekends I run the line": the sentence that names the place could not hold it.
  // ... but it can stand by itself where it opens with when it is.
  if (kind === 'event')
    return /(?<!since )\bI\b/.test(told.text) && !OWN_WHEN.test(told.text) ? null : told;
  const text = tied(told.text, told.isPresent).replace(IN_ORDER, '');
  if (kind === 'act' && (!isWholeAct(text) || isCopied(text, told.line))) return null;
  const { whole, result, ...rest } = told;
  const both = whole === undefined ? null : wholeOf(told.text, whole);
  const isSayable = result !== undefined && !hasBareNoun(result);
  return {
    ...rest,
    text,
    ...(isSayable ? { result } : {}),
    ...(isSayable && both !== null ? { whole: tied(both, told.isPresent) } : {}),
  } as T;
}

/** "activities for the children", "menus and costing": things that stand without an article. */
const isPlural = (text: string): boolean => {
  const head = text.split(/,? (?:of|for|in|to|on|at|with|from|and) |[:,]/)[0] ?? '';
  return (
    text.includes(' ') && numberOfNoun(head.split(' ').at(-1)?.toLowerCase() ?? '') === 'plural'
  );
};
