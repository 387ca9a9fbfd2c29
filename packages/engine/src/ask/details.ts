import { type DetailFormat, isDetail, type Question, type Resume } from '@trueline/contracts';
import { monthNumber, type YearMonth } from '../document/dates.ts';
import { splitPlace } from '../document/split-place.ts';
import { listOverlaps, workOf } from '../document/work-history.ts';
import { findDateRange } from '../read/date-range.ts';
import { spokenRole } from './spoken-name.ts';

/** More jobs without dates than this, and the reading is at fault. */
const DATE_QUESTIONS_MAX = 6;

const detail = (id: string, format: DetailFormat, path: string, question: string): Question => ({
  id: `detail-${id}`,
  kind: 'detail',
  format,
  path,
  question,
});

const isMissing = (text: string | undefined): boolean => (text ?? '').trim() === '';

/** What an employer needs to reach a person and the resume lacks, and dates that can't be right. Ids depend on the resume alone. */
export function askDetails(resume: Resume, asOf: YearMonth): Question[] {
  const { name, email, phone, location } = resume.basics ?? {};
  const jobs = workOf(resume);
  const dates = jobs
    .filter(({ startDate, endDate }) => datesFault({ startDate, endDate }, asOf) !== undefined)
    .slice(0, DATE_QUESTIONS_MAX)
    .map((job) =>
      detail(`dates-${job.index}`, 'dates', job.path, `When did you work as ${spokenRole(job)}?`),
    );
  const overlaps = listOverlaps(resume, asOf).map(([one, other]) =>
    detail(
      `overlap-${one.index}-${other.index}`,
      'yes',
      other.path,
      `Did you really work as ${spokenRole(one)} and as ${spokenRole(other)} at the same time?`,
    ),
  );
  return [
    ...(isMissing(name) ? [detail('name', 'name', 'basics.name', 'What is your name?')] : []),
    ...(isMissing(email)
      ? [detail('email', 'email', 'basics.email', 'Which e-mail address may an employer use?')]
      : []),
    ...(isMissing(phone)
      ? [detail('phone', 'phone', 'basics.phone', 'Which phone number may an employer call?')]
      : []),
    ...(Object.values(location ?? {}).every((part) => isMissing(String(part ?? '')))
      ? [
          detail(
            'place',
            'place',
            'basics.location',
            'Where do you live? Town and province are enough.',
          ),
        ]
      : []),
    ...dates,
    ...overlaps,
  ];
}

/** What is wrong with a job's dates, if anything. */
export function datesFault(
  { startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined },
  asOf: YearMonth,
): 'undated-job' | 'reversed-dates' | 'future-date' | undefined {
  if (startDate === undefined) return endDate === undefined ? 'undated-job' : undefined;
  if (endDate !== undefined && monthNumber(endDate, 'end') < monthNumber(startDate, 'start')) {
    return 'reversed-dates';
  }
  return monthNumber(startDate, 'start') > monthNumber(asOf, 'end') ? 'future-date' : undefined;
}

interface Place {
  path: string;
  before: string;
  after: string;
}

/** Where a detail goes; nowhere if it can't be what was asked for. */
export function placeDetail(resume: Resume, { format, path }: Question, answer: string): Place[] {
  const value = answer.replace(/\s+/g, ' ').trim();
  if (format === undefined || path === undefined || !isDetail(format, value)) return [];
  if (format === 'yes') return [];
  if (format === 'place') return placeOf(value);
  if (format === 'dates') return datesOf(resume, path, value);
  return [{ path, before: '', after: value }];
}

function placeOf(value: string): Place[] {
  const parts = splitPlace(value) ?? { city: value };
  return Object.entries(parts).map(([key, after]) => ({
    path: `basics.location.${key}`,
    before: '',
    after,
  }));
}

function datesOf(resume: Resume, path: string, value: string): Place[] {
  const found = findDateRange(value);
  const job = workOf(resume).find((one) => one.path === path);
  if (found?.start === undefined || job === undefined) return [];
  const after = { startDate: found.start, endDate: found.current ? '' : (found.end ?? '') };
  if (after.endDate !== '' && after.endDate < after.startDate.slice(0, after.endDate.length))
    return [];
  return (['startDate', 'endDate'] as const)
    .map((key) => ({ path: `${path}.${key}`, before: job[key] ?? '', after: after[key] }))
    .filter(({ before, after }) => before !== after);
}
