import { analyze } from '../../language/analyze.ts';
import { numberOfNoun } from '../../language/en/noun-forms.ts';
import { DETERMINERS } from '../../language/en/nouns.ts';
import { findVerbForm, readVerb } from '../../language/en/verb-forms.ts';
import { NUMBER_WORDS } from '../../language/number-words.ts';
import { TITLE_WORDS } from '../../taxonomy/titles.ts';
import { isPerson } from '../../verify/responsibility/agents.ts';
import type { Telling } from '../tell/telling.ts';
import { namesWorkAlone } from '../tell/thing.ts';
import { OF_THING } from '../tell/verb-opener.ts';

type Said = Pick<Telling, 'kind' | 'text' | 'line' | 'result'> & { isPresent?: boolean };

/** Short for a word, and at home in no letter: "4 carriers diff". */
export const CLIPPED =
  /\b(?:diff|dept|mgmt|mgr|supv|misc|reqs?|govt|qty|hrs?|mins?|wks?|mos?|avg|equip|maint|intl|natl|asst|accts?|cust|svcs?|ea|pcs|approx|info|docs?|ppl)(?=$|[\s,.;])/u;
/** "S2/S3", "AM/PM": codes with a stroke. */
export const STROKE = /(?<=\S)(?<!\band|\b24)\/(?=\S)(?!or\b|7\b)/;
/** "in '24": a year that a letter writes out. */
const SHORT_YEAR = /(?<!\p{L})['’]\d\d\b/u;
/** Said of what one is, not of what one did. */
export const PUFF =
  /\b(?:demonstrat|showcas|highlight|leverag|spearhead|exemplif|underscor)(?:e|es|ed|ing)\b|\b(?:expertise in|value chain|added value|value-add|verticals?|ecosystems?|multi-skilled|empowered|digital transformation|synerg\p{L}+|cutting[- ]edge|best[- ]in[- ]class|world[- ]class|thought leader\p{L}*|stakeholder alignment|proven track)\b/iu;
/** Told of another job than the one that its line stands under. */
const OF_OTHER_JOB =
  /\b(?:before that|previously|formerly|in my (?:last|previous|old|former) (?:job|role|post|position)|at my (?:last|previous|old|former)|(?:last|previous|old|former) (?:job|employer))\b/i;

/** "am responsible for the stores since 2015": of what goes on, no English sentence says it so. */
const SINCE_THEN = /\bsince (?:\p{L}+ )?(?:19|20)\d\d\b/u;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,;:]+/)
    .filter((word) => word !== '');

const isMany = (word: string): boolean => /s$/.test(word) && numberOfNoun(word) === 'plural';

/** Whether a word that is a verb and a noun may be the noun here, with what it is of behind it. */
function mayBeCompound(first: string, second: string, besideVerbs: boolean): boolean {
  if (DETERMINERS.has(second) || NUMBER_WORDS.has(second) || /^\d/.test(second)) return false;
  const isWork = namesWorkAlone(second);
  if (!isMany(second) && !isWork) return false;
  return OF_THING.has(first) || !besideVerbs;
}

/** "when he is away", "before each shift": what hangs on a verb, never on a thing. */
const ON_VERB = /\b(?:when|whenever|if|until|unless) \p{L}+ /u;

/** Whether an act's line says it with a verb for sure: "Roof inspections" is none, whatever form a sentence would give it. */
function opensWithSureVerb({ text, line }: Said, besideVerbs: boolean): boolean {
  const [told = ''] = wordsOf(text);
  const found = readVerb(told)[0];
  if (found === undefined) return true;
  const { forms, base, baseIsNoun, gerundIsNoun } = found.verb;
  const own = ` ${wordsOf(line).join(' ')} `;
  const isSaid = (form: string): boolean => own.includes(` ${form} `);
  if (own.includes(` i ${told} `)) return true;
  if (forms.past !== base && isSaid(forms.past)) return true;
  const behind = (form: string): string =>
    own.slice(own.indexOf(` ${form} `) + form.length + 2).split(' ')[0] ?? '';
  if (isSaid(base)) {
    // "Stock and price lists": of two words that are both a noun too, the second may be what the third is of.
    const [, other = '', next = ''] = /^\p{L}+ and (\p{L}+) (\S+)/u.exec(text) ?? [];
    const head = other === '' ? base : other;
    const object = other === '' ? behind(base) : next;
    return !baseIsNoun || ON_VERB.test(text) || !mayBeCompound(head, object, besideVerbs);
  }
  // "Billing inquiries": but "driving lines 1 and 3".
  if (isSaid(forms.gerund)) return !gerundIsNoun || !namesWorkAlone(behind(forms.gerund));
  return true;
}

/** What a number is the name of: "line 3", "Windows 10". */
const NUMBERED =
  /^(?:(?:class|level|grade|phase|unit|line|room|type|year|number|week|day|step|stage|band|zone|tier|part|section|form|route|gate|bay|platform|volume|chapter|categor|size|age)(?:s|es|y|ies)?|(?:spring|summer|autumn|fall|winter|top|times?|last|first|past|next))$/;

/** "reading club 60 kids", "inspections up to 6 a day": a figure behind a noun, with nothing that ties it. */
export function hasLooseFigure(text: string): boolean {
  const { tokens } = analyze(text, 'en');
  return tokens.some((token, at) => {
    if (!/^[$€£]?\d/.test(token.text)) return false;
    const isRange = /^(?:to|about|around|approximately)$/.test(tokens[at - 1]?.lower ?? '');
    const isUpTo = tokens[at - 1]?.lower === 'to' && tokens[at - 2]?.lower === 'up';
    if (isRange && tokens[at - 1]?.lower === 'to' && !isUpTo) return false;
    const before = at - (isUpTo ? 3 : isRange ? 2 : 1);
    const [noun, next] = [tokens[before], tokens[before + 1]];
    if (noun === undefined || next === undefined || next.gap !== ' ' || before === 0) return false;
    if (noun.pos !== 'noun' || /^\p{Lu}/u.test(noun.text) || NUMBERED.test(noun.lower))
      return false;
    // "and order 40 parts": a verb after all.
    const joint = tokens[before - 1];
    return !(
      findVerbForm(noun.lower, 'base') !== null &&
      (/^(?:and|or|to|i)$/.test(joint?.lower ?? '') || noun.gap.includes(','))
    );
  });
}

/** The first thing that a list names, without what it is for. */
const headOf = (text: string): string[] =>
  (text.split(/,| (?:of|for|in|at|on|with|to|from|by|as|and|or|per|under|since) /)[0] ?? '').split(
    ' ',
  );

/** "systems, the biggest one so far of 210 cylinders", "readings, two times daily": said of what stands before, no part of a list. */
const ADDED =
  /,? (?:and |as well as )?(?:the )?(?:\p{L}+est (?:one|so far|of)|mostly|mainly|two times|once|twice|one so far)\b/u;

/** Whether each part of a list names work or a thing, in words that "includes" can stand before. */
function isSureThing(text: string): boolean {
  if (ADDED.test(text)) return false;
  if (endsInBareThing(text)) return false;
  if (/\bsince\b|\b(?:shift|week|day) every\b|\bup[ -]to[ -]date$/.test(text)) return false;
  if (
    (text.match(/(?<!\p{L})\p{Lu}{2,}[\p{L}\d]*|(?<!\p{L})\p{Lu}\d+\p{L}*/gu) ?? []).length >=
    CODES_MAX
  )
    return false;
  return text.split(/, (?:and |as well as )?| and | as well as /).every(isSureItem);
}
/** "weddings for 400 people, and buffet": one of a thing that wants its article. */
function endsInBareThing(text: string): boolean {
  const last = /, and (?<last>\p{Ll}+)$/u.exec(text)?.groups?.last;
  return last !== undefined && !isMany(last) && !namesWorkAlone(last) && !/ing$/.test(last);
}
const CODES_MAX = 3;

function isSureItem(item: string): boolean {
  const head = headOf(item).map((word) => word.toLowerCase());
  const [first = '', second = ''] = head;
  const last = head.at(-1) ?? '';
  // "Keyholder", "shift lead": what somebody is.
  if (head.length < 4 && (TITLE_WORDS.has(last) || isPerson(last) || /holder$/.test(last)))
    return false;
  const base = findVerbForm(first, 'base');
  if (base === null || head.length < 2) return base === null || base.verb.baseIsNoun;
  // "fix billing problems": a verb, unless a noun's pair is known.
  return base.verb.baseIsNoun && OF_THING.has(first) && !DETERMINERS.has(second);
}

/** "appointed the right hand of the manager": what others did. */
const DONE_TO_ONE = /^(?:appointed|nominated|elected|voted|named|crowned) (?!\d|\p{L}+s\b)/u;

/** "helped mechanic with hoses": of whom a sentence says "the". */
const helpsBareTitle = (text: string): boolean =>
  TITLE_WORDS.has(
    /^(?:help|assist|support)\p{L}* (\p{Ll}+) (?:with|in|on|to)\b/u.exec(text)?.[1] ?? '',
  );

/** "moved the inspections": from where to where is what was done. */
const MOVES = /^(?:mov|transferr?|migrat|convert|switch|shift)(?:e|ed|es)?\b/;

/** "measured at the customer": of what, nobody says. */
const WANTS_OBJECT = new RegExp(
  `^(?!check\\p{L}* for)(?:measur|handl|check|prepar|mak|made|gav|giv|install|repair|manag|support|process|maintain|produc` +
    String.raw`|deliver|clean(?!\p{L}* up))\p{L}* (?:at|in|on|by|with|from|for|to) `,
  'u',
);

/** "Haemolysed samples went down", "Unplanned stops fell to two": of things that something became of, though the first word reads as an act. */
const BECAME =
  /^\p{Ll}+ed (?:(?!(?:that|which|who|what|when|where|as|if|and) )\p{Ll}+ ){1,3}?(?:went|fell|rose|dropped|grew|came|shrank|sank|climbed|stayed|remained|(?:was|were|is|are)(?! not?\b))\b/u;

/** "hand-welted and Goodyear", "cleaned 11 rooms, breakfast, ironing": an act without its object, a row without its end. */
const isUnfinished = (text: string): boolean =>
  WANTS_OBJECT.test(text) ||
  /^\S+ (?:up|down|out|off|over) (?:from|to(?! (?:about |around )?\d)|for|in|at) /.test(text) ||
  (MOVES.test(text) &&
    !/ (?:to|into|onto|from|off|out|over|up|down|around|between) /.test(
      text.split(' and ')[0] ?? '',
    )) ||
  /^\S+ and \S+$/.test(text) ||
  // "met of deadlines".
  /^(?!dispos|think|thought|consist|speak|spoke|hear)\p{L}+ of /u.test(text) ||
  (text.split(', ').length > 2 && !/ (?:and|or|as well as) |: | with | including /.test(text));

/** Whether what a line tells is told in the form that its sentence needs, for sure; what is in doubt stays out of a letter. */
export function isSurelyTold(told: Said, besideVerbs: boolean): boolean {
  const { kind, text, result = '', isPresent } = told;
  const said = `${text} ${result}`.trim();
  if (/ as well as (?:now|then|sometimes|often|for|in|at|on|to|by|with|from) /.test(said))
    return false;
  if (SHORT_YEAR.test(said) || CLIPPED.test(said) || STROKE.test(said) || PUFF.test(said))
    return false;
  if (OF_OTHER_JOB.test(told.line)) return false;
  if (isPresent === true && SINCE_THEN.test(said)) return false;
  if (hasLooseFigure(text)) return false;
  if (
    kind === 'act' &&
    (BECAME.test(text) || DONE_TO_ONE.test(text) || helpsBareTitle(text) || isUnfinished(text))
  )
    return false;
  if (kind === 'act') return opensWithSureVerb(told, besideVerbs);
  return kind !== 'thing' || isSureThing(text);
}

/** Whether a line opens with a verb for sure: those beside it do so, too. */
export function opensWithBase(line: string): boolean {
  const [first = '', second = ''] = wordsOf(line);
  const base = findVerbForm(first, 'base');
  return base !== null && (!base.verb.baseIsNoun || DETERMINERS.has(second) || /^\d/.test(second));
}
