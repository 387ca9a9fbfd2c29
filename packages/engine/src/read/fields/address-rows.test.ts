import { describe, expect, it } from 'vitest';
import { readHeader } from '../testing/section-of.ts';

const placeOf = async (rows: string): Promise<string> => {
  const { location = {} } = await readHeader(rows);
  return Object.values(location).join(', ');
};

describe('the row of an address that no list of towns or streets knows', () => {
  it.each([
    'Section 14 Lot 3, Sample North, Port Example, NCD',
    'LP 12 Sample Trace, Exampleton, Trinidad',
    '38 Sample Heights Extension, Example City',
    'Pje. Los Ejemplos 12 (C.P. 4400), Villa Muestra, Pcia. de Prueba',
    'Cra. 14 No. 12-30, Barrio La Muestra, Ejemplar, Colombia',
    '14/2 Moo 3, Bang Sample, Chachoexample 24110',
    'Parcela 7, Sector El Ejemplo, Comuna Muestra',
    'Km 4 Carretera Vieja, Aldea Ejemplo',
    'Sampleton-11, Example Tole, Musterdehi',
    'Block C2 Sample Estate, Gwarexample',
  ])('%s', async (address) => {
    expect(await placeOf(`Robin Placeholder\n${address}\n555-014-2207\nrobin@example.com`)).toBe(
      address,
    );
    expect(
      await placeOf(`Robin Placeholder\nClerk\n555-014-2207 | robin@example.com\n${address}`),
    ).toBe(address);
  });

  it.each([
    'Licensed Pilot - 27 years at sea and in harbours, 3,140 acts, 0 groundings',
    '27 years at sea, 3 languages',
    'Nurse, Midwife, 12 years',
    'Certified PMP, Scrum Master 2',
    'Forklift 3T, Reach Truck, Crane 20T',
    'Born 23 de mayo de 1987, Sampleton',
    'BSc (Hons) 2:1, MSc',
    'Age 34, Married, 2 Children',
    'Passport No. AB 123456, Exampleland',
    'Available from 1 January, Full Time',
    'Class 2 Licence, Heavy Rigid',
    'Grade 12, Merit',
  ])('is none of: %s', async (row) => {
    expect(await placeOf(`Robin Placeholder\n${row}\n555-014-2207\nrobin@example.com`)).toBe('');
  });
});

describe('an address in the rows of a form that names nobody', () => {
  it.each([
    ['Address line 1: 9, Flat 2, Sample Triq', 'Town: Exampleton', 'Post code: EXA 0000'],
    ['Strasse / Nr.: Untere Muster 77', 'PLZ / Ort: 5599 Musterfeld EX'],
    ['Straße und Hausnummer: Am Muster 7', 'Postleitzahl, Ort: 12345 Musterstadt'],
    ['Domicile: Pasaje Los Ejemplos 11, Villa Muestra', 'City: Ejemplar'],
    ['Town: Exampleton', 'Region: Dar es Sample', 'Country: Tanzania'],
    ['Village: Sampleton', 'Parish: St. Example', 'Country: Jamaica'],
    ['Street and number: Sample Way 7', 'Suburb: Musterville', 'State: Example', 'Postcode: 3999'],
    ['Calle y número: Los Ejemplos 7', 'Ciudad: Muestra'],
    ['House no.: 7', 'Ward: 4 Sample', 'District: Exampledhi'],
    ['Residential address: Stand 7, Exampleton', 'Province: Musterland'],
  ])('%s / %s', async (...rows) => {
    const values = rows.map((row) => row.slice(row.indexOf(': ') + 2)).join(', ');
    const form = [...rows, 'Phone: 555-014-2207', 'Email: robin@example.com'];
    expect(await placeOf(`Robin Placeholder\nClerk\n${form.join('\n')}`)).toBe(values);
    const turned = await placeOf(`Robin Placeholder\n\n${form.toReversed().join('\n')}`);
    expect(turned.split(', ').toSorted()).toEqual(values.split(', ').toSorted());
  });
});

it.each([
  [
    '62 yrs old, Brgy. Sample, San Ejemplo Norte, Laguna',
    'Brgy. Sample, San Ejemplo Norte, Laguna',
  ],
  ['44 y, Vilnius', 'Vilnius'],
  ['Aged 51 years, 12 Sample Road, Exampleton', '12 Sample Road, Exampleton'],
])('the age before a place is no part of it: %s', async (row, place) => {
  expect(await placeOf(`Robin Placeholder\n${row}\n555-014-2207\nrobin@example.com`)).toBe(place);
});

describe('an address in several rows', () => {
  it.each([
    ['5/210 Sample Flat', 'Road', 'Te Example Bay 0478'],
    ['27/B, 4th Cross,', 'Sample Tank Street,', 'Mysample 570099'],
    ['Travessa do Exemplo 6', 'Exemplela, 3000-999, Portugal'],
    ['Flat 4,', '12 Sample Road,', 'Leeds LS6 1AA'],
  ])('%s / %s / %s', async (...rows) => {
    const place = await placeOf(
      `Robin Placeholder\nClerk\n${rows.filter(Boolean).join('\n')}\n555-014-2207\nrobin@example.com`,
    );
    for (const word of rows
      .filter(Boolean)
      .join(' ')
      .match(/[\p{L}\d]+/gu) ?? [])
      expect(place).toContain(word);
  });
});

describe('a place in more parts than town and country', () => {
  it.each([
    'Tsuen Sample, New Territories, Hong Kong',
    'San Ejemplo de las Nubes, Chiapas, México',
    'Sampleru County, Kenya',
    'Kibosample, Kilimanjaro Region, Tanzania',
    'Old Abbey, Mill Road, Carrigsample, Co. Limerick, V99 X0X0',
  ])('%s', async (place) => {
    const found = await placeOf(
      `Robin Placeholder\nClerk\n${place}\n020 555 0142\nrobin@example.com`,
    );
    expect(found).toBe(place);
  });
});
