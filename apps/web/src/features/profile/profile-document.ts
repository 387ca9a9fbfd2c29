import type { Resume } from '@trueline/contracts';
import type { ProfileField, ProfileSection } from './profile-sections.ts';

export type Entry = Record<string, unknown>;

const asRecord = (resume: Resume): Entry => resume as Entry;

/** The entries of a section; none where the profile has no such section. */
export function entriesOf(resume: Resume, section: string): Entry[] {
  const entries = asRecord(resume)[section];
  return Array.isArray(entries) ? (entries as Entry[]) : [];
}

/** The profile with other entries in a section; an emptied section is left out. */
export function withEntries(resume: Resume, section: string, entries: readonly Entry[]): Resume {
  const { [section]: _, ...rest } = asRecord(resume);
  return (entries.length === 0 ? rest : { ...rest, [section]: entries }) as Resume;
}

/** The entries with one of them in another place. */
export function moved<T>(entries: readonly T[], from: number, to: number): T[] {
  const rest = entries.filter((_, index) => index !== from);
  const entry = entries[from];
  return entry === undefined ? rest : [...rest.slice(0, to), entry, ...rest.slice(to)];
}

/** What stands in a field's control: a list has one item a line. */
export function fieldText(entry: Entry, { key, kind }: ProfileField): string {
  const value = entry[key];
  if (kind === 'list') return Array.isArray(value) ? value.join('\n') : '';
  return typeof value === 'string' ? value : '';
}

/** The entry with what was typed; an emptied field is left out, as JSON Resume does. */
export function withField(entry: Entry, { key, kind }: ProfileField, typed: string): Entry {
  const { [key]: _, ...rest } = entry;
  if (typed === '') return rest;
  return { ...rest, [key]: kind === 'list' ? typed.split('\n') : typed };
}

/** As it is sent: lists without the empty lines of somebody who is still typing. */
export function toSaved(resume: Resume): Resume {
  const clean = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      return value.map(clean).filter((item) => typeof item !== 'string' || item.trim() !== '');
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, clean(item)]));
  };
  return clean(resume) as Resume;
}

/** What an entry is called while it is folded: by its name, or by the first of what else it says. */
export function titleOf(entry: Entry, { titleKeys, entry: word, fields }: ProfileSection): string {
  const parts = titleKeys
    .map((key) => entry[key])
    .filter((part): part is string => typeof part === 'string' && part.trim() !== '');
  if (parts.length > 0) return parts.join(', ');
  const said = fields
    .filter(({ kind }) => kind === 'text' || kind === 'list')
    .map((field) => fieldText(entry, field).trim())
    .find((text) => text !== '');
  return said?.replace(/\s*\n\s*/g, ', ') ?? `New ${word}`;
}

/** True for a profile that says nothing yet. */
export function isEmptyProfile(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && Object.values(value).every(isEmptyProfile);
}
