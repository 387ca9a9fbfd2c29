import { monthNumber, monthsCovered, type Period, type YearMonth } from '../document/dates.ts';
import type { Basis } from './basis.ts';
import type { NumberFact } from './numbers.ts';
import { contentWords, holdsWord } from './stems.ts';

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
export function isDatedYears(text: string, { value, end }: NumberFact, basis: Basis): boolean {
  if (!/^ years?\b/.test(text.slice(end))) return false;
  const roles = rolesOf(basis);
  const stems = new Set(contentWords(text).flatMap(({ lower }) => [lower]));
  return roles.some(({ title = '' }) => {
    const words = contentWords(title);
    if (
      words.length === 0 ||
      !words.every(({ lower }) => holdsWord(stems, lower) || stems.has(lower))
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
    return Math.floor(monthsCovered(same, asOf as YearMonth) / MONTHS) === value;
  });
}
