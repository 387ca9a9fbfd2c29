import words from '../../../data/phrases/heading-words.json' with { type: 'json' };
import headings from '../../../data/phrases/resume-headings.json' with { type: 'json' };
import { isEnglish } from '../../language/en/english-words.ts';
import { readTable } from '../../language/table.ts';
import { closeLetterSpacing, fold, isOneSlipAway, withoutBars } from '../characters.ts';
import { HEADING_SHORT_FORMS, isHeadingWord, kindOfWords, SECTION_WORDS } from './heading-words.ts';
import type { SectionKind } from './section-kind.ts';

/** "Language(s)", "Autre(s) langue(s)": one or several. */
const ENDING = /(?<=\p{L})\(\p{L}{1,2}\)/gu;

const KINDS = new Map<string, SectionKind>();
const SOLID = new Map<string, SectionKind>();
for (const row of readTable<{ heading: string; kind: string }>(headings)) {
  const kind = row.kind as SectionKind;
  const key = normalize(row.heading);
  if (!KINDS.has(key)) KINDS.set(key, kind);
  if (!SOLID.has(key.replaceAll(' ', ''))) SOLID.set(key.replaceAll(' ', ''), kind);
}

function normalize(text: string): string {
  return withoutBars(fold(text))
    .replace(ENDING, '')
    .replace(/&|\+|\//g, ' and ')
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/^[\divx]+ +(?=\p{L}{3})/u, '')
    .replace(/(?<=\p{L}{3}) \d$/u, '')
    .replace(/^(my|mes|mon|ma) /, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** "Employment (most recent first)": what is said of the section beside its name. */
const REMARK = /\s*[([](?!.*\d{4})[^()[\]]{3,40}[)\]]\s*:?$/u;

/** "B. Languages", "(c) Skills", "Part 3: Work", "Section A - Education", "#2 Work": what counts the sections. */
const COUNTED =
  /^\s*(?:\(?[a-z]\s?[.)]|(?:part|section|teil|abschnitt|parte|secci[oó]n|partie|sezione|no|nr|n[°º])\.?\s+(?:\d{1,2}|[a-z]|[ivx]{1,4})\s*[.:)–-]?|#\s?\d{1,2}[.:)]?)\s+(?=\p{L}{3})/iu;

/** The kind of section that a row opens as a heading, with its colon or without. */
export const headingKindOf = (row: string): SectionKind | undefined =>
  findHeadingKind(row.trim().replace(/\s*:$/, ''));

/** The kind of section that a heading of exactly these words opens, undefined for other text. */
export function findHeadingKind(text: string): SectionKind | undefined {
  if (text.length > 60) return undefined;
  const remark = REMARK.exec(text)?.index;
  if (remark !== undefined)
    return findHeadingKind(text.slice(0, remark)) ?? kindOfTranslated(text, remark);
  const counted = COUNTED.exec(text)?.[0];
  if (counted !== undefined) return findHeadingKind(text.slice(counted.length));
  const closed = closeLetterSpacing(text);
  const key = normalize(closed);
  if (key === '') return undefined;
  // Letter-spaced capitals do not always tell where their words end.
  const isCapitals = closed === closed.toUpperCase() && closed !== closed.toLowerCase();
  const solid = isCapitals ? SOLID.get(key.replaceAll(' ', '')) : undefined;
  return (
    KINDS.get(key) ??
    solid ??
    kindOfHalf(closed) ??
    kindOfTold(key) ??
    kindOfAsked(key) ??
    kindOfMisspelled(key) ??
    kindOfWords(key) ??
    kindOfShortForms(key) ??
    kindOfSlips(key)
  );
}

/** "SKÓLI (SCHOOL)", "Námskeið (Courses)": a heading whose language no list knows, with its English in brackets, in the same capitals. */
function kindOfTranslated(text: string, remark: number): SectionKind | undefined {
  const own = text.slice(0, remark).trim();
  const english = /[([](.*)[)\]]/u.exec(text.slice(remark))?.[1]?.trim() ?? '';
  const words = fold(own).match(/\p{L}+/gu) ?? [];
  const isForeign =
    words.length <= MAX_TRANSLATED &&
    words.some((word) => word.length >= MIN_LETTERS) &&
    words.every((word) => !isEnglish(word));
  const isCapitals = own === own.toUpperCase() && english === english.toUpperCase();
  const isAlike = isCapitals || (words.length === 1 && INITIAL.test(own) && INITIAL.test(english));
  return isForeign && isAlike ? KINDS.get(normalize(english)) : undefined;
}
const MAX_TRANSLATED = 3;
/** Shorter ones are short forms of names. */
const MIN_LETTERS = 4;
const INITIAL = /^\p{Lu}\p{Ll}/u;

/** "Some courses I liked", "Tools that I can use", "Jobs I have had": a heading told by the person, without what they say of it. */
function kindOfTold(key: string): SectionKind | undefined {
  const bare = key.replace(OF_SOME, '').replace(OF_MINE, '');
  return bare === key ? undefined : KINDS.get(bare);
}
const OF_SOME = /^(?:some|a few|several|various|all|the|a couple of)(?: of)?(?: the| my)? /;
const OF_MINE = /(?: that| which)? i(?: (?:have|ve|can|am|was|did|used to))?(?: \p{L}+){1,2}$/u;

/** "What can I do?", "Which tickets do I have?": a heading put as a question names what the same words tell. */
function kindOfAsked(key: string): SectionKind | undefined {
  const { open = '', of, verb = '', who = '', rest = '' } = ASKED.exec(key)?.groups ?? {};
  if (open === '') return undefined;
  const words = [of ?? open, who, /^(?:do|did)$/.test(verb) ? '' : verb, rest];
  const told = words.filter((word) => word !== '').join(' ');
  return KINDS.get(told) ?? kindOfTold(told);
}
const ASKED =
  /^(?<open>what|which|where|how)(?: (?<of>\p{L}+(?: \p{L}+)?))? (?<verb>do|did|can|am|have) (?<who>i|you)(?: (?<rest>\p{L}+(?: \p{L}+){0,4}))?$/u;

/** "WORK EXP.", "Prof. Exp.", "LANG". */
function kindOfShortForms(key: string): SectionKind | undefined {
  const words = key.split(' ');
  const whole = words.map((word) => HEADING_SHORT_FORMS[word] ?? word).join(' ');
  return whole === key ? undefined : (KINDS.get(whole) ?? kindOfWords(whole));
}

/** Whether one of a heading's words, whole or in its short form, names the kind. */
export const namesKind = (text: string, kind: SectionKind): boolean =>
  normalize(text)
    .split(' ')
    .some((word) => KINDS.get(HEADING_SHORT_FORMS[word] ?? word) === kind);

/** "Edu.", "Empl. hist.": the full stop is the short form's. */
export function isShortHeading(text: string): boolean {
  const last = normalize(text).split(' ').at(-1) ?? '';
  return HEADING_SHORT_FORMS[last] !== undefined && findHeadingKind(text) !== undefined;
}

/** "Education / Études", "ประวัติการทำงาน / Work experience": both languages' words for the same. */
function kindOfHalf(text: string): SectionKind | undefined {
  const halves = text.split(/\s*[/|]\s*/);
  if (halves.length !== 2) return undefined;
  const isLatin = halves.map((half) => /\p{Script=Latin}/u.test(half));
  // The letters of another script say the same again, in however many words.
  if (isLatin[0] !== isLatin[1]) {
    const known = halves.map((half) => KINDS.get(normalize(half)) ?? kindOfWords(normalize(half)));
    return known.find((kind) => kind !== undefined);
  }
  const [first, second] = halves.map((half) => KINDS.get(normalize(half)));
  if (first !== undefined && second !== undefined && first !== second)
    return OF_SCHOOLING.has(first) && OF_SCHOOLING.has(second) ? 'education' : undefined;
  if (first !== undefined) return first;
  // "Accréditation / Certification": the other language's word, and nothing that stood before it.
  const [own, other] = halves.map((half) => half.split(' ').length);
  return own === other ? second : undefined;
}

/** "Formação / Training": one language's word for studies is another's for courses; the rows below tell. */
const OF_SCHOOLING: ReadonlySet<SectionKind> = new Set(['education', 'courses', 'certificates']);

const MIN_MISSPELLED_LENGTH = 9;
/** By length, so that a line is compared with few names. */
const LONG_NAMES = Map.groupBy(
  [...KINDS].filter(([name]) => name.length >= MIN_MISSPELLED_LENGTH),
  ([name]) => name.length,
);

/** One letter wrong, missing, too many or swapped, in words long enough to be sure. */
function kindOfMisspelled(key: string): SectionKind | undefined {
  if (key.length < MIN_MISSPELLED_LENGTH) return undefined;
  const near = [key.length - 1, key.length, key.length + 1];
  const found = near.flatMap((length) => LONG_NAMES.get(length) ?? []);
  // "Preferences" and "Conferences" are words of their own.
  const isWord = !key.includes(' ') && isEnglish(key);
  return found.find(([name]) => isOneSlipAway(key, name) && !(isWord && name[0] !== key[0]))?.[1];
}

const MIN_SLIP_LENGTH = 7;
/** Words that name sections, those that are long enough for a slip to leave them alone. */
const SLIP_WORDS = Map.groupBy(
  [...new Set([...KINDS.keys(), ...SECTION_WORDS])].filter(
    (word) => !word.includes(' ') && (word.length >= MIN_SLIP_LENGTH || word === 'skills'),
  ),
  (word) => word[0] ?? '',
);
const MAX_SLIP_WORDS = 4;

/** "Studys", "activitys". */
const PLURAL_OF_Y = /(?<=[^aeiou])ys$/;

/** "Skils", "Work expirience", "Certficates and coures": each word that is none of a heading's stands for the one that it was meant to be. */
function kindOfSlips(key: string): SectionKind | undefined {
  const words = key.split(' ');
  if (words.length > MAX_SLIP_WORDS) return undefined;
  let slips = 0;
  const meant = words.map((word) => {
    if (word.length < 5 || isHeadingWord(word)) return word;
    const plural = word.replace(PLURAL_OF_Y, 'ies');
    if (plural !== word && isHeadingWord(plural)) {
      slips++;
      return plural;
    }
    const near = SLIP_WORDS.get(word[0] ?? '')?.find((name) => isOneSlipAway(word, name));
    // "Contract" and "Studios" are words of their own.
    if (near === undefined || isEnglish(word)) return word;
    slips++;
    return near;
  });
  const whole = meant.join(' ');
  return slips === 0 ? undefined : (KINDS.get(whole) ?? kindOfWords(whole));
}

/** Each kind with the words that place an unlisted heading, in the order in which they are tried. */
const KIND_WORDS = Array.from(
  Map.groupBy(readTable<{ word: string; kind: string }>(words), ({ kind }) => kind as SectionKind),
  ([kind, rows]) => {
    const anyOf = rows.map(({ word }) => word.replaceAll('*', String.raw`\p{L}*`)).join('|');
    return [kind, new RegExp(String.raw`(?<!\p{L})(?:${anyOf})(?!\p{L})`, 'u')] as const;
  },
);

/** The likeliest kind of a line that looks like a heading but is not in the lexicon. */
export function guessHeadingKind(text: string): SectionKind {
  const key = normalize(text);
  return KIND_WORDS.find(([, pattern]) => pattern.test(key))?.[0] ?? 'other';
}
