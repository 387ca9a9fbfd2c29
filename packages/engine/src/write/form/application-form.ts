import type { AtsMetadata, Resume, WrittenSentence } from '@trueline/contracts';
import { standsAsWritten } from '../../document/as-written.ts';
import type { WritingInput } from '../letter/input.ts';
import { listPlaces, signedName } from '../place.ts';

type Form = NonNullable<AtsMetadata['form']>;

/** Sentences of the letter that say why the person applies, the best first. */
const WHY: readonly string[] = [
  'role',
  'employer',
  'story-1',
  'story-2',
  'now',
  'opening',
  'earlier-1',
  'held',
];
const WHY_SENTENCES = 3;

/** Words between the first and the last name that belong to the last: "Maria de la Cruz", "Jan van Dijk". */
const PARTICLE =
  /^(?:de|del|della|da|das|do|dos|di|du|des|la|las|le|los|van|von|vom|der|den|ter|ten|zu|zum|bin|binti|ibn|al|el|st\.?|san|santa|mac|mc|o)$/i;

/** The parts of a name as forms ask them; a name of one word is a first name. "Tan, Mei Lin" names the last first. */
function namesOf(name: string): Pick<Form, 'firstName' | 'middleName' | 'lastName' | 'fullName'> {
  const [behind = '', before = ''] = name.split(/,\s+/);
  // "Ola Sample, RN" holds a licence; "Dummy, Mei Lin" and "DUMMY, MEI LIN" name the last name first.
  const isTurned = /^\p{Lu}\p{Ll}+(?:[\s-]|$)/u.test(before)
    ? !/^(?:Jr|Sr)$/.test(before)
    : /^\p{Lu}{2,} \p{Lu}{2,}/u.test(before);
  const words = signedName(isTurned ? before : behind)
    .split(/\s+/)
    .filter((word) => word !== '');
  const given = words[0];
  if (given === undefined) return {};
  if (isTurned) {
    const [firstName, lastName] = [words.join(' '), signedName(behind)];
    return { firstName, lastName, fullName: `${firstName} ${lastName}` };
  }
  const start = words.findIndex((word, i) => i > 0 && PARTICLE.test(word));
  const lastFrom = words.length === 1 ? 1 : start > 0 ? start : words.length - 1;
  const middle = words.slice(1, lastFrom).join(' ');
  const last = words.slice(lastFrom).join(' ');
  return {
    firstName: given,
    ...(middle === '' ? {} : { middleName: middle }),
    ...(last === '' ? {} : { lastName: last }),
    fullName: words.join(' '),
  };
}

const SITES: Readonly<Record<string, string>> = {
  'linkedin.com': 'LinkedIn',
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'behance.net': 'Behance',
  'dribbble.com': 'Dribbble',
  'orcid.org': 'ORCID',
  'scholar.google.com': 'Google Scholar',
  'stackoverflow.com': 'Stack Overflow',
  'x.com': 'X',
  'twitter.com': 'X',
};

const siteOf = (url: string): string => {
  const host = url
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .split('/')[0]
    ?.toLowerCase();
  const known = Object.entries(SITES).find(([site]) => host === site || host?.endsWith(`.${site}`));
  return known?.[1] ?? 'Website';
};

/** "Canada" of "CA"; a name stays as it is. */
function countryOf(code: string | undefined): string | undefined {
  if (code === undefined || !/^[A-Za-z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(code.toUpperCase());
}

function contactOf({ basics }: Resume): Partial<Form> & Pick<Form, 'links'> {
  const { email, phone, location } = basics ?? {};
  const links = [
    ...new Set(
      [basics?.url, ...(basics?.profiles ?? []).map(({ url }) => url)].filter(
        (link): link is string => link !== undefined && link !== '',
      ),
    ),
  ];
  const said = {
    email,
    phone,
    street: location?.address,
    city: location?.city,
    region: location?.region,
    postalCode: location?.postalCode,
    country: countryOf(location?.countryCode),
  };
  return {
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => (value ?? '') !== '')),
    links,
    profiles: links.map((url) => ({ label: siteOf(url), url })),
  };
}

/** Employer of the latest role, and the school of the degree at `degreePath`. */
function workAndSchool(
  { resume, asOf }: WritingInput,
  degreePath: string | undefined,
): Partial<Form> {
  const latest = [...listPlaces(resume, asOf).values()]
    .filter(({ kind, title }) => kind === 'work' && title !== undefined)
    .sort((a, b) => b.end - a.end)[0];
  const entry = (resume.education ?? []).find((_, i) => degreePath?.startsWith(`education[${i}]`));
  const year = entry?.endDate?.slice(0, 4);
  return {
    ...(latest === undefined ? {} : { isEmployed: latest.isCurrent }),
    ...(latest?.at === undefined ? {} : { employer: latest.at.text }),
    ...(entry?.area === undefined ? {} : { fieldOfStudy: entry.area }),
    ...(entry?.institution === undefined ? {} : { school: entry.institution }),
    ...(year === undefined ? {} : { graduationYear: year }),
  };
}

/** The parts of a form that sections printed as they were written leave to the person. */
function unsureParts(resume: Resume): Partial<Form> {
  const has = (section: string): boolean => standsAsWritten(resume, section);
  const unsure: NonNullable<Form['unsure']> = [
    ...(has('work') ? (['work'] as const) : []),
    ...(has('education') ? (['education'] as const) : []),
    ...(has('work') || has('volunteer') ? (['years'] as const) : []),
  ];
  return unsure.length === 0 ? {} : { unsure };
}

/** What application forms ask, as the resume has it, and why the person applies in three sentences of the letter; what only they know is asked on the page and never comes here. */
export function writeForm(
  input: WritingInput,
  sentences: readonly WrittenSentence[],
  degreePath: string | undefined,
): Form {
  const { basics } = input.resume;
  const chosen = WHY.filter((id) => sentences.some((one) => one.id === id)).slice(0, WHY_SENTENCES);
  const why = sentences.filter(({ id }) => id !== undefined && chosen.includes(id));
  return {
    ...namesOf(basics?.name?.trim() ?? ''),
    ...contactOf(input.resume),
    ...workAndSchool(input, degreePath),
    ...unsureParts(input.resume),
    ...(why.length < WHY_SENTENCES ? {} : { why: why.map(({ text }) => text).join(' ') }),
  };
}
