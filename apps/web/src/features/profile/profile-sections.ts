/** How one value of an entry is edited. A `list` has one line for each item. */
export interface ProfileField {
  key: string;
  label: string;
  kind: 'line' | 'text' | 'list' | 'date' | 'email' | 'tel' | 'url';
  hint?: string;
}

export interface ProfileSection {
  /** JSON Resume's name of it. */
  key: string;
  title: string;
  /** What one entry is called on buttons. */
  entry: string;
  /** Fields whose words name an entry when it is folded. */
  titleKeys: string[];
  fields: ProfileField[];
}

const line = (key: string, label: string): ProfileField => ({ key, label, kind: 'line' });
const text = (key: string, label: string): ProfileField => ({ key, label, kind: 'text' });
const list = (key: string, label: string): ProfileField => ({
  key,
  label,
  kind: 'list',
  hint: 'One a line.',
});
const date = (key: string, label: string, hint = 'Such as 2024-03, or 2024.'): ProfileField => ({
  key,
  label,
  kind: 'date',
  hint,
});
const url: ProfileField = { key: 'url', label: 'Web address', kind: 'url' };
const PERIOD = [
  date('startDate', 'From'),
  date('endDate', 'To', 'Such as 2024-03, or 2024. Empty while it goes on.'),
];

/** Fields of `basics`, apart from the location's and the links. */
export const BASICS_FIELDS: ProfileField[] = [
  line('name', 'Name'),
  { ...line('label', 'Headline'), hint: 'A title that you hold or have held.' },
  { key: 'email', label: 'E-mail', kind: 'email' },
  { key: 'phone', label: 'Phone', kind: 'tel' },
  url,
  text('summary', 'Summary'),
];

export const LOCATION_FIELDS: ProfileField[] = [
  line('address', 'Street address'),
  line('city', 'City'),
  line('region', 'Province or state'),
  line('postalCode', 'Postal code'),
  line('countryCode', 'Country, as two letters'),
];

/** Every section of JSON Resume, in the order of a usual resume. */
export const PROFILE_SECTIONS: ProfileSection[] = [
  {
    key: 'work',
    title: 'Work',
    entry: 'job',
    titleKeys: ['position', 'name'],
    fields: [
      line('position', 'Title'),
      line('name', 'Employer'),
      line('location', 'Place'),
      ...PERIOD,
      text('summary', 'What it was about'),
      list('highlights', 'What you did'),
    ],
  },
  {
    key: 'education',
    title: 'Education',
    entry: 'school',
    titleKeys: ['studyType', 'area', 'institution'],
    fields: [
      line('institution', 'School'),
      line('studyType', 'Degree or diploma'),
      line('area', 'Field'),
      line('location', 'Place'),
      ...PERIOD,
      line('score', 'Grade'),
      list('courses', 'Courses'),
      list('highlights', 'Honours, theses, what else you did'),
    ],
  },
  {
    key: 'skills',
    title: 'Skills',
    entry: 'group of skills',
    titleKeys: ['name'],
    fields: [line('name', 'Name of the group'), list('keywords', 'Skills')],
  },
  {
    key: 'projects',
    title: 'Projects',
    entry: 'project',
    titleKeys: ['name'],
    fields: [
      line('name', 'Name'),
      text('description', 'What it is'),
      ...PERIOD,
      url,
      list('highlights', 'What you did'),
    ],
  },
  {
    key: 'certificates',
    title: 'Certificates and licences',
    entry: 'certificate',
    titleKeys: ['name'],
    fields: [
      line('name', 'Name'),
      line('issuer', 'Given by'),
      date('date', 'Date'),
      date('endDate', 'Valid until'),
      line('summary', 'Number, validity'),
      url,
    ],
  },
  {
    key: 'volunteer',
    title: 'Volunteering',
    entry: 'volunteer role',
    titleKeys: ['position', 'organization'],
    fields: [
      line('position', 'Role'),
      line('organization', 'Organization'),
      ...PERIOD,
      text('summary', 'What it was about'),
      list('highlights', 'What you did'),
    ],
  },
  {
    key: 'awards',
    title: 'Awards',
    entry: 'award',
    titleKeys: ['title'],
    fields: [
      line('title', 'Name'),
      line('awarder', 'Given by'),
      date('date', 'Date'),
      text('summary', 'For what'),
    ],
  },
  {
    key: 'publications',
    title: 'Publications',
    entry: 'publication',
    titleKeys: ['name'],
    fields: [
      line('name', 'Title'),
      line('publisher', 'Published by'),
      date('releaseDate', 'Date'),
      url,
      text('summary', 'What it is about'),
    ],
  },
  {
    key: 'languages',
    title: 'Languages',
    entry: 'language',
    titleKeys: ['language'],
    fields: [line('language', 'Language'), line('fluency', 'How well')],
  },
  {
    key: 'interests',
    title: 'Interests',
    entry: 'interest',
    titleKeys: ['name'],
    fields: [line('name', 'Name'), list('keywords', 'In detail')],
  },
  {
    key: 'references',
    title: 'References',
    entry: 'reference',
    titleKeys: ['name'],
    fields: [line('name', 'Name'), text('reference', 'What they say')],
  },
];
