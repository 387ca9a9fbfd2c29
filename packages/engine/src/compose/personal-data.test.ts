import { describe, expect, it } from 'vitest';
import { createPersonalDataFilter } from './personal-data.ts';

const without = createPersonalDataFilter('Clerk for our store');

describe('a row that holds personal data alone', () => {
  it.each([
    'D.O.B 14/02/2003\tSex: F\tNationality: Maltese',
    'date of birth\t14th march 2003',
    'nationality / sex\tmaltese / female',
    'marital status\tsingle',
    'ID number\t840612 XXXX 08 X',
    'Gender / race\tFemale / other',
    'Dependants\tspouse, 3 children',
    'Health\tgood, non smoker',
    'Born 1980',
    'Geb.: 14.03.1989 in Kassel',
    'Familienstand: ledig, Staatsangehörigkeit: deutsch',
    'Née le 4 avril 1991 à Angers',
    'geboren am 3. Mai 1976 in Musterstadt, verheiratet, zwei Kinder',
    'Fecha de nacimiento: 12/07/1991',
    'Data de nascimento: 10/10/1988 | Estado civil: casado',
    'Fodelsedatum: 1993-02-17',
    'Født: 23.09.1990',
    'Data urodzenia: 02.11.1994',
    'Born 4 March 1974',
    '° 17/06/2001, Exampletown',
    'D.o.b. 12/07/63 - ID no. 0xxx63(M)',
    'DOB 11.03.1979. Married, 2 children.',
    'Married, 2 kids.',
    'Single mother',
    'Age 39',
    'Last drawn: $6,100',
    'Expected salary: $6,800',
    "Father's Name:\tJohn Example",
    'CNIC:\t00000-0000000-0',
    'Passport: PA09XXXXX',
    'NIC No: 78550XXXXV',
    'Domicile:\tExampletown (North)',
    'Height: 168 cm',
    'Religion: none',
    'Home: Own home, no mortgage',
    'Housing: rented flat',
    'Accommodation: living with parents',
    'House\towned',
    'Born:\t14 May 1976, Exampletown',
    'Born on: 3/5/88',
    'Status: Married to Ben, two children',
    'Status\tsingle',
    'Name in full : Ann Mary Example',
    'Husband: John Example',
    'Father’s Name:\tJohn Example',
    'Tempat/tgl lahir: | Sample, 14 Maret 1974',
    'Born 3 May 1968 in Neuss, German, divorced, one grown-up daughter',
    'Born 1970, married, two adult sons (19 and 22)',
    'Single, Swiss / Nigerian',
    '44 ans, marié, 2 enfants',
    'N.I.C. No. : on request',
    'CID No. 00000004417',
    'Sex Male',
    'Gender Female',
    'PESEL no. 00000000000',
    'Civil ID No. 290000000000',
    'Passport No. X0000000',
    'MILITARY STATUS: COMPLETED',
    'Gender / EE status: Female / African',
    'Widow, 3 grown children, 5 grandchildren',
    'Nacimiento: 23 de mayo de 1987, Exampletown',
    'Hijos: Dos',
    'DPI: 0000 48213 0901',
    'NIT: 000000-1',
  ])('%s', (row) => {
    expect(without(row)).toBe('');
  });

  it.each([
    'Health and safety',
    'Military service 1989 - 1991',
    'Widow maker saws and winches',
    'Visiting grandchildren of residents',
    'CPR No. 2291, St John',
    'DPI number set for 300 prints',
    'Residence card no. 88, Class C licence',
    'CPF and IRAS submissions',
    'RUT filing for small firms',
    'Rut repair on forest roads',
    'PESEL registration of foreign staff',
    'CNP lathe programming',
    'German, English and French',
    'One grown-up daughter company in Hull',
    'Husbandry: dairy and sheep',
    'Son of a baker and a qualified baker myself',
    'Name in full service of two hotels',
    'Status: permanent resident',
    'Status: available at once',
    'Status reports for the board',
    'Weight training',
    'Sex education',
    'Gender studies',
    'Child protection',
    "Children's services",
    'Single point of contact',
    'Male ward nurse',
    'Raised two children',
    'Passport valid to 2030',
    'Driving licence B',
    'Notice: 1 month',
    'Canadian citizen',
    'Open work permit',
    'Age: 41 Skills: Excel',
    'Religion teacher',
    '12 years old whisky',
    'CPR and First Aid',
    'Nik Sample',
    'Kinder- und Jugendarbeit',
    'Gift shop assistant',
    'Chauffeur, 3 ans',
    'Alterspflege',
    'Home: +44 1632 960 100',
    'Housing: policy and tenant advice',
    'Home: Exampletown',
    'Sexologie',
  ])('but not %s', (row) => {
    expect(without(row)).toBe(row);
  });
});

describe('a row that holds other things too', () => {
  it.each([
    ['Canadian citizen (2023), age 39, single mother', 'Canadian citizen (2023)'],
    ['Marital Status Single | Driving licence code 8', 'Driving licence code 8'],
    ['Sex: F | Open work permit', 'Open work permit'],
  ])('%s -> %s', (row, left) => {
    expect(without(row)).toBe(left);
  });
});

it('what the ad asks for stays', () => {
  const asked = createPersonalDataFilter('Applicants must be citizens or permanent residents.');
  expect(asked('Nationality: Maltese')).toBe('Nationality: Maltese');
  expect(asked('Sex: F | Nationality: Maltese')).toBe('Nationality: Maltese');
  expect(without('Nationality: Maltese')).toBe('');
});

it.each([
  'Born-digital records: catalogued 4,000 files',
  'Born-digital preservation',
  'Status: engaged with 40 schools a year',
  'Status: single point of contact for 30 shops',
])('a line of work stays: %s', (text) => {
  expect(without(text)).toBe(text);
});

describe('what is left reads as it did', () => {
  it.each([
    ['Notice period: one month. Expected salary: negotiable.', 'Notice period: one month.'],
    ['At home, 2017 to 2025. Three children, now 15, 9 and 6 years old.', 'At home, 2017 to 2025.'],
    ['status: divorced, 2 grown up kids', ''],
    ['non smoker, available from january', 'available from january'],
    ['Canadian citizen (2023), age 39.', 'Canadian citizen (2023).'],
  ])('%s -> %s', (row, left) => expect(without(row)).toBe(left));

  it.each(['Single mother, two kids and a van', 'Married, and run a farm with my wife'])(
    'a sentence that would be torn stays whole: %s',
    (row) => expect(without(row)).toBe(row),
  );

  const DATA =
    'Married, 2 children.|Age 39.|DOB 11.03.1979.|Three children, now 9 and 6 years old.';
  const WORK =
    'At home, 2017 to 2025.|Full driving licence, own car.|Notice: one month.|Cooked (for 40), cleaned.|Born leader of a crew of 12, on nights.';
  const cases = DATA.split('|').flatMap((data) =>
    WORK.split('|').flatMap((work) =>
      [`${data} ${work}`, `${work} ${data}`, `${data} ${work} ${data}`].map((row) => ({
        row,
        work,
      })),
    ),
  );
  it.each(cases)('$row', ({ row, work }) => expect(without(row)).toBe(work));
});

it.each([`${'sex & '.repeat(60)}b1`, `a${'\t'.repeat(390)}b1`, 'religion/'.repeat(44)])(
  'comes to an end on a row of labels or blanks: %#',
  (row) => {
    expect(createPersonalDataFilter('')(row)).toEqual(expect.any(String));
  },
);

it.each([
  ['Smoker: No. Driving licence B', 'Driving licence B'],
  ['Disability: No. First aid trained 2024', 'First aid trained 2024'],
])('what follows a "No." stays: %s', (row, left) => {
  expect(without(row)).toBe(left);
});
