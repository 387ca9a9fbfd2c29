import type { Resume } from '@trueline/contracts';

/** An entry of a list, by name of its fields. */
export type Entry = Readonly<Record<string, string>>;

/** What is typed, as it stands in the fields. */
export interface Draft {
  about: Entry;
  jobs: readonly Entry[];
  schools: readonly Entry[];
  /** One a line, or by commas. */
  skills: string;
  languages: string;
  licences: string;
}

export const JOBS_MAX = 10;
export const SCHOOLS_MAX = 5;

export const EMPTY_DRAFT: Draft = {
  about: {},
  jobs: [{}],
  schools: [{}],
  skills: '',
  languages: '',
  licences: '',
};

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => typeof one === 'string');

const entriesIn = (value: unknown, most: number): readonly Entry[] => {
  const entries = Array.isArray(value) ? value.filter(isEntry).slice(0, most) : [];
  return entries.length === 0 ? [{}] : entries;
};

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A draft that was kept; an empty one where nothing of use was. */
export function readDraft(text: string | null): Draft {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    const { about, jobs, schools, skills, languages, licences } = kept as Record<string, unknown>;
    return {
      about: isEntry(about) ? about : {},
      jobs: entriesIn(jobs, JOBS_MAX),
      schools: entriesIn(schools, SCHOOLS_MAX),
      skills: textIn(skills),
      languages: textIn(languages),
      licences: textIn(licences),
    };
  } catch {
    return EMPTY_DRAFT;
  }
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** "March 2021", "03/2021", "2021-3" or "2021" as ISO; undefined for anything else. */
export function toIsoDate(typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  const [, named = '', , namedYear] = /^(\p{L}{3,9})(\.?,?) (\d{4})$/u.exec(text) ?? [];
  const [, year = namedYear, after] = /^(\d{4})(?:[-/.](\d{1,2}))?$/.exec(text) ?? [];
  const [, before, lateYear] = /^(\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  const month = named === '' ? Number(after ?? before ?? 0) : MONTHS.indexOf(named.slice(0, 3)) + 1;
  const full = year ?? lateYear;
  if (full === undefined || full < '1900' || full > '2100') return undefined;
  if (month === 0) return named === '' && after === undefined ? full : undefined;
  return month > 12 ? undefined : `${full}-${String(month).padStart(2, '0')}`;
}

const plain = (text = ''): string => text.replace(/\s+/g, ' ').trim();

const isEmpty = (entry: Entry): boolean => Object.values(entry).every((one) => plain(one) === '');

/** Where a fault stands: `about.name`, `jobs.0.from`. */
export type Faults = Readonly<Record<string, string>>;

const WRITE_DATE = 'Write it as 2024-03, March 2024 or 2024.';

/** What keeps a draft from becoming a resume, the first one on the page first. */
export function findFaults({ about, jobs, schools }: Draft): Faults {
  const faults: Record<string, string> = {};
  if (plain(about.name) === '') faults['about.name'] = 'Write your name.';
  const told = [...jobs, ...schools].filter((entry) => !isEmpty(entry));
  if (told.length === 0) faults['jobs.0.title'] = 'Write one job at least, or a school below.';
  jobs.forEach((job, at) => {
    if (isEmpty(job)) return;
    if (plain(job.title) === '') faults[`jobs.${at}.title`] = 'Write what you were there.';
    for (const name of ['from', 'to'] as const) {
      const typed = plain(job[name]);
      if (typed !== '' && toIsoDate(typed) === undefined) faults[`jobs.${at}.${name}`] = WRITE_DATE;
    }
    const [from, to] = [toIsoDate(job.from ?? ''), toIsoDate(job.to ?? '')];
    if (from !== undefined && to !== undefined && to < from.slice(0, to.length))
      faults[`jobs.${at}.to`] = 'This is before the job began.';
  });
  schools.forEach((school, at) => {
    if (isEmpty(school)) return;
    const until = plain(school.until);
    if (until !== '' && toIsoDate(until) === undefined) faults[`schools.${at}.until`] = WRITE_DATE;
  });
  return faults;
}

const itemsOf = (text: string, mark: RegExp): string[] =>
  text.split(mark).map(plain).filter(Boolean);

/** Only what was typed: an absent value is left out, as JSON Resume does. */
const filled = (entry: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(entry).flatMap(([key, value]) => {
      const text = plain(value);
      return text === '' ? [] : [[key, text]];
    }),
  );

const withList = <T>(key: string, list: readonly T[]): Record<string, readonly T[]> =>
  list.length === 0 ? {} : { [key]: list };

/** The draft as a resume, with nothing that was not typed. */
export function toResume(draft: Draft): Resume {
  const { about, jobs, schools, skills, languages, licences } = draft;
  const { name, email, phone, city, region } = about;
  const location = filled({ city, region });
  return {
    basics: {
      ...filled({ name, email, phone }),
      ...(Object.keys(location).length === 0 ? {} : { location }),
    },
    ...withList(
      'work',
      jobs
        .filter((job) => !isEmpty(job))
        .map(({ title, employer, place, from = '', to = '' }) =>
          filled({
            name: employer,
            position: title,
            location: place,
            startDate: toIsoDate(from),
            endDate: toIsoDate(to),
          }),
        ),
    ),
    ...withList(
      'education',
      schools
        .filter((school) => !isEmpty(school))
        .map(({ school, degree, until = '' }) =>
          filled({ institution: school, studyType: degree, endDate: toIsoDate(until) }),
        ),
    ),
    ...withList(
      'skills',
      [{ keywords: itemsOf(skills, /[\n,;]/) }].filter(({ keywords }) => keywords.length > 0),
    ),
    ...withList(
      'languages',
      itemsOf(languages, /\n/).map((line) => {
        const [language = '', ...fluency] = line.split(/[,:(]/);
        return filled({ language, fluency: fluency.join(' ').replace(/\)\s*$/, '') });
      }),
    ),
    ...withList(
      'certificates',
      itemsOf(licences, /\n/).map((licence) => ({ name: licence })),
    ),
  };
}

/** Named after the person, as an uploaded file is. */
export function toFile(draft: Draft): File {
  const name = plain(draft.about.name).replace(/[\\/:*?"<>|.]/g, ' ');
  const json = JSON.stringify(toResume(draft), null, 2);
  return new File([json], `${plain(name) || 'My resume'}.json`, { type: 'application/json' });
}
