import type { Resume } from '@trueline/contracts';

/** Every field of JSON Resume that a format draws, each with a text of its own. */
export const COMPLETE: Resume = {
  basics: {
    name: 'Marisol Vantongeren',
    label: 'Payroll and Benefits Manager',
    email: 'marisol@vantongeren.example',
    phone: '+1 416 555 0142',
    url: 'https://www.vantongeren.example/',
    summary: 'Runs payroll for 1,240 people.\nHas moved two companies off spreadsheets.',
    location: {
      address: '12 Elm Street',
      city: 'Hamilton',
      region: 'ON',
      postalCode: 'L8P 1A1',
      countryCode: 'CA',
    },
    profiles: [
      { network: 'LinkedIn', username: 'marisolv', url: 'https://www.linkedin.com/in/marisolv' },
      { network: 'Portfolio', username: 'mvant', url: 'https://work.example/m' },
      { network: 'Mastodon', username: '@marisol@social.example' },
    ],
  },
  work: [
    {
      name: 'Bluewater Hardware Ltd.',
      position: 'Payroll Manager',
      location: 'Hamilton, ON',
      url: 'https://bluewater.example',
      startDate: '2019-03',
      description: 'Family-owned chain of 14 shops.',
      summary: 'Head of a team of three.',
      highlights: [
        'Led the move to Ceridian Dayforce in seven months.',
        'Cut month-end close from nine days to four.',
      ],
    },
    {
      name: 'Norrland Castings',
      position: 'Payroll Clerk',
      startDate: '2013',
      endDate: '2019-02-28',
      highlights: ['Entered time sheets for 200 employees.'],
    },
  ],
  volunteer: [
    {
      organization: 'Stonefield Tax Clinic',
      position: 'Tax Preparer',
      url: 'https://clinic.example',
      startDate: '2016-02',
      endDate: '2017-04',
      summary: 'Free clinic for newcomers.',
      highlights: ['Prepared 35 returns each spring.'],
    },
  ],
  education: [
    {
      institution: 'Mohawk Valley College',
      location: 'Barrie, ON',
      url: 'https://mvc.example',
      studyType: 'Advanced Diploma',
      area: 'Accounting',
      startDate: '2009-09',
      endDate: '2012-04',
      score: '3.8/4.0',
      courses: ['Payroll Law', 'Cost Accounting'],
      highlights: ['Wrote a final paper on overtime rules.'],
    },
  ],
  awards: [
    {
      title: 'Finance Team of the Year',
      date: '2022-12',
      awarder: 'Retail Circle',
      summary: 'For the migration.',
    },
  ],
  certificates: [
    {
      name: 'Payroll Compliance Practitioner',
      date: '2014-06-30',
      issuer: 'Payroll Institute',
      url: 'https://institute.example/pcp',
    },
  ],
  publications: [
    {
      name: 'What a Pay Stub Should Say',
      publisher: 'Payroll Review',
      releaseDate: '2021-05',
      url: 'https://review.example/stub',
      summary: 'A checklist for small employers.',
    },
  ],
  skills: [
    { name: 'Data', level: 'Advanced', keywords: ['Excel', 'Power Query', 'SQL'] },
    { name: 'Staff training' },
    { name: 'Process mapping' },
  ],
  languages: [
    { language: 'English', fluency: 'Native' },
    { language: 'Português', fluency: 'Professional' },
  ],
  interests: [{ name: 'Choral singing' }, { name: 'Cycling', keywords: ['Wheel building'] }],
  references: [{ name: 'Idris Okonjo-Lahti', reference: 'Calm at year end.' }],
  projects: [
    {
      name: 'Pay-stub Explainer',
      description: 'Explains each line of a pay stub.',
      summary: 'Read by 900 people a month.',
      highlights: ['Translated into French.'],
      keywords: ['HTML', 'Accessibility'],
      roles: ['Author', 'Maintainer'],
      entity: 'Open Payroll Group',
      type: 'application',
      url: 'https://paystub.example/explain',
      startDate: '2020',
      endDate: '2020',
    },
  ],
};

export const STUDENT: Resume = {
  basics: { name: 'Théo Łukasiewicz', email: 'theo@student.example' },
  education: [
    {
      institution: 'Chebucto University',
      studyType: 'Bachelor of Science',
      area: 'Biology',
      startDate: '2023-09',
    },
  ],
  skills: [{ keywords: ['R', 'Field sampling'] }],
  work: [],
};

/** Texts that some format could take for markup, code or an address. */
export const HOSTILE_TEXTS = [
  '#eval("1+1") #set page(width: 1pt)',
  '*bold* _thin_ `code` ~~gone~~',
  '$x^2$ and \\ and \\n',
  '] [a](javascript:alert(1)) ](',
  'say "yes" & \'no\' &amp; &#65;',
  '<script>alert(1)</script> ]]> <!-- -->',
  '@reference <label> // comment /* more */',
  '- dash',
  '1. one',
  '# heading',
  'Anti'.repeat(60),
  `see ${'well-known-'.repeat(12)}end and co-operate`,
] as const;

/** At least three pages, with every hostile text in every kind of place. */
export const HOSTILE: Resume = {
  basics: {
    name: HOSTILE_TEXTS[0],
    label: HOSTILE_TEXTS[1],
    url: 'javascript:alert(1)',
    summary: HOSTILE_TEXTS.join('\n'),
  },
  work: HOSTILE_TEXTS.map((text) => ({
    position: text,
    name: text,
    startDate: '2019-03',
    summary: text,
    highlights: [...HOSTILE_TEXTS],
  })),
  skills: HOSTILE_TEXTS.map((text) => ({ name: text, keywords: [text] })),
};

/** Cyrillic, Greek and Polish, in every kind of place. */
export const NON_LATIN: Resume = {
  basics: {
    name: 'Оксана Ґедзь-Żółkiewska',
    label: 'Перекладачка · Μεταφράστρια',
    email: 'oksana@przyklad.example',
    phone: '+48 22 555 01 42',
    summary: 'Перекладаю договори й судові рішення.\nΜεταφράζω συμβόλαια και αποφάσεις.',
    location: { city: 'Łódź', region: 'Łódzkie' },
  },
  work: [
    {
      position: 'Старша перекладачка',
      name: 'Biuro Tłumaczeń Świętokrzyskie',
      location: 'Kielce',
      startDate: '2018-09',
      highlights: [
        'Переклала 340 договорів українською та польською.',
        'Zażółciła gęślą jaźń: sprawdziła 1200 stron umów.',
        'Επιμελήθηκε γλωσσάρι εκατό όρων για το δικαστήριο.',
      ],
    },
  ],
  education: [
    {
      institution: 'Uniwersytet Przykładowy',
      studyType: 'Magister',
      area: 'Filologia słowiańska',
      startDate: '2010-10',
      endDate: '2015-06',
    },
  ],
  skills: [{ keywords: ['Українська', 'Ελληνικά', 'Polszczyzna'] }],
};

const LONG_DUTIES = [
  'Planned the weekly routes of 42 vans across three depots and kept 97 % of the promised times.',
  'Wrote the handbook for new dispatchers.',
  'Met the carriers every quarter, compared their rates and damage claims with the contract, and moved two lanes to a second carrier when the first missed its targets for half a year.',
  'Closed the night shift’s open orders/returns before 06:00.',
  'Trained eleven planners in the route-planning software.',
];

/** A career of several pages, with publications. */
export const LONG: Resume = {
  basics: {
    name: 'Wilhelmina Featherstonehaugh-Okonkwo',
    label: 'Director of Distribution',
    email: 'wilhelmina@featherstonehaugh.example',
    phone: '+1 905 555 0188',
    summary: 'Runs the distribution of a grocery chain in two provinces.',
  },
  work: Array.from({ length: 8 }, (_, index) => ({
    position: `Distribution Manager, Region ${index + 1}`,
    name: `Kestrel Grocers ${index + 1} Inc.`,
    location: 'Mississauga, ON',
    startDate: `${2022 - index * 3}-04`,
    ...(index === 0 ? {} : { endDate: `${2025 - index * 3}-03` }),
    highlights: LONG_DUTIES.map((duty) => `${duty} (region ${index + 1})`),
  })),
  education: [
    {
      institution: 'Lakehead Example College',
      studyType: 'Diploma',
      area: 'Logistics',
      endDate: '1999',
    },
  ],
  publications: Array.from({ length: 9 }, (_, index) => ({
    name: `Cold chains of the north, part ${index + 1}`,
    publisher: 'Journal of Example Logistics',
    releaseDate: `${2020 - index}`,
  })),
  certificates: [
    { name: 'Certified Example Planner', issuer: 'Planning Board', date: '2011-05' },
    { name: 'Forklift Instructor', issuer: 'Safety Council', date: '2003' },
  ],
  skills: [
    {
      keywords: [
        'Route planning',
        'Carrier contracts',
        'Cold storage',
        'SAP',
        'Excel',
        'Union relations',
      ],
    },
  ],
};
