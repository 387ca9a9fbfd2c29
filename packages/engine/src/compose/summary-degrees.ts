import {
  findAsWritten,
  type JobRequirements,
  type Requirement,
  type Resume,
} from '@trueline/contracts';
import { monthNumber, type YearMonth } from '../document/dates.ts';
import { isDegreeGiven } from '../document/degree-given.ts';
import { DEGREE_ORDER } from '../job/requirements/degrees.ts';
import { articleFor } from '../language/en/indefinite-article.ts';
import { stemsOf } from '../language/en/text-stems.ts';
import { fieldStems, levelOf } from '../match/education.ts';
import { credentialStems } from '../taxonomy/credentials.ts';
import { withoutCapitals } from './held-titles.ts';
import { isAskedBy, type Paper, rowNaming } from './summary-papers.ts';

/** Fewer words that tell something are found anywhere. */
const NAME_STEMS_MIN = 2;
/** A longer name is a school's whole entry, and one with a comma or an "and" does not fit into a row. */
const NAME_CHARS_MAX = 70;
const JOINED = /[,;:|•]|\band\b|&|\//i;
const SCHOOL = /\b(?:high|secondary|ordinary|school|leaving|matric\w*|[oa]-?levels?|gcses?)\b/i;
const DIPLOMA = DEGREE_ORDER.indexOf('diploma');

type School = NonNullable<Resume['education']>[number];

/** A type that says its subject: "Bachelor of Engineering". */
const TELLS_SUBJECT = /\p{L} of \p{L}/u;

/** "an MSc", said letter by letter. */
const articleOf = (name: string): string =>
  /^[AEFHILMNORSX](?=\p{L}*\p{Lu})/u.test(name) ? 'an' : articleFor(name);

/** "a Diploma in Nursing", "a Bachelor of Engineering"; null where it is no name that a sentence can hold. */
function nameOfDegree({ studyType = '', area = '' }: School): string | null {
  const type = withoutCapitals(studyType.trim()).replace(/ (?:OF|IN|THE) /g, (word) =>
    word.toLowerCase(),
  );
  const subject = area.replace(/\s*\([^()]*\)$|,.*$/, '').trim();
  const isWhole = subject === '' || (TELLS_SUBJECT.test(type) && JOINED.test(subject));
  const name = isWhole ? type : `${type} in ${subject}`;
  const isTold = type !== '' && !JOINED.test(name) && /^\p{Lu}/u.test(isWhole ? type : subject);
  return isTold && name.length <= NAME_CHARS_MAX ? `${articleOf(name)} ${name}` : null;
}

/** Whether the degree was given before the month of `asOf`: one without an end, or of this year, may be to come. */
const isOver = (resume: Resume, index: number, asOf: YearMonth): boolean => {
  const end = resume.education?.[index]?.endDate;
  if (end === undefined || !isDegreeGiven(resume, index, asOf)) return false;
  return monthNumber(end, 'end') < monthNumber(asOf, 'start');
};

/** Whether a requirement asks for this degree: its level and its field, or its very name. */
function asksFor({ kind, degree, text }: Requirement, written: string): boolean {
  const name = written.replace(/^an? /, '');
  const line = { path: '', entry: '', text: name };
  // "Leaving Certificate" is not what "leave pay" asks for.
  const isNamed = credentialStems(name).length >= NAME_STEMS_MIN;
  if (isNamed && isAskedBy({ name, said: name, line }, text)) return true;
  const asked = DEGREE_ORDER.indexOf(degree ?? 'none');
  if (kind !== 'degree' || asked <= 0) return false;
  // School is behind everybody; of the others one that the ad gives no field to is asked for by its level alone.
  if (SCHOOL.test(name)) return false;
  const field = fieldStems(text);
  const own = new Set(stemsOf(name));
  return (
    DEGREE_ORDER.indexOf(levelOf(name)) >= asked &&
    (field.length === 0 ? asked >= DIPLOMA : field.some((stem) => own.has(stem)))
  );
}

/** The degree that the ad asks for and that was given, of several the last. */
export function findDegree(
  resume: Resume,
  job: JobRequirements,
  asOf: YearMonth,
): Paper | undefined {
  const asked = job.requirements.filter(({ level }) => level !== 'context');
  const written = findAsWritten(resume, 'education')?.lines;
  const held = (resume.education ?? []).flatMap((school, index) => {
    const name = nameOfDegree(school);
    if (name === null || !isOver(resume, index, asOf)) return [];
    if (written !== undefined && rowNaming(name.replace(/^an? /, ''), written) === undefined)
      return [];
    const path = `education[${index}].studyType`;
    const line = { path, entry: `education[${index}]`, text: school.studyType ?? '' };
    const at = asked.findIndex((one) => asksFor(one, name));
    const beside = (['area', 'endDate'] as const).flatMap((field) => {
      const text = school[field];
      const of = { path: `education[${index}].${field}`, entry: line.entry };
      return text === undefined ? [] : [{ ...of, text }];
    });
    return at === -1 ? [] : [{ name, line, beside, at, end: school.endDate ?? '' }];
  });
  const [best] = held.sort((a, b) => a.at - b.at || b.end.localeCompare(a.end));
  if (best === undefined) return undefined;
  const { name, line, beside } = best;
  return { name, line, beside };
}
