import { asRead, type Resume as ReadResume } from '@trueline/contracts';
import { read } from '@trueline/engine/read';
import { type Comparison, compare, type Judged, type Reading } from '../cases/dress/compare.ts';
import { covers } from '../cases/dress/fields.ts';
import type { Resume } from '../cases/dress/model.ts';
import { loosely, words } from '../cases/dress/normalise.ts';
import { readAcceptance, takesValue, withValue } from './accepted.ts';
import type { DocumentCase, Truth } from './document-cases.ts';
import { keptShareOf } from './dress-reading.ts';

/** The fields whose mean counts, then those that are printed besides. */
export const MAIN_FIELDS = [
  'name',
  'email',
  'phone',
  'location',
  'links',
  'jobs',
  'job dates',
  'bullets',
  'schools',
  'degrees',
  'skills',
  'certificates',
] as const;
export const OTHER_FIELDS = ['label', 'languages', 'projects', 'awards', 'volunteering'] as const;
type FieldName = (typeof MAIN_FIELDS)[number] | (typeof OTHER_FIELDS)[number];

/** What came of one labelled document. */
export interface DocumentResult {
  file: string;
  columns?: 'one' | 'several';
  /** Why the file was refused. */
  refused?: string;
  /** Share right of each field that the document has, 0 to 1. */
  shares: Map<FieldName, number>;
  jobs: number;
  lostJobs: number;
  schools: number;
  lostSchools: number;
  /** A name that shares no word with the true one. */
  inventedName: boolean;
  keptShare: number;
}

const PATHS: [FieldName, RegExp][] = [
  ['name', /^basics\.name$/],
  ['email', /^basics\.email$/],
  ['phone', /^basics\.phone$/],
  ['job dates', /^work\[\d+\]\.(?:start|end)Date$/],
  ['bullets', /^work\[\d+\]\.highlights/],
  ['schools', /^education\[\d+\]\.institution$/],
  ['degrees', /^education\[\d+\]\.(?:studyType|area)$/],
  ['skills', /^skills\[\d+\]\.keywords/],
  ['certificates', /^certificates\[\d+\]\.name$/],
  ['label', /^basics\.label$/],
  ['languages', /^languages\[\d+\]\.language$/],
  ['projects', /^projects\[\d+\]\.name$/],
  ['awards', /^awards\[\d+\]\.title$/],
  ['volunteering', /^volunteer\[\d+\]\.organization$/],
];

/** Reads a labelled document and says how much of each field is right. */
export async function readDocument({
  file,
  bytes,
  truth,
  columns,
}: DocumentCase): Promise<DocumentResult> {
  const result = await read(bytes, file);
  const resume: ReadResume = result.ok ? result.resume : {};
  const { fields, lostJobs, lostSchools } = judge(truth, resume);
  const trueName = words(truth.basics.name);
  const name = words(resume.basics?.name ?? '');
  return {
    file,
    ...(columns && { columns }),
    ...(!result.ok && { refused: result.failure.code }),
    shares: sharesOf(truth, fields, resume),
    jobs: truth.work.length,
    lostJobs,
    schools: truth.education.length,
    lostSchools,
    inventedName: name.length > 0 && !name.some((word) => trueName.includes(word)),
    keptShare: keptShareOf(resume, result.ok ? result.text : '', truth.unplaced.flatMap(words)),
  };
}

/** Compares with the truth or, where it accepts other readings, with the one nearest to what was read. */
export function judge(truth: Truth, resume: ReadResume): Comparison {
  const compared = (told: Resume, destroyed: string[] = []): Comparison =>
    compare(told, { destroyed, coarser: [], loose: [], content: [] }, resume as Reading);
  const notes = truth.accept.flatMap((line) => readAcceptance(line) ?? []);
  let told: Resume = comparable(truth);
  for (const { paths, values } of notes)
    for (const path of paths.filter((each) => takesValue(told, each)))
      told =
        [told, ...values.map((value) => withValue(told, path, value))].find((each) =>
          compared(each).fields.some((field) => field.path === path && field.verdict === 'right'),
        ) ?? told;
  // Lines that are printed as they were written are the source's, and no reading of it.
  const letters = loosely(JSON.stringify(asRead(resume)));
  const excused = compared(told).fields.filter(
    (field) =>
      field.verdict !== 'right' &&
      notes.some(
        ({ paths, values, mayBeMissing }) =>
          paths.some((pattern) => covers(pattern, field.path)) &&
          (mayBeMissing
            ? field.verdict === 'missing'
            : values.length === 0 && standsIn(letters, field)),
      ),
  );
  return compared(
    told,
    excused.map(({ path }) => path),
  );
}

/** Without what the comparer has no measure for: links are compared here, an object as a job's place is put in words. */
function comparable({ accept: _, unplaced: __, ...truth }: Truth): Resume {
  const { profiles: ___, ...basics } = truth.basics;
  return { ...truth, basics };
}

const standsIn = (letters: string, { value }: Judged): boolean => letters.includes(loosely(value));

function sharesOf(
  truth: Truth,
  fields: readonly Judged[],
  resume: ReadResume,
): Map<FieldName, number> {
  const shares = new Map<FieldName, number>();
  const put = (name: FieldName, verdicts: readonly boolean[]): void => {
    if (verdicts.length > 0)
      shares.set(name, verdicts.filter((isRight) => isRight).length / verdicts.length);
  };
  for (const [name, path] of PATHS)
    put(
      name,
      fields.filter((field) => path.test(field.path)).map(({ verdict }) => verdict === 'right'),
    );
  put('location', placeVerdicts(truth, resume));
  put('links', linkVerdicts(truth, resume));
  put('jobs', jobVerdicts(truth.work.length, fields));
  return shares;
}

/** A job is right when employer and title, as far as the document tells them, are. */
function jobVerdicts(jobs: number, fields: readonly Judged[]): boolean[] {
  return Array.from({ length: jobs }, (_, n) =>
    fields.filter(({ path }) => path === `work[${n}].name` || path === `work[${n}].position`),
  )
    .filter((both) => both.length > 0)
    .map((both) => both.every(({ verdict }) => verdict === 'right'));
}

/** Each word of the place, wherever in the place it was read. */
function placeVerdicts({ basics }: Truth, resume: ReadResume): boolean[] {
  const { countryCode: _, ...place } = basics.location ?? {};
  const wordsOf = (parts: object): string[] =>
    Object.values(parts).flatMap((part) => (typeof part === 'string' ? words(part) : []));
  const found = wordsOf(resume.basics?.location ?? {});
  return wordsOf(place).map((word) => found.includes(word));
}

/** Each link once: the page of one's own, and each profile by its address or by network and user name. */
function linkVerdicts({ basics }: Truth, resume: ReadResume): boolean[] {
  const { url, profiles = [] } = resume.basics ?? {};
  const addresses = [url, ...profiles.map((profile) => profile.url)].flatMap((each) =>
    each === undefined ? [] : [plainAddress(each)],
  );
  const accounts = profiles.map(accountOf);
  const isRead = (address?: string): boolean =>
    address !== undefined && addresses.includes(plainAddress(address));
  return [
    ...(basics.url === undefined ? [] : [isRead(basics.url)]),
    ...(basics.profiles ?? []).map(
      (profile) => isRead(profile.url) || accounts.includes(accountOf(profile)),
    ),
  ];
}

const plainAddress = (url: string): string =>
  loosely(url.replace(/^(?:https?:\/\/)?(?:www\.)?/i, ''));

const accountOf = ({ network, username }: { network?: string; username?: string }): string =>
  `${loosely(network ?? '')} ${loosely((username ?? '').replace(/^@/, ''))}`;
