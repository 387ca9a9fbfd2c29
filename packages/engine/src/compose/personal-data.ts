import fieldRows from '../../data/phrases/personal-fields.json' with { type: 'json' };
import foreignRows from '../../data/phrases/personal-fields-by-language.json' with { type: 'json' };
import { findVerbForm } from '../language/en/verb-forms.ts';
import { anyOf, readTable } from '../language/table.ts';
import { tellsDrivingLicence } from '../taxonomy/credentials.ts';
import { TITLE_WORDS } from '../taxonomy/titles.ts';

interface Row {
  phrase: string;
  form: string;
  unless: string;
}
const ROWS = [...readTable<Row>(fieldRows), ...readTable<Row>(foreignRows)];

/** As written, and as typed without accents. */
const spellings = ({ phrase }: Row): string[] => [
  ...new Set([phrase, phrase.normalize('NFD').replace(/\p{M}/gu, '')]),
];

/** What an ad says that asks for such data: then it stays. */
const ASKED: Readonly<Record<string, RegExp>> = {
  citizen:
    /\bcitizens?(?:hip)?\b|\bnational(?:s|ity)\b|\bpermanent residen|\bright to work|\b(?:eligible|entitled|authori[sz]ed|permitted) to work|\bwork permit|\bvisa\b/i,
};

/** A field that no employer may weigh, in each form that its rows have. */
interface Patterns {
  /** The whole of a field. */
  field: RegExp;
  /** The mark or blank before the next label of a row. */
  next: RegExp;
  /** The ad asks whose citizen one is. */
  asksCitizens: boolean;
}

function makePatterns(rows: readonly Row[]): Patterns {
  const phrases = (...forms: string[]): string =>
    // A phrase that stood twice would be tried both ways at each of its places.
    anyOf([...new Set(rows.filter(({ form }) => forms.includes(form)).flatMap(spellings))]);
  const any = `(?:${phrases('label', 'plain')})`;
  const plain = `(?:${phrases('plain')})`;
  const born = String.raw`(?:born(?!-)(?: (?:on|in))?|[°*])\s*:?\s*[\w .,/-]{0,30}\d{4}(?:,? (?:in )?[\p{L} ,]{2,30})?|born(?: (?:on|in))?\s*:?\s*\d{1,2}[./-]\d{1,2}[./-]\d{2,4}`;
  const family = String.raw`status\s*[:\t]\s*(?:married|single|divorced|widow(?:ed|er)?|engaged|separated)(?: to \p{L}+(?: \p{L}+)?)?(?:,? (?:with )?(?:\d|one|two|three|four|no) (?:child(?:ren)?|kids?|sons?|daughters?))?`;
  const home = String.raw`(?:home|house|housing|accommodation|residence|dwelling)\s*[:\t]\s*(?:own|rent|mortgag|owner|with (?:my )?(?:parents|family)|living with|council|paid off)[^|•]{0,40}`;
  const field = [
    // "Gender / race: ...", "Sex: F", "Marital status\tsingle", a label whose value is missing.
    String.raw`${any}(?:\s*[/&]\s*${any}){0,3}\.?\s*(?:[:=–-]|\t|$)\s*[^|•]{0,60}`,
    String.raw`${plain}(?:\s*[/&]\s*${any}){0,3}\.?\s+[^|;•\t]{1,40}`,
    `(?:${phrases('value')})`,
    born,
    family,
    home,
  ];
  return {
    asksCitizens: !rows.some(({ unless }) => unless === 'citizen'),
    field: new RegExp(`^(?:${field.join('|')})\\.?$`, 'iu'),
    next: new RegExp(
      String.raw`[\s|,;•·–-]+(?=${any}\.?(?:\s*[/&]\s*${any}){0,3}\s*:)|\s*[\t|,;•·]\s*(?=${any}\.?\s*[:\t])|(?:\s+[–-]\s+|\s*[|,;•·\t]\s*)(?=${plain}\b)`,
      'giu',
    ),
  };
}

const EVERY = makePatterns(ROWS);
/** "Focus: reading" beside what looks like a label: no form's field. */
const OTHER_LABEL = /\p{L}:/gu;

/** No field is longer, nor any row of them; a pattern may try a longer text in too many ways. */
const FIELD_MAX = 400;

/** What the value of such a label opens with where it is no act: "Passport: issued in Accra in 2019". */
const OF_PAPER =
  /^(?:married|divorced|widowed|separated|engaged|born|baptised|baptized|issued|expired|registered|held|lost|renewed|retired|vaccinated|naturali[sz]ed|deceased|paid|fixed|based|limited|impaired|left|set|cut|put)$/i;
const ACT_WORDS_MIN = 3;
/** "ID card: printed 300 cards a week": an act behind what looks like a label. */
function tellsAct(text: string): boolean {
  const words = text
    .slice(text.indexOf(':') + 1)
    .trim()
    .split(/\s+/);
  const [verb = ''] = words;
  return (
    text.includes(':') &&
    words.length >= ACT_WORDS_MIN &&
    !OF_PAPER.test(verb) &&
    findVerbForm(verb, 'past') !== null
  );
}

/** Whether a single field is such data. */
const isField = (text: string, { field }: Patterns): boolean =>
  text.length <= FIELD_MAX &&
  field.test(text) &&
  !tellsAct(text) &&
  // "Passport no. A12, driving licence B": a paper beside it stays.
  !tellsDrivingLicence(text) &&
  (text.match(OTHER_LABEL)?.length ?? 0) <= 1;

/** A text without its personal data: '' where it holds nothing else, the text itself where it holds none. */
export type WithoutPersonalData = (text: string) => string;

/** Reads fields of a form as this ad weighs them: what it asks for stays. */
export function createPersonalDataFilter(jobDescription: string): WithoutPersonalData {
  const asked = Object.entries(ASKED).filter(([, pattern]) => pattern.test(jobDescription));
  const names = new Set(asked.map(([name]) => name));
  const patterns =
    names.size === 0 ? EVERY : makePatterns(ROWS.filter(({ unless }) => !names.has(unless)));
  return (text) => strip(text, patterns);
}

const BITS = /(?<=[,;|•·\t]|(?<!(?<!\d)\d{1,2})[.](?=\s))\s*/u;

function strip(text: string, patterns: Patterns): string {
  const rows = text.split('\n').map((row) => row.trim());
  const kept = rows.map((row) => stripRow(row, patterns));
  if (kept.every((row, at) => row === rows[at])) return text;
  return kept.filter((row) => row !== '').join('\n');
}

/** The sentences of a row; a row of fields is one, and "No. 12" and "3. Mai 1976" go on. */
const SENTENCES =
  /(?<=\p{L}{2}(?<!\b[Nn][Oo](?=\.\s+(?:[\p{Lu}]{0,3}\d|\d)))[.!?]|[\d)][.!?])(?<!(?<!\d)\d{1,2}\.(?=\s+\p{Lu}\p{L}+\.?\s+\d{4}))\s+(?=[\p{Lu}\d])/u;

const BLANKS = /[ \t]{3,}/g;

function stripRow(given: string, patterns: Patterns): string {
  const row = given
    .replace(BLANKS, (run) => (run.includes('\t') ? '\t' : '  '))
    // The cells of a form's row: "Date of birth: | 2 May 1990".
    .replace(/:\s*\|\s*/g, ': ');
  const left = withoutFields(row, patterns);
  return left === row ? given : left;
}

function withoutFields(row: string, patterns: Patterns): string {
  const sentences = row.split(SENTENCES);
  // "Date of birth: 11 Nov. 1994" is one field; "DOB 11.03.1979. At home, 2017 to 2025." is none.
  const goesOn = (sentence: string): boolean => /^\d/.test(sentence) || isField(sentence, patterns);
  if (isField(row, patterns) && sentences.slice(1).every(goesOn)) return '';
  const kept = sentences.map((sentence) => stripSentence(sentence, patterns));
  if (kept.every((sentence, at) => sentence === sentences[at])) return row;
  return kept.filter((sentence) => sentence !== '').join(' ');
}

/** Pieces that a label parts wrongly ("Expected" before "salary: ...") are one field. */
function joinLabels(pieces: readonly string[], patterns: Patterns): string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const both = `${last} ${piece}`;
    if (last !== undefined && !isField(last, patterns) && isField(both, patterns))
      joined[joined.length - 1] = both;
    else joined.push(piece);
  }
  return joined;
}

const withoutMark = (bit: string): string => bit.replace(/[,;|•·.\t]+$/, '');
/** "now 15, 9 and 6 years old": how old those are that went. */
const AGES =
  /^(?:(?:now|and|aged?|years?|yrs?|months?|old|of|both|all|grown|up|ans|años|jahre|anni|anos|jaar|\d{1,2})[\s,.]*)+$/i;

/** "one grown-up daughter", "two adult sons (19 and 22)". */
const FAMILY =
  /^(?:with |and )?(?:\d{1,2}|an?|one|two|three|four|five|six)(?: [\p{L}-]+){0,2} (?:child(?:ren)?|kids?|sons?|daughters?|girls?|boys?)(?: \([^()]*\))?$/iu;
/** "German", "Swiss / Nigerian": one word for a country's people, or two. */
const PEOPLE = /^\p{Lu}\p{Ll}+(?:an|ese|ish|sh|ch|ss|i|ek|ai|no)$/u;
const isPeople = (bit: string): boolean =>
  bit
    .split(/\s*\/\s*|\s+and\s+/)
    .every((word) => PEOPLE.test(word) && !TITLE_WORDS.has(word.toLowerCase()));

/** Whether what is left of a row of personal data is of its kind: a row about the person goes whole. Two peoples' names are languages. */
function isOfSameKind(left: readonly string[], asksCitizens: boolean): boolean {
  const bits = left.map((bit) => withoutMark(bit));
  const peoples = bits.filter(isPeople);
  const others = bits.filter((bit) => !isPeople(bit));
  return (
    peoples.length <= (asksCitizens ? 0 : 1) &&
    others.every((bit) => FAMILY.test(bit) || AGES.test(bit))
  );
}

/** A sentence without its fields: all of it or what stands as a field or sentence of its own, never a torn piece. */
function stripSentence(sentence: string, patterns: Patterns): string {
  if (sentence.length > FIELD_MAX) return sentence;
  if (isField(withoutMark(sentence), patterns)) return '';
  const pieces = sentence.split(patterns.next).map((piece) => piece.trim());
  const fields = joinLabels(
    pieces.filter((piece) => piece !== ''),
    patterns,
  );
  // Bits stand beside each other, each for itself: "Citizen, age 39, single mother".
  const bits = fields.flatMap((field) =>
    isField(field, patterns) ? [field] : field.split(BITS).map((bit) => bit.trim()),
  );
  const left = bits.filter((bit) => !isField(withoutMark(bit), patterns));
  if (left.length === bits.length) return sentence;
  const rest = left.join(' ').replace(/[\s,;|•·–-]+$/u, '');
  if (rest === '' || AGES.test(rest) || isOfSameKind(left, patterns.asksCitizens)) return '';
  const isTorn = left.some((bit) => {
    const before = bits[bits.indexOf(bit) - 1];
    return before !== undefined && !left.includes(before) && !opensLike(before, bit);
  });
  if (isTorn || !isClosed(rest)) return sentence;
  const [mark = ''] = /[.!?]$/.exec(sentence) ?? [];
  return mark === '' || /[.!?]$/.test(rest) ? rest : rest + mark;
}

/** Whether a bit begins as the one before it did: behind a capital with one. */
const opensLike = (before: string, bit: string): boolean =>
  /^[\p{Lu}+(]/u.test(bit) || (/^\p{Ll}/u.test(bit) && /^\p{Ll}/u.test(before));
const isClosed = (text: string): boolean => text.split('(').length === text.split(')').length;
