import type { Education, Lang, Place, Resume, Work } from '../model.ts';

export interface Compact {
  trade: string;
  country: string;
  age: number;
  lang?: Lang;
  name: string;
  label?: string;
  email?: string;
  phone?: string;
  url?: string;
  /** street | postal code | city | region, from the right; parts may be empty. */
  at?: string;
  summary?: string;
  work: Work[];
  volunteer?: {
    organization: string;
    position: string;
    startDate?: string;
    endDate?: string;
    highlights: string[];
  }[];
  education?: Education[];
  /** "Group: a; b; c" or "a; b; c". */
  skills?: string[];
  /** "French = native". */
  languages?: string[];
  /** "Name | issuer | date", issuer and date optional. */
  certificates?: string[];
  /** "Title | awarder | date". */
  awards?: string[];
  projects?: { name: string; description?: string; highlights: string[] }[];
  interests?: string[];
  /** "Name | who, phone". */
  references?: string[];
}

/** A job; no end date means that it goes on. */
export function job(
  name: string,
  position: string,
  dates: string,
  location: string,
  ...highlights: string[]
): Work {
  return { name, position, ...range(dates), ...(location ? { location } : {}), highlights };
}

/** A volunteer role. */
export function helped(
  organization: string,
  position: string,
  dates: string,
  ...highlights: string[]
) {
  return { organization, position, ...range(dates), highlights };
}

/** A school; `degree` is "type | area". */
export function school(
  institution: string,
  degree: string,
  dates: string,
  score?: string,
): Education {
  const [studyType, area] = degree.split(' | ');
  return {
    institution,
    ...(studyType ? { studyType } : {}),
    ...(area ? { area } : {}),
    ...range(dates),
    ...(score ? { score } : {}),
  };
}

/** "2016-03 > 2019", "2019 >" or "> 2019". */
function range(dates: string): { startDate?: string; endDate?: string } {
  const [start = '', end = ''] = dates.split('>').map((part) => part.trim());
  return { ...(start ? { startDate: start } : {}), ...(end ? { endDate: end } : {}) };
}

const parts = (text: string, separator = '|') => text.split(separator).map((part) => part.trim());

function placeOf(at: string | undefined, countryCode: string): Place {
  const [region, city, postalCode, address] = parts(at ?? '').reverse();
  return {
    ...(address ? { address } : {}),
    ...(postalCode ? { postalCode } : {}),
    ...(city ? { city } : {}),
    ...(region ? { region } : {}),
    countryCode,
  };
}

/** "Title | giver | date", the giver or both optional. */
function granted(text: string): { title: string; giver?: string; date?: string } {
  const [title, ...rest] = parts(text);
  const date = rest.find((part) => /^\d{4}(-\d\d)?$/.test(part));
  const giver = rest.find((part) => part !== '' && part !== date);
  return { title: title!, ...(giver ? { giver } : {}), ...(date ? { date } : {}) };
}

/** A resume from its compact form, with an id from its trade. */
export function expand(compact: Compact): Resume {
  const { name, label, email, phone, url, summary } = compact;
  const basics = { name, label, email, phone, url, summary };
  return {
    basics: {
      ...(JSON.parse(JSON.stringify(basics)) as Resume['basics']),
      location: placeOf(compact.at, compact.country),
    },
    work: compact.work,
    volunteer: compact.volunteer ?? [],
    education: compact.education ?? [],
    skills: (compact.skills ?? []).map((text) => {
      const [, group, list] = /^(?:([^;:]+):)?(.*)$/s.exec(text)!;
      return { ...(group ? { name: group } : {}), keywords: parts(list!, ';') };
    }),
    languages: (compact.languages ?? []).map((text) => {
      const [language, fluency] = parts(text, '=');
      return { language: language!, ...(fluency ? { fluency } : {}) };
    }),
    certificates: (compact.certificates ?? []).map((text) => {
      const { title, giver, date } = granted(text);
      return { name: title, ...(giver ? { issuer: giver } : {}), ...(date ? { date } : {}) };
    }),
    awards: (compact.awards ?? []).map((text) => {
      const { title, giver, date } = granted(text);
      return { title, ...(giver ? { awarder: giver } : {}), ...(date ? { date } : {}) };
    }),
    projects: compact.projects ?? [],
    interests: (compact.interests ?? []).map((text) => ({ name: text })),
    references: (compact.references ?? []).map((text) => {
      const [who, reference] = parts(text);
      return { name: who!, ...(reference ? { reference } : {}) };
    }),
    meta: {
      id: compact.trade.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'),
      trade: compact.trade,
      country: compact.country,
      age: compact.age,
      lang: compact.lang ?? 'en',
    },
  };
}
