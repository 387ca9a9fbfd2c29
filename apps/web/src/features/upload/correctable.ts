import {
  findAsWritten,
  type Resume,
  withLineAsWritten,
  withoutAsWritten,
} from '@trueline/contracts';
import { valueAt, withValue } from './with-value.ts';

/** One value behind a line, as text to correct. */
export interface CorrectableField {
  path: string;
  label: string;
  text: string;
  hint?: string;
}

const PARTS: Record<string, [key: string, label: string][]> = {
  location: [
    ['address', 'Street'],
    ['city', 'City'],
    ['region', 'Province or state'],
    ['postalCode', 'Postal code'],
    ['countryCode', 'Country, as two letters'],
  ],
  profile: [
    ['network', 'Where'],
    ['username', 'Your name there'],
    ['url', 'Web address'],
  ],
};
const DATE_HINT = 'Such as 2024-03, or 2024.';

function partsOf(document: Resume, path: string, parts: [string, string][]): CorrectableField[] {
  return parts.map(([key, label]) => {
    const value = valueAt(document, `${path}.${key}`);
    return { path: `${path}.${key}`, label, text: typeof value === 'string' ? value : '' };
  });
}

/** What stands behind a line of the outline: mostly one text, a period's two dates, an address's parts, or a list. */
export function fieldsBehind(document: Resume, path: string): CorrectableField[] {
  const entry = /^(.*)\.(?:startDate|endDate)$/.exec(path)?.[1];
  if (entry !== undefined) {
    return partsOf(document, entry, [
      ['startDate', 'From'],
      ['endDate', 'To, empty while it goes on'],
    ]).map((field) => ({ ...field, hint: DATE_HINT }));
  }
  if (path === 'basics.location') return partsOf(document, path, PARTS.location ?? []);
  if (path.startsWith('basics.profiles[')) return partsOf(document, path, PARTS.profile ?? []);
  const value = valueAt(document, path);
  if (Array.isArray(value)) {
    const text = value.filter((item) => typeof item === 'string').join('\n');
    return [{ path, label: 'What it should list', text, hint: 'One a line.' }];
  }
  const text = typeof value === 'string' ? value : '';
  return [{ path, label: 'What it should say', text, hint: 'Leave it empty to leave it out.' }];
}

/** The document with the corrected texts in place, each section of them no more as it was written. */
export function withFields(document: Resume, fields: readonly CorrectableField[]): Resume {
  return fields.reduce((corrected, { path, text }) => {
    const isList = Array.isArray(valueAt(document, path));
    const lines = text.split('\n').map((line) => line.trim());
    const value = isList ? lines.filter((line) => line !== '') : text.trim();
    const name = path === 'basics.summary' ? 'summary' : path.replace(/\W.*$/, '');
    const written = findAsWritten(corrected, name);
    const section = written?.section ?? name;
    // A word of a line that is printed whole is corrected there. Who corrects an entry's names or
    // dates has looked at it: its section is printed from its fields.
    const at = written?.lines.findIndex((line) => line.path === path) ?? -1;
    if (at < 0 || typeof value !== 'string' || value === '')
      return withValue(withoutAsWritten(corrected, section), path, value);
    return withValue(withLineAsWritten(corrected, section, at, value), path, value);
  }, document);
}
