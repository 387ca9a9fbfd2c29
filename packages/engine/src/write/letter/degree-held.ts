import { findAsWritten, type Resume } from '@trueline/contracts';
import { monthNumber, type YearMonth } from '../../document/dates.ts';
import { isUnfinished } from '../../verify/by-sentence.ts';

type School = NonNullable<Resume['education']>[number];

const GIVEN = /\b(?:completed|graduated|awarded|conferred|obtained|finished)\b/i;

/** All that an entry says, whatever field it stands in. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Whether the degree of a school was given by the month of `asOf`, and nothing that is said of it speaks against that. */
export function isDegreeHeld(resume: Resume, index: number, asOf: YearMonth): boolean {
  const { startDate, endDate, url: _, ...rest }: School = resume.education?.[index] ?? {};
  const rows = (findAsWritten(resume, 'education')?.lines ?? []).filter(
    ({ entry }) => entry === `education[${index}]`,
  );
  const said = [...textsOf(rest), ...rows.flatMap(({ text, dates = '' }) => [text, dates])];
  if (isUnfinished(said)) return false;
  if (endDate === undefined) return startDate === undefined;
  const now = monthNumber(asOf, 'start');
  if (monthNumber(endDate, 'end') < now) return true;
  return monthNumber(endDate, 'start') <= now && said.some((text) => GIVEN.test(text));
}
