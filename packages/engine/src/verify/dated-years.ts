import { monthNumber, monthsCovered, type Period, type YearMonth } from '../document/dates.ts';
import type { Basis } from './basis.ts';
import type { NumberFact } from './numbers.ts';
import { contentWords, stemOf } from './stems.ts';
import { isOneFamily } from './word-families.ts';

interface DatedRole extends Period {
  title?: string;
}

const FIELD = /^(work\[\d+\])\.(position|startDate|endDate)$/;
const MONTHS = 12;

function rolesOf({ lines }: Basis): DatedRole[] {
  const roles = new Map<string, DatedRole>();
  for (const { path = '', text } of lines) {
    const [, entry = '', field = ''] = FIELD.exec(path) ?? [];
    if (entry === '') continue;
    const key = field === 'position' ? 'title' : field;
    roles.set(entry, { ...roles.get(entry), [key]: text });
  }
  return [...roles.values()];
}

/** "Payroll clerk for 6 years" of the dates of the roles of that very title, overlaps counted once. Only roles that have ended: how long another one lasts, no date tells. */
export function isDatedYears(
  text: string,
  { value, more, end }: NumberFact,
  basis: Basis,
): boolean {
  if (!/^ years?\b/.test(text.slice(end))) return false;
  const roles = rolesOf(basis);
  const told = contentWords(text).map(({ lower }) => lower);
  return roles.some(({ title = '' }) => {
    const words = contentWords(title);
    if (
      words.length === 0 ||
      !words.every(({ lower }) =>
        told.some((word) => stemOf(word) === stemOf(lower) || isOneFamily(word, lower)),
      )
    )
      return false;
    const same = roles.filter((role) => role.title?.toLowerCase() === title.toLowerCase());
    if (same.some(({ startDate, endDate }) => startDate === undefined || endDate === undefined))
      return false;
    const last =
      same
        .map(({ endDate = '' }) => endDate)
        .sort()
        .at(-1) ?? '';
    const until = monthNumber(last, 'end');
    const asOf = `${Math.floor(until / MONTHS)}-${String((until % MONTHS) + 1).padStart(2, '0')}`;
    const months = monthsCovered(same, asOf as YearMonth);
    return Math.floor(months / MONTHS) === value && (!more || months > value * MONTHS);
  });
}
