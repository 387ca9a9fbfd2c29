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

/** The document of the Europass editor until 2020 (`SkillsPassport`, schema 3.0 to 3.4). */
export function readSkillsPassport(root: XmlNode): EuropassResume {
  const learner = findChild(root, 'LearnerInfo');
  const headlineKind = textAt(learner, 'Headline/Type/Code');
  const headline = textAt(learner, 'Headline/Description/Label');
  const achievements = listAt(learner, 'AchievementList/Achievement');
  const ofKind = (code: RegExp): XmlNode[] =>
    achievements.filter((node) => code.test(textAt(node, 'Title/Code')));
  return toEuropassResume(
    {
      basics: {
        ...toBasics(findChild(learner, 'Identification')),
        ...(headlineKind === 'position' && { label: headline }),
        ...(headlineKind === 'personal_statement' && { summary: headline }),
      },
      work: listAt(learner, 'WorkExperienceList/WorkExperience').map(toWork),
      education: listAt(learner, 'EducationList/Education').map(toEducation),
      languages: toLanguages(findChild(findChild(learner, 'Skills'), 'Linguistic')),
      skills: toSkills(findChild(learner, 'Skills')),
      publications: ofKind(PUBLICATIONS).flatMap(toNamed),
      projects: ofKind(PROJECTS).flatMap((node) =>
        toNamed(node).map(({ name, summary }) => ({ name, description: summary })),
      ),
      awards: ofKind(AWARDS).flatMap((node) =>
        toNamed(node).map(({ name, summary }) => ({ title: name, summary })),
      ),
      certificates: ofKind(CERTIFICATES).flatMap(toNamed),
    },
    [
      // What somebody applies for is no title that they held.
      ...(/^(?:position|personal_statement)$/.test(headlineKind)
        ? []
        : [{ heading: textAt(learner, 'Headline/Type/Label') || 'Headline', text: headline }]),
      ...drivingLicence(learner),
      ...achievements.filter((node) => !hasSection(node)).map(toKept),
    ],
  );
}

const PUBLICATIONS = /^publications$/;
const PROJECTS = /^projects$/;
const AWARDS = /^honors_awards$/;
const CERTIFICATES = /^certifications$/;
const hasSection = (node: XmlNode): boolean =>
  [PUBLICATIONS, PROJECTS, AWARDS, CERTIFICATES].some((kind) =>
    kind.test(textAt(node, 'Title/Code')),
  );

function toBasics(person: XmlNode | undefined): object {
  const contact = findChild(person, 'ContactInfo');
  const sites = listAt(contact, 'WebsiteList/Website/Contact').map((node) => textAt(node));
  return {
    name: joined(
      [textAt(person, 'PersonName/FirstName'), textAt(person, 'PersonName/Surname')],
      ' ',
    ),
    email: textAt(contact, 'Email/Contact'),
    phone: textAt(contact, 'TelephoneList/Telephone/Contact'),
    url: sites[0],
    location: toLocation(contact),
    profiles: sites.slice(1).map((url) => ({ url })),
  };
}

function toLocation(contact: XmlNode | undefined): object | undefined {
  const [address] = listAt(contact, 'Address/Contact');
  if (address === undefined) return undefined;
  const code = textAt(address, 'Country/Code');
  return {
    address: joined([textAt(address, 'AddressLine'), textAt(address, 'AddressLine2')]),
    postalCode: textAt(address, 'PostalCode'),
    city: textAt(address, 'Municipality'),
    countryCode: code === 'UK' ? 'GB' : code,
  };
}

/** "Lisbon, Portugal" of an employer or a school. */
const placeOf = (node: XmlNode | undefined): string | undefined =>
  joined([
    textAt(node, 'ContactInfo/Address/Contact/Municipality'),
    textAt(node, 'ContactInfo/Address/Contact/Country/Label'),
  ]);

/** Years, months (`--03`) and days (`---10`) are attributes. */
function dateOf(node: XmlNode | undefined): string | undefined {
  const { year, month, day } = node?.attributes ?? {};
  if (year === undefined) return undefined;
  const two = (part = ''): string => part.replace(/\D/g, '').padStart(2, '0');
  return [year, ...(month ? [two(month), ...(day ? [two(day)] : [])] : [])].join('-');
}

function periodOf(entry: XmlNode): object {
  const period = findChild(entry, 'Period');
  const isCurrent = textAt(period, 'Current') === 'true';
  return {
    startDate: dateOf(findChild(period, 'From')),
    ...(!isCurrent && { endDate: dateOf(findChild(period, 'To')) }),
  };
}

function toWork(entry: XmlNode): object {
  const employer = findChild(entry, 'Employer');
  return {
    name: textAt(employer, 'Name'),
    position: textAt(entry, 'Position/Label'),
    location: placeOf(employer),
    url: textAt(employer, 'ContactInfo/Website/Contact'),
    ...periodOf(entry),
    ...readHtmlDescription(textAt(entry, 'Activities')),
  };
}

function toEducation(entry: XmlNode): object {
  const school = findChild(entry, 'Organisation');
  const rows = listHtmlRows(textAt(entry, 'Activities'));
  return {
    institution: textAt(school, 'Name'),
    studyType: textAt(entry, 'Title'),
    area: textAt(entry, 'Field/Label'),
    location: placeOf(school),
    ...periodOf(entry),
    ...(rows.length > 0 && { highlights: rows }),
  };
}

const LEVELS = [
  ['Listening', 'Listening'],
  ['Reading', 'Reading'],
  ['Spoken interaction', 'SpokenInteraction'],
  ['Spoken production', 'SpokenProduction'],
  ['Writing', 'Writing'],
] as const;

function toLanguages(linguistic: XmlNode | undefined): object[] {
  const mothers = listAt(linguistic, 'MotherTongueList/MotherTongue');
  const others = listAt(linguistic, 'ForeignLanguageList/ForeignLanguage');
  return [
    ...mothers.map((node) => ({
      language: textAt(node, 'Description/Label'),
      fluency: 'Mother tongue',
    })),
    ...others.map((node) => ({
      language: textAt(node, 'Description/Label'),
      fluency: fluencyOf(
        LEVELS.map(([name, element]) => [name, textAt(node, `ProficiencyLevel/${element}`)]),
      ),
    })),
  ];
}

const SKILLS = [
  ['Communication skills', 'Communication'],
  ['Organisational and managerial skills', 'Organisational'],
  ['Job-related skills', 'JobRelated'],
  ['Digital skills', 'Computer'],
  ['Other skills', 'Other'],
] as const;

function toSkills(skills: XmlNode | undefined): object[] {
  return SKILLS.flatMap(([name, element]) => {
    const keywords = listHtmlRows(textAt(skills, `${element}/Description`));
    return keywords.length === 0 ? [] : [{ name, keywords }];
  });
}

function drivingLicence(learner: XmlNode | undefined): KeptPart[] {
  const licences = listAt(learner, 'Skills/Driving/Description/Licence').map((node) =>
    textAt(node),
  );
  return [{ heading: 'Driving licence', text: licences.join(', ') }];
}

/** Each row of an achievement is one of its kind. */
function toNamed(node: XmlNode): { name: string; summary?: string }[] {
  return listHtmlRows(textAt(node, 'Description')).map((name) => ({ name }));
}

const toKept = (node: XmlNode): KeptPart => ({
  heading: textAt(node, 'Title/Label'),
  text: listHtmlRows(textAt(node, 'Description')).join('\n'),
});
