import type { Resume } from '@trueline/contracts';
import { type Bar, type Counts, compareEducation, compareWork } from './entries.ts';
import type { ResumeTruth } from './fixture-truth.ts';
import { alternatives, isSameSkill, normalize, similarity } from './similarity.ts';

/** The fields of a reading, each as important as another. */
export const FIELDS = [
  'name',
  'email',
  'phone',
  'location',
  'urls',
  'work',
  'workDates',
  'bullets',
  'education',
  'educationDates',
  'skills',
  'sections',
] as const;
export type Field = (typeof FIELDS)[number];

export type Comparison = Record<Field, Counts>;

/** A place counts as the same from this share of common words. */
const SAME_PLACE = 0.6;

/** Field by field, what a reading has of a document's truth. */
export function compare(truth: ResumeTruth, resume: Resume, bar: Bar): Comparison {
  const { name, email, phone, location } = resume.basics ?? {};
  const place = location === undefined ? '' : Object.values(location).filter(isText).join(' ');
  return {
    name: scalar(truth.name, name, (one) => normalize(one) === normalize(name ?? '')),
    email: scalar(truth.email, email, (one) => one === email?.toLowerCase()),
    phone: scalar(truth.phone, phone, (one) => digitsOf(one) === digitsOf(phone ?? '')),
    location: scalar(truth.location, place, (one) => similarity(one, place) >= SAME_PLACE),
    urls: sets(truth.urls, urlsOf(resume), (one, found) => normalUrl(one) === found),
    ...compareWork(truth, resume, bar),
    ...compareEducation(truth.education, resume.education ?? [], bar),
    skills: sets(truth.skills, skillsOf(resume), isSameSkill),
    sections: compareSections(truth, resume),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** One value, so that its F1 is 1 or 0: a miss counts on both sides. */
function scalar(
  truth: string | null,
  found: string | undefined,
  isSame: (alternative: string) => boolean,
): Counts {
  const isAbsent = found === undefined || found === '';
  const isRight = truth === null ? isAbsent : !isAbsent && alternatives(truth).some(isSame);
  return isRight ? { right: 1, wrong: 0, missed: 0 } : { right: 0, wrong: 1, missed: 1 };
}

function sets(
  truth: readonly string[],
  found: readonly string[],
  isSame: (truth: string, found: string) => boolean,
): Counts {
  const rest = [...found];
  for (const one of truth) {
    const at = rest.findIndex((other) => isSame(one, other));
    if (at !== -1) rest.splice(at, 1);
  }
  const right = found.length - rest.length;
  return { right, wrong: rest.length, missed: truth.length - right };
}

function normalUrl(url: string): string {
  return url
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\?.*$/, '')
    .replace(/\/+$/, '');
}

function urlsOf({ basics }: Resume): string[] {
  const urls = [basics?.url, ...(basics?.profiles ?? []).map((profile) => profile.url)];
  return [...new Set(urls.filter((url) => url !== undefined).map(normalUrl))];
}

function skillsOf({ skills = [] }: Resume): string[] {
  const listed = skills.flatMap(({ name, keywords = [] }) =>
    keywords.length > 0 ? keywords : name === undefined ? [] : [name],
  );
  return [...new Map(listed.map((skill) => [normalize(skill), skill])).values()];
}

/** Sections of JSON Resume that a heading can name; contact details and what has no place there don't count. */
const KINDS = [
  'work',
  'education',
  'skills',
  'projects',
  'certificates',
  'awards',
  'languages',
  'publications',
  'interests',
  'references',
] as const;

function compareSections({ sections }: ResumeTruth, resume: Resume): Counts {
  const kinds = (isOptional: boolean): Set<string> =>
    new Set(
      sections
        .filter(({ optional = false }) => optional === isOptional)
        .map(({ kind }) => (kind === 'volunteer' ? 'work' : kind)),
    );
  const [wanted, optional] = [kinds(false), kinds(true)];
  const found = new Set<string>(KINDS.filter((kind) => (resume[kind] ?? []).length > 0));
  if ((resume.volunteer ?? []).length > 0) found.add('work');
  const counts = { right: 0, wrong: 0, missed: 0 };
  for (const kind of KINDS) {
    if (wanted.has(kind)) counts[found.has(kind) ? 'right' : 'missed'] += 1;
    else if (found.has(kind) && !optional.has(kind)) counts.wrong += 1;
  }
  if (wanted.has('summary')) counts[resume.basics?.summary === undefined ? 'missed' : 'right'] += 1;
  return counts;
}
