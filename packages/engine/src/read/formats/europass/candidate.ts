import { listHtmlRows, readHtmlDescription } from '../description.ts';
import { findChild, type XmlNode } from '../rich/xml.ts';
import {
  type EuropassResume,
  fluencyOf,
  joined,
  type KeptPart,
  listAt,
  textAt,
  toEuropassResume,
} from './europass.ts';

/** The document of europa.eu since 2020 (`Candidate`, after HR Open Standards). Of several languages of one resume the first is read. */
export function readCandidate(root: XmlNode): EuropassResume {
  const person = findChild(root, 'CandidatePerson');
  const profile = findChild(root, 'CandidateProfile');
  const locale = profile?.attributes.languageCode ?? 'en';
  const parts = {
    basics: {
      ...toBasics(person),
      summary: listHtmlRows(textAt(profile, 'ExecutiveSummary')).join('\n') || undefined,
    },
    work: listAt(profile, 'EmploymentHistory/EmployerHistory').flatMap((node) =>
      toWork(node, locale),
    ),
    education: listAt(profile, 'EducationHistory/EducationOrganizationAttendance').map((node) =>
      toEducation(node, locale),
    ),
    languages: toLanguages(person, profile, locale),
    skills: toSkills(profile),
    volunteer: listAt(profile, 'VoluntaryWorks/VoluntaryWork').map((node) => ({
      organization: textAt(node, 'Title'),
      ...periodOf(node),
      ...readHtmlDescription(textAt(node, 'Description')),
    })),
    projects: listAt(profile, 'Projects/Project').map((node) => ({
      name: textAt(node, 'Title'),
      url: textAt(node, 'Link'),
      ...periodOf(node),
      description: listHtmlRows(textAt(node, 'Description')).join('\n') || undefined,
    })),
    publications: listAt(profile, 'PublicationHistory/Publication').map((node) => ({
      name: textAt(node, 'Title') || textAt(node, 'FormattedPublicationDescription'),
      url: textAt(node, 'Link'),
      summary: listHtmlRows(textAt(node, 'Description')).join('\n') || undefined,
    })),
    certificates: CERTIFICATES.flatMap((path) => listAt(profile, path)).map((node) => ({
      name: textAt(node, 'Title') || textAt(node, 'CertificationName'),
      issuer: textAt(node, 'IssuingAuthority/Name'),
    })),
    interests: listAt(profile, 'HobbiesAndInterests/HobbyOrInterest').map((node) => ({
      name: textAt(node, 'Title') || textAt(node, 'Description'),
    })),
  };
  return toEuropassResume(parts, keptParts(profile));
}

const CERTIFICATES = ['Certifications/Certification', 'CourseCertifications/CourseCertification'];

function toBasics(person: XmlNode | undefined): object {
  const channels = listAt(person, 'Communication');
  const ofChannel = (code: RegExp): XmlNode[] =>
    channels.filter((node) => code.test(textAt(node, 'ChannelCode').replace(/\s/g, '')));
  const uris = (code: RegExp): string[] => ofChannel(code).map((node) => textAt(node, 'URI'));
  const [phone] = ofChannel(/^(?:Telephone|Mobile\w*)$/i);
  const [site, ...sites] = uris(/^Web$/i);
  return {
    name: joined(
      [textAt(person, 'PersonName/GivenName'), textAt(person, 'PersonName/FamilyName')],
      ' ',
    ),
    email: uris(/^Email$/i)[0],
    phone: phone && phoneOf(phone),
    url: site,
    location: toLocation(listAt(person, 'Communication/Address')[0]),
    profiles: [...sites, ...uris(/^SocialMedia$/i)].map((url) => ({ url })),
  };
}

/** A number without its country stays national. */
function phoneOf(node: XmlNode): string {
  const number = textAt(node, 'DialNumber');
  const country = textAt(node, 'CountryDialing').replace(/^(?:\+|00)/, '');
  return country === '' ? number : `+${country} ${number}`;
}

/** Cutting a longer code would name another country. */
const countryOf = (text: string): string => (/^[a-z]{2}$/i.test(text) ? text.toUpperCase() : '');

function toLocation(address: XmlNode | undefined): object | undefined {
  if (address === undefined) return undefined;
  return {
    address: joined(listAt(address, 'AddressLine').map((node) => textAt(node))),
    postalCode: textAt(address, 'PostalCode'),
    city: textAt(address, 'CityName'),
    countryCode: countryOf(textAt(address, 'CountryCode')),
  };
}

function placeOf(city: string, country: string, locale: string): string | undefined {
  const code = countryOf(country);
  const name = code && nameOf(code, 'region', locale);
  return joined([city, name]);
}

/** A country or language as the document's own language calls it; the code where there is no name. */
function nameOf(code: string, type: 'region' | 'language', locale: string): string {
  try {
    return new Intl.DisplayNames([locale, 'en'], { type }).of(code) ?? code;
  } catch (error) {
    if (error instanceof RangeError) return code;
    throw error;
  }
}

const ISO_DATE = /^\d{4}(?:-\d{2}(?:-\d{2})?)?/;
const dateAt = (node: XmlNode | undefined, path: string): string | undefined =>
  ISO_DATE.exec(textAt(node, `${path}/FormattedDateTime`))?.[0];

const PERIODS = /^(?:EmploymentPeriod|AttendancePeriod|Period)$/;

function periodOf(node: XmlNode): { startDate?: string; endDate?: string } {
  const period = node.children.find(({ name }) => PERIODS.test(name)) ?? node;
  const startDate = dateAt(period, 'StartDate');
  const isCurrent = ['CurrentIndicator', 'Ongoing'].some((name) => textAt(period, name) === 'true');
  const endDate = isCurrent ? undefined : dateAt(period, 'EndDate');
  return { ...(startDate && { startDate }), ...(endDate && { endDate }) };
}

/** An employer's positions are jobs of their own; its period is theirs where they have none. */
function toWork(employer: XmlNode, locale: string): object[] {
  const [office] = listAt(employer, 'OrganizationContact/Communication/Address');
  return listAt(employer, 'PositionHistory').map((position) => ({
    name: textAt(employer, 'OrganizationName'),
    position: textAt(position, 'PositionTitle').replace(/\s+/g, ' '),
    location: placeOf(
      textAt(position, 'City') || textAt(office, 'CityName'),
      textAt(position, 'Country') || textAt(office, 'CountryCode'),
      locale,
    ),
    ...periodOf(employer),
    ...periodOf(position),
    ...readHtmlDescription(textAt(position, 'Description')),
  }));
}

function toEducation(node: XmlNode, locale: string): object {
  const [office] = listAt(node, 'OrganizationContact/Communication/Address');
  const degree = findChild(node, 'EducationDegree');
  const rows = listHtmlRows(textAt(degree, 'OccupationalSkillsCovered'));
  return {
    institution: textAt(node, 'OrganizationName'),
    studyType: textAt(degree, 'DegreeName') || textAt(node, 'ProgramName'),
    score: textAt(degree, 'FinalGrade/ScoreText'),
    location: placeOf(textAt(office, 'CityName'), textAt(office, 'CountryCode'), locale),
    ...periodOf(node),
    ...(rows.length > 0 && { highlights: rows }),
  };
}

const DIMENSIONS: readonly (readonly [name: string, code: RegExp])[] = [
  ['Listening', /Listening$/],
  ['Reading', /Reading$/],
  ['Spoken interaction', /Speaking-Interaction$/],
  ['Spoken production', /Speaking-Production$/],
  ['Writing', /Writing/],
];

function toLanguages(
  person: XmlNode | undefined,
  profile: XmlNode | undefined,
  locale: string,
): object[] {
  const spoken = listAt(profile, 'PersonQualifications/PersonCompetency').filter(isLanguage);
  return [
    ...listAt(person, 'PrimaryLanguageCode').map((node) => ({
      language: languageOf(node, locale),
      fluency: 'Mother tongue',
    })),
    ...spoken.map((node) => ({
      language: languageOf(findChild(node, 'CompetencyID'), locale),
      fluency: levelsOf(node),
    })),
  ];
}

const isLanguage = (node: XmlNode): boolean => /^language$/i.test(textAt(node, 'TaxonomyID'));

/** A code of two or three letters, alone or at the end of an address; other texts are a name. */
function languageOf(node: XmlNode | undefined, locale: string): string {
  const written = textAt(node);
  const code = /^(?:https?:\S+\/)?([a-z]{2,3})$/i.exec(written)?.[1]?.toLowerCase();
  return code === undefined ? written : nameOf(code, 'language', locale);
}

function levelsOf(node: XmlNode): string {
  const dimensions = listAt(node, 'CompetencyDimension').map((dimension) => ({
    code: textAt(dimension, 'CompetencyDimensionTypeCode'),
    level: textAt(dimension, 'Score/ScoreText'),
  }));
  const told = DIMENSIONS.map(
    ([name, code]) => [name, dimensions.find((one) => code.test(one.code))?.level ?? ''] as const,
  );
  return fluencyOf(told) || textAt(node, 'ProficiencyLevel/ScoreText');
}

/** A group with its title, and the elements that name its skills. */
const SKILL_GROUPS: readonly (readonly [
  heading: string,
  path: string,
  names: readonly string[],
])[] = [
  ['Skills', 'Skills/SkillsGroup', ['PersonCompetency/CompetencyName']],
  ['Skills', 'Skills', ['PersonCompetency/CompetencyName']],
  ['Digital skills', 'DigitalSkills/DigitalSkillsGroup', ['DigitalSkill']],
  ['Digital skills', 'DigitalSkills', ['DigitalSkill']],
  [
    'Communication and interpersonal skills',
    'CommunicationAndInterpersonalSkills',
    ['CommunicationAndInterpersonalSkill'],
  ],
  [
    'Management and leadership skills',
    'ManagementAndLeadershipSkills',
    ['ManagementAndLeadershipSkill'],
  ],
  ['Organisational skills', 'OrganisationalSkills', ['OrganisationalSkill']],
  ['Job-related skills', 'JobRelatedSkills', ['JobRelatedSkill']],
  ['Other skills', 'OtherSkills', ['OtherSkill']],
];

function toSkills(profile: XmlNode | undefined): object[] {
  const groups = SKILL_GROUPS.flatMap(([heading, path, names]) =>
    listAt(profile, path).map((group) => ({
      name: (path.endsWith('Group') && textAt(group, 'Title')) || heading,
      keywords: names.flatMap((name) => listAt(group, name)).map(skillOf),
    })),
  );
  const others = listAt(profile, 'PersonQualifications/PersonCompetency')
    .filter((node) => !isLanguage(node))
    .map((node) => textAt(node, 'CompetencyName') || textAt(node, 'CompetencyID'));
  return [...groups, { name: 'Job-related skills', keywords: others }]
    .map(({ name, keywords }) => ({ name, keywords: keywords.filter((word) => word !== '') }))
    .filter(({ keywords }) => keywords.length > 0);
}

/** A skill's own text, or its title and what is said of it. */
function skillOf(node: XmlNode): string {
  const title = textAt(node, 'Title');
  const said = listHtmlRows(textAt(node, 'Description')).join(' ');
  if (title === '' && said === '') return textAt(node);
  return joined(said === title ? [title] : [title, said], ': ') ?? '';
}

/** Parts with a title and a description that a resume has no section for. */
const KEPT = [
  ['Networks and memberships', 'NetworksAndMemberships/NetworkAndMembership'],
  ['Conferences and seminars', 'ConferencesAndSeminars/ConferenceAndSeminar'],
  ['Social and political activities', 'SocialAndPoliticalActivities/SocialAndPoliticalActivity'],
  ['Creative works', 'CreativeWorks/CreativeWork'],
] as const;

function keptParts(profile: XmlNode | undefined): KeptPart[] {
  const licences = listAt(profile, 'Licenses/License/LicenseTypeCode').map((node) => textAt(node));
  const own = listAt(profile, 'Others').flatMap((section) =>
    listAt(section, 'Other').map((node) => ({
      heading: textAt(section, 'Title'),
      text: toldText(node),
    })),
  );
  return [
    { heading: 'Driving licence', text: licences.join(', ') },
    ...KEPT.flatMap(([heading, path]) =>
      listAt(profile, path).map((node) => ({ heading, text: toldText(node) })),
    ),
    ...own,
  ];
}

const toldText = (node: XmlNode): string =>
  joined([textAt(node, 'Title'), ...listHtmlRows(textAt(node, 'Description'))], '\n') ?? '';
