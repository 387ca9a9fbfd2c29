import { findAsWritten, type JobRequirements, type Resume } from '@trueline/contracts';
import type { YearMonth } from '../document/dates.ts';
import { isHeldNow, validityOf } from '../document/held-now.ts';
import type { JobTerms } from '../document/job-terms.ts';
import type { ResumeLine } from '../document/paths.ts';
import { hasForm } from '../language/forms.ts';
import { capitalize } from '../rules/line-text.ts';
import {
  credentialStems,
  credentialSubject,
  holdsMark,
  tellsDrivingLicence,
} from '../taxonomy/credentials.ts';
import { aliasesOf } from '../taxonomy/skills.ts';
import { TITLE_WORDS } from '../taxonomy/titles.ts';
import { holdsTitleWord } from './held-titles.ts';
import { nameOfPaper } from './paper-names.ts';

/** A certificate, licence or registration that the ad asks for, as a sentence may name it. */
export interface Paper {
  name: string;
  /** Whether the ad cannot do without it and few hold it. */
  isKey?: boolean;
  /** What the person says of its end: "valid to 04/2027". */
  until?: string | undefined;
  line: ResumeLine;
  /** Further fields that say it: a degree's subject and when it was given. */
  beside?: readonly ResumeLine[];
}

/** A paper as its line names it. */
export interface Row {
  name: string;
  /** All that the person says of it. */
  said: string;
  line: ResumeLine;
}

const PARTED = /[,;|•·()\t]|\s[–—-]\s|\s\/\s/;
const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[.:\s]+$/, '')
    .trim();

/** "Name: Civil Service Eligibility", as a form has it. */
const LABEL =
  /^\s*(?:name|title|course|certificat(?:e|ion)|qualification|licen[cs]e)(?: name)?\s*:\s*/i;

/** The row of a section printed as it was written that names a paper, as a part of its own; whose the other parts are stays open. */
export function rowNaming(
  name: string,
  written: readonly { text: string; kind: string }[],
): string | undefined {
  const wanted = plainOf(name);
  return written.find(
    ({ text, kind }) =>
      kind !== 'heading' &&
      [text, ...text.split(PARTED)].some((part) => {
        const said = plainOf(part.replace(LABEL, ''));
        return said === wanted || said.replace(/ (?:\p{L}+ )?\d{4}$/u, '') === wanted;
      }),
  )?.text;
}

/** Each paper of the person's with what is said of it; of a section that is printed as it was written those that a row names. */
function listRows(resume: Resume): Row[] {
  const written = findAsWritten(resume, 'certificates')?.lines;
  return (resume.certificates ?? []).flatMap(({ name, summary, date, endDate, issuer }, index) => {
    if (name === undefined || name.trim() === '') return [];
    const row = written === undefined ? '' : rowNaming(name, written);
    if (row === undefined) return [];
    const path = `certificates[${index}].name`;
    const line = { path, entry: `certificates[${index}]`, text: name };
    const end = endDate === undefined ? '' : `valid until ${endDate}`;
    const said = [name, summary, issuer, date, row, end].filter(Boolean).join(', ');
    return [{ name, said, line }];
  });
}

/** What any trade's people hold: named where the ad cannot do without. */
const COMMON = /first aid|\bcpr\b|whmis|background|check$|manual handling|\bdriv/i;

const DRIVES = /\bdriv/i;

const isNumber = (stem: string): boolean => /^\d+$/.test(stem);
const stemsOf = (name: string): string[] => credentialStems(name).filter((s) => !isNumber(s));

/** Kinds of requirements that a paper can answer. */
const ANSWERED: ReadonlySet<string> = new Set([
  'cert',
  'responsibility',
  'authorisation',
  'clearance',
  'skill',
  'degree',
]);

/** Whether a requirement asks for this paper: every word of its name that tells something, the class of a licence. */
export function isAskedBy(row: Row, text: string): boolean {
  if (tellsDrivingLicence(row.name) && tellsDrivingLicence(text)) {
    const marks = credentialSubject(text)?.marks ?? [];
    return marks.every((mark) => holdsMark(row.said, mark));
  }
  const own = stemsOf(row.name.replace(/[(,–-].*$/, ''));
  const asked = new Set(credentialStems(text));
  return (own.length > 0 && own.every((stem) => asked.has(stem))) || namesSubject(row, text);
}

/** What an ad says of a paper or a subject besides its name. */
const ASKING =
  /\b(?:valid|current|recent|recogni[sz]ed|relevant|good|sound|working|basic|some|strong|knowledge|understanding|experience|trained?|training|course|certified|completed?|of|in|the|an?|with|is|be|will|an asset|advantage\w*|preferred|desirable|required|must|have)\b/gi;
/** One word of a subject stands in too many papers' names. */
const SUBJECT_STEMS_MIN = 2;

/** "Working at Height and Fall Rescue" where the ad asks for a "valid working at height certificate": all that a part of its sentence names. */
const namesSubject = (row: Row, text: string): boolean => {
  const own = new Set(credentialStems(row.name));
  return text.split(/[,;:()/]| or | and /).some((part) => {
    const wanted = credentialStems(part.replace(ASKING, ' '));
    return wanted.length >= SUBJECT_STEMS_MIN && wanted.every((stem) => own.has(stem));
  });
};

/** "SIA licence" is what "SIA Door Supervisor licence" is: every word of the ad's name that tells something stands in the person's. */
function isNamedBy(name: string, form: string, concept: string): boolean {
  if ([form, ...aliasesOf(concept)].some((alias) => hasForm(name, alias))) return true;
  const wanted = credentialStems(form);
  const own = new Set(credentialStems(name));
  return wanted.length > 0 && wanted.every((stem) => own.has(stem));
}

const PAPERS_MAX = 3;

/** "Electrical wireman": what one is, no paper that one holds. */
const isTitle = (name: string): boolean =>
  TITLE_WORDS.has((name.split(/\s+/).at(-1) ?? '').toLowerCase()) && !STATUS.test(name);

/** The rows that an ad asks for at a level, in its order. */
function listAskedRows(
  rows: readonly Row[],
  job: JobRequirements,
  terms: JobTerms,
  level: 'must' | 'nice',
): Row[] {
  const certs = [...terms.values()].filter((term) => term.kind === 'cert' && term.level === level);
  /** Where among what the ad asks at this level the paper stands; -1 where it is not asked for. */
  const placeOf = (row: Row): number => {
    const at = job.requirements.findIndex(
      (one) => one.level === level && ANSWERED.has(one.kind) && isAskedBy(row, one.text),
    );
    const isTerm = certs.some((term) => isNamedBy(row.name, term.form, term.name));
    return at === -1 && isTerm ? job.requirements.length : at;
  };
  return rows
    .map((row) => ({ row, place: placeOf(row) }))
    .filter(({ place }) => place !== -1)
    .sort((a, b) => a.place - b.place)
    .map(({ row }) => row);
}

const listHeldRows = (resume: Resume, asOf: YearMonth): Row[] =>
  listRows(resume).filter(({ said }) => isHeldNow(said, asOf));

/** Demands for a paper, as screening reads them. */
const SCREENS: ReadonlySet<string> = new Set(['cert', 'authorisation', 'clearance']);

/** How many demands for a paper that the ad cannot do without the person's certificates and licences answer; several for one count once. */
export function countMustPapers(
  resume: Resume,
  job: JobRequirements,
  terms: JobTerms,
  asOf: YearMonth,
): number {
  const rows = listHeldRows(resume, asOf);
  const certs = [...terms.values()].filter(({ kind }) => kind === 'cert');
  return job.requirements.filter(({ id, level, kind, text }) => {
    const own = certs.filter(({ requirementId }) => requirementId === id);
    const isHeld = (row: Row): boolean =>
      isAskedBy(row, text) || own.some(({ form, name }) => isNamedBy(row.name, form, name));
    return level === 'must' && SCREENS.has(kind) && rows.some(isHeld);
  }).length;
}

/** Certificates and licences that the ad asks for and that are valid as far as the resume says, must-haves first. */
export function findPapers(
  resume: Resume,
  job: JobRequirements,
  terms: JobTerms,
  asOf: YearMonth,
): Paper[] {
  const rows = listHeldRows(resume, asOf);
  const listAsked = (level: 'must' | 'nice'): Row[] => listAskedRows(rows, job, terms, level);
  const must = listAsked('must');
  const nice = listAsked('nice').filter((row) => !must.includes(row) && !COMMON.test(row.name));
  // What few hold before what many do.
  // A driver's licence is everybody's, but for whom the post is to drive.
  const isToDrive = DRIVES.test(job.title ?? '');
  const isCommon = (name: string): boolean =>
    COMMON.test(name) && !(isToDrive && DRIVES.test(name));
  const keys = must.filter(({ name }) => !isCommon(name));
  const ranked = [...keys, ...must.filter(({ name }) => isCommon(name)), ...nice];
  const papers = ranked.flatMap((row): Paper[] => {
    const { name, said, line } = row;
    const told = nameOfPaper(name) ?? nameOfPaper(name.split(PARTED)[0] ?? '');
    if (told === null || isTitle(told)) return [];
    return [{ name: told, isKey: keys.includes(row), until: validityOf(said), line }];
  });
  const isFirst = ({ name }: Paper, at: number): boolean =>
    papers.findIndex((one) => one.name.toLowerCase() === name.toLowerCase()) === at;
  return papers.filter(isFirst).slice(0, PAPERS_MAX);
}

/** What a body makes of somebody: "Accredited translator", "Registered nurse". */
const STATUS =
  /^(?:accredited|sworn|registered|certified|chartered|licen[cs]ed|state[- ]registered)(?: \p{L}[\p{L}-]*){1,3}/iu;
const STATUSES_MAX = 2;
/** A book's title, or a course on it. */
const NO_STATUS =
  /:|\b(?:handbook|guide|course|training|workshop|seminar|exam|school|club|member of)\b|\b(?:member|fellow|associate)$/i;

/** What the person is by the word of a body and the ad asks for: a certificate's name, without a title's colon. */
export function findStatuses(resume: Resume, job: JobRequirements, asOf: YearMonth): Paper[] {
  return listRows(resume)
    .filter(
      ({ name, said }) =>
        STATUS.test(name) &&
        !NO_STATUS.test(name) &&
        name.length <= NAME_MAX &&
        isHeldNow(said, asOf),
    )
    .filter(({ name }) => holdsTitleWord(STATUS.exec(name)?.[0] ?? ''))
    .filter((row) =>
      job.requirements.some(({ level, kind, text }) => {
        const bare = row.name.replace(/ (?:of|with|by|in|for) .*$/i, '');
        const status = STATUS.exec(bare)?.[0] ?? '';
        // "Accreditation" of "Accredited": what makes it more than the trade.
        const isMade = text.toLowerCase().includes(status.slice(0, STATUS_LETTERS).toLowerCase());
        const isOf = status !== '' && isMade && isAskedBy({ ...row, name: status }, text);
        return level !== 'context' && ANSWERED.has(kind) && isOf;
      }),
    )
    .map(({ name, line }) => ({ name: capitalize(name.trim()), line }))
    .slice(0, STATUSES_MAX);
}
const NAME_MAX = 60;
const STATUS_LETTERS = 5;
