import type { Resume } from '@trueline/contracts';
import namesInCapitals from '../../data/taxonomy/names-in-capitals.json' with { type: 'json' };
import type { Draft } from '../document/change-draft.ts';
import { listLines, type ResumeLine } from '../document/paths.ts';
import { closedClassesOf } from '../language/en/closed-classes.ts';
import { isEnglish } from '../language/en/english-words.ts';
import { withPronounCapital } from '../language/en/pronoun-capital.ts';
import type { Language } from '../language/line.ts';
import { isSkillItem } from '../rules/line-kinds.ts';
import { capitalize } from '../rules/line-text.ts';
import { longNamesOf } from '../taxonomy/acronym-names.ts';
import { LANGUAGE_NAMES } from '../taxonomy/language-names.ts';
import { isShortPlain, namesPeople, unshout, withOwnCapitals } from '../taxonomy/unshout.ts';

/** How a field is written: each word of a name with its capital, an item with one at its head, a degree with its letters in capitals. */
type Style = 'name' | 'item' | 'degree' | 'text';

const STYLES: readonly (readonly [RegExp, Style])[] = [
  [/^basics\.(?:name|label)$|^basics\.location\.\w+$/, 'name'],
  [/^work\[\d+\]\.(?:name|position|location)$/, 'name'],
  [/^volunteer\[\d+\]\.(?:organization|position|location)$/, 'name'],
  [/^education\[\d+\]\.institution$/, 'name'],
  [
    /^(?:certificates\[\d+\]\.issuer|awards\[\d+\]\.awarder|publications\[\d+\]\.publisher)$/,
    'name',
  ],
  [/^languages\[\d+\]\.language$/, 'name'],
  [/^education\[\d+\]\.(?:area|studyType)$/, 'degree'],
  [/^(?:certificates|projects|interests)\[\d+\]\.name$|^awards\[\d+\]\.title$/, 'item'],
  [
    /^(?:basics\.summary|\w+\[\d+\]\.(?:summary|description|highlights\[\d+\]|courses\[\d+\]))$/,
    'text',
  ],
];
const styleOf = (path: string): Style | null =>
  isSkillItem(path) ? 'item' : (STYLES.find(([pattern]) => pattern.test(path))?.[1] ?? null);
const TITLE = /\.position$|^basics\.label$/;

const isSmall = (text: string): boolean => /\p{Ll}{2}/u.test(text) && !/\p{Lu}/u.test(text);
const isLoud = (text: string): boolean => /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text);

/** Fewer fields tell no way of writing. */
const HEADS_MIN = 4;
const MOST = 0.7;
/** Names of employers are often set in capitals, so that fewer of all fields are. */
const LOUD_SHARE = 0.55;

/** Words inside a name that have no capital. */
const INSIDE = new Set(
  'a an and as at by de del den der di du for from in la le of on or the to van von with y'.split(
    ' ',
  ),
);
const isShortForm = (lower: string): boolean =>
  /^\p{L}{2,3}$/u.test(lower) && !isEnglish(lower) && !/[aeiouy]/.test(lower);
const DEGREE =
  /^(?:b\.?a|b\.?sc|b\.ed|b\.?eng|b\.?com|m\.?a|m\.?sc|m\.?ed|m\.?eng|mba|ph\.?d|llb|llm|bsw|msw|rn|hnd|gcse|gce|ged)$/i;
const MIXED: Readonly<Record<string, string>> = {
  bsc: 'BSc',
  msc: 'MSc',
  phd: 'PhD',
  beng: 'BEng',
};
/** "bed" of "BEd in primary teaching", not of "bed and breakfast". */
const isTeaching = (text: string, lower: string, at: number): boolean =>
  lower === 'bed' && at === 0 && /^bed(?:$|\s?[(,]|\s(?:in|hons|honou?rs|with)\b)/i.test(text);

const NAMES_IN_CAPITALS: ReadonlySet<string> = new Set(namesInCapitals.rows);
const isListed = (lower: string): boolean =>
  NAMES_IN_CAPITALS.has(lower) || longNamesOf(lower).length > 0;
const SHORT_WORDS = new Set(
  'ltd st mr dr mrs ms mt ft jr sr pvt blvd rd bldg dept mfg mgr'.split(' '),
);
/** "nasa", "rn", "cvs": written in capitals, as far as anybody can tell. */
const isAcronym = (lower: string): boolean =>
  !isEnglish(lower) &&
  !SHORT_WORDS.has(lower) &&
  !MIXED[lower] &&
  (isListed(lower) || /^[^\P{L}aeiouy]{2,4}$/u.test(lower));
const PLAIN_LETTERS_MIN = 4;

/** Names of languages, and those that English has as another word in small letters: "polish", "fries", "pools". */
const SURE_LANGUAGES = new Set(LANGUAGE_NAMES.filter((name) => !isEnglish(name)));
const OTHER_LANGUAGES = LANGUAGE_NAMES.filter((name) => isEnglish(name));
const IS_OTHER_LANGUAGE = new RegExp(`\\b(?:${OTHER_LANGUAGES.join('|')})\\b`, 'g');
const JOINS = /^(?:, and |, or |, | and | or | & |\/)$/;

/** "english and french": of a row with a language, a word that may be another one is its name. */
function withListedLanguages(text: string): string {
  const words = [...text.matchAll(/\p{L}+/gu)];
  const isBeside = (at: number, step: 1 | -1): boolean => {
    const skipped = /^(?:and|or)$/i.test(words[at + step]?.[0] ?? '') ? step * 2 : step;
    const [one, other] = [words[at], words[at + skipped]];
    if (one === undefined || other === undefined) return false;
    const [left, right] = step === 1 ? [one, other] : [other, one];
    return (
      SURE_LANGUAGES.has(other[0].toLowerCase()) &&
      JOINS.test(text.slice(left.index + left[0].length, right.index))
    );
  };
  const listed = new Set(
    words.flatMap(({ index }, at) => (isBeside(at, 1) || isBeside(at, -1) ? [index] : [])),
  );
  return text.replace(IS_OTHER_LANGUAGE, (word, at: number) =>
    listed.has(at) ? capitalize(word) : word,
  );
}

/** How the document or the ad writes a word in running text: "INSTA", "Fante", "Cape". */
type KnownForms = ReadonlyMap<string, string>;

/** Words with a capital or several inside lines of both kinds of letters; those that English has in small letters are left out. */
function readKnownForms(texts: readonly string[]): KnownForms {
  const forms = new Map<string, string>(
    [...SURE_LANGUAGES].map((name) => [name.toLowerCase(), capitalize(name)]),
  );
  for (const line of texts.flatMap((text) => text.split('\n'))) {
    if (isLoud(line) || isSmall(line)) continue;
    for (const [word] of line.matchAll(/(?<=\p{Ll}[^\p{L}]{1,2})\p{Lu}[\p{L}\p{N}]+/gu)) {
      const lower = word.toLowerCase();
      if (!isEnglish(lower) && !INSIDE.has(lower) && !forms.has(lower)) forms.set(lower, word);
    }
  }
  return forms;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.]*/gu;

function nameStyle(text: string, style: Style, forms: KnownForms): string {
  const wasLoud = isLoud(text);
  return text.replace(WORD, (word, at: number) => {
    const lower = word.toLowerCase();
    const plain = lower.replace(/\.$/, '');
    if (MIXED[plain] !== undefined) return MIXED[plain];
    if (style === 'degree' && isTeaching(text, plain, at)) return 'BEd';
    if (style === 'degree' && DEGREE.test(plain)) return word.toUpperCase();
    const known = forms.get(lower);
    if (known !== undefined) return known;
    if (/\d/.test(word)) return wasLoud ? word : word.toUpperCase();
    const isAlone = !/\S/.test(text[at - 1] ?? ' ') && !/\S/.test(text[at + word.length] ?? ' ');
    if (at > 0 && isAlone && INSIDE.has(lower) && lower.length > 1) return lower;
    // Of capitals alone nobody can tell a short name from an acronym.
    if (isShortForm(lower) && (wasLoud || style === 'degree')) return word.toUpperCase();
    return capitalize(lower);
  });
}

/** "first aid" -> "First aid", with names in their capitals. */
const itemStyle = (text: string, forms: KnownForms): string =>
  capitalize(
    withListedLanguages(
      withOwnCapitals(text).replace(WORD, (word) => forms.get(word.toLowerCase()) ?? word),
    ),
  );

/** "ana", "asa", "ama", "vi": what can be said as a word may be somebody's name, or a word of another language. */
const SAID_AS_WORD =
  /^(?:[^aeiouyq]{0,2}|qu)[aeiouy]{1,2}(?:(?:[^aeiouyq]{1,2}|qu)[aeiouy]{1,2})*(?:[^aeiouyq]|(\p{L})\1|[lnrscm][^aeiouyq])?$/u;

/** "qa", "crm": a short name that English has as no word, and that nobody can say as one. */
const shortName = (word: string): string =>
  /^\p{Ll}{2,5}$/u.test(word) &&
  !isEnglish(word) &&
  !SAID_AS_WORD.test(word) &&
  !SHORT_WORDS.has(word) &&
  closedClassesOf(word).size === 0 &&
  isListed(word)
    ? word.toUpperCase()
    : word;

/** Sentences with capitals at their heads. */
function textStyle(text: string, forms: KnownForms, isEnglishText: boolean): string {
  const named = withListedLanguages(
    unshout(text).replace(
      WORD,
      (word) => forms.get(word.toLowerCase()) ?? (isEnglishText ? shortName(word) : word),
    ),
  );
  return withPronounCapital(named).replace(
    /(^|[.!?] )(\p{Ll})/gmu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

const holdsAcronym = (text: string, forms: KnownForms): boolean =>
  (text.toLowerCase().match(WORD) ?? []).some((word) => isAcronym(word) && !forms.has(word));

/** Whether a line in capitals is a title of plain words alone, none of which may be an acronym or a name. */
const isPlainTitle = (path: string, text: string, forms: KnownForms): boolean =>
  TITLE.test(path) &&
  (text.toLowerCase().match(WORD) ?? []).every(
    (word) =>
      forms.has(word) ||
      INSIDE.has(word) ||
      isShortPlain(word) ||
      (word.length >= PLAIN_LETTERS_MIN &&
        (isEnglish(word) || namesPeople(word)) &&
        !isListed(word)),
  );

/** A line with the capitals that its place asks for; of one in capitals alone nobody can tell what is an acronym, so that names, papers and skills keep them. */
function inPlace(
  path: string,
  text: string,
  style: Style,
  { forms, isEnglishText }: { forms: KnownForms; isEnglishText: boolean },
): string {
  if (isLoud(text) && style !== 'text' && !isPlainTitle(path, text, forms)) return text;
  if (style === 'name' && path !== 'basics.name' && holdsAcronym(text, forms)) return text;
  if (style === 'item') return itemStyle(text, forms);
  return style === 'text' ? textStyle(text, forms, isEnglishText) : nameStyle(text, style, forms);
}

/** Which lines lack their capitals, or have too many. */
function findLines(lines: readonly ResumeLine[]): (line: ResumeLine, style: Style) => boolean {
  const heads = lines.filter(({ path, text }) => {
    const style = styleOf(path);
    return style !== null && style !== 'text' && /\p{L}{2}/u.test(text);
  });
  const share = (of: (text: string) => boolean): number =>
    heads.filter(({ text }) => of(text)).length / Math.max(1, heads.length);
  const isKnown = heads.length >= HEADS_MIN;
  if (isKnown && share(isSmall) >= MOST) return ({ text }) => isSmall(text);
  if (isKnown && share(isLoud) >= LOUD_SHARE) return ({ text }) => isLoud(text);
  const titles = heads.filter(({ path }) => TITLE.test(path));
  const hasCapitals = isKnown && share((text) => /^\p{Lu}/u.test(text)) >= 1 - MOST;
  const areSmall = titles.every(({ text }) => isSmall(text));
  return ({ path, text }) => hasCapitals && areSmall && TITLE.test(path) && isSmall(text);
}

/** Gives the line at a path, in whatever words, the capitals that it lacks in the original. */
export type CapitalPlan = (path: string, text: string) => string;

/** Whether each sentence of a text begins with a small letter: "qa tester, 16 years in IT. patient, exact." */
function beginsSmall(text: string): boolean {
  const heads = text.match(/(?<=^|[.!?] )\p{L}\p{L}*[\p{L}.@/_]?/gu) ?? [];
  return heads.length > 0 && heads.every((head) => /^\p{Ll}+$/u.test(head));
}

/** A resume written in small letters or in capitals throughout, with the capitals that names, titles and sentences have; of another one, titles that all begin small: those in capitals are a way to set them. */
export function planCapitals(resume: Resume, ad: string, language: Language | null): CapitalPlan {
  const isEnglishText = language === 'en';
  const lines = listLines(resume);
  const lacks = findLines(lines);
  const styles = new Map(
    lines.flatMap((line) => {
      const style = styleOf(line.path);
      return style !== null && lacks(line, style) ? [[line.path, style] as const] : [];
    }),
  );
  if (isEnglishText && beginsSmall(resume.basics?.summary ?? ''))
    styles.set('basics.summary', 'text');
  if (styles.size === 0) return (_, text) => text;
  const forms = readKnownForms([ad, ...lines.map(({ text }) => text)]);
  return (path, text) => {
    const style = styles.get(path);
    return style === undefined ? text : inPlace(path, text, style, { forms, isEnglishText });
  };
}

/** A change for each line that the plan alone alters. */
export function proposePlainCapitals(
  resume: Resume,
  plan: CapitalPlan,
  touched: ReadonlySet<string>,
): Draft[] {
  return listLines(resume).flatMap(({ path, text }) => {
    const after = touched.has(path) ? text : plan(path, text);
    return after === text ? [] : [capitalDraft(path, text, after)];
  });
}

/** Changes of lines with the capitals of the plan in what they write. */
export const withCapitals = (drafts: readonly Draft[], plan: CapitalPlan): Draft[] =>
  drafts.map((draft) =>
    draft.after === '' ? draft : { ...draft, after: plan(draft.path, draft.after) },
  );

const capitalDraft = (path: string, before: string, after: string): Draft => ({
  path,
  before,
  after,
  kind: 'tidy',
  reason: 'Names, titles and sentences have their usual capitals.',
  sources: [{ path, text: before }],
  verdict: 'proven',
});
