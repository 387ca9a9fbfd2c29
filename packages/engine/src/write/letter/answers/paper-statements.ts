import { type AsWrittenLine, findAsWritten, type Resume } from '@trueline/contracts';
import { monthNumber, type YearMonth } from '../../../document/dates.ts';
import { isDegreeGiven, isUnfinished } from '../../../document/degree-given.ts';
import { isHeldNow, withoutEnd } from '../../../document/held-now.ts';
import { sentencesOfParagraph } from '../../../language/en/sentences.ts';
import { namesLeaving } from '../../../read/fields/degree.ts';
import { inLetters, NO_ROW, type Statement, type StatementKind, tidy } from './statement.ts';

const PAPER_WORDS_MAX = 18;
const yearOf = (date: string | undefined): string | undefined => /^\d{4}/.exec(date ?? '')?.[0];

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

/** "2013 - 2015": of schooling its end is told, of a paper the time that it holds. */
const PERIOD =
  /^\s*(?:\p{L}*\.? ?|\d{1,2}[./])?(?:19|20)\d\d\s*(?:[-–—]|to)\s*(?:\d{1,2}[./])?(?<end>(?:\p{L}+\.? )?(?:19|20)\d\d)\s*$/u;

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
      const when = kind === 'school' ? dates?.replace(PERIOD, '$<end>') : dates;
      const said = tidy(yearLast(when === undefined ? text : `${text}, ${when}`));
      return isPaperRow(said)
        ? [{ kind, text: said, entry, sources: [{ path: at, text: `${text} ${dates ?? ''}` }] }]
        : [];
    });
}

/** "I have a Certificate in Early Childhood Development from Lakeside Institute, which I got in 2018". */
const NARRATED =
  /^I (?:also )?(?:have|hold|got|did|completed|passed) (?:an? |the |my )?(?<paper>\p{Lu}[^;]+?)(?:, which I (?:got|did|finished) (?<then>in \d{4}))?(?: \([^()]*\))?[.]?$/u;

/** "I possess the following courses: Work in Heights (2023); Chain Hoists (2024). All in force." */
const PAPERS_NAMED =
  /^[^.:;]{0,40}\b(?:courses|certificates|licen[cs]es|tickets|qualifications)\b[^.:;]{0,12}:\s*(?<papers>[^:]+;[^:]+)$/iu;
const AFTER_PAPERS = /\.\s+\p{Lu}.*$/u;

/** Papers of sentences in a section that is printed as it was written. */
function ofNarrated({ kind, text, at }: Row): Statement[] {
  if (kind !== 'text' && kind !== 'item') return [];
  const { papers } = PAPERS_NAMED.exec(text)?.groups ?? {};
  if (papers !== undefined)
    return papers
      .split(/;\s*/)
      .map((paper) => tidy(paper.replace(AFTER_PAPERS, '')))
      .filter(isPaperRow)
      .map((paper) => ({
        kind: 'paper',
        text: paper,
        entry: at,
        sources: [{ path: at, text }],
      }));
  return sentencesOfParagraph(text).flatMap((sentence): Statement[] => {
    const { paper, then } = NARRATED.exec(sentence)?.groups ?? {};
    if (paper === undefined || isUnfinished([sentence])) return [];
    const said = tidy(then === undefined ? paper : `${paper}, ${then.slice(3)}`);
    return isPaperRow(said) && /certificate|diploma|degree|licen[cs]e|course|training/i.test(said)
      ? [{ kind: 'paper', text: said, entry: at, sources: [{ path: at, text }] }]
      : [];
  });
}

const isToCome = (date: string | undefined, asOf: YearMonth): boolean =>
  date !== undefined && !(monthNumber(date, 'start') <= monthNumber(asOf, 'start'));

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH_OF_YEAR =
  /(?:\b(?<name>\p{L}{3})\p{L}*\.?,? |\b(?<month>\d{1,2})[/.])(?<year>20\d\d)\b/giu;

/** "First Aid, Dec 2026": a month that is still to come, an end of validity aside. */
export const tellsMonthToCome = (text: string, asOf: YearMonth): boolean =>
  Array.from(withoutEnd(text).matchAll(MONTH_OF_YEAR)).some(({ groups }) => {
    const { name = '', month = '', year = '' } = groups ?? {};
    const number = month === '' ? MONTHS.indexOf(name.toLowerCase()) + 1 : Number(month);
    return number > 0 && isToCome(`${year}-${String(number).padStart(2, '0')}`, asOf);
  });

type Certificate = NonNullable<Resume['certificates']>[number];

/** Whether a paper was given by the month of `asOf`, runs in it, and no field or row says otherwise. */
function isPaperHeld(one: Certificate, rows: readonly Row[], asOf: YearMonth): boolean {
  const { name, issuer, summary, date, endDate } = one;
  const isOver =
    endDate !== undefined && !(monthNumber(endDate, 'end') >= monthNumber(asOf, 'start'));
  const said = [name, issuer, summary, ...rows.map(({ text, dates = '' }) => `${text} ${dates}`)];
  return (
    !isOver && !isToCome(date, asOf) && said.every((text = '') => isHeldNow(text.trim(), asOf))
  );
}

/** Certificates, licences and what stands among publications and awards, each with its issuer and time. */
export function listPaperStatements(resume: Resume, asOf: YearMonth): Statement[] {
  const rows = rowsOf(resume, 'certificates');
  const certificates = (resume.certificates ?? []).flatMap((one, i) =>
    !isPaperHeld(
      one,
      rows.filter(({ entry }) => entry === `certificates[${i}]`),
      asOf,
    )
      ? []
      : ofEntry('paper', `certificates[${i}]`, rows, [
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
    ...[...rows, ...rowsOf(resume, 'education')]
      .filter(({ at }, i, all) => all.findIndex((other) => other.at === at) === i)
      .flatMap(ofNarrated),
    ...(resume.publications ?? []).flatMap((one, i) =>
      isToCome(one.releaseDate, asOf)
        ? []
        : ofFields('paper', `publications[${i}]`, [
            { key: 'name', value: one.name },
            { key: 'publisher', value: one.publisher },
            { key: 'releaseDate', value: one.releaseDate, said: yearOf(one.releaseDate) },
          ]),
    ),
    ...(resume.awards ?? []).flatMap((one, i) =>
      isToCome(one.date, asOf)
        ? []
        : ofFields('paper', `awards[${i}]`, [
            { key: 'title', value: one.title },
            { key: 'awarder', value: one.awarder },
            { key: 'date', value: one.date, said: yearOf(one.date) },
          ]),
    ),
  ];
  const isWritten = ({ sources }: Statement): boolean =>
    loose.some(({ text }) => text.includes(sources[0]?.text ?? ''));
  const isRefused = ({ sources }: Statement): boolean =>
    sources.some(({ text }) => !isHeldNow(text.trim(), asOf));
  return [
    ...loose.filter((one) => !isRefused(one)),
    ...certificates.filter((one) => !isWritten(one)),
    ...others,
  ];
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

/** Degrees and other schooling that is finished. */
export function listSchoolStatements(resume: Resume, asOf: YearMonth): Statement[] {
  const rows = rowsOf(resume, 'education');
  return (resume.education ?? []).flatMap((one, i) => {
    const { studyType, area, institution, endDate } = one;
    if (!isDegreeGiven(resume, i, asOf)) return [];
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
