import { monthNumber, monthsCovered, type Period, type YearMonth } from '../../document/dates.ts';
import { contentWords, stemOf } from '../../language/en/stems.ts';
import { isOneFamily } from '../../language/en/word-families.ts';
import type { Basis } from '../basis.ts';
import type { NumberFact } from './numbers.ts';

interface DatedRole extends Period {
  title?: string;
}

const FIELD = /^(work\[\d+\])\.(position|startDate|endDate)$/;
const MONTHS = 12;
const NEARLY = /\b(?:nearly|almost|just under|close to) $/i;

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
  { value, more, start, end }: NumberFact,
  basis: Basis,
): boolean {
  if (!/^ years?\b/.test(text.slice(end))) return false;
  const roles = rolesOf(basis);
  const told = contentWords(text).map(({ lower }) => lower);
  const isTold = (word: string): boolean =>
    told.some((own) => stemOf(own) === stemOf(word) || isOneFamily(own, word));
  return roles.some(({ title = '' }) => {
    const same = rolesNamed(title, roles, isTold);
    if (same.length === 0) return false;
    const years = yearsOf(same);
    if (years === null) return false;
    if (NEARLY.test(text.slice(0, start))) return years < value && years >= value - 1 / 2;
    return Math.floor(years) === value && (!more || years > value);
  });
}

const wordsOfTitle = (title: string): string[] => contentWords(title).map(({ lower }) => lower);

/** The roles of that very title, or, where the text names no more of it, those of its last word: "driver" of "CDL driver". */
function rolesNamed(
  title: string,
  roles: readonly DatedRole[],
  isTold: (word: string) => boolean,
): DatedRole[] {
  const words = wordsOfTitle(title);
  if (words.length > 0 && words.every(isTold))
    return roles.filter((role) => role.title?.toLowerCase() === title.toLowerCase());
  const head = words.at(-1);
  if (head === undefined || !isTold(head)) return [];
  const same = roles.filter((role) => wordsOfTitle(role.title ?? '').at(-1) === head);
  const others = same.flatMap((role) => wordsOfTitle(role.title ?? '').slice(0, -1));
  return others.some(isTold) ? [] : same;
}

/** How long roles that have all ended lasted together. */
function yearsOf(roles: readonly DatedRole[]): number | null {
  if (roles.some(({ startDate, endDate }) => startDate === undefined || endDate === undefined))
    return null;
  const ends = roles.map(({ endDate = '' }) => endDate).sort();
  const until = monthNumber(ends.at(-1) ?? '', 'end');
  const asOf = `${Math.floor(until / MONTHS)}-${String((until % MONTHS) + 1).padStart(2, '0')}`;
  return monthsCovered([...roles], asOf as YearMonth) / MONTHS;
}
