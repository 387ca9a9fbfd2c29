import emptyDuties from '../../data/asks/empty-duties.json' with { type: 'json' };
import noWorkNouns from '../../data/asks/no-work-nouns.json' with { type: 'json' };
import { analyze } from '../language/analyze.ts';
import { isEnglish } from '../language/en/english-words.ts';
import { findGerund } from '../language/en/guessed-verb.ts';
import { isPersonNoun, readEnglishWord } from '../language/en/readings.ts';
import { findVerbForm, readVerb } from '../language/en/verb-forms.ts';
import { hasAnyForm } from '../language/forms.ts';
import type { Line } from '../language/line.ts';
import { memoize } from '../language/memoize.ts';
import { wordsOf } from '../language/words.ts';
import { capitalize } from '../rules/line-text.ts';
import { convertThings } from '../rules/noun-verbs.ts';
import { retell } from '../rules/retell.ts';
import { shortForm } from './short-form.ts';

export type Tense = 'past' | 'base';

const WORDS_MAX = 18;
const WORDS_MIN = 3;

/** What leads to the work: "You will be responsible for", "Ability to". */
const LEAD =
  /^(?:(?:in this (?:role|position|job),? )?(?:you(?:'|’)?(?: wi)?ll|you must|you can|you should|must|will|the (?:successful )?(?:candidate|applicant|incumbent) will|the ideal candidate will) (?:also )?(?:be )?(?:able to )?|(?:(?:be |is |are )?responsible for|duties include:?|responsibilities include:?|ability to|able to|capable of|willing(?:ness)? to|experience (?:in|with|of)|experienced (?:in|with)|help(?:s|ing)? (?:us )?(?:to )?|work(?:s|ing)? to) )+/i;
/** "Own and improve": a part of the whole work is offered, not a rank. */
const OWNER = /\b(?:our|your|their|its|his|her)\b/gi;
/** What speaks of the reader, the employer, or a condition: no work that one did. */
const NOT_WORK =
  /\b(?:we|us|you|i|they|who|this role|this position|the role|candidates?|applicants?|must|should|shall|may|will|would|required|preferred|asset|an? (?:\w+ )?(?:plus|bonus|advantage)|desirable|desired|ideally|apply (?:online|now|today|by|via|through|here|early|before|in person)|salary|benefits?|wage|hiring|employer|employees? will|nice to have|as needed|other duties|as assigned|willing|willingness|eligible|legally|opportunit(?:y|ies))\b|[!?<>•|"“”*#{}[\]@]|https?:/i;
/** What no one needs of the ad's line to say what was done. */
const TAIL =
  /\s*(?:;|\s[-–—]\s|,?\s(?:in order to|to ensure|to support|to help|so that|such as|including|incl\.?|as well as|while|ensuring|e\.g\.|etc\.?|per|as per|according to)\b|,\s(?:and )?(?:which|where|with))/i;

/** What an ad adds for the employer's sake: "as required", "when needed". */
const IF_NEEDED =
  /,? (?:as|when|where|if|wherever|whenever) (?:and when )?(?:required|needed|necessary|directed|appropriate|assigned|requested|applicable|possible)\b/gi;

/** "on TIME and MULTI-STOP": loud, not a name; short ones may be either. */
const SHOUTED = /\b[A-Z]{4,}(?:-[A-Z]{2,})*\b/g;

/** The ad's line without its leads and asides. */
function cleaned(text: string, company: string | undefined): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .trim()
    .replaceAll(' + ', ' and ')
    .replace(/ and ?\/ ?or /gi, ' or ')
    .replace(IF_NEEDED, '')
    .replace(/ & (?=\p{Ll})/gu, ' and ')
    .replace(SHOUTED, (word) =>
      word.split('-').every((part) => isEnglish(part.toLowerCase())) ? word.toLowerCase() : word,
    )
    .replace(/^[-*•·▪–—\s]+/, '')
    .replace(/\s*\((?=[^()]*\b(?:we|our|us|you|your|willing|if)\b)[^()]*\)/gi, '')
    .replace(/\s*\([^()]{25,}\)/g, '');
  const named =
    company === undefined || company === ''
      ? plain
      : plain.replaceAll(`${company}’s`, 'the').replaceAll(`${company}'s`, 'the');
  return named
    .replace(LEAD, '')
    .replace(OWNER, 'the')
    .replace(/\bthe (the|own)\b/gi, 'the')
    .replace(/[.;:,\s]+$/, '');
}

const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /\w/.test(word)).length;

/** What the employer hopes to have of it. */
const HOPE =
  /,? (?:in order to|so as to|to (?:ensure|enhance|enable|maximi[sz]e|drive|achieve|meet|deliver|support|help|improve|increase|promote|maintain)|ensuring|enabling|maximi[sz]ing|driving)\b.*$/i;
const LEFT_MIN = 4;

function shortened(whole: string): string {
  const told = whole.replace(HOPE, '');
  const text = wordsIn(told) >= LEFT_MIN ? told : whole;
  if (wordsIn(text) <= WORDS_MAX) return text;
  const cut = TAIL.exec(text);
  return cut === null || cut.index === 0
    ? text
    : text.slice(0, cut.index).replace(/[.,;:\s]+$/, '');
}

/** A purpose or an aside: what stands before it is told where the whole is in doubt. */
const ASIDE =
  /,? (?:to (?=[a-z]+ )|for (?=[a-z]+ing )|using |w\/ |with |by |through |across |in accordance |that |under |from start |following |ensuring |before |when |until |as )/i;

/** The duty in parts that may be told each alone, the fullest first. */
function attemptsOf(duty: string): string[][] {
  const colon = /^([^:]{3,40}): (.+)$/.exec(duty);
  const told = colon === null ? duty : (colon[2] ?? '');
  const aside = ASIDE.exec(duty);
  const parts = duty.split(/, (?:and )?(?![^(]*\))/);
  const bare = duty.replace(/\s*\([^)]*\)/g, '');
  const tail = TAIL.exec(bare);
  // "Deployment & MLOps: Implement robust practices": the work stands behind its heading.
  const isHeaded =
    colon !== null &&
    findVerbForm(/^\p{Lu}\p{Ll}+(?= )/u.exec(told)?.[0].toLowerCase() ?? '', 'base') !== null;
  return [
    ...(isHeaded ? [] : [[duty]]),
    ...(colon === null ? [] : [[told]]),
    ...(bare === duty ? [] : [[bare]]),
    ...(tail === null || tail.index === 0 ? [] : [[bare.slice(0, tail.index)]]),
    ...(aside === null ? [] : [[duty.slice(0, aside.index)]]),
    ...(parts.length > 1 ? [parts] : []),
  ];
}

/** A duty of the ad as lines of a resume tell it, in the ad's own words: "Monitor reefer unit" as "Monitored reefer unit"; none where its grammar is not certain. */
export const tellDutyAs = (text: string, to: Tense, company = ''): readonly string[] =>
  tellKept(`${to}\n${company}\n${text}`);

const tellKept = memoize((key: string): readonly string[] => {
  const [to = 'past', company = '', ...text] = key.split('\n');
  return tellNow(text.join('\n'), to === 'base' ? 'base' : 'past', company);
});

function tellNow(text: string, to: Tense, company: string): string[] {
  const duty = shortened(cleaned(text, company));
  if (/[.!?]\s/.test(duty)) return [];
  if (company !== undefined && company !== '' && duty.includes(company)) return [];
  for (const attempt of attemptsOf(duty)) {
    const lines = attempt.flatMap((part) => tellShort(part.trim(), to) ?? []);
    if (lines.length > 0) return lines;
  }
  return [];
}

/** In our short form, where that is told as surely as the ad's whole sentence. */
function tellShort(part: string, to: Tense): string | null {
  const whole = tellPart(part, to);
  if (whole === null) return null;
  const shorter = [shortForm(part), shortForm(part, true)].filter((short) => short !== part);
  return shorter.map((short) => tellPart(short, to)).find((told) => told !== null) ?? whole;
}

function tellPart(part: string, to: Tense): string | null {
  const count = wordsIn(part);
  if (count < WORDS_MIN || count > WORDS_MAX || NOT_WORK.test(part)) return null;
  const plain = lowerFirst(part);
  const line = analyze(plain, 'en');
  const first = line.tokens[0];
  if (first === undefined || line.tokens.some(({ lower }) => lower === 'not' || lower === 'no'))
    return null;
  return tellActs(line, plain, to) ?? tellThings(plain, to);
}

/** A row of verbs, of whatever form the ad has them in. */
function tellActs({ tokens }: Line, plain: string, to: Tense): string | null {
  const lower = tokens[0]?.lower ?? '';
  if (findGerund(lower) !== null) return sure(plain, retell(plain, to, 'gerund'));
  const isBase = findVerbForm(lower, 'base') !== null;
  if (!isBase && findVerbForm(lower, 'third') === null) return null;
  const past = sure(plain, retell(plain, 'past', 'among-verbs'));
  if (past === null) return null;
  return to === 'past' ? past : isBase ? capitalize(plain) : retell(plain, 'base', 'verb');
}

/** The line told anew, unless a word inside it was changed that may be no verb there, or one beside it was not. */
function sure(plain: string, told: string | null): string | null {
  if (told === null) return null;
  const before = plain.split(' ');
  const after = told.split(' ');
  if (before.length !== after.length) return null;
  const isDoubtful = before.some((word, i) => {
    if (i === 0 || word === after[i]) return false;
    const found = findVerbForm(word.replace(/\W+$/, '').toLowerCase(), 'base');
    return found === null || found.verb.baseIsNoun;
  });
  const second = before[1] === 'and' && before[2] === after[2];
  return isDoubtful || second ? null : told;
}

/** Whether a duty tells of how one should be, or of the employer's wishes, and of no piece of work. */
export const isEmptyDuty = (text: string): boolean => hasAnyForm(text, emptyDuties.rows);

/** What opens a wish for a kind of person, not work. */
const QUALITY =
  /^(?:strong|good|excellent|great|solid|proven|friendly|valid|clean|current|basic|advanced|high|some|able|ability|willing|comfortable|passion|attention|knowledge|understanding|experience|familiarity|proficiency|fluen|skill|positive|flexible|reliable|punctual|discreet|detail|self|team|minimum|at least|one or more|up to|bachelor|master|diploma|degree|high school|first point|registered|certified|licen[cs]ed|grade|full[- ]time|part[- ]time|flat rate|smart|own)/i;
const NO_WORK: ReadonlySet<string> = new Set(noWorkNouns.rows);

/** Whether an ad's words tell of the person it wants, or of a condition, and not of work. */
export const isWish = (text: string): boolean =>
  QUALITY.test(text) || wordsOf(text).some(({ lower }) => NO_WORK.has(lower)) || namesPerson(text);

/** "Fullstack engineer but backend leaning", "courteous and patient": who is wanted, and how they should be. */
function namesPerson(text: string): boolean {
  const { tokens, phrases } = analyze(lowerFirst(text), 'en');
  const [first] = phrases;
  const head = first === undefined ? undefined : tokens[first.head];
  const isOne = first?.from === 0 && first.number === 'singular' && isPersonNoun(head?.lower ?? '');
  const isQuality =
    tokens.length === 3 &&
    tokens[1]?.lower === 'and' &&
    [tokens[0], tokens[2]].every((token) => isAdjective(token?.lower ?? ''));
  return isOne || isQuality;
}
const isAdjective = (lower: string): boolean =>
  readEnglishWord(lower).some(({ pos }) => pos === 'adjective');

/** Work that the ad names by things alone: "cross-border paperwork" as "Prepared cross-border paperwork". */
function tellThings(plain: string, to: Tense): string | null {
  const colon = /^([^:]{3,40})(: .+)$/.exec(plain);
  const things = colon?.[1] ?? plain;
  if (wordsIn(things) < 2 || isWish(things)) return null;
  // "record in the database": a verb that a noun is spelled like.
  const opener = /^[a-z]+/i.exec(things)?.[0] ?? '';
  if (readVerb(opener).some(({ form }) => form === 'base') && !things.includes('-')) return null;
  if (analyze(things, 'en').tokens.some(({ pos }) => pos === 'verb')) return null;
  const [told] = convertThings(things, to);
  return told === undefined || /\band (?:the|an?) /.test(told)
    ? null
    : `${capitalize(told)}${colon?.[2] ?? ''}`;
}

const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;

const NAMED_WORDS = { min: 2, max: 12 } as const;
/** Work that the ad names without a verb, as a line that names it: "Holiday accrual for irregular hours staff"; null for a wish, a condition or a sentence. */
export function nameDuty(text: string, company?: string): string | null {
  const duty = cleaned(text, company)
    .replace(/\s+incl\b\.?/gi, ', including')
    .replace(/,,/g, ',');
  const count = wordsIn(duty);
  if (
    count < NAMED_WORDS.min ||
    count > NAMED_WORDS.max ||
    /[.:!?]\s|;|\s[-–—]\s|^the\s|\bready\b|^\w+s \w+ing\b/i.test(duty)
  )
    return null;
  if (isWish(duty) || NOT_WORK.test(duty)) return null;
  if (company !== undefined && company !== '' && duty.includes(company)) return null;
  const { tokens, phrases } = analyze(lowerFirst(duty), 'en');
  if (phrases[0] === undefined || phrases[0].from > 0) return null;
  const acts = tokens.some(
    ({ pos, form, lower }) =>
      pos === 'auxiliary' ||
      pos === 'pronoun' ||
      (pos === 'verb' && form !== 'gerund' && form !== 'participle') ||
      lower === 'not' ||
      lower === 'no',
  );
  return acts ? null : capitalize(shortForm(duty));
}

const TASK_WORDS_MAX = 9;
/** Where a cut left something open. */
const OPEN_END =
  /\b(?:and|or|of|for|in|with|to|from|on|at|into|related|needed|necessary|\w+ly|\w+ing out)$|\d/i;

/** A statement of an occupation's work as its act and object alone: "Operate gates and locks"; null where its grammar is not certain. */
export function shortTask(statement: string): string | null {
  const whole = cleaned(statement, undefined);
  const cut =
    whole.split(
      /[,;(]| (?:such as|including|using|to|in order|by|for the purpose|according|following|when|where|that|which|so|if|in accordance|based on|with regard|as|or) /,
    )[0] ?? '';
  const told = [whole, cut]
    .filter((text) => wordsIn(text) <= TASK_WORDS_MAX && !OPEN_END.test(text))
    .find(
      (text) =>
        tellPart(text, 'past') !== null &&
        findVerbForm(/^\w+/.exec(text)?.[0] ?? '', 'base') !== null,
    );
  return told === undefined ? null : capitalize(told.trim());
}
