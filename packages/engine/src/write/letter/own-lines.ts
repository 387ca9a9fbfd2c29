import type { Resume, Source } from '@trueline/contracts';
import { listLines } from '../../document/paths.ts';
import { languageOf } from '../../language/document-language.ts';
import { isEnglish } from '../../language/en/english-words.ts';
import { sentencesOfParagraph } from '../../language/en/sentences.ts';
import { findVerbForm } from '../../language/en/verb-forms.ts';
import { TITLE_WORDS } from '../../taxonomy/titles.ts';
import { qualifyWords } from '../../verify/responsibility/qualifiers.ts';
import { hasSlip } from '../tell/pieces.ts';
import { CHANGE, isEverybodys } from './rank.ts';
import { CLIPPED, PUFF, STROKE } from './surely-told.ts';
import { answers, hasKnownSlip, tellingStems, type Wanted } from './wanted.ts';
import { isBetterUntold } from './whole-line.ts';

/** A line of a job that a letter can set off under others, as the person wrote it. */
export interface OwnLine {
  entry: string;
  text: string;
  source: Source;
}

const LINE = /^work\[\d+\]\.(?:highlights\[\d+\]|summary|description)$/;
const WORDS_MIN = 4;
/** Behind a label of the ad. */
const ROW_WORDS_MIN = 2;
const WORDS_MAX = 40;
const LINES_MAX = 4;
/** A line in a sentence's place: a heading, a year's entry, words on whom an ad seeks, or one that goes on. */
const NO_ITEM =
  /:$|^(?:19|20)\d\d\b|\b(?!(?:approx|etc|no|vs|St|Mt|Dr|Mr|Mrs|Ms|Co|Inc|Ltd)\.)\p{L}{2,}\.(?:,| \p{Ll})|\bcandidates?\b|\b(?:and|or|the|of|for|with|to|in|at|a)$|[()][^()]*$/iu;
/** A sentence that says "I" goes on without it, as the other lines do. */
const NAMED_SELF = /^(?:now |today |currently |there )?I (?:also )?(?=\p{Ll})/iu;

/** Short words of a resume, as a letter writes them. */
const WRITTEN_OUT: readonly (readonly [RegExp, string])[] = [
  // A name keeps its own: "Marks & Spencer".
  [/ & (?=\p{Ll})/gu, ' and '],
  [/(?<=\d) (?:yrs?\.?|years?) old(?= \p{Ll})/giu, '-year-old'],
  [/\bregn\b\./gi, 'registration'],
  [/\bprep\b\./gi, 'preparation'],
  [/\bsys\b\./gi, 'system'],
  [/\bmgmt\b\.?/gi, 'management'],
  [/\bdept\b\.?/gi, 'department'],
  [/\byrs\b\.?/gi, 'years'],
  [/\bapprox\b\.?/gi, 'about'],
  [/\binc\.(?= \p{Ll})/gu, 'including'],
  [/ \+ (?=\d|\p{Ll})/gu, ' and '],
  [/\babt\b\.?(?= \d)/giu, 'about'],
  [/\bfr\b\.?(?= \d)/giu, 'from'],
  [/(?<=\d )yrs\b\.?/giu, 'years'],
  [/\bw\/ /g, 'with '],
  [/\bvips?\b/g, 'VIP'],
  [/\bcpr\b/g, 'CPR'],
];

/** "Undisputed number one of eight: 1,940 tickets closed": what is counted stands, the praise before it does not. */
const withoutBoast = (sentence: string): string => {
  const { head = '', rest = '' } =
    /^(?<head>[^:]{3,80}):\s+(?<rest>.*\d.*)$/u.exec(sentence)?.groups ?? {};
  return rest !== '' && isBetterUntold(head) ? rest : sentence;
};

export const asItem = (sentence: string): string => {
  const said = withoutBoast(sentence)
    .replace(/[.;,\s]+$/, '')
    .replace(NAMED_SELF, '')
    .replace(DUTY, '');
  const text = WRITTEN_OUT.reduce((line, [short, long]) => line.replace(short, long), said);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};

/** Behind "parts of my work" it is said already. */
const DUTY =
  /^(?:(?:responsible|accountable) for|(?:my )?(?:job|work|role|duties) (?:involve|include)[sd]?) (?=\S)/i;
/** Told of somebody else, or by who writes of the person as of another. */
const THIRD = /\b(?:he|she|him|his|her|hers)\b/i;

/** What is of no use to a letter: a form's field, a number to call, why a job ended. */
const OF_FORM =
  /^[\p{L} /]{3,30}:\s|\d{3}[ -]\d{4}|\b(?:leaving|let go|laid off|maternity leave|redundan\w+|dismiss\w+|resign\w+|left because)\b/iu;

/** "Help with forms: card renewal, child benefit": what a line of work is made of. */
const HEADED = /^\p{Lu}[\p{Ll} ]+: (?=\p{Ll})/u;

/** "Any other work assigned": of every job, and of none. */
const OF_ANY_JOB =
  /\b(?:any )?other (?:work|duties|tasks)\b|\bas (?:assigned|required|needed|directed)$|\bfrom time to time\b|^left (?:for|to|because|when)\b|^(?:started|began|joined|promoted|hired) (?:on|as|at|in|with|out|to|from)\b/iu;

/** "Always smiling, always reliable": praise of oneself is no line of work. */
const OF_SELF =
  /^always \p{Ll}+,|\b(?:perfectionist|above and beyond|hard[ -]?working|reliable|team player)\b/iu;

/** "Oryx, Abu Dhabi (2023 – Present): I handle", "Since 2016 I am with": the head of a job, not a part of it. */
const OF_ENTRY =
  /\([^()]*(?:19|20)\d\d\b[^()]*\)|^(?:since|from|in) (?:19|20)\d\d I (?:am|was) (?:with|at)\b/i;

/** Not done, not yet done, or done by somebody else: no part of the person's work. */
export const isNotOwn = (text: string): boolean =>
  OF_OTHERS.test(text) ||
  isToldOfTitle(text) ||
  qualifyWords(text.replace(FREE_OF_HARM, '')).some(({ qualifiers }) =>
    NOT_OWN.some((one) => qualifiers.has(one)),
  );
/** "The fitter looked after the hoists": what somebody else did, by their title. */
function isToldOfTitle(text: string): boolean {
  const { title = '', did = '' } =
    /^(?:the|our|an?) (?<title>\p{L}+) (?<did>\p{L}+) /iu.exec(text)?.groups ?? {};
  return TITLE_WORDS.has(title.toLowerCase()) && findVerbForm(did, 'past') !== null;
}

/** "The accountant did the books", "My boss used it": a line that opens with somebody else. */
const OF_OTHERS =
  /^my |^(?:the|our) (?:\p{L}+ ){1,5}(?:did|does|do|was|were|is|are|had|has|have) /iu;
/** What did not happen, as one is glad to say. */
const FREE_OF_HARM =
  /^no (?:\p{L}+ )?(?:accidents?|incidents?|injur(?:y|ies)|complaints?|violations?|losses)\b/iu;
const NOT_OWN = ['negated', 'planned', 'unfinished', 'others'] as const;

const isClosed = (text: string): boolean =>
  (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0);

/** "7am", "VIP" in small letters: no slips. */
const NO_WORDS = /\b\d{1,2} ?[ap]m\b|\bvips?\b/gi;

export const isItem = (text: string, isRow = false): boolean => {
  const count = text.split(/\s+/).length;
  const isOpen = isClosed(text) ? NO_ITEM.test(text.replace(/\([^()]*\)/g, '').trim()) : true;
  return (
    count >= (isRow ? ROW_WORDS_MIN : WORDS_MIN) &&
    count <= WORDS_MAX &&
    !isOpen &&
    text !== text.toUpperCase() &&
    !THIRD.test(text) &&
    !(isRow ? text.replace(HEADED, '') : text).match(OF_FORM) &&
    !OF_ENTRY.test(text) &&
    !OF_ANY_JOB.test(text) &&
    !hasSlip(text) &&
    !OF_SELF.test(text) &&
    !PUFF.test(text) &&
    !CLIPPED.test(text) &&
    !STROKE.test(text) &&
    !hasKnownSlip(text.replace(NO_WORDS, '')) &&
    !/!|^(?:am|was|were) /i.test(text) &&
    !isNotOwn(text) &&
    !isBetterUntold(text)
  );
};

/** "Supervise 14 sorters / shift schedules / missorts down": lines of a job in one row. */
const SLASHES = / \/ .* \/ | \/ .{30}/;
/** "Call outs • Building master key systems": marks of a list that ran on. */
const MARKS = /\s+[•▪●◦]\s+/u;
const isRow = (text: string): boolean => SLASHES.test(text) || MARKS.test(text);
const piecesOf = (text: string): string[] =>
  (SLASHES.test(text) ? text.split(' / ') : text.split(MARKS)).flatMap(sentencesOfParagraph);

/** "I work on a compactor with a crew of three, and on Saturdays I also drive the tipper": a long sentence at its own "I". */
const OWN_CLAUSE = /,? and (?=(?:\p{L}+ ){0,5}I (?:also )?\p{Ll}+ )/u;
const LONG = 24;
const clausesOf = (sentence: string): string[] =>
  sentence.split(/\s+/).length > LONG ? sentence.split(OWN_CLAUSE) : [sentence];

/** The first sentence of each line of a job, of its paragraphs (or of all, `isWhole`) every one; none where the resume isn't in English. */
export function listOwnLines(resume: Resume, isWhole = false): OwnLine[] {
  const lines = listLines(resume);
  const names = (resume.basics?.name ?? '').match(/\p{Lu}\p{L}{2,}/gu) ?? [];
  const namesPerson = (item: string): boolean =>
    names.some((name) => {
      // "Cook lunch for 80" is no act told of Mark Cook.
      const before = isEnglish(name.toLowerCase()) ? '\\s' : '(?<!\\p{L})';
      return new RegExp(`${before}${name}(?!\\p{L})`, 'u').test(item);
    });
  if (languageOf(lines.map(({ text }) => text)) !== 'en') return [];
  return lines
    .filter(({ path }) => LINE.test(path))
    .flatMap(({ path, text, entry }) => {
      const sentences = isWhole ? piecesOf(text).flatMap(clausesOf) : piecesOf(text);
      const said = !isWhole && path.includes('highlights') && !isRow(text);
      return (said ? sentences.slice(0, 1) : sentences)
        .map(asItem)
        .filter((item) => isItem(item, isWhole) && !namesPerson(item))
        .map((item) => ({ entry, text: item, source: { path, text } }));
    });
}

/** What a line says of what the ad speaks of: what it asks for, words of its demands, a figure. */
function worthOf(text: string, wanted: readonly Wanted[], adStems: ReadonlySet<string>): number {
  const need = wanted
    .filter((one) => answers(one, text))
    .reduce((sum, { weight }) => sum + weight, 0);
  const shared = tellingStems(text).filter((stem) => adStems.has(stem)).length;
  if (shared === 0 && need === 0) return CHANGE.test(text) ? 0.5 : 0;
  return (
    Math.min(need, NEED_MAX) +
    Math.min(shared, SHARED_MAX) / 2 +
    (CHANGE.test(text) ? 1 : /\d/.test(text) ? 0.5 : 0)
  );
}
const NEED_MAX = 2;
const SHARED_MAX = 5;

/** The lines of one job that speak of what the ad asks for, the best first. */
export function chooseOwnLines(
  lines: readonly OwnLine[],
  entry: string,
  { wanted, adStems }: { wanted: readonly Wanted[]; adStems: ReadonlySet<string> },
): OwnLine[] {
  const rated = lines
    .filter((line) => line.entry === entry && !isEverybodys(line.text))
    .map((line) => ({ line, worth: worthOf(line.text, wanted, adStems) }))
    .sort((a, b) => b.worth - a.worth);
  const answering = rated.filter(({ worth }) => worth > 0).length;
  // Beside one that answers the ad others of the job show what it was.
  const most = answering === 0 ? 0 : Math.min(LINES_MAX, Math.max(answering, LINES_WANTED));
  return rated.slice(0, most).map(({ line }) => line);
}
const LINES_WANTED = 3;

/** The lines of one job with a figure, for a letter that has nothing else to tell of it. */
export const chooseCounted = (lines: readonly OwnLine[], entry: string): OwnLine[] =>
  lines
    .filter(({ entry: own, text }) => own === entry && /\d/.test(text) && !isEverybodys(text))
    .slice(0, LINES_WANTED);
