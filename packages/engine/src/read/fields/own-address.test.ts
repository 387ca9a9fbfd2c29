import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

const JOBS = 'WORK EXPERIENCE\nPicker, Sample Works, 2012 - 2024\n- Picked\n';

async function basicsOf(rows: string) {
  const text = `Ada Sample\n${rows}\n\n${JOBS}`;
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume.basics;
}

const placeOf = async (rows: string): Promise<string> =>
  Object.values((await basicsOf(rows))?.location ?? {}).join(', ');

describe('of several addresses in a form the one that holds now is read, alone', () => {
  const [own, other] = ['4 Mill Road, Exampleton', '9 Hill Street, Sampleford'];

  it.each([
    `Address: ${own}\nPhone: 07700 900123\nNext of kin: Mary Sample\nAddress: ${other}`,
    `Address: ${own}\nMobile: 0917 555 0142\nEmergency contact: Mary Sample\nHome address: ${other}`,
    `Present address: ${own}\nPrevious address: ${other}\nada@example.com`,
    `Previous address: ${other}\nAddress: ${own}\nada@example.com`,
    `Current Address: ${own}\nPermanent Address: ${other}\nada@example.com`,
    `Permanent address: ${other}\nPresent address: ${own}\nada@example.com`,
    `Home address: ${own}\nPostal address: ${other}\nada@example.com`,
    `Address: ${own}\nWilling to work in\nCity: Dubai\nada@example.com`,
    `Address: ${own}\nada@example.com\nParents\nAddress: ${other}`,
    `Name: Ada Sample\nAddress: ${own}\nPhone: 07700 900123\nGuardian: Mary Sample\nAddress: ${other}`,
  ])('%s', async (rows) => {
    expect(await placeOf(rows)).toBe(own);
  });

  it.each([
    ['Address line 1: 4 Mill Road\nAddress line 2: Old Village\nTown: Exampleton\nada@example.com'],
    ['Street: 4 Mill Road\nAddress: Old Village\nTown: Exampleton\nada@example.com'],
    ['Address: 4 Mill Road\nPhone: 07700 900123\nVillage: Old Village\nTown: Exampleton'],
  ])('the parts of one stay together: %s', async (rows) => {
    for (const part of ['4 Mill Road', 'Old Village', 'Exampleton'])
      expect(await placeOf(rows)).toContain(part);
  });
});

describe('a row alone among the contacts', () => {
  const around = (row: string): readonly string[] => [
    `\nCONTACT\n${row}\n07700 900123\nada@example.com`,
    `\nCONTACT\n07700 900123\nada@example.com\n${row}`,
  ];

  it.each(['Exampleton', 'Gwarexample', 'Musterfeld', 'Leeds', 'San Diego'])(
    'is a town: %s',
    async (town) => {
      for (const rows of around(town)) expect(await placeOf(rows)).toBe(town);
    },
  );

  it.each([
    ...['Phone', 'Telephone', 'Mobile', 'Celular', 'Portable', 'Mobiel', 'Mobil', 'Komórka'],
    ...['Catholic', 'Christian', 'Filipino', 'British', 'Nigerian', 'Married', 'Courriel'],
    ...['Teamwork', 'Harness', 'Please Call', 'Mary Sample'],
  ])('is none: %s', async (row) => {
    for (const rows of around(row)) expect(await placeOf(rows)).toBe('');
  });

  it('is none behind the word for another whom one may call', async () => {
    for (const word of ['Emergency contact', 'Spouse'])
      expect(
        await placeOf(`\nCONTACT\n07700 900123\nada@example.com\n${word}\nMaribel\n07700 900999`),
      ).toBe('');
  });
});

describe('where somebody lives, told in a sentence', () => {
  it.each([
    ['Lives Exampleton, can start now', 'Exampleton'],
    ['A picker who lives in Exampleton.', 'Exampleton'],
    ['Picker, lives in Exampleton.', 'Exampleton'],
    ['I live in Exampleton.', 'Exampleton'],
  ])('%s', async (row, place) => {
    expect(await placeOf(`${row}\nada@example.com`)).toContain(place);
  });

  it.each([
    'Aid worker who changed lives in Malawi and Chad',
    'Teacher. Transforming lives daily, one lesson at a time',
    'Every life counts, lives saved 40',
    'Lives up to targets, improves lives through care',
    'Touching lives through teaching',
    'Saving lives in hospitals',
  ])('no place in: %s', async (row) => {
    expect(await placeOf(`${row}\nada@example.com`)).toBe('');
  });

  it.each([
    '45 years, Married, Two children',
    '20 years, Crane and rigging, Offshore',
    '45 y, Dutch, Married',
    '29 years old, Full time, Exampleton',
    '34 yrs, Christian, Single',
  ])('none behind an age: %s', async (row) => {
    expect(await placeOf(`${row}\nada@example.com`)).toBe('');
  });
});

describe('the number behind a label of papers', () => {
  it.each([
    'Work permit holder +971 50 555 0142',
    'Licence holder 07700 900123',
    'Peter Pan 07700 900123',
    'CHAN SIN YING +852 5550 0142',
    'Call Reg 07700 900123',
    'Tin Lwin +95 9 555 014 222',
    'Registered nurse 07700 900123',
  ])('is one to call where no whole label stands there: %s', async (row) => {
    expect((await basicsOf(`${row}\nada@example.com`))?.phone).toBe(
      /(?:\+|0)\d[\d ]+$/.exec(row)?.[0],
    );
  });

  it.each([
    'NRC No: 123456 78 1',
    'Driving licence: 07700 900123',
    'Licence no. 1234567890',
    'SSN: 123-45-6789',
    'KTP 3201 2345 6789 012',
    'Registration number 12345678',
    'Membership No. 0770 0900 123',
    'Voter card: 1234 567 890',
  ])('is none to call: %s', async (row) => {
    expect((await basicsOf(`${row}\nada@example.com`))?.phone).toBeUndefined();
  });
});
