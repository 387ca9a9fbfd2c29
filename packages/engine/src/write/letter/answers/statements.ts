import { type AsWrittenLine, findAsWritten, type Resume, type Source } from '@trueline/contracts';
import type { YearMonth } from '../../../document/dates.ts';
import { isHeldNow } from '../../../document/held-now.ts';
import { listKeptLines } from '../../../document/kept-lines.ts';
import { languageOf } from '../../../language/document-language.ts';
import { sentencesOfParagraph } from '../../../language/en/sentences.ts';
import { namesLeaving } from '../../../read/fields/degree.ts';
import { withoutCapitals } from '../../place.ts';
import { isWished } from '../held-in-part.ts';
import { asItem, isItem, listOwnLines } from '../own-lines.ts';

/** What a statement is of: work done, a paper, schooling, what the person says of themselves, an item of a list. */
export type StatementKind = 'work' | 'paper' | 'school' | 'summary' | 'skill';

/** Words of the person that a letter can set off as they stand. */
export interface Statement {
  kind: StatementKind;
  text: string;
  entry: string;
  sources: readonly Source[];
}

const PAPER_WORDS_MAX = 18;
const SKILL_WORDS_MAX = 6;
const yearOf = (date: string | undefined): string | undefined => /^\d{4}/.exec(date ?? '')?.[0];

/** What is no paper's name and no school's: an address, a number to call, a heading, a sentence. */
const NO_ROW =
  /, Name$|@|\d{3}[ -]\d{3,4}|:$|\bhttps?:|\b(?:I|he|she|they|my|his|her)\b|[(,;–-]$|^[(),;]|\?/u;

const isPaperRow = (text: string): boolean =>
  text.length > 2 &&
  text.split(/\s+/).length <= PAPER_WORDS_MAX &&
  /\p{L}{2}/u.test(text) &&
  (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0) &&
  !NO_ROW.test(text) &&
  !namesLeaving(text);

/** "2023 NZ Certificate in Locksmithing": the name comes first. */
const yearLast = (text: string): string =>
  text.replace(/^(?<year>(?:19|20)\d\d)[\s:,–-]+(?<name>\p{L}.*)$/u, '$<name>, $<year>');

/** "Name: Civil Service Eligibility": a form's field. */
const FIELD_NAME = /^(?:name|title|certificate|course|licen[cs]e|qualification)\s*:\s*/i;

/** A row set in capitals; "WHMIS 2023" is a name. */
const inLetters = (text: string): string =>
  (text.match(/\p{L}+/gu) ?? []).length < CAPITALS_MIN ? text : withoutCapitals(text);
const CAPITALS_MIN = 3;

const tidy = (text: string): string =>
  inLetters(text)
    .replace(/(?<= )(?:OF|IN|AND|THE|FOR|AT)(?= )/g, (word) => word.toLowerCase())
    .replace(FIELD_NAME, '')
    .replace(/\s*\|\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/[.;,\s]+$/, '')
    .trim();

type Row = AsWrittenLine & { at: string };

/** Rows of a section that is printed as it was written, each with its place. */
function rowsOf(resume: Resume, section: string): Row[] {
  const own = findAsWritten(resume, section);
  const index = (resume.meta?.trueline?.asWritten ?? []).findIndex(
    ({ lines }) => lines === own?.lines,
  );
  return (own?.lines ?? []).map((line, i) => ({
    ...line,
    at: `meta.trueline.asWritten[${index}].lines[${i}].text`,
  }));
}

interface Field {
  key: string;
  value: string | undefined;
  /** The value as it is said. */
  said?: string | undefined;
}

/** An entry put together of its fields, each of them a source. */
function ofFields(kind: StatementKind, entry: string, fields: readonly Field[]): Statement[] {
  const held = fields.filter(({ value }) => value !== undefined && value !== '');
  if (held[0]?.key !== fields[0]?.key) return [];
  const text = tidy(held.map(({ value = '', said = value }) => inLetters(said)).join(', '));
  const sources = held.map(({ key, value = '' }) => ({ path: `${entry}.${key}`, text: value }));
  return isPaperRow(text) ? [{ kind, text: yearLast(text), entry, sources }] : [];
}

/** The rows of an entry as they were written, else its fields. */
function ofEntry(
  kind: StatementKind,
  entry: string,
  rows: readonly Row[],
  fields: readonly Field[],
): Statement[] {
  const own = rows.filter((row) => row.entry === entry && row.kind !== 'heading');
  const name = fields[0]?.value ?? '';
  const [first] = own;
  // One row that holds the name whole says all of it.
  if (first === undefined || !own.some(({ text }) => text.includes(name)))
    return ofFields(kind, entry, fields);
  return own
    .filter(({ text }) => text.includes(name))
    .slice(0, 1)
    .flatMap(({ text, at, dates }) => {
      const said = tidy(yearLast(dates === undefined ? text : `${text}, ${dates}`));
      return isPaperRow(said)
        ? [{ kind, text: said, entry, sources: [{ path: at, text: `${text} ${dates ?? ''}` }] }]
        : [];
    });
}

/** "I have a Certificate in Early Childhood Development from Lakeside Institute, which I got in 2018". */
const NARRATED =
  /^I (?:also )?(?:have|hold|got|did|completed|passed) (?:an? |the |my )?(?<paper>\p{Lu}[^;]+?)(?:, which I (?:got|did|finished) (?<then>in \d{4}))?(?: \([^()]*\))?[.]?$/u;

/** Papers of sentences in a section that is printed as it was written. */
function ofNarrated({ kind, text, at }: Row): Statement[] {
  if (kind !== 'text' && kind !== 'item') return [];
  return sentencesOfParagraph(text).flatMap((sentence): Statement[] => {
    const { paper, then } = NARRATED.exec(sentence)?.groups ?? {};
    if (paper === undefined) return [];
    const said = tidy(then === undefined ? paper : `${paper}, ${then.slice(3)}`);
    return isPaperRow(said) && /certificate|diploma|degree|licen[cs]e|course|training/i.test(said)
      ? [{ kind: 'paper', text: said, entry: at, sources: [{ path: at, text }] }]
      : [];
  });
}

function listPaperStatements(resume: Resume): Statement[] {
  const rows = rowsOf(resume, 'certificates');
  const certificates = (resume.certificates ?? []).flatMap((one, i) =>
    ofEntry('paper', `certificates[${i}]`, rows, [
      { key: 'name', value: one.name },
      { key: 'issuer', value: one.issuer },
      { key: 'date', value: one.date, said: yearOf(one.date) },
      { key: 'summary', value: one.summary },
      {
        key: 'endDate',
        value: one.endDate,
        said: one.endDate && `valid until ${one.endDate.slice(0, 4)}`,
      },
    ]),
  );
  // Rows that no entry holds, of a list printed as it was written.
  const loose = rows
    .filter(
      ({ kind, entry, text }) =>
        entry === undefined && kind === 'item' && isPaperRow(tidy(text)) && text.length > 4,
    )
    .map(
      ({ text, at }): Statement => ({
        kind: 'paper',
        text: yearLast(tidy(text)),
        entry: 'certificates',
        sources: [{ path: at, text }],
      }),
    );
  const others = [
    ...[...rows, ...rowsOf(resume, 'education')].flatMap(ofNarrated),
    ...(resume.publications ?? []).flatMap((one, i) =>
      ofFields('paper', `publications[${i}]`, [
        { key: 'name', value: one.name },
        { key: 'publisher', value: one.publisher },
        { key: 'releaseDate', value: one.releaseDate, said: yearOf(one.releaseDate) },
      ]),
    ),
    ...(resume.awards ?? []).flatMap((one, i) =>
      ofFields('paper', `awards[${i}]`, [
        { key: 'title', value: one.title },
        { key: 'awarder', value: one.awarder },
        { key: 'date', value: one.date, said: yearOf(one.date) },
      ]),
    ),
  ];
  const isWritten = ({ sources }: Statement): boolean =>
    loose.some(({ text }) => text.includes(sources[0]?.text ?? ''));
  return [...loose, ...certificates.filter((one) => !isWritten(one)), ...others];
}

/** A head whose school stands in the row below it: the fields say both. */
const isHeadAlone = (rows: readonly Row[], entry: string, name: string): boolean =>
  rows.some(
    (row, i) =>
      row.entry === entry &&
      row.text.includes(name) &&
      row.kind === 'head' &&
      rows[i + 1]?.entry === entry,
  );

const KIND_OF_DEGREE = /(?:Certificate|Diploma|Degree|\b[BM](?:Sc|A|Eng|Ed|Tech)|\bHND)\.?$/;

function listSchoolStatements(resume: Resume): Statement[] {
  const rows = rowsOf(resume, 'education');
  return (resume.education ?? []).flatMap((one, i) => {
    const { studyType, area, institution, startDate, endDate } = one;
    // Begun and not ended: not held.
    if (startDate !== undefined && endDate === undefined) return [];
    const isNamed = studyType !== undefined && area !== undefined && !studyType.includes(area);
    const isKind = KIND_OF_DEGREE.test(studyType ?? '');
    const isOwn = rows.some(
      ({ entry, text }) =>
        entry === `education[${i}]` && studyType !== undefined && text.includes(studyType),
    );
    const type = { key: 'studyType', value: studyType };
    if (isOwn && !isHeadAlone(rows, `education[${i}]`, studyType ?? ''))
      return ofEntry('school', `education[${i}]`, rows, [type]);
    const named = isNamed && isKind ? [] : [{ key: 'area', value: isNamed ? area : undefined }];
    return ofFields('school', `education[${i}]`, [
      isNamed && isKind ? { ...type, said: `${studyType} in ${area}` } : type,
      ...named,
      { key: 'institution', value: institution },
      { key: 'endDate', value: endDate, said: yearOf(endDate) },
    ]).map((statement) =>
      isNamed && isKind
        ? {
            ...statement,
            sources: [...statement.sources, { path: `education[${i}].area`, text: area }],
          }
        : statement,
    );
  });
}

/** What the person wishes for is no statement of what they have. */
const WISH =
  /\b(?:looking|seeking|searching|would like|want(?:ed)? to|aim(?:ing)? to|objective)\b/i;
/** Nothing that a letter says of oneself. */
const PERSONAL =
  /\b(?:born|married|widow|divorced|religion|age|god[ -]fearing|single|years old|church)\b/i;

/** What one is or has, an aside, a number to call. */
const NO_STATEMENT = new RegExp(
  [
    String.raw`^(?:have|had|am|was|started|holds?|speaks?|skilled|experienced|an?)\b|^\(|\d{3} \d{3}| \/ `,
    String.raw`\b(?:above|cv|resume|curriculum|page|present)\b|\bsince \d{4}$`,
  ].join('|'),
  'i',
);

function listSummaryStatements(resume: Resume): Statement[] {
  const kept = listKeptLines(resume).map(({ path, text }) => ({ path, text }));
  const summary = resume.basics?.summary ?? '';
  return [{ path: 'basics.summary', text: summary }, ...kept].flatMap((source) =>
    sentencesOfParagraph(source.text)
      .filter((one) => !WISH.test(one) && !PERSONAL.test(one) && !/, \d\d,/.test(one))
      .map(asItem)
      .filter((one) => isItem(one) && !NO_STATEMENT.test(one))
      .map((text): Statement => ({ kind: 'summary', text, entry: source.path, sources: [source] })),
  );
}

/** So many names behind commas are a list. */
const LISTED_MIN = 4;

/** Items of the lists of skills, and of a list that found no place. */
function listSkillStatements(resume: Resume): Statement[] {
  const keywords = (resume.skills ?? []).flatMap(({ keywords: own }, i) =>
    (own ?? []).map((text, k) => ({ said: text, path: `skills[${i}].keywords[${k}]`, text })),
  );
  const kept = listKeptLines(resume).flatMap(({ path, text }) => {
    const pieces = text.split(/,\s+/);
    return pieces.length < LISTED_MIN ? [] : pieces.map((said) => ({ said, path, text }));
  });
  return [...keywords, ...kept].flatMap(({ said: raw, path, text }): Statement[] => {
    const said = tidy(raw);
    const isShort = said.split(' ').length <= SKILL_WORDS_MAX && said.length > 1;
    return isShort && !NO_ROW.test(said) && !/[.!:;•%#*]/.test(said)
      ? [{ kind: 'skill', text: said, entry: path, sources: [{ path, text }] }]
      : [];
  });
}

/** Known a little is no answer to who asks for it. */
const SLIGHT =
  /\b(?:basics?|beginners?|little(?: bit)?|elementary|fair only|notions)$|\((?:basics?|a little)\)/i;
/** "Edited their work": of whom, the sentence before it says. */
const POINTS_BACK = /\b(?:their|them|they|it|its|this|these|those|there|that)\b/i;
const isClear = ({ kind, text }: Statement): boolean =>
  kind !== 'work' || !POINTS_BACK.test(text.split(' ').slice(0, POINTS_WITHIN).join(' '));
const POINTS_WITHIN = 5;

/**
 * All that the person says and a letter can set off: lines of jobs, papers with issuer and time, schooling, sentences of
 * the summary and items of lists; of a section printed as it was written its own rows. None where the resume isn't in English.
 */
export function listStatements(resume: Resume, whole: Resume, asOf: YearMonth): Statement[] {
  const work = listOwnLines(resume, true).map(
    ({ entry, text, source }): Statement => ({ kind: 'work', text, entry, sources: [source] }),
  );
  const papers = [...listPaperStatements(whole), ...listSchoolStatements(whole)].filter(
    ({ text }) => isHeldNow(text, asOf),
  );
  const all = [
    ...work.filter(isClear),
    ...papers,
    ...listSummaryStatements(whole),
    ...listSkillStatements(whole),
  ].filter(({ text }) => !isWished(text) && !SLIGHT.test(text));
  const isEnglish = languageOf(all.map(({ text }) => text)) === 'en';
  return isEnglish
    ? all.filter(
        ({ text }, i) =>
          all.findIndex((other) => other.text.toLowerCase() === text.toLowerCase()) === i,
      )
    : [];
}
