import type { Resume } from '@trueline/contracts';
import { findDateRange } from '../../date-range.ts';
import { readDescription } from '../description.ts';
import { decodeText } from '../file-type.ts';
import type { Zip } from '../rich/zip.ts';
import { readCsv } from './csv.ts';

type Row = Record<string, string>;

/** Files of LinkedIn's data export that a resume is made of, and what their rows become. */
const SECTIONS = [
  ['Positions', 'work', toWork],
  ['Volunteering', 'volunteer', toVolunteer],
  ['Education', 'education', toEducation],
  ['Skills', 'skills', ({ Name: name }: Row) => ({ name })],
  [
    'Languages',
    'languages',
    ({ Name: language, Proficiency: fluency }: Row) => ({ language, fluency }),
  ],
  ['Certifications', 'certificates', toCertificate],
  ['Honors', 'awards', toAward],
  ['Publications', 'publications', toPublication],
  ['Projects', 'projects', toProject],
] as const;

/** Whether the zip is LinkedIn's "Get a copy of your data". */
export function isLinkedInExport(zip: Zip): boolean {
  return zip.names.some((name) => /(^|\/)(Profile|Positions)\.csv$/i.test(name));
}

/** The export as JSON Resume, with the files that it came from as sections. Missing files are missing sections. */
export function readLinkedInExport(zip: Zip): {
  resume: Resume;
  sections: { heading: string; kind: string }[];
} {
  const rows = (file: string): Row[] => {
    const path = zip.names.find((name) => (name.split('/').at(-1) ?? '').toLowerCase() === file);
    const bytes = path === undefined ? undefined : zip.findFile(path);
    return bytes === undefined ? [] : readCsv(decodeText(bytes));
  };
  const resume: Record<string, unknown> = { basics: toBasics(rows) };
  const sections: { heading: string; kind: string }[] = [];
  for (const [file, kind, toEntry] of SECTIONS) {
    const entries = rows(`${file.toLowerCase()}.csv`).map(toEntry).filter(isFilled);
    if (entries.length === 0) continue;
    resume[kind] = entries;
    sections.push({ heading: file, kind });
  }
  return { resume: resume as Resume, sections };
}

const isFilled = (entry: object): boolean =>
  Object.values(entry).some((value) => value !== undefined && value !== '');

function toBasics(rows: (file: string) => Row[]): object {
  const profile = rows('profile.csv')[0] ?? {};
  const emails = rows('email addresses.csv');
  const email = emails.find((row) => /^yes$/i.test(row.Primary ?? '')) ?? emails[0];
  const name = [profile['First Name'], profile['Last Name']].filter(Boolean).join(' ');
  const sites = [...(profile.Websites ?? '').matchAll(/https?:\/\/[^\s,\]]+/g)].map(([url]) => url);
  const handles = (profile['Twitter Handles'] ?? '').match(/\w+/g) ?? [];
  const place = profile['Geo Location'];
  return {
    name,
    label: profile.Headline,
    email: email?.['Email Address'],
    phone: rows('phonenumbers.csv')[0]?.Number,
    url: sites[0],
    summary: profile.Summary,
    ...(place && { location: { address: place } }),
    profiles: handles.map((username) => ({
      network: 'Twitter',
      username,
      url: `https://twitter.com/${username}`,
    })),
  };
}

function period(row: Row): { startDate: string | undefined; endDate: string | undefined } {
  return {
    startDate: toDate(row['Started On'] ?? row['Start Date']),
    endDate: toDate(row['Finished On'] ?? row['End Date']),
  };
}

const toDate = (text = ''): string | undefined => findDateRange(text)?.start;

function toWork(row: Row): object {
  return {
    name: row['Company Name'],
    position: row.Title,
    location: row.Location,
    ...period(row),
    ...readDescription(row.Description),
  };
}

function toVolunteer(row: Row): object {
  return {
    organization: row['Company Name'],
    position: row.Role,
    ...period(row),
    ...readDescription(row.Description),
  };
}

function toEducation(row: Row): object {
  const details = [row.Notes, row.Activities].filter(Boolean);
  return {
    institution: row['School Name'],
    studyType: row['Degree Name'],
    ...period(row),
    ...(details.length > 0 && { highlights: details }),
  };
}

function toCertificate(row: Row): object {
  return { name: row.Name, issuer: row.Authority, url: row.Url, date: toDate(row['Started On']) };
}

function toAward(row: Row): object {
  return { title: row.Title, summary: row.Description, date: toDate(row['Issued On']) };
}

function toPublication(row: Row): object {
  return {
    name: row.Name,
    publisher: row.Publisher,
    url: row.Url,
    summary: row.Description,
    releaseDate: toDate(row['Published On']),
  };
}

function toProject(row: Row): object {
  return { name: row.Title, description: row.Description, url: row.Url, ...period(row) };
}
