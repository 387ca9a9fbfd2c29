import { describe, expect, it } from 'vitest';
import { readHeader, row } from '../testing/section-of.ts';

/** Rows above the first heading -> name | email | phone | location's parts. */
const CONTACTS: readonly [string, string][] = [
  [
    'Corrie Sample\nMobile, Alabama 36602 ~ (251) 555-0148 ~ corrie@example.com',
    'Corrie Sample | corrie@example.com | (251) 555-0148 | Mobile, Alabama 36602',
  ],
  [
    'J O R D A N   P L A C E H O L D E R\njordan.placeholder@example.com\n+1 (202) 555-0123',
    'JORDAN PLACEHOLDER | jordan.placeholder@example.com | +1 (202) 555-0123 | ',
  ],
  [
    'Dana Sample, RN, BSN\nRegistered Nurse\ndana.sample@example.com · 202-555-0142 · Columbus, OH',
    'Dana Sample | dana.sample@example.com | 202-555-0142 | Columbus OH',
  ],
  [
    'Dr. Helga Mustermann\nMusterstraße 12, 10115 Berlin\nTel.: 030 / 555 01 42\nE-Mail: helga.mustermann@example.org',
    'Dr. Helga Mustermann | helga.mustermann@example.org | 030 / 555 01 42 | Musterstraße 12, 10115 Berlin',
  ],
  [
    'Pieter van der Voorbeeld\n+31 6 5550 1234 | pieter@example.org | Utrecht, Nederland',
    'Pieter van der Voorbeeld | pieter@example.org | +31 6 5550 1234 | Utrecht, Nederland',
  ],
  [
    'María de la Muestra Ejemplo\nC/ Ejemplo 14, 3º B, 41003 Sevilla\nTeléfono: +34 655 501 234\nCorreo: maria.muestra@example.org',
    'María de la Muestra Ejemplo | maria.muestra@example.org | +34 655 501 234 | C/ Ejemplo 14, 3º B, 41003 Sevilla',
  ],
  [
    'DUPONT-EXEMPLE Camille\n12 rue de la Fixture, 69003 Lyon\n06 55 50 12 34\ncamille.dupont@example.org',
    'DUPONT-EXEMPLE Camille | camille.dupont@example.org | 06 55 50 12 34 | 12 rue de la Fixture, 69003 Lyon',
  ],
  [
    'Anna Przykładowa\nul. Przykładowa 5/7, 00-001 Warszawa\ntel. +48 555 012 345, e-mail: anna.przykladowa@example.org',
    'Anna Przykładowa | anna.przykladowa@example.org | +48 555 012 345 | ul. Przykładowa 5/7, 00-001 Warszawa',
  ],
  [
    'Иванова Образец Примеровна\nМосква\n+7 (495) 555-01-42\nobrazets@example.org',
    'Иванова Образец Примеровна | obrazets@example.org | +7 (495) 555-01-42 | Москва',
  ],
  [
    'João da Silva Exemplo\nRua Exemplo, 45 - 4000-123 Porto, Portugal\n(+351) 912 555 012\njoao.exemplo@example.org',
    'João da Silva Exemplo | joao.exemplo@example.org | (+351) 912 555 012 | Rua Exemplo, 45 - 4000-123 Porto, Portugal',
  ],
  [
    'Giulia Esempio\nVia Campione 8, 20121 Milano (MI)\nCell. +39 333 5550142 – giulia.esempio@example.org',
    'Giulia Esempio | giulia.esempio@example.org | +39 333 5550142 | Via Campione 8, 20121 Milano (MI)',
  ],
  [
    'Sam O’Fixture CPA\nDublin, Ireland | 00353 87 555 0142 | sam@example.org',
    'Sam O’Fixture | sam@example.org | 00353 87 555 0142 | Dublin, Ireland',
  ],
  [
    'Priya Placeholder\nEmail: priya.p@example.com | Mobile: +91-98555-01234 | Bengaluru, India',
    'Priya Placeholder | priya.p@example.com | +91-98555-01234 | Bengaluru, India',
  ],
  [
    'Alex Fixture\nalex@example.com | 1800 012 345 | Columbus, OH',
    'Alex Fixture | alex@example.com | 1800 012 345 | Columbus OH',
  ],
  [
    'Alex Fixture\nalex@example.com | 020 7946 0018 x12 | Greater Boston Area',
    'Alex Fixture | alex@example.com | 020 7946 0018 x12 | Greater Boston Area',
  ],
  [
    'Kim Sample\n+44 (0)20 7946 0958 • kim.sample@example.co.uk • Manchester M1 2AB',
    'Kim Sample | kim.sample@example.co.uk | +44 (0)20 7946 0958 | Manchester M1 2AB',
  ],
  [
    'Lena Beispiel\nMustergasse 3/12, 1010 Wien, Austria\n+43 660 5550142\nlena@example.org',
    'Lena Beispiel | lena@example.org | +43 660 5550142 | Mustergasse 3/12, 1010 Wien, Austria',
  ],
  [
    'Resume of Taylor Placeholder\nPhone (home): 555-0142\nE-mail address: taylor@example.com\n42 Sample Road, Apt 5, Springfield, IL 62701',
    'Taylor Placeholder | taylor@example.com | 555-0142 | 42 Sample Road, Apt 5 Springfield IL 62701',
  ],
  [
    'CURRICULUM VITAE\n\nName: Chidi Placeholder\nAddress: 14 Sample Close, Lagos, Nigeria\nTel: +234 803 555 0142\nEmail: chidi@example.com',
    'Chidi Placeholder | chidi@example.com | +234 803 555 0142 | 14 Sample Close, Lagos, Nigeria',
  ],
  [
    'Morgan Fixture, PhD, P.Eng.\nCalgary, Alberta T2P 1J9 | (403) 555-0188 ext. 4 | morgan.fixture@example.ca',
    'Morgan Fixture | morgan.fixture@example.ca | (403) 555-0188 ext. 4 | Calgary, Alberta T2P 1J9',
  ],
  [
    'Jean-Luc Modèle\nQuébec (Québec) G1K 0A0\n418 555-0142\njl.modele@exemple.ca',
    'Jean-Luc Modèle | jl.modele@exemple.ca | 418 555-0142 | Québec (Québec) G1K 0A0',
  ],
  [
    'PLACEHOLDER, Marcus J.\nmarcus.placeholder@example.com\n202.555.0199\nAtlanta, Georgia',
    'PLACEHOLDER, Marcus J. | marcus.placeholder@example.com | 202.555.0199 | Atlanta, Georgia',
  ],
  [
    'Senior Software Engineer\nRavi Fixture\nravi.fixture@example.com\nLondon, United Kingdom',
    'Ravi Fixture | ravi.fixture@example.com |  | London, United Kingdom',
  ],
  [
    'Mia St. Sample\nLocation: Remote (Lisbon)\nmia@example.com',
    'Mia St. Sample | mia@example.com |  | Remote (Lisbon)',
  ],
  [
    'Erik Exempel\nBirger Exempelgatan 4, 113 42 Stockholm\n070-555 01 42\nerik@example.org',
    'Erik Exempel | erik@example.org | 070-555 01 42 | Birger Exempelgatan 4, 113 42 Stockholm',
  ],
  [
    'Noor el Voorbeeld\nVoorbeeldstraat 12, 3511 AB Utrecht\n06-55501234\nnoor@example.org\nGeboortedatum: 14-03-1990',
    'Noor el Voorbeeld | noor@example.org | 06-55501234 | Voorbeeldstraat 12, 3511 AB Utrecht',
  ],
  [
    'Chris Example\nchris [at] example.com\nPO Box 555, Halifax, Nova Scotia, Canada\n1-902-555-0101',
    'Chris Example |  | 1-902-555-0101 | PO Box 555, Halifax, Nova Scotia, Canada',
  ],
  [
    'Ola Nordmann-Eksempel\nOslo, Norway\n+47 555 01 234\nola@example.no',
    'Ola Nordmann-Eksempel | ola@example.no | +47 555 01 234 | Oslo, Norway',
  ],
  [
    'MICHAEL D. SAMPLE, M.D., FACS\nHouston, Texas | msample@example.com | 713-555-0110',
    'MICHAEL D. SAMPLE | msample@example.com | 713-555-0110 | Houston, Texas',
  ],
  [
    'Name\tAisha Sample\nPhone\t+971 50 555 0142\nEmail\taisha@example.com\nNationality\tJordanian\nCity\tDubai, UAE',
    'Aisha Sample | aisha@example.com | +971 50 555 0142 | Dubai, UAE',
  ],
  [
    'Yuki Tanaka-Example\nSeattle, Washington, USA · +1-206-555-0150 · yuki.te@example.com · linkedin.com/in/yukite',
    'Yuki Tanaka-Example | yuki.te@example.com | +1-206-555-0150 | Seattle, Washington, USA',
  ],
  [
    'Lou Fixture\n(she/her)\nlou.fixture@example.com | Portland, OR',
    'Lou Fixture | lou.fixture@example.com |  | Portland OR',
  ],
  [
    'Sasha Sample (they/them)\nsasha@example.com | Melbourne VIC 3000 | 0491 570 156',
    'Sasha Sample | sasha@example.com | 0491 570 156 | Melbourne VIC 3000',
  ],
  [
    'Contact: pat.fixture@example.com, 555 0142 199, Glasgow\nPat Fixture',
    'Pat Fixture | pat.fixture@example.com | 555 0142 199 | Glasgow',
  ],
  [
    'Ana Sample\nSample Lower, Athlone, Co. Westmeath | 085 555 0126 | ana@example.com',
    'Ana Sample | ana@example.com | 085 555 0126 | Sample Lower, Athlone, Co. Westmeath',
  ],
  [
    'Ana Sample\nAl Sample South, Ras Al Khaimah, UAE | +971 50 555 0192 | ana@example.com',
    'Ana Sample | ana@example.com | +971 50 555 0192 | Al Sample South, Ras Al Khaimah, UAE',
  ],
  [
    'Ana Sample\nWarrant Officer Class 2, Royal Logistic Corps\n0 Garrison Close\nBicester, Oxfordshire\nOX26 0ZZ\n01632 960 118\nana@example.com',
    'Ana Sample | ana@example.com | 01632 960 118 | 0 Garrison Close, Bicester, Oxfordshire, OX26 0ZZ',
  ],
  [
    'Ana Sample\nBlk 415 Sample View #09-88\nSingapore 470999\n+65 5550 1183\nana@example.com',
    'Ana Sample | ana@example.com | +65 5550 1183 | Blk 415 Sample View #09-88, Singapore 470999',
  ],
  [
    'Ana Sample\n000 Quarry Ln Apt 3 | Northampton, MA 01060 | (413) 555-0148 | ana@example.com',
    'Ana Sample | ana@example.com | (413) 555-0148 | 000 Quarry Ln Apt 3, Northampton, MA 01060',
  ],
  [
    'Ana Sample\n3/18 Sample Park Lane, Hillcrest, Hamilton 3216 027 555 0143 ana@example.com',
    'Ana Sample | ana@example.com | 027 555 0143 | 3/18 Sample Park Lane, Hillcrest, Hamilton 3216',
  ],
  [
    'TE AROHA\nSAMPLE-MUSTER\nPROCESS ENGINEER\n021 555 0164\ntearoha.sm@example.com',
    'TE AROHA SAMPLE-MUSTER | tearoha.sm@example.com | 021 555 0164 | ',
  ],
  [
    'ANA MARIA\nSCALPELLINO\n021 555 0164\nana.maria@example.com',
    'ANA MARIA | ana.maria@example.com | 021 555 0164 | ',
  ],
  [
    'Ana Sample\nNurse Manager, Toronto, ON | 416-555-0142 | ana@example.com',
    'Ana Sample | ana@example.com | 416-555-0142 | Toronto ON',
  ],
];

/** Rows above the first heading -> the name; none where nothing is surely one. */
const NAMES: readonly [string, string][] = [
  ['John Baker\njohn.baker@example.com', 'John Baker'],
  ['ANNA KELLNER\nakellner@example.org', 'ANNA KELLNER'],
  ['Line Cook\ncook@example.com', ''],
  ['Emily Cook\nFort Worth, TX', 'Emily Cook'],
  ['Priya S. Placeholder, MBA, PMP\npriya@example.com', 'Priya S. Placeholder'],
  ['James Fixture III\nj@example.com', 'James Fixture III'],
  ['Ludwig van Sample\nl@example.com', 'Ludwig van Sample'],
  ['María José García-Muestra\nm@example.com', 'María José García-Muestra'],
  ['ROBIN PLACEHOLDER RN BSN\nrobin@example.com', 'ROBIN PLACEHOLDER'],
  ['O. Henry Sample-Jones\no@example.com', 'O. Henry Sample-Jones'],
  ["D'Angelo McFixture\nd@example.com", "D'Angelo McFixture"],
  ['Resume\nSam Fixture\nsam@example.com', 'Sam Fixture'],
  ['PERSONAL DETAILS\nName: Sam Fixture\nsam@example.com', 'Sam Fixture'],
  ['Full Name: Mrs. Sam Fixture-Sample, MXYZ (retired)\nfixture@example.com', 'Sam Fixture-Sample'],
  ['Name: Sam Fixture (call me Sammy)\nfixture@example.com', 'Sam Fixture'],
  ['Name: Sam van der Fixture; born Sample\nfixture@example.com', 'Sam van der Fixture'],
  ['Customer Service\nsam@example.com', ''],
  ['Registered Nurse\nKelly Fixture\nk@example.com', 'Kelly Fixture'],
  ['Sam Fixture - Software Engineer\nsam@example.com', 'Sam Fixture'],
  ['Sam Fixture | Software Engineer | sam@example.com', 'Sam Fixture'],
  ['Nguyễn Văn Mẫu\nmau@example.com', 'Nguyễn Văn Mẫu'],
  ['Björn Exempelsson\nb@example.com', 'Björn Exempelsson'],
  ['Łukasz Przykład\nl@example.com', 'Łukasz Przykład'],
  ['李 明\nli@example.com', ''],
  ['Ahmed Al-Sample\na@example.com', 'Ahmed Al-Sample'],
  ['Ahmed bin Sample\na@example.com', 'Ahmed bin Sample'],
  ['Maria dos Santos Exemplo\nm@example.com', 'Maria dos Santos Exemplo'],
  ['Curriculum Vitae – Sam Fixture\nsam@example.com', 'Sam Fixture'],
  ['SAM FIXTURE, CPA, CGMA\nsam@example.com', 'SAM FIXTURE'],
  ['Sam Fixture, M.Sc.\nsam@example.com', 'Sam Fixture'],
  ['Dipl.-Ing. Sam Fixture\nsam@example.com', 'Dipl.-Ing. Sam Fixture'],
  ['sam fixture\nsam.fixture@example.com', 'sam fixture'],
  ['Zendaya\nzendaya@example.com', ''],
  ['Page 1 of 2\nSam Fixture\nsam@example.com', 'Sam Fixture'],
  ['Work Experience\nAcme Corp\nsam@example.com', ''],
  ['Grace Bishop\nGraphic Designer\ngrace@example.com', 'Grace Bishop'],
  ['Will Butler\nwbutler@example.com', 'Will Butler'],
  ['Hope Porter, LPN\nhope@example.com', 'Hope Porter'],
  ['April May Sample\napril@example.com', 'April May Sample'],
  ['Chelsea London\nchelsea.london@example.com', 'Chelsea London'],
  ['Paris Fixture\nparis@example.com', 'Paris Fixture'],
];

const plain = (text: string): string => text.replace(/[, ]+/g, ' ').trim();

describe('contact details', () => {
  it.each(CONTACTS)('%s', async (rows, expected) => {
    const { name, email, phone, location } = await readHeader(rows);
    const place = Object.values(location ?? {}).join(' ');
    expect(plain(row(name, email, phone, place))).toBe(plain(expected));
  });
});

describe('names', () => {
  it.each(NAMES)('%s', async (rows, expected) => {
    expect((await readHeader(rows)).name ?? '').toBe(expected);
  });
});

it('takes a row of contact details for no summary, however long', async () => {
  const { summary } = await readHeader(
    'Lena Muster\nStaatlich geprüfte Erzieherin | Am Muster 3, 50676 Köln | 0152 555 0190 | lena@example.com',
  );
  expect(summary).toBeUndefined();
});

it.each<[string, string]>([
  ['082 555 0177\nMusterburg, Limpopo', 'Musterburg Limpopo'],
  ['082 555 0177\n⌂ Musterburg, Oberland', 'Musterburg Oberland'],
  ['082 555 0177\nPortfolio\nLinkedIn', ''],
  ['082 555 0177\nPlumber, Gas Fitter', ''],
])('takes two names below a number for the place: %s', async (rows, expected) => {
  const { location } = await readHeader(`Sam Fixture\nsam@example.com\n${rows}`);
  expect(plain(Object.values(location ?? {}).join(' '))).toBe(expected);
});

describe('the row below the name', () => {
  it.each([
    ['Audit Senior', 'Audit Senior'],
    ['Tax Trainee', 'Tax Trainee'],
    ['Sample Town', undefined],
  ])('%s', async (line, label) => {
    const basics = await readHeader(`Robin Placeholder\n${line}\nrobin@example.com`);
    expect(basics.label).toBe(label);
  });

  it('is a title or the summary, not both', async () => {
    const title = 'Nurse / Teacher of dance and of water gym';
    const { label, summary } = await readHeader(`Robin Sample\n${title}\nrobin@example.com`);
    expect(summary).toBeUndefined();
    expect(title).toContain(label);
  });
});

describe('numbers that are none to call', () => {
  it.each([
    'Rua das Samples 88, Londrina, CEP 86000-000',
    'Rua das Samples 88, Londrina, CEP: 86000-000',
    'Sample Road 5, Delhi, Pin code 110001-22',
    'Sample Road 5, Exampleton, ZIP 12345-6789',
  ])('%s', async (address) => {
    const { phone } = await readHeader(
      `Robin Placeholder\n${address}\nTelephone(s)\t(43) 90000-0188\nrobin@example.com`,
    );
    expect(phone).toBe('(43) 90000-0188');
  });
});

describe('the number of a card or a licence', () => {
  it.each([
    'Omang: 555014722',
    'NRC: 555014/72/1',
    'Aadhaar: 5550 1472 2555',
    'KTP: 3201 5550 1472 0001',
    'Iqama 2555014722',
    'CURP: 5550147220',
    'AHV: 756.5550.1472.20',
    'Licence no. 555014722',
    "Seaman's book: 55501472",
  ])('is none to call: %s', async (row) => {
    const { phone } = await readHeader(`Robin Placeholder\n${row}\nrobin@example.com`);
    expect(phone).toBeUndefined();
  });

  it.each(['Company mobile: 0555 014 722', 'Call 0555 014 722', '0555 014 722'])(
    'is not: %s',
    async (row) => {
      const { phone } = await readHeader(`Robin Placeholder\n${row}\nrobin@example.com`);
      expect(phone).toBe('0555 014 722');
    },
  );
});

it.each([
  'ANA BEISPIEL MUSTER - tyre fitter - Leeds, UK - cel. 0113 496 0382 - ana.muster@example.com - 41 years, married, 3 kids - licence: type B - free from two weeks on',
  'Ana Beispiel Muster – tyre fitter – ana.muster@example.com – tel. 0113 496 0382 – 41 years, married, 3 kids – Leeds, UK – licence: type B – free from two weeks on',
])('dashes part a long row of contacts: %s', async (row) => {
  const { name, label, location, phone } = await readHeader(row);
  expect(name?.toLowerCase()).toBe('ana beispiel muster');
  expect(label).toBe('tyre fitter');
  expect(JSON.stringify(location)).toContain('Leeds');
  expect(phone).toBe('0113 496 0382');
});

it('a sentence with dashes is no row of contacts', async () => {
  const said =
    'A Fitter From Leeds - calm and on time - who has worked with trucks and vans - and now looks for a shop with more of both, in the city.';
  const { name } = await readHeader(`Ana Muster\nana.muster@example.com\n\n${said}`);
  expect(name).toBe('Ana Muster');
});

it.each(['0113 496 0382 - 41 years', '0113 496 0382. 41 years old', '0113 496 0382'])(
  'what is counted behind a number is none of it: %s',
  async (row) => {
    const { phone } = await readHeader(`Ana Muster\nana.muster@example.com\nTel. ${row}`);
    expect(phone).toBe('0113 496 0382');
  },
);
