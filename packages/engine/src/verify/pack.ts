import type {
  AtsMetadata,
  Contradiction,
  CoverLetter,
  InterviewQuestion,
  Resume,
} from '@trueline/contracts';
import { listKeptLines } from '../document/kept-lines.ts';
import { entryOf, findValue, listLines } from '../document/paths.ts';
import { hasForm } from '../language/forms.ts';
import { aliasesOf } from '../taxonomy/skills.ts';
import { type DateFact, listDates, supportsDate } from './quantities/dates.ts';
import { listNumbers, type NumberFact } from './quantities/numbers.ts';

/** All texts that go out together. */
export interface Pack {
  resume: Resume;
  /** Numbers and names in it may be repeated in a letter. */
  jobDescription: string;
  coverLetter?: CoverLetter | undefined;
  interviewQuestions?: readonly InterviewQuestion[] | undefined;
  atsMetadata?: AtsMetadata | undefined;
}

/** The line below the closing words; what follows it, such as a postscript, is no name. */
const SIGN_OFF = /^(?:sincerely|(?:kind |best |warm )?regards|yours)[^\n]*\n+([^\n]+)/im;

type Fault = Omit<Contradiction, 'where'>;

/** An entry with what it is known by. */
interface Role {
  entry: string;
  employer: string;
  title: string;
  text: string;
}

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

function listRoles(resume: Resume): Role[] {
  const all = listLines(resume);
  const textOf = (entry: string): string =>
    all
      .filter((line) => line.entry === entry)
      .map(({ text }) => text)
      .join('\n');
  return [
    ...(resume.work ?? []).map(({ name, position }, i) => ({
      entry: `work[${i}]`,
      employer: name ?? '',
      title: position ?? '',
    })),
    ...(resume.volunteer ?? []).map(({ organization, position }, i) => ({
      entry: `volunteer[${i}]`,
      employer: organization ?? '',
      title: position ?? '',
    })),
  ].map((role) => ({ ...role, text: textOf(role.entry) }));
}

const sentencesOf = (text: string): string[] =>
  text.split(/\n+|(?<=[.!?])\s+(?=\p{Lu})/u).filter((sentence) => sentence.trim() !== '');

/** Numbers and dates that a text may repeat. */
interface Known {
  numbers: readonly NumberFact[];
  dates: readonly DateFact[];
}

const known = (text: string): Known => ({ numbers: listNumbers(text), dates: listDates(text) });

/** Numbers and dates of a sentence that neither source holds. */
function unknownNumbers(sentence: string, ...sources: readonly Known[]): Fault[] {
  const dates = listDates(sentence);
  const knownDates = sources.flatMap((source) => source.dates);
  const knownNumbers = sources.flatMap((source) => source.numbers);
  const wrongDates = dates
    .filter((date) => !knownDates.some((source) => supportsDate(source, date)))
    .map(
      ({ text }): Fault => ({ kind: 'date', text, reason: 'The resume gives no such date here.' }),
    );
  const wrongNumbers = listNumbers(sentence)
    .filter((number) => !dates.some((date) => number.start >= date.start && number.end <= date.end))
    .filter((number) => /\d/.test(number.text))
    .filter(
      (number) =>
        !knownNumbers.some(({ value, unit }) => value === number.value && unit === number.unit),
    )
    .filter((number) => !knownDates.some(({ year }) => year === number.value))
    .map(
      ({ text }): Fault => ({
        kind: 'number',
        text,
        reason: 'The resume gives no such number here.',
      }),
    );
  return [...wrongDates, ...wrongNumbers];
}

/** A sentence that names one employer must keep to the titles, dates and numbers of that employer's roles. */
function checkRoles(sentence: string, roles: readonly Role[], ad: Known): Fault[] {
  const named = roles.filter(({ employer }) => employer !== '' && hasForm(sentence, employer));
  if (named.length === 0 || new Set(named.map(({ employer }) => employer.toLowerCase())).size > 1)
    return [];
  const own = named.map(({ text }) => text).join('\n');
  const title = roles.find(
    (role) =>
      role.title !== '' &&
      hasForm(sentence, `as ${role.title} at`) &&
      !named.some((one) => hasForm(one.title, role.title)),
  )?.title;
  const wrong: Fault[] =
    title === undefined
      ? []
      : [
          {
            kind: 'title',
            text: title,
            reason: `The resume names another title at ${named[0]?.employer}.`,
          },
        ];
  return [...wrong, ...unknownNumbers(sentence, known(own), ad)];
}

const SET_OFF = /^•\s/;

/** What a resume's files print beside its fields: rows as they were written, and texts that found no place. */
const listPrinted = (resume: Resume): string[] => [
  ...(resume.meta?.trueline?.asWritten ?? []).flatMap(({ lines }) =>
    lines.map(({ text, dates = '' }) => `${text} ${dates}`),
  ),
  ...listKeptLines(resume).map(({ text }) => text),
];

function checkLetter(
  letter: string,
  { resume, jobDescription }: Pack,
  roles: readonly Role[],
): Fault[] {
  const whole = [...listLines(resume).map(({ text }) => text), ...listPrinted(resume)].join('\n');
  const ad = known(jobDescription);
  const all = known(whole);
  const name = resume.basics?.name?.trim() ?? '';
  const signed = SIGN_OFF.exec(letter)?.[1]?.trim() ?? '';
  // One word is a first name or a nickname, which is the person's own affair.
  const isSigned = /\S\s+\S/.test(signed) && !/[.,]$/.test(signed);
  const wrongName: Fault[] =
    name !== '' && isSigned && !same(signed, name)
      ? [{ kind: 'name', text: signed, reason: `The resume is that of ${name}.` }]
      : [];
  const body = sentencesOf(letter).flatMap((sentence) => {
    // A line that is set off stands in the resume as it is: it tells of no role that it names.
    const byRole = SET_OFF.test(sentence) ? [] : checkRoles(sentence, roles, ad);
    return byRole.length > 0 ? byRole : unknownNumbers(sentence, all, ad);
  });
  return [...wrongName, ...body];
}

function checkQuestion({ outline, path }: InterviewQuestion, resume: Resume): Fault[] {
  const entry = path === undefined ? undefined : entryOf(path);
  const lines = listLines(resume).filter((line) => entry === undefined || line.entry === entry);
  const text = (lines.length === 0 ? listLines(resume) : lines).map((line) => line.text).join('\n');
  return Object.values(outline).flatMap((part) =>
    part === null ? [] : unknownNumbers(part, known(text)),
  );
}

function checkMetadata(
  metadata: AtsMetadata,
  { resume }: Pack,
  roles: readonly Role[],
): Contradiction[] {
  const whole = listLines(resume)
    .map(({ text }) => text)
    .join('\n');
  const name = resume.basics?.name ?? '';
  const faults: Contradiction[] = [];
  if (!same(metadata.pdf.author, name))
    faults.push({
      where: 'atsMetadata.pdf.author',
      kind: 'name',
      text: metadata.pdf.author,
      reason: `The resume is that of ${name}.`,
    });
  const { title } = metadata;
  const isHeld =
    title === undefined ||
    [resume.basics?.label ?? '', ...roles.map((role) => role.title)].some((held) =>
      hasForm(held, title),
    );
  if (!isHeld)
    faults.push({
      where: 'atsMetadata.title',
      kind: 'title',
      text: title,
      reason: 'The resume names no such title.',
    });
  for (const [i, { term }] of metadata.keywords.entries()) {
    if (!hasForm(whole, term))
      faults.push({
        where: `atsMetadata.keywords[${i}]`,
        kind: 'skill',
        text: term,
        reason: 'The resume does not show it.',
      });
  }
  for (const [i, skill] of metadata.skills.entries()) {
    const value = findValue(resume, skill.source.path);
    if (
      value !== skill.source.text &&
      !aliasesOf(skill.name).some((alias) => hasForm(whole, alias))
    )
      faults.push({
        where: `atsMetadata.skills[${i}]`,
        kind: 'skill',
        text: skill.name,
        reason: 'The line that showed it is not in the resume.',
      });
  }
  return faults;
}

/** Where the texts of one pack disagree with its resume on names, titles, employers, dates, numbers or skills; empty when the pack may go out. Deterministic. */
export function findContradictions(pack: Pack): Contradiction[] {
  const roles = listRoles(pack.resume);
  const { coverLetter, interviewQuestions = [], atsMetadata } = pack;
  const letters =
    coverLetter === undefined
      ? []
      : (['short', 'standard'] as const).map((length) => ({ length, text: coverLetter[length] }));
  return [
    ...letters.flatMap(({ length, text }) =>
      checkLetter(text, pack, roles).map((fault) => ({ where: `coverLetter.${length}`, ...fault })),
    ),
    ...interviewQuestions.flatMap((question, i) =>
      checkQuestion(question, pack.resume).map((fault) => ({
        where: `interviewQuestions[${i}]`,
        ...fault,
      })),
    ),
    ...(atsMetadata === undefined ? [] : checkMetadata(atsMetadata, pack, roles)),
  ];
}
