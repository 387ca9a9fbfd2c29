import type { Resume } from '@trueline/contracts';
import { monthNumber, type YearMonth } from '../../document/dates.ts';
import { listKeptLines } from '../../document/kept-lines.ts';
import { listPlaces, type Place } from '../place.ts';
import { isUnpaid } from './unpaid.ts';

/** "Jun 2019 - Present", "2021 to 2024" among lines that found no place. */
const PERIOD = new RegExp(
  String.raw`(?<from>(?:19|20)\d\d)\s*(?:[-–—]|to|until)\s*` +
    String.raw`(?:(?:\p{L}+\.? |\d{1,2}[/.])?(?<to>(?:19|20)\d\d)|(?<now>present|now|date|today|current|ongoing)\b)`,
  'iu',
);
const OF_WORK = /work|experience|employment|career|jobs?|posts?|positions?/i;

/** Whether a document tells of a job that ends later than all that can be named: in an entry that is not sure, or in lines that found no place. */
export function hasLaterJob(whole: Resume, roles: readonly Place[], asOf: YearMonth): boolean {
  const latest = Math.max(0, ...roles.map(({ end }) => end));
  if (latest === 0) return false;
  const isInEntry = [...listPlaces(whole, asOf).values()].some(
    (place) =>
      place.kind === 'work' &&
      place.end > latest &&
      // A date under a signature is no job.
      place.title !== undefined &&
      !isUnpaid(place),
  );
  if (isInEntry) return true;
  return listKeptLines(whole).some(({ text, heading = '' }) => {
    const { to, now } = PERIOD.exec(text)?.groups ?? {};
    if (now === undefined && to === undefined) return false;
    const end = now === undefined ? monthNumber(to ?? '', 'start') : monthNumber(asOf, 'end');
    return OF_WORK.test(heading) && end > latest;
  });
}
