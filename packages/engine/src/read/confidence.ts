import type { Resume } from '@trueline/contracts';
import { fold, wordsOf } from './characters.ts';
import { hasDegree, hasSchool } from './fields/degree.ts';
import { isPlace } from './fields/location.ts';
import { companyScore, titleScore } from './fields/title-score.ts';
import type { Slice } from './slice.ts';

/** Confidence: a pattern and its place agree; word for word in its place; put into another form; only the order of the rows speaks for it; its own words speak against it. */
const CERTAIN = 0.95;
const AS_WRITTEN = 0.9;
const DERIVED = 0.8;
const GUESSED = 0.7;
const DOUBTFUL = 0.6;

/** From here down a value is listed for the person to check. */
export const CHECK_FROM = GUESSED;

/** How sure a value is, 0 to 1, by its own words and its path. */
export function confidenceOf({ text, start, end }: Slice, path: string): number {
  if (isDoubtful(text, path)) return DOUBTFUL;
  if (/^basics\.(?:email|phone|url|profiles\[\d+\]\.url)$/.test(path)) return CERTAIN;
  // A city that no list of ours names.
  if (path.endsWith('.location') && !isPlace(text)) return DERIVED;
  if (text.length !== end - start) return /Date$/.test(path) ? AS_WRITTEN : DERIVED;
  return isConfirmed(text, path) ? CERTAIN : AS_WRITTEN;
}

/** The value's own words say what it is: a title word in a title, a school word in a school. */
function isConfirmed(text: string, path: string): boolean {
  if (path.endsWith('.position')) return titleScore(text) >= 2;
  if (path.startsWith('work') && path.endsWith('].name')) return companyScore(text) > 0;
  if (path.endsWith('.institution')) return hasSchool(text);
  return path.endsWith('.studyType') && hasDegree(text);
}

/** The value's own words speak for something else than its place: a title that reads like an employer, a date before anyone's time. */
function isDoubtful(text: string, path: string): boolean {
  if (/^(?:work|volunteer)\[\d+\]\.position$/.test(path))
    return titleScore(text) === 0 && companyScore(text) > 0;
  if (/^(?:work\[\d+\]\.name|volunteer\[\d+\]\.organization)$/.test(path))
    return titleScore(text) >= 2 && companyScore(text) === 0;
  if (path.endsWith('.institution')) return hasDegree(text) && !hasSchool(text);
  if (path === 'basics.name') return /\d|,.*,/.test(text);
  return /Date$/.test(path) && (text < '1940' || text > '2100');
}

/** An entry whose two names no words of ours tell apart. */
export interface GuessedPair {
  entry: string;
  paths: [string, string];
  values: [string, string];
  what: string;
}

/** Entries where only the order of the rows says which name is the title and which the employer, which the degree and which the school. */
export function guessedPairs({ work = [], volunteer = [], education = [] }: Resume): GuessedPair[] {
  const jobs = [
    ...work.map((job, index) => ({ ...job, at: `work[${index}]`, key: 'name' })),
    ...volunteer.map((job, index) => ({
      ...job,
      name: job.organization,
      at: `volunteer[${index}]`,
      key: 'organization',
    })),
  ].map(({ at, key, position, name }) => ({
    at,
    keys: ['position', key] as const,
    values: [position, name] as const,
    isTold: titleScore(position ?? '') > 0 || companyScore(name ?? '') > 0,
    what: 'the job title from the employer',
  }));
  const schools = education.map(({ studyType, institution }, index) => ({
    at: `education[${index}]`,
    keys: ['studyType', 'institution'] as const,
    values: [studyType, institution] as const,
    isTold: hasDegree(studyType ?? '') || hasSchool(institution ?? ''),
    what: 'the degree from the school',
  }));
  return [...jobs, ...schools].flatMap(({ at, keys, values, isTold, what }): GuessedPair[] => {
    const [first, second] = values;
    if (isTold || first === undefined || second === undefined) return [];
    const paths: [string, string] = [`${at}.${keys[0]}`, `${at}.${keys[1]}`];
    return [{ entry: at, paths, values: [first, second], what }];
  });
}

/** Lowers the confidence of values that were only guessed. */
export const asGuessed = (confidence: number): number => Math.min(confidence, GUESSED);

/** "Jörg" writes "joerg" in addresses. */
const SPELLED: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'oe',
  å: 'aa',
  æ: 'ae',
  ł: 'l',
};

/** A name of which the e-mail address holds nothing, where there is one to compare. */
export function isNameUnsupported({ basics }: Resume): boolean {
  const local = fold(basics?.email?.split('@')[0] ?? '');
  const spelled = (basics?.name ?? '')
    .toLowerCase()
    .replace(/[^\x20-\x7e]/g, (letter) => SPELLED[letter] ?? letter);
  const words = [basics?.name ?? '', spelled]
    .flatMap(wordsOf)
    .flatMap((word) => word.split(/[-']/))
    .filter((word) => word.length > 1);
  if (local === '' || words.length === 0 || !/^[a-z]/.test(words[0] ?? '')) return false;
  const initials = words.map((word) => word.slice(0, 1)).join('');
  return (
    !words.some((word) => local.includes(word.slice(0, 4))) &&
    !local.includes(initials.slice(0, initials.length / 2))
  );
}
