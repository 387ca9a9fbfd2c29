import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { readSection, row } from '../testing/section-of.ts';

/** Heading, rows -> what each item of the section says. */
type Cases = readonly [string, string, string[]][];

const SKILLS: Cases = [
  ['SKILLS', 'Python ●●●○○\nGo ●●○○○\nSQL ★★★★☆', ['Python, Go, SQL']],
  [
    'SKILLS',
    'Languages: Python, Go\nTools: Docker, Git and Make',
    ['Languages: Python, Go', 'Tools: Docker, Git, Make'],
  ],
  [
    'SKILLS',
    'Python (advanced), Excel (expert), Power BI (basic)',
    ['Python (advanced), Excel (expert), Power BI (basic)'],
  ],
  [
    'SKILLS',
    'Controls\tSiemens S7, TIA Portal\nSoftware\tSAP PM, EPLAN',
    ['Controls: Siemens S7, TIA Portal', 'Software: SAP PM, EPLAN'],
  ],
  ['SKILLS', 'Python\tExpert\nGo\tIntermediate', ['Python [Expert]', 'Go [Intermediate]']],
  [
    'SKILLS',
    '• Forklift (counterbalance)\n• Stock control\n• Manual handling',
    ['Forklift (counterbalance), Stock control, Manual handling'],
  ],
  [
    'SKILLS',
    'Word | Excel | PowerPoint | Typing 70 wpm',
    ['Word, Excel, PowerPoint, Typing 70 wpm'],
  ],
  ['SKILLS', 'Python 80%\nGo 60%', ['Python, Go']],
  [
    'SKILLS',
    'Kitchen — knife work, sauces, pastry\nFront — till, stock',
    ['Kitchen: knife work, sauces, pastry', 'Front: till, stock'],
  ],
  [
    'SKILLS',
    'Excel - Advanced\nSAP - Basic\nFrench - Fluent',
    ['Excel [Advanced]', 'SAP [Basic]', 'French [Fluent]'],
  ],
  [
    'KENNTNISSE',
    'MS Office: sehr gut\nSAP: Grundkenntnisse\nAutoCAD: gut',
    ['MS Office [sehr gut]', 'SAP [Grundkenntnisse]', 'AutoCAD [gut]'],
  ],
  [
    'COMPÉTENCES',
    'Bureautique : Word, Excel\nComptabilité : Sage, Ciel',
    ['Bureautique: Word, Excel', 'Comptabilité: Sage, Ciel'],
  ],
  [
    'SKILLS',
    'Programming Languages (proficient): Java, Kotlin; (familiar): Rust',
    ['Programming Languages [proficient]: Java, Kotlin, (familiar): Rust'],
  ],
];
const SKILLS_IN_OTHER_FORMS: Cases = [
  ['SKILLS', 'Excel, Word and PowerPoint', ['Excel, Word, PowerPoint']],
  ['SKILLS', 'Excel, Word y PowerPoint', ['Excel, Word, PowerPoint']],
  ['SKILLS', 'Till work, Stock, Health and Safety', ['Till work, Stock, Health and Safety']],
  ['SKILLS', 'MIG and TIG welding, Blueprint reading', ['MIG and TIG welding, Blueprint reading']],
  [
    'SKILLS',
    'Excel: Advanced | SAP: Basic | Word: Good',
    ['Excel [Advanced]', 'SAP [Basic]', 'Word [Good]'],
  ],
  [
    'SKILLS',
    'Photoshop – 5 years, Illustrator – 3 years',
    ['Photoshop [5 years]', 'Illustrator [3 years]'],
  ],
  ['SKILLS', 'Excel ... Expert\nWord ... Good', ['Excel [Expert]', 'Word [Good]']],
  [
    'SKILLS',
    'Problem solving & decision making & teamwork',
    ['Problem solving, decision making, teamwork'],
  ],
  ['SKILLS', 'Expert\nExcel\nWord\nBeginner\nSAP', ['Expert: Excel, Word', 'Beginner: SAP']],
];
const LANGUAGES: Cases = [
  [
    'LANGUAGES',
    'French (native), English (fluent), Spanish',
    ['French=native', 'English=fluent', 'Spanish='],
  ],
  [
    'LANGUAGES',
    'English – C1\nGerman – native speaker\nItalian – B2',
    ['English=C1', 'German=native speaker', 'Italian=B2'],
  ],
  [
    'SPRACHEN',
    'Deutsch: Muttersprache\nEnglisch: verhandlungssicher (C1)',
    ['Deutsch=Muttersprache', 'Englisch=verhandlungssicher (C1)'],
  ],
  [
    'LANGUES',
    'Anglais courant, Espagnol notions, Français langue maternelle',
    ['Anglais=courant', 'Espagnol=notions', 'Français=langue maternelle'],
  ],
  [
    'IDIOMAS',
    'Inglés: nivel alto (B2)\nFrancés: básico',
    ['Inglés=nivel alto (B2)', 'Francés=básico'],
  ],
  [
    'LANGUAGES',
    'Fluent in English and French; conversational Spanish',
    ['English=Fluent', 'French=Fluent', 'Spanish=conversational'],
  ],
  ['LANGUAGES', 'English ●●●●●\nPolish ●●●○○', ['English=', 'Polish=']],
  ['LANGUAGES', 'English\tNative\nDutch\tB1', ['English=Native', 'Dutch=B1']],
  [
    'LANGUAGES',
    'Arabic – native\nHindi – kitchen Hindi\nFrench: school French',
    ['Arabic=native', 'Hindi=kitchen Hindi', 'French=school French'],
  ],
  ['LANGUAGES', 'Native English speaker, basic Mandarin', ['English=Native', 'Mandarin=basic']],
  [
    'LANGUAGES',
    'Maltese: mother tongue. English: bilingual. Arabic: elementary.',
    ['Maltese=mother tongue', 'English=bilingual', 'Arabic=elementary'],
  ],
  [
    'LANGUAGES',
    'I speak English and Malay fluently and have some conversational Mandarin.',
    ['English=fluently', 'Malay=fluently', 'Mandarin=some conversational'],
  ],
  ['LANGUAGES', 'English\tNative\nFrench Creole\tBasic', ['English=Native', 'French Creole=Basic']],
  [
    'LANGUAGES',
    'English\tGood, written and spoken\nLuganda\tGood spoken\nEng. Example',
    ['English=Good, written and spoken', 'Luganda=Good spoken'],
  ],
  [
    'LANGUAGES',
    'Irish & English (native), French (school level)',
    ['Irish=native', 'English=native', 'French=school level'],
  ],
  [
    'LANGUAGES',
    'Tagalog, Hiligaynon (mother tongues), English (fluent)',
    ['Tagalog=mother tongues', 'Hiligaynon=mother tongues', 'English=fluent'],
  ],
  ['LANGUAGES', 'English, some french', ['English=', 'french=some']],
  [
    'LANGUAGES',
    'English C1 | Spanish – mother tongue | Klingon (B1)',
    ['English=C1', 'Spanish=mother tongue', 'Klingon=B1'],
  ],
  ['LANGUAGES', 'English Spanish Portuguese', ['English=', 'Spanish=', 'Portuguese=']],
  [
    'LANGUAGES',
    'Fluent English, good working knowledge of German',
    ['English=Fluent', 'German=good working knowledge'],
  ],
  [
    'LANGUAGES',
    'Native: English\nFluent: French, Dutch',
    ['English=Native', 'French=Fluent', 'Dutch=Fluent'],
  ],
  [
    'LANGUAGES',
    'English (written and spoken), French (reading only)',
    ['English=written and spoken', 'French=reading only'],
  ],
  ['JĘZYKI', 'angielski – B2, niemiecki – A2', ['angielski=B2', 'niemiecki=A2']],
];
const CERTIFICATES: Cases = [
  [
    'CERTIFICATIONS',
    'AWS Certified Solutions Architect – Associate, Amazon Web Services, 2021\nCPR/AED, Sample Red Cross, exp. 05/2026',
    [
      'AWS Certified Solutions Architect – Associate | Amazon Web Services | 2021',
      'CPR/AED | Sample Red Cross |  |  | exp. 05/2026',
    ],
  ],
  [
    'CERTIFICATIONS',
    'Project Management Professional (PMP), PMI (2019)\nScrum Master | Scrum Alliance | March 2020',
    [
      'Project Management Professional (PMP) | PMI | 2019',
      'Scrum Master | Scrum Alliance | 2020-03',
    ],
  ],
  [
    'CERTIFICATIONS',
    '2019\tFirst Aid Certificate, Sample Ambulance\n2021\tForklift Licence',
    ['First Aid Certificate | Sample Ambulance | 2019', 'Forklift Licence |  | 2021'],
  ],
  [
    'CERTIFICATIONS',
    '• RN License, State of Sample #12345\n• BLS, ACLS, PALS',
    ['RN License | State of Sample |  |  | #12345', 'BLS |  | ', 'ACLS |  | ', 'PALS |  | '],
  ],
  [
    'CERTIFICATIONS',
    'ServSafe Manager - National Sample Association - 2020',
    ['ServSafe Manager | National Sample Association | 2020'],
  ],
  [
    'CERTIFICATIONS',
    'Class A CDL, Nebraska, endorsements N and T\nTWIC card',
    ['Class A CDL, Nebraska, endorsements N and T |  | ', 'TWIC card |  | '],
  ],
];
const AWARDS: Cases = [
  [
    'AWARDS',
    'Public Service Scholarship\n1985\nBest Regional Forecaster\nSample Forecast Panel\n2018',
    [
      'Public Service Scholarship |  | 1985',
      'Best Regional Forecaster | Sample Forecast Panel | 2018',
    ],
  ],
  [
    'AWARDS',
    'Best Forecaster\n2018\nSample Society of Economists\nBest Paper\n2019',
    ['Best Forecaster | Sample Society of Economists | 2018', 'Best Paper |  | 2019'],
  ],
  [
    'AWARDS',
    'Employee of the Year, Fixture Shop, 2019\nDean’s List (2014, 2015)',
    ['Employee of the Year | Fixture Shop | 2019', 'Dean’s List |  | 2014'],
  ],
  ['AWARDS', '2018 – Best Poster, Sample Conference', ['Best Poster | Sample Conference | 2018']],
];
const PUBLICATIONS: Cases = [
  [
    'PUBLICATIONS',
    'Placeholder R, Sample S. “On the folding of samples.” Journal of Fixtures 12(3), 2018, 45–67.',
    [
      'Placeholder R, Sample S. “On the folding of samples.” Journal of Fixtures 12(3), 2018, 45–67. | 2018',
    ],
  ],
];
const QUOTED: Cases = [
  ...['"', '“”', '„“', '«»'].map((marks): Cases[number] => [
    'PUBLICATIONS',
    `${marks[0]}Scour at short bridges${marks[1] ?? marks[0]}, Proceedings of the Sample Forum, Napier (2016)`,
    [
      `${marks[0]}Scour at short bridges${marks[1] ?? marks[0]} | Proceedings of the Sample Forum, Napier | 2016`,
    ],
  ]),
];
const VOLUNTEER: Cases = [
  [
    'VOLUNTEERING',
    '• Board member, Sample Food Bank, 2017 – Present\n• Coach, Fixture Little League, 2010 – 2016',
    ['Board member | Sample Food Bank | 2017 | ', 'Coach | Fixture Little League | 2010 | 2016'],
  ],
  [
    'VOLUNTEERING',
    'Treasurer, Sample Parents Association (2015–2017)\n- Kept the books',
    ['Treasurer | Sample Parents Association | 2015 | 2017'],
  ],
];
const INTERESTS: Cases = [
  ['INTERESTS', 'Cycling, choir, sourdough baking', ['Cycling', 'choir', 'sourdough baking']],
  ['INTERESTS', 'Trail running and chess.', ['Trail running and chess']],
];
const REFERENCES: Cases = [
  ['REFERENCES', 'Available on request', ['Available on request']],
  [
    'REFERENCES',
    'Dr. Pat Sample, Head of Fixtures, Example College, pat@example.org\nKim Fixture – Manager, Sample Shop – 555-0142',
    [
      'Dr. Pat Sample: Head of Fixtures, Example College, pat@example.org',
      'Kim Fixture: Manager, Sample Shop – 555-0142',
    ],
  ],
  [
    'REFERENCES',
    'Arch. Pat Sample-Uy\nDesign Director\nFixture Studio\n0917 555 0171\n\nJohn Baker\nOwner, Sample Shop, 555-0142',
    [
      'Arch. Pat Sample-Uy: Design Director, Fixture Studio, 0917 555 0171',
      'John Baker: Owner, Sample Shop, 555-0142',
    ],
  ],
  [
    'REFERENCES',
    'Alice Temple, 024 555 0102\nJoseph Bank, Manager, 024 555 0103',
    ['Alice Temple: 024 555 0102', 'Joseph Bank: Manager, 024 555 0103'],
  ],
  [
    'REFERENCES',
    'Grace Hill\nMary Baker\nJohn Cook\nChief John Baker\nSarah Church\nMatron, Sample Clinic',
    [
      'Grace Hill',
      'Mary Baker',
      'John Cook',
      'Chief John Baker',
      'Sarah Church: Matron, Sample Clinic',
    ],
  ],
  [
    'REFERENCES',
    'Pat Sample\nHead Baker\nKim Fixture\nOperations Manager\nAnn Muster\nVice President Sales',
    [
      'Pat Sample: Head Baker',
      'Kim Fixture: Operations Manager',
      'Ann Muster: Vice President Sales',
    ],
  ],
  [
    'REFERENCES',
    'Pat Sample\nDirector\nJohn Baker\nChief Sampling Officer, Fixture Agencies Ltd, (03) 5550 0163\nA good worker, always on time.',
    [
      'Pat Sample: Director',
      'John Baker: Chief Sampling Officer, Fixture Agencies Ltd, (03) 5550 0163',
      'A good worker, always on time.',
    ],
  ],
];
const PROJECTS: Cases = [
  [
    'PROJECTS',
    'Tide Clock (2021) – a wall clock that shows the tide\n- Built with Rust',
    ['Tide Clock | a wall clock that shows the tide | 2021'],
  ],
  [
    'PROJECTS',
    '• Tide Clock: a wall clock that shows the tide\n• Bus Map: live map of buses',
    ['Tide Clock | a wall clock that shows the tide | ', 'Bus Map | live map of buses | '],
  ],
];

function describeLists(
  name: string,
  cases: Cases,
  show: (resume: Resume) => readonly string[] | undefined,
): void {
  describe(name, () => {
    it.each(cases)('%s: %s', async (heading, rows, expected) => {
      expect(show(await readSection(heading, rows))).toEqual(expected);
    });
  });
}

describeLists('skills', [...SKILLS, ...SKILLS_IN_OTHER_FORMS], ({ skills }) =>
  skills?.map(({ name = '', level, keywords }) => {
    const head = level === undefined ? name : `${name} [${level}]`;
    return [head, keywords?.join(', ')].filter(Boolean).join(': ');
  }),
);
describeLists('languages', LANGUAGES, ({ languages }) =>
  languages?.map(({ language, fluency }) => `${language}=${fluency ?? ''}`),
);
describeLists('certificates', CERTIFICATES, ({ certificates }) =>
  certificates?.map(({ name, issuer, date, endDate, summary }) =>
    endDate === undefined && summary === undefined
      ? row(name, issuer, date)
      : row(name, issuer, date, endDate, summary),
  ),
);
describeLists('awards', AWARDS, ({ awards }) =>
  awards?.map(({ title, awarder, date }) => row(title, awarder, date)),
);
describeLists('publications', PUBLICATIONS, ({ publications }) =>
  publications?.map(({ name, releaseDate }) => row(name, releaseDate)),
);
describeLists('publications with their titles in marks', QUOTED, ({ publications }) =>
  publications?.map(({ name, publisher, releaseDate }) => row(name, publisher, releaseDate)),
);
describeLists('volunteering', VOLUNTEER, ({ volunteer }) =>
  volunteer?.map(({ position, organization, startDate, endDate }) =>
    row(position, organization, startDate, endDate),
  ),
);
describeLists('interests', INTERESTS, ({ interests }) => interests?.map(({ name }) => name ?? ''));
describeLists('references', REFERENCES, ({ references }) =>
  references?.map(({ name, reference }) => [name, reference].filter(Boolean).join(': ')),
);
describeLists('projects', PROJECTS, ({ projects }) =>
  projects?.map(({ name, description, startDate }) => row(name, description, startDate)),
);
